"""Whatever anybody sends, there is no 500, no table gets stuck, and the server stays up."""

import asyncio
import contextlib
import http.client
import json
import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import koloda
from koloda.server import messages
from koloda.server.app import HEADERS
from tests.server.local_server import LocalServer, Party, local_server, started, until
from tests.variants import Variant

TWO = Variant("face-to-face", 2, {"first": 0})
FRAMES = 20
"""Messages or requests in one example."""

# What is sent

words = some.sampled_from(
    ["", "hello", "random", "i-know-this-card", "0.1", "face-to-face", "game", "move", "bot"]
)
numbers = some.integers() | some.sampled_from([-1, 0, 1, 2**15, 2**31, 2**63, 2**64, 10**400])
scalars = some.none() | some.booleans() | numbers | some.floats() | some.text(max_size=50) | words
anything = some.recursive(
    scalars,
    lambda inner: (
        some.lists(inner, max_size=4)
        | some.dictionaries(some.text(max_size=10) | words, inner, max_size=4)
    ),
    max_leaves=10,
)
types = some.sampled_from(
    [kind.__struct_config__.tag for kind in messages.FromClient.__args__]  # type: ignore[attr-defined]
)
fields = some.sampled_from(
    sorted({name for kind in messages.FromClient.__args__ for name in kind.__struct_fields__})  # type: ignore[attr-defined]
)
near_misses = some.builds(
    lambda kind, name, more: {"type": kind, "id": name, **more},
    types | anything,
    some.text(min_size=1, max_size=45) | anything,
    some.dictionaries(fields | some.text(max_size=5), anything, max_size=3),
)
names = some.text("abc", min_size=1)  # few, so that moves are sent again
good = some.one_of(
    some.builds(lambda last: {"type": "hello", "last": last}, some.integers(-1, 2**31)),
    some.builds(lambda move: {"type": "move", "move": move}, some.integers(0, 2**15 - 1)),
    some.builds(lambda move: {"type": "move", "move": move}, some.integers(0, 200)),
    some.builds(lambda text: {"type": "say", "text": text}, some.text(max_size=300)),
    some.builds(lambda word: {"type": "say", "phrase": word, "about": word}, words),
    some.builds(lambda yes: {"type": "answer-back", "agreed": yes}, some.booleans()),
    some.builds(lambda seat: {"type": "stand", "seat": seat}, some.integers(0, 2**31)),
    some.builds(lambda seat: {"type": "seat-bot", "seat": seat}, some.integers(0, 5)),
    some.builds(
        lambda data: {"type": "contribute", "commitment": data.hex(), "hash": data.hex()},
        some.binary(min_size=31, max_size=33),
    ),
    some.builds(lambda data: {"type": "reveal", "data": data.hex()}, some.binary(max_size=70)),
    some.builds(lambda yes: {"type": "start", "anyway": yes}, some.booleans()),
    some.sampled_from([{"type": "start"}, {"type": "ask-back"}, {"type": "ask-rematch"}]),
).flatmap(lambda asked: some.builds(lambda name: {"id": name, **asked}, names))


def written(value: Any) -> str:
    return json.dumps(value)[:4000]


