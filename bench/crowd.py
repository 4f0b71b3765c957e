"""Scripted players that move at random over the network, at once or after a pause."""

import asyncio
import random
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec
from wire import Wire, connect

from koloda.client import Client

AT_ONCE = 50
"""How many tables are set up at the same time."""


class Legal(msgspec.Struct):
    move: int


class Match(msgspec.Struct):
    legal: list[Legal] = []


class Shown(msgspec.Struct):
    """The part of a table's view that a player needs."""

    phase: str = ""
    match: Match | None = None


class Told(msgspec.Struct):
    """A message from the server."""

    type: str
    id: str = ""
    number: int = -1
    table: Shown | None = None


decode = msgspec.json.Decoder(Told).decode


class Tally:
    """What a crowd has done since the slice began, and whether and how fast it goes on."""

    def __init__(self) -> None:
        self.is_running = False
        self.pace = 0.0
        """The most seconds that a player waits before a move; 0: move at once."""
        self.reset()

    def reset(self) -> None:
        self.done = 0
        """How many moves were acknowledged, or messages echoed."""
        self.delays: list[float] = []
        """Seconds from sending a move until everyone at the table has been sent it."""
        self.refusals: list[bytes] = []


class Company:
    """The people at one table."""

    def __init__(self, id: str, cookies: Sequence[str], tally: Tally) -> None:
        self.id = id
        self.cookies = cookies
        self.tally = tally
        self.players: list[Player] = []
        self.moved_at = 0.0
        """When the last move was sent; 0: its number is known already."""
        self.unseen: dict[int, tuple[float, int]] = {}
        """By a move's number: when it was sent, and how many players still wait for it."""

    async def connect(self, port: int) -> None:
        for cookie in self.cookies:
            wire = await connect(port, f"/ws/{self.id}", cookie)
            self.players.append(Player(self, wire, is_host=not self.players))

    def seen(self, number: int) -> None:
        if self.moved_at and number not in self.unseen:
            # this is the first player to get this move, so nobody can have made the next one yet
            self.unseen[number] = (self.moved_at, len(self.players))
            self.moved_at = 0.0
        if number in self.unseen:
            moved_at, left = self.unseen.pop(number)
            if left > 1:
                self.unseen[number] = (moved_at, left - 1)
            else:
                self.tally.delays.append(perf_counter() - moved_at)


class Player:
    def __init__(self, company: Company, wire: Wire, is_host: bool) -> None:
        self.company = company
        self.tally = company.tally
        self.wire = wire
        self.is_host = is_host
        self.legal: list[Legal] = []
        """The legal moves, while it is this player's turn."""
        self.has_asked_rematch = False
        self.asked = 0
        wire.on_text = self.read
        self.ask("hello")

    def ask(self, type: str, **fields: Any) -> None:
        self.asked += 1
        message = {"type": type, "id": f"{type} {self.asked}", **fields}
        self.wire.send(msgspec.json.encode(message))

    def read(self, text: bytes) -> None:
        message = decode(text)
        if message.type == "update":
            assert message.table is not None
            self.tally.done += message.id.startswith("move")
            self.company.seen(message.number)
            self.react(message.table)
        elif message.type == "refused" and message.id.startswith(("move", "ask-rematch")):
            self.tally.refusals.append(text)

    def react(self, shown: Shown) -> None:
        if shown.match is not None and shown.match.legal:
            self.legal = shown.match.legal
            if self.tally.is_running:
                self.begin()
        elif shown.phase == "over" and not self.has_asked_rematch:
            self.has_asked_rematch = True
            self.ask("ask-rematch")
        elif shown.phase == "gathering":
            self.has_asked_rematch = False
            if self.is_host:
                self.start()

    def start(self) -> None:
        """Start a match in this revision's way and in an older one's; one of them is refused."""
        self.ask("start")
        self.ask("start", anyway=True)

    def begin(self) -> None:
        if self.tally.pace:
            delay = random.uniform(0, self.tally.pace)
            asyncio.get_running_loop().call_later(delay, self.move)
        else:
            self.move()

    def move(self) -> None:
        if self.tally.is_running and self.legal:
            chosen = random.choice(self.legal).move
            self.legal = []
            self.company.moved_at = perf_counter()
            self.ask("move", move=chosen)


class Echoer:
    """Sends a message as long as a move, and sends it again as soon as it comes back."""

    def __init__(self, tally: Tally, wire: Wire) -> None:
        self.tally = tally
        self.wire = wire
        self.message = msgspec.json.encode({"type": "move", "id": "move 12345", "move": 1234})
        wire.on_text = self.read

    def read(self, _text: bytes) -> None:
        self.tally.done += 1
        if self.tally.is_running:
            self.begin()

    def begin(self) -> None:
        self.wire.send(self.message)


class Crowd:
    """All players, or echoers, at one server."""

    def __init__(self, players: Sequence[Player] | Sequence[Echoer], tally: Tally) -> None:
        self.players = players
        self.tally = tally

    def start(self) -> None:
        self.tally.reset()
        self.tally.is_running = True
        for player in self.players:
            player.begin()

    def stop(self) -> None:
        """Make no more moves; messages on their way still arrive."""
        self.tally.is_running = False

    def close(self) -> None:
        for player in self.players:
            player.wire.close()


async def seated(port: int, game: str, players: int, tables: int, tally: Tally) -> list[Company]:
    """Return new tables whose seats are all taken by guests, who are not connected yet."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def table() -> Company:
        async with gate:
            guests = [Client(f"http://127.0.0.1:{port}") for _ in range(players)]
            settings = {"game": game, "players": players, "public": True}
            opened = await guests[0].call("POST", "/api/tables", {"settings": settings})
            for seat, guest in enumerate(guests[1:], 1):
                await guest.call("POST", f"/api/tables/{opened['table']}/join", {"seat": seat})
            return Company(opened["table"], [guest.cookie for guest in guests], tally)

    return list(await asyncio.gather(*(table() for _ in range(tables))))


async def bots_at_play(port: int, game: str, players: int, tables: int) -> None:
    """Open tables at which only strong bots play, and leave."""
    for _ in range(tables):
        async with Client(f"http://127.0.0.1:{port}") as client:
            table = await client.open(game, players)
            await table.ask("stand", seat=0)
            for seat in range(players):
                await table.seat_bot(seat, "strong")
            await table.start()
            await table.close()
