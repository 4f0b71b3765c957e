"""Why a move is not legal, from what its mover can know.

`refusal` gets only moves that `legal` doesn't list; it finds out which clause is against them.
"""

from koloda.engine import bits
from koloda.engine.contract import Refusal
from koloda.games.schotten_totten_2 import cards, codes
from koloda.games.schotten_totten_2.position import Position
from koloda.games.schotten_totten_2.prover import prove_at
from koloda.games.schotten_totten_2.reasons import listed

ACTION_CLAUSES = dict(
    zip(
        cards.ACTIONS,
        ("ST2-36", "ST2-37", "ST2-38", "ST2-39", "ST2-40", "ST2-41", "ST2-42"),
        strict=True,
    )
)


def refusal(position: Position, move: int) -> Refusal:
    # this refuses a claim too: it comes before an action or after it, not while it is carried out
    if position.phase not in (codes.PLAYING, codes.DRAWING):
        action = cards.ACTIONS[position.action]
        return ACTION_CLAUSES[action], (f"refused-action-{action}", {})
    if codes.CLAIM <= move < codes.RETREAT:
        return why_no_claim(position, move - codes.CLAIM)
    if position.phase == codes.DRAWING:
        return why_no_draw(position, move)
    if move in (codes.DRAW_SIEGE, codes.DRAW_TACTICS):
        return "ST2-8", ("refused-draw-first", {})
    if codes.RETREAT <= move < codes.OIL:
        return why_no_retreat(position)
    if codes.OIL <= move < codes.DRAW_SIEGE:
        return why_no_oil(position)
    if move == codes.PASS:
        return why_no_pass(position)
    if (
        codes.CHOOSE <= move < codes.ACT
        or codes.TO <= move < codes.CLAIM
        or move >= codes.CHOOSE_JOKER
    ):
        return "ST2-6", ("refused-half-play", {})
    if move < codes.CHOOSE:
        return why_no_play(position, codes.played_card(move), codes.played_at(move))
    if move < codes.EXPLODE:
        return why_no_action(position, move - codes.ACT)
    return why_no_action(position, codes.EXPLOSION)


def why_no_claim(position: Position, tile: int) -> Refusal:
    """Show a counter-example (ST2-19); it comes from open cards alone (ST2-17)."""
    attacker = position.attacker
    if position.seat != attacker:
        return "ST2-9", ("refused-claim-defender", {})
    ours, theirs = position.cards_at(attacker, tile), position.cards_at(1 - attacker, tile)
    capacity = position.capacity[tile]
    if len(ours) < capacity:
        return "ST2-14", ("refused-claim-early", {"size": len(ours), "capacity": capacity})
    counter = prove_at(position, tile + 1).counter
    why = "refused-claim-held" if len(theirs) == capacity else "refused-claim-open"
    return "ST2-19", (why, {"cards": listed(counter or ())})


def why_no_draw(position: Position, move: int) -> Refusal:
    if move != codes.DRAW_TACTICS:
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
    if any(move < codes.CHOOSE or codes.ACT <= move < codes.TO for move in position.legal_moves()):
        return "ST2-44", ("refused-pass", {})
    return "ST2-10", ("refused-pass-blocked", {})


def why_no_play(position: Position, card: int, tile: int) -> Refusal:
    if not cards.is_siege(card) and not position.has_tactics:
        return "ST2-30", ("refused-no-tactics", {})
    if not is_in_hand(position, card):
        return "ST2-6", ("refused-not-in-hand", {"card": cards.text(card)})
    if not bits.has(position.room[position.seat], tile):
        return "ST2-6", ("refused-full", {"tile": tile + 1, "capacity": position.capacity[tile]})
    return why_barred(position)


def is_in_hand(position: Position, card: int) -> bool:
    seat = position.seat
    if cards.is_siege(card):
        return bits.has(position.siege[seat], card)
    if card in cards.JOKERS:
        return position.tactics[seat] & cards.BOTH_JOKERS != 0
    return bits.has(position.tactics[seat], cards.tactic(card))


def why_barred(position: Position) -> Refusal:
    seat = position.seat
    own, other = position.played[seat], position.played[1 - seat]
    return "ST2-32", ("refused-ahead", {"own": own, "other": other})


def why_no_action(position: Position, action: int) -> Refusal:
    name = cards.ACTIONS[action]
    if not position.has_tactics:
        return "ST2-30", ("refused-no-tactics", {})
    if not bits.has(position.tactics[position.seat], cards.action_tactic(action)):
        return "ST2-31", ("refused-no-action", {"action": name})
    if not position.may_play_tactics():
        return why_barred(position)
    if action == codes.EXPLOSION and position.has_target(action):
        return "ST2-40", ("refused-action-explosion", {})  # another tile, with a card
    return "ST2-43", (f"refused-nothing-for-{name}", {})
