"""Why a bot plays as it does: what it builds, proves or gives up."""

from typing import Any

from koloda.bots.contract import Choice
from koloda.engine import bits
from koloda.engine.contract import Phrase
from koloda.engine.state import Seen
from koloda.games.schotten_totten_2 import cards, codes, formation, wall
from koloda.games.schotten_totten_2.codes import (
    ACT,
    CHOOSE,
    CHOOSE_JOKER,
    CLAIM,
    DRAW_SIEGE,
    DRAW_TACTICS,
    EXPLODE,
    GIVING,
    OIL,
    PASS,
    RETREAT,
    TO,
    TO_DISCARD,
)
from koloda.games.schotten_totten_2.position import Position
from koloda.games.schotten_totten_2.worth import worth

SURE = 85
"""The chance, in per cent, from which a bot thinks it is winning."""


def reasons(seen: Seen, choice: Choice) -> tuple[Phrase, ...]:
    position: Any = seen.position
    return (*of_move(position, choice.move), *of_chance(choice))


def of_chance(choice: Choice) -> tuple[Phrase, ...]:
    """Say who is winning, if a search has estimated it."""
    if not choice.estimates or choice.estimates[0].chance is None:
        return ()
    percent = round(100 * choice.estimates[0].chance)
    if percent >= SURE:
        return (("why-winning", {"percent": percent}),)
    if percent <= 100 - SURE:
        return (("why-losing", {"percent": percent}),)
    return ()


def of_move(position: Position, move: int) -> tuple[Phrase, ...]:
    if move < CHOOSE:
        return of_play(position, codes.played_card(move), codes.played_at(move))
    if move < ACT:
        name = "why-give" if position.phase == GIVING else "why-choose"
        return ((name, {"card": cards.text(move - CHOOSE)}),)
    if move >= CHOOSE_JOKER:
        return (("why-choose", {"card": cards.text(cards.JOKER)}),)
    if move < EXPLODE:
        return ((f"why-{cards.ACTIONS[move - ACT]}", {}),)
    if move < TO:
        return (("why-explosion", {"tile": move - EXPLODE + 1}),)
    if move < TO_DISCARD:
        return of_play(position, position.chosen_card, move - TO)
    if move == TO_DISCARD:
        return (("why-to-discard", {"card": cards.text(position.chosen_card)}),)
    if move < RETREAT:
        return of_claim(position, move - CLAIM)
    if move < OIL:
        return of_retreat(position, move - RETREAT)
    if move < DRAW_SIEGE:
        tile = move - OIL
        card = position.cards_at(position.attacker, tile)[0]
        return (("why-oil", {"card": cards.text(card), "tile": tile + 1}),)
    return ((WORDS[move], {}),)


WORDS = {DRAW_SIEGE: "why-draw-siege", DRAW_TACTICS: "why-draw-tactics", PASS: "why-pass"}


def face_of(position: Position, tile: int) -> int:
    return codes.face(tile, position.damaged)


def of_claim(position: Position, tile: int) -> tuple[Phrase, ...]:
    # a tile that was already damaged wins, or the fourth damaged one (ST2-21)
    is_fourth = bits.count(position.damaged) == codes.DAMAGED_TO_WIN - 1
    wins = bits.has(position.damaged, tile) or is_fourth
    return (("why-claim-wins" if wins else "why-claim", {"tile": tile + 1}),)


def of_retreat(position: Position, tile: int) -> tuple[Phrase, ...]:
    attacker = position.attacker
    face = face_of(position, tile)
    theirs = position.cards_at(1 - attacker, tile)
    lost = len(theirs) == wall.CAPACITY[face] and formation.best(
        face, position.cards_at(attacker, tile), position.free
    ) < formation.best(face, theirs, 0)
    return (("why-retreat-lost" if lost else "why-retreat", {"tile": tile + 1}),)


def of_play(position: Position, card: int, tile: int) -> tuple[Phrase, ...]:
    seat = position.seat
    face = face_of(position, tile)
    theirs = position.cards_at(1 - seat, tile)
    spoken: dict[str, int | str] = {"card": cards.text(card), "tile": tile + 1}
    foe = cards.clashing(card)
    if foe in theirs:
        return (("why-clash", {**spoken, "foe": cards.text(foe)}),)  # both are discarded (ST2-7)
    mine = [*(each for each in position.cards_at(seat, tile) if each != card), card]
    free = position.free
    if cards.is_siege(card):
        free = bits.without(free, card)
    if len(mine) < wall.CAPACITY[face]:
        return ((f"why-towards-{aim(face, mine, free)}", spoken),)
    made = worth(face, mine)
    said: list[Phrase] = [(f"why-complete-{made.type}", {**spoken, "total": made.total})]
    if formation.best(face, theirs, free) < formation.best(face, mine, 0):
        said.append(("why-unbeaten", {}))
    return tuple(said)


def aim(face: int, mine: list[int], free: int) -> str:
    """Return the strongest type of formation that is still possible."""
    if wall.ACCEPTS[face] == wall.LOWEST_SUM:
        return wall.LOWEST_SUM
    for type in range(len(formation.TYPES) - 1, 0, -1):
        accepted = wall.ACCEPTS[face] in (wall.ALL, formation.TYPES[type])
        if accepted and formation.reach(face, type, mine, free) >= 0:
            return formation.TYPES[type]
    return wall.SUM
