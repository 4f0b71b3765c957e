"""What a seat can know of the other's hand, and how likely imagined worlds are."""

import random
from collections import Counter
from itertools import combinations, permutations

import pytest

from koloda import KolodaError, Rng, State
from koloda.games.schotten_totten_2 import codes
from tests.games.schotten_totten_2.tables import GAME, SIEGE, legal, play, table

clause = pytest.mark.clause

World = tuple[frozenset[str], tuple[str, ...]]
"""The other's hand and the deck."""


def imagined(state: State, seat: int, number: int) -> Counter[World]:
    seen, rng = state.seen_by(seat), Rng(17)
    found: Counter[World] = Counter()
    for _ in range(number):
        saved = seen.imagine(rng).save()
        found[frozenset(saved["sides"][1 - seat]["hand"]), tuple(saved["siege_deck"])] += 1
    return found


def check_likelihoods(found: Counter[World], wanted: Counter[World]) -> None:
    """Each world as often as its weight says, give or take five standard deviations."""
    number, total = found.total(), wanted.total()
    assert set(found) <= set(wanted)
    for world, weight in wanted.items():
        chance = weight / total
        deviation = (number * chance * (1 - chance)) ** 0.5
        assert abs(found[world] - number * chance) <= 5 * deviation + 1, (world, chance)


@clause("ST2-3")
def test_each_hand_and_each_order_of_the_deck_is_equally_likely(scale) -> None:
    state = table(hands=("R1 R2", "G1 G2"), deck="B1 B2 B3")
    hidden = ["G1", "G2", "B1", "B2", "B3"]
    wanted = Counter(
        (frozenset(hand), order)
        for hand in combinations(hidden, 2)
        for order in permutations(card for card in hidden if card not in hand)
    )
    check_likelihoods(imagined(state, 0, scale(20000)), wanted)


@clause("ST2-42")
def test_cards_from_a_swap_stay_known_until_they_are_played() -> None:
    state = table(hands=("swap R1 R2 R3 R4", "P1 P2 P3 P4 P5"), tactics=True)
    play(state, "SWA", "R1", "R2", "R3", "P1", "P2", "P3")
    for world in imagined(state, 0, 50):
        assert world[0] >= {"R1", "R2", "R3"}
    for world in imagined(state, 1, 50):
        assert world[0] >= {"P1", "P2", "P3"}
    play(state, "R1>1", "P2>1")
    assert state.view(0)["sides"][1]["known"] == ["R2", "R3"]
    assert state.view(1)["sides"][0]["known"] == ["P1", "P3"]


@clause("ST2-42")
def test_the_cards_chosen_for_a_swap_are_hidden_until_both_have_chosen() -> None:
    state = table(hands=("swap R1 R2 R3 R4", "P1 P2 P3 P4 P5"), tactics=True)
    play(state, "SWA", "R1", "R2", "R3")
    seen, rng = state.seen_by(1), Rng(5)
    gifts = Counter()
    for _ in range(400):
        side = seen.imagine(rng).save()["sides"][0]
        assert set(side["given"]) <= set(side["hand"])
        assert len(side["given"]) == 3
        gifts[side["hand"].index(side["given"][0])] += 1
    assert len(gifts) == 2  # the lowest of three out of four cards


def test_jokers_can_not_be_told_apart() -> None:
    """One joker is known from a swap; the one that is played might be it, and so it is."""
    hands = ("swap J2 R1 R2 R3", "J1 P1 P2 P3 P4")
    state = table(hands=hands, tactics=True)
    play(state, "SWA", "J", "R1", "R2", "P1", "P2", "P3")
    assert set(state.view(0)["sides"][1]["known"]) == {"J", "R1", "R2"}
    play(state, "J>1")
    assert set(state.view(0)["sides"][1]["known"]) == {"R1", "R2"}
    assert state.save()["wall"][1][0] == ["J2"]


def test_the_joker_that_is_played_does_not_show_whether_another_is_held() -> None:
    both = table(hands=("J1 J2 P1", "P2 R1"), tactics_deck="H", tactics=True)
    only = table(hands=("J2 H P1", "P2 R1"), tactics_deck="J1", tactics=True)
    for state in (both, only):
        play(state, "J>1")
    assert both.seen_by(1) == only.seen_by(1)
    assert both.seen_by(1).save() == only.seen_by(1).save()
    assert only.seen_by(0).save()["wall"][0][0] == ["J1"]


def test_the_joker_in_a_swap_does_not_show_whether_another_is_held() -> None:
    both = table(hands=("swap J1 J2 R1 R2", "P1 P2 P3 P4"), tactics_deck="H", tactics=True)
    only = table(hands=("swap J2 H R1 R2", "P1 P2 P3 P4"), tactics_deck="J1", tactics=True)
    for state in (both, only):
        play(state, "SWA", "J", "R1", "R2", "P1", "P2", "P3")
    assert both.seen_by(1) == only.seen_by(1)


