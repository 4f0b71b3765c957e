"""Finished matches: their records, replays and curves."""

import gzip
import time
from collections.abc import AsyncIterator
from contextlib import aclosing
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from koloda.engine.record import Record
from koloda.engine.signature import Signer
from koloda.games import game
from koloda.server.api.answers import json_response
from koloda.server.api.bodies import TooLarge, read_body
from koloda.server.api.gate import Gate, address
from koloda.server.api.lookup import Lookup
from koloda.server.api.parameters import read_number, read_seat
from koloda.server.budgets import in_thread
from koloda.server.curves import Curves
from koloda.server.guests import Guest
from koloda.server.limits import Buckets, Limits
from koloda.server.replays import read_record, replayed
from koloda.tables.errors import EarlierRules, Refused
from koloda.tables.public_reasons import asked_moves, public_reasons

LARGEST_RECORD = 1 << 18
"""The largest record that a visitor may send, in bytes: several times that of a long game."""


class MatchRoutes:
    def __init__(
        self, gate: Gate, lookup: Lookup, curves: Curves, limits: Limits, signer: Signer
    ) -> None:
        self.gate = gate
        self.lookup = lookup
        self.curves = curves
        self.signer = signer
        self.replays = Buckets(
            limits.replays_a_minute / 60, limits.replays_a_minute, limits.addresses
        )

    def routes(self) -> list[Route]:
        return [
            self.gate.route("GET", "/api/key", self.key),
            self.gate.route("GET", "/api/tables/{table}/record", self.record),
            self.gate.route("GET", "/api/tables/{table}/replay", self.replay),
            self.gate.route("GET", "/api/tables/{table}/thoughts", self.thoughts),
            self.gate.route("GET", "/api/tables/{table}/reasons", self.reasons),
            self.gate.route("GET", "/api/tables/{table}/curve", self.curve),
            self.gate.route("POST", "/api/records/replay", self.replay_record),
            self.gate.route("POST", "/api/records/curve", self.curve_of_record),
        ]

    async def key(self, _request: Request, _guest: Guest) -> Response:
        """Send the public key with which this server signs its records."""
        return json_response({"key": self.signer.key})

    async def record(self, request: Request, guest: Guest) -> Response:
        live, number, match = await self.lookup.finished_match(request, guest)
        text = "".join(line + "\n" for line in match.record.lines(self.signer))
        response = Response(text, media_type="application/jsonl")
        name = f"koloda-{live.id}-{number}.jsonl"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        return response

    async def replay(self, request: Request, guest: Guest) -> Response:
        """Send every position, as one seat saw it (`?seat=1`) or with all cards open."""
        self.take_replay(request)
        live, number, match = await self.lookup.finished_match(request, guest)
        key = "" if live.table.settings.public else self.lookup.keys.of(live.id, number)
        known = {"match": number, "matches": len(live.table.finished_matches), "key": key}
        return await packed_replay(request, match.record, known)

    async def replay_record(self, request: Request, _guest: Guest) -> Response:
        """Send the same for a record in the request's body, of which nothing is kept."""
        self.take_replay(request)
        return await packed_replay(request, await sent_record(request), {})

    async def curve(self, request: Request, guest: Guest) -> Response:
        """Stream the bots' estimates at each step as they are found, one line of JSON each."""
        self.take_replay(request)
        _, _, match = await self.lookup.finished_match(request, guest)
        return await self.streamed_curve(request, guest, match.record)

    async def curve_of_record(self, request: Request, guest: Guest) -> Response:
        self.take_replay(request)
        return await self.streamed_curve(request, guest, await sent_record(request))

    async def thoughts(self, request: Request, guest: Guest) -> Response:
        """Send what the bots thought about each move; null for a person's move."""
        _, _, match = await self.lookup.finished_match(request, guest)
        return json_response(match.thoughts)

    async def reasons(self, request: Request, guest: Guest) -> Response:
        """Send why bots made the moves in some entries of the log (`?from=12&to=15`), from what
        everybody could see."""
        self.take_replay(request)
        live, _ = await self.lookup.person(request, guest)
        first = read_number(request.query_params.get("from"), -1)
        last = read_number(request.query_params.get("to"), first)
        async with live.lock:
            if live.table.match is None:
                raise Refused("not-started")
            asked = asked_moves(live.table, first, last)
        return json_response(await in_thread(partial(public_reasons, asked)))

    def take_replay(self, request: Request) -> None:
        if not self.replays.take(address(request), time.monotonic()):
            raise Refused("too-many")

    async def streamed_curve(self, request: Request, guest: Guest, record: Record) -> Response:
        if record.game is not game(record.game.id):
            raise EarlierRules(record.game.version)
        lines = self.curves.lines(record, guest.id, request.is_disconnected)
        first = await anext(lines)  # a refusal must come before the response begins

        async def content() -> AsyncIterator[bytes]:
            async with aclosing(lines):
                yield msgspec.json.encode(first) + b"\n"
                async for line in lines:
                    yield msgspec.json.encode(line) + b"\n"

        return StreamingResponse(content(), media_type="application/jsonl")


async def sent_record(request: Request) -> Record:
    """Read the record in the request's body."""
    try:
        content = await read_body(request, LARGEST_RECORD)
    except TooLarge:
        raise Refused("too-large", {"most": LARGEST_RECORD >> 10}) from None
    return await in_thread(partial(read_record, content.decode(errors="replace")))


async def packed_replay(request: Request, record: Record, known: dict[str, Any]) -> Response:
    """Build a replay outside the event loop and compress it: a long game's is large."""
    seat = read_seat(request.query_params.get("seat"), record.players)
    is_packed = "gzip" in request.headers.get("accept-encoding", "")

    def made() -> bytes:
        content = msgspec.json.encode({**known, **replayed(record, seat)})
        return gzip.compress(content, 5, mtime=0) if is_packed else content

    headers = {"content-encoding": "gzip"} if is_packed else {}
    content = await in_thread(made)
    return Response(content, media_type="application/json", headers=headers)
