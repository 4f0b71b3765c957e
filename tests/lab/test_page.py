"""docs/bots.md says what was recorded."""

import json
from pathlib import Path

from koloda.lab.bout import Bout, play
from koloda.lab.ladders import LADDERS
from koloda.lab.page import block, page

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_what_was_recorded() -> None:
    assert (DOCS / "bots.md").read_text(encoding="utf-8") == page(DOCS / "bots")


def test_every_record_is_of_an_arena_of_the_list() -> None:
    recorded = {path.stem for path in (DOCS / "bots").glob("*.json")}
    assert recorded <= {ladder.name for ladder in LADDERS}


def test_nobody_waits_long_for_a_move() -> None:
    for ladder in LADDERS:
        if ladder.about == "pace":
            work = json.loads((DOCS / "bots" / f"{ladder.name}.json").read_text())["work"]
            assert work["newcomer"]["p99"] <= 50, ladder.table
            assert work["strong"]["p99"] <= 1000, ladder.table


def test_a_run_that_was_stopped_early_can_be_written_down() -> None:
    ladder = next(each for each in LADDERS if each.name == "face-to-face-2-levels")
    arena = ladder.arena()
    arena.add(play(arena.terms, Bout("newcomer", "casual", 0)))
    told = block(ladder, arena.summary())
    assert "| casual | newcomer |" in told
    assert "| strong |" not in told
