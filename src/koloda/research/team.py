"""Threads that work on the chunks of a batch at the same time."""

import os
import threading
import weakref
from collections.abc import Callable

Work = Callable[[int], None]
"""Does something for the i-th chunk; it releases Python's lock, or nothing is gained."""


class Worker:
    """A thread that waits for work. It ends when its team is forgotten."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.work: Work | None = None
        self.error: BaseException | None = None
        self.wanted = threading.Lock()
        self.finished = threading.Lock()
        self.wanted.acquire()
        self.finished.acquire()
        threading.Thread(target=self.run, name=f"koloda-{number}", daemon=True).start()

    def run(self) -> None:
        while True:
            self.wanted.acquire()
            if self.work is None:
                return
            try:
                self.work(self.number)
            except BaseException as error:  # it is raised where the work was asked for
                self.error = error
            self.finished.release()

    def start(self, work: Work) -> None:
        self.work = work
        self.wanted.release()

    def wait(self) -> None:
        self.finished.acquire()
        self.work = None
        error, self.error = self.error, None
        if error is not None:
            raise error


def dismiss(workers: list[Worker]) -> None:
    for worker in workers:
        worker.wanted.release()


class Team:
    """The calling thread and as many workers as it takes."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.process = 0
        self.workers: list[Worker] = []

    def run(self, work: Work) -> None:
        """Do the work for every chunk, and wait until all of it is done."""
        if self.process != os.getpid():  # the first time, or after a fork, which kills threads
            self.hire()
        for worker in self.workers:
            worker.start(work)
        try:
            work(0)
        finally:
            for worker in self.workers:
                worker.wait()

    def hire(self) -> None:
        self.process = os.getpid()
        self.workers = [Worker(number) for number in range(1, self.size)]
        weakref.finalize(self, dismiss, self.workers)
