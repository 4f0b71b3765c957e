"""What a seat knows, and the worlds that it imagines: each that fits, equally likely."""

import random
from collections import Counter
from itertools import permutations
from statistics import fmean, stdev
from typing import Any

import pytest

from koloda import Rng, State
from tests.games.gallop.tables import GAME, KINDS, events, play, saved, table

clause = pytest.mark.clause


def held(state: State, seat: int) -> str:
    return " ".join(state.save()["sides"][seat]["hand"])


def worlds(state: State, seat: int, number: int) -> list[State]:
    seen, rng = state.seen_by(seat), Rng(17)
    return [seen.imagine(rng) for _ in range(number)]


def evenly(counts: Counter[Any], kinds: int, number: int) -> bool:
    """Whether so many kinds came equally often, within five standard deviations."""
    mean = number / kinds
    return len(counts) == kinds and all(abs(n - mean) < 5 * mean**0.5 for n in counts.values())


def test_each_arrangement_of_unseen_cards_is_equally_likely(scale) -> None:
    state = table(["R1 O1", "Y1", "G1"], deck="B1 X1 U", rest="pile")
    number = scale(12_000)
    found = Counter(
        (held(world, 1), held(world, 2), " ".join(world.save()["deck"]))
        for world in worlds(state, 0, number)
    )
    if number < 12_000:
        assert set(found) <= set(permuted("Y1 G1 B1 X1 U"))
    else:
        assert evenly(found, 120, number)


def permuted(cards: str) -> list[tuple[str, str, str]]:
    return [(first, second, " ".join(rest)) for first, second, *rest in permutations(cards.split())]


@clause("GAL-5")
def test_what_another_has_put_down_is_any_of_the_cards_with_any_of_the_flights(scale) -> None:
    state = table(["R1 O1 U", "Y1", "G1"], deck="", rest="pile", rounds=3)
    play(state, "O1/5", "Y1/6")
    number = scale(9_000)
    found: Counter[tuple[str, int]] = Counter()
    for world in worlds(state, 2, number):
        laid = world.save()["sides"][0]["laid"]
        assert laid["card"] in held(world, 0)
        found[laid["card"], laid["flight"]] += 1
    # four cards are unseen, and the three flights 4, 5, 6 are left
    assert set(found) <= {(card, f) for card in ("R1", "O1", "U", "Y1") for f in (4, 5, 6)}
    if number == 9_000:
        assert evenly(found, 12, number)
    own = {str(world.save()["sides"][1]["laid"]) for world in worlds(state, 1, 20)}
    assert own == {"{'card': 'Y1', 'flight': 6}"}


@clause("GAL-14")
def test_a_card_held_since_before_the_reshuffle_is_none_of_the_played_ones() -> None:
    """Seats 1 and 2 each keep one old card; their other cards and the deck had been played."""
    start = saved(["R1 R3", "Y1 O1", "G1 O2"], deck="B1 B2", rest="out", decks=1, rounds=6)
    for side, hand in zip(start["sides"], (["R1", "R3"], ["Y1", "O1"], ["G1", "O2"]), strict=True):
        side["hand"], side["hand_decks"] = hand, [0, 1]
    state = GAME.load(start)
    assert state.seen_by(0).save()["unseen"] == [
        {"deck": 0, "cards": ["Y1", "G1"]},
        {"deck": 1, "cards": ["O1", "O2", "B1", "B2"]},
    ]
    found = Counter((held(world, 1), held(world, 2)) for world in worlds(state, 0, 2_400))
    olds = {tuple(hand.split()[0] for hand in pair) for pair in found}
    assert olds == {("Y1", "G1"), ("G1", "Y1")}
    assert len(found) == 2 * 4 * 3
    assert evenly(found, 24, 2_400)


@clause("GAL-14")
def test_the_deck_of_each_card_is_open_and_goes_with_it() -> None:
    state = table(["R1 D", "U X1"], deck="G6", rest="pile", rounds=1)
    assert [side["hand_decks"] for side in state.view(None)["sides"]] == [[0, 0], [0, 0]]
    play(state, "D/2", "U/3")
    assert [side["hand_decks"] for side in state.view(None)["sides"]] == [[0, 0], [0, 1]]
    assert state.view(None)["deck"] == 1
    old, new = state.seen_by(1).save()["unseen"]
    assert (old["deck"], len(old["cards"]), new["deck"]) == (0, 2, 1)
    assert Counter(new["cards"]) == Counter(state.save()["deck"])
    assert {held(world, 0) for world in worlds(state, 1, 20)} == {held(state, 0)}


@clause("GAL-14")
def test_of_equal_cards_the_oldest_is_put_down_so_a_younger_one_tells_something() -> None:
    """Seat 1 puts down a universal from deck 1: its card from deck 0 is no universal, and all know.

    One of the two cards of deck 0 that seat 0 can't see is the other universal: seat 2 has it.
    """
    start = saved(["R1 R3", "Y1 U", "U O2"], deck="B1 B2 B3", rest="pile", decks=1, rounds=6)
    hands = (["R1", "R3"], ["Y1", "U"], ["U", "O2"])
    for side, hand in zip(start["sides"], hands, strict=True):
        side["hand"], side["hand_decks"] = hand, [0, 1]
    state = GAME.load(start)
    before = {held(world, 1).split()[0] for world in worlds(state, 0, 50)}
    assert before == {"Y1", "U"}
    play(state, "R3/1", "U/2", "O2/3", "R3")
    assert state.save()["sides"][1]["hand_not"] == ["U", ""]
    after = {
        (held(world, 1).split()[0], held(world, 2).split()[0]) for world in worlds(state, 0, 50)
    }
    assert after == {("Y1", "U")}


