"""What guests and addresses may use: CPU time, bytes, entries in the log, and bots' thinking.

Whatever a client causes, by any socket or request, is paid by two accounts: its guest's and its
address's. Costs are known only afterwards, so an account may get into debt; until it is paid off,
whatever else the account asks for waits in line. Nothing is dropped.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import ContextVar
from functools import partial
from typing import Any, Generic, Self, TypeVar

from koloda.server.limits import Buckets, Limits, Remembered
from koloda.tables.errors import Refused

PATIENCE = 5.0
"""Seconds that an HTTP request waits for its account's debt to be paid off before it is refused."""
LEAST_WAIT = 0.001
"""Seconds between two that wait in line, in which the first one's costs become known."""

SMALL_CPU, SMALL_BYTES, SMALL_ENTRIES = 0.0005, 8192, 4
"""What may be left to pay later."""

T = TypeVar("T")

clock = time.perf_counter
"""The same for times and for costs: whoever keeps the event loop busy keeps others waiting."""


class Allowance:
    """A steady income that can be saved up to some amount and overdrawn."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.saved = most / rate
        """The most that can be saved, in seconds of income."""
        self.settled_at = float("-inf")
        """When everything spent so far is paid off."""

    def spend(self, amount: float, now: float) -> float:
        """Spend an amount, and return when everything will be paid off."""
        self.settled_at = max(self.settled_at, now - self.saved) + amount / self.rate
        return self.settled_at


class Account:
    """What one guest, or one address, has used."""

    def __init__(
        self,
        cpu: tuple[float, float],
        bytes: tuple[float, float],
        entries: tuple[float, float],
        thinking: tuple[float, float],
    ) -> None:
        self.cpu = Allowance(*cpu)
        self.bytes = Allowance(*bytes)
        self.entries = Allowance(*entries)
        self.thinking = Allowance(*thinking)
        self.settled_at = float("-inf")
        """When the account may ask for more. Thinking doesn't count: it has its own queue."""
        self.line: deque[Callable[[], None]] = deque()
        """Those who wait until the debt is paid off."""
        self.timer: asyncio.TimerHandle | None = None
        self.last_address: Account | None = None
        """For a guest: the address from which they last came."""

    @classmethod
    def unlimited(cls) -> Self:
        return cls(*[(float("inf"), 0.0)] * 4)

    def spend(self, cpu: float, bytes: int, entries: int, now: float) -> None:
        self.settled_at = max(
            self.cpu.spend(cpu, now), self.bytes.spend(bytes, now), self.entries.spend(entries, now)
        )

    def is_free(self, now: float) -> bool:
        """Return whether there is no debt and nobody is waiting in line."""
        return not self.line and self.settled_at <= now

    def queue(self, proceed: Callable[[], None]) -> None:
        self.line.append(proceed)
        self.expect_next()

    def expect_next(self) -> None:
        if self.timer is None and self.line:
            wait = max(LEAST_WAIT, self.settled_at - clock())
            self.timer = asyncio.get_running_loop().call_later(wait, self.admit_next)

    def admit_next(self) -> None:
        self.timer = None
        if self.settled_at <= clock():
            self.line.popleft()()
        self.expect_next()


