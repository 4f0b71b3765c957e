"""Why a move is not legal, from what its mover can know."""

from koloda.engine.contract import Phrase, Refusal
from koloda.games.scram import cards, codes, legal, places
from koloda.games.scram.abilities import ABILITIES
from koloda.games.scram.cards import shown
from koloda.games.scram.notation import CAMPS, is_place
from koloda.games.scram.position import Position

CLAUSES = {
    codes.BEGIN_TURN: "SCR-5",
    codes.USE_DRAWN: "SCR-5",
    codes.PUSH_CARDS: "SCR-9",
    codes.CHOOSE_GAP: "SCR-12",
    codes.PLACE_NEW_CARD: "SCR-12",
    codes.PLACE_PENALTY: "SCR-13",
    codes.CHOOSE_TARGET: "SCR-38",
    codes.CHOOSE_SWAP: "SCR-16",
    codes.JOIN_CAMP: "SCR-21",
    codes.ROUND_OVER: "SCR-3",
}
"""What is to be done in each phase."""


def refusal(position: Position, move: int) -> Refusal:
    reason: Refusal | None = None
    phase = position.phase
    if move >= codes.PLACES:
        place = places.named(move)
        if phase == codes.PUSH_CARDS and is_place(position, place):
            reason = no_push(position, place)
        elif phase == codes.CHOOSE_TARGET and is_place(position, place):
            reason = no_target(position, place)
    elif move >= codes.ENDS:
        if phase == codes.JOIN_CAMP:
            reason = no_end(position, places.end_camp(move))
    elif phase == codes.BEGIN_TURN:
        reason = no_beginning(position, move)
    elif phase == codes.USE_DRAWN:
        reason = no_use(position, move)
    elif phase == codes.PUSH_CARDS:
        reason = no_turning(position, move)
    return reason or (CLAUSES[phase], (f"refused-phase-{codes.PHASES[phase]}", {}))


def no_beginning(position: Position, move: int) -> Refusal | None:
    if move == codes.TAKE:
        if not legal.may_replace(position):
            return "SCR-8", ("refused-take-empty-camp", {})
        return "SCR-6", ("refused-take-nothing", {})
    if move == codes.CALL:
        if position.caller >= 0:
            return "SCR-22", ("refused-called", {"camp": CAMPS[position.caller]})
        size = position.camp_size[position.seat]
        return "SCR-7", ("refused-call", {"most": codes.MOST_TO_CALL, "size": size})
    return None


def no_use(position: Position, move: int) -> Refusal | None:
    value = cards.value(position.held)
    if move == codes.REPLACE:
        return "SCR-8", ("refused-replace-nothing", {})
    if move == codes.USE and value not in ABILITIES:
        return "SCR-16", ("refused-no-ability", {"card": shown(value)})
    if move == codes.USE:
        return "SCR-38", ("refused-no-target", {"card": value})
    return None


def no_turning(position: Position, move: int) -> Refusal | None:
    if move in (codes.USE, codes.DISCARD):
        if position.source == codes.FROM_PILE:
            return "SCR-6", ("refused-only-replace", {})
        return "SCR-15", ("refused-replacing", {})
    if move == codes.TURN_UP:
        return "SCR-9", ("refused-turn-up-nothing", {})
    return None


def no_push(position: Position, place: int) -> Refusal:
    camp, index, players = places.camp(place), places.index(place), position.players
    if camp == codes.DECK or codes.team_of(camp, players) != codes.team_of(position.seat, players):
        return "SCR-9", ("refused-push-other", {})
    if index >= position.camp_size[camp]:
        return "SCR-9", no_card(position, place)
    if not legal.may_push_from(position, camp):
        return "SCR-9", ("refused-push-own-first", {})
    return "SCR-9", ("refused-pushed-already", {})


def no_target(position: Position, place: int) -> Refusal:
    card = position.ability
    first = "".join(CAMPS[places.camp(chosen)] for chosen in position.target_places())
    reasons: dict[int, Refusal] = {
        codes.NOT_ON_DECK: ("SCR-21", ("refused-on-deck", {"card": card})),
        codes.SAME_CARD: ("SCR-38", ("refused-same-card", {})),
        codes.SECOND_ALONE: ("SCR-38", ("refused-second", {})),
        codes.NO_CARD: ("SCR-38", no_card(position, place)),
        codes.OTHER_CAMP: ("SCR-16", ("refused-one-camp", {"card": card, "camp": first})),
        codes.FACE_UP: ("SCR-38", ("refused-face-up", {})),
    }
    return reasons[legal.why_not_touch(position, place, card)]


def no_card(position: Position, place: int) -> Phrase:
    camp = places.camp(place)
    if camp == codes.DECK:
        return "refused-short-deck", {}
    return "refused-no-card", {"camp": CAMPS[camp], "size": position.camp_size[camp]}


def no_end(position: Position, camp: int) -> Refusal | None:
    if position.joining >= 0:
        return "SCR-21", ("refused-joins-there", {"camp": CAMPS[position.joining]})
    return "SCR-21", ("refused-one-end", {"camp": CAMPS[camp]})
