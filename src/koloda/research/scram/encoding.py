"""What a seat knows of Scram! as numbers; `layout` names them.

Seats are counted clockwise from the observer. Who has seen which card is common knowledge, so each
card says which seats know it. In the deck only the top two can be known: the only ones that can be
touched (SCR-38).
"""

from typing import Any

from koloda.games.scram import cards, codes, places
from koloda.games.scram.position import Position
from koloda.research import writing


def encode(position: Position, me: int, out: Any, at: int) -> int:
    players = position.player_number
    out[at + me] = 1
    at += players
    out[at + position.phase] = 1
    at += codes.OVER + 1
    at = write_seat(out, at, position.seat, me, players)
    at = write_seat(out, at, position.starter, me, players)
    at = write_seat(out, at, position.next_starter, me, players)
    at = write_seat(out, at, position.caller, me, players)
    at = write_seat(out, at, position.looker, me, players)
    at = write_seat(out, at, position.joining, me, players)
    out[at] = players == 3 and position.next_of_pair == 2
    out[at + 1] = position.turns_left
    out[at + 2] = position.penalties
    out[at + 3] = position.ability
    out[at + 4] = position.source
    out[at + 5] = position.finished
    at += 6
    team = position.team(me)
    for i in range(4):
        if i < position.finished:
            writing.write_digits(out, at, position.recorded[i][team], 2)
            writing.write_digits(out, at + 2, position.recorded[i][1 - team], 2)
        at += 4
    at = writing.write_digits(out, at, position.revealed, 3)
    for i in range(2):
        if i < position.targets:
            write_place(out, at + 2 * i, position.target[i], me, players)
        if i < position.looks:
            write_place(out, at + 4 + 2 * i, position.looked[i], me, players)
    knowers = cards.known_by(position.held, position.everybody)
    at = write_card(out, at + 8, position.held, knowers, me, players)
    out[at] = position.deck_size
    at += 1
    for i in range(2):
        if i < position.deck_size:
            card = position.deck[position.deck_size - 1 - i]
            knowers = cards.known_by(card, position.everybody)
            write_card(out, at, card, knowers, me, players)
        at += 3
    for i in range(position.pile_size):
        out[at + i] = position.pile[i]
    at += cards.EQUALS * position.copies
    for i in range(players):
        at = encode_camp(position, (me + i) % players, me, out, at)
    return at


def write_seat(out: Any, at: int, seat: int, me: int, players: int) -> int:
    """Set the flag of a seat, if there is one; return the place after them."""
    if seat >= 0:
        out[at + (seat - me + players) % players] = 1
    return at + players


def write_place(out: Any, at: int, place: int, me: int, players: int) -> None:
    camp = places.camp(place)
    out[at] = players + 1 if camp == codes.DECK else (camp - me + players) % players + 1
    out[at + 1] = places.index(place) + 1


def write_card(out: Any, at: int, card: int, knowers: int, me: int, players: int) -> int:
    """Write a card as the observer knows it, given who does; return the place after it.

    There are no branches, because who knows which card can't be guessed.
    """
    out[at] = cards.value(card) * (knowers >> me & 1)
    out[at + 1] = cards.is_up(card) + 2 * cards.is_pushed(card)
    # bit 0 for the observer, then clockwise
    out[at + 2] = knowers >> me | (knowers & (1 << me) - 1) << players - me
    return at + 3


def encode_camp(position: Position, camp: int, me: int, out: Any, at: int) -> int:
    room = cards.EQUALS * position.copies - 1
    size = min(room, position.camp_size[camp])
    out[at] = size
    at += 1
    players = position.player_number
    everybody = position.everybody
    for i in range(size):
        card = position.camp[camp][i]
        write_card(out, at + 3 * i, card, cards.known_by(card, everybody), me, players)
    return at + 3 * room


def encode_hidden(position: Position, me: int, out: Any, at: int) -> int:
    players = position.player_number
    room = cards.EQUALS * position.copies - 1
    out[at] = cards.value(position.held)
    at += 1
    for i in range(position.deck_size):
        out[at + i] = cards.value(position.deck[position.deck_size - 1 - i])  # the next card first
    at += cards.EQUALS * position.copies
    for i in range(players):
        camp = (me + i) % players
        for place in range(min(room, position.camp_size[camp])):
            out[at + place] = cards.value(position.camp[camp][place])
        at += room
    return at
