"""Why a move is not legal, from what its mover can know."""

from koloda.engine.contract import Refusal
from koloda.games.schotten_totten_2 import cards, codes
from koloda.games.schotten_totten_2.codes import (
    ACT,
    CHOOSE,
    CLAIM,
    DRAW_SIEGE,
    DRAW_TACTICS,
    DRAWING,
    EXPLODE,
    OIL,
    PASS,
    PLAYING,
    RETREAT,
    TO,
)
from koloda.games.schotten_totten_2.position import Position
from koloda.games.schotten_totten_2.proof import prove
from koloda.games.schotten_totten_2.reasons import listed

ACTION_CLAUSES = dict(
    zip(
        cards.ACTIONS,
        ("ST2-36", "ST2-37", "ST2-38", "ST2-39", "ST2-40", "ST2-41", "ST2-42"),
        strict=True,
    )
)


def refusal(position: Position, move: int) -> Refusal:
    if position.phase not in (PLAYING, DRAWING):
        action = cards.ACTIONS[position.action]
        return ACTION_CLAUSES[action], (f"refused-action-{action}", {})
    if CLAIM <= move < RETREAT:
        return why_no_claim(position, move - CLAIM)
    if position.phase == DRAWING:
        return why_no_draw(position, move)
    if move in (DRAW_SIEGE, DRAW_TACTICS):
        return "ST2-8", ("refused-draw-first", {})
    if RETREAT <= move < OIL:
        return why_no_retreat(position)
    if OIL <= move < DRAW_SIEGE:
        return why_no_oil(position)
    if move == PASS:
        return why_no_pass(position)
    if CHOOSE <= move < ACT or TO <= move < CLAIM:
        return "ST2-6", ("refused-half-play", {})
    if move < CHOOSE:
        return why_no_play(position, codes.played_card(move), codes.played_at(move))
    if move < EXPLODE:
        return why_no_action(position, cards.ACTIONS[move - ACT])
    return why_no_action(position, "explosion")


def why_no_claim(position: Position, tile: int) -> Refusal:
    """The counter-example, if there is one, comes from open cards alone (ST2-17)."""
    attacker = position.attacker
    if position.seat != attacker:
        return "ST2-9", ("refused-claim-defender", {})
    ours, theirs = position.cards_at(attacker, tile), position.cards_at(1 - attacker, tile)
    capacity = position.capacity[tile]
    if len(ours) < capacity:
        return "ST2-14", ("refused-claim-early", {"size": len(ours), "capacity": capacity})
    counter = prove(position, tile + 1).counter
    why = "refused-claim-held" if len(theirs) == capacity else "refused-claim-open"
    return "ST2-19", (why, {"cards": listed(counter or ())})


def why_no_draw(position: Position, move: int) -> Refusal:
    if move != DRAW_TACTICS:
        return "ST2-8", ("refused-played", {})
    if not position.has_tactics:
        return "ST2-30", ("refused-no-tactics", {})
    if position.siege_deck_size == 0:
        return "ST2-33", ("refused-siege-deck-empty", {})
    return "ST2-33", ("refused-tactics-deck-empty", {})


def why_no_retreat(position: Position) -> Refusal:
    if position.seat != position.attacker:
        return "ST2-4", ("refused-retreat-defender", {})
    return "ST2-4", ("refused-retreat-nothing", {})


def why_no_oil(position: Position) -> Refusal:
    if position.seat == position.attacker:
        return "ST2-5", ("refused-oil-attacker", {})
    if position.cauldrons == 0:
        return "ST2-5", ("refused-oil-none", {})
    if position.oiled:
        return "ST2-5", ("refused-oil-twice", {})
    return "ST2-5", ("refused-oil-nothing", {})


def why_no_pass(position: Position) -> Refusal:
    if any(move < CHOOSE or ACT <= move < TO for move in position.legal_moves()):
        return "ST2-44", ("refused-pass", {})
    return "ST2-10", ("refused-pass-blocked", {})


def why_no_play(position: Position, card: int, tile: int) -> Refusal:
    seat = position.seat
    is_siege = card < cards.SIEGE_CARDS
    if not is_siege and not position.has_tactics:
        return "ST2-30", ("refused-no-tactics", {})
    if is_siege:
        held = position.siege[seat] >> card & 1
    elif card in cards.JOKERS:
        held = position.tactics[seat] & 3
    else:
        held = position.tactics[seat] >> (card - cards.SIEGE_CARDS) & 1
    if not held:
        return "ST2-6", ("refused-not-in-hand", {"card": cards.text(card)})
    if not position.room[seat] >> tile & 1:
        return "ST2-6", ("refused-full", {"tile": tile + 1, "capacity": position.capacity[tile]})
    return why_barred(position)


def why_barred(position: Position) -> Refusal:
    seat = position.seat
    own, other = position.played[seat], position.played[1 - seat]
    return "ST2-32", ("refused-ahead", {"own": own, "other": other})


def why_no_action(position: Position, action: str) -> Refusal:
    seat = position.seat
    bit = cards.FIRST_ACTION - cards.SIEGE_CARDS + cards.ACTIONS.index(action)
    if not position.has_tactics:
        return "ST2-30", ("refused-no-tactics", {})
    if not position.tactics[seat] >> bit & 1:
        return "ST2-31", ("refused-no-action", {"action": action})
    if position.played[seat] > position.played[1 - seat]:
        return why_barred(position)
    if action == "explosion" and position.manned[0] | position.manned[1]:
        return "ST2-40", ("refused-action-explosion", {})
    return "ST2-43", (f"refused-nothing-for-{action}", {})
