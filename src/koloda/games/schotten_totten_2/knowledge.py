"""What a seat can conclude about the cards it doesn't see, and worlds that fit its knowledge.

`imagine_in` treats all courses of the game that lead to what the observer knows as equally likely.
A move reveals nothing about a hand but the cards it shows. A pass would: a player who passes
without being barred has no card with a target. But with seven cards a player always has one, and
hands are smaller only in positions that were made up.
"""

from math import comb
from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.schotten_totten_2 import cards, codes

if TYPE_CHECKING:
    from koloda.games.schotten_totten_2.position import Position


def track(position: "Position", seat: int, card: int) -> None:
    """Follow a siege card that leaves a hand before the opponent's eyes.

    Reinforcements make the unseen cards unequal: the two that were shuffled in can't be among
    the cards that a hand has held since before, and nobody sees which cards these are. But all
    can be counted. Take a hand's unknown cards as old ones and new ones (drawn since then):
    `origins` has, for each number of old ones, how many courses of the game lead to any such
    hand, all courses equally likely. A drawn card may be any of the new ones, so the number is
    multiplied by theirs; a card that is seen to leave was an old or a new one, so two numbers
    are added, or a new one only, when it is one of the two cards.
    """
    if bits.has(position.known[seat], card):
        position.known[seat] = bits.without(position.known[seat], card)
    elif position.returned:
        unknown = unknown_cards(position, seat)
        if not bits.has(position.returned, card):
            for old in range(unknown):
                position.origins[seat][old] += position.origins[seat][old + 1]
        position.origins[seat][unknown] = 0
        lighten(position, seat)


def start_tracking(position: "Position", back: int) -> None:
    """Start when reinforcements have shuffled these cards in: all unknown cards are old ones."""
    position.returned = back
    for seat in range(2):
        position.origins[seat][unknown_cards(position, seat)] = 1


def track_draw(position: "Position", seat: int) -> None:
    unknown = unknown_cards(position, seat)
    for old in range(unknown):
        position.origins[seat][old] *= unknown - old
    lighten(position, seat)


def lighten(position: "Position", seat: int) -> None:
    """Keep the numbers small: only ratios matter.

    They are exact up to 2**48, and to more than 8 digits beyond.
    """
    heaviest = 0
    for old in range(codes.ORIGINS):
        if position.origins[seat][old] > heaviest:
            heaviest = position.origins[seat][old]
    if heaviest > bits.only(48):
        for old in range(codes.ORIGINS):
            if position.origins[seat][old]:
                position.origins[seat][old] = position.origins[seat][old] >> 8 | 1


def show_returned(position: "Position", card: int) -> None:
    """Note that a returned card is played; once both are, there is nothing left to count."""
    position.returned = bits.without(position.returned, card)
    if position.returned == 0:
        for seat in range(2):
            for old in range(codes.ORIGINS):
                position.origins[seat][old] = 0


def unknown_cards(position: "Position", seat: int) -> int:
    """Return how many siege cards of a hand the opponent doesn't know."""
    return position.siege_size[seat] - bits.count(position.known[seat])


def name_jokers(seen: "Position") -> None:
    """Name the jokers in the order in which the observer sees them on the table.

    They are alike in print. By their names in the deal, the one that a player plays would say
    whether they hold the other one.
    """
    if seen.has_tactics and first_joker(seen, seen.observer) == cards.tactic(cards.JOKER + 1):
        exchange_jokers(seen)


def first_joker(seen: "Position", observer: int) -> int:
    """Return the joker that comes first in what the observer sees, as a tactics card; -1: none.

    In a position without holes, look only at what the observer sees of it.
    """
    for seat in range(2):
        for tile in range(codes.TILES):
            for i in range(seen.count[seat][tile]):
                if cards.is_joker(seen.wall[seat][tile][i]):
                    return cards.tactic(seen.wall[seat][tile][i])
    jokers = seen.fallen & cards.BOTH_JOKERS
    if jokers == 0:
        jokers = seen.known_tactics[0] & cards.BOTH_JOKERS
    if jokers == 0:
        jokers = seen.known_tactics[1] & cards.BOTH_JOKERS
    if jokers == 0:
        jokers = seen.tactics[observer] & cards.BOTH_JOKERS
    return bits.lowest(jokers) if jokers else -1


def exchange_jokers(seen: "Position") -> None:
    """Give each joker the other one's name."""
    for seat in range(2):
        for tile in range(codes.TILES):
            for i in range(seen.count[seat][tile]):
                if cards.is_joker(seen.wall[seat][tile][i]):
                    seen.wall[seat][tile][i] = cards.other_joker(seen.wall[seat][tile][i])
        seen.tactics[seat] = cards.with_jokers_exchanged(seen.tactics[seat])
        seen.known_tactics[seat] = cards.with_jokers_exchanged(seen.known_tactics[seat])
        seen.given_tactics[seat] = cards.with_jokers_exchanged(seen.given_tactics[seat])
    seen.fallen = cards.with_jokers_exchanged(seen.fallen)
    if cards.is_joker(seen.chosen_card):
        seen.chosen_card = cards.other_joker(seen.chosen_card)


