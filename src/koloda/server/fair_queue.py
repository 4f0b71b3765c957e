"""A queue in which addresses take turns, and the guests of each address among themselves."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

from koloda.server.budgets import Account, Payer

T = TypeVar("T")
V = TypeVar("V")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self.waiting: OrderedDict[Account, OrderedDict[Account, deque[T]]] = OrderedDict()
        """By address and then by guest: whoever comes first is served next."""

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def put(self, payer: Payer, job: T) -> None:
        guest, address = payer.accounts[0], payer.accounts[-1]
        guests = self.waiting.setdefault(address, OrderedDict())
        guests.setdefault(guest, deque()).append(job)

    def take(self, may: Callable[[Account], bool]) -> T | None:
        """Return the next job whose guest and address may have one, if there is any."""
        for address, guests in self.waiting.items():
            if may(address):
                for guest, jobs in guests.items():
                    if may(guest):
                        job = jobs.popleft()
                        self.pass_turn(guests, guest, is_done=not jobs)
                        self.pass_turn(self.waiting, address, is_done=not guests)
                        return job
        return None

    @staticmethod
    def pass_turn(line: "OrderedDict[Account, V]", account: Account, is_done: bool) -> None:
        if is_done:
            del line[account]
        else:
            line.move_to_end(account)
