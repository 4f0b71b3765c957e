"""What the view tells of claims, so that a table can show why one can't be proved."""

import random

import pytest

from koloda.games.schotten_totten_2.prover import is_proved
from koloda.locales import texts
from tests.games.schotten_totten_2.tables import GAME
from tests.games.schotten_totten_2.test_claims import OPTIONS, claim, numbers


@pytest.mark.clause("ST2-19")
@pytest.mark.parametrize("options", OPTIONS)
def test_an_unproved_claim_is_shown_with_open_cards_that_refute_it(options, scale) -> None:
    proved = refuted = 0
    for seed in range(scale(40)):
        state, chooser = GAME.deal(seed=seed, **options), random.Random(seed)
        while state.seat_to_move is not None:
            view = state.view(None)
            assert view["tiles"] == state.view(view["attacker"])["tiles"]
            for tile in view["tiles"]:
                shown = tile["claim"]
                if shown is None:
                    assert not tile["formations"][view["attacker"]]
                    continue
                for message, arguments in shown["reasons"]:
                    assert texts("uk").say(f"schotten-totten-2-{message}", arguments)
                proved += shown["proved"]
                if shown["proved"]:
                    assert shown["counter"] == []
                    continue
                refuted += 1
                face, ours, theirs, free, first = claim(state, tile["tile"])
                if len(theirs) < tile["capacity"]:
                    added = numbers(shown["counter"])
                    assert len(theirs) + len(added) == tile["capacity"]
                    assert all(free >> card & 1 for card in added)
                    theirs, free = theirs + added, free & ~sum(1 << card for card in added)
                assert not is_proved(face, ours, theirs, free, first)
            state.play(chooser.choice(state.legal_moves()))
    assert proved > scale(20) and refuted > scale(100)
