"""What guests and addresses may use, over all their sockets and requests."""

import asyncio
import threading
from collections.abc import Callable

import pytest
from websockets.frames import Opcode

from koloda.server import budgets, connections
from koloda.server.bot_pool import BotPool
from koloda.server.budgets import NOBODY, PAYING, Account, Allowance, Budgets, Metered, Payer
from koloda.server.fair_queue import FairQueue
from koloda.server.limits import Limits
from koloda.server.messages import Hello, encode
from tests.server.local_server import (
    TWO,
    dial,
    limits,
    local_server,
    run,
    socket_status,
    started,
    until,
)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Set the clock of all accounts by hand."""
    clock = Clock()
    monkeypatch.setattr(budgets, "clock", clock)
    return clock


def account(cpu: float = 1, at_once: float = 1) -> Account:
    plenty = (1e12, 1e12)
    return Account((cpu, at_once), plenty, plenty, plenty)


def test_an_allowance_can_be_saved_up_and_overdrawn() -> None:
    allowance = Allowance(rate=2, most=10)
    assert allowance.spend(10, now=100) == 100  # all that was saved
    assert allowance.spend(6, now=100) == 103
    assert allowance.spend(0, now=103) == 103
    assert allowance.spend(10, now=1000) == 1000  # no more than the most can be saved


def test_an_account_waits_for_its_most_overdrawn_allowance(clock) -> None:
    one = Account((1, 0), (10, 0), (100, 0), (1, 0))
    one.spend(cpu=2, bytes=10, entries=500, now=clock.now)
    assert one.settled_at == clock.now + 5
    assert not one.is_free(clock.now)
    assert one.is_free(clock.now + 5)


def test_a_guest_and_its_address_pay_for_the_same_thing(clock) -> None:
    both = Budgets(Limits())
    ada, bob = both.guest("ada", "home"), both.guest("bob", "home")
    ada.pay_cpu(0.2)
    assert not ada.is_free()
    assert not bob.is_free()  # its address is in debt
    assert both.guest("ada", "work").accounts[0] is ada.accounts[0]
    clock.now += 0.31
    assert bob.is_free()
    assert not ada.is_free()
    assert both.host("ada").accounts == (ada.accounts[0], both.addresses.find("work"))


def test_small_change_is_paid_together(clock) -> None:
    payer = Payer(account(cpu=1, at_once=0))
    payer.pay_cpu(budgets.SMALL_CPU / 2)
    assert payer.is_free()
    payer.pay_cpu(budgets.SMALL_CPU)
    assert payer.debt() == pytest.approx(budgets.SMALL_CPU * 1.5)


def test_only_the_steps_of_a_task_are_paid_by_it(clock) -> None:
    async def story() -> None:
        other = asyncio.Event()

        async def work() -> str:
            clock.now += 1
            await other.wait()
            clock.now += 2
            return "done"

        async def others() -> None:
            clock.now += 50
            other.set()

        payer = Payer(account(cpu=1, at_once=0))
        PAYING.set(payer)
        asyncio.get_running_loop().create_task(others())
        begun = clock.now
        assert await Metered(work()) == "done"
        spent = payer.accounts[0].cpu
        # the first second was paid off while others worked
        assert clock.now == begun + 53
        assert spent.settled_at == clock.now + 2

    asyncio.run(story())


def test_metered_work_can_be_cancelled() -> None:
    async def story() -> None:
        cleaned = []

        async def work() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                cleaned.append(True)

        task = asyncio.ensure_future(budgets.metered(work()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert cleaned

    asyncio.run(story())


def test_whoever_waits_in_line_is_served_in_order_and_one_by_one() -> None:
    async def story() -> None:
        payer = Payer(account(cpu=1, at_once=0))
        payer.pay_cpu(0.05)
        served: list[int] = []

        async def ask(number: int) -> None:
            await payer.turn()
            served.append(number)
            payer.pay_cpu(0.02)

        begun = budgets.clock()
        await asyncio.gather(*(ask(number) for number in range(5)))
        assert served == [0, 1, 2, 3, 4]
        assert budgets.clock() - begun > 0.05 + 4 * 0.02

    asyncio.run(story())


def test_a_request_that_would_wait_too_long_is_refused(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(cpu_a_guest=1, cpu_an_address=1)) as here:
            ada, bob = await here.guest("Ada"), await here.guest("Bob")
            guest = here.tables.budgets.guests.find(here.guest_of(ada).id)
            guest.spend(cpu=0.3, bytes=0, entries=0, now=budgets.clock())
            assert (await here.ask("GET", "/api/me", by=ada)).status == 200
            guest.spend(cpu=1000, bytes=0, entries=0, now=budgets.clock())
            answer = await here.ask("GET", "/api/me", by=ada)
            assert (answer.status, answer.error) == (429, "too-many")
            assert (await here.ask("GET", "/api/me", by=bob)).status == 200
            address = here.tables.budgets.addresses.find("127.0.0.1")
            address.spend(cpu=1000, bytes=0, entries=0, now=budgets.clock())
            assert (await here.ask("GET", "/", by=bob)).status == 429
            assert await socket_status(here, "any", bob.cookie) == 429

    run(story())


def test_messages_over_the_budget_wait_and_none_is_lost(database) -> None:
    """The work of all sockets counts together: here, entries in the log."""

    async def story() -> None:
        few = limits(entries_a_guest=40, entries_at_once=5)
        async with local_server(database, few) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            tabs = [table, *[await ada.table(table.id) for _ in range(3)]]
            begun = asyncio.get_running_loop().time()
            await asyncio.gather(
                *(tab.ask("say", phrase="hello") for tab in tabs for _ in range(15))
            )
            # 60 entries, of which those at once, and small change, come free
            assert asyncio.get_running_loop().time() - begun > (60 - 5 - 4 * 5) / 40
            for tab in tabs:
                await tab.close()

    run(story())


def test_a_guest_with_many_sockets_gets_one_share(database) -> None:
    """One guest asks for everything again and again; another is served in between."""

    async def story() -> None:
        little = limits(cpu_a_guest=0.01, cpu_at_once=0.01)
        async with local_server(database, little) as here:
            ada, eve = await here.guest("Ada"), await here.guest("Eve")
            table, other = await ada.open("face-to-face", 2), await eve.open("face-to-face", 2)
            sockets = [await dial(here, eve, other.id) for _ in range(7)]
            answered = 0

            async def listen(socket) -> None:
                nonlocal answered
                async for _ in socket:
                    answered += 1

            listening = [asyncio.ensure_future(listen(socket)) for socket in sockets]
            for socket in sockets:
                for number in range(200):
                    await socket.send(f'{{"type":"hello","id":"{number}","last":-1}}')
            for _ in range(20):
                await table.ask("ping")
            assert answered < 700
            for task in listening:
                task.cancel()
            for socket in sockets:
                socket.transport.abort()

    run(story())


def test_pings_of_the_websocket_protocol_are_paid_for(database) -> None:
    async def story() -> None:
        little = limits(cpu_a_guest=0.01, cpu_at_once=0.01)
        async with local_server(database, little) as here:
            ada, eve = await here.guest("Ada"), await here.guest("Eve")
            table, other = await ada.open("face-to-face", 2), await eve.open("face-to-face", 2)
            socket = await dial(here, eve, other.id)
            pings, pongs = 40_000, 0

            def count(opcode: int) -> None:
                nonlocal pongs
                pongs += opcode == Opcode.PONG

            count_frames(socket, count)
            guest = here.tables.budgets.guests.find(here.guest_of(eve).id)
            guest.cpu.settled_at = guest.settled_at = float("-inf")  # nothing is left to pay
            socket.transport.write(b"\x89\x80\0\0\0\0" * pings)
            for _ in range(20):
                await table.ask("ping")
            assert pongs < pings / 2
            await until(lambda: guest.cpu.settled_at > float("-inf"))
            socket.transport.abort()

    run(story())


def count_frames(socket, count: Callable[[int], None]) -> None:
    """Call `count` for each frame that a client's socket gets."""
    protocol = socket.protocol
    receive = protocol.recv_frame

    def counted(frame) -> None:
        count(frame.opcode)
        receive(frame)

    protocol.recv_frame = counted


