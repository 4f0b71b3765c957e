"""What a seat knows, and worlds that fit it.

Everybody sees who draws a card, and from which deck: the first one, or that of the n-th reshuffle.
All cards put down have lain open, so everybody also knows in which deck each card was that is
hidden now. The hidden cards of one deck are therefore the cards in other players' hands that were
drawn from it and, if it is the present one, the deck itself. Nothing tells one arrangement of them
from another. Two decisions of ours make this exact for equal cards too (universals, deportations);
docs/decisions/gallop-decks.md has the reasons:

- hands are held in the order of the decks, so all see from which deck a revealed card comes;
- of equal cards, the oldest is put down first (GAL-14). So a player who puts down a universal of
  deck 2 holds none of decks 0 and 1: `hand_not` notes that on the cards that they keep.

A position with holes keeps the hidden cards of each deck, in rising order, in `unseen`, and
`imagine_in` arranges them in a new way.
"""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.gallop import codes

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.gallop.position import Position


def learn_from_revealed(position: "Position", seat: int) -> None:
    """Note what all learn about a hand from the card that it is about to reveal."""
    place = position.laid[seat]
    card = position.hand[seat][place]
    ruled_out = 0
    if card == codes.UNIVERSAL:
        ruled_out = codes.NOT_UNIVERSAL
    elif card == codes.DEPORTATION:
        ruled_out = codes.NOT_DEPORTATION
    for i in range(place):
        if position.hand_deck[seat][i] < position.hand_deck[seat][place]:
            position.hand_not[seat][i] |= ruled_out


def see(position: "Position", seat: int, seen: "Position") -> None:
    """Fill `seen` with what the seat knows of a position, and leave holes for the rest."""
    seen.copy_table(position)
    seen.copy_hand(position, seat)
    seen.observer = seat
    deck = next_deck(position, seat, -1)
    while deck >= 0:
        start = seen.unseen_size
        for owner in range(position.players):
            if owner != seat:
                for i in range(position.hand_size[owner]):
                    if position.hand_deck[owner][i] == deck:
                        add_unseen(seen, start, position.hand[owner][i])
        if deck == position.decks:
            for i in range(position.deck_size):
                add_unseen(seen, start, position.deck[i])
        deck = next_deck(position, seat, deck)


def next_deck(position: "Position", seat: int, deck: int) -> int:
    """Return the first deck after `deck` with cards that are hidden from the seat, -1 if none."""
    found = -1
    for owner in range(position.players):
        if owner != seat:
            for i in range(position.hand_size[owner]):
                if position.hand_deck[owner][i] > deck and (
                    found < 0 or position.hand_deck[owner][i] < found
                ):
                    found = position.hand_deck[owner][i]
    if found < 0 and deck < position.decks and position.deck_size > 0:
        found = position.decks
    return found


def add_unseen(seen: "Position", start: int, card: int) -> None:
    """Add a hidden card in rising order, after `start`: its place must not tell where it lies."""
    i = seen.unseen_size
    while i > start and seen.unseen[i - 1] > card:
        seen.unseen[i] = seen.unseen[i - 1]
        i -= 1
    seen.unseen[i] = card
    seen.unseen_size += 1


def imagine_in(known: "Position", world: "Position", rng: Rng) -> bool:
    """Fill a world that fits what is known, and return False if none does.

    A search reuses one world, since it imagines so often.

    A position without holes is copied as it is: for bots that cheat, see `koloda.lab.entrant`.
    """
    world.copy_table(known)
    if known.observer < 0:
        world.copy_hidden(known)
    elif not deal_hidden(known, world, rng):
        return False
    high = rng.advance()
    low = rng.advance()
    world.rng.start(high << 32 | low, 0)
    return True


def deal_hidden(known: "Position", world: "Position", rng: Rng) -> bool:
    """Deal what the observer doesn't see; return False if that can't be."""
    world.copy_hand(known, known.observer)
    # at most four equal cards can be where they must not be, so this ends soon
    tries = 0
    while not deal_unseen(known, world, rng):
        tries += 1
        if tries == codes.TRIES:
            return False
    for seat in range(world.players):
        if seat != known.observer:
            sort_hand(world, seat)
            if known.has_laid(seat):
                lay_anything(world, seat, rng)
    return True


def deal_unseen(known: "Position", world: "Position", rng: Rng) -> bool:
    """Arrange each deck's hidden cards; return False if one is where all know that it is not."""
    hidden = [0] * 47
    for i in range(known.unseen_size):
        hidden[i] = known.unseen[i]
    dealt = 0
    deck = next_deck(known, known.observer, -1)
    while deck >= 0:
        end = dealt + count_unseen(known, deck)
        for i in range(end - 1, dealt, -1):
            j = dealt + rng.pick(i - dealt + 1)
            card = hidden[i]
            hidden[i] = hidden[j]
            hidden[j] = card
        for owner in range(world.players):
            if owner != known.observer:
                for i in range(world.hand_size[owner]):
                    if world.hand_deck[owner][i] == deck:
                        world.hand[owner][i] = hidden[dealt]
                        dealt += 1
        if deck == world.decks:
            for i in range(world.deck_size):
                world.deck[i] = hidden[dealt]
                dealt += 1
        deck = next_deck(known, known.observer, deck)
    for owner in range(world.players):
        if owner != known.observer:
            for i in range(world.hand_size[owner]):
                if is_ruled_out(world, owner, i):
                    return False
    return True


def count_unseen(known: "Position", deck: int) -> int:
    """Return how many cards of a deck the observer doesn't see."""
    found = 0
    for owner in range(known.players):
        if owner != known.observer:
            for i in range(known.hand_size[owner]):
                if known.hand_deck[owner][i] == deck:
                    found += 1
    if deck == known.decks:
        found += known.deck_size
    return found


def is_ruled_out(world: "Position", seat: int, i: int) -> bool:
    """Tell whether everybody knows that a hand card is not what it is in this world."""
    if world.hand[seat][i] == codes.UNIVERSAL:
        return world.hand_not[seat][i] & codes.NOT_UNIVERSAL != 0
    if world.hand[seat][i] == codes.DEPORTATION:
        return world.hand_not[seat][i] & codes.NOT_DEPORTATION != 0
    return False


def sort_hand(world: "Position", seat: int) -> None:
    """Sort each deck's cards of a hand by kind; `hand_not` is the same for all cards of a deck."""
    for i in range(1, world.hand_size[seat]):
        for j in range(i, 0, -1):
            if (
                world.hand_deck[seat][j - 1] == world.hand_deck[seat][j]
                and world.hand[seat][j - 1] > world.hand[seat][j]
            ):
                card = world.hand[seat][j]
                world.hand[seat][j] = world.hand[seat][j - 1]
                world.hand[seat][j - 1] = card


def lay_anything(world: "Position", seat: int, rng: Rng) -> None:
    """Put down any card of the hand and any flight, each equally likely."""
    card = world.hand[seat][rng.pick(world.hand_size[seat])]
    world.laid[seat] = world.place_in_hand(seat, card)
    left = world.flights[seat]
    for _ in range(rng.pick(bits.count(left))):
        left = bits.without(left, bits.lowest(left))
    world.flight[seat] = bits.lowest(left)