class Payer:
    """The accounts that pay for a client: its guest's, if known, and its address's."""

    def __init__(self, *accounts: Account) -> None:
        self.accounts = accounts
        self.cpu = 0.0
        self.bytes = 0
        self.entries = 0
        """What isn't paid yet; small change is collected, because paying costs time, too."""

    def pay_cpu(self, seconds: float) -> None:
        self.cpu += seconds
        if self.cpu > SMALL_CPU:
            self.pay()

    def pay_bytes(self, number: int) -> None:
        self.bytes += number
        if self.bytes > SMALL_BYTES:
            self.pay()

    def pay_entries(self, number: int) -> None:
        self.entries += number
        if self.entries > SMALL_ENTRIES:
            self.pay()

    def pay(self) -> None:
        now = clock()
        for account in self.accounts:
            account.spend(self.cpu, self.bytes, self.entries, now)
        self.cpu, self.bytes, self.entries = 0.0, 0, 0

    def pay_thinking(self, seconds: float) -> None:
        now = clock()
        for account in self.accounts:
            account.thinking.spend(seconds, now)

    def debt(self) -> float:
        """Return the seconds until all accounts may ask for more, or less than 0."""
        return max((one.settled_at for one in self.accounts), default=0.0) - clock()

    def is_free(self) -> bool:
        """Return whether no account is in debt and nobody is ahead in line."""
        now = clock()
        for account in self.accounts:  # noqa: SIM110 - all() takes longer; each message asks
            if account.settled_at > now or account.line:
                return False
        return True

    def when_free(self, proceed: Callable[[], None], first: int = 0) -> None:
        """Call `proceed` once it is its turn, from the account number `first` on."""
        now = clock()
        for number in range(first, len(self.accounts)):
            if not self.accounts[number].is_free(now):
                self.accounts[number].queue(partial(self.when_free, proceed, number + 1))
                return
        proceed()

    async def turn(self) -> None:
        """Wait until it is this request's turn."""
        if self.is_free():
            return
        ready = asyncio.get_running_loop().create_future()
        self.when_free(lambda: None if ready.done() else ready.set_result(None))
        await ready

    async def turn_soon(self) -> None:
        """Wait for a while until it is this request's turn, or refuse it."""
        if self.debt() < PATIENCE:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.turn()
                return
        raise Refused("too-many")


NOBODY = Payer()
PAYING: ContextVar[Payer] = ContextVar("paying", default=NOBODY)
"""Who pays for what the current task does."""


class Metered(Generic[T]):
    """A coroutine whose CPU time is paid by whoever is paying."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.work = work

    def __await__(self) -> Generator[Any, None, T]:
        work, proceed, argument = self.work, self.work.send, None
        while True:
            begun = clock()
            try:
                awaited = proceed(argument)
            except StopIteration as end:
                value: T = end.value
                return value
            finally:
                PAYING.get().pay_cpu(clock() - begun)
            try:
                yield awaited
            except BaseException as error:
                proceed, argument = work.throw, error
            else:
                proceed, argument = work.send, None


async def metered(work: Coroutine[Any, Any, T]) -> T:
    """Wrap metered work in a coroutine, because a task accepts nothing else."""
    return await Metered(work)


async def in_thread(work: Callable[[], T]) -> T:
    """Do work in another thread; it is paid for as if it were done in this one."""

    def timed() -> tuple[T, float]:
        begun = time.thread_time()
        return work(), time.thread_time() - begun

    done, seconds = await asyncio.to_thread(timed)
    PAYING.get().pay_cpu(seconds)
    return done


class Budgets:
    def __init__(self, limits: Limits) -> None:
        def account(cpu: float, bytes: float, entries: float, thinking: float) -> Account:
            return Account(
                (cpu, limits.cpu_at_once),
                (bytes, limits.bytes_at_once),
                (entries, limits.entries_at_once),
                (thinking, limits.thinking_at_once),
            )

        self.guests = Remembered(
            lambda: account(
                limits.cpu_a_guest,
                limits.bytes_a_guest,
                limits.entries_a_guest,
                limits.thinking_a_guest,
            ),
            limits.addresses,
        )
        self.addresses = Remembered(
            lambda: account(
                limits.cpu_an_address,
                limits.bytes_an_address,
                limits.entries_an_address,
                limits.thinking_an_address,
            ),
            limits.addresses,
        )
        self.hints = Buckets(limits.hints_a_second, limits.hints_at_once, limits.addresses)

    def stranger(self, address: str) -> Payer:
        """Return who pays for a client whose guest isn't known yet."""
        return Payer(self.addresses.find(address))

    def guest(self, guest: str, address: str) -> Payer:
        account = self.guests.find(guest)
        account.last_address = self.addresses.find(address)
        return Payer(account, account.last_address)

    def host(self, guest: str) -> Payer:
        """Return who pays for the bots at a guest's tables, even if the guest isn't here."""
        account = self.guests.find(guest)
        return Payer(account, account.last_address) if account.last_address else Payer(account)
