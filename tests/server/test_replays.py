"""Replays of finished games: who may see them, and which records are accepted."""

import json
from hashlib import sha256
from typing import Any

import pytest

import koloda
from koloda import Record
from koloda.engine.record import next_check
from koloda.server.api.matches import LARGEST_RECORD
from tests.server.local_server import (
    SHORT,
    LocalServer,
    Party,
    limits,
    local_server,
    play_out,
    run,
    started,
    until,
)
from tests.server.records import RECORD

pytestmark = pytest.mark.usefixtures("quick_curves")
ODD = [
    {"game": ["face-to-face"]},
    {"game": "no\ud800game"},
    {"seats": ["no", "na\ud800me"]},
    {"players": [2]},
    {"players": 2.0},
    {"options": {"first": [1]}},
    {"options": {"\ud800": 1}},
    {"seed": 1e300},
    {"seed": -1},
    {"seed": {"game": "face-to-face", "seen_by": None}},
    {"rules": "1"},
    {"fair": []},
]


async def played(here: LocalServer, **settings: bool) -> Party:
    party = await started(here, SHORT, **settings)
    await play_out(party)
    return party


def test_the_replay_of_a_match_lost_on_time_says_so(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            clock = {"type": "move", "seconds": 1}
            party = await started(here, SHORT, clock=clock, timeout="loss")
            await until(lambda: party.live.table.phase == "over")
            path = f"/api/tables/{party.host.id}/replay"
            replay = (await here.ask("GET", path, by=party.clients[1])).json
            assert replay["steps"][-1]["view"]["outcome"] is None
            assert replay["outcome"]["winners"] == [1]
            assert replay["outcome"]["reason"] == "out-of-time"
            path = f"/api/tables/{party.host.id}/record"
            record = (await here.ask("GET", path, by=party.clients[1])).body
            brought = await here.ask("POST", "/api/records/replay", record, by=party.clients[1])
            assert brought.json["outcome"] == replay["outcome"]

    run(story())


def test_a_key_opens_one_finished_match_and_nothing_else(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party, other = await played(here), await played(here)
            path = f"/api/tables/{party.host.id}"
            stranger = await here.guest("Eve")
            for page in ("replay", "thoughts", "curve", "record"):
                assert (await here.ask("GET", f"{path}/{page}", by=stranger)).status == 404
            replay = (await here.ask("GET", f"{path}/replay", by=party.clients[1])).json
            assert (replay["match"], replay["matches"]) == (1, 1)
            key = f"match=1&key={replay['key']}"
            for page in ("replay", "thoughts", "curve", "record"):
                assert (await here.ask("GET", f"{path}/{page}?{key}", by=stranger)).status == 200
            for asked in (f"match=2&key={replay['key']}", "match=1&key=", "match=1&key=%C3%A9"):
                answer = await here.ask("GET", f"{path}/replay?{asked}", by=stranger)
                assert answer.status == 404
            elsewhere = f"/api/tables/{other.host.id}/replay?{key}"
            assert (await here.ask("GET", elsewhere, by=stranger)).status == 404
            assert (await here.ask("GET", path + "?" + key, by=stranger)).status == 404

    run(story())


def test_a_running_game_has_no_replay_even_for_its_players(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, SHORT)
            for page in ("replay", "curve", "thoughts"):
                path = f"/api/tables/{party.host.id}/{page}"
                assert (await here.ask("GET", path, by=party.clients[0])).error == "not-over"

    run(story())


def test_a_replay_shows_who_moved_and_what_each_seat_saw(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await played(here)
            path = f"/api/tables/{party.host.id}/replay?seat=1"
            replay = (await here.ask("GET", path, by=party.clients[0])).json
            match = party.live.table.match
            assert match is not None
            assert [step["seat"] for step in replay["steps"]] == [None, *match.movers]
            assert all("hand" not in step["view"]["sides"][0] for step in replay["steps"][:-1])
            packed = await here.ask("GET", path, by=party.clients[0], accept_encoding="gzip")
            assert packed.headers["content-encoding"] == "gzip"

    run(story())


def test_a_record_is_shown_as_it_was_played(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            record = Record.parse(RECORD.decode(), koloda.game)
            for seat, asked in ((None, ""), (0, "?seat=0"), (1, "?seat=1")):
                replay = (await here.ask("POST", f"/api/records/replay{asked}", RECORD)).json
                for state, step in zip(record.states(), replay["steps"], strict=True):
                    seen = state.view_all() if seat is None else state.view(seat)
                    assert step["view"] == json.loads(json.dumps(seen))

    run(story())


@pytest.mark.parametrize(
    ("record", "line", "reason"),
    [
        (b"", 1, "empty"),
        (b"\x89PNG\r\n\x1a\n", 1, "JSON"),
        (RECORD[:-20], 9, "cut off"),
        (RECORD.replace(b'"seat": 1', b'"seat": 0', 1), 2, "check"),
        (b"[" * 100_000 + b"\n", 1, "JSON"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(database, record, line, reason) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            for page in ("replay", "curve"):
                answer = await here.ask("POST", f"/api/records/{page}", record)
                assert (answer.status, answer.error) == (400, "bad-record")
                assert answer.json["arguments"]["line"] == line
                assert reason in answer.json["arguments"]["reason"]

    run(story())


def sealed(*content: dict[str, Any]) -> bytes:
    digest = sha256()
    rows = [json.dumps({**line, "check": next_check(digest, line)}) for line in content]
    return "".join(row + "\n" for row in rows).encode()


def test_a_record_with_an_odd_header_is_refused(database) -> None:
    """Anybody can compute the checks of a record, so its content must be checked too."""
    header = json.loads(RECORD.splitlines()[0])
    del header["check"]
    end = {"moves": 0, "outcome": None}

    async def story() -> None:
        async with local_server(database) as here:
            replay = await here.ask("POST", "/api/records/replay", sealed(header, end))
            assert replay.status == 200
            for change in ODD:
                bad = sealed({**header, **change}, end)
                answer = await here.ask("POST", "/api/records/replay", bad)
                assert (answer.status, answer.error) == (400, "bad-record"), change
            huge = RECORD.replace(b'"seed": ', b'"seed": ' + b"9" * 5000)
            assert (await here.ask("POST", "/api/records/replay", huge)).error == "bad-record"

    run(story())


def test_the_size_and_the_number_of_sent_records_are_limited(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(replays_a_minute=2)) as here:
            large = b" " * (LARGEST_RECORD + 1)
            assert (await here.ask("POST", "/api/records/replay", large)).error == "too-large"
            assert (await here.ask("POST", "/api/records/replay", RECORD)).status == 200
            assert (await here.ask("POST", "/api/records/replay", RECORD)).error == "too-many"

    run(story())
