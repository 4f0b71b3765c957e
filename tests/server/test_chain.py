"""A table whose log was damaged is refused by name, and the others go on."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from koloda.server import metrics
from koloda.server.chain import first_fault, first_link, links
from koloda.server.database import PAGE_SIZE
from tests.server.local_server import (
    TWO,
    Party,
    local_server,
    make_some_moves,
    play_out,
    rejoined,
    run,
    socket_status,
    started,
)

LOG = [b"opened", b"sat", b"started", b"moved"]


def test_any_change_is_found_at_the_first_entry_that_it_affects() -> None:
    chain = links(first_link("t"), LOG)
    assert first_fault("t", LOG, chain) is None
    assert first_fault("u", LOG, chain) == 0
    for number, entry in enumerate(LOG):
        for bit in range(8 * len(entry)):
            changed = bytearray(entry)
            changed[bit // 8] ^= 1 << bit % 8
            log = [*LOG[:number], bytes(changed), *LOG[number + 1 :]]
            assert first_fault("t", log, chain) == number
    assert first_fault("t", [LOG[0], LOG[2], LOG[1], LOG[3]], chain) == 1
    assert links(chain[1], LOG[2:]) == chain[2:]


DAMAGE = {
    "another move": """
        update entries set entry = cast(json_set(cast(entry as text), '$.at', 1.5) as blob)
        where tab = ?1 and number = 7
    """,
    "text": "update entries set entry = cast(entry as text) where tab = ?1 and number = 7",
    "bad text": "update entries set entry = cast(x'80' as text) where tab = ?1 and number = 7",
    "nonsense": "update entries set entry = x'00' where tab = ?1 and number = 7",
    "a lost entry": "delete from entries where tab = ?1 and number = 7",
    "a wrong link": "update entries set link = x'00' where tab = ?1 and number = 7",
    "a copy": """
        update entries set entry = (select entry from entries where tab = ?1 and number = 6)
        where tab = ?1 and number = 7
    """,
}


async def two_games(database: Path, lines: int = 0) -> list[Party]:
    """Play some moves at two public tables, talk at the first, and stop the server."""
    async with local_server(database) as here:
        parties = [await started(here, TWO, public=True) for _ in range(2)]
        for _ in range(lines):
            await parties[0].host.ask("say", text="Not much to say. " * 4)
        for party in parties:
            await make_some_moves(party, 12)
            await party.close()
    return parties


async def check_refused(database: Path, damaged: Party, intact: Party, entry: int | None) -> None:
    async with local_server(database) as here:
        path = f"/api/tables/{damaged.host.id}"
        for _ in range(2):
            answer = await here.ask("GET", path, by=damaged.clients[0])
            assert (answer.status, answer.error) == (503, "damaged")
            if entry is not None:
                assert answer.json["arguments"] == {"table": damaged.host.id, "entry": entry}
        assert await socket_status(here, damaged.host.id, damaged.clients[0].cookie) == 403
        assert metrics.REGISTRY.get_sample_value("koloda_damaged_tables") == 1
        assert (await here.ask("GET", "/ready")).json["damaged_tables"] == 1
        back = await rejoined(intact, here)
        assert back.host.state["match"]["moves_made"] == 12
        await play_out(back)


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_refused_by_name_and_the_rest_goes_on(damage, database, capsys) -> None:
    async def story() -> None:
        damaged, intact = await two_games(database)
        with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as file:
            assert file.execute(DAMAGE[damage], (damaged.host.id,)).rowcount == 1
        capsys.readouterr()
        await check_refused(database, damaged, intact, entry=7)
        said = capsys.readouterr().out
        assert said.count("a table is damaged") == 1
        assert f"table={damaged.host.id}" in said and "entry=7" in said

    run(story())


def test_a_log_that_no_table_can_have_written_is_refused_by_name(database) -> None:
    """Its chain is right, but the game doesn't allow this move."""

    async def story() -> None:
        damaged, intact = await two_games(database)
        id = damaged.host.id
        with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as file:
            query = "select entry from entries where tab = ? order by number"
            log = [entry for (entry,) in file.execute(query, (id,))]
            wrong = next(number for number, entry in enumerate(log) if b'"moved"' in entry)
            log[wrong] = log[wrong].replace(b'"move":', b'"move":99')
            for number, link in enumerate(links(first_link(id), log)):
                update = "update entries set entry = ?, link = ? where tab = ? and number = ?"
                file.execute(update, (log[number], link, id, number))
        await check_refused(database, damaged, intact, entry=wrong)

    run(story())


def test_a_damaged_page_of_the_file_affects_only_its_table(database) -> None:
    """It lies amid others of its table, because SQLite also reads the neighbours of a page."""

    async def story() -> None:
        damaged, intact = await two_games(database, lines=50)
        whole = database.read_bytes()
        for start in range(0, len(whole), PAGE_SIZE):
            database.write_bytes(whole[:start] + b"\xff" * 16 + whole[start + 16 :])
            if 20 < entries_left(database, damaged.host.id) < 40:
                break
        else:
            raise AssertionError("no page to damage")
        await check_refused(database, damaged, intact, entry=None)

    run(story())


def entries_left(database: Path, table: str) -> int:
    """Return how many entries can be read before the first error."""
    number = 0
    query = "select entry from entries where tab = ? order by number"
    file = sqlite3.connect(database)
    with contextlib.closing(file), contextlib.suppress(sqlite3.DatabaseError):
        for _ in file.execute(query, (table,)):
            number += 1
    return number


def test_a_damaged_table_in_use_refuses_its_moves_and_the_rest_goes_on(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            parties = [await started(here, TWO) for _ in range(2)]
            damage = "update entries set entry = x'00' where tab = ? and number = 3"
            damaged = parties[0].host.id
            await here.store._do(lambda conn: conn.execute(damage, (damaged,)))
            # what is in memory is right, and stays so
            await asyncio.gather(*(make_some_moves(party, 3) for party in parties))
            for party in parties:
                assert party.live.table.match is not None
                assert len(party.live.table.match.moves) == 3

    run(story())
