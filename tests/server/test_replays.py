"""Looking back at what is over: who may, at what, and what a record must be."""

import asyncio
import http.client
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import koloda
from koloda import Record
from koloda.bots import curve as curves
from koloda.engine.record import checked
from koloda.engine.state import State
from koloda.server import curves as served
from koloda.server.api.matches import LARGEST_RECORD
from tests.server.house import Answer, House, Party, house, limits, play_out, run, started, until
from tests.variants import Variant

SHORT = Variant("face-to-face", 2, {"highest": 14, "hand": 3, "first": 0})
GOLDEN = Path(__file__).parents[1] / "golden"
LONGER = (GOLDEN / "schotten-totten-2-2.jsonl").read_bytes()
RECORD = (GOLDEN / "face-to-face-2-highest=14-hand=3-first=1.jsonl").read_bytes()


@pytest.fixture(autouse=True)
def quick(monkeypatch) -> None:
    """A small budget: what is tested here is not how well the bots judge."""
    monkeypatch.setattr(curves, "LEAST", 4)
    monkeypatch.setattr(curves, "BUDGET", 0)


async def played(here: House, **settings: bool) -> Party:
    party = await started(here, SHORT, **settings)
    await play_out(party)
    return party


def lines(answer: Answer) -> list[dict[str, object]]:
    return [json.loads(line) for line in answer.body.splitlines()]


