"""The engine against the independent reference: move by move, and by counting whole trees."""

import json
import random
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

from koloda import State
from koloda.games.gallop.reference import FULL_SET, Match, choosing_order, may_take
from tests.games.gallop.tables import GAME, events, legal, play, rows, saved, table
from tests.games.sequences import sequences_in_engine

COUNTS = Path(__file__).with_name("counts.json")


class FromEngine:
    """The engine's chance: what its last move drew and dealt, with all cards open."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.dealt: list[list[str]] = []

    def follow(self, state: State) -> None:
        for event in state.game.rules.events(state.position, -1):
            if event["event"] == "drawn":
                self.drawn.append(event["card"])
            if event["event"] == "dealt":
                self.dealt = [side["hand"] for side in state.save()["sides"]]

    def draw(self) -> str:
        return self.drawn.pop(0)

    def hands(self) -> list[list[str]]:
        return self.dealt


def play_both(state: State, chooser: random.Random, longest: int = 10_000) -> Match:
    """Play a random match on both, for at most `longest` moves, and compare after every move."""
    chance = FromEngine()
    match = Match(state.save(), chance)
    game = match.play()
    question = next(game)
    for _ in range(longest):
        assert (state.seat_to_move, legal(state)) == question
        move = chooser.choice(sorted(question[1]))
        play(state, move)
        chance.follow(state)
        try:
            question = game.send(move)
        except StopIteration:
            assert state.seat_to_move is None
            assert state.outcome.scores == tuple(match.points)
            assert set(state.outcome.winners) == match.winners
            break
        assert not chance.drawn, "a card was drawn that should not have been"
        assert rows(state) == [" ".join(row) for row in match.collections]
        compare(state.save(), match)
    return match


def compare(now: dict[str, Any], match: Match) -> None:
    assert now["points"] == match.points
    assert (now["deals"], now["rounds"], now["marker"]) == (match.deals, match.rounds, match.marker)
    assert Counter(now["deck"]) == match.deck
    assert now["decks"] == match.reshuffles
    if now["swap"] is None:
        assert Counter(now["pile"]) == match.pile
    assert [Counter(side["hand"]) for side in now["sides"]] == match.hands
    assert [set(side["flights"]) for side in now["sides"]] == match.flights


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"match": "wins"}),
        (2, {"match": "single"}),
        (3, {}),
        (3, {"target": 100}),
        (4, {}),
        (4, {"match": "single"}),
    ],
)
def test_the_reference_plays_the_same_matches(players, options, scale) -> None:
    for seed in range(scale(30)):
        state = GAME.deal(seed=seed, players=players, **options)
        assert play_both(state, random.Random(seed)).over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reference_plays_the_same_matches_when_cards_are_few(players, scale) -> None:
    """Small decks: many reshuffles, empty decks, hands without a card."""
    chooser = random.Random(players)
    reshuffles = ends = 0
    for seed in range(max(30, scale(150))):
        dealt = GAME.deal(seed=seed, players=players, match="single").save()
        loose = dealt["deck"]
        chooser.shuffle(loose)
        cut = chooser.randrange(len(loose) - 6, len(loose) + 1)
        dealt["out"], dealt["deck"] = loose[:cut], loose[cut:]
        dealt["deck_size"] = len(dealt["deck"])
        state = GAME.load(dealt)
        match = play_both(state, chooser, 100)
        reshuffles += match.reshuffles
        ends += match.over and not all(match.hands)
    assert reshuffles > 0
    assert ends > 0


# Who must take what


TYPES = ("city", "exchange", "universal", "deportation")
NAMES = {
    "city": ("R1", "O1", "Y1", "G1"),
    "exchange": ("X1", "X2", "X3", "X4"),
    "universal": ("U",) * 4,
    "deportation": ("D",) * 4,
}


def paths_in_engine(state: State) -> set[tuple[str, ...]]:
    """Return what was taken, in order, in each way in which the round can go on."""
    taken = tuple(event["card"] for event in events(state, "taken"))
    if state.save()["phase"] != "pick":
        return {taken}
    found = set()
    for move in state.legal_moves():
        branch = state.clone()
        branch.play(move)
        found |= {(*taken, *rest) for rest in paths_in_engine(branch)}
    return found


def paths_in_reference(laid: list[str], lying: list[str]) -> set[tuple[str, ...]]:
    if not lying:
        return {()}
    found = set()
    for card in may_take(laid, lying, len(laid) - len(lying)):
        left = list(lying)
        left.remove(card)
        found |= {(card, *rest) for rest in paths_in_reference(laid, left)}
    return found


@pytest.mark.clause("GAL-6", "GAL-8", "GAL-9", "GAL-10", "GAL-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_combinations_of_laid_cards_in_all_orders(players, scale) -> None:
    combinations = [
        (types, order)
        for types in product(TYPES, repeat=players)
        if types.count("universal") <= 2 and types.count("deportation") <= 3
        for order in permutations(range(players))
    ]
    step = max(1, len(combinations) // scale(len(combinations)))
    for types, order in combinations[::step]:
        laid = [NAMES[kind][seat] for seat, kind in enumerate(types)]
        flights = [6 - order.index(seat) for seat in range(players)]
        state = table(laid, deck="R6 O6 Y6 G6")
        play(state, *(f"{card}/{flight}" for card, flight in zip(laid, flights, strict=True)))
        assert state.events(None)[1]["order"] == list(order)
        assert paths_in_engine(state) == paths_in_reference(laid, laid), (types, order)


@pytest.mark.clause("GAL-6")
def test_equal_flights_choose_from_the_marker_on(scale) -> None:
    """Every marker, every four flights of three values."""
    for marker, flights in product(range(4), product((1, 2, 3), repeat=4)):
        state = table(["R1", "O1", "Y1", "G1"], deck="R6 O6 Y6 G6", marker=marker)
        for i in range(4):
            seat = (marker + i) % 4
            play(state, f"{'ROYG'[seat]}1/{flights[seat]}")
        assert state.events(None)[1]["order"] == choosing_order(list(flights), marker)


# Whole trees


class FromDeck:
    """A deck in a known order that is long enough."""

    def __init__(self, deck: list[str]) -> None:
        self.deck = list(deck)

    def draw(self) -> str:
        return self.deck.pop()

    def hands(self) -> list[list[str]]:
        raise AssertionError("the deal was to last longer")


def sequences(saved: dict[str, Any], depth: int, made: tuple[str, ...] = ()) -> int:
    """Count the sequences of `depth` moves; one that ends the match early counts once.

    A generator can't be copied, so each is played from the start.
    """
    game = Match(saved, FromDeck(saved["deck"])).play()
    try:
        question = next(game)
        for move in made:
            question = game.send(move)
    except StopIteration:
        return 1
    if len(made) == depth:
        return 1
    return sum(sequences(saved, depth, (*made, move)) for move in question[1])


def test_trees_have_as_many_branches_as_counted() -> None:
    for row in json.loads(COUNTS.read_text()):
        assert sequences_in_engine(GAME.load(tree(row)), row["depth"]) == row["sequences"], row


def test_the_counts_are_the_references() -> None:
    """Every fourth: the file itself is made by this match, all of it when it runs as a program."""
    for row in json.loads(COUNTS.read_text())[::4]:
        assert sequences(tree(row), row["depth"]) == row["sequences"], row


def tree(row: dict[str, Any]) -> dict[str, Any]:
    """A small position: few flights, collections that can be swapped, a short deck."""
    flights = row["flights"]
    start = saved(row["hands"], row["rows"], row["deck"], rounds=6 - flights, match="single")
    for side in start["sides"]:
        side["flights"] = sorted(FULL_SET)[-flights:]
    return start


TREES = [
    {"hands": ["R1 O2 X1", "Y3 G4 U"], "rows": ["", ""], "deck": "R2 O3 Y4 G5 X2 D"},
    {"hands": ["R1 O2 X1", "Y3 D U"], "rows": ["R3 O1", "Y1 G3"], "deck": "R2 O3 Y4 G5 X2 D"},
    {"hands": ["U O2 X3", "Y3 D U"], "rows": ["R3 O1 Y2", "Y1 R2 G3"], "deck": "R1 O3 Y4 G5 X2 D"},
    {
        "hands": ["X1", "U", "X2"],
        "rows": ["R1 O2", "Y1 G2 B4", "R2 O1"],
        "deck": "R6 O6 R5 O5 Y5 G5",
    },
    {
        "hands": ["U", "D", "U"],
        "rows": ["R1 O2 Y1", "Y2 G1 B4", "R2 O1 G2"],
        "deck": "R5 O5 Y5 X1 X4 D",
    },
    {
        "hands": ["R1 X2", "Y3 U", "D B5"],
        "rows": ["O2 G1", "Y2 B1", "G2 R4"],
        "deck": "R6 O6 R5 O5 Y5 G5",
    },
    {
        "hands": ["X1", "U", "X2", "P6"],
        "rows": ["R1 O2", "Y1 G2", "B2 P1", "O1 R2"],
        "deck": "R6 O6 Y6 G6 R5 O5 Y5 G5",
    },
]


def count() -> None:
    """Count again: python -m tests.games.gallop.test_reference"""
    counted = []
    for start in TREES:
        players = len(start["hands"])
        deeper = players + 3 + (players > 2)
        for flights, depth in ((1, deeper - 1), (1, deeper), (2, 4), (3, 3)):
            row = {**start, "flights": flights, "depth": depth}
            counted.append({**row, "sequences": sequences(tree(row), depth)})
    COUNTS.write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in counted) + "\n]\n")


if __name__ == "__main__":
    count()
