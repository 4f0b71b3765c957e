"""A real server in its own process, on a free port of this machine.

`python -m tests.web.serving PORT DATABASE` runs it; `Server` starts, kills and restarts it.
"""

import asyncio
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from koloda.server.app import application
from koloda.server.pace import AT_ONCE
from koloda.terminal.serve import quiet_logs, serve
from tests.server.local_server import LIMITS, LocalServer, local_server

ROOT = Path(__file__).parents[2]


class Server:
    def __init__(self, folder: Path) -> None:
        self.database = folder / "koloda.sqlite"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", __name__, str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)
        for _ in range(400):
            try:
                urlopen(self.address + "/health").close()
                return
            except URLError:
                time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(10)

    def kill(self) -> None:
        """End the process as a power failure would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)


class OpenHouse:
    """A server in a thread of the test, so that the test can look into its tables."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))

    async def serve(self) -> None:
        self.loop, self.closing = asyncio.get_running_loop(), asyncio.Event()
        async with local_server(self.database) as self.house:
            self.ready.set()
            await self.closing.wait()

    def __enter__(self) -> LocalServer:
        self.thread.start()
        assert self.ready.wait(20), "the server did not start"
        return self.house

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.closing.set)
        self.thread.join()


def main(port: str, database: str) -> None:
    quiet_logs()
    # all visitors come from one address here, and they are quick
    serve(application(Path(database), LIMITS, pace=AT_ONCE), "127.0.0.1", int(port), LIMITS)


if __name__ == "__main__":
    main(*sys.argv[1:])
