"""Claims as people write them."""

import pytest

from koloda.games.schotten_totten_2.prover import InvalidClaim, prove
from koloda.games.schotten_totten_2.written_claim import UnknownFirst, judge, judge_json
from tests.games.schotten_totten_2.positions import written


def test_cards_are_read_however_they_are_written() -> None:
    expected = prove(*written(3, "R5 R6 J", "B11 S", damaged=True, gone="Y1 J swap"))
    assert judge(3, "R5 R6 J", "B11 S", "Y1 J swap", damaged=True) == expected
    assert judge(3, "r5,r6, j", ["b11", "s"], "Y1,J,Swap", damaged=True) == expected
    assert judge(3, ["R5 R6", "J"], ("B11", "S"), ["Y1", "J", "swap"], damaged=True) == expected
    data = {"tile": 3, "damaged": True, "attacker": ["R5", "R6", "J"], "defender": "B11 S"}
    assert judge_json({**data, "gone": ["Y1", "J", "swap"], "first": "attacker"}) == expected


def test_cards_that_are_not_named_are_free() -> None:
    assert not judge(4, "R9 R10").proved
    assert judge(4, "R9 R10", gone="R11 Y11 G11 B11 P11").proved


@pytest.mark.clause("ST2-16")
def test_who_was_first_must_be_said_where_it_decides() -> None:
    with pytest.raises(UnknownFirst, match="Both are complete and tied"):
        judge(4, "R9 R10", "B9 B10")
    assert judge(4, "R9 R10", "B9 B10", first="attacker").proved
    assert not judge(4, "R9 R10", "B9 B10", first="defender").proved
    assert judge(4, "R9 R10", "B8 B9").proved
    assert not judge(4, "R9 R10", "B10 B11").proved


WRONG = [
    ((0, "R5"), "There is no tile 0; tiles are numbered 1 to 7"),
    ((8, "R5"), "There is no tile 8; tiles are numbered 1 to 7"),
    ((4, "R5 R12"), "R12 isn’t a card: siege cards are"),
    ((4, "R5 X1"), "X1 isn’t a card"),
    ((4, "R5 R05"), "R05 isn’t a card"),
    ((4, "R5 ٣"), "٣ isn’t a card"),
    ((4, "R5"), "The attacker has 1 card, but 2 are needed"),
    ((4, ""), "The attacker has 0 cards, but 2 are needed"),
    ((4, "R5 R6 R7"), "R7 is one too many: the attacker has 3 cards and only 2 fit"),
    ((4, "R5 R6", "B1 B2 B3"), "B3 is one too many: the defender has 3 cards and only 2 fit"),
    ((4, "R5 R5"), "R5 is entered twice"),
    ((4, "R5 R6", "R5"), "R5 is entered twice"),
    ((4, "R5 R6", "", "B1 R6"), "R6 is entered twice"),
    ((4, "J J", "J"), "There are only two jokers"),
    ((4, "S R1", "S"), "S is entered twice"),
    ((4, "R5 swap"), "An action can’t be at a tile"),
    ((4, "R0 R5", "R11"), "R0 and R11 can’t face each other"),
    ((4, "R11 R5", "R0"), "R11 and R0 can’t face each other"),
]


@pytest.mark.parametrize(("arguments", "error"), WRONG)
def test_what_can_not_be_is_refused_by_name(arguments, error) -> None:
    with pytest.raises(InvalidClaim) as raised:
        judge(*arguments)
    assert str(raised.value).startswith(error)
    assert "\n" not in str(raised.value)


def test_who_is_not_complete_was_not_first() -> None:
    with pytest.raises(InvalidClaim, match="The defender’s formation isn’t complete"):
        judge(4, "R5 R6", "B1", first="defender")
    with pytest.raises(InvalidClaim, match="first must be attacker or defender, not 'me'"):
        judge(4, "R5 R6", "B1 B2", first="me")


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (None, "a claim is a JSON object: tile, damaged, attacker"),
        ([], "a claim is a JSON object"),
        ({}, "tile is missing"),
        ({"tile": 4}, "attacker is missing"),
        ({"tile": 4, "attacker": [], "cards": []}, "no field 'cards'; there are: tile"),
        ({"tile": "4", "attacker": []}, "tile must be a number from 1 to 7, not '4'"),
        ({"tile": True, "attacker": []}, "tile must be a number from 1 to 7, not True"),
        ({"tile": 4, "attacker": [5]}, 'attacker must be cards like ["R5", "J"], not [5]'),
        ({"tile": 4, "attacker": None}, "attacker must be cards like"),
        ({"tile": 4, "attacker": [], "gone": {}}, "gone must be cards like"),
        ({"tile": 4, "attacker": [], "damaged": 1}, "damaged must be true or false, not 1"),
        ({"tile": 4, "attacker": [], "first": 1}, "first must be attacker or defender, not 1"),
        ({"tile": 4, "attacker": ["R5"]}, "The attacker has 1 card, but"),
    ],
)
def test_json_that_can_not_be_is_refused(data, error) -> None:
    with pytest.raises(InvalidClaim) as raised:
        judge_json(data)
    assert str(raised.value).startswith(error)
