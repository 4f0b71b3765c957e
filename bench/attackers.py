"""Clients that try to slow a server down, each in one way. `attacks.py` runs them.

All of them come from one address that isn't the other players', and are bounded in number.
"""

import asyncio
import contextlib
import http.client
import json
import sys
from collections.abc import Awaitable, Callable

import uvloop
from wire import Wire, connect

SOURCE = "127.0.0.2"
"""The attackers' address."""
BUFFERED = 1 << 18
"""Bytes that an attacker has under way on one connection."""

HELLO = b'{"type":"hello","id":"h","last":0}'
REFUSED = b'{"type":"move","id":"m","move":7}'
PING = b"\x89\x80\0\0\0\0"


class Attacker:
    """A guest who opens tables and connects to them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def call(self, method: str, path: str, body: object = None) -> dict[str, str]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, 30, source_address=(SOURCE, 0))
        with contextlib.closing(line):
            line.request(method, path, json.dumps(body), {"cookie": self.cookie})
            answer = line.getresponse()
            if cookie := answer.getheader("set-cookie"):
                self.cookie = cookie.partition(";")[0]
            content: dict[str, str] = json.loads(answer.read())
            return content

    def open(self, game: str, players: int) -> str:
        settings = {"game": game, "players": players}
        return self.call("POST", "/api/tables", {"settings": settings, "name": "Eve"})["table"]

    async def sockets(self, tables: int, each: int) -> list[Wire]:
        """Return sockets at new tables."""
        ids = [self.open("face-to-face", 2) for _ in range(tables)]
        return [await self.socket(id) for id in ids for _ in range(each)]

    async def socket(self, id: str) -> Wire:
        return await connect(self.port, f"/ws/{id}", self.cookie, SOURCE)


async def write(transport: asyncio.Transport, data: bytes) -> None:
    """Write again and again, as fast as the server reads."""
    while not transport.is_closing():
        if transport.get_write_buffer_size() < BUFFERED:
            transport.write(data)
        await asyncio.sleep(0.001)


async def send_pings(attacker: Attacker) -> None:
    """Send pings of the WebSocket protocol."""
    wires = await attacker.sockets(tables=4, each=5)
    await asyncio.gather(*(write(wire.transport, PING * 1000) for wire in wires))


async def never_read(attacker: Attacker) -> None:
    """Ask for everything, and never read it."""
    wires = await attacker.sockets(tables=15, each=8)
    for wire in wires:
        write_history(wire)
        wire.transport.pause_reading()
    await asyncio.gather(*(write(wire.transport, framed(HELLO) * 100) for wire in wires))


def write_history(wire: Wire) -> None:
    """Make the table's log long, so that what it shows is large."""
    for number in range(40):
        order = {"type": "stand", "id": "s", "seat": 1} if number % 2 else seat_bot(1, "casual")
        wire.send(json.dumps(order).encode())


def seat_bot(seat: int, bot: str) -> dict[str, object]:
    return {"type": "seat-bot", "id": "b", "seat": seat, "bot": bot}


def framed(text: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def say_hello(attacker: Attacker) -> None:
    """Ask for the whole table and its events, again and again."""
    await ask_again(await attacker.sockets(tables=10, each=5), HELLO)


async def be_refused(attacker: Attacker) -> None:
    """Ask for what is refused."""
    await ask_again(await attacker.sockets(tables=10, each=5), REFUSED)


async def ask_again(wires: list[Wire], text: bytes) -> None:
    for wire in wires:
        write_history(wire)
        wire.on_text = lambda _, wire=wire: wire.send(text)  # type: ignore[misc]
        for _ in range(4):
            wire.send(text)
    await asyncio.sleep(3600)


async def write_entries(attacker: Attacker) -> None:
    """Have as much written as possible."""
    for wire in await attacker.sockets(tables=18, each=1):
        orders = [json.dumps(seat_bot(1, "casual")), '{"type":"stand","id":"s","seat":1}']

        def again(_: bytes, wire: Wire = wire, orders: list[str] = orders) -> None:
            orders.reverse()
            wire.send(orders[0].encode())

        wire.on_text = again
        again(b"")
    await asyncio.sleep(3600)


async def keep_silent(attacker: Attacker) -> None:
    """Open connections, and say nothing."""
    await asyncio.gather(*(hold(attacker.port) for _ in range(1005)))


async def hold(port: int) -> None:
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(SOURCE, 0)
            )
            await reader.read()
            writer.close()
        await asyncio.sleep(1)


async def send_heads(attacker: Attacker) -> None:
    """Send headers without end."""
    await asyncio.gather(*(send_head(attacker.port) for _ in range(200)))


async def send_head(port: int) -> None:
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(SOURCE, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            await write(writer.transport, b"X: y\r\n" * 1000)
        await asyncio.sleep(0.2)


async def let_masters_think(attacker: Attacker) -> None:
    """Let the strongest bots play at many tables."""
    for _ in range(20):
        wire = await attacker.socket(attacker.open("scram", 6))
        for order in (
            {"type": "stand", "id": "s", "seat": 0},
            *(seat_bot(seat, "master") for seat in range(6)),
            {"type": "start", "id": "g", "anyway": True},
        ):
            wire.send(json.dumps(order).encode())
    await asyncio.sleep(3600)


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "pings": send_pings,
    "unread": never_read,
    "silent": keep_silent,
    "heads": send_heads,
    "hello": say_hello,
    "refused": be_refused,
    "thinking": let_masters_think,
    "entries": write_entries,
}


async def attack(name: str, port: int, seconds: float) -> None:
    attacker = Attacker(port)
    attacker.call("POST", "/api/me", {"name": "Eve"})
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name](attacker), seconds)


if __name__ == "__main__":
    uvloop.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
