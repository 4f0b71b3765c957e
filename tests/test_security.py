"""Every promise on the security page names tests that hold it, and those tests exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "security.md"


def promises() -> list[str]:
    rows = re.findall(r"^\| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [row for row in rows if not row.startswith(("promise |", "---"))]


def named_tests(promise: str) -> list[tuple[str, str]]:
    """Return the tests that a promise names: files and functions; `::name` repeats the file."""
    found, file = [], ""
    for path, name in re.findall(r"`(tests/[\w/]+\.py)?(?:::(\w+))?`", promise.split(" | ")[-1]):
        file = path or file
        found.append((file, name))
    return found


@pytest.mark.parametrize("promise", promises())
def test_the_tests_that_hold_a_promise_exist(promise: str) -> None:
    tests = named_tests(promise)
    assert tests
    for file, name in tests:
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        functions = {one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)}
        assert not name or name in functions, (file, name)