def imagine_in(position: "Position", world: "Position", rng: Rng) -> bool:
    """Imagine into an existing world, since searches imagine very often; False if none fits.

    The whole truth is imagined as it is, for bots that cheat: see `koloda.lab.entrant`.
    """
    world.copy_table(position)
    high = rng.advance()
    low = rng.advance()
    assert world.rng is not None
    world.rng.start(high << 32 | low, 0)
    if position.observer < 0:
        world.copy_hidden(position)
        return True
    world.copy_hand(position, position.observer)
    return deal_unknown(world, position.observer)


def deal_unknown(position: "Position", observer: int) -> bool:
    """Deal what the observer doesn't see, each possible world equally likely; False: none is."""
    other = 1 - observer
    unseen = position.free & ~position.siege[observer] & ~position.known[other]
    number = position.siege_size[other] - bits.count(position.known[other])
    position.siege[other] = position.known[other]
    position.given[other] = 0
    position.given_tactics[other] = 0
    if unseen & position.returned:
        old = pick_origin(position, other, unseen, number)
        if old < 0:
            return False
        hand = pick_cards(position, unseen & ~position.returned, old)
        position.siege[other] |= hand
        unseen &= ~hand
        number -= old
    fill_deck(position, position.siege_deck, 0, unseen)
    for i in range(position.siege_deck_size, position.siege_deck_size + number):
        position.siege[other] |= bits.only(position.siege_deck[i])

    position.tactics[other] = position.known_tactics[other]
    if position.has_tactics:
        unseen = unplayed_tactics(position)
        unseen &= ~position.tactics[observer] & ~position.known_tactics[other]
        number = position.tactics_size[other] - bits.count(position.known_tactics[other])
        fill_deck(position, position.tactics_deck, cards.JOKER, unseen)
        for i in range(position.tactics_deck_size, position.tactics_deck_size + number):
            position.tactics[other] |= bits.only(cards.tactic(position.tactics_deck[i]))
    if position.given_size[other]:
        imagine_gift(position, other)
    return True


def unplayed_tactics(position: "Position") -> int:
    """Return the tactics cards that are in hands or in their deck."""
    unplayed = cards.ALL_TACTICS & ~position.fallen & ~position.used[0] & ~position.used[1]
    for seat in range(2):
        for tile in range(codes.TILES):
            for i in range(position.count[seat][tile]):
                card = position.wall[seat][tile][i]
                if not cards.is_siege(card):
                    unplayed &= ~bits.only(cards.tactic(card))
    return unplayed


def fill_deck(position: "Position", deck: list[int], first: int, unseen: int) -> None:
    """Shuffle the unseen cards of a kind, whose first card has this number, into a deck."""
    n = 0
    while unseen:
        deck[n] = first + bits.lowest(unseen)
        unseen = bits.without_lowest(unseen)
        n += 1
    position.shuffle(deck, n)


def pick_cards(position: "Position", unseen: int, number: int) -> int:
    """Pick this number of these cards, each choice equally likely."""
    picked = 0
    left = bits.count(unseen)
    while unseen:
        card = bits.lowest(unseen)
        unseen = bits.without_lowest(unseen)
        if position.pick(left) < number:
            picked |= bits.only(card)
            number -= 1
        left -= 1
    return picked


def pick_origin(position: "Position", seat: int, unseen: int, number: int) -> int:
    """Pick how many of a hand's unknown cards are older than the reinforcements; -1: no number is.

    `origins` counts the courses that lead to one choice of old and new cards, so it is weighed
    with the number of such choices.
    """
    returned = bits.count(unseen & position.returned)
    others = bits.count(unseen) - returned
    weights = [
        int(position.origins[seat][old])
        * comb(others, old)
        * comb(others + returned - old, number - old)
        for old in range(number + 1)
    ]
    if not any(weights):
        return -1
    point = pick_below(position, sum(weights))
    for old, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return old
    return 0


def pick_below(position: "Position", number: int) -> int:
    """Pick as `rng.pick` does, for a number of any size."""
    while True:
        point = 0
        for _ in range(number.bit_length() // 30 + 1):
            point = point << 30 | position.pick(1 << 30)
        point &= (1 << number.bit_length()) - 1
        if point < number:
            return point


def imagine_gift(position: "Position", seat: int) -> None:
    """Choose which cards a seat may have chosen to give so far."""
    left = position.hand_size(seat)
    number = position.given_size[seat]
    for card in range(cards.CARDS):
        if cards.is_siege(card):
            held = bits.has(position.siege[seat], card)
        else:
            held = bits.has(position.tactics[seat], cards.tactic(card))
        if held:
            if position.pick(left) < number:
                number -= 1
                if cards.is_siege(card):
                    position.given[seat] |= bits.only(card)
                else:
                    position.given_tactics[seat] |= bits.only(cards.tactic(card))
            left -= 1
    if bits.count(position.given_tactics[seat] & cards.BOTH_JOKERS) == 1:
        position.given_tactics[seat] &= ~cards.BOTH_JOKERS
        position.given_tactics[seat] |= bits.only(position.joker(seat, position.tactics[seat]))
