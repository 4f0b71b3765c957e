"""What the bots say of their moves at Gallop across Europe, in known positions."""

import pytest

from koloda import State
from koloda.bots.contract import Choice
from koloda.bots.gallop.reasons import reasons
from koloda.engine.contract import Phrase
from koloda.locales import LANGUAGES, texts
from tests.games.gallop.tables import play, table


def said(state: State, text: str) -> tuple[Phrase, ...]:
    seat = state.seat_to_move
    assert seat is not None
    found = reasons(state.seen_by(seat), Choice(state.parse(text)))
    for language in LANGUAGES:
        for message, arguments in found:
            assert "{" not in texts(language).say(f"gallop-{message}", arguments)
    return found


@pytest.mark.parametrize(
    ("move", "card", "flight"),
    [
        ("G2/6", ("why-lay-wanted", {"card": "G2"}), ("why-flight-early", {"flight": 6})),
        ("R1/1", ("why-lay-spare", {"card": "R1"}), ("why-flight-late", {"flight": 1})),
        ("D/2", ("why-lay-deportation", {}), ("why-flight-late", {"flight": 2})),
    ],
)
def test_putting_down_is_told_by_card_and_flight(move: str, card: Phrase, flight: Phrase) -> None:
    state = table(["G2 R1 D", "Y1"], rows=["R5 O3", "O1"], deck="X1 X2")
    assert said(state, move) == (card, flight)


@pytest.mark.parametrize(
    ("rows", "move", "phrase"),
    [
        (["R5 O3 Y2", ""], "G2", ("why-take-completes", {"card": "G2", "points": 12})),
        (["R5", "R6 O1 Y6"], "G2", ("why-take-denies", {"card": "G2"})),
        (["R5", "R6"], "G2", ("why-take-colour", {"card": "G2", "missing": 2})),
        (["G5 O3", ""], "G2", ("why-take-least", {"card": "G2"})),
    ],
)
def test_a_city_is_told_by_what_it_adds(rows: list[str], move: str, phrase: Phrase) -> None:
    state = play(table(["G2", "O2"], rows=rows, deck="X1 X2"), "G2/6", "O2/1")
    assert said(state, move) == (phrase,)
