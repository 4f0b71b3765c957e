"""With nothing left to draw the bots know who wins: a brute-force search says the same."""

import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from koloda import State
from koloda.bots.contract import Budget
from koloda.bots.levels import bot
from koloda.engine.errors import InvalidPosition
from koloda.games.face_to_face.reference import Table, from_saved
from tests.games.face_to_face.tables import table


@cache
def winner(reference: Table) -> int:
    if reference.winner is not None:
        return reference.winner
    won = any(winner(reference.after(move)) == reference.mover for move in reference.legal())
    return reference.mover if won else 1 - reference.mover


def ends(number: int) -> list[State]:
    """So many positions with a choice, in which all cards are known."""
    chooser = random.Random(3)
    found: list[State] = []
    while len(found) < number:
        cards = [chooser.sample(range(2, 60), chooser.randint(4, 7)) for _ in range(2)]
        (up, down, *hand), (other_up, other_down, *other_hand) = cards
        with suppress(InvalidPosition):  # who is stuck has lost already
            state = table((hand, other_hand), (up, other_up), (down, other_down))
            if len(state.legal_moves()) > 1:
                found.append(state)
    return found


def test_each_move_is_known_to_win_or_to_lose(scale: Callable[[int], int]) -> None:
    seen = {0.0: 0, 1.0: 0}
    for state in ends(scale(200)):
        choice = bot("face-to-face", "strong", 1).choose(state.seen_by(0), Budget(simulations=60))
        reference = from_saved(state.save())
        for each in choice.estimates:
            assert each.chance == (winner(reference.after(state.text(each.move))) == 0)
            seen[each.chance] += 1
        assert choice.estimates[0].chance == (winner(reference) == 0)
    assert min(seen.values()) > 0
    winner.cache_clear()
