"""English prose is wrapped at 100 columns; ruff looks after the Python files."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
WIDTH = 100
PAGES = [
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("bench/*.md"),
    *ROOT.glob("src/koloda/games/*/rules.en.md"),
]
SOURCES = [
    *(
        path
        for ending in ("ts", "svelte", "css")
        for path in (ROOT / "web/src").rglob(f"*.{ending}")
    ),
    *(ROOT / "src").rglob("*.pxd"),
]
COMMENT = re.compile(r"\s*(//|/?\*|<!--|#)")
UNBREAKABLE = re.compile(r"\s*([|<←→]|!\[|`[^`]+`[.:]?$|\[[^]]+\]: |- \*\*[A-Z0-9]+-\d)")
"""Table rows, pictures, messages, a command on its own line, and clauses of one line each."""


def prose(page: Path) -> list[tuple[int, str]]:
    """Return the lines of a page that are not code, with their numbers."""
    lines, in_code = [], False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and not line.startswith("    "):
            lines.append((number, line))
    return lines


def test_pages_are_wrapped_at_100_columns() -> None:
    long = [
        f"{page.relative_to(ROOT)}:{number}"
        for page in PAGES
        for number, line in prose(page)
        if len(line) > WIDTH and not UNBREAKABLE.match(line)
    ]
    assert long == []


def test_comments_are_wrapped_at_100_columns() -> None:
    long = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in SOURCES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDTH and COMMENT.match(line)
    ]
    assert long == []
