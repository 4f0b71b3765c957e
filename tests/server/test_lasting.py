"""Restarts, people who leave and come back, clocks, take-back, rematch and talk, over sockets."""

import asyncio
import contextlib
import random
import sqlite3

import koloda
from koloda import Record
from koloda.tables.entries import Gone, Moved, TakenOver
from tests.server.house import (
    Party,
    gathered,
    house,
    play_out,
    play_randomly,
    refused,
    run,
    started,
    until,
)
from tests.variants import VARIANTS, Variant

TWO = Variant("face-to-face", 2, {"first": 0})


async def make_some_moves(party: Party, number: int) -> None:
    for _ in range(number):
        mover = party.to_move()
        await mover.wait(lambda table: table.my_turn)
        await mover.move(mover.my_turn["legal"][0]["move"])


async def again(party: Party, here) -> Party:
    """The same people at a restarted server."""
    clients = [*party.clients, *party.watching]
    for client in clients:
        client.address = here.address
    tables = [await client.table(party.host.id) for client in party.clients]
    return Party(here, party.clients, tables, [], party.watching)


# Restart


def test_all_running_tables_come_back(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            parties = [await gathered(here, TWO)]
            for variant in VARIANTS:
                party = await started(here, variant)
                await make_some_moves(party, 3)
                parties.append(party)
            over = await started(here, TWO)
            await play_out(over)
            before = {party.host.id: party.live.table for party in parties}
            for party in (*parties, over):
                await party.close()
        async with house(database) as here:
            assert not here.tables.by_id  # they sleep until somebody comes
            for party in parties:
                back = await again(party, here)
                table, old = back.live.table, before[party.host.id]
                assert table.log[: len(old.log)] == old.log
                assert table.host == old.host
                assert (table.match and table.match.state) == (old.match and old.match.state)
                if table.match is None:
                    await back.host.start()
                await until(lambda table=table: not table.is_paused)
                await play_out(back)
                record = await back.clients[0].call("GET", f"/api/tables/{back.host.id}/record")
                assert Record.parse(record, koloda.game).end() == back.live.table.match.state
            assert (await again(over, here)).host.is_over

    run(story())


def test_links_and_cookies_outlive_a_restart(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            table = await ada.open("face-to-face", 2)
            link = (await ada.call("POST", f"/api/tables/{table.id}/invites", {"seat": 1}))["link"]
            await table.contribute(b"my own bytes")
            await table.close()
        async with house(database) as here:
            ada.address = ben.address = here.address
            assert (await ben.enter(link)).state["seat"] == 1
            back = await ada.table(table.id)
            assert back.state["seats"][0]["contributed"]
            with refused("already-contributed"):
                await back.contribute(b"others")

    run(story())


def test_nobody_loses_time_while_the_server_is_down(database) -> None:
    async def story() -> None:
        now = [2e9]
        async with house(database) as here:
            here.tables.clock = lambda: now[0]
            party = await started(here, TWO, clock={"type": "game", "seconds": 100})
            now[0] += 30
            await make_some_moves(party, 1)
            left = party.live.table.clock.remaining(0, now[0])
            assert left == 70
            await party.close()
            await until(lambda: party.live.table.is_paused)
        now[0] += 5000
        async with house(database) as here:
            here.tables.clock = lambda: now[0]
            back = await again(party, here)
            await until(lambda: not back.live.table.is_paused)
            await back.host.hello()
            clock = back.host.state["match"]["clock"]
            assert clock == {"left": [70, 100], "running": 0, "paused": False}

    run(story())


def test_one_table_that_cannot_be_read_keeps_no_other_away(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            parties = [await started(here, TWO, public=True) for _ in range(3)]
            for party in parties:
                await party.close()
        with contextlib.closing(sqlite3.connect(database)) as file, file:
            spoilt = (
                b'{"kind":"moved","at":1,"seat":0,"move":0,"by":"person"}',
                parties[1].host.id,
            )
            file.execute("update entries set entry = ? where tab = ? and number = 4", spoilt)
        async with house(database) as here:
            assert set(here.tables.by_id) == {parties[0].host.id, parties[2].host.id}
            back = await again(parties[2], here)
            await play_out(back)

    run(story())


def test_an_orderly_stop_lets_no_bot_take_over(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO, takeover=3)
        await asyncio.sleep(3.1)
        async with house(database) as here:
            back = await again(party, here)
            await until(lambda: not back.live.table.is_paused)
            assert not any(isinstance(entry, TakenOver) for entry in back.live.table.log)
            await play_out(back)

    run(story())


# Who is gone


def test_who_is_not_there_at_the_start_is_gone(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await gathered(here, TWO)
            await party.tables[1].close()
            await until(lambda: len(party.live.connections) == 1)
            await party.host.start()
            await party.host.wait(lambda table: table.state["match"] is not None)
            assert party.host.state["seats"][1]["gone"]
            assert party.host.state["match"]["clock"]["paused"]
            await party.clients[1].table(party.host.id)
            await party.host.wait(lambda table: not table.state["match"]["clock"]["paused"])

    run(story())


def test_a_bot_takes_over_after_the_set_time_and_hands_back(database) -> None:
    async def story() -> None:
        async with house(database) as here:
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


def test_a_table_without_takeover_waits(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO, takeover=None, clock={"type": "move", "seconds": 60})
            await party.tables[1].close()
            await until(lambda: party.live.table.is_paused and party.live.timer is None)
            # the other may move, and then it waits
            await make_some_moves(party, 2)
            assert party.live.table.deadline is None

    run(story())


# Clocks


def test_when_time_is_up_a_bot_moves_or_the_game_is_lost(database) -> None:
    async def story() -> None:
        async with house(database) as here:
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


# Take-back


def test_a_move_is_taken_back_by_consent(database) -> None:
    """Where the draw piles are empty a turn ends without a draw: nothing comes to light."""
    small = Variant("face-to-face", 2, {"highest": 9, "hand": 3, "first": 0})

    async def story() -> None:
        async with house(database) as here:
            for _ in range(60):
                party = await started(here, small)
                if await consent_in(party):
                    return
                await party.close()
            raise AssertionError("no game came to an end without draws")

    run(story())


async def consent_in(party: Party) -> bool:
    chooser = random.Random(1)
    table = party.live.table
    while table.seat_to_move is not None:
        mover, revealed = party.to_move(), table.match.state.revealed
        await mover.wait(lambda table: table.my_turn or table.is_over)
        await mover.move(chooser.choice(mover.my_turn["legal"])["move"])
        if (
            table.phase == "over"
            or party.to_move() is mover
            or table.match.state.revealed != revealed
        ):
            continue
        answering = party.to_move()
        made = len(table.match.moves)
        await answering.wait(lambda table: table.my_turn)
        await answering.move(answering.my_turn["legal"][0]["move"])
        if table.phase == "over":
            return False
        for agreed in (False, True):
            await mover.ask("ask-back")
            await answering.wait(lambda table: table.state["match"]["must_answer_back"])
            with refused("nothing-to-answer"):
                await mover.ask("answer-back", agreed=True)
            await answering.ask("answer-back", agreed=agreed)
            assert len(table.match.moves) == (made - 1 if agreed else made + 1)
        await play_out(party)
        record = await party.clients[0].call("GET", f"/api/tables/{party.host.id}/record")
        assert Record.parse(record, koloda.game).end() == table.match.state
        return True
    return False


# Once more


def test_a_rematch_is_a_new_deal_with_roles_changed(variant, database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, variant)
            await play_out(party)
            first = party.host.state["commitment"]
            for table in party.tables:
                assert table.state["phase"] == "over"
                await table.ask("ask-rematch")
            for number, table in enumerate(party.tables):
                await table.wait(lambda table: table.state["phase"] == "gathering")
                assert table.state["commitment"] != first
                assert table.state["seat"] == (number + 1) % variant.players
                await table.contribute(b"%d" % number)
            await party.host.start()
            for table in party.tables:
                await table.wait(lambda table: table.state["phase"] == "playing")
            await play_out(party, seed=2)
            path = f"/api/tables/{party.host.id}/record"
            record = Record.parse(await party.clients[0].call("GET", path), koloda.game)
            assert record.deal.commitment == party.host.state["commitment"]
            assert sorted(record.deal.contributions) == [
                b"%d" % number for number in range(variant.players)
            ]

    run(story())


# Talk


def test_strict_talk_over_the_socket(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO, watchers=1, strict_talk=True)
            for speaker in (*party.tables, *party.watchers):
                with refused("strict-talk"):
                    await speaker.ask("say", text="take the left one")
                with refused("not-known"):
                    await speaker.ask("say", phrase="i-know-this-card", about="0.1")
                await speaker.ask("say", phrase="hello")
            await play_out(party)
            await party.host.ask("say", text="that was close")
            await party.tables[1].wait(
                lambda table: table.state["said"][-1]["text"] == "that was close"
            )
            told = [(one["seat"], one["phrase"]) for one in party.tables[1].state["said"]]
            assert told == [(0, "hello"), (1, "hello"), (None, "hello"), (0, "")]

    run(story())


def test_what_was_missed_is_told_one_by_one(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO)
            steady, shaky = party.tables
            number = shaky.number
            shaky.socket.transport.abort()
            await until(lambda: party.live.table.is_paused)
            playing = asyncio.create_task(play_randomly(steady, random.Random(1)))
            await steady.wait(lambda table: not table.my_turn)
            await shaky.reconnect()
            missed = [event["number"] for event in shaky.events if event["number"] > number]
            assert missed == sorted(set(missed))
            await asyncio.gather(playing, play_randomly(shaky, random.Random(2)))
            both = [
                [event["number"] for event in table.events if event["event"] == "moved"]
                for table in party.tables
            ]
            assert both[0] == both[1]

    run(story())


def test_bots_alone_play_to_the_end_and_their_host_watches(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            table = await (await here.guest("Ada")).open("face-to-face", 2)
            await table.ask("stand", seat=0)
            for seat in range(2):
                await table.seat_bot(seat)
            await table.start()
            await table.wait(lambda table: table.is_over)
            assert table.state["match"]["open"]

    run(story())
