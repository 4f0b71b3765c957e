"""Imports between the packages point one way (docs/architecture.md)."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "koloda"

ALLOWED = {
    "locales": set(),
    "engine": {"locales"},
    "games": {"engine"},
    "bots": {"engine", "games"},
    "tables": {"engine", "games", "bots"},
    "lab": {"engine", "games", "bots"},
    "research": {"engine", "games", "bots"},
    "tutorials": {"engine", "games"},
    "server": {"engine", "games", "bots", "tables", "locales", "tutorials"},
    "terminal": {"engine", "games", "bots", "tables", "lab", "locales", "server"},
}
"""What each package may import from Koloda, besides itself."""

TOP_LEVEL = {"build", "cli", "client", "deal_notes", "version", "__init__"}
"""Modules outside these packages, which may import everything."""


def imported_names(path: Path) -> set[str]:
    """Return what a module imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def imported(path: Path) -> set[str]:
    """Return the packages of Koloda that a module imports."""
    names = {name for name in imported_names(path) if name.startswith("koloda.")}
    return {name.split(".")[1] for name in names} - {"version"}


def test_every_module_imports_only_what_its_package_may() -> None:
    for path in SOURCE.rglob("*.py"):
        package = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if package not in TOP_LEVEL:
            wrong = imported(path) - ALLOWED[package] - {package}
            assert not wrong, f"{path.relative_to(SOURCE)} imports {sorted(wrong)}"


def test_a_game_imports_no_other_game() -> None:
    games = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()}
    for game in games:
        for path in (SOURCE / "games" / game).rglob("*.py"):
            for other in games - {game}:
                assert f"koloda.games.{other}" not in path.read_text(encoding="utf-8"), path


REFERENCES = sorted(SOURCE.glob("games/*/reference.py"))
GAMES = [path.parent for path in SOURCE.glob("games/*/rules.en.md")]


def test_a_reference_imports_nothing_of_koloda() -> None:
    """It states the rules independently, so that comparing the engine with it proves something."""
    assert [path.parent for path in REFERENCES] == sorted(GAMES), "each game has a reference"
    for path in REFERENCES:
        wrong = {name for name in imported_names(path) if name.split(".")[0] == "koloda"}
        assert not wrong, f"{path.relative_to(SOURCE)} imports {sorted(wrong)}"


def test_nothing_imports_a_reference() -> None:
    for path in SOURCE.rglob("*.py"):
        wrong = {name for name in imported_names(path) if "reference" in name.split(".")}
        assert not wrong, f"{path.relative_to(SOURCE)} imports {sorted(wrong)}"


def test_the_names_that_a_module_imports_are_found(tmp_path) -> None:
    module = tmp_path / "module.py"
    module.write_text("import koloda\ndef f():\n    from koloda.games.scram import reference\n")
    assert imported_names(module) == {"koloda", "koloda.games.scram.reference"}
