"""Why a move is not legal, from what its mover can know."""

from koloda.engine.errors import IllegalMove
from koloda.games.schotten_totten_2 import cards, wall
from koloda.games.schotten_totten_2.moves import (
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
from koloda.games.schotten_totten_2.notation import text
from koloda.games.schotten_totten_2.position import Position
from koloda.games.schotten_totten_2.proof import prove

ACTION_CLAUSES = dict(
    zip(
        cards.ACTIONS,
        ("ST2-36", "ST2-37", "ST2-38", "ST2-39", "ST2-40", "ST2-41", "ST2-42"),
        strict=True,
    )
)
TARGETS = {
    "redeployment": "you have no card on the wall",
    "recruitment": "it needs a siege card in the discard and a tile with room",
    "desertion": "the other has no card on the wall",
    "treason": "it needs a card of the other's on the wall and a tile of yours with room",
    "explosion": "no card lies on the wall",
    "reinforcements": "it needs two siege cards in the discard",
    "swap": "nobody has a card to give",
}
WANTED = {
    "redeployment": "choose a card of yours on the wall, then another tile with room (>3) or >X",
    "recruitment": "choose a siege card of the discard, then a tile with room (>3)",
    "desertion": "choose a card on the other's side",
    "treason": "choose a card on the other's side, then a tile of yours with room (>3)",
    "reinforcements": "choose two different siege cards of the discard",
    "swap": "choose three different cards of your hand",
}


def refusal(position: Position, move: int) -> IllegalMove:
    written = text(position, move)  # raises InvalidMove for a number that means nothing
    clause, reason = why(position, move)
    return IllegalMove(clause, f"{written}: {reason}")


def why(position: Position, move: int) -> tuple[str, str]:
    if position.phase not in (PLAYING, DRAWING):
        action = cards.ACTIONS[position.action]
        return ACTION_CLAUSES[action], WANTED[action]
    if CLAIM <= move < RETREAT:
        return why_no_claim(position, move - CLAIM)
    if position.phase == DRAWING:
        return why_no_draw(position, move)
    if move in (DRAW_SIEGE, DRAW_TACTICS):
        return "ST2-8", "play a card first"
    if RETREAT <= move < OIL:
        return why_no_retreat(position)
    if OIL <= move < DRAW_SIEGE:
        return why_no_oil(position)
    if move == PASS:
        return why_no_pass(position)
    if CHOOSE <= move < ACT or TO <= move < CLAIM:
        return "ST2-6", "say card and tile together, as in R5>3"
    if move < CHOOSE:
        return why_no_play(position, move & 63, move >> 6)
    if move < EXPLODE:
        return why_no_action(position, cards.ACTIONS[move - ACT])
    return why_no_action(position, "explosion")


def why_no_claim(position: Position, tile: int) -> tuple[str, str]:
    """The counter-example, if there is one, comes from open cards alone (ST2-17)."""
    attacker = position.attacker
    if position.seat != attacker:
        return "ST2-9", "only the attacker claims"
    face = 2 * tile + (position.damaged >> tile & 1)
    ours, theirs = position.cards_at(attacker, tile), position.cards_at(1 - attacker, tile)
    if len(ours) < wall.CAPACITY[face]:
        return "ST2-14", f"your formation has {len(ours)} of {wall.CAPACITY[face]} cards"
    counter = prove(position, tile + 1).counter
    written = " ".join(cards.text(card) for card in counter or ())
    if len(theirs) == wall.CAPACITY[face]:
        return "ST2-19", f"the defender's formation holds: {written}"
    return "ST2-19", f"it can't be proved yet: the defender would hold with {written}"


def why_no_draw(position: Position, move: int) -> tuple[str, str]:
    if move != DRAW_TACTICS:
        return "ST2-8", "you have played: draw, or claim if you can"
    if not position.has_tactics:
        return "ST2-30", "this table plays without tactics cards"
    if position.deck_size == 0:
        return "ST2-33", "the siege deck is empty: drawing ends the game"
    return "ST2-33", "the tactics deck is empty"


def why_no_retreat(position: Position) -> tuple[str, str]:
    if position.seat != position.attacker:
        return "ST2-4", "only the attacker retreats"
    return "ST2-4", "you have no card there"


def why_no_oil(position: Position) -> tuple[str, str]:
    if position.seat == position.attacker:
        return "ST2-5", "only the defender has cauldrons"
    if position.cauldrons == 0:
        return "ST2-5", "no cauldron is left"
    if position.oiled:
        return "ST2-5", "one cauldron a turn, and it has been thrown"
    return "ST2-5", "the attacker has no card there"


def why_no_pass(position: Position) -> tuple[str, str]:
    if any(move < CHOOSE or ACT <= move < TO for move in position.legal_moves()):
        return "ST2-44", "you can play a card, so you must"
    return "ST2-10", "a retreat or a claim would let you play a card: make one"


def why_no_play(position: Position, card: int, tile: int) -> tuple[str, str]:
    seat, written = position.seat, cards.text(card)
    is_siege = card < cards.SIEGE_CARDS
    if not is_siege and not position.has_tactics:
        return "ST2-30", "this table plays without tactics cards"
    if is_siege:
        held = position.siege[seat] >> card & 1
    elif card in cards.JOKERS:
        held = position.tactics[seat] & 3
    else:
        held = position.tactics[seat] >> (card - cards.SIEGE_CARDS) & 1
    if not held:
        return "ST2-6", f"{written} is not in your hand"
    if not position.room[seat] >> tile & 1:
        return "ST2-6", f"your side of tile {tile + 1} is full with {position.capacity[tile]} cards"
    return why_barred(position)


def why_barred(position: Position) -> tuple[str, str]:
    seat = position.seat
    return (
        "ST2-32",
        f"you have played {position.played[seat]} tactics cards, "
        f"the other {position.played[1 - seat]}: you may be one ahead at most",
    )


def why_no_action(position: Position, action: str) -> tuple[str, str]:
    seat = position.seat
    bit = cards.FIRST_ACTION - cards.SIEGE_CARDS + cards.ACTIONS.index(action)
    if not position.has_tactics:
        return "ST2-30", "this table plays without tactics cards"
    if not position.tactics[seat] >> bit & 1:
        return "ST2-31", f"{action} is not in your hand"
    if position.played[seat] > position.played[1 - seat]:
        return why_barred(position)
    if action == "explosion" and position.manned[0] | position.manned[1]:
        return "ST2-40", "name a tile where a card lies, as in EXP>3"
    return "ST2-43", TARGETS[action]
