"""Why a bot plays as it does at Scram!: what it gets rid of, wants to know, or counts on."""

from typing import Any

from koloda.bots.contract import Choice
from koloda.engine.contract import Phrase
from koloda.engine.state import Seen
from koloda.games.scram import scorepad
from koloda.games.scram.abilities import ABILITIES, ACTIONS
from koloda.games.scram.cards import KNOWN, PUSHED, VALUE, shown
from koloda.games.scram.moves import (
    CALL,
    DECK,
    DISCARD,
    DRAW,
    DRAWN,
    ENDS,
    JOIN,
    LEAVE,
    NEXT,
    PLACES,
    PUSH,
    REPLACE,
    SWAP,
    TAKE,
    TARGET,
    TURN_UP,
    USE,
    place_of,
)
from koloda.games.scram.notation import place_text
from koloda.games.scram.position import Position

USUAL = 7
"""What a card counts that the seat has not seen, about."""


def reasons(seen: Seen, choice: Choice) -> tuple[Phrase, ...]:
    position: Any = seen.position
    return (of_move(position, seen.seat, choice.move),)


def of_move(position: Position, seat: int, move: int) -> Phrase:
    if move >= PLACES and position.phase in (PUSH, TARGET):
        camp, place = place_of(move)
        name = place_text(camp, place)
        if position.phase == PUSH:
            return of_push(position, seat, camp, place, name)
        return of_target(position, seat, camp, name)
    if move >= ENDS:
        if position.phase != JOIN:
            return "why-place", {}
        is_ours = team(position, (move - ENDS) >> 1) == team(position, seat)
        card = shown(position.held & VALUE)
        return f"why-join-{'ours' if is_ours else 'theirs'}", {"card": card}
    if move == CALL:
        ours, theirs = expected(position, seat)
        return "why-call", {"ours": ours, "theirs": theirs}
    if move == TAKE:
        return "why-take", {"card": shown(position.pile_values()[-1])}
    if position.phase == DRAWN:
        card = position.held & VALUE
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
    return scorepad.team_of(seat, position.players)


def of_push(position: Position, seat: int, camp: int, place: int, name: str) -> Phrase:
    card = position.camp_cards(camp)[place]
    if not card & KNOWN << seat:
        return "why-push-unseen", {"place": name}
    pushed = any(each & PUSHED for each in position.camp_cards(seat))
    return "why-push-match" if pushed else "why-push", {
        "place": name,
        "card": shown(card & VALUE),
    }


def of_target(position: Position, seat: int, camp: int, name: str) -> Phrase:
    side = "deck" if camp == DECK else "ours"
    if camp != DECK and team(position, camp) != team(position, seat):
        side = "theirs"
    action = ACTIONS[ABILITIES[position.ability].action]
    return f"why-{action}-{side}", {"place": name}


def expected(position: Position, seat: int) -> tuple[int, int]:
    """The totals of the own team and of the others, as far as the seat can tell."""
    totals = [0, 0]
    for camp in range(position.players):
        values = [
            card & VALUE if card & KNOWN << seat else USUAL for card in position.camp_cards(camp)
        ]
        totals[team(position, camp) != team(position, seat)] += scorepad.camp_total(values)
    return totals[0], totals[1]
