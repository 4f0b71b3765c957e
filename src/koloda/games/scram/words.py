"""Moves in words; the texts are in the locale files."""

from koloda.engine.contract import Phrase
from koloda.games.scram import cards, places
from koloda.games.scram.abilities import ABILITIES
from koloda.games.scram.cards import shown
from koloda.games.scram.codes import (
    ACTIONS,
    BEGIN_TURN,
    CALL,
    CHOOSE_GAP,
    CHOOSE_TARGET,
    DECK,
    DISCARD,
    ENDS,
    JOIN_CAMP,
    PHASES,
    PLACE_PENALTY,
    PLACES,
    PUSH_CARDS,
    REPLACE,
    SECOND,
    TAKE,
    TURN_UP,
    USE,
)
from koloda.games.scram.notation import CAMPS
from koloda.games.scram.position import Position

WORDS = ("draw", "take", "call", "use", "replace", "discard", "turn-up", "swap", "leave", "next")
SIDES = ("left", "right")


def wanted(position: Position) -> Phrase:
    phase = f"wanted-{PHASES[position.phase]}"
    if position.phase == BEGIN_TURN:
        return phase, {"call": "yes" if CALL in position.legal_moves() else "no"}
    if position.phase == CHOOSE_TARGET:
        ability = ABILITIES[position.ability]
        return (
            f"{phase}-{ACTIONS[ability.action]}",
            {"card": ability.card, "left": ability.cards - position.targets},
        )
    return phase, {"pushed": position.pushed, "penalties": position.penalties}


def describe(position: Position, move: int) -> Phrase:
    if move >= PLACES:
        return describe_place(position, places.named(move))
    if move >= ENDS:
        return describe_end(position, places.end_camp(move), SIDES[places.end_side(move)])
    if move == TAKE:
        return "move-take", {"card": shown(position.pile_values()[-1])}
    if move == USE:
        ability = ABILITIES[cards.value(position.held)]
        joins = "-and-join" if ability.joins else ""
        return (
            f"move-use-{ACTIONS[ability.action]}{joins}",
            {"card": ability.card, "cards": ability.cards},
        )
    if move in (REPLACE, DISCARD):
        return f"move-{WORDS[move]}", {"card": shown(cards.value(position.held))}
    if move == TURN_UP:
        return "move-turn-up", {"cards": position.pushed}
    return f"move-{WORDS[move]}", {}


def describe_place(position: Position, place: int) -> Phrase:
    camp, number = places.camp(place), places.index(place) + 1
    if camp == DECK:
        where = "second" if place == SECOND else "deck"
    else:
        where = "own" if camp == position.seat else "camp"
    if position.phase == CHOOSE_GAP:
        return "move-gap", {"place": number}
    if position.phase == PUSH_CARDS:
        return f"move-push-{where}", {"camp": CAMPS[camp], "place": number}
    action = ACTIONS[ABILITIES[position.ability].action]
    return f"move-{action}-{where}", {"camp": CAMPS[camp], "place": number}


def describe_end(position: Position, camp: int, side: str) -> Phrase:
    if position.phase == JOIN_CAMP:
        if position.camp_size[camp] == 0:
            side = "empty"
        whose = "own" if camp == position.seat else "camp"
        return f"move-join-{whose}-{side}", {"camp": CAMPS[camp], "card": position.ability}
    what = "penalty" if position.phase == PLACE_PENALTY else "end"
    return f"move-{what}-{side}", {}
