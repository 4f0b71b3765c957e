"""The database file: opening, locking and checking it. Only its owner may read it."""

import contextlib
import os
import secrets
import sqlite3
import stat
from pathlib import Path

from koloda.server.logs import log_error
from koloda.server.migrations import migrate
from koloda.server.store import StoreError

PAGE_SIZE = 1024
"""Bytes in a page of a new file. Each table grows on its own page, and SQLite writes whole pages,
so small ones write less."""
CHECKPOINT_PAGES = 8000
"""Pages that gather in the write-ahead log before they go into the file. One page often changes
many times in between."""
SET_SECRET = "insert or replace into secrets values (?, ?)"
PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm")
"""The endings of the files that make up a database in use."""


def open_database(path: Path) -> sqlite3.Connection:
    """Open a database, which is created or upgraded if need be."""
    try:
        create_private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path}: {error}") from None
    try:
        make_private(path)
        connection.execute(f"pragma page_size = {PAGE_SIZE}")
        connection.execute("pragma journal_mode = wal")
        connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT_PAGES}")
        connection.execute("pragma synchronous = full")  # a commit waits for the disk
        connection.execute("pragma foreign_keys = on")
        migrate(connection)
    except (StoreError, sqlite3.Error) as error:
        connection.close()
        raise StoreError(f"{path}: {error}") from None
    return connection


def create_private(path: Path) -> None:
    """Create a file that is private from the start; whoever opens it before could read on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE))


def make_private(path: Path) -> None:
    """Let only the owner read and write these files; SQLite gives new ones the database's mode.

    They hold the cards of running games and the keys of cookies.
    """
    for file in (path.with_name(path.name + ending) for ending in BESIDE):
        with contextlib.suppress(FileNotFoundError):
            if stat.S_IMODE(file.stat().st_mode) & 0o077:
                try:
                    file.chmod(PRIVATE)
                except OSError as error:
                    log_error("others can read this file", file=str(file), reason=str(error))


def lock_database(path: Path) -> sqlite3.Connection:
    """Lock the database for as long as the returned connection is open.

    Two servers on one file would overwrite each other's tables. The lock is SQLite's own, on a file
    beside the database: it works everywhere, and dies with the process.
    """
    lock: sqlite3.Connection | None = None
    try:
        beside = path.with_name(f"{path.name}.lock")
        create_private(beside)
        lock = sqlite3.connect(beside, isolation_level=None, check_same_thread=False, timeout=0)
        make_private(beside)
        lock.execute("begin exclusive")
    except (OSError, sqlite3.Error) as error:
        if lock is not None:
            lock.close()
        is_held = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
        raise StoreError(f"{path}: {'another server is using it' if is_held else error}") from None
    return lock


def check_database(path: Path) -> None:
    """Open the database and write something, to find what is wrong before a server starts."""
    lock_database(path).close()
    connection = open_database(path)
    try:
        connection.execute(SET_SECRET, ("health", secrets.token_bytes(32)))
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {error}") from None
    finally:
        connection.close()
