"""What is kept, how long, for whom, and by which rules it was made."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

import koloda
from koloda import Record
from koloda.cli import main
from koloda.games import GAMES
from koloda.server.allowed_hosts import AllowedHosts
from koloda.server.live_tables import LiveTables
from koloda.server.retention import DAY, Retention
from koloda.server.sqlite import SqliteStore
from koloda.server.store import StoreError
from koloda.tables.entries import Opened, Woken, decode, encode
from koloda.tables.errors import OtherRules
from koloda.tables.settings import Settings
from koloda.tables.table import Table
from koloda.terminal import serve
from tests.server.house import House, Party, gathered, house, play_out, refused, run, started, until
from tests.server.test_lasting import again, make_some_moves
from tests.variants import Variant

TWO = Variant("face-to-face", 2, {"first": 0})


async def rematch(party: Party) -> None:
    for table in party.tables:
        await table.ask("ask-rematch")
    for table in party.tables:
        await table.wait(lambda table: table.state["phase"] == "gathering")
    await next(table for table in party.tables if table.state["is_host"]).start()
    for table in party.tables:
        await table.wait(lambda table: table.state["phase"] == "playing")


# By which rules


def test_a_log_of_other_rules_is_refused_and_keeps_no_other_away(
    database, monkeypatch, capsys
) -> None:
    async def story() -> None:
        async with house(database) as here:
            old = await started(here, TWO, public=True)
            await make_some_moves(old, 3)
            other = await started(here, Variant("gallop", 2), public=True)
            await make_some_moves(other, 3)
            opened = old.live.table.log[0]
            assert opened.rules == koloda.game("face-to-face").version
            await old.close()
            await other.close()
        newer = koloda.game("face-to-face").version + 1
        object.__setattr__(GAMES["face-to-face"], "version", newer)
        try:
            async with house(database) as here:
                assert set(here.tables.by_id) == {other.host.id}
                told = capsys.readouterr().out
                assert f"version {newer - 1}" in told and f"version {newer}" in told
                for client in old.clients:
                    client.address = here.address
                with refused("other-rules"):
                    await old.clients[0].call("GET", f"/api/tables/{old.host.id}")
                assert (await again(other, here)).host.state["match"]["moves_made"] == 3
        finally:
            object.__setattr__(GAMES["face-to-face"], "version", newer - 1)
        async with house(database) as here:
            assert (await again(old, here)).host.state["match"]["moves_made"] == 3

    run(story())


def test_logs_from_before_versions_were_noted_are_of_the_first() -> None:
    table = Table.open(Settings("face-to-face", 2), "a", "Ada", bytes(32), 0.0)
    old = encode(table.log[0]).replace(b',"rules":1', b"")
    assert b"rules" not in old
    assert decode(old) == table.log[0]
    with pytest.raises(OtherRules, match=r"version 7; .* version 1"):
        Table.replay(
            [Opened(at=0.0, settings=table.settings, host="a", name="A", secret=b"", rules=7)]
        )


# Every match of a table


def test_every_match_of_a_table_can_be_exported_verified_and_replayed(database, tmp_path) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO)
            path = f"/api/tables/{party.host.id}"
            with refused("not-over"):
                await party.clients[0].call("GET", f"{path}/record")
            await play_out(party)
            first = await party.clients[0].call("GET", f"{path}/record")
            await rematch(party)
            # while the second is played, the last one that is over is the first
            assert await party.clients[1].call("GET", f"{path}/record") == first
            await make_some_moves(party, 1)
            made = len(Record.parse(first, koloda.game).moves)
            assert await party.clients[1].call("GET", f"{path}/thoughts") == [None] * made
            with refused("not-found"):
                await party.clients[0].call("GET", f"{path}/record?match=2")
            await play_out(party, seed=2)
            await party.close()
        async with house(database) as here:
            back = await again(party, here)
            assert back.host.state["matches_over"] == 2
            second = await back.clients[0].call("GET", f"{path}/record")
            assert second != first
            await check_match(here, back, 1, first, tmp_path)
            await check_match(here, back, 2, second, tmp_path)
            for wrong in ("0", "3", "-1", "x", "1" * 30):
                with refused("not-found"):
                    await back.clients[0].call("GET", f"{path}/record?match={wrong}")
            stranger = await here.guest("Eve")
            with refused("not-found"):
                await stranger.call("GET", f"{path}/record?match=1")

    run(story())


async def check_match(here: House, party: Party, number: int, expected: str, folder: Path) -> None:
    path = f"/api/tables/{party.host.id}"
    text = await party.clients[0].call("GET", f"{path}/record?match={number}")
    assert text == expected
    file = folder / f"{number}.jsonl"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    replay = await party.clients[1].call("GET", f"{path}/replay?match={number}&seat=0")
    record = Record.parse(text, koloda.game)
    assert [step["view"] for step in replay["steps"]] == [
        state.view(0) for state in record.states()
    ]
    answer = await here.ask("GET", f"{path}/record?match={number}", by=party.clients[0])
    assert f"-{number}.jsonl" in answer.headers["content-disposition"]


# What is in memory


def test_only_what_goes_on_by_itself_or_is_listed_is_brought_back_at_once(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            patient = await started(here, TWO, clock={"type": "move", "seconds": 9})
            await make_some_moves(patient, 3)
            gathering = await gathered(here, TWO)
            waking = {
                "public": await gathered(here, TWO, public=True),
                "public game": await started(here, TWO, public=True),
            }
            bots = await (await here.guest("Zoe")).open("face-to-face", 2)
            await bots.ask("stand", seat=0)
            for seat in range(2):
                await bots.seat_bot(seat, "master")
            await bots.start()
            ids = {party.host.id for party in waking.values()} | {bots.id}
            for party in (patient, gathering, *waking.values()):
                await party.close()
            await bots.close()
        async with house(database) as here:
            assert set(here.tables.by_id) == ids
            listed = {
                one["table"] for one in await (await here.guest("Eve")).call("GET", "/api/tables")
            }
            assert listed == {waking["public"].host.id, waking["public game"].host.id}
            # who comes back finds the others as they were
            back = await again(patient, here)
            await until(lambda: not back.live.table.is_paused)
            assert back.host.state["match"]["moves_made"] == 3
            await play_out(back)
            assert len((await again(gathering, here)).host.state["seats"]) == 2

    run(story())


def test_a_table_that_is_looked_at_again_and_again_writes_nothing(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO, takeover=None)
            await party.close()
            await until(lambda: party.live.table.is_paused)
            await until(lambda: all(seat.gone_at for seat in party.live.table.seats))
            await until(lambda: not party.live.lock.locked())  # it is on the disk
            length = len(party.live.table.log)
            for _ in range(3):
                here.tables.housekeeping.forget(party.live)
                assert not here.tables.by_id
                await party.clients[0].call("GET", f"/api/tables/{party.host.id}")
                assert len(party.live.table.log) == length
            # a server that is killed notes nobody's leaving; the next one does
            party.live.table.seats[0].gone_at = None
            party.live.table.wake(1.0)
            assert isinstance(party.live.table.log[length], Woken)

    run(story())


# How long


def test_tables_that_nobody_comes_back_to_are_deleted_in_time(database) -> None:
    async def story() -> None:
        now = [1000 * DAY]
        async with house(database) as here:
            here.tables.clock = lambda: now[0]
            left, listed = await gathered(here, TWO), await gathered(here, TWO, public=True)
            visited, over = await gathered(here, TWO), await started(here, TWO)
            await play_out(over)
            for party in (left, listed, visited, over):
                await party.close()
            now[0] += 20 * DAY
            await here.tables.housekeeping.tidy()
            await visited.clients[0].call("GET", f"/api/tables/{visited.host.id}")
            here.tables.housekeeping.forget(visited.live)  # as when nobody stays
            assert visited.host.id not in here.tables.by_id
            await here.tables.housekeeping.tidy()
            assert set(await ids(here)) == {p.host.id for p in (left, listed, visited, over)}
            now[0] += 11 * DAY
            await here.tables.housekeeping.tidy()
            assert set(await ids(here)) == {visited.host.id, over.host.id}
            for party in (left, listed):
                assert party.host.id not in here.tables.by_id
                with refused("not-found"):
                    await party.clients[0].call("GET", f"/api/tables/{party.host.id}")
            here.tables.housekeeping.retention = Retention(unfinished_days=0, finished_days=1)
            now[0] += 10_000 * DAY
            await here.tables.housekeeping.tidy()
            assert await ids(here) == [visited.host.id]
            assert await rows(here) == {visited.host.id}

    run(story())


def test_who_sits_there_is_never_tidied_away(database) -> None:
    async def story() -> None:
        now = [1000 * DAY]
        async with house(database) as here:
            here.tables.clock = lambda: now[0]
            party = await gathered(here, TWO)
            now[0] += 99 * DAY
            await here.tables.housekeeping.tidy()
            assert await ids(here) == [party.host.id]
            await party.host.start()

    run(story())


def test_a_start_tidies_up_first_and_is_no_visit(database, monkeypatch) -> None:
    days = [0]
    honest = LiveTables.__init__

    def aged(self, *arguments) -> None:
        honest(self, *arguments)
        self.clock = lambda: time.time() + days[0] * DAY

    monkeypatch.setattr(LiveTables, "__init__", aged)

    async def story() -> None:
        async with house(database) as here:
            party = await gathered(here, TWO, public=True)
            await party.close()
        for days[0], left in ((20, 1), (29, 1), (31, 0)):
            async with house(database) as here:
                assert len(here.tables.by_id) == len(await ids(here)) == left

    run(story())


async def ids(here: House) -> list[str]:
    found = await here.store._do(lambda conn: conn.execute("select id from tables").fetchall())
    return [id for (id,) in found]


async def rows(here: House) -> set[str]:
    """All tables of which anything is left, in whatever place."""
    places = "select tab from entries union select tab from persons union select tab from links"
    return {id for (id,) in await here.store._do(lambda conn: conn.execute(places).fetchall())}


# Two servers


def test_a_second_server_on_the_same_file_is_refused(database, capsys) -> None:
    async def story() -> None:
        async with house(database) as here:
            with pytest.raises(StoreError, match="another server is using it"):
                SqliteStore(database)
            assert main(["serve", "--port", "0", "--database", str(database)]) == 2
            error = capsys.readouterr().err
            assert "another server is using it" in error and error.count("\n") == 1
            await (await here.guest("Ada")).open("face-to-face", 2)
        async with house(database) as here:
            await (await here.guest("Ada")).open("face-to-face", 2)

    run(story())


def test_a_killed_server_leaves_no_lock_behind(database) -> None:
    holding = (
        "import sys, time; from pathlib import Path\n"
        "from koloda.server.sqlite import lock_database\n"
        "lock = lock_database(Path(sys.argv[1])); print('locked', flush=True); time.sleep(60)"
    )
    command = [sys.executable, "-c", holding, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as held:
        try:
            assert held.stdout is not None and held.stdout.readline() == "locked\n"
            assert main(["serve", "--port", "0", "--database", str(database)]) == 2
        finally:
            held.kill()

    async def story() -> None:
        async with house(database) as here:
            await (await here.guest("Ada")).open("face-to-face", 2)

    run(story())


# By which name


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost", True),
        ("LOCALHOST:8437", True),
        ("127.0.0.1:8437", True),
        ("127.0.0.2", True),
        ("[::1]:8437", True),
        ("cards.example", True),
        ("cards.example:443", True),
        ("192.0.2.7:8437", True),
        ("evil.example", False),
        ("cards.example.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("192.0.2.8", False),
        ("[::1", False),
        ("", False),
        (None, False),
    ],
)
def test_a_host_is_one_of_ours_or_not(host, is_ours) -> None:
    assert (host in AllowedHosts(["Cards.example", "192.0.2.7"])) == is_ours


def test_the_command_hands_on_what_it_was_told(database, monkeypatch, capsys) -> None:
    served = []
    monkeypatch.setattr(serve, "serve", lambda app, host, port, limits: served.append((app, host)))
    monkeypatch.setattr(serve, "check_port", lambda host, port: None)
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    monkeypatch.setattr(serve, "quiet_logs", lambda: None)
    command = ["serve", "--database", str(database)]
    keep = ["--keep-days", "7", "--keep-finished-days", "90"]
    names = ["--public-host", "cards.example", "--public-host", "karty.example"]
    assert main(command) == main([*command, *keep, *names]) == main([*command, "--lan"]) == 0
    (plain, host), (told, _), (lan, lan_host) = served
    assert (host, lan_host) == ("127.0.0.1", "0.0.0.0")
    named = ("localhost", "cards.example", "karty.example", "192.0.2.7")
    assert [name in plain.hosts for name in named] == [True, False, False, False]
    assert [name in told.hosts for name in named] == [True, True, True, False]
    assert [name in lan.hosts for name in named] == [True, False, False, True]

    async def retention(app) -> Retention:
        async with app.router.lifespan_context(app):
            return app.state.tables.housekeeping.retention

    assert run(retention(plain)) == Retention(unfinished_days=30, finished_days=0)
    assert run(retention(told)) == Retention(unfinished_days=7, finished_days=90)
    capsys.readouterr()
    for wrong in ("-1", "nan", "inf", "x"):
        with pytest.raises(SystemExit, check=lambda error: error.code == 2):
            main([*command, "--keep-days", wrong])
        assert capsys.readouterr().err.count("\n") == 1
