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
