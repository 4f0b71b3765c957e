"""What a seat knows of Gallop across Europe as numbers; `layout` names them.

Seats are counted clockwise from the observer. A card is its kind + 1, so 0 is none.
"""

from typing import Any

from koloda.games.gallop import codes
from koloda.games.gallop.position import Position
from koloda.research import writing


def encode(position: Position, me: int, out: Any, at: int) -> int:
    players = position.players
    out[at + me] = 1
    at += players
    at = writing.write_flags(out, at, position.colours, codes.COLOURS)
    out[at + position.phase] = 1
    at += codes.OVER + 1
    if position.phase != codes.OVER:
        out[at + (position.seat - me + players) % players] = 1
    at += players
    out[at + (position.marker - me + players) % players] = 1
    at += players
    out[at] = position.turn
    at = writing.write_digits(out, at + 1, position.deals, 2)
    at = writing.write_digits(out, at, position.rounds, 2)
    at = writing.write_digits(out, at, position.decks, 2)
    at = writing.write_digits(out, at, position.reveals, 3)
    if position.swap_card >= 0:
        out[at] = position.swap_card - codes.FIRST_EXCHANGE + 1
    out[at + 1] = position.offered_city + 1
    out[at + 2] = position.deck_size
    at += 3
    for i in range(position.pile_size):
        out[at + i] = position.pile[i] + 1
    at = encode_unseen(position, me, out, at + codes.DECK)
    for i in range(position.hand_size[me]):
        out[at + i] = position.hand[me][i] + 1
    at += codes.HAND
    for i in range(players):
        at = encode_side(position, me, (me + i) % players, out, at)
    return at


def encode_unseen(position: Position, me: int, out: Any, at: int) -> int:
    """Write the hidden cards: those of earlier decks, by deck and kind, and the others by kind."""
    present = at + codes.HAND * (position.players - 1)
    deck_of = [0] * 9
    card_of = [0] * 9
    older = 0
    for owner in range(position.players):
        if owner != me:
            for i in range(position.hand_size[owner]):
                if position.hand_deck[owner][i] < position.decks:
                    # in rising order: a card's place must not tell where it lies
                    j = older
                    while j > 0 and is_before(position, owner, i, deck_of[j - 1], card_of[j - 1]):
                        deck_of[j] = deck_of[j - 1]
                        card_of[j] = card_of[j - 1]
                        j -= 1
                    deck_of[j] = position.hand_deck[owner][i]
                    card_of[j] = position.hand[owner][i]
                    older += 1
                elif position.observer < 0:
                    out[present + position.hand[owner][i]] += 1
    if position.observer >= 0:  # the cards of a position with holes are in `unseen`
        for i in range(older):
            out[at + i] = position.unseen[i] + 1
        for i in range(older, position.unseen_size):
            out[present + position.unseen[i]] += 1
    else:
        for i in range(older):
            out[at + i] = card_of[i] + 1
        for i in range(position.deck_size):
            out[present + position.deck[i]] += 1
    return present + codes.KINDS


def is_before(position: Position, owner: int, i: int, deck: int, card: int) -> bool:
    if position.hand_deck[owner][i] != deck:
        return position.hand_deck[owner][i] < deck
    return position.hand[owner][i] < card


def encode_side(position: Position, me: int, owner: int, out: Any, at: int) -> int:
    at = writing.write_digits(out, at, position.points[owner], 2)
    room = 2 * (position.players + 2)
    size = position.collection_size[owner]
    for i in range(room):  # without branches: how many cities there are can't be guessed
        out[at + i] = (position.collection[owner][i] + 1) * (i < size)
    at += room
    at = writing.write_flags(out, at, position.flights[owner] >> 1, 6)
    if position.phase != codes.LAY or owner == me:  # put down hidden (GAL-5)
        encode_laid(position, owner, out, at)
    out[at + 2] = position.hand_size[owner]
    at += 3
    if position.decks > 0:  # else all cards are of deck 0, and all about them is 0
        for i in range(position.hand_size[owner]):
            writing.write_digits(out, at + 3 * i, position.hand_deck[owner][i], 2)
            out[at + 3 * i + 2] = position.hand_not[owner][i]
    return at + 3 * codes.HAND


def encode_laid(position: Position, owner: int, out: Any, at: int) -> None:
    """Write what a seat has put down; the card is 0 once it is taken."""
    card = position.table[owner]
    if position.laid[owner] >= 0:
        card = position.hand[owner][position.laid[owner]]
    out[at] = card + 1
    out[at + 1] = position.flight[owner]


def encode_hidden(position: Position, me: int, out: Any, at: int) -> int:
    for i in range(position.deck_size):
        out[at + i] = position.deck[position.deck_size - 1 - i] + 1  # the next card first
    at += codes.DECK
    for i in range(1, position.players):
        owner = (me + i) % position.players
        for place in range(position.hand_size[owner]):
            out[at + place] = position.hand[owner][place] + 1
        at += codes.HAND
        encode_laid(position, owner, out, at)
        at += 2
    return at