def test_of_equal_cards_in_one_hand_the_one_from_the_older_deck_goes_first() -> None:
    start = saved(["U U", "D D"], deck="X1 X2 X3 X4", rest="pile", decks=1, rounds=6)
    for side in start["sides"]:
        side["hand_decks"] = [0, 1]
    state = play(GAME.load(start), "U/1", "D/2")
    assert [side["hand_decks"] for side in state.save()["sides"]] == [[1, 1], [1, 1]]
    assert [side["hand_not"] for side in state.save()["sides"]] == [["", ""], ["", ""]]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_imagined_worlds_are_like_the_truth_over_many_games(seat, scale) -> None:
    """Real games with eight single cards and many reshuffles, put down blindly.

    The truth is then one of the worlds that fit, each equally likely; so whatever one counts must
    have the same mean in the truth and in one imagined world a game.
    """
    chooser, rng = random.Random(seat), Rng(seat)
    differences: dict[str, list[float]] = {}
    for _ in range(scale(2_500)):
        state, seen_before = blind_game(chooser)
        truth, world = state.save(), state.seen_by(seat).imagine(rng).save()
        for name, counted in counts(truth, world, seat, seen_before).items():
            differences.setdefault(name, []).append(counted)
    assert len(differences) > 20
    for name, values in differences.items():
        spread = stdev(values) / len(values) ** 0.5
        assert abs(fmean(values)) < 4.5 * spread or spread == 0 == fmean(values), name


def blind_game(chooser: random.Random) -> tuple[State, list[list[str]]]:
    """Some rounds of three players; also what each of them was seen to put down."""
    cards = ["X1", "X2", "X3", "X4", "X5", "X6", "U", "D"]
    chooser.shuffle(cards)
    hands = [" ".join(cards[2 * seat : 2 * seat + 2]) for seat in range(3)]
    start = saved(hands, deck=" ".join(cards[6:]), rest="out")
    start["rng"] = f"{chooser.getrandbits(64):016x}{chooser.getrandbits(64) | 1:016x}"
    state = GAME.load(start)
    laid: list[list[str]] = [[], [], []]
    for _ in range(chooser.randrange(3, 16)):
        state.play(chooser.choice(state.legal_moves()))
        for event in events(state, "revealed"):
            for seat, card in enumerate(event["cards"]):
                laid[seat].append(card)
    return state, laid


def counts(
    truth: dict[str, Any], world: dict[str, Any], seat: int, laid: list[list[str]]
) -> dict[str, float]:
    """How much the truth differs from the imagined world, in many ways."""
    found: dict[str, float] = {}
    for other in range(3):
        if other == seat:
            assert truth["sides"][other] == world["sides"][other]
            continue
        real, imagined = truth["sides"][other], world["sides"][other]
        for card in KINDS[-8:]:
            found[f"{card} in hand {other}"] = (card in real["hand"]) - (card in imagined["hand"])
            found[f"{card} next of {other}"] = (truth["deck"][-1:] == [card]) - (
                world["deck"][-1:] == [card]
            )
        for owner in range(3):
            found[f"in hand {other} and put down by {owner} before"] = sum(
                card in laid[owner] for card in real["hand"]
            ) - sum(card in laid[owner] for card in imagined["hand"])
        found[f"old cards of {other} by value"] = sum(
            KINDS.index(card) * (truth["decks"] - deck)
            for card, deck in zip(real["hand"], real["hand_decks"], strict=True)
        ) - sum(
            KINDS.index(card) * (truth["decks"] - deck)
            for card, deck in zip(imagined["hand"], imagined["hand_decks"], strict=True)
        )
        if real["laid"]:
            for flight in range(1, 7):
                found[f"{other} put down flight {flight}"] = (real["laid"]["flight"] == flight) - (
                    imagined["laid"]["flight"] == flight
                )
    return found


def test_what_a_seat_sees_has_no_generator_and_no_order(scale) -> None:
    state = GAME.deal(seed=5, players=3)
    seen = state.seen_by(1).save()
    assert seen["rng"] is None
    assert seen["deck"] is None
    assert [side["hand"] is None for side in seen["sides"]] == [True, False, True]
    (hidden,) = seen["unseen"]
    assert hidden["cards"] == sorted(hidden["cards"], key=KINDS.index)


def test_worlds_shuffle_by_themselves() -> None:
    """Two worlds of one generator go apart also where they happen to be alike now."""
    state = table(["D", "U"], deck="", rest="pile")
    seen, rng = state.seen_by(0), Rng(1)
    decks = {tuple(play(seen.imagine(rng), "D/1", "U/2").save()["deck"]) for _ in range(10)}
    assert len(decks) == 10
