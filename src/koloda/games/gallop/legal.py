"""What a player may do: the single statement of legality, as lists and sets.

`list_moves` lists the legal moves. After the cards are revealed these are `position.choices`: they
are set from `cards_to_take`, `cities_to_give` or `cities_to_get` when a player comes to choose.
"""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.gallop import cards, codes

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.gallop.position import Position


def list_moves(position: "Position", found: list[int]) -> int:
    """Fill `found`, which has room for `codes.MOST_MOVES`; return how many moves there are."""
    if position.phase == codes.OVER:
        return 0
    if position.phase == codes.LAY:
        return list_lays(position, found)
    step = codes.PICKED
    if position.phase == codes.GIVE:
        step = codes.GIVEN
    elif position.phase == codes.GET:
        step = codes.GOT
    n = 0
    left = position.choices
    while left:
        card = bits.lowest(left)
        left = bits.without(left, card)
        found[n] = codes.join(step, card)
        n += 1
    return n


def list_lays(position: "Position", found: list[int]) -> int:
    """Any card of the hand may be put down with any of the flights left (GAL-5)."""
    n = 0
    seat = position.seat
    for flight in range(1, 7):
        if bits.has(position.flights[seat], flight):
            for i in range(position.hand_size[seat]):
                if is_oldest(position, seat, i):
                    found[n] = codes.join(flight, position.hand[seat][i])
                    n += 1
    return n


def is_oldest(position: "Position", seat: int, i: int) -> bool:
    """Of equal cards the oldest is put down, so they make one move (GAL-14)."""
    first = 0
    while position.hand[seat][first] != position.hand[seat][i]:
        first += 1
    return first == i


def is_legal(position: "Position", move: int) -> bool:
    for i in range(list_once(position)):  # noqa: SIM110  (any() would need a generator: not in C)
        if position.listed[i] == move:
            return True
    return False


def list_once(position: "Position") -> int:
    """List the moves unless they are listed already: players ask for them before they move."""
    if position.listed_size == 0:
        position.listed_size = list_moves(position, position.listed)
    return position.listed_size


def cards_to_take(position: "Position") -> int:
    """Return what the next chooser may take.

    There are as many cards left as choosers (GAL-7). So if each takes a deportation while there is
    one, else a city, else an ordinary exchange, the first choosers get the deportations and the
    last ones the exchanges.
    """
    lying = 0
    for owner in range(position.players):
        card = position.table[owner]
        if card >= 0:
            lying |= bits.only(card)
    if bits.has(lying, codes.DEPORTATION):
        return bits.only(codes.DEPORTATION)  # the first choosers must take these (GAL-8)
    cities = lying & bits.below(codes.FIRST_EXCHANGE)
    if cities:
        return cities  # the next ones choose freely among the cities (GAL-11)
    ordinary = lying & bits.below(codes.UNIVERSAL)
    if ordinary:
        return ordinary  # the last choosers must take the exchanges (GAL-9)
    return lying  # and the very last of them the universals (GAL-10)


def cities_to_give(position: "Position") -> int:
    """Return which of the taker's cities can be swapped for another's of the same value (GAL-17).

    A universal exchange lets the taker name any value for which a swap is possible (GAL-19).
    """
    on_offer = 0  # values of the partners' cities
    for partner in range(position.players):
        if may_swap(position, position.seat, partner):
            for i in range(position.collection_size[partner]):
                on_offer |= bits.only(cards.value(position.collection[partner][i]))
    found = 0
    for i in range(position.collection_size[position.seat]):
        city = position.collection[position.seat][i]
        if is_for(position.swap_card, city) and bits.has(on_offer, cards.value(city)):
            found |= bits.only(city)
    return found


def cities_to_get(position: "Position") -> int:
    """Return which cities of others have the value of the city that is offered (GAL-17)."""
    found = 0
    for partner in range(position.players):
        if may_swap(position, position.seat, partner):
            for i in range(position.collection_size[partner]):
                city = position.collection[partner][i]
                if cards.value(city) == cards.value(position.offered_city):
                    found |= bits.only(city)
    return found


def may_swap(position: "Position", taker: int, partner: int) -> bool:
    """You swap with another player (GAL-17), never with one who has fewer cities than you (GAL-20).

    The cities are counted just before the swap.
    """
    return partner != taker and position.collection_size[partner] >= position.collection_size[taker]


def is_for(exchange: int, city: int) -> bool:
    """An exchange is for cities of its value (GAL-17), a universal one for any value (GAL-19)."""
    return exchange == codes.UNIVERSAL or cards.value(city) == cards.value(exchange)
