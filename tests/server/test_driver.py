"""Clocks, bots and hints over sockets."""

import secrets

import koloda
from koloda import Record
from koloda.bots.levels import bot
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
)


def test_players_not_connected_at_the_start_are_gone(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
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


def test_a_table_without_takeover_waits(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, takeover=None, clock={"type": "move", "seconds": 60})
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


def test_a_table_may_forbid_hints(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, SHORT, hints=False)
            with refused("no-hints"):
                await party.host.ask("ask-hint")

    run(story())