def test_a_match_lost_on_time_says_so_when_it_is_looked_back_at(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            clock = {"type": "move", "seconds": 1}
            party = await started(here, SHORT, clock=clock, timeout="loss")
            await until(lambda: party.live.table.phase == "over")
            path = f"/api/tables/{party.host.id}/replay"
            told = (await here.ask("GET", path, by=party.clients[1])).json
            assert told["steps"][-1]["view"]["outcome"] is None
            assert told["outcome"]["winners"] == [1]
            assert told["outcome"]["reason"] == "out-of-time"
            path = f"/api/tables/{party.host.id}/record"
            record = (await here.ask("GET", path, by=party.clients[1])).body
            brought = await here.ask("POST", "/api/records/replay", record, by=party.clients[1])
            assert brought.json["outcome"] == told["outcome"]

    run(story())


def test_a_key_opens_one_match_that_is_over_and_nothing_else(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party, other = await played(here), await played(here)
            path = f"/api/tables/{party.host.id}"
            stranger = await here.guest("Eve")
            for page in ("replay", "thoughts", "curve", "record"):
                assert (await here.ask("GET", f"{path}/{page}", by=stranger)).status == 404
            told = (await here.ask("GET", f"{path}/replay", by=party.clients[1])).json
            assert (told["match"], told["matches"]) == (1, 1)
            key = f"match=1&key={told['key']}"
            for page in ("replay", "thoughts", "curve", "record"):
                assert (await here.ask("GET", f"{path}/{page}?{key}", by=stranger)).status == 200
            for asked in (f"match=2&key={told['key']}", "match=1&key=", "match=1&key=%C3%A9"):
                answer = await here.ask("GET", f"{path}/replay?{asked}", by=stranger)
                assert answer.status == 404
            elsewhere = f"/api/tables/{other.host.id}/replay?{key}"
            assert (await here.ask("GET", elsewhere, by=stranger)).status == 404
            assert (await here.ask("GET", path + "?" + key, by=stranger)).status == 404

    run(story())


def test_nothing_is_told_of_a_running_game_not_even_to_its_players(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, SHORT)
            for page in ("replay", "curve", "thoughts"):
                path = f"/api/tables/{party.host.id}/{page}"
                assert (await here.ask("GET", path, by=party.clients[0])).error == "not-over"

    run(story())


def test_a_replay_tells_who_moved_and_what_each_saw(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await played(here)
            path = f"/api/tables/{party.host.id}/replay?seat=1"
            told = (await here.ask("GET", path, by=party.clients[0])).json
            match = party.live.table.match
            assert match is not None
            assert [step["seat"] for step in told["steps"]] == [None, *match.movers]
            assert all("hand" not in step["view"]["sides"][0] for step in told["steps"][:-1])
            packed = await here.ask("GET", path, by=party.clients[0], accept_encoding="gzip")
            assert packed.headers["content-encoding"] == "gzip"

    run(story())


def test_a_record_is_shown_as_it_was_played(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            record = Record.parse(RECORD.decode(), koloda.game)
            for seat, asked in ((None, ""), (0, "?seat=0"), (1, "?seat=1")):
                told = (await here.ask("POST", f"/api/records/replay{asked}", RECORD)).json
                for state, step in zip(record.states(), told["steps"], strict=True):
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
        async with house(database) as here:
            for page in ("replay", "curve"):
                answer = await here.ask("POST", f"/api/records/{page}", record)
                assert (answer.status, answer.error) == (400, "bad-record")
                assert answer.json["arguments"]["line"] == line
                assert reason in answer.json["arguments"]["reason"]

    run(story())


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


def sealed(*content: dict[str, Any]) -> bytes:
    digest = sha256()
    rows = [json.dumps({**line, "check": checked(digest, line)}) for line in content]
    return "".join(row + "\n" for row in rows).encode()


def test_a_record_is_refused_whatever_stands_in_its_header(database) -> None:
    """The seal can be made by anybody: what it covers is checked all the same."""
    header = json.loads(RECORD.splitlines()[0])
    del header["check"]
    end = {"moves": 0, "outcome": None}

    async def story() -> None:
        async with house(database) as here:
            told = await here.ask("POST", "/api/records/replay", sealed(header, end))
            assert told.status == 200
            for change in ODD:
                bad = sealed({**header, **change}, end)
                answer = await here.ask("POST", "/api/records/replay", bad)
                assert (answer.status, answer.error) == (400, "bad-record"), change
            huge = RECORD.replace(b'"seed": ', b'"seed": ' + b"9" * 5000)
            assert (await here.ask("POST", "/api/records/replay", huge)).error == "bad-record"

    run(story())


def test_a_record_has_a_limit_and_so_has_their_number(database) -> None:
    async def story() -> None:
        async with house(database, limits(replays_a_minute=2)) as here:
            large = b" " * (LARGEST_RECORD + 1)
            assert (await here.ask("POST", "/api/records/replay", large)).error == "too-large"
            assert (await here.ask("POST", "/api/records/replay", RECORD)).status == 200
            assert (await here.ask("POST", "/api/records/replay", RECORD)).error == "too-many"

    run(story())


def test_a_curve_has_chances_for_each_step_and_is_the_same_again(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            first = lines(await here.ask("POST", "/api/records/curve", RECORD))
            moves = len(Record.parse(RECORD.decode(), koloda.game).moves)
            assert first[0] == {"steps": moves}
            found = [line["chances"] for line in first[1:-1]]
            assert len(found) == moves + 1
            assert "turning" in first[-1]
            assert lines(await here.ask("POST", "/api/records/curve", RECORD)) == first
        async with house(database) as again:
            assert lines(await again.ask("POST", "/api/records/curve", RECORD)) == first

    run(story())


@pytest.fixture
def looks(monkeypatch) -> list[State]:
    """Curves take long here; the positions that were looked at so far."""
    found: list[State] = []
    judge = curves.chances
    monkeypatch.setattr(curves, "LEAST", 5000 if koloda.compiled else 40)
    monkeypatch.setattr(curves, "MOST", curves.LEAST)

    def chances(state: State, *budget: int) -> list[float]:
        found.append(state)
        return judge(state, *budget)

    monkeypatch.setattr(curves, "chances", chances)
    return found


def test_who_leaves_is_not_worked_for_and_others_get_theirs(database, looks) -> None:
    """The first visitor hangs up while his curve is made: the second one's comes all the same."""

    async def story() -> None:
        async with house(database) as here:
            line = http.client.HTTPConnection("127.0.0.1", here.port, 30)
            await asyncio.to_thread(line.request, "POST", "/api/records/curve", LONGER)
            await until(lambda: looks)
            line.close()
            second = lines(await here.ask("POST", "/api/records/curve", RECORD))
            assert "turning" in second[-1]
            assert len(looks) < LONGER.count(b"\n") - 1, "the first curve was finished all the same"

    run(story())


def test_a_visitor_who_asks_again_gives_the_earlier_curve_up(database, looks) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada = await here.guest("Ada")
            earlier = asyncio.create_task(here.ask("POST", "/api/records/curve", LONGER, by=ada))
            await until(lambda: looks)
            later = lines(await here.ask("POST", "/api/records/curve", RECORD, by=ada))
            assert "turning" in later[-1]
            assert "turning" not in lines(await earlier)[-1]

    run(story())


def test_only_so_many_wait_for_a_curve(database, monkeypatch) -> None:
    monkeypatch.setattr(served, "WAITING", 0)

    async def story() -> None:
        async with house(database) as here:
            assert (await here.ask("POST", "/api/records/curve", RECORD)).error == "too-many"

    run(story())
