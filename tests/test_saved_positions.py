"""docs/saved-positions.md lists the fields that `save()` writes, and why a game can end.

`python -m tests.test_saved_positions` writes the tables. The last column, what a field means, is
written by hand and kept; a new field starts with TODO there, which fails the test.
"""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import koloda
from koloda import Game, Rng, State
from koloda.engine.fields import Field, Fields, Sides
from koloda.engine.outcome import OUT_OF_TIME, RESIGNED

PAGE = Path(__file__).parent.parent / "docs" / "saved-positions.md"
PARTS = re.compile(r"(?s)(<!-- (\w+) of ([\w-]+) -->\n).*?(?=\n<!-- end -->)")
ROW = re.compile(r"(?m)^\| `(\w+)` \|.*\| (.*) \|$")
EXAMPLES = {
    "face-to-face": {},
    "gallop": {"players": 3},
    "scram": {"players": 4},
    "schotten-totten-2": {"tactics": True, "match": "revenge"},
}
LONGEST_EXAMPLE = 40
SEEN = {
    "everyone": "everyone",
    "owner": "its owner",
    "nobody": "nobody",
    "sees_hand": "its owner; everyone if it is revealed",
}
"""Who may see a field, by the function that decides it."""


def fields_of(game: Game) -> Fields[Any]:
    fields: Fields[Any] = import_module(f"{game.package}.fields").FIELDS
    return fields


def example(game: Game) -> State:
    """Return a position in the middle of a game."""
    state, rng = game.deal(seed=4, **EXAMPLES[game.id]), Rng(4)
    for _ in range(50):
        moves = state.legal_moves()
        state.play(moves[rng.below(len(moves))])
    return state


def rows(game: Game) -> Iterator[tuple[str, Field, Any]]:
    """Yield the table, the field and an example value of each entry of a saved position."""
    saved = example(game).save()
    for field in fields_of(game).fields:
        if isinstance(field, Sides):
            for inner in field.fields:
                yield field.name, inner, saved[field.name][0][inner.name]
        else:
            yield "", field, saved[field.name]


def shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return f"`{text}`" if len(text) <= LONGEST_EXAMPLE else f"`{text[: LONGEST_EXAMPLE - 1]}…`"


def table_of_fields(game: Game, meanings: dict[str, str]) -> str:
    lines = ["", "| field | who sees it | example | meaning |", "|---|---|---|---|"]
    inside = ""
    for table, field, value in rows(game):
        if table != inside and table:
            lines.append(f"| `{table}` | | | a list with an object for each seat, which has: |")
        elif table != inside:
            lines.append("| | | | and, after that list: |")
        inside = table
        columns = f"`{field.name}`", SEEN[field.seen.__name__], shown(value)
        lines.append(f"| {' | '.join((*columns, meanings.get(field.name, 'TODO')))} |")
    return "\n".join(lines) + "\n"


def table_of_reasons(game: Game, _meanings: dict[str, str]) -> str:
    lines = ["", "| reason | clause |", "|---|---|"]
    lines += [f"| `{reason}` | {clause} |" for reason, clause in game.reasons.items()]
    return "\n".join(lines) + "\n"


TABLES = {"fields": table_of_fields, "reasons": table_of_reasons}


def filled(page: str) -> str:
    def fill(part: re.Match[str]) -> str:
        game = koloda.game(part[3])
        return part[1] + TABLES[part[2]](game, dict(ROW.findall(part[0])))

    return PARTS.sub(fill, page)


def test_the_page_lists_the_fields_and_reasons_of_every_game() -> None:
    page = PAGE.read_text(encoding="utf-8")
    parts = [(part[2], part[3]) for part in PARTS.finditer(page)]
    assert parts == [(table, game) for game in koloda.games() for table in TABLES]
    assert filled(page) == page
    assert "TODO" not in page
    assert f"`{OUT_OF_TIME}`" in page
    assert f"`{RESIGNED}`" in page


def test_a_saved_position_has_exactly_these_fields() -> None:
    for id in koloda.games():
        game = koloda.game(id)
        for saved in (example(game).save(), example(game).seen_by(0).save()):
            names = {table or field.name for table, field, _ in rows(game)}
            assert saved.keys() == names | {"game"}
            for name, inner, _ in rows(game):
                assert not name or all(inner.name in side for side in saved[name])


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
