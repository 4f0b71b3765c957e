"""Every game's sense, over positions of random games."""

from collections.abc import Callable

import pytest

from koloda.bots.search import Search
from koloda.bots.senses import sense
from tests.bots.test_bots import positions
from tests.variants import Variant


def test_each_legal_move_has_a_share_of_the_attention(
    variant: Variant, scale: Callable[[int], int]
) -> None:
    for state in positions(variant, scale(100), 6):
        assert state.seat_to_move is not None
        search = Search(sense(state.seen_by(state.seat_to_move), 1), 1, True, 1.0)
        thoughts = dict(search.first_thoughts(1))
        assert sorted(thoughts) == sorted(state.legal_moves())
        assert min(thoughts.values()) > 0
        assert sum(thoughts.values()) == pytest.approx(1, abs=1e-5)
