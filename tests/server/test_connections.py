"""Connections that say nothing, say too much, or don't read."""

import asyncio
import contextlib
import http.client
import socket
from collections.abc import Iterator

import pytest

from koloda.server import budgets, connections, metrics
from tests.server.local_server import dial, limits, local_server, run, until

ELSEWHERE = "127.0.0.2"
"""The address of a client that is no proxy of the server's."""


@pytest.fixture(autouse=True)
def frequent_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SWEEP", 0.05)


@contextlib.contextmanager
def line(port: int, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """Open a connection that never waits for long."""
    with socket.create_connection(("127.0.0.1", port), 20, source_address=(source, 0)) as opened:
        yield opened


async def rest_of(opened: socket.socket) -> bytes:
    """Return everything until the server hangs up."""

    def read() -> bytes:
        got = b""
        with contextlib.suppress(ConnectionResetError):
            while part := opened.recv(65536):
                got += part
        return got

    return await asyncio.to_thread(read)


def cut_off(reason: str) -> float:
    return metrics.REGISTRY.get_sample_value("koloda_cut_off_total", {"reason": reason}) or 0.0


def test_a_silent_connection_is_closed(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(head_seconds=0.1)) as here:
            with line(here.port) as silent:
                assert (await rest_of(silent)).startswith(b"HTTP/1.1 408 ")

    run(story())


def test_a_head_that_never_ends_is_refused_by_its_size(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            with line(here.port) as endless:
                endless.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                with contextlib.suppress(ConnectionError):
                    for number in range(2000):
                        endless.sendall(b"X-%d: y\r\n" % number)
                        await asyncio.sleep(0)
                assert (await rest_of(endless)).startswith(b"HTTP/1.1 431 ")

    run(story())


def test_a_large_head_is_refused_even_while_it_waits_in_line(database) -> None:
    """So that what waits in line takes little memory."""

    async def story() -> None:
        async with local_server(database, limits(cpu_an_address=1)) as here:
            address = here.tables.budgets.addresses.find(ELSEWHERE)
            address.spend(cpu=1000, bytes=0, entries=0, now=budgets.clock())
            with line(here.port, ELSEWHERE) as endless:
                endless.sendall(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000)
                await rest_of(endless)

    run(story())


@pytest.mark.parametrize("part", [b"GET /", b"\r\n", b"POST /api/me HTTP/1.1\r\nX: "])
def test_a_head_that_comes_byte_by_byte_is_refused_by_its_time(database, part) -> None:
    async def story() -> None:
        async with local_server(database, limits(head_seconds=0.3)) as here:
            with line(here.port) as slow:
                slow.sendall(part)
                answer = asyncio.ensure_future(rest_of(slow))
                while not answer.done():
                    with contextlib.suppress(ConnectionError):
                        slow.sendall(b"\r\n" if part == b"\r\n" else b"x")
                    await asyncio.sleep(0.02)
                assert (await answer).startswith(b"HTTP/1.1 408 ")

    run(story())


def test_the_time_for_a_head_counts_again_for_each_request(database) -> None:
    async def story() -> None:
        # long enough for the first request to arrive on a busy machine
        async with local_server(database, limits(head_seconds=2)) as here:
            with line(here.port) as kept:
                kept.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                assert (await asyncio.to_thread(kept.recv, 65536)).startswith(b"HTTP/1.1 200 ")
                kept.sendall(b"GET /api/me HTTP/1.1\r\n")
                assert b"HTTP/1.1 408 " in await rest_of(kept)

    run(story())


def test_a_request_that_never_ends_is_cut_off(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(request_bytes=100_000)) as here:
            with line(here.port) as endless:
                endless.sendall(
                    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
                )
                sent = 0
                with contextlib.suppress(ConnectionError):
                    while sent < 10_000_000:
                        endless.sendall(b"X: y\r\n" * 1000)
                        sent += 6000
                        await asyncio.sleep(0.001)
                assert sent < 10_000_000

    run(story())


def test_requests_sent_in_advance_wait_for_their_turn(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            with line(here.port) as hasty:
                request = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                hasty.sendall(
                    request * 1500 + request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
                )
                assert (await rest_of(hasty)).count(b"HTTP/1.1 200 ") == 1501

    run(story())


def test_a_new_connection_takes_the_place_of_the_longest_idle_one(database) -> None:
    async def story() -> None:
        few = limits(connections=12, connections_an_address=5)
        async with local_server(database, few) as here, contextlib.AsyncExitStack() as stack:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            silent = [stack.enter_context(line(here.port, ELSEWHERE)) for _ in range(30)]
            assert await rest_of(silent[0]) == b""
            await table.ask("ping")
            with contextlib.closing(
                http.client.HTTPConnection(
                    "127.0.0.1", here.port, 20, source_address=(ELSEWHERE, 0)
                )
            ) as other:
                await asyncio.to_thread(other.request, "GET", "/api/me")
                assert (await asyncio.to_thread(other.getresponse)).status == 200
            from_others = [stack.enter_context(line(here.port, f"127.0.1.{n}")) for n in range(20)]
            assert await rest_of(from_others[0]) == b""
            assert (await here.ask("GET", "/api/me")).status == 200
            await table.ask("ping")
            await table.close()

    run(story())


def test_an_address_with_busy_connections_only_gets_no_more(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(connections_an_address=2)) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            lines = [await dial(here, ada, table.id, ELSEWHERE) for _ in range(2)]
            with line(here.port, ELSEWHERE) as third:
                assert await rest_of(third) == b""
            await lines[0].close()
            await lines[1].close()
            await table.close()

    run(story())


def test_a_client_that_does_not_read_its_page_is_cut_off(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(unread_seconds=0.2)) as here:
            lines, before = [], cut_off("unread")
            for _ in range(20):
                deaf = socket.socket()
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                deaf.connect(("127.0.0.1", here.port))
                deaf.setblocking(False)
                request = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                with contextlib.suppress(BlockingIOError):
                    deaf.send(request * 2000)
                lines.append(deaf)
            await until(lambda: cut_off("unread") == before + 20)
            for deaf in lines:
                deaf.close()

    run(story())
