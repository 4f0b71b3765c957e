"""docs/adding-a-game.md, followed to the letter."""

import importlib
import inspect
import random
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from koloda import Game
from koloda.games import GAMES
from koloda.locales import texts
from tests import hidden
from tests.conformance import test_contract, test_leaks, test_texts
from tests.variants import Variant

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`(higher/[\w.]+)`:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)


def write_files(folder: Path) -> None:
    for name, content in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")


@pytest.fixture(scope="module")
def higher(tmp_path_factory) -> Game:
    """The guide's game, in a folder that is added to the package koloda.games."""
    folder = tmp_path_factory.mktemp("games")
    write_files(folder)
    path = sys.modules["koloda.games"].__path__  # `koloda.games` itself is the function
    path.append(str(folder))
    words = (folder / "higher" / "higher.ftl").read_text(encoding="utf-8")
    texts("en").bundle.add_resource(FluentResource(words))
    game = importlib.import_module("koloda.games.higher").GAME
    GAMES[game.id] = game
    hidden.EXCHANGES[game.id] = exchange
    yield game
    del GAMES[game.id], hidden.EXCHANGES[game.id]
    path.remove(str(folder))


@dataclass(frozen=True)
class Higher(Variant):
    game_id: str = "higher"
    players: int = 2


def exchange(saved: dict, seat: int | None, chooser: random.Random) -> dict:
    """Put other cards into the hands that the seat can't see."""
    sides = saved["sides"]
    known = {card for side in sides for card in side["played"]}
    if seat is not None:
        known |= set(sides[seat]["hand"])
    free = [card for card in range(1, 10) if card not in known]
    chooser.shuffle(free)
    exchanged = [
        side if owner == seat else {**side, "hand": sorted(free.pop() for _ in side["hand"])}
        for owner, side in enumerate(sides)
    ]
    return {**saved, "sides": exchanged}


def conformance_tests() -> list:
    """Return the tests that need only a variant."""
    tests = []
    for module in (test_contract, test_leaks):
        for name, test in inspect.getmembers(module, inspect.isfunction):
            parameters = set(inspect.signature(test).parameters)
            if name.startswith("test_") and "variant" in parameters <= {"variant", "scale"}:
                tests.append(test)
    return tests


@pytest.mark.parametrize("test", conformance_tests(), ids=lambda test: test.__name__)
def test_the_guides_game_conforms(higher, test, scale) -> None:
    arguments = {"variant": Higher(), "scale": scale}
    test(**{name: arguments[name] for name in inspect.signature(test).parameters})


def test_the_guides_game_has_words_for_everything_that_happens(higher, scale) -> None:
    test_texts.test_everything_that_happens_has_words(Higher(), "en", scale)


def test_the_guides_game_runs_many_conformance_tests() -> None:
    assert len(conformance_tests()) > 15


def test_the_guides_rulebook_has_its_clauses(higher) -> None:
    from koloda.engine.rulebook import clauses

    assert list(clauses(higher.rulebook())) == ["HIG-1", "HIG-2", "HIG-3"]
