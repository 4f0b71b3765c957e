"""A connection between the browser and the server that a test can cut."""

import contextlib
import socket
import struct
import threading
from typing import Self

RESET = struct.pack("ii", 1, 0)
"""SO_LINGER: close without notice, as a lost network does."""


class Wire:
    def __init__(self, port: int) -> None:
        self.server = ("127.0.0.1", port)
        self.port = 0
        self.is_deaf = False
        self.pairs: set[socket.socket] = set()
        self.mend()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        self.is_deaf = False
        self.listening = socket.create_server(("127.0.0.1", self.port))
        self.port = self.listening.getsockname()[1]
        threading.Thread(target=self.accept, args=[self.listening], daemon=True).start()

    def deafen(self) -> None:
        """Let requests through to the server, but no answers back."""
        self.is_deaf = True

    def cut(self) -> None:
        self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        for end in list(self.pairs):
            with contextlib.suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                end.shutdown(socket.SHUT_RDWR)

    def accept(self, listening: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = listening.accept()
                try:
                    server = socket.create_connection(self.server)
                except OSError:
                    browser.close()
                    continue
                self.pairs |= {browser, server}
                for ends in ((browser, server), (server, browser)):
                    threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, here: socket.socket, there: socket.socket) -> None:
        is_answer = here.getpeername() == self.server
        with contextlib.suppress(OSError):
            while data := here.recv(65536):
                if not (is_answer and self.is_deaf):
                    there.sendall(data)
        for end in (here, there):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.pairs.discard(here)
        here.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
