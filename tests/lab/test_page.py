"""docs/bots.md says what was recorded."""

from pathlib import Path

from koloda.lab.ladders import LADDERS
from koloda.lab.page import page

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_what_was_recorded() -> None:
    assert (DOCS / "bots.md").read_text(encoding="utf-8") == page(DOCS / "bots")


def test_every_record_is_of_an_arena_of_the_list() -> None:
    recorded = {path.stem for path in (DOCS / "bots").glob("*.json")}
    assert recorded <= {ladder.name for ladder in LADDERS}
