"""Adds the game of docs/adding-a-game.md: writes its files to a folder and lists it."""

import importlib
import random
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

from koloda import Game
from koloda.games import GAMES
from koloda.locales import texts
from tests import hidden

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r"^(Add to )?`([\w/.-]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAMES_FOLDER = "src/koloda/games"
LOCALE = "src/koloda/locales/en"


def section(title: str) -> str:
    """Return the text under one of the guide's headings."""
    sections = re.split(r"^## \d+\. ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    [section] = [section for section in sections if section.startswith(f"{title}\n")]
    return section


def files() -> dict[str, str]:
    """Return the content of every file in the guide, by path, with later additions."""
    files: dict[str, str] = {}
    for more, name, content in FILE.findall(PAGE.read_text(encoding="utf-8")):
        path = f"{GAMES_FOLDER}/{name}" if name.startswith("higher/") else name
        assert more or path not in files, f"the guide writes {path} twice"
        files[path] = files.get(path, "") + content
    return files


def write_files(folder: Path) -> None:
    """Write the guide's files into a folder, adding to files that exist already."""
    for name, content in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(content)


@contextmanager
def added(folder: Path) -> Iterator[Game]:
    """List the guide's game, from a folder that is added to the package koloda.games."""
    write_files(folder)
    path = sys.modules["koloda.games"].__path__  # `koloda.games` itself is the function
    path.append(str(folder / GAMES_FOLDER))
    for messages in (folder / LOCALE).iterdir():
        texts("en").bundle.add_resource(FluentResource(messages.read_text(encoding="utf-8")))
    game: Game = importlib.import_module("koloda.games.higher").GAME
    GAMES[game.id] = game
    hidden.EXCHANGES[game.id] = exchange
    yield game
    del GAMES[game.id], hidden.EXCHANGES[game.id]
    path.remove(str(folder / GAMES_FOLDER))


def exchange(saved: dict[str, Any], seat: int | None, chooser: random.Random) -> dict[str, Any]:
    """Deal other cards to the hands that the seat can't see."""
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