def test_a_joker_on_the_wall_is_chosen_by_its_place_and_not_by_its_name() -> None:
    first = table({3: "R5 J1"}, {4: "G1"}, ("P1 P2", "desertion B1"), seat=1, tactics=True)
    second = table({3: "R5 J2"}, {4: "G1"}, ("P1 P2", "desertion B1"), seat=1, tactics=True)
    for state in (first, second):
        play(state, "DES")
    assert first.legal_moves() == second.legal_moves()
    assert first.seen_by(1) == second.seen_by(1)
    for number in range(codes.END):
        assert answer(first, number) == answer(second, number)


def answer(state: State, move: int) -> str:
    try:
        state.clone().play(move)
    except KolodaError as error:
        return str(error)
    return "legal"


def play_reinforcements(seed: int, steps: int) -> tuple[State, list[tuple[str, str]]]:
    """A random end of a game after seat 0's reinforcements, and what seat 0 saw of it."""
    chooser = random.Random(seed)
    hidden = ["G1", "G2", "G3", "B1", "B2"]
    chooser.shuffle(hidden)
    state = table(
        hands=("reinforcements R1 R2", " ".join(hidden[:2])),
        deck=" ".join(hidden[2:]),
        tactics=True,
        rng=f"{chooser.getrandbits(124):031x}1",
    )
    play(state, "REI", "Y5", "Y6")
    seen = [("I draw", drawn(state, 0))]
    for _ in range(steps):
        seat = state.seat_to_move
        move = chooser.choice(
            [text for text in sorted(legal(state)) if text.endswith((">1", ">2"))]
        )
        play(state, move)
        if seat == 0:
            seen.append(("I draw", drawn(state, 0)))
        else:
            seen += [("it plays", move.split(">")[0]), ("it draws", "")]
    return state, seen


def drawn(state: State, seat: int) -> str:
    return next(e["card"] for e in reversed(state.events(seat)) if e["event"] == "drew-siege")


def weighed_by_trying_everything(seen: list[tuple[str, str]]) -> Counter[World]:
    """All hands and all shuffled decks that could have been, followed to the end."""
    worlds: Counter[World] = Counter()
    before = ["G1", "G2", "G3", "B1", "B2"]
    for first in combinations(before, 2):
        rest = [card for card in before if card not in first]
        for order in permutations([*rest, "Y5", "Y6"]):
            hand, deck = set(first), list(order)
            for what, card in seen:
                if what == "it plays":
                    if card not in hand:
                        break
                    hand.remove(card)
                elif what == "it draws":
                    hand.add(deck.pop())
                elif deck.pop() != card:
                    break
            else:
                worlds[frozenset(hand), tuple(deck)] += 1
    return worlds


@clause("ST2-41")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_after_reinforcements_worlds_are_as_likely_as_all_courses_of_the_game_say(
    steps, scale
) -> None:
    """The two cards can't be among those that a hand has held since before, whichever these are."""
    for seed in range(scale(10)):
        state, seen = play_reinforcements(seed, steps)
        wanted = weighed_by_trying_everything(seen)
        assert wanted
        check_likelihoods(imagined(state, 0, scale(3000)), wanted)


def test_the_weights_of_long_games_stay_small_and_keep_their_ratio() -> None:
    state, _ = play_reinforcements(1, 2)
    light, heavy = state.save(), state.save()
    assert light["returned"]
    light["sides"][1]["origins"] = [1, 3, 0, 0, 0, 0, 0, 0]
    heavy["sides"][1]["origins"] = [2**47, 3 * 2**47, 0, 0, 0, 0, 0, 0]
    ratios = []
    for saved in (light, heavy):
        loaded = GAME.load(saved)
        play(loaded, next(text for text in sorted(legal(loaded)) if text.endswith(">1")))
        play(loaded, "Y5>1" if "Y5>1" in legal(loaded) else sorted(legal(loaded))[-1])
        origins = loaded.save()["sides"][1]["origins"]
        assert max(origins) <= 2**48
        ratios.append(origins[0] / origins[1])
    assert ratios[0] == pytest.approx(ratios[1], rel=1e-9)


def test_random_games_know_of_returned_cards_only_while_they_are_unseen(scale) -> None:
    tracked = 0
    for seed in range(scale(100)):
        state, chooser = GAME.deal(seed=seed, tactics=True), random.Random(seed)
        while state.seat_to_move is not None:
            state.play(chooser.choice(state.legal_moves()))
            saved = state.save()
            lying = {card for side in saved["wall"] for pile in side for card in pile}
            assert not set(saved["returned"]) & (lying | set(saved["discard"]))
            assert set(saved["returned"]) <= set(SIEGE)
            for side in saved["sides"]:
                assert any(side["origins"]) == bool(saved["returned"])
            tracked += bool(saved["returned"])
    assert tracked
