"""What a card is worth to a collection, against trying it out on a copy of the position."""

import random

import pytest

import koloda
from koloda.bots.gallop import appraisal
from koloda.games.gallop import burning, codes
from koloda.games.gallop.cards import colour
from koloda.games.gallop.fields import FIELDS
from koloda.games.gallop.position import Position
from koloda.games.gallop.scoring import total
from tests.bots.test_bots import positions
from tests.variants import VARIANTS

pytestmark = pytest.mark.skipif(koloda.compiled, reason="only the plain file lets Python in")


def worth(position: Position, seat: int) -> float:
    collection = position.cities(seat)
    colours = len({colour(city) for city in collection})
    points = total(collection, complete=True) + total(collection, complete=False)
    found = appraisal.COLOUR * colours + appraisal.NEXT_COLOUR * colours**2 / 2 + points / 2
    if position.is_complete(seat):
        others = [position.cities(s) for s in range(position.players) if s != seat]
        best = 0 if position.match == codes.WINS else max(total(each, False) for each in others)
        ahead = total(collection, complete=True) > best
        found += appraisal.DONE if ahead else -appraisal.DONE
    return found


def all_cities(position: Position) -> list[int]:
    return [city for seat in range(position.players) for city in position.cities(seat)]


def with_city(position: Position, seat: int, city: int) -> Position:
    tried = position.clone()
    tried.collection[seat][tried.collection_size[seat]] = city
    tried.collection_size[seat] += 1
    burning.burn(tried, seat)
    return tried


def swapped(position: Position, seat: int, mine: int, theirs: int) -> tuple[Position, int]:
    tried = position.clone()
    other = next(s for s in range(tried.players) if theirs in tried.cities(s))
    tried.collection[seat][tried.cities(seat).index(mine)] = theirs
    tried.collection[other][position.cities(other).index(theirs)] = mine
    burning.burn(tried, seat)
    burning.burn(tried, other)
    return tried, other


def test_every_gain_is_what_trying_it_out_says() -> None:
    chooser = random.Random(3)
    cities = swaps = 0
    for variant in VARIANTS:
        if variant.game_id != "gallop":
            continue
        for state in positions(variant, 30, 8):
            position = state.position
            before = FIELDS.key(position)
            looked = appraisal.Appraisal(position)
            looked.survey()
            for seat in range(position.players):
                now = worth(position, seat)
                assert looked.worth[seat] == now
                for city in range(36):
                    if position.copies[city] and city not in all_cities(position):
                        tried = with_city(position, seat, city)
                        assert looked.gain_by_city(seat, city) == worth(tried, seat) - now
                        cities += 1
                for mine in position.cities(seat):
                    theirs = chooser.choice(all_cities(position))
                    if theirs in position.cities(seat):
                        continue
                    tried, other = swapped(position, seat, mine, theirs)
                    lost = worth(tried, other) - worth(position, other)
                    expected = worth(tried, seat) - now - appraisal.ENVY * lost
                    assert looked.gain_by_swapping(seat, mine, theirs) == pytest.approx(expected)
                    swaps += 1
            assert FIELDS.key(position) == before
    assert cities > 1000
    assert swaps > 100
