"""Why a move is not legal, from what its mover can know."""

from koloda.engine.contract import Phrase, Refusal
from koloda.games.scram import cards, places
from koloda.games.scram.abilities import ABILITIES
from koloda.games.scram.cards import shown
from koloda.games.scram.codes import (
    CALL,
    DECK,
    DISCARD,
    DRAWN,
    ENDS,
    FROM_PILE,
    GAP,
    JOIN,
    LOOKS,
    MOST_TO_CALL,
    NEW_CARD,
    PENALTY,
    PHASES,
    PLACES,
    PUSH,
    REPLACE,
    ROUND_OVER,
    SECOND,
    SWAPPING,
    TAKE,
    TARGET,
    TOP,
    TURN,
    TURN_UP,
    TURNS_UP,
    USE,
)
from koloda.games.scram.notation import CAMPS
from koloda.games.scram.position import Position
from koloda.games.scram.scorepad import team_of

CLAUSES = {
    TURN: "SCR-5",
    DRAWN: "SCR-5",
    PUSH: "SCR-9",
    GAP: "SCR-12",
    NEW_CARD: "SCR-12",
    PENALTY: "SCR-13",
    TARGET: "SCR-38",
    SWAPPING: "SCR-16",
    JOIN: "SCR-21",
    ROUND_OVER: "SCR-3",
}
"""What is to be done in each phase."""


def refusal(position: Position, move: int) -> Refusal:
    reason: Refusal | None = None
    if move >= PLACES:
        place = places.named(move)
        if position.phase == PUSH:
            reason = no_push(position, place)
        elif position.phase == TARGET:
            reason = no_target(position, place)
    elif move >= ENDS:
        if position.phase == JOIN:
            reason = no_end(position, places.end_camp(move))
    elif position.phase == TURN:
        reason = no_beginning(position, move)
    elif position.phase == DRAWN:
        reason = no_use(position, move)
    elif position.phase == PUSH:
        reason = no_turning(position, move)
    return reason or (CLAUSES[position.phase], (f"refused-phase-{PHASES[position.phase]}", {}))


def no_beginning(position: Position, move: int) -> Refusal | None:
    size = position.camp_size[position.seat]
    if move == TAKE and size == 0:
        return "SCR-8", ("refused-take-empty-camp", {})
    if move == TAKE:
        return "SCR-6", ("refused-take-nothing", {})
    if move == CALL and position.caller >= 0:
        return "SCR-22", ("refused-called", {"camp": CAMPS[position.caller]})
    if move == CALL:
        return "SCR-7", ("refused-call", {"most": MOST_TO_CALL, "size": size})
    return None


def no_use(position: Position, move: int) -> Refusal | None:
    value = cards.value(position.held)
    if move == REPLACE:
        return "SCR-8", ("refused-replace-nothing", {})
    if move == USE and value not in ABILITIES:
        return "SCR-16", ("refused-no-ability", {"card": shown(value)})
    if move == USE:
        return "SCR-38", ("refused-no-target", {"card": value})
    return None


def no_turning(position: Position, move: int) -> Refusal | None:
    if move in (USE, DISCARD) and position.source == FROM_PILE:
        return "SCR-6", ("refused-only-replace", {})
    if move in (USE, DISCARD):
        return "SCR-15", ("refused-replacing", {})
    if move == TURN_UP:
        return "SCR-9", ("refused-turn-up-nothing", {})
    return None


def no_push(position: Position, place: int) -> Refusal | None:
    camp, index = places.camp(place), places.index(place)
    players = position.players
    if camp == DECK or team_of(camp, players) != team_of(position.seat, players):
        return "SCR-9", ("refused-push-other", {})
    if index >= position.camp_size[camp]:
        return "SCR-9", no_card(position, camp)
    if cards.is_pushed(position.camp_cards(camp)[index]):
        return "SCR-9", ("refused-pushed-already", {})
    return "SCR-9", ("refused-push-own-first", {})


def no_target(position: Position, place: int) -> Refusal | None:
    camp, index = places.camp(place), places.index(place)
    ability = ABILITIES[position.ability]
    chosen = position.target_places()
    if camp == DECK and ability.joins:
        return "SCR-21", ("refused-on-deck", {"card": ability.card})
    if place in chosen:
        return "SCR-38", ("refused-same-card", {})
    if place == SECOND and chosen != [TOP]:
        return "SCR-38", ("refused-second", {})
    row = position.deck_cards()[::-1] if camp == DECK else position.camp_cards(camp)
    if index >= len(row):
        return "SCR-38", ("refused-short-deck", {}) if camp == DECK else no_card(position, camp)
    if ability.joins and chosen and places.camp(chosen[0]) != camp:
        where = CAMPS[places.camp(chosen[0])]
        return "SCR-16", ("refused-one-camp", {"card": ability.card, "camp": where})
    if ability.action in (LOOKS, TURNS_UP) and cards.is_up(row[index]):
        return "SCR-38", ("refused-face-up", {})
    return None


def no_end(position: Position, camp: int) -> Refusal | None:
    if position.joining >= 0:
        return "SCR-21", ("refused-joins-there", {"camp": CAMPS[position.joining]})
    return "SCR-21", ("refused-one-end", {"camp": CAMPS[camp]})


def no_card(position: Position, camp: int) -> Phrase:
    return "refused-no-card", {"camp": CAMPS[camp], "size": position.camp_size[camp]}
