"""docs/adding-a-game.md, followed to the letter."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from koloda import Game
from tests import guide
from tests.conformance import (
    test_contract,
    test_fingerprints,
    test_leaks,
    test_seen,
    test_texts,
)
from tests.variants import Variant

REGISTRATION = guide.ROOT / "web" / "src" / "games" / "game.ts"


@pytest.fixture(scope="module")
def higher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with guide.added(tmp_path_factory.mktemp("guide")) as game:
        yield game


@dataclass(frozen=True)
class Higher(Variant):
    game_id: str = "higher"
    players: int = 2


def conformance_tests() -> list:
    """Return the tests that need only a variant."""
    tests = []
    for module in (test_contract, test_fingerprints, test_leaks, test_seen):
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


def registration_fields() -> list[str]:
    """Return the fields of a game's registration, from its TypeScript interface."""
    source = REGISTRATION.read_text(encoding="utf-8")
    match = re.search(r"^export interface GamePage \{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL)
    assert match
    return re.findall(r"^  (\w+)\??[:(]", match[1], re.MULTILINE)


def test_the_guide_names_every_field_of_a_registration() -> None:
    named = re.findall(r"^\| `(\w+)` \|", guide.section("Give it a board"), re.MULTILINE)
    assert named == registration_fields()


def test_the_guides_registration_uses_only_existing_fields() -> None:
    source = guide.files()["web/src/games/higher/index.ts"]
    used = re.findall(r"^  (\w+):", source, re.MULTILINE)
    assert used and set(used) <= set(registration_fields())


def test_the_guides_board_says_nothing_without_a_message() -> None:
    files = guide.files()
    said = re.findall(r'say\("([\w-]+)"', files["web/src/games/higher/Board.svelte"])
    messages = files["src/koloda/locales/en/higher.ftl"]
    assert said and all(f"{message} =" in messages for message in said)
