"""Say why a bot plays as it does: what it gets rid of, wants to know, or counts on."""

from typing import Any

from koloda.bots.contract import Choice
from koloda.engine.contract import Phrase
from koloda.engine.state import Seen
from koloda.games.scram import cards, places, scorepad
from koloda.games.scram.abilities import ABILITIES
from koloda.games.scram.cards import shown
from koloda.games.scram.codes import (
    ACTIONS,
    CALL,
    CHOOSE_TARGET,
    DECK,
    DISCARD,
    DRAW,
    ENDS,
    JOIN_CAMP,
    LEAVE,
    NEXT,
    PLACES,
    PUSH_CARDS,
    REPLACE,
    SWAP,
    TAKE,
    TURN_UP,
    USE,
    USE_DRAWN,
    team_of,
)
from koloda.games.scram.notation import place_text
from koloda.games.scram.position import Position

USUAL = 7
"""About what a card counts that the seat has not seen."""


def reasons(seen: Seen, choice: Choice) -> tuple[Phrase, ...]:
    position: Any = seen.position
    return (of_move(position, seen.seat, choice.move),)


def of_move(position: Position, seat: int, move: int) -> Phrase:
    if move >= PLACES and position.phase in (PUSH_CARDS, CHOOSE_TARGET):
        if position.phase == PUSH_CARDS:
            return of_push(position, seat, places.named(move))
        return of_target(position, seat, places.named(move))
    if move >= ENDS:
        if position.phase != JOIN_CAMP:
            return "why-place", {}
        is_ours = team(position, places.end_camp(move)) == team(position, seat)
        card = shown(cards.value(position.held))
        return f"why-join-{'ours' if is_ours else 'theirs'}", {"card": card}
    if move == CALL:
        ours, theirs = expected(position, seat)
        return "why-call", {"ours": ours, "theirs": theirs}
    if move == TAKE:
        return "why-take", {"card": shown(position.pile_values()[-1])}
    if position.phase == USE_DRAWN:
        card = cards.value(position.held)
        if move == USE:
            return f"why-use-{ACTIONS[ABILITIES[card].action]}", {"card": shown(card)}
        return WORDS[move], {"card": shown(card)}
    return WORDS[move], {}


WORDS = {
    DRAW: "why-draw",
    REPLACE: "why-replace",
    DISCARD: "why-discard",
    TURN_UP: "why-turn-up",
    SWAP: "why-swap",
    LEAVE: "why-leave",
    NEXT: "why-next",
}


def team(position: Position, seat: int) -> int:
    return team_of(seat, position.players)


def of_push(position: Position, seat: int, place: int) -> Phrase:
    name = place_text(place)
    card = position.camp_cards(places.camp(place))[places.index(place)]
    if not cards.is_known(card, seat):
        return "why-push-unseen", {"place": name}
    is_first = not any(map(cards.is_pushed, position.camp_cards(seat)))
    why = "why-push" if is_first else "why-push-match"
    return why, {"place": name, "card": shown(cards.value(card))}


def of_target(position: Position, seat: int, place: int) -> Phrase:
    camp = places.camp(place)
    side = "deck"
    if camp != DECK:
        side = "ours" if team(position, camp) == team(position, seat) else "theirs"
    action = ACTIONS[ABILITIES[position.ability].action]
    return f"why-{action}-{side}", {"place": place_text(place)}


def expected(position: Position, seat: int) -> tuple[int, int]:
    """Return the totals of the seat's team and of the other, as far as the seat can tell."""
    totals = [0, 0]
    for camp in range(position.players):
        values = [
            cards.value(card) if cards.is_known(card, seat) else USUAL
            for card in position.camp_cards(camp)
        ]
        totals[team(position, camp) != team(position, seat)] += scorepad.camp_total(values)
    return totals[0], totals[1]
