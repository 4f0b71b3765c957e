"""The figures in the rules pages agree with the clauses beside them."""

import re
from collections import Counter
from itertools import pairwise

import pytest

import koloda
from koloda.engine.rulebook import clauses
from tests.figures import figures

FIGURES = figures()


def numbers(row: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", row)]


def test_every_game_has_figures_and_each_belongs_to_a_clause() -> None:
    known = {clause for id in koloda.games() for clause in clauses(koloda.game(id).rulebook())}
    assert FIGURES.keys() <= known
    prefixes = {clause.partition("-")[0] for clause in FIGURES}
    assert prefixes == {koloda.game(id).prefix for id in koloda.games()}


def test_face_to_face_piles_ascend_and_descend() -> None:
    (low, high), (above, below) = numbers(FIGURES["F2F-6"][0]), numbers(FIGURES["F2F-7"][0])
    assert low < high and above > below
    assert [after - before for before, after in map(numbers, FIGURES["F2F-8"])] == [-10, 10]
    lower, higher = map(numbers, FIGURES["F2F-9"])
    assert lower[1] < lower[0] and higher[1] > higher[0]


@pytest.mark.parametrize("clause", ["GAL-22", "GAL-23", "GAL-25"])
def test_burning_cities_of_gallop_are_neighbours_or_threes(clause) -> None:
    (row,) = FIGURES[clause]
    cards = row.split()
    colours = [card[0] for card in cards]
    burning = {number for number in range(len(cards)) if Counter(colours)[colours[number]] >= 3}
    for number, (one, other) in enumerate(pairwise(colours)):
        if one == other:
            burning |= {number, number + 1}
    assert burning == {number for number, card in enumerate(cards) if card.endswith("!")}


def test_a_complete_collection_has_every_colour_once() -> None:
    colours = [card[0] for card in FIGURES["GAL-27"][0].split()]
    assert len(set(colours)) == len(colours) == 5


def test_schotten_totten_formations_are_listed_strongest_first() -> None:
    def kind(row: str) -> str:
        colours = {card[0] for card in row.split()}
        strengths = sorted(int(card[1:]) for card in row.split())
        is_run = all(after == before + 1 for before, after in pairwise(strengths))
        if len(set(strengths)) == 1:
            return "equal strength"
        if len(colours) == 1:
            return "colour run" if is_run else "colour"
        return "run" if is_run else "sum"

    strongest_first = ["colour run", "equal strength", "colour", "run", "sum"]
    assert [kind(row) for row in FIGURES["ST2-12"]] == strongest_first


def test_scram_cards_that_leave_match_and_cards_that_stay_do_not() -> None:
    for row in FIGURES["SCR-10"]:
        assert len({card.rstrip("!") for card in row.split()} - {"="}) <= 1
        assert all(card.endswith("!") for card in row.split())
    assert len(set(FIGURES["SCR-11"][0].split())) == 2
