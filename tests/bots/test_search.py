"""The search's own arithmetic; what it finds is tested game by game."""

from itertools import combinations

import pytest

import koloda
from koloda.bots.search import search


@pytest.mark.skipif(koloda.compiled, reason="the keys are the compiled search's own")
def test_what_two_seats_see_never_leads_them_to_one_key() -> None:
    # keys meet if what the seats see differs by as much as their first keys: observations are small
    for one, other in combinations(map(search.first_key, range(6)), 2):
        assert (one ^ other) >> 40
