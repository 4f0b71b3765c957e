"""Shares and ratings agree with published and simulated values."""

import random

import pytest

from koloda.lab.statistics import fit, ratings, share, wilson


def test_wilsons_interval_is_as_published() -> None:
    # R. Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15 / 148, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0 / 20, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1 / 29, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_the_interval_contains_the_truth_about_nineteen_times_in_twenty() -> None:
    chooser = random.Random(2)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = chooser.uniform(-0.3, 0.3)  # a deal favours one seat, so its two games differ
            deals.append([float(chooser.random() < 0.6 + each) for each in (luck, -luck)])
        estimate = share(deals)
        held += estimate.low <= 0.6 <= estimate.high
    assert 360 <= held <= 396


def test_even_games_that_all_go_one_way_leave_some_doubt() -> None:
    estimate = share([[1.0, 1.0]] * 50)
    assert estimate.mean == 1
    assert 0.95 < estimate.low < 1


def test_ratings_recover_the_differences_behind_the_games() -> None:
    # 400 points mean ten wins for each loss
    results = {
        ("a", "b"): [[1.0]] * 1000 + [[0.0]] * 100,
        ("b", "c"): [[1.0]] * 1000 + [[0.0]] * 100,
        ("a", "c"): [[1.0]] * 10000 + [[0.0]] * 100,
    }
    rating = fit(results)
    assert rating["a"] - rating["b"] == pytest.approx(400, abs=3)
    assert rating["b"] - rating["c"] == pytest.approx(400, abs=3)
    assert sum(rating.values()) == pytest.approx(0)


def test_few_games_give_wide_intervals() -> None:
    chooser = random.Random(3)
    few = {("a", "b"): [[float(chooser.random() < 0.7)] for _ in range(20)]}
    many = {("a", "b"): few["a", "b"] * 25}
    assert 3 < ratings(few)["a"][1] / ratings(many)["a"][1] < 8
