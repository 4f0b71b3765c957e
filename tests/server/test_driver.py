"""Clocks, bots and hints over sockets."""

import asyncio
import secrets
from itertools import pairwise

import koloda
from koloda import Record
from koloda.bots.contract import Choice
from koloda.bots.levels import bot
from koloda.client import ServerRefused
from koloda.server import driver, metrics
from koloda.server.pace import Pace
from koloda.tables.entries import Gone, Moved, TakenOver
from tests.server.local_server import (
    SHORT,
    TWO,
    gathered,
    local_server,
    make_some_moves,
    play_out,
    refused,
    run,
    started,
    until,
    writer_held,
)
from tests.tables.helpers import play_a_round


def test_players_not_connected_at_the_start_are_gone(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await gathered(here, TWO)
            await party.tables[1].close()
            await until(lambda: not party.live.table.seats[1].hash)
            await party.host.start(anyway=True)
            await party.host.wait(lambda table: table.state["match"] is not None)
            assert party.host.state["seats"][1]["gone"]
            assert party.host.state["match"]["clock"]["paused"]
            await party.clients[1].table(party.host.id)
            await party.host.wait(lambda table: not table.state["match"]["clock"]["paused"])

    run(story())


def test_a_bot_takes_over_after_the_set_time_until_the_player_comes_back(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, takeover=1)
            gone, other = party.tables
            await gone.close()
            await until(lambda: party.live.table.is_paused)
            await other.wait(lambda table: table.state["seats"][0]["bot_plays"])
            await other.wait(lambda table: table.my_turn or table.is_over)
            log = party.live.table.log
            taken = next(entry for entry in log if isinstance(entry, TakenOver))
            left = next(entry for entry in log if isinstance(entry, Gone))
            assert taken.at - left.at >= 1
            assert {entry.by for entry in log if isinstance(entry, Moved)} == {"bot"}
            back = await party.clients[0].table(other.id)
            await back.wait(lambda table: not table.state["seats"][0]["bot_plays"])
            party.tables[0] = back
            await play_out(party)

    run(story())


def test_bots_wait_until_a_person_has_seen_how_the_round_ended(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            client = await here.guest("Ada")
            options = {"match": "wins", "wins": 9, "first": 0}
            seat = await client.open("gallop", 2, options=options)
            seat.goes_on = False
            await seat.seat_bot(1, "newcomer")
            await seat.start()
            live = here.live(seat)
            await here.tables.execute(live, play_a_round)
            await seat.wait(lambda table: table.must_go_on)
            assert live.table.bot_to_move is None and live.bot is None
            moves = len(live.table.match.moves)
            await seat.hello()
            assert len(live.table.match.moves) == moves
            await seat.go_on()
            await seat.wait(lambda table: not table.must_go_on)
            # now whoever holds the marker puts down a card, and so on to the end of the deal
            seat.goes_on = True
            await seat.wait(lambda table: table.my_turn)
            await seat.move(seat.my_turn["legal"][0]["move"])
            await until(lambda: len(live.table.match.moves) > moves + 1)

    run(story())


def test_a_table_without_takeover_waits(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            clock = {"type": "move", "seconds": 60}
            party = await started(here, TWO, takeover=None, pause=None, clock=clock)
            await party.tables[1].close()
            await until(lambda: party.live.table.is_paused and party.live.timer is None)
            # the other player may move, and then the table waits
            await make_some_moves(party, 2)
            assert party.live.table.deadline is None

    run(story())


def test_when_time_runs_out_a_bot_moves_or_the_game_is_lost(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            clock = {"type": "move", "seconds": 1}
            bot = await started(here, TWO, clock=clock)
            loss = await started(here, TWO, clock=clock, timeout="loss")
            await bot.host.wait(lambda table: table.state["match"]["moves_made"] > 0)
            moved = [entry for entry in bot.live.table.log if isinstance(entry, Moved)]
            assert moved[0].by == "clock"
            for table in loss.tables:
                await table.wait(lambda table: table.is_over)
                outcome = table.state["match"]["outcome"]
                assert (outcome["winners"], outcome["reason"]) == ([1], "out-of-time")
            record = await loss.clients[0].call("GET", f"/api/tables/{loss.host.id}/record")
            assert Record.parse(record, koloda.game).moves == []
            assert loss.live.timer is None

    run(story())


def test_bots_play_a_game_among_themselves_while_their_host_watches(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            table = await (await here.guest("Ada")).open("face-to-face", 2)
            await table.ask("stand", seat=0)
            for seat in range(2):
                await table.seat_bot(seat)
            await table.start()
            await table.wait(lambda table: table.is_over)
            assert table.state["match"]["open"]

    run(story())


def test_a_hint_is_a_legal_move_with_its_chances_and_only_on_your_turn(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            gathering = await gathered(here, SHORT)
            with refused("not-playing"):
                await gathering.host.ask("ask-hint")
            party = await started(here, SHORT)
            first, second = party.tables
            second.keep_frames = True
            hint = await first.ask("ask-hint")
            options = hint["thoughts"]["options"]
            legal = {each["text"] for each in first.state["match"]["legal"]}
            assert options and {each["text"] for each in options} <= legal
            assert all(0 <= each["chance"] <= 1 for each in options)
            with refused("not-your-turn"):
                await second.ask("ask-hint")
            assert not [frame for frame in second.frames if "thoughts" in frame]

    run(story())


def test_a_hint_is_what_a_strong_bot_would_play(database, monkeypatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)

    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, SHORT)
            state = party.live.table.match.state
            hint = await party.tables[0].ask("ask-hint")
            choice = bot(SHORT.game_id, "strong", 7).choose(state.seen_by(0))
            assert hint["thoughts"]["options"][0]["text"] == state.text(choice.move)

    run(story())


def test_a_hint_compares_the_best_move_with_the_one_that_somebody_asks_about(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, SHORT)
            first = party.tables[0]
            best = (await first.ask("ask-hint"))["thoughts"]["options"][0]["text"]
            other = next(one for one in first.state["match"]["legal"] if one["text"] != best)
            compared = (await first.ask("ask-hint", about=other["move"]))["thoughts"]["options"]
            if len(compared) == 2:  # or else the bot now prefers the other one itself
                assert compared[1]["text"] == other["text"]
                assert all(0 <= each["chance"] <= 1 for each in compared)
            legal = {one["move"] for one in first.state["match"]["legal"]}
            with refused("illegal-move"):
                await first.ask("ask-hint", about=next(n for n in range(99) if n not in legal))

    run(story())


def test_a_table_may_forbid_hints(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, SHORT, hints=False)
            with refused("no-hints"):
                await party.host.ask("ask-hint")

    run(story())


def test_a_table_goes_on_when_a_move_is_replaced_while_a_bot_thinks(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            table = await (await here.guest("Ada")).open("gallop", 4)
            live, pool = here.live(table), here.tables.bot_pool
            thinks = asyncio.Event()
            choose, chosen, stale = pool.choose, [], []

            async def slow_choose(seen, level, **named):
                choice = await choose(seen, level, **named)
                chosen.append(choice.move)
                await thinks.wait()
                stale.append(choice.move not in live.table.match.state.legal_moves())
                return choice

            pool.choose = slow_choose
            for seat in range(1, 4):
                await table.seat_bot(seat, "random")
            await table.start()
            while not any(stale):
                thinks.set()
                await table.wait(lambda table: table.my_turn or table.is_over)
                if table.is_over:
                    await table.ask("ask-rematch")
                    await table.wait(lambda table: table.state["phase"] == "gathering")
                    await table.start()
                    continue
                thinks.clear()
                legal = [each["move"] for each in table.my_turn["legal"]]
                chosen.clear()
                await table.move(legal[0])
                if live.table.bot_to_move is None:
                    continue
                await until(lambda: chosen)
                if chosen[0] not in legal[1:]:
                    continue
                try:
                    await table.ask("ask-back")
                except ServerRefused:
                    continue
                await table.move(chosen[0])  # the card that the bot is about to take
            thinks.set()
            await table.wait(lambda table: table.my_turn or table.is_over)

    run(story())


def test_a_bots_task_that_dies_is_counted_and_begins_again(database, monkeypatch) -> None:
    monkeypatch.setattr(driver, "RESTART", 0.01)

    async def story() -> None:
        async with local_server(database) as here:
            died = metrics.TASK_FAILURES._value.get()
            table = await (await here.guest("Ada")).open("face-to-face", 2, options={"first": 1})
            choose, failures = here.tables.bot_pool.choose, [ValueError(), RuntimeError()]

            async def fragile_choose(seen, level, **named):
                if failures:
                    raise failures.pop()
                return await choose(seen, level, **named)

            here.tables.bot_pool.choose = fragile_choose
            await table.seat_bot(1, "random")
            await table.start()
            await table.wait(lambda table: table.my_turn)
            assert metrics.TASK_FAILURES._value.get() == died + 2
            await until(lambda: here.live(table).bot is None)

    run(story())


def test_a_sweep_starts_a_bot_that_should_be_thinking(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            table = await (await here.guest("Ada")).open("face-to-face", 2, options={"first": 1})
            live, pool = here.live(table), here.tables.bot_pool
            choose = pool.choose

            async def never(seen, level, **named):
                await asyncio.Event().wait()

            pool.choose = never
            await table.seat_bot(1, "random")
            await table.start()
            await until(lambda: live.bot is not None)
            live.bot.cancel()
            await until(lambda: live.bot is None)
            pool.choose = choose
            here.tables.housekeeping.sweep()
            await table.wait(lambda table: table.my_turn)

    run(story())


def test_a_clock_that_could_not_be_read_is_read_again(database, monkeypatch) -> None:
    monkeypatch.setattr(driver, "RESTART", 0.01)

    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, clock={"type": "move", "seconds": 1}, timeout="loss")
            table = party.live.table
            tick, failures = table.tick, [ValueError()]

            def fragile_tick(now: float) -> None:
                if failures:
                    raise failures.pop()
                tick(now)

            table.tick = fragile_tick
            await party.host.wait(lambda table: table.is_over)
            assert not failures

    run(story())


def test_a_hint_is_based_on_nothing_that_is_not_durable(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, SHORT)
            first = party.tables[0]
            # a socket answers one request after another, so it takes a second one
            other_tab = await party.clients[0].table(first.id)
            move = first.my_turn["legal"][0]["move"]
            async with writer_held(here.store):
                moving = asyncio.ensure_future(first.move(move))
                await until(lambda: party.live.table.match.moves)
                hinting = asyncio.ensure_future(other_tab.ask("ask-hint"))
                await asyncio.sleep(0.5)
                assert not hinting.done()
            await moving
            assert (await hinting)["thoughts"]["options"]

    run(story())


def test_bots_answer_at_a_set_pace_whatever_they_have_to_think_about(database) -> None:
    """A forced move takes as long as a hard one."""

    async def story() -> None:
        async with local_server(database, pace=Pace(beat=0.2)) as here:
            table = await (await here.guest("Ada")).open("face-to-face", 2, options={"first": 1})
            live, waits = here.live(table), [0.0, 0.05, 0.0, 0.25]

            async def choose(seen, level, **named):
                await asyncio.sleep(waits[len(live.table.match.moves) % len(waits)])
                return Choice(seen.legal_moves()[0])

            here.tables.bot_pool.choose = choose
            await table.seat_bot(1, "random")
            await table.start()
            await table.wait(lambda table: table.my_turn)
            log = live.table.log
            begun = next(i for i, entry in enumerate(log) if isinstance(entry, Moved))
            times = [entry.at for entry in log[begun - 1 :]]
            gaps = [later - earlier for earlier, later in pairwise(times)]
            expected = [0.4 if waits[i % len(waits)] > 0.2 else 0.2 for i in range(len(gaps))]
            for gap, least in zip(gaps, expected, strict=True):
                assert gap >= least - 0.001

    run(story())
