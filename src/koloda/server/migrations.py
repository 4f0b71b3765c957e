"""The database's schema, as the steps that lead to it."""

import sqlite3
from collections.abc import Callable

from koloda.server.chain import first_link, links
from koloda.server.store import StoreError

MIGRATIONS = (
    """
    create table tables (id text primary key, is_over integer not null default 0) without rowid;
    create table entries (
        tab text not null references tables (id),
        number integer not null,
        entry blob not null,
        primary key (tab, number)
    ) without rowid;
    create table persons (
        tab text not null references tables (id),
        guest text not null,
        person text not null,
        primary key (tab, guest)
    ) without rowid;
    create table links (
        digest blob primary key,
        tab text not null references tables (id),
        kind text not null,
        seat integer,
        person text,
        is_used integer not null default 0
    ) without rowid;
    create table secrets (name text primary key, value blob not null) without rowid;
    create index open_invites on links (tab, seat) where kind = 'invite' and not is_used;
    create index running_tables on tables (id) where not is_over;
    """,
    """
    create index open_device_links on links (tab, person) where kind = 'device' and not is_used;
    """,
    """
    create trigger no_gaps before insert on entries
    when new.number > 0
        and not exists (select 1 from entries where tab = new.tab and number = new.number - 1)
    begin
        select raise(abort, 'there is a gap before this entry');
    end;
    """,
    # nobody knows whether the tables already there are restless, so each is loaded once to see
    """
    alter table tables add column is_public integer not null default 0;
    alter table tables add column is_restless integer not null default 1;
    alter table tables add column visited_at real not null default 0;
    update tables set visited_at = strftime('%s', 'now'), is_public = coalesce(
        (select json_extract(cast(entry as text), '$.settings.public') from entries
         where tab = id and number = 0 and json_valid(cast(entry as text))), 0);
    drop index running_tables;
    create index awake_tables on tables (id) where not is_over and (is_restless or is_public);
    """,
    # a chain through each log; deleted tables can be brought back for some time
    """
    alter table entries add column link blob not null default x'';
    alter table tables add column deleted_at real;
    create index links_of_tables on links (tab);
    create index last_visits on tables (is_over, visited_at) where deleted_at is null;
    create index deleted_tables on tables (deleted_at) where deleted_at is not null;
    """,
    """
    create table running (id integer primary key check (id = 0), noted_at real not null);
    """,
)
"""Each upgrades the file by one version. Add new ones at the end, and never change an old one."""


def chain_logs(connection: sqlite3.Connection) -> None:
    """Compute the links of all entries written before there were links."""
    for (table,) in connection.execute("select id from tables").fetchall():
        query = "select number, entry from entries where tab = ? order by number"
        log = connection.execute(query, (table,)).fetchall()
        made = links(first_link(table), [entry for _, entry in log])
        rows = [(link, table, number) for link, (number, _) in zip(made, log, strict=True)]
        update = "update entries set link = ? where tab = ? and number = ?"
        connection.executemany(update, rows)


COMPUTATIONS: dict[int, Callable[[sqlite3.Connection], None]] = {5: chain_logs}
"""What has to be computed in Python after a migration's script, by the version it leads to."""


def migrate(connection: sqlite3.Connection) -> None:
    version = connection.execute("pragma user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise StoreError(f"a newer Koloda wrote this database (version {version})")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"begin; {script};")
        if number in COMPUTATIONS:
            COMPUTATIONS[number](connection)
        connection.execute(f"pragma user_version = {number}")
        connection.execute("commit")
