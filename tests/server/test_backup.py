"""Backups made under play hold everything acknowledged, and restored servers go on."""

import asyncio
import contextlib
import os
import random
import secrets
import sqlite3
import stat
import sys
from pathlib import Path

import pytest

from koloda.cli import main
from koloda.client import TableClient
from koloda.server.backup import back_up, restore
from koloda.server.migrations import MIGRATIONS
from koloda.server.retention import DAY
from koloda.server.store import StoreError
from tests.server.local_server import (
    TWO,
    gathered,
    local_server,
    make_some_moves,
    rejoined,
    run,
    started,
    stored_tables,
    until,
)
from tests.server.server_process import ServerProcess
from tests.server.test_faults import Acknowledged, check_kept, opened_for_two
from tests.variants import Variant

KOLODA = (sys.executable, "-c", "import sys; from koloda.cli import main; sys.exit(main())")


MOVES = 12
"""Moves made for each backup, before and during it: three times as many make no whole game."""


async def player(
    table: TableClient,
    confirmed: Acknowledged,
    chooser: random.Random,
    allowed: asyncio.Semaphore | None = None,
) -> None:
    async for turn in table.my_turns():
        if allowed is not None:
            await allowed.acquire()
        token = secrets.token_hex(8)
        move = chooser.choice(turn["legal"])["move"]
        confirmed.note(table.id, token, await table.move(move, id=token))


def test_a_backup_under_play_holds_every_acknowledged_move_and_goes_on(database, tmp_path) -> None:
    async def story() -> None:
        host, confirmed = ServerProcess(database), Acknowledged()
        restored = ServerProcess(tmp_path / "restored.sqlite")
        try:
            host.start()
            tables = await opened_for_two(host.address, Variant("gallop", 2))
            allowed = asyncio.Semaphore(0)
            playing = [
                asyncio.create_task(player(table, confirmed, random.Random(seat), allowed))
                for seat, table in enumerate(tables)
            ]
            for number in range(3):
                before = confirmed.number
                for _ in range(MOVES):
                    allowed.release()
                await until(lambda before=before: confirmed.number > before + 2)
                known = Acknowledged({id: dict(moves) for id, moves in confirmed.moves.items()})
                backup = tmp_path / f"backup {number}.sqlite"
                arguments = ("backup", str(backup), "--database", str(database), "--lang", "en")
                process = await asyncio.create_subprocess_exec(*KOLODA, *arguments)
                assert await process.wait() == 0
                check_kept(backup, known)
            assert not any(one.done() for one in playing)
            for one in playing:
                one.cancel()
            for table in tables:
                await table.close()
            host.stop()
            assert main(["restore", str(backup), "--database", str(restored.database)]) == 0
            restored.start()
            for table in tables:
                table.client.address = restored.address
            back = [await table.client.table(table.id) for table in tables]
            await asyncio.gather(*(player(table, known, random.Random(9)) for table in back))
            restored.stop()
            check_kept(restored.database, known)
            assert all(one.phase == "over" for one in stored_tables(restored.database).values())
        finally:
            host.close()
            restored.close()

    run(story())


async def one_table(database: Path) -> str:
    async with local_server(database) as here:
        party = await started(here, TWO, takeover=None)
        await make_some_moves(party, 3)
        await party.close()
        return party.host.id


def test_a_backup_is_written_whole_or_not_at_all(database, tmp_path, monkeypatch) -> None:
    run(one_table(database))
    backup = tmp_path / "backup.sqlite"
    with pytest.raises(StoreError, match="no database"):
        back_up(tmp_path / "nowhere.sqlite", backup)
    assert back_up(database, backup).tables == 1
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    content = backup.read_bytes()
    with pytest.raises(StoreError, match="already exists"):
        back_up(database, backup)
    with pytest.raises(StoreError, match="already exists"):
        back_up(database, database, force=True)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError("the disk is full")))
        with pytest.raises(OSError, match="full"):
            back_up(database, backup, force=True)
    assert backup.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["backup.sqlite"]
    assert back_up(database, backup, force=True).tables == 1


def test_a_restore_keeps_what_was_there(database, tmp_path) -> None:
    id = run(one_table(database))
    backup = tmp_path / "backup.sqlite"
    back_up(database, backup)

    async def story() -> None:
        async with local_server(database) as here:
            with pytest.raises(StoreError, match="another server is using it"):
                restore(backup, database, force=True)
            party = await started(here, TWO)
            with pytest.raises(StoreError, match="another server is using it"):
                restore(backup, database)
            await party.close()

    run(story())
    with pytest.raises(StoreError, match="already exists"):
        restore(backup, database)
    assert len(stored_tables(database)) == 2
    _, old = restore(backup, database, force=True)
    assert set(stored_tables(database)) == {id} and len(stored_tables(old)) == 2
    _, older = restore(backup, database, force=True)
    assert older != old and len(stored_tables(old)) == 2


def test_a_damaged_backup_replaces_nothing(database, tmp_path, capsys) -> None:
    id = run(one_table(database))
    backup = tmp_path / "backup.sqlite"
    back_up(database, backup)
    with contextlib.closing(sqlite3.connect(backup, isolation_level=None)) as file:
        file.execute("update entries set entry = x'00' where number = 3")
    for damaged in (backup, tmp_path / "letter"):
        (tmp_path / "letter").write_text("Dear Sir or Madam, this is not a backup. " * 99)
        assert main(["restore", str(damaged), "--database", str(database), "--force"]) == 2
    assert id in capsys.readouterr().err
    assert id in stored_tables(database)
    assert not list(database.parent.glob("*before-restore*"))
    content, _ = restore(backup, database, force=True, damaged=True)
    assert content.damaged == (id,)
    assert main(["backup", str(tmp_path / "again"), "--database", str(database)]) == 2
    assert id in capsys.readouterr().err and (tmp_path / "again").exists()


def test_a_backup_of_an_older_version_is_upgraded(database, tmp_path) -> None:
    backup = tmp_path / "old.sqlite"
    backup.write_bytes((Path(__file__).parents[1] / "saved" / "tables.sqlite").read_bytes())
    assert restore(backup, database)[0].tables == 7
    with contextlib.closing(sqlite3.connect(database)) as file:
        assert file.execute("pragma user_version").fetchone() == (len(MIGRATIONS),)
    stored_tables(database)


def test_deleted_tables_are_listed_and_brought_back_while_the_server_runs(database, capsys) -> None:
    async def story() -> None:
        now = [1000 * DAY]
        async with local_server(database) as here:
            here.tables.clock = lambda: now[0]
            parties = [await gathered(here, TWO) for _ in range(2)]
            for party in parties:
                await party.close()
            await until(lambda: not any(one.connections for one in here.tables.all()))
            now[0] += 40 * DAY
            await here.tables.housekeeping.tidy()
            command = ["undelete", "--database", str(database), "--lang", "en"]
            assert await asyncio.to_thread(main, command) == 0
            said = capsys.readouterr().out
            assert all(party.host.id in said for party in parties) and "2 deleted" in said
            assert await asyncio.to_thread(main, [*command, "nowhere"]) == 2
            assert await asyncio.to_thread(main, [*command, parties[0].host.id]) == 0
            assert len((await rejoined(parties[0], here)).host.state["seats"]) == 2
            assert await asyncio.to_thread(main, [*command, "--all"]) == 0
            assert len((await rejoined(parties[1], here)).host.state["seats"]) == 2

    run(story())
