"""Copies of the whole database, made while a server uses it.

A plain copy of the file would lack what is still in the write-ahead log.
"""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from koloda.server.database import BESIDE, lock_database, open_database
from koloda.server.sqlite import stored_table
from koloda.server.store import DamagedTable, StoreError


@dataclass(frozen=True)
class Content:
    """What a copy holds."""

    tables: int
    damaged: tuple[str, ...]
    """Tables whose log isn't what was written."""


def back_up(database: Path, to: Path, *, force: bool = False) -> Content:
    """Copy the database to a new file: the whole of it, or nothing."""
    if not database.is_file():
        raise StoreError(f"{database}: there is no database")
    if to.exists() and (to.samefile(database) or not force):
        raise StoreError(f"{to}: already exists")
    with copied(database, to.parent) as (copy, content):
        os.replace(copy, to)
        sync_folder(to.parent)
    return content


def restore(
    backup: Path, database: Path, *, force: bool = False, damaged: bool = False
) -> tuple[Content, Path | None]:
    """Put a backup in the database's place, once it has been checked.

    Return what it holds, and where the database that was there is now. With `damaged`, accept a
    backup with damaged tables: a server refuses them one by one.
    """
    if not backup.is_file():
        raise StoreError(f"{backup}: there is no backup")
    with closing(lock_database(database)):
        if database.exists() and not force:
            raise StoreError(f"{database}: already exists")
        with copied(backup, database.parent) as (copy, content):
            if content.damaged and not damaged:
                raise StoreError(f"{backup}: damaged tables: {', '.join(content.damaged)}")
            old = set_aside(database) if database.exists() else None
            os.replace(copy, database)
            sync_folder(database.parent)
    return content, old


@contextmanager
def copied(source: Path, folder: Path) -> Iterator[tuple[Path, Content]]:
    """Yield a checked copy under a temporary name, which is removed unless it gets another."""
    folder.mkdir(parents=True, exist_ok=True)
    file, name = tempfile.mkstemp(prefix=".koloda-", suffix=".sqlite", dir=folder)
    os.close(file)
    copy = Path(name)
    try:
        copy_database(source, copy)
        content = check(copy)
        sync(copy)
        yield copy, content
    finally:
        for ending in BESIDE:
            copy.with_name(copy.name + ending).unlink(missing_ok=True)


def copy_database(source: Path, copy: Path) -> None:
    """Copy what is committed at this moment; a server that uses the database goes on writing."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as here,
            closing(sqlite3.connect(copy)) as there,
        ):
            here.backup(there)
    except sqlite3.Error as error:
        raise StoreError(f"{source}: {error}") from None


def check(copy: Path) -> Content:
    """Upgrade a copy if an older version wrote it, and check the file and every table's chain."""
    with closing(open_database(copy)) as connection:
        try:
            [found] = connection.execute("pragma integrity_check(1)").fetchone()
            if found != "ok":
                raise StoreError(f"the database is damaged: {found}")
            ids = [id for (id,) in connection.execute("select id from tables order by id")]
        except sqlite3.Error as error:
            raise StoreError(f"the database is damaged: {error}") from None
        return Content(len(ids), tuple(id for id in ids if is_damaged(connection, id)))


def is_damaged(connection: sqlite3.Connection, table: str) -> bool:
    try:
        stored_table(connection, table)
    except DamagedTable:
        return True
    return False


def set_aside(database: Path) -> Path:
    """Give the present database another name, together with what is in its write-ahead log."""
    number = 1
    while (old := database.with_name(f"{database.name}.before-restore-{number}")).exists():
        number += 1
    with contextlib.suppress(StoreError):
        open_database(database).close()  # this empties the write-ahead log, unless it is damaged
    for ending in reversed(BESIDE):
        file = database.with_name(database.name + ending)
        if file.exists():
            file.rename(old.with_name(old.name + ending))
    return old


def sync(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder durable, on systems that can."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
