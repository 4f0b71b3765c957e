"""Curves of chances for finished games."""

import asyncio
import http.client
import json
import threading

import pytest

import koloda
from koloda import Record
from koloda.bots import curve as curves
from koloda.engine.state import State
from koloda.server import curves as served
from tests.server.local_server import (
    Answer,
    local_server,
    run,
    until,
)
from tests.server.records import LONGER, RECORD

pytestmark = pytest.mark.usefixtures("quick_curves")


def lines(answer: Answer) -> list[dict[str, object]]:
    return [json.loads(line) for line in answer.body.splitlines()]


def test_a_curve_has_chances_for_each_step_and_is_the_same_next_time(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            first = lines(await here.ask("POST", "/api/records/curve", RECORD))
            moves = len(Record.parse(RECORD.decode(), koloda.game).moves)
            assert first[0] == {"steps": moves}
            found = [line["chances"] for line in first[1:-1]]
            assert len(found) == moves + 1
            assert "turning" in first[-1]
            assert lines(await here.ask("POST", "/api/records/curve", RECORD)) == first
        async with local_server(database) as again:
            assert lines(await again.ask("POST", "/api/records/curve", RECORD)) == first

    run(story())


@pytest.fixture
def evaluated(monkeypatch) -> list[State]:
    """Make curves slow, and return the positions evaluated so far."""
    found: list[State] = []
    compute = curves.chances
    monkeypatch.setattr(curves, "LEAST", 5000 if koloda.compiled else 40)
    monkeypatch.setattr(curves, "MOST", curves.LEAST)

    def chances(state: State, *budget: int) -> list[float]:
        found.append(state)
        return compute(state, *budget)

    monkeypatch.setattr(curves, "chances", chances)
    return found


def test_a_curve_is_abandoned_when_its_visitor_leaves(database, evaluated) -> None:
    """The first visitor hangs up while their curve is computed; the second still gets theirs."""

    async def story() -> None:
        async with local_server(database) as here:
            line = http.client.HTTPConnection("127.0.0.1", here.port, 30)
            await asyncio.to_thread(line.request, "POST", "/api/records/curve", LONGER)
            await until(lambda: evaluated)
            line.close()
            second = lines(await here.ask("POST", "/api/records/curve", RECORD))
            assert "turning" in second[-1]
            assert len(evaluated) < LONGER.count(b"\n") - 1, (
                "the first curve was computed to the end"
            )

    run(story())


def test_a_visitors_new_request_cancels_their_earlier_one(database, evaluated) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            earlier = asyncio.create_task(here.ask("POST", "/api/records/curve", LONGER, by=ada))
            await until(lambda: evaluated)
            later = lines(await here.ask("POST", "/api/records/curve", RECORD, by=ada))
            assert "turning" in later[-1]
            assert "turning" not in lines(await earlier)[-1]

    run(story())


def test_the_number_of_visitors_waiting_for_a_curve_is_limited(database, monkeypatch) -> None:
    monkeypatch.setattr(served, "WAITING", 0)

    async def story() -> None:
        async with local_server(database) as here:
            assert (await here.ask("POST", "/api/records/curve", RECORD)).error == "too-many"

    run(story())


def test_visitors_from_one_address_keep_no_one_elsewhere_waiting(database, monkeypatch) -> None:
    monkeypatch.setattr(served, "WAITING", 1)
    go, compute = threading.Event(), curves.chances
    longer = Record.parse(LONGER.decode(), koloda.game)

    def chances(state: State, *budget: int) -> list[float]:
        if state.game is longer.game:
            go.wait(60)
        return compute(state, *budget)

    monkeypatch.setattr(curves, "chances", chances)

    async def story() -> None:
        async with local_server(database) as here:
            path, first, other = "/api/records/curve", "192.0.2.1", "192.0.2.2"
            slow = asyncio.create_task(here.ask("POST", path, LONGER, x_forwarded_for=first))
            await until(lambda: here.tables.bot_pool.busy)
            again = await here.ask("POST", path, RECORD, x_forwarded_for=first)
            assert again.error == "too-many"
            quick = lines(await here.ask("POST", path, RECORD, x_forwarded_for=other))
            assert "turning" in quick[-1]
            assert not slow.done()
            go.set()
            assert "turning" in lines(await slow)[-1]

    try:
        run(story())
    finally:
        go.set()
