"""Nothing that Python can reach crashes, hangs or breaks a position, whatever it is given."""

import ast
import builtins
import importlib
import inspect
import json
import os
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import koloda
from koloda import (
    GameOver,
    IllegalMove,
    InvalidArgument,
    InvalidMove,
    InvalidRecord,
    KolodaError,
    OptionError,
    Record,
)
from koloda.build import UNCOMPILED

SOURCES = Path(koloda.__file__).parent


def attack(folder: Path, **environment: str) -> dict[str, Any]:
    """Run `arguments.py`; fail with the call during which it died, if it did."""
    last_call = folder / "last-call"
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.conformance.arguments", last_call],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    died = f"{last_call.read_text().strip()} died: {done.stderr[-2000:]}"
    assert done.returncode == 0, died
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_extreme_arguments_are_refused_and_change_nothing(tmp_path) -> None:
    found = attack(tmp_path)
    assert found["calls"] > 10_000
    assert found["broken"] == []


@pytest.mark.skipif(not koloda.compiled, reason="compares the compiled build with the other one")
def test_both_builds_take_and_refuse_the_same(tmp_path) -> None:
    compiled, uncompiled = attack(tmp_path), attack(tmp_path, **{UNCOMPILED: "1"})
    both = compiled["behaviour"].keys() & uncompiled["behaviour"].keys()
    assert len(both) > 2000
    different = {
        call: (compiled["behaviour"][call], uncompiled["behaviour"][call])
        for call in both
        if compiled["behaviour"][call] != uncompiled["behaviour"][call]
    }
    assert different == {}


def test_a_dealt_position_is_not_dealt_again(variant) -> None:
    position = variant.deal(1).position
    with pytest.raises(InvalidArgument, match="dealt before"):
        position.deal(koloda.Rng(1), *[0] * (len(inspect.signature(position.deal).parameters) - 1))


def test_only_a_legal_move_can_be_described_and_only_another_refused(variant) -> None:
    state = variant.deal(1)
    legal = state.legal_moves()
    with pytest.raises(InvalidArgument, match="is legal"):
        state.refuse(legal[0])
    for move in {*range(300)} - {*legal}:
        with pytest.raises((IllegalMove, InvalidMove)):
            state.describe(move)
    state.playout(koloda.Rng(1))
    for ask in (state.wanted, lambda: state.describe(legal[0]), lambda: state.refuse(legal[0])):
        with pytest.raises(GameOver):
            ask()


@pytest.mark.parametrize("language", ["", "xx", "../en", None, 7])
def test_rules_in_an_unknown_language_are_refused(variant, language) -> None:
    with pytest.raises(InvalidArgument, match="has no rules in"):
        variant.game.rulebook(language)


@pytest.mark.parametrize("id", ["", "chess", None, [], 7])
def test_an_unknown_game_is_refused(id) -> None:
    with pytest.raises(OptionError, match="there are: face-to-face"):
        koloda.game(id)


def test_something_else_than_a_generator_is_refused(variant) -> None:
    state = variant.deal(1)
    for call in (state.playout, state.seen_by(0).imagine):
        with pytest.raises(TypeError, match="Rng"):
            call(7)


def modules() -> list[Any]:
    names = [info.name for info in pkgutil.walk_packages(koloda.__path__, "koloda.")]
    return [importlib.import_module(name) for name in names if not name.endswith("__main__")]


def test_every_error_derives_from_koloda_error() -> None:
    found = {
        member
        for module in modules()
        for member in vars(module).values()
        if isinstance(member, type) and issubclass(member, Exception)
        if member.__module__.split(".")[0] == "koloda"
    }
    assert len(found) > 15
    assert {error for error in found if not issubclass(error, KolodaError)} == set()


READERS = {"ValueError"}
"""What a `Kind` of a field raises; `Field.read` turns it into `InvalidPosition`."""
ABSTRACT = {"NotImplementedError", "AssertionError"}
"""What a subclass must provide, and what can't happen."""


@pytest.mark.parametrize("folder", ["engine", "games", "bots", "tables"])
def test_no_error_of_python_itself_is_raised(folder) -> None:
    raised = set()
    for path in (SOURCES / folder).rglob("*.py"):
        allowed = ABSTRACT | (READERS if path.name == "fields.py" else set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                name = ast.unparse(node.exc.func)
                if hasattr(builtins, name) and name not in allowed:
                    raised.add(f"{path.relative_to(SOURCES)}: {name}")
    assert raised == set()


@pytest.mark.parametrize("players", [None, -1, 0, 1, 7, 2**31, 2**64, True, "2", [2]])
def test_a_number_of_players_that_no_game_has_is_refused(variant, players) -> None:
    game = variant.game
    chosen = {option.name: option.default for option in game.options}
    if players is not None:
        with pytest.raises(OptionError, match="players"):
            game.sides(players)
        with pytest.raises(OptionError, match="players"):
            game.deal_with(koloda.Rng(1), players, chosen)
    with pytest.raises(OptionError, match="no option"):
        game.deal_with(koloda.Rng(1), variant.players, {"no such": 1})
    for rng, given in ((7, chosen), (koloda.Rng(1), [1]), (None, None)):
        with pytest.raises(TypeError, match="takes an Rng"):
            game.deal_with(rng, variant.players, given)


@pytest.mark.parametrize("text", [None, 7, b"{}", ["{}"]])
def test_a_record_that_is_no_text_is_refused(text) -> None:
    with pytest.raises(InvalidRecord, match="is text, not"):
        Record.parse(text, koloda.game)
