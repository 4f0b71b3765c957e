"""Every clause of every rulebook has a test, and docs/rules-coverage.md says which.

`python -m tests.test_clauses` rewrites that page.
"""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import koloda
from koloda.engine.rulebook import clauses

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "rules-coverage.md"


def marked(path: Path) -> dict[str, list[str]]:
    """Return the tests of a file, by the clauses in their `clause(...)` mark."""
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


def page() -> str:
    tests = coverage()
    lines = [
        "# Rules and their tests",
        "",
        "Made by `python -m tests.test_clauses`; a clause without a test fails the build.",
    ]
    for id in koloda.games():
        game = koloda.game(id)
        lines += ["", f"## {game.title}", "", "| clause | tests |", "|---|---|"]
        for clause in clauses(game.rulebook()):
            names = "<br>".join(f"`{name}`" for name in tests[clause])
            lines.append(f"| {clause} | {names} |")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("id", koloda.games())
def test_every_clause_has_a_test(id) -> None:
    game, tests = koloda.game(id), coverage()
    ids = set(clauses(game.rulebook()))
    assert [clause for clause in ids if not tests[clause]] == []
    marks = {clause for clause in tests if clause.startswith(game.prefix + "-")}
    assert marks - ids == set(), "tests of clauses that the rules page doesn't have"


def test_the_coverage_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
