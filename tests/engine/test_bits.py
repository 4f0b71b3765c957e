"""Sets of small numbers, in Python and in C."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import koloda
from koloda.engine import bits

SOURCE = Path(__file__).parents[2] / "src"

WRAPPERS = """
from koloda.engine cimport bits

def lowest(unsigned long long members): return bits.lowest(members)
def highest(unsigned long long members): return bits.highest(members)
def count(unsigned long long members): return bits.count(members)
def has_several(unsigned long long members): return bits.has_several(members)
def has(unsigned long long members, int number): return bits.has(members, number)
def without(unsigned long long members, int number): return bits.without(members, number)
def without_lowest(unsigned long long members): return bits.without_lowest(members)
def only(int number): return bits.only(number)
def above(int number): return bits.above(number)
def below(int number): return bits.below(number)
"""
"""Python can't call the inlined functions themselves."""

SETS = [0, 1, 2, 3, 1 << 63, 1 << 63 | 1, bits.EVERY, 0b1011 << 20, 0x5555 << 47]


@given(st.sets(st.integers(0, 80)))
def test_a_set_is_packed_and_unpacked(members) -> None:
    packed = bits.gathered(members)
    assert bits.listed(packed) == sorted(members)
    assert bits.count(packed) == len(members)
    if members:
        assert bits.lowest(packed) == min(members)
        assert bits.highest(packed) == max(members)


@given(st.sets(st.integers(0, 63)), st.integers(0, 63))
def test_numbers_are_found_in_a_set_and_removed_from_it(members, number) -> None:
    packed = bits.gathered(members)
    assert bits.has(packed, number) == (number in members)
    assert bits.listed(bits.without(packed, number)) == sorted(members - {number})
    assert bits.listed(bits.without_lowest(packed)) == sorted(members)[1:]
    assert bits.has_several(packed) == (len(members) > 1)


@given(st.integers(0, 63))
def test_below_only_and_above_split_all_numbers(number) -> None:
    assert bits.listed(bits.below(number)) == list(range(number))
    assert bits.listed(bits.only(number)) == [number]
    assert bits.listed(bits.above(number)) == list(range(number + 1, 64))


def test_a_number_that_no_set_can_hold_gives_the_empty_set() -> None:
    assert [bits.only(number) for number in (-10, -1, 64, 73)] == [0, 0, 0, 0]


@pytest.fixture
def in_c(tmp_path) -> ModuleType:
    """The inlined functions of bits.pxd, compiled with a wrapper around each."""
    build = pytest.importorskip("Cython.Build")
    setuptools = pytest.importorskip("setuptools")
    source = tmp_path / "wrapped.pyx"
    source.write_text(WRAPPERS)
    modules = build.cythonize(
        [setuptools.Extension("wrapped", [str(source)])],
        include_path=[str(SOURCE)],
        language_level=3,
        quiet=True,
    )
    command = setuptools.Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(tmp_path)
    command.ensure_finalized()
    command.run()
    (library,) = tmp_path.glob("wrapped.*.so")
    spec = spec_from_file_location("wrapped", library)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(not koloda.compiled, reason="takes a C compiler")
def test_the_functions_in_c_give_the_same(in_c) -> None:
    inlined = (SOURCE / "koloda/engine/bits.pxd").read_text().count("cdef inline")
    assert inlined == WRAPPERS.count("def ")
    for number in range(64):
        assert in_c.above(number) == bits.above(number)
        assert in_c.below(number) == bits.below(number)
    for number in range(-64, 128):
        assert in_c.only(number) == bits.only(number)
    for members in SETS:
        assert in_c.count(members) == bits.count(members)
        assert in_c.has_several(members) == bits.has_several(members)
        assert in_c.without_lowest(members) == bits.without_lowest(members)
        if members:
            assert in_c.lowest(members) == bits.lowest(members)
            assert in_c.highest(members) == bits.highest(members)
        for number in range(64):
            assert in_c.has(members, number) == bits.has(members, number)
            assert in_c.without(members, number) == bits.without(members, number)