def test_a_client_that_asks_and_never_reads_costs_little_memory(database, monkeypatch) -> None:
    monkeypatch.setattr(connections, "SWEEP", 0.05)

    async def story() -> None:
        async with local_server(database, limits(unread_seconds=0.5)) as here:
            party = await started(here, TWO)
            eve, other = party.clients[1], party.host
            deaf = [await dial(here, eve, other.id) for _ in range(5)]
            own = here.guest_of(eve).id
            for socket in deaf:
                socket.transport.pause_reading()
                socket.transport.write(masked(b'{"type":"hello","id":"1","last":-1}') * 5000)
            most = 0

            def is_alone() -> bool:
                nonlocal most
                eves = [one for one in party.live.connections if one.guest == own]
                most = max([most, *(one.waiting_bytes for one in eves)])
                return len(eves) <= 1  # Eve's first socket

            await until(is_alone)
            assert most < 2 * largest_message(party)
            for socket in deaf:
                socket.transport.abort()

    run(story())


def masked(text: bytes) -> bytes:
    """Return a text frame with a mask of zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def largest_message(party) -> int:
    return max(len(encode(one.welcome(Hello(id="1", last=-1)))) for one in party.live.connections)


# Thinking


def payers(*addresses: str) -> list[Payer]:
    """Return a payer for each guest, named by address and number."""
    all = Budgets(Limits())
    return [all.guest(f"{address} {i}", address) for i, address in enumerate(addresses)]


def test_addresses_take_turns_and_so_do_their_guests() -> None:
    queue: FairQueue[str] = FairQueue()
    ann, amy, bob = payers("a", "a", "b")
    for payer, name, jobs in ((ann, "ann", 3), (amy, "amy", 2), (bob, "bob", 2)):
        for number in range(jobs):
            queue.put(payer, f"{name} {number}")
    taken = [queue.take(lambda _: True) for _ in range(7)]
    assert taken == ["ann 0", "bob 0", "amy 0", "bob 1", "ann 1", "amy 1", "ann 2"]
    assert not queue
    assert queue.take(lambda _: True) is None


def test_a_guest_who_may_not_have_more_is_passed_over() -> None:
    queue: FairQueue[str] = FairQueue()
    ann, amy = payers("a", "a")
    queue.put(ann, "ann")
    queue.put(amy, "amy")
    assert queue.take(lambda one: one is not ann.accounts[0]) == "amy"
    assert queue.take(lambda one: one is not ann.accounts[0]) is None
    assert queue.take(lambda _: True) == "ann"


def test_nobody_waits_for_the_bots_of_one_other_guest() -> None:
    async def story() -> None:
        pool, go = BotPool(), threading.Event()
        eve, ada = payers("elsewhere", "home")
        try:
            PAYING.set(eve)
            slow = [asyncio.ensure_future(pool.think(lambda: go.wait(60))) for _ in range(30)]
            await asyncio.sleep(0)
            PAYING.set(ada)
            assert await asyncio.wait_for(pool.think(lambda: "a move"), 20) == "a move"
            assert not any(one.done() for one in slow)
            go.set()
            await asyncio.gather(*slow)
        finally:
            go.set()
            pool.close()

    asyncio.run(story())


def test_a_guest_whose_bots_thought_too_much_waits() -> None:
    async def story() -> None:
        pool = BotPool()
        plenty = (1e12, 1e12)
        eve = Payer(Account(plenty, plenty, plenty, (1, 0)))
        PAYING.set(eve)
        try:
            assert await pool.think(lambda: 1) == 1
            eve.pay_thinking(0.5)
            begun = budgets.clock()
            assert await pool.think(lambda: 2) == 2
            assert budgets.clock() - begun > 0.4
            PAYING.set(NOBODY)
            assert await pool.think(lambda: 3) == 3
        finally:
            pool.close()

    asyncio.run(story())


def test_a_failed_or_abandoned_thought_frees_its_thread() -> None:
    async def story() -> None:
        pool = BotPool()
        free = pool.free

        def fail() -> None:
            raise ArithmeticError

        try:
            with pytest.raises(ArithmeticError):
                await pool.think(fail)
            go = threading.Event()
            abandoned = asyncio.ensure_future(pool.think(lambda: go.wait(60)))
            await asyncio.sleep(0)
            abandoned.cancel()
            go.set()
            await until(lambda: pool.free == free)
            assert not pool.busy
        finally:
            pool.close()

    run(story())
