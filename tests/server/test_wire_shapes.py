"""What a server sends has the shapes stated by docs/protocol.schema.json and by the page."""

import json
from typing import Any

import msgspec
import pytest

import koloda
from tests import wire_shapes
from tests.server.local_server import (
    LocalServer,
    Party,
    gathered,
    local_server,
    play_out,
    run,
    started,
)
from tests.variants import Variant

SHORT = {
    "face-to-face": Variant("face-to-face", 2, {"highest": 14, "hand": 3}),
    "gallop": Variant("gallop", 2, {"match": "single"}),
    "schotten-totten-2": Variant("schotten-totten-2", 2, {"tactics": True}),
    "scram": Variant("scram", 4, {"rounds": 1}),
}


def fits(content: Any, shape: Any) -> Any:
    """Refuse a field that is missing, has another type, or isn't in the shape."""
    return msgspec.convert(content, type=shape)


def frames_fit(frames: list[str]) -> set[str]:
    """Check the tables and events in a socket's frames; return the kinds of events."""
    kinds = set()
    for message in map(json.loads, frames):
        for event in message.get("events", ()):
            fits(event, wire_shapes.TableEvent)
            kinds.add(event["event"])
        if message["type"] == "welcome":
            fits(message["table"], wire_shapes.Table)
        elif message["type"] == "update":
            known = {field.name for field in msgspec.structs.fields(wire_shapes.Table)}
            assert message["table"].keys() <= known
            if message["table"].get("match"):
                fits(message["table"]["match"], wire_shapes.Match)
    return kinds


@pytest.mark.parametrize("game", koloda.games())
def test_tables_and_events_have_their_shapes(database, game) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await gathered(here, SHORT[game], watchers=1)
            for table in (*party.tables, *party.watchers):
                table.keep_frames = True
            await party.host.ask("say", phrase="hello")
            await party.host.start()
            await play_out(party)
            for table in party.tables:
                await table.ask("ask-rematch")
            kinds = set[str]()
            for client, table in zip(party.clients, party.tables, strict=True):
                kinds |= frames_fit(table.frames)
                answer = await here.ask("GET", f"/api/tables/{table.id}", by=client)
                fits(answer.json, wire_shapes.Table)
            frames_fit(party.watchers[0].frames)
            assert {"started", "moved", "said", "rematch-asked", "rematch"} <= kinds

    run(story())


@pytest.mark.parametrize("game", koloda.games())
def test_games_rules_lessons_and_replays_have_their_shapes(database, game) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            await answers_fit(here, await started(here, SHORT[game], public=True))

    async def answers_fit(here: LocalServer, party: Party) -> None:
        async def answer_to(path: str) -> Any:
            return (await here.ask("GET", path, by=party.clients[0])).json

        fits(await answer_to("/api/games"), list[wire_shapes.GameInfo])
        fits(await answer_to("/api/tables"), list[wire_shapes.PublicTable])
        fits(await answer_to(f"/api/games/{game}/rules"), wire_shapes.Rulebook)
        fits(await answer_to(f"/api/games/{game}/lesson"), wire_shapes.Lesson)
        await play_out(party)
        path = f"/api/tables/{party.host.id}/replay"
        for seat in ("all", "0"):
            fits(await answer_to(f"{path}?seat={seat}"), wire_shapes.Replay)

    run(story())


def test_a_shared_device_and_a_curve_have_their_shapes(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            settings = {"game": "face-to-face", "players": 2, "hot_seat": True}
            opened = await here.ask("POST", "/api/tables", {"settings": settings}, by=ada)
            path = f"/api/tables/{opened.json['table']}/hot-seat"
            fits((await here.ask("GET", path, by=ada)).json, wire_shapes.SharedDevice)
            party = await started(here, SHORT["face-to-face"])
            await play_out(party)
            path = f"/api/tables/{party.host.id}/curve"
            answer = await here.ask("GET", path, by=party.clients[0])
            first, *points, last = map(json.loads, answer.body.decode().splitlines())
            fits(first, wire_shapes.CurveLength)
            fits(points, list[wire_shapes.CurvePoint])
            fits(last, wire_shapes.CurveEnd)

    run(story())
