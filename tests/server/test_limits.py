"""How much one socket or one address may request."""

import asyncio

import pytest
from websockets.exceptions import InvalidStatus

from koloda.server.limits import Bucket, Buckets
from tests.server.local_server import (
    TWO,
    dial,
    limits,
    local_server,
    refused,
    run,
    started,
    until,
)
from tests.variants import Variant


def test_a_bucket_fills_at_its_rate() -> None:
    bucket = Bucket(rate=2, brim=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(0) == 0.5
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_the_least_recently_used_bucket_is_forgotten() -> None:
    buckets = Buckets(rate=1, brim=1, most=2)
    assert buckets.take("a", 0) and not buckets.take("a", 0)
    assert buckets.take("b", 0) and buckets.take("c", 0)
    assert len(buckets.buckets.by_name) == 2
    assert buckets.take("a", 0)  # forgotten, so it starts full


def test_too_many_requests_are_refused(database) -> None:
    async def story() -> None:
        few = limits(requests_a_second=0.001, requests_at_once=5, tables_a_minute=2)
        async with local_server(database, few) as here:
            answers = [await here.ask("GET", "/api/me") for _ in range(7)]
            assert [answer.status for answer in answers] == [200] * 5 + [429] * 2
            assert answers[-1].error == "too-many"
            assert (await here.ask("GET", "/health")).status == 429

    run(story())


def test_opening_tables_is_limited(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(tables_a_minute=2)) as here:
            ada = await here.guest("Ada")
            await ada.open("face-to-face", 2)
            await ada.open("face-to-face", 2)
            with refused("too-many"):
                await ada.open("face-to-face", 2)
        async with local_server(database, limits(tables=2)) as here:
            ada = await here.guest("Ada")
            await ada.open("face-to-face", 2)
            await ada.open("face-to-face", 2)
            with refused("too-many-tables"):
                await ada.open("face-to-face", 2)

    run(story())


def test_clients_that_send_too_fast_are_throttled_and_lose_nothing(database) -> None:
    async def story() -> None:
        async with local_server(
            database, limits(messages_a_second=100, messages_at_once=5)
        ) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            begun = asyncio.get_running_loop().time()
            await asyncio.gather(*(table.ask("ping") for _ in range(30)))
            assert asyncio.get_running_loop().time() - begun > 0.1

    run(story())


def test_more_sockets_do_not_let_anybody_talk_or_ask_for_hints_more(database) -> None:
    few = limits(talk_a_second=0.001, talk_at_once=3, hints_a_second=0.001, hints_at_once=2)

    async def story() -> None:
        async with local_server(database, few) as here:
            party = await started(here, TWO)
            ada = party.clients[0]
            tabs = [party.host, *[await ada.table(party.host.id) for _ in range(3)]]
            for asked, key, most in (
                ({"type": "say", "phrase": "hello"}, "too-much-talk", 3),
                ({"type": "ask-hint"}, "too-many-hints", 2),
            ):
                for tab in (tabs * 2)[:most]:
                    await tab.ask(**asked)
                for tab in (*tabs, await ada.table(party.host.id)):
                    with refused(key):
                        await tab.ask(**asked)
            await party.tables[1].ask("say", phrase="hello")  # others still may
            other = await ada.open("face-to-face", 2)
            await other.ask("say", phrase="hello")  # and so may she, elsewhere

    run(story())


def test_talking_too_fast_is_refused(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(talk_a_second=0.001, talk_at_once=3)) as here:
            table = await (await here.guest("Ada")).open("face-to-face", 2)
            for _ in range(3):
                await table.ask("say", phrase="hello")
            with refused("too-much-talk"):
                await table.ask("say", phrase="hello")
            await table.seat_bot(1)

    run(story())


def test_asking_for_hints_too_fast_is_refused(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(hints_a_second=0.001, hints_at_once=2)) as here:
            party = await started(here, Variant("face-to-face", 2, {"first": 0}))
            mover = party.host
            for _ in range(2):
                assert (await mover.ask("ask-hint"))["thoughts"]
            with refused("too-many-hints"):
                await mover.ask("ask-hint")

    run(story())


def test_the_sockets_of_an_address_are_limited(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(sockets_an_address=3)) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            more = [await dial(here, ada, table.id) for _ in range(2)]
            with pytest.raises(InvalidStatus):
                await dial(here, ada, table.id)
            await more[0].close()
            await until(lambda: sum(here.tables.sockets.values()) == 2)
            await (await dial(here, ada, table.id)).close()
            await more[1].close()
            await table.close()
            await until(lambda: not here.tables.sockets)

    run(story())
