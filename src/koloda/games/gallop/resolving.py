"""Resolving a card: a city, a deportation or an exchange (GAL-15 … GAL-21)."""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.gallop import burning, cards, codes, legal, log

if TYPE_CHECKING:  # position.py imports the module that imports this one
    from koloda.games.gallop.position import Position


def resolve(position: "Position", card: int) -> None:
    """Resolve a card that the seat to move has taken, as far as this needs no choice."""
    if card == codes.DEPORTATION:
        deport(position)
    elif cards.is_city(card):
        collect(position, card)
    else:
        exchange(position, card)


def collect(position: "Position", city: int) -> None:
    """A city joins the end of the taker's collection (GAL-15)."""
    seat = position.seat
    position.collection[seat][position.collection_size[seat]] = city
    position.collection_size[seat] += 1
    burning.burn(position, seat)
    position.turn += 1  # the card is resolved: the next player chooses (GAL-7)


def deport(position: "Position") -> None:
    """The taker's last city, if any, and the deportation go to the discard pile (GAL-16)."""
    seat = position.seat
    city = -1
    if position.collection_size[seat] > 0:
        position.collection_size[seat] -= 1
        city = position.collection[seat][position.collection_size[seat]]
        position.discard(city)
    position.discard(codes.DEPORTATION)
    log.note(position, codes.DEPORTED)
    log.note(position, seat)
    log.note(position, city)
    position.turn += 1  # the card is resolved: the next player chooses (GAL-7)


def exchange(position: "Position", card: int) -> None:
    """A swap is a duty whenever one is possible; if none is, nothing happens (GAL-18)."""
    position.swap_card = card
    position.choices = legal.cities_to_give(position)
    if position.choices == 0:
        log.note(position, codes.NO_SWAP)
        log.note(position, position.seat)
        end_swap(position)
    elif bits.has_several(position.choices):
        position.phase = codes.GIVE
    else:
        give(position, bits.lowest(position.choices))


def give(position: "Position", city: int) -> None:
    """Offer a city; the taker then chooses which one to get for it (GAL-18)."""
    position.offered_city = city
    position.choices = legal.cities_to_get(position)
    if bits.has_several(position.choices):
        position.phase = codes.GET
        log.note(position, codes.GAVE)
        log.note(position, position.seat)
        log.note(position, city)
    else:
        swap(position, bits.lowest(position.choices))


def swap(position: "Position", city: int) -> None:
    """Each swapped city takes the exact place of the one it replaces (GAL-21)."""
    seat = position.seat
    partner = 0
    while position.place_in_collection(partner, city) < 0:
        partner += 1
    mine = position.place_in_collection(seat, position.offered_city)
    theirs = position.place_in_collection(partner, city)
    position.collection[seat][mine] = city
    position.collection[partner][theirs] = position.offered_city
    log.note(position, codes.SWAPPED)
    log.note(position, seat)
    log.note(position, position.offered_city)
    log.note(position, partner)
    log.note(position, city)
    end_swap(position)
    # after a swap, both collections are checked, each by itself (GAL-25)
    burning.burn(position, seat)
    burning.burn(position, partner)


def end_swap(position: "Position") -> None:
    """The exchange goes to the discard pile (GAL-17)."""
    position.discard(position.swap_card)
    position.swap_card = -1
    position.offered_city = -1
    position.phase = codes.PICK
    position.turn += 1  # the card is resolved: the next player chooses (GAL-7)