deep = some.builds(
    lambda start, opening, size: start + opening * (size // len(opening)),
    some.sampled_from(["", '{"x":', '{"id":']),
    some.sampled_from(["[", '{"a":', '{"type":']),
    some.integers(10, 3900),
)
frames = (
    good.map(written)
    | near_misses.map(written)
    | anything.map(written)
    | deep
    | some.text(max_size=200)
    | some.binary(max_size=200)
)


# Where it is sent to


class Rig:
    """One server and one table for all examples. Its loop runs only while an example does."""

    def __init__(self, runner: asyncio.Runner, here: LocalServer, party: Party) -> None:
        self.runner = runner
        self.server = here
        self.party = party
        self.sent = 0
        self.statuses: dict[int, int] = {}

    def run(self, work: Any) -> Any:
        return self.runner.run(asyncio.wait_for(work, 60))

    async def table_is_alive(self) -> None:
        """Check that the game can continue, whatever was sent."""
        live = self.party.live
        async with asyncio.timeout(20), live.lock:
            assert live.table.phase in ("playing", "over", "gathering")
        for seat, table in enumerate(self.party.tables):
            if table.is_lost:
                await table.reconnect()
            await table.hello()
            assert table.state["number"] == len(live.table.log) - 1, seat
        await self.play_on()

    async def play_on(self) -> None:
        live, party = self.party.live, self.party
        if live.table.phase == "over":
            for table in party.tables:
                if table.state["seat"] not in live.table.wants_rematch:
                    with contextlib.suppress(koloda.KolodaError):
                        await table.ask("ask-rematch")
        if live.table.phase == "gathering":
            host = next(table for table in party.tables if table.state["is_host"])
            with contextlib.suppress(koloda.KolodaError):
                await host.start()
        if live.table.phase == "playing":
            await until(lambda: live.table.bot_to_move is None)
            for table in party.tables:
                await table.hello()
            mover = next((table for table in party.tables if table.my_turn), None)
            if mover is not None:
                await mover.move(mover.my_turn["legal"][-1]["move"])


@pytest.fixture
def rig(database) -> Iterator[Rig]:
    with asyncio.Runner() as runner:
        stack = contextlib.AsyncExitStack()

        async def begin() -> Rig:
            here = await stack.enter_async_context(local_server(database))
            return Rig(runner, here, await started(here, TWO, watchers=1))

        yield runner.run(begin())
        runner.run(stack.aclose())


def fuzzed(rig: Rig, strategy: Any, send: Any, number: int) -> None:
    @settings(
        max_examples=number,
        database=None,
        phases=[Phase.generate],  # no shrinking, because the table changes meanwhile
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(some.lists(strategy, min_size=FRAMES // 2, max_size=FRAMES))
    def example(sent: list[Any]) -> None:
        rig.run(send(rig, sent))
        rig.sent += len(sent)

    example()


# Frames


async def send_frames(rig: Rig, sent: list[str | bytes]) -> None:
    party = rig.party
    clients = [*party.clients, *party.watching]
    client = clients[len(sent) % len(clients)]
    if client in party.watching:
        watching = party.watchers[0]
        await watching.reconnect()
    line = await connect(
        f"ws://127.0.0.1:{rig.server.port}/ws/{party.host.id}",
        additional_headers={"cookie": client.cookie},
        compression=None,
    )
    try:
        for frame in sent:
            # a lone surrogate can't be sent as text
            await line.send(
                frame.encode(errors="replace") if isinstance(frame, str) else frame,
                text=isinstance(frame, str),
            )
        await line.send('{"type":"ping","id":"last"}')
        await answered(line, len(sent))
    except ConnectionClosed:
        # only people who are no longer at the table are disconnected
        person = rig.server.person(client, party.host)
        assert not party.live.table.knows(person)
    await line.close()
    await rig.table_is_alive()


async def answered(line: ClientConnection, number: int) -> None:
    """Expect one answer to each message, in order, and then the pong."""
    answers = 0
    while True:
        answer = json.loads(await line.recv())
        if answer["type"] == "update" and "id" not in answer:
            continue
        if answer["type"] == "pong" and answer["id"] == "last":
            assert answers >= number
            return
        assert answer["type"] in ("ack", "update", "refused", "welcome", "pong", "hint")
        answers += 1


NASTY = [
    "",
    "null",
    "[" * 4000,
    '{"x":' + "[" * 4000,
    '{"type":"move","id":"a","move":' + "[" * 4000,
    '{"type":"move","id":"a","move":' + "9" * 4000 + "}",
    '{"type":"move","id":"a","move":1e400}',
    '{"type":"ping","id":"\\ud800"}',
    '{"type":"ping","id":""}',
    '{"type":"reveal","id":"a","data":"ab\\n"}',
    '{"type":"contribute","id":"a","commitment":"","hash":"' + "a" * 64 + '\\n"}',
    '{"type":"say","id":"a","text":"\\u0000"}',
    b"\xff\xfe",
    b"",
]
"""Requests that have broken servers before, including ours."""


def test_what_has_hurt_before(rig, caplog) -> None:
    for frame in NASTY:
        rig.run(send_frames(rig, [frame]))
    host = rig.party.clients[0]
    ask = rig.server.ask
    for body in (
        b'{"settings":{"game":"face-to-face","players":2,"options":{"a":' + b"[" * 8000,
        b'{"settings":{"game":"face-to-face","players":' + b"9" * 4000 + b"}}",
        b'{"settings":{"game":"face-to-face","players":2,"options":{"first":1e400}}}',
        b'{"name":"\\ud800"}',
        b"\xff" * 100,
    ):
        assert rig.run(ask("POST", "/api/tables", body, by=host)).status == 400
    assert quiet(caplog), caplog.text


def quiet(caplog: pytest.LogCaptureFixture) -> bool:
    return not [one for one in caplog.records if one.levelno >= logging.WARNING]


def test_fuzzed_frames_are_answered_one_by_one(rig, caplog, scale) -> None:
    fuzzed(rig, frames, send_frames, scale(150))
    assert quiet(caplog), caplog.text
    assert rig.sent >= scale(150) * FRAMES // 2


@pytest.mark.slow
def test_a_hundred_thousand_fuzzed_frames(rig, caplog) -> None:
    fuzzed(rig, frames, send_frames, 7500)
    assert quiet(caplog), caplog.text
    assert rig.sent >= 100_000
    print(f"\n{rig.sent} frames")


# Requests

methods = some.sampled_from(["GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
parts = some.sampled_from(
    [
        "api",
        "tables",
        "links",
        "me",
        "games",
        "rules",
        "TABLE",
        "record",
        "replay",
        "join",
        "watch",
        "invites",
        "withdraw",
        "device-link",
        "watch-link",
        "replay?match=1",
        "health",
        "ready",
        "metrics",
        "ws",
        "face-to-face",
    ]
)
odd = some.text(some.characters(codec="utf-8"), max_size=20)
paths = some.one_of(
    some.sampled_from(
        [
            "/api/me",
            "/api/tables",
            "/api/tables/TABLE",
            "/api/tables/TABLE/join",
            "/api/tables/TABLE/watch",
            "/api/tables/TABLE/invites",
            "/api/tables/TABLE/invites/withdraw",
            "/api/tables/TABLE/device-link",
            "/api/tables/TABLE/watch-link",
            "/api/tables/TABLE/watch-link/withdraw",
            "/api/tables/TABLE/record",
            "/api/tables/TABLE/replay",
            "/api/tables/TABLE/curve",
            "/api/records/replay",
            "/api/records/curve",
            "/api/games/face-to-face/lesson",
            "/api/links/x",
            "/api/games/face-to-face/rules",
            "/health",
            "/ready",
            "/ws/TABLE",
        ]
    ),
    some.builds(lambda seat: f"/api/tables/TABLE/replay?seat={seat}", numbers | odd),
    some.builds(lambda match: f"/api/tables/TABLE/record?match={match}", numbers | odd),
    some.builds(lambda key: f"/api/tables/TABLE/replay?key={key}", odd),
    some.lists(parts | odd, max_size=6).map(lambda some: "/" + "/".join(some)),
)
bodies = some.one_of(
    some.none(),
    some.binary(max_size=300),
    anything.map(lambda value: json.dumps(value).encode()),
    some.dictionaries(
        some.sampled_from(["seat", "name", "settings", "step", "text"]), anything, max_size=3
    ).map(lambda value: json.dumps(value).encode()),
    some.builds(
        lambda changes: json.dumps(
            {"settings": {"game": "face-to-face", "players": 2, **changes}}
        ).encode(),
        some.dictionaries(
            some.sampled_from(
                [
                    "game",
                    "players",
                    "options",
                    "public",
                    "clock",
                    "timeout",
                    "takeover",
                    "strict_talk",
                    "hints",
                    "x",
                ]
            ),
            anything
            | some.builds(
                lambda kind, n: {"type": kind, "seconds": n},
                some.sampled_from(["move", "game", "none"]),
                numbers,
            ),
            max_size=3,
        ),
    ),
    deep.map(
        lambda text: (
            b'{"settings":{"game":"face-to-face","players":2,"options":{"a":' + text.encode()
        )
    ),
)
cookies = some.sampled_from(["", "host", "host", "player", "watcher"]) | some.text(
    some.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=50
)
requests = some.tuples(methods, paths, bodies, cookies)


async def send_requests(rig: Rig, sent: list[Any]) -> None:
    await asyncio.to_thread(ask_all, rig, sent)
    await rig.table_is_alive()


def ask_all(rig: Rig, sent: list[Any]) -> None:
    """Send all requests over one connection, as browsers do."""
    party = rig.party
    people = {"host": party.clients[0], "player": party.clients[1], "watcher": party.watching[0]}
    line = http.client.HTTPConnection("127.0.0.1", rig.server.port, 20)
    with contextlib.closing(line):
        for method, path, body, who in sent:
            headers = {"Cookie": people[who].cookie if who in people else who}
            line.request(method, escaped(path.replace("TABLE", party.host.id)), body, headers)
            answer = line.getresponse()
            content = answer.read()
            rig.statuses[answer.status] = rig.statuses.get(answer.status, 0) + 1
            assert answer.status < 500, (method, path, body, content)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
            if answer.headers.get_content_type() == "application/json" and method != "HEAD":
                msgspec.json.decode(content)


def escaped(path: str) -> str:
    return "".join(
        letter
        if letter.isascii() and letter.isprintable() and letter not in " #"
        else "".join(f"%{byte:02X}" for byte in letter.encode())
        for letter in path
    )


def test_fuzzed_requests_are_answered(rig, caplog, scale) -> None:
    fuzzed(rig, requests, send_requests, scale(60))
    assert quiet(caplog), caplog.text
    # a new link (201) is too rare to expect each time: 3 of 1000
    assert {200, 400, 404, 405, 409} <= set(rig.statuses) or not koloda.compiled


@pytest.mark.slow
def test_fifty_thousand_fuzzed_requests(rig, caplog) -> None:
    fuzzed(rig, requests, send_requests, 4000)
    assert quiet(caplog), caplog.text
    assert rig.sent >= 50_000
    print(f"\n{rig.sent} requests: {rig.statuses}")
