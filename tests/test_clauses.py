"""Each clause has a test and a place in the code; docs/rules-coverage.md lists both.

`python -m tests.test_clauses` writes that page.
"""

import ast
import re
import tokenize
from collections import defaultdict
from pathlib import Path

import pytest

import koloda
from koloda.engine.rulebook import clauses

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "rules-coverage.md"

NOT_THE_RULES = {"reference", "refusal", "saved", "fields", "words"}
"""Files of a game that speak of clauses but don't carry them out."""

NOT_CODE = {
    "SCR-4": "The aim; SCR-24 to SCR-28 decide who has reached it.",
    "GAL-29": "Worked examples; the tests play them.",
}
"""Clauses that no code carries out, and why."""


def marked(path: Path) -> dict[str, list[str]]:
    """Return the tests of a file by the clauses in their `clause(...)` mark."""
    found = defaultdict(list)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith(
                    "clause"
                ):
                    for argument in decorator.args:
                        assert isinstance(argument, ast.Constant)
                        found[argument.value].append(node.name)
    return found


def coverage() -> dict[str, list[str]]:
    found = defaultdict(list)
    for path in sorted((TESTS / "games").rglob("test_*.py")):
        for clause, names in marked(path).items():
            found[clause] += [f"{path.relative_to(TESTS)}::{name}" for name in names]
    return found


def functions(path: Path) -> dict[int, str]:
    """Return the name of the innermost function or class that each line belongs to."""
    names: dict[int, str] = {}

    def visit(node: ast.AST, within: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                name = f"{within}.{child.name}" if within else child.name
                names.update(dict.fromkeys(range(child.lineno, child.end_lineno + 1), name))
                visit(child, name)
            else:
                visit(child, within)

    visit(ast.parse(path.read_text(encoding="utf-8")), "")
    return names


def cited(path: Path, prefix: str) -> dict[str, list[str]]:
    """Return the functions of a file by the clauses that their comments and strings cite."""
    within, found = functions(path), defaultdict(list)
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING):
                for number, line in enumerate(token.string.splitlines()):
                    place = path.stem
                    if name := within.get(token.start[0] + number):
                        place += f".{name}"
                    for clause in re.findall(rf"\b{prefix}-\d+\b", line):
                        if place not in found[clause]:
                            found[clause].append(place)
    return found


def places(game: koloda.Game) -> dict[str, list[str]]:
    """Return where the game's code carries each clause out."""
    folder = TESTS.parent / "src" / Path(*game.package.split("."))
    found = defaultdict(list)
    for path in sorted(folder.glob("*.py")):
        if path.stem not in NOT_THE_RULES:
            for clause, names in cited(path, game.prefix).items():
                found[clause] += names
    return found


def page() -> str:
    tests = coverage()
    lines = [
        "# Where each rule is carried out and tested",
        "",
        "Written by `python -m tests.test_clauses`. A clause without a test, or without a place in",
        "the code or a reason for having none, fails the build.",
    ]
    for id in koloda.games():
        game = koloda.game(id)
        code = places(game)
        folder = game.package.rpartition(".")[2]
        lines += ["", f"## {game.title}", ""]
        lines += [f"Code in `src/koloda/games/{folder}`, tests in `tests`.", ""]
        lines += ["| clause | code | tests |", "|---|---|---|"]
        for clause in clauses(game.rulebook()):
            carried_out = "<br>".join(f"`{place}`" for place in code[clause])
            names = "<br>".join(f"`{name}`" for name in tests[clause])
            lines.append(f"| {clause} | {carried_out or NOT_CODE.get(clause, '')} | {names} |")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("id", koloda.games())
def test_each_clause_has_a_test(id) -> None:
    game, tests = koloda.game(id), coverage()
    ids = set(clauses(game.rulebook()))
    assert [clause for clause in ids if not tests[clause]] == []
    marks = {clause for clause in tests if clause.startswith(game.prefix + "-")}
    assert marks - ids == set(), "tests of clauses that the rules page doesn't have"


@pytest.mark.parametrize("id", koloda.games())
def test_each_clause_has_its_place_in_the_code_or_a_reason_for_none(id) -> None:
    game = koloda.game(id)
    code, ids = places(game), set(clauses(game.rulebook()))
    assert sorted(ids - code.keys() - NOT_CODE.keys()) == []
    assert sorted(code.keys() & NOT_CODE.keys()) == [], "cited after all"
    assert code.keys() - ids == set(), "code cites clauses that the rules page doesn't have"


def test_the_page_says_so() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
