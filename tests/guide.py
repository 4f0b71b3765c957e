"""The game that docs/adding-a-game.md adds, written to a folder and listed."""

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
    [found] = [one for one in sections if one.startswith(f"{title}\n")]
    return found


def files() -> dict[str, str]:
    """Return every file that the guide writes, by its path, with what it adds to it later."""
    found: dict[str, str] = {}
    for more, name, content in FILE.findall(PAGE.read_text(encoding="utf-8")):
        path = f"{GAMES_FOLDER}/{name}" if name.startswith("higher/") else name
        assert more or path not in found, f"the guide writes {path} twice"
        found[path] = found.get(path, "") + content
    return found


def write_files(folder: Path) -> None:
    """Write what the guide writes, below a folder; what is there already is added to."""
    for name, content in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(content)


@contextmanager
def added(folder: Path) -> Iterator[Game]:
    """List the guide's game, in a folder that koloda.games also looks into."""
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
    gone = {card for side in sides for card in side["played"]}
    if seat is not None:
        gone |= set(sides[seat]["hand"])
    free = [card for card in range(1, 10) if card not in gone]
    chooser.shuffle(free)
    exchanged = [
        side if owner == seat else {**side, "hand": sorted(free.pop() for _ in side["hand"])}
        for owner, side in enumerate(sides)
    ]
    return {**saved, "sides": exchanged}
