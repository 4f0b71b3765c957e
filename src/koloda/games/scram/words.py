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
    LOOKS,
    PHASES,
    PLACE_PENALTY,
    PLACES,
    PUSH_CARDS,
    REPLACE,
    SECOND,
    TAKE,
    TOP,
    TURN_UP,
    TURNS_UP,
    USE,
    USE_DRAWN,
    is_solo,
)
from koloda.games.scram.notation import CAMPS
from koloda.games.scram.position import Position

WORDS = ("draw", "take", "call", "use", "replace", "discard", "turn-up", "swap", "leave", "next")
SIDES = ("left", "right")


def wanted(position: Position) -> Phrase:
    """Name what the seat to move may do now, and nothing else."""
    phase = f"wanted-{PHASES[position.phase]}"
    moves = position.legal_moves()
    if position.phase == BEGIN_TURN:
        return phase, {
            "take": yes_or_no(TAKE in moves),
            "call": yes_or_no(CALL in moves),
            "last": last_turns(position),
        }
    if position.phase == USE_DRAWN:
        use, replace = yes_or_no(USE in moves), yes_or_no(REPLACE in moves)
        return phase, {"use": use, "replace": replace}
    if position.phase == PUSH_CARDS:
        more = yes_or_no(any(move >= PLACES for move in moves))
        return phase, {"pushed": position.pushed, "more": more}
    if position.phase == CHOOSE_TARGET:
        ability = ABILITIES[position.ability]
        return (
            f"{phase}-{ACTIONS[ability.action]}",
            {"card": ability.card, "left": targets_left(position, moves)},
        )
    if position.phase == JOIN_CAMP:
        camp = CAMPS[position.joining] if position.joining >= 0 else "any"
        return phase, {"camp": "own" if position.joining == position.seat else camp}
    if position.phase == PLACE_PENALTY:
        return phase, {"penalties": position.penalties}
    return phase, {}


def last_turns(position: Position) -> int:
    """Return how many turns the seat to move has left, this one included; 0 without a call."""
    if position.caller < 0:
        return 0
    # solo, the other of the pair, and solo again (SCR-32)
    return 2 if is_solo(position.seat, position.players) and position.turns_left == 3 else 1


def targets_left(position: Position, moves: list[int]) -> int:
    """Return how many cards the ability still touches: no more than there are (SCR-38)."""
    left = ABILITIES[position.ability].cards - position.targets
    if left == 1 or len(moves) > 1:
        return left
    # the deck's second card isn't listed before its top card is named
    deck = position.deck_cards()
    is_top_alone = moves[0] == places.to_move(TOP) and len(deck) > 1
    needs_face_down = ABILITIES[position.ability].action in (LOOKS, TURNS_UP)
    has_second = is_top_alone and not (needs_face_down and cards.is_up(deck[-2]))
    return 2 if has_second else 1


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


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
