"""What the bots say of their moves at Face to Face, in known positions."""

import pytest

from koloda import State
from koloda.bots.contract import Choice
from koloda.bots.face_to_face.reasons import reasons
from koloda.engine.contract import Phrase
from koloda.locales import LANGUAGES, texts
from tests.games.face_to_face.tables import play, table


def said(state: State, text: str) -> tuple[Phrase, ...]:
    seat = state.seat_to_move
    assert seat is not None
    found = reasons(state.seen_by(seat), Choice(state.parse(text)))
    for language in LANGUAGES:
        for message, arguments in found:
            assert "{" not in texts(language).say(f"face-to-face-{message}", arguments)
    return found


def early() -> State:
    hand = [12, 14, 22, 30, 50, 58]
    other = [2, 3, 4, 5, 6, 7]
    rest = [n for n in range(15, 58) if n not in hand]
    return table((hand, other), up=(10, 10), down=(59, 59), piles=(rest, rest))


@pytest.mark.parametrize(
    ("move", "message", "arguments"),
    [
        ("A14", "why-far", {"skipped": 4}),
        ("D58", "why-near", {"skipped": 1}),
        ("A22", "why-plan", {"skipped": 12, "next": 12}),
        ("D50", "why-far", {"skipped": 9}),
    ],
)
def test_a_play_is_told_by_what_it_costs(
    move: str, message: str, arguments: dict[str, int]
) -> None:
    assert said(early(), move) == ((message, arguments),)


def test_the_trick_that_was_planned_is_named() -> None:
    assert said(play(early(), "A22"), "A12") == (("why-trick", {"card": 12}),)


def test_helping_is_told_by_what_is_drawn() -> None:
    hand = [8, 30, 31]
    rest = [n for n in range(32, 58) if n not in hand]
    state = table((hand, [2, 3]), up=(20, 10), down=(59, 59), piles=(rest, rest))
    assert said(state, "L8") == (("why-help", {"improved": 2, "drawn": 4}),)
    play(state, "L8", "A30")
    assert said(state, "E") == (("why-end-helped", {"drawn": 5}),)


def test_little_room_is_feared() -> None:
    rest = list(range(20, 30))
    state = table(([41, 42], [2, 3]), up=(40, 10), down=(5, 59), piles=(rest, rest))
    assert said(state, "A41") == (
        ("why-near", {"skipped": 1}),
        ("why-room", {"mine": 22, "others": 106}),
    )


def test_the_last_card_wins() -> None:
    state = play(table(([41, 42], [2, 3]), up=(40, 10), down=(5, 59)), "A41")
    assert said(state, "A42")[0] == ("why-last", {"card": 42})
