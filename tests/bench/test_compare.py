"""The arithmetic of comparing two revisions; nothing is timed here."""

import pytest
from compare import cell
from comparison import Comparison, order, slower
from source_tree import ROOT, unpacked
from worker import take


def compared(*rounds: list[float]) -> Comparison:
    comparison = Comparison("gallop ×4", "inside")
    for new in rounds:
        comparison.add([100.0] * len(new), new)
    return comparison


def test_a_ratio_is_taken_within_each_pair_of_slices() -> None:
    comparison = Comparison("gallop ×4", "inside")
    # the machine became ten times slower on the way, for both
    comparison.add([100.0, 10.0, 50.0], [90.0, 9.0, 45.0])
    assert comparison.rounds == [[0.9, 0.9, 0.9]]
    assert comparison.ratio == 0.9


def test_slices_that_do_not_pair_are_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        Comparison("gallop ×4", "inside").add([1.0, 1.0], [1.0])


def test_the_ratio_is_the_median_of_all_slices_so_one_bad_slice_does_not_count() -> None:
    assert compared([100, 101, 10], [99, 102, 1000]).ratio == pytest.approx(1.005)


def test_the_spread_is_half_the_range_of_the_middle_half_of_the_rounds() -> None:
    comparison = compared([130], [98, 98, 50], [102, 102, 150], [70])
    assert comparison.spread == pytest.approx(0.02)
    assert compared([94], [98]).spread == pytest.approx(0.02)
    assert compared([98, 100, 102]).spread == 0


def test_the_revisions_take_turns_at_going_first() -> None:
    assert list(order(4)) == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_only_what_is_slower_than_the_least_ratio_fails_and_the_slowest_comes_first() -> None:
    fine, slow, slowest = compared([97]), compared([96.9]), compared([50])
    assert slower([fine, slow, slowest], 0.97) == [slowest, slow]


def test_a_cell_gives_the_ratio_with_its_spread_and_marks_what_is_too_slow() -> None:
    row = {"inside": compared([94], [98])}
    assert cell(row, "inside", None) == "0.96±2"
    assert cell(row, "inside", 0.97) == "[red]0.96±2[/]"
    assert cell(row, "inside", 0.95) == "0.96±2"
    assert cell(row, "view", 0.95) == ""


def test_a_slice_has_exactly_the_samples_asked_for_unless_it_must_last_longer() -> None:
    assert take(lambda: (10, 0.5), 0.0, 3) == {"samples": 3, "done": 30, "seconds": 1.5}
    assert take(lambda: (10, 0.5), 2.0, 1) == {"samples": 4, "done": 40, "seconds": 2.0}


def test_a_revision_that_does_not_exist_is_refused_in_gits_words() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not in a repository")
    with pytest.raises(SystemExit, match="fatal"):
        unpacked("no-such-revision")
