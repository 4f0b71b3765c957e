"""Finished matches over HTTP: who may have them, and what they contain."""

from pathlib import Path

import koloda
from koloda import Record
from koloda.cli import main
from tests.server.local_server import (
    SHORT,
    TWO,
    LocalServer,
    Party,
    local_server,
    make_some_moves,
    play_out,
    refused,
    rejoined,
    run,
    started,
)


def test_players_may_have_the_record_and_everybody_if_the_table_is_public(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            eve = await here.guest("Eve")
            for public in (True, False):
                party = await started(here, TWO, public=public)
                await play_out(party)
                path = f"/api/tables/{party.host.id}/record"
                assert (await here.ask("GET", path, by=eve)).status == (200 if public else 404)
                for client in party.clients:
                    assert (await here.ask("GET", path, by=client)).status == 200

    run(story())


def test_a_record_is_signed_by_the_servers_key_which_stays_the_same(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO)
            await play_out(party)
            path = f"/api/tables/{party.host.id}/record"
            text = (await here.ask("GET", path, by=party.clients[0])).body.decode()
            key = (await here.ask("GET", "/api/key")).json["key"]
            assert Record.parse(text, koloda.game).signed_by == key
        async with local_server(database) as here:
            assert (await here.ask("GET", "/api/key")).json["key"] == key

    run(story())


async def rematch(party: Party) -> None:
    for table in party.tables:
        await table.ask("ask-rematch")
    for table in party.tables:
        await table.wait(lambda table: table.state["phase"] == "gathering")
    await next(table for table in party.tables if table.state["is_host"]).start()
    for table in party.tables:
        await table.wait(lambda table: table.state["phase"] == "playing")


def test_every_match_of_a_table_can_be_exported_verified_and_replayed(database, tmp_path) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO)
            path = f"/api/tables/{party.host.id}"
            with refused("not-over"):
                await party.clients[0].call("GET", f"{path}/record")
            await play_out(party)
            first = await party.clients[0].call("GET", f"{path}/record")
            await rematch(party)
            # during the second match, the last finished one is the first
            assert await party.clients[1].call("GET", f"{path}/record") == first
            await make_some_moves(party, 1)
            made = len(Record.parse(first, koloda.game).moves)
            assert await party.clients[1].call("GET", f"{path}/thoughts") == [None] * made
            with refused("not-found"):
                await party.clients[0].call("GET", f"{path}/record?match=2")
            await play_out(party, seed=2)
            await party.close()
        async with local_server(database) as here:
            back = await rejoined(party, here)
            assert back.host.state["matches_over"] == 2
            second = await back.clients[0].call("GET", f"{path}/record")
            assert second != first
            await check_match(here, back, 1, first, tmp_path)
            await check_match(here, back, 2, second, tmp_path)
            for wrong in ("0", "3", "-1", "x", "1" * 30):
                with refused("not-found"):
                    await back.clients[0].call("GET", f"{path}/record?match={wrong}")
            stranger = await here.guest("Eve")
            with refused("not-found"):
                await stranger.call("GET", f"{path}/record?match=1")

    run(story())


async def check_match(
    here: LocalServer, party: Party, number: int, expected: str, folder: Path
) -> None:
    path = f"/api/tables/{party.host.id}"
    text = await party.clients[0].call("GET", f"{path}/record?match={number}")
    assert text == expected
    file = folder / f"{number}.jsonl"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    replay = await party.clients[1].call("GET", f"{path}/replay?match={number}&seat=0")
    record = Record.parse(text, koloda.game)
    assert [step["view"] for step in replay["steps"]] == [
        state.view(0) for state in record.states()
    ]
    answer = await here.ask("GET", f"{path}/record?match={number}", by=party.clients[0])
    assert f"-{number}.jsonl" in answer.headers["content-disposition"]


def test_bots_thoughts_are_shown_only_after_the_end(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada, eve = await here.guest("Ada"), await here.guest("Eve")
            table = await ada.open(SHORT.game_id, 2, options=SHORT.options)
            table.keep_frames = True
            await table.seat_bot(1, "casual")
            await table.start()
            path = f"/api/tables/{table.id}/thoughts"
            assert (await here.ask("GET", path, by=ada)).error == "not-over"
            async for position in table.my_turns():
                await table.move(position["legal"][0]["move"])
            assert not [frame for frame in table.frames if '"share"' in frame]
            thoughts = (await here.ask("GET", path, by=ada)).json
            match = here.live(table).table.match
            assert match is not None
            assert [each is None for each in thoughts] == [seat == 0 for seat in match.movers]
            searched = [each for each in thoughts if each and len(each["options"]) > 1]
            assert searched and all(each["simulations"] > 0 for each in searched)
            assert (await here.ask("GET", path, by=eve)).error == "not-found"

    run(story())
