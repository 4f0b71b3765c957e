"""Every language has the same messages, all of them used, with its own plural forms."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from koloda.games.schotten_totten_2 import formation, wall
from koloda.locales import LANGUAGES

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "src" / "koloda" / "locales"
PLURALS = {"en": {"one", "other"}, "uk": {"one", "few", "other"}, "ru": {"one", "few", "other"}}
BOARD = {"gold", "silver", *wall.ACCEPTS, *formation.TYPES}
"""Words on a board whose message ids are built from a view."""
ADDRESS = {"you"}
"""Selects words for the reader; a language whose words are the same for all needn't use it."""
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), f"{language}/{file}: twice"
    return {message.id.name: message for message in found}


class Reader(Visitor):
    """Collects the arguments of a message, and the plural forms that it distinguishes."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if "one" in names:
            self.forms.append(names)
        self.generic_visit(node)


def test_every_language_is_checked() -> None:
    assert (
        set(LANGUAGES)
        == set(PLURALS)
        == {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"}
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_every_message_with_its_arguments_and_plurals(language, file) -> None:
    english, translated = messages("en", file), messages(language, file)
    assert english.keys() == translated.keys(), f"{language}/{file} differs from en/{file}"
    for id, message in translated.items():
        read = Reader(message)
        needed = Reader(english[id]).variables - ADDRESS
        assert read.variables - ADDRESS == needed, f"{language}: {id}"
        for forms in read.forms:
            missing = PLURALS[language] - forms
            assert not missing, f"{language}: {id} lacks {sorted(missing)}"


def sources(*folders: str) -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in (".py", ".ts", ".svelte") and "node_modules" not in path.parts
    )


def test_every_message_is_used() -> None:
    """Of the games' files, this checks only refusals and the texts on tables in the browser. The
    ids of moves, events and endings are built, and the conformance suite says them all."""
    browser, python = sources("web/src"), sources("src/koloda")
    # `web-phrase-${…}` uses every message that starts with it, and so does f"refused-action-{…}"
    prefixes = set(re.findall(r"`(web-[a-z-]+-|[a-z0-9-]+-table-[a-z-]*)\$\{", browser))
    refusals = tuple(re.findall(r'f"(refused-[a-z-]+-|not-)\{', python))
    for file in FILES:
        for id in messages("en", file):
            if "refused-" in id:
                # a game leaves out its own id, and `Refused("seat-taken")` leaves out `refused-`
                names = id[id.index("refused-") :], id.removeprefix("refused-")
                used = [f'"{name}"' in python + browser for name in names]
                assert any(used) or any(name.startswith(refusals) for name in names), id
            elif "-board-" in id:
                name = re.escape(id[id.index("board-") :])
                built = id.rpartition("-board-")[2] in BOARD
                assert built or re.search(f"[\"']{name}[\"']", python), f"{id} is not used"
            elif id.startswith("terminal-") or id.endswith("-unreadable"):
                assert f'"{id}"' in python, f"{id} is not used"
            elif id.startswith("web-") or "-table-" in id:
                quoted = f'"{id}"' in browser or f"'{id}'" in browser
                used = quoted or any(id.startswith(start) for start in prefixes)
                assert used, f"{id} is not used"


def test_the_browser_uses_only_messages_that_exist() -> None:
    known = {id for file in FILES for id in messages("en", file)}
    said = re.findall(
        r'say\((?:[^()"]*\? )?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?', sources("web/src")
    )
    for id in {id for pair in said for id in pair if id}:
        assert id in known, f"{id} is not in the locale files"
