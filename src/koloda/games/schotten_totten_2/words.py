"""Moves in words; the texts are in the locale files."""

from koloda.engine.contract import Phrase
from koloda.games.schotten_totten_2 import cards, codes
from koloda.games.schotten_totten_2.codes import (
    ACT,
    CHOOSE,
    CHOOSE_JOKER,
    CLAIM,
    DRAW_SIEGE,
    DRAW_TACTICS,
    DRAWING,
    EXPLODE,
    GIVING,
    OIL,
    PASS,
    PHASES,
    PLAYING,
    RETREAT,
    TO,
    TO_DISCARD,
)
from koloda.games.schotten_totten_2.notation import text
from koloda.games.schotten_totten_2.position import Position


def wanted(position: Position) -> Phrase:
    """Name what the seat to move may do now, and nothing else."""
    moves = position.legal_moves()
    if position.phase == PLAYING:
        is_attack = position.seat == position.attacker
        return ("wanted-attack" if is_attack else "wanted-defence"), {
            "play": play_offered(moves),
            "before": before_play(moves),
        }
    if position.phase == DRAWING:
        return "wanted-draw", {
            "deck": position.siege_deck_size,
            "tactics": yes_or_no(DRAW_TACTICS in moves),
            "claim": yes_or_no(has_tile_move(moves, CLAIM)),
        }
    action = cards.ACTIONS[position.action]
    return f"wanted-{action}-{PHASES[position.phase]}", steps_left(position)


def play_offered(moves: list[int]) -> str:
    """Say whether a card can be played, or only passed, or not even that."""
    if any(move < CLAIM for move in moves):
        return "yes"
    return "pass" if PASS in moves else "no"


def before_play(moves: list[int]) -> str:
    """Name what may be done before a card is played: claim, retreat, both, pour oil, or nothing."""
    found = [
        name
        for block, name in ((CLAIM, "claim"), (RETREAT, "retreat"), (OIL, "oil"))
        if has_tile_move(moves, block)
    ]
    return "-".join(found) or "nothing"


def has_tile_move(moves: list[int], block: int) -> bool:
    return any(block <= move < block + codes.TILES for move in moves)


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def steps_left(position: Position) -> dict[str, int | str]:
    """Return what the words about an action's next step need."""
    if position.phase == GIVING:
        return {"left": codes.GIFT - position.given_size[position.seat]}
    if position.action == codes.REINFORCEMENTS:
        return {"left": 2 if position.chosen_card < 0 else 1}
    return {}


def describe(position: Position, move: int) -> Phrase:
    action = cards.ACTIONS[position.action] if position.action >= 0 else ""
    if move < CHOOSE:
        return "move-play", {
            "card": cards.text(codes.played_card(move)),
            "tile": codes.played_at(move) + 1,
        }
    if move < ACT:
        if action == "swap":
            return "move-choose-swap", {"card": cards.text(move - CHOOSE)}
        spot = position.locate(move - CHOOSE)
        tile = {} if spot < 0 else {"tile": codes.tile_at(spot) + 1}
        return f"move-choose-{action}", {"card": text(position, move), **tile}
    if move >= CHOOSE_JOKER:
        tile_number = codes.tile_at(move - CHOOSE_JOKER) + 1
        return f"move-choose-{action}", {"card": text(position, move), "tile": tile_number}
    if move < EXPLODE:
        return f"move-{cards.ACTIONS[move - ACT]}", {}
    if move == TO_DISCARD:
        return "move-to-discard", {"card": cards.text(position.chosen_card)}
    for block, name in ((OIL, "oil"), (RETREAT, "retreat"), (CLAIM, "claim")):
        if block <= move < block + 7:
            return f"move-{name}", {"tile": move - block + 1}
    if EXPLODE <= move < TO:
        return "move-explosion", {"tile": move - EXPLODE + 1}
    if TO <= move < TO_DISCARD:
        return "move-to", {"card": cards.text(position.chosen_card), "tile": move - TO + 1}
    if move == PASS:
        return "move-pass", {}
    return ("move-draw-siege" if move == DRAW_SIEGE else "move-draw-tactics"), {}
