"""A server under load, in its own process on its own core.

`python bench/host.py koloda PORT DATABASE` or `python bench/host.py echo PORT` runs one;
`Host` starts it, measures its CPU time and memory, and stops it.
"""

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import msgspec
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from koloda.server import messages
from koloda.server.app import application
from koloda.server.limits import Limits
from koloda.server.pace import AT_ONCE
from koloda.terminal.serve import serve

UNLIMITED = Limits(
    messages_a_second=1e9,
    messages_at_once=1e9,
    requests_a_second=1e9,
    requests_at_once=1e9,
    tables_a_minute=1e9,
    cpu_a_guest=1e9,
    cpu_an_address=1e9,
    bytes_a_guest=1e12,
    bytes_an_address=1e12,
    entries_a_guest=1e9,
    entries_an_address=1e9,
    thinking_a_guest=1e9,
    thinking_an_address=1e9,
    sockets_an_address=10**9,
)
"""Here all players come from one address and move as fast as they can."""
PATIENCE = 20.0


class Host:
    def __init__(
        self,
        kind: str,
        core: int,
        log: Path,
        *arguments: str,
        script: Path = Path(__file__),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.kind = kind
        self.port = free_port()
        with log.open("w") as said:
            self.process = subprocess.Popen(
                [sys.executable, script, kind, str(self.port), *arguments],
                stdout=said,  # our own output may be JSON
                stderr=said,
                env=environment,
                preexec_fn=lambda: settle(core),
            )
        self.log = log

    def __enter__(self) -> Self:
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return self
            except ConnectionRefusedError:
                time.sleep(0.05)
        self.__exit__()
        raise RuntimeError(f"the {self.kind} server did not start: see {self.log}")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @property
    def busy(self) -> float:
        """Return the CPU seconds that it has used."""
        # what C's clock_getcpuclockid returns for another process; /proc counts in ticks of 10 ms
        return time.clock_gettime(~self.process.pid << 3 | 2)

    @property
    def memory(self) -> int:
        """Return its private memory in bytes."""
        rows = (line.split() for line in self.status("smaps_rollup").splitlines())
        return sum(int(row[1]) for row in rows if row[0].startswith("Private_")) * 1024

    def status(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()


def settle(core: int) -> None:
    """Stay on one core and, where that is permitted, take priority over other processes."""
    os.sched_setaffinity(0, {core})
    with contextlib.suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, -10)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def echo_application() -> Starlette:
    """Return a server that only reads and writes messages: the best that the stack can do."""
    return Starlette(routes=[WebSocketRoute("/ws/{table}", echo)])


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        while True:
            message = messages.decode(await websocket.receive_text())
            await websocket.send_text(msgspec.json.encode(message).decode())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    kind, port, *rest = sys.argv[1:]
    app = (
        application(Path(rest[0]), UNLIMITED, pace=AT_ONCE)
        if kind == "koloda"
        else echo_application()
    )
    serve(app, "127.0.0.1", int(port), UNLIMITED)
