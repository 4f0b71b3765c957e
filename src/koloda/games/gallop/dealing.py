"""The deck: dealing, drawing and reshuffling (GAL-1 … GAL-4, GAL-14)."""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.gallop import cards, codes, log, turn

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.gallop.position import Position


def start_match(position: "Position", removed: int, first: int) -> None:
    """Deal for the first time, whatever was here before; see `Position.deal`."""
    position.deals = 0
    position.reveals = 0
    position.swap_card = -1
    position.offered_city = -1
    position.listed_size = 0
    for seat in range(position.players):
        position.points[seat] = 0
    if removed == 0:
        removed = colours_by_lot(position)
    position.colours = codes.ALL_COLOURS & ~removed
    for card in range(codes.KINDS):
        is_in_play = not cards.is_city(card) or bits.has(position.colours, cards.colour(card))
        position.copies[card] = cards.copies(card) if is_in_play else 0
    # the first holder of the marker is drawn by lot, unless the table names a seat (GAL-4)
    position.marker = (
        first if 0 <= first < position.players else position.rng.pick(position.players)
    )
    turn.clear_table(position)
    new_deal(position)
    position.log_size = 0


def colours_by_lot(position: "Position") -> int:
    """Draw the colours that leave the game: two with 2 players, one with 3, none with 4 (GAL-3)."""
    for colour in range(codes.COLOURS):
        position.deck[colour] = colour
    position.deck_size = codes.COLOURS
    shuffle(position)
    removed = 0
    for i in range(codes.MOST_PLAYERS - position.players):
        removed |= bits.only(position.deck[i])
    return removed


def new_deal(position: "Position") -> None:
    """Reset everything but the points, the removed colours and the marker (GAL-30)."""
    position.rounds = 0
    position.decks = 0
    position.pile_size = 0
    position.deck_size = 0
    for card in range(codes.KINDS):
        for _ in range(position.copies[card]):
            position.deck[position.deck_size] = card
            position.deck_size += 1
    shuffle(position)
    for seat in range(position.players):
        position.collection_size[seat] = 0
        position.hand_size[seat] = 0
        position.flights[seat] = codes.FLIGHTS  # each player has a full set of flights (GAL-2)
    for _ in range(codes.HAND):  # each player takes three cards (GAL-4)
        for seat in range(position.players):
            if position.deck_size > 0:
                draw(position, seat)
    position.reveals += 1
    turn.start_round(position)


def shuffle(position: "Position") -> None:
    for i in range(position.deck_size - 1, 0, -1):
        j = position.rng.pick(i + 1)
        card = position.deck[i]
        position.deck[i] = position.deck[j]
        position.deck[j] = card


def draw(position: "Position", seat: int) -> int:
    """Take the next card of a deck that has one."""
    position.deck_size -= 1
    card = position.deck[position.deck_size]
    hold(position, seat, card)
    return card


def hold(position: "Position", seat: int, card: int) -> None:
    """Put a card of the present deck into a hand, which is kept by deck and kind."""
    place = position.hand_size[seat]
    while (
        place > 0
        and position.hand_deck[seat][place - 1] == position.decks
        and position.hand[seat][place - 1] > card
    ):
        position.move_in_hand(seat, place - 1, place)
        place -= 1
    position.hand[seat][place] = card
    position.hand_deck[seat][place] = position.decks
    position.hand_not[seat][place] = 0
    position.hand_size[seat] += 1


def reshuffle(position: "Position") -> None:
    """Shuffle the discard pile into a new deck (GAL-14)."""
    for i in range(position.pile_size):
        position.deck[i] = position.pile[i]
    position.deck_size = position.pile_size
    position.pile_size = 0
    shuffle(position)
    position.decks += 1
    log.note(position, codes.SHUFFLED)
    log.note(position, position.deck_size)
