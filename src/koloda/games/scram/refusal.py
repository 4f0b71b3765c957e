"""Why a move is not legal, from what its mover can know."""

from koloda.engine.errors import IllegalMove
from koloda.games.scram.abilities import ABILITIES, LOOK
from koloda.games.scram.abilities import TURN_UP as TURNING
from koloda.games.scram.cards import PUSHED, UP, VALUE, shown
from koloda.games.scram.moves import (
    CALL,
    DECK,
    DISCARD,
    DRAWN,
    ENDS,
    FROM_PILE,
    GAP,
    JOIN,
    NEW_CARD,
    PENALTY,
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
    USE,
    place_of,
)
from koloda.games.scram.notation import CAMPS, text
from koloda.games.scram.position import Position
from koloda.games.scram.scorepad import team_of

Reason = tuple[str, str]

WANTED: dict[int, Reason] = {
    TURN: ("SCR-5", "begin your turn: draw (D), take the discard (T) or call (S)"),
    DRAWN: ("SCR-5", "use the drawn card (U), replace with it (R) or discard it (X)"),
    PUSH: ("SCR-9", "push cards forward, then turn them up (O)"),
    GAP: ("SCR-12", "choose one of the gaps in your camp for the new card"),
    NEW_CARD: ("SCR-12", "put the new card at the left (<) or the right end (>) of your camp"),
    PENALTY: ("SCR-13", "put the penalty card at the left (<) or the right end (>) of your camp"),
    TARGET: ("SCR-38", "name the next card that the ability is for"),
    SWAPPING: ("SCR-16", "swap the two cards (W) or leave them (L)"),
    JOIN: ("SCR-21", "choose the end of a camp that the card joins"),
    ROUND_OVER: ("SCR-3", "the round is over: deal the next one (N)"),
}


def refusal(position: Position, move: int) -> IllegalMove:
    written = text(position, move)  # raises InvalidMove for a number that means nothing
    reason: Reason | None = None
    if move >= PLACES:
        camp, place = place_of(move)
        if position.phase == PUSH:
            reason = no_push(position, camp, place)
        elif position.phase == TARGET:
            reason = no_target(position, camp, place)
    elif move >= ENDS:
        if position.phase == JOIN:
            reason = no_end(position, (move - ENDS) >> 1)
    elif position.phase == TURN:
        reason = no_beginning(position, move)
    elif position.phase == DRAWN:
        reason = no_use(position, move)
    elif position.phase == PUSH:
        reason = no_turning(position, move)
    clause, why = reason or WANTED[position.phase]
    return IllegalMove(clause, f"{written}: {why}")


def no_beginning(position: Position, move: int) -> Reason | None:
    size = position.camp_size[position.seat]
    if move == TAKE and size == 0:
        return "SCR-8", "with an empty camp you can't take the discard; draw from the deck"
    if move == TAKE:
        return "SCR-6", "the discard pile is empty; draw from the deck"
    if move == CALL and position.caller >= 0:
        return "SCR-22", f"{CAMPS[position.caller]} has called already; draw or take"
    if move == CALL:
        return "SCR-7", f"call with 2 cards or fewer; your camp has {size}"
    return None


def no_use(position: Position, move: int) -> Reason | None:
    value = position.held & VALUE
    if move == REPLACE:
        return "SCR-8", "an empty camp has nothing to replace; use the card or discard it"
    if move == USE and value not in ABILITIES:
        return "SCR-16", f"{shown(value)} has no ability; replace with it or discard it"
    if move == USE:
        return "SCR-38", f"there is no card that {value} could be for; discard it"
    return None


def no_turning(position: Position, move: int) -> Reason | None:
    if move in (USE, DISCARD) and position.source == FROM_PILE:
        return "SCR-6", "a card from the discard pile is only there to replace with"
    if move in (USE, DISCARD):
        return "SCR-15", "you are replacing: push cards forward, then turn them up (O)"
    if move == TURN_UP:
        return "SCR-9", "push a card of your own camp forward first"
    return None


def no_push(position: Position, camp: int, place: int) -> Reason | None:
    players = position.players
    if camp == DECK or team_of(camp, players) != team_of(position.seat, players):
        return "SCR-9", "push cards of your own camp and of your team-mates' camps only"
    if place >= position.camp_size[camp]:
        return "SCR-9", no_card(position, camp)
    if position.camp_cards(camp)[place] & PUSHED:
        return "SCR-9", "that card is pushed forward already"
    return "SCR-9", "the first card is one of your own camp"


def no_target(position: Position, camp: int, place: int) -> Reason | None:
    ability = ABILITIES[position.ability]
    code = camp + 8 * place
    chosen = position.target_places()
    if camp == DECK and ability.joins:
        return "SCR-21", f"{ability.card} can't be used on the deck"
    if code in chosen:
        return "SCR-38", "name two different cards"
    if code == SECOND and chosen != [TOP]:
        return "SCR-38", "the second card of the deck goes only together with the top, after it"
    cards = position.deck_cards()[::-1] if camp == DECK else position.camp_cards(camp)
    if place >= len(cards):
        return "SCR-38", "there is no such card" if camp == DECK else no_card(position, camp)
    if ability.joins and chosen and chosen[0] & 7 != camp:
        return "SCR-16", f"{ability.card} takes two cards of one camp, {CAMPS[chosen[0] & 7]}"
    if ability.action in (LOOK, TURNING) and cards[place] & UP:
        return "SCR-38", "that card lies face up; name one that lies face down"
    return None


def no_end(position: Position, camp: int) -> Reason | None:
    if position.joining >= 0:
        where = CAMPS[position.joining]
        return "SCR-21", f"the card joins the camp it was used on: {where}< or {where}>"
    return "SCR-21", f"an empty camp has one end: {CAMPS[camp]}>"


def no_card(position: Position, camp: int) -> str:
    size = position.camp_size[camp]
    return f"camp {CAMPS[camp]} has {size} cards" if size != 1 else f"camp {CAMPS[camp]} has 1 card"
