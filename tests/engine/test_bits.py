"""Sets as numbers; the C twins of these functions are tested through the games' golden records."""

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine import bits


@given(st.sets(st.integers(0, 80)))
def test_a_set_is_packed_and_unpacked(members) -> None:
    packed = bits.gathered(members)
    assert bits.listed(packed) == sorted(members)
    assert bits.count(packed) == len(members)
    if members:
        assert bits.lowest(packed) == min(members)
        assert bits.highest(packed) == max(members)


@given(st.sets(st.integers(0, 63)), st.integers(0, 63))
def test_a_set_is_asked_and_changed_by_its_numbers(members, number) -> None:
    packed = bits.gathered(members)
    assert bits.has(packed, number) == (number in members)
    assert bits.listed(bits.without(packed, number)) == sorted(members - {number})
    assert bits.has_several(packed) == (len(members) > 1)


@given(st.integers(0, 63))
def test_the_numbers_on_either_side_and_the_number_itself_are_all_there_are(number) -> None:
    assert bits.listed(bits.below(number)) == list(range(number))
    assert bits.listed(bits.only(number)) == [number]
    assert bits.listed(bits.above(number)) == list(range(number + 1, 64))


def test_a_number_that_no_set_can_hold_gives_the_empty_set() -> None:
    assert [bits.only(number) for number in (-10, -1, 64, 73)] == [0, 0, 0, 0]
