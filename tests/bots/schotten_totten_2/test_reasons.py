"""Reasons that random play hardly ever leads to."""

import pytest

from koloda.bots.contract import Choice, Estimate
from koloda.bots.registry import explained
from koloda.engine.contract import Phrase
from koloda.engine.state import State
from koloda.games.schotten_totten_2.codes import CLAIM, PASS, RETREAT
from koloda.locales import LANGUAGES, texts
from tests.games.schotten_totten_2.tables import DEFENDER, table

HANDS = ("R1 Y5 G5 B7 P2 P3", "G1 G2 B3 B4 P5 P6")


def reasons(state: State, move: int, chance: float | None = None) -> list[Phrase]:
    assert state.seat_to_move is not None
    choice = Choice(move, (Estimate(move, chance, 1.0),))
    found = explained(state.seen_by(state.seat_to_move), choice).reasons
    for message, arguments in found:
        for language in LANGUAGES:
            assert "{" not in texts(language).say(f"schotten-totten-2-{message}", arguments)
    return list(found)


@pytest.mark.parametrize(
    ("chance", "message"), [(0.9, "why-winning"), (0.1, "why-losing"), (0.5, None)]
)
def test_a_bot_says_when_the_game_is_nearly_decided(chance: float, message: str | None) -> None:
    state = table({4: "R10 R11"}, {4: "Y1"}, hands=HANDS)
    said = [name for name, _ in reasons(state, CLAIM + 3, chance)]
    assert said == ["why-claim", *([message] if message else [])]


def test_a_claim_that_ends_the_game_says_so() -> None:
    state = table({4: "R10 R11"}, {4: "Y1"}, hands=HANDS, damaged=[1, 2, 3])
    assert reasons(state, CLAIM + 3) == [("why-claim-wins", {"tile": 4})]


def test_a_tile_is_lost_only_against_a_complete_and_stronger_formation() -> None:
    lost = table({4: "R3"}, {4: "Y10 Y11"}, hands=HANDS)
    even = table({4: "R10"}, {4: "Y3 P7"}, hands=HANDS)
    assert reasons(lost, RETREAT + 3) == [("why-retreat-lost", {"tile": 4})]
    assert reasons(even, RETREAT + 3) == [("why-retreat", {"tile": 4})]


def test_a_formation_is_called_what_it_is_taken_for() -> None:
    state = table({4: "R10"}, {4: "Y3"}, hands=("R11 Y5 G5 B7 P2 P3", HANDS[1]))
    assert reasons(state, state.parse("R11>4")) == [
        ("why-complete-colour-run", {"card": "R11", "tile": 4, "total": 21}),
        ("why-unbeaten", {}),
    ]


def test_a_pass_has_a_reason_though_there_is_no_choice() -> None:
    state = table(hands=("R1", ""), tactics=True, seat=DEFENDER)
    assert state.legal_moves() == [PASS]
    assert reasons(state, PASS) == [("why-pass", {})]
