"""Claims in the course of a game: judged after every card, and from open cards alone."""

import random
from typing import Any

import pytest

from koloda import IllegalMove, InvalidPosition, KolodaError, State
from koloda.games.schotten_totten_2 import cards, codes
from koloda.games.schotten_totten_2.prover import Proof, is_proved, prove, prove_at
from tests.games.schotten_totten_2.hidden import exchange
from tests.games.schotten_totten_2.tables import GAME, SIEGE

clause = pytest.mark.clause

OPTIONS = [{}, {"tactics": True}]


def numbers(saved: list[str]) -> list[int]:
    jokers = {"J1": cards.JOKERS[0], "J2": cards.JOKERS[1]}
    return [jokers.get(name, cards.NUMBERS.get(name, -1)) for name in saved]


def claim(state: State, number: int) -> tuple[int, list[int], list[int], int, bool]:
    """What the prover is asked about a tile, from the saved position."""
    saved = state.save()
    attacker = saved["attacker"]
    open_cards = {card for side in saved["wall"] for lying in side for card in lying}
    open_cards |= set(saved["discard"])
    free = sum(1 << i for i, card in enumerate(SIEGE) if card not in open_cards)
    face = 2 * (number - 1) + (number in saved["damaged"])
    ours, theirs = (numbers(saved["wall"][seat][number - 1]) for seat in (attacker, 1 - attacker))
    return face, ours, theirs, free, saved["earlier"][number - 1] == attacker


@clause("ST2-9", "ST2-17")
@pytest.mark.parametrize("options", OPTIONS)
def test_after_every_move_the_valid_claims_are_those_that_the_prover_proves(options, scale) -> None:
    """Also where an answer was remembered from an earlier move."""
    asked = 0
    for seed in range(scale(150)):
        state, chooser = GAME.deal(seed=seed, **options), random.Random(seed)
        while state.seat_to_move is not None:
            # hardly ever retreat or claim: formations stay, and are judged often
            quiet = [m for m in state.legal_moves() if state.text(m)[0] not in "C<"]
            state.play(chooser.choice(quiet or state.legal_moves()))
            view = state.view(None)
            for tile in view["tiles"] if view["outcome"] is None else ():
                if tile["formations"][view["attacker"]]:
                    asked += 1
                    assert tile["claimable"] == is_proved(*claim(state, tile["tile"]))
                    assert prove_at(state.position, tile["tile"]).proved == tile["claimable"]
                else:
                    assert not tile["claimable"]
    assert asked > scale(2000)


@clause("ST2-19")
@pytest.mark.parametrize("options", OPTIONS)
def test_a_refused_claim_shows_cards_with_which_the_defender_holds(options, scale) -> None:
    refused = 0
    for seed in range(scale(60)):
        state, chooser = GAME.deal(seed=seed, **options), random.Random(seed)
        while state.seat_to_move is not None:
            view = state.view(None)
            if state.seat_to_move == view["attacker"] and view["phase"] == "playing":
                for tile in view["tiles"]:
                    if tile["formations"][view["attacker"]] and not tile["claimable"]:
                        check_refusal(state, tile)
                        refused += 1
            state.play(chooser.choice(state.legal_moves()))
    assert refused > scale(100)


def check_refusal(state: State, tile: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove) as caught:
        state.play(state.parse(f"C{tile['tile']}"))
    assert caught.value.clause == "ST2-19"
    shown = caught.value.arguments["cards"].split(", ")
    face, ours, theirs, free, first = claim(state, tile["tile"])
    if len(theirs) < tile["capacity"]:
        added = numbers(shown)
        assert all(free >> card & 1 for card in added)
        theirs = theirs + added
        free &= ~sum(1 << card for card in added)
    assert not is_proved(face, ours, theirs, free, first)


@clause("ST2-17")
@pytest.mark.parametrize("options", OPTIONS)
def test_nothing_that_is_said_of_a_claim_depends_on_hidden_cards(options, scale) -> None:
    """Every refusal, and the prover's reasons, with other cards in hands and decks."""
    compared = 0
    for seed in range(scale(80)):
        state, chooser = GAME.deal(seed=seed, **options), random.Random(seed)
        while state.seat_to_move is not None:
            if chooser.random() < 0.1:
                compared += compare(state, chooser)
            state.play(chooser.choice(state.legal_moves()))
    assert compared > scale(300)


def compare(state: State, chooser: random.Random) -> bool:
    seat = state.seat_to_move
    try:
        other = GAME.load(exchange(state.save(), seat, chooser))
    except InvalidPosition:
        return False
    for move in range(codes.CHOOSE, codes.END + 1):
        assert said(state, move) == said(other, move)
    for tile in state.view(None)["tiles"]:
        if tile["formations"][state.view(None)["attacker"]]:
            number = tile["tile"]
            proof = shown(prove(*claim(state, number)))
            assert shown(prove(*claim(other, number))) == proof
            # a seat's own knowledge is enough, and gives the same proof
            seen = state.seen_by(0).position
            assert shown(prove_at(seen, number)) == proof
    return True


def shown(proof: Proof) -> tuple[Any, ...]:
    """Return a proof as people read it: they can't tell the two jokers apart."""
    return proof.proved, [*map(cards.text, proof.counter or ())], proof.reasons


def said(state: State, move: int) -> str:
    if move in state.legal_moves():
        return "legal"
    with pytest.raises(KolodaError) as caught:
        state.play(move)
    return str(caught.value)
