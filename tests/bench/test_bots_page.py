"""docs/bots.md says what was recorded."""

import json
from pathlib import Path

from bots_page import block, page
from experiments import EXPERIMENTS

from koloda.lab.bout import Bout, play

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_what_was_recorded() -> None:
    assert (DOCS / "bots.md").read_text(encoding="utf-8") == page(DOCS / "bots")


def test_every_record_is_of_an_arena_of_the_list() -> None:
    recorded = {path.stem for path in (DOCS / "bots").glob("*.json")}
    assert recorded <= {experiment.name for experiment in EXPERIMENTS}


def test_nobody_waits_long_for_a_move() -> None:
    for experiment in EXPERIMENTS:
        if experiment.about == "pace":
            work = json.loads((DOCS / "bots" / f"{experiment.name}.json").read_text())["work"]
            assert work["newcomer"]["p99"] <= 50, experiment.table
            assert work["strong"]["p99"] <= 1000, experiment.table


def test_a_run_that_was_stopped_early_can_be_written_down() -> None:
    experiment = next(each for each in EXPERIMENTS if each.name == "face-to-face-2-levels")
    arena = experiment.arena()
    arena.add(play(arena.terms, Bout("newcomer", "casual", 0)))
    text = block(experiment, arena.summary())
    assert "| casual | newcomer |" in text
    assert "| strong |" not in text
