"""When the rules change, the games played before can still be shown."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

import koloda
from koloda import Game, Record
from koloda.cli import main
from koloda.engine.errors import InvalidRecord
from koloda.engine.record import next_check, to_json
from koloda.games import GAMES, earlier
from koloda.server.app import COOKIE
from koloda.server.guests import Guest
from koloda.server.replays import replayed
from tests.server.local_server import LocalServer, local_server, refused, run

ROOT = Path(__file__).parents[2]
SAVED = ROOT / "tests" / "saved"
RECORDS = sorted(SAVED.glob("*.record"))
TABLES = json.loads((SAVED / "tables.json").read_text(encoding="utf-8"))


def keep_rules():
    loader = SourceFileLoader("keep_rules", str(ROOT / "scripts" / "keep-rules"))
    module = module_from_spec(spec_from_loader("keep_rules", loader))
    loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def changed_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Game]]:
    """Return each game with new rules, under which other cards are dealt; keep the present ones."""
    folder = tmp_path_factory.mktemp("earlier")
    changed = {}
    for id, game in GAMES.items():

        def deal(rng, players, options, old=game.rules.deal):
            rng.below(2)
            return old(rng, players, options)

        changed[id] = replace(
            game,
            version=game.version + 1,
            rules=replace(game.rules, deal=deal),
            earlier={**game.earlier, game.version: keep_rules().keep(game, folder)},
        )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(earlier, "__path__", [*earlier.__path__, str(folder)])
        yield changed
    for name in [name for name in sys.modules if name.startswith(f"{earlier.__name__}.")]:
        del sys.modules[name]


@pytest.fixture
def next_rules(changed_games: dict[str, Game], monkeypatch: pytest.MonkeyPatch) -> None:
    for id, game in changed_games.items():
        monkeypatch.setitem(GAMES, id, game)


# Records


def test_every_version_of_the_rules_is_kept_and_has_saved_records() -> None:
    headers = [json.loads(path.read_text("utf-8").partition("\n")[0]) for path in RECORDS]
    saved = {(header["game"], header["rules"]) for header in headers}
    for game in GAMES.values():
        assert set(game.earlier) == set(range(1, game.version))
        for version in range(1, game.version + 1):
            assert (game.id, version) in saved
            assert game.of_version(version).version == version


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_record_is_replayed_by_the_rules_that_made_it(next_rules, path, capsys) -> None:
    record = Record.read(path, koloda.game)
    assert record.game is not koloda.game(record.game.id)
    assert "".join(line + "\n" for line in record.lines()) == path.read_text(encoding="utf-8")
    for seat in (None, *range(record.players)):
        assert len(replayed(record, seat)["steps"]) == len(record.moves) + 1
    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert main(["play", "--resume", str(path), "--lang", "en"]) == 2
    assert "version 1 of the rules" in capsys.readouterr().err


def test_under_the_new_rules_the_old_moves_would_lead_elsewhere(next_rules) -> None:
    """Otherwise, the tests above would show nothing."""
    for path in RECORDS:
        if path.name.endswith(".fair.record"):
            record = Record.read(path, koloda.game)
            now = replace(record, game=koloda.game(record.game.id))
            assert now.start().save() != record.start().save()


@pytest.mark.parametrize("version", [0, 99, "1", None, [1], True, 1.0])
def test_a_record_of_unknown_rules_says_which_version_it_needs(version) -> None:
    lines = [json.loads(line) for line in RECORDS[0].read_text(encoding="utf-8").splitlines()]
    lines[0]["rules"] = version
    digest = sha256()
    for line in lines:
        del line["check"]
        line["check"] = next_check(digest, line)
    text = "".join(to_json(line) + "\n" for line in lines)
    with pytest.raises(InvalidRecord, match="of the rules; this is version 1") as caught:
        Record.parse(text, koloda.game)
    assert caught.value.fault == "rules" and f"version {version} " in str(caught.value)


# Tables


@pytest.fixture
def old_database(database: Path) -> Path:
    database.write_bytes((SAVED / "tables.sqlite").read_bytes())
    return database


async def check_tables(here: LocalServer, *, is_continued: bool) -> None:
    for id, known in TABLES.items():
        client = await visitor(here, id)
        path = f"/api/tables/{id}"
        shown = await client.call("GET", path)
        assert shown["phase"] == known["phase"]
        assert [one["text"] for one in shown["said"]][: len(known["said"])] == known["said"]
        assert [one.get("name", one["kind"]) for one in shown["seats"]] == known["seats"]
        assert (shown["match"] or {"moves_made": 0})["moves_made"] == known["moves_made"]
        for number, text in enumerate(known["records"], 1):
            answer = await here.ask("GET", f"{path}/record?match={number}", by=client)
            downloaded = answer.body.decode()
            assert downloaded.startswith(text)
            assert json.loads(downloaded.removeprefix(text)).keys() == {"signed"}
            for seat in ("", "&seat=0", "&seat=1"):
                replay = await client.call("GET", f"{path}/replay?match={number}{seat}")
                assert len(replay["steps"]) == text.count("\n") - 1
            assert await client.call("GET", f"{path}/thoughts?match={number}")
        table = await client.table(id)
        await table.ask("say", text="Still here")
        if not is_continued:
            for request in ({"type": "move", "move": 0}, {"type": "start"}, {"type": "ask-hint"}):
                with refused("earlier-rules"):
                    await table.ask(**request)
            if known["records"]:
                answer = await here.ask("GET", f"{path}/curve", by=client)
                assert (answer.status, answer.error) == (409, "earlier-rules")
        await table.close()


async def visitor(here: LocalServer, id: str):
    """Return a client who sits at the table, with the cookie they had then."""
    query = "select guest from persons where tab = ? order by guest"
    guests = await here.store._do(lambda conn: conn.execute(query, (id,)).fetchall())
    live = await here.tables.find(id)
    host = next(guest for (guest,) in guests if live.persons[guest] == live.table.host)
    client = await here.guest("Visitor")
    client.cookie = f"{COOKIE}={here.app.state.cookies.write(Guest(host, 'Visitor'))}"
    return client


def test_tables_of_an_earlier_version_open_as_they_were(old_database) -> None:
    async def story() -> None:
        async with local_server(old_database) as here:
            await check_tables(here, is_continued=True)

    run(story())


def test_tables_under_earlier_rules_can_be_seen_replayed_and_downloaded(
    next_rules, old_database
) -> None:
    async def story() -> None:
        for _ in range(2):  # also when they come from the store again
            async with local_server(old_database) as here:
                await check_tables(here, is_continued=False)

    run(story())
