"""The sizes of requests, and requests that never end."""

import asyncio

from koloda.server.api import bodies
from tests.server.local_server import (
    dial,
    local_server,
    run,
)


def test_bodies_and_messages_have_a_largest_size(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            for body in (b"x" * 8193, b" " * 2_000_000):
                answer = await here.ask("POST", "/api/me", body, by=ada)
                assert (answer.status, answer.error) == (400, "unreadable")
            # a request of exactly the largest size passes
            name = b'{"name": "Ada"}'
            assert (await here.ask("POST", "/api/me", name.ljust(8192), by=ada)).status == 200
            line = await dial(here, ada, table.id)
            await line.send('{"type":"ping","id":"1"}'.ljust(4096))
            while "pong" not in (await line.recv()):
                pass
            await line.send("x" * 4097)
            await line.wait_closed()
            assert line.close_code == 1009
            await table.ask("ping")

    run(story())


def test_a_body_that_never_ends_is_abandoned(database, monkeypatch) -> None:
    monkeypatch.setattr(bodies, "PATIENCE", 0.1)

    async def story() -> None:
        async with local_server(database) as here:
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
            assert (await reader.readline()).split()[1] == b"400"
            writer.close()
            # a request that is cut off harms nobody
            _, cut = await asyncio.open_connection("127.0.0.1", here.port)
            cut.write(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
            await cut.drain()
            cut.transport.abort()
            assert (await here.ask("GET", "/health")).status == 200

    run(story())
