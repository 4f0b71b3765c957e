"""Moves in words; the texts are in the locale files."""

from koloda.engine.contract import Phrase
from koloda.games.scram.abilities import ABILITIES, ACTIONS
from koloda.games.scram.cards import VALUE, shown
from koloda.games.scram.moves import (
    DECK,
    DISCARD,
    ENDS,
    GAP,
    JOIN,
    MOST_TO_CALL,
    PENALTY,
    PHASES,
    PLACES,
    PUSH,
    REPLACE,
    SECOND,
    TAKE,
    TARGET,
    TURN,
    TURN_UP,
    USE,
    place_of,
)
from koloda.games.scram.notation import CAMPS
from koloda.games.scram.position import Position

WORDS = ("draw", "take", "call", "use", "replace", "discard", "turn-up", "swap", "leave", "next")
SIDES = ("left", "right")


def wanted(position: Position) -> Phrase:
    phase = f"wanted-{PHASES[position.phase]}"
    if position.phase == TURN:
        may_call = position.caller < 0 and position.camp_size[position.seat] <= MOST_TO_CALL
        return phase, {"call": "yes" if may_call else "no"}
    if position.phase == TARGET:
        ability = ABILITIES[position.ability]
        return (
            f"{phase}-{ACTIONS[ability.action]}",
            {"card": ability.card, "left": ability.cards - position.targets},
        )
    return phase, {"pushed": position.pushed, "penalties": position.penalties}


def describe(position: Position, move: int) -> Phrase:
    if move >= PLACES:
        return describe_place(position, move)
    if move >= ENDS:
        return describe_end(position, (move - ENDS) >> 1, SIDES[move & 1])
    if move == TAKE:
        return "move-take", {"card": shown(position.pile_values()[-1])}
    if move == USE:
        ability = ABILITIES[position.held & VALUE]
        joins = "-and-join" if ability.joins else ""
        return (
            f"move-use-{ACTIONS[ability.action]}{joins}",
            {"card": ability.card, "cards": ability.cards},
        )
    if move in (REPLACE, DISCARD):
        return f"move-{WORDS[move]}", {"card": shown(position.held & VALUE)}
    if move == TURN_UP:
        return "move-turn-up", {"cards": position.pushed}
    return f"move-{WORDS[move]}", {}


def describe_place(position: Position, move: int) -> Phrase:
    camp, place = place_of(move)
    if camp == DECK:
        where = "second" if move - PLACES == SECOND else "deck"
    else:
        where = "own" if camp == position.seat else "camp"
    if position.phase == GAP:
        return "move-gap", {"place": place + 1}
    if position.phase == PUSH:
        return f"move-push-{where}", {"camp": CAMPS[camp], "place": place + 1}
    action = ACTIONS[ABILITIES[position.ability].action]
    return f"move-{action}-{where}", {"camp": CAMPS[camp], "place": place + 1}


def describe_end(position: Position, camp: int, side: str) -> Phrase:
    if position.phase == JOIN:
        if position.camp_size[camp] == 0:
            side = "empty"
        whose = "own" if camp == position.seat else "camp"
        return f"move-join-{whose}-{side}", {"camp": CAMPS[camp], "card": position.ability}
    what = "penalty" if position.phase == PENALTY else "end"
    return f"move-{what}-{side}", {}
