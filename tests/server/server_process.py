"""A server in its own process: `python -m tests.server.server_process DATABASE FD`."""

import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path

from koloda.server.app import application
from koloda.server.pace import AT_ONCE
from koloda.terminal.serve import quiet_logs, serve
from tests.server.local_server import LIMITS, listening_socket

ROOT = Path(__file__).parents[2]


class ServerProcess:
    """Starts, kills and restarts a server. Its port is the parent's, so it stays the same."""

    def __init__(self, database: Path, **environment: str) -> None:
        self.database = database
        self.environment = environment
        self.listening = listening_socket()
        self.listening.listen()
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.process: subprocess.Popen[bytes] | None = None
        self.errors = database.with_suffix(".errors")

    def start(self) -> None:
        fd = self.listening.fileno()
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.server_process", str(self.database), str(fd)],
                pass_fds=[fd],
                stderr=errors,
                cwd=ROOT,
                env={**os.environ, **self.environment},
            )

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Stop the server as Ctrl-C does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)
        self.process = None

    def wait(self) -> int:
        """Wait until the server has exited by itself, and return its exit code."""
        assert self.process is not None
        code = self.process.wait(60)
        self.process = None
        return code

    def limit_files(self, bytes: int | None) -> None:
        """Let no file of the server grow beyond this from now on, as on a full disk."""
        assert self.process is not None
        _, hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        soft = resource.RLIM_INFINITY if bytes is None else bytes
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (soft, hard))

    def close(self) -> None:
        self.kill()
        self.listening.close()

    @property
    def said(self) -> str:
        return self.errors.read_text()


def main(database: str, fd: str) -> None:
    quiet_logs()
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    listening = socket.socket(fileno=os.dup(int(fd)))
    with contextlib.suppress(KeyboardInterrupt):
        app = application(Path(database), LIMITS, pace=AT_ONCE)
        serve(app, "127.0.0.1", 0, LIMITS, [listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
