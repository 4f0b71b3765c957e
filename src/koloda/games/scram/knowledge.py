"""What a seat knows of a position, and the worlds that fit it.

A seat knows every card that it has ever seen, wherever the card went (SCR-19); what a person is
shown is in `view` (SCR-36).
"""

from typing import TYPE_CHECKING

from koloda.engine.rng import Rng
from koloda.games.scram import cards, codes

if TYPE_CHECKING:
    from koloda.games.scram.position import Position


def copy_table(position: "Position", other: "Position") -> None:
    """Copy what everybody knows: all but the faces of cards and the chance to come."""
    position.listed_size = 0
    position.revealed = other.revealed
    position.finished = other.finished
    position.starter = other.starter
    position.next_starter = other.next_starter
    position.phase = other.phase
    position.seat = other.seat
    position.caller = other.caller
    position.turns_left = other.turns_left
    position.next_of_pair = other.next_of_pair
    position.source = other.source
    position.pushed = other.pushed
    position.penalties = other.penalties
    position.ability = other.ability
    position.targets = other.targets
    position.joining = other.joining
    position.looker = other.looker
    position.looks = other.looks
    for i in range(2):
        position.target[i] = other.target[i]
        position.looked[i] = other.looked[i]
    for i in range(4):
        position.recorded[i][0] = other.recorded[i][0]
        position.recorded[i][1] = other.recorded[i][1]
    position.pile_size = other.pile_size
    for i in range(position.pile_size):
        position.pile[i] = other.pile[i]


def copy_cards(position: "Position", other: "Position", seat: int) -> None:
    """Copy the cards as the seat knows them; -1: as they are."""
    position.held = known_card(other.held, seat)
    position.deck_size = other.deck_size
    for i in range(position.deck_size):
        position.deck[i] = known_card(other.deck[i], seat)
    for camp in range(position.player_number):
        position.camp_size[camp] = other.camp_size[camp]
        for i in range(position.camp_size[camp]):
            position.camp[camp][i] = known_card(other.camp[camp][i], seat)


def known_card(card: int, seat: int) -> int:
    if seat < 0 or cards.is_known(card, seat):
        return card
    return cards.without_value(card)


def imagine_in(world: "Position", seen: "Position", rng: Rng) -> None:
    """Imagine a world in a position that exists already, because searches imagine very often.

    The whole truth is imagined as it is: a bot that cheats knows it, see `koloda.lab.entrant`.
    """
    copy_table(world, seen)
    if seen.observer < 0:
        copy_cards(world, seen, -1)
    else:
        deal_unknown(world, seen, rng)
    high = rng.pick(1 << 30)
    low = rng.pick(1 << 30)
    assert world.rng is not None
    world.rng.start(high << 30 | low, 0)


def deal_unknown(world: "Position", seen: "Position", rng: Rng) -> None:
    """Deal the cards that the observer has not seen to the places that they don't know.

    What others did never shows more than who saw which card, so all deals are equally likely.
    """
    left = [world.copies] * 16
    for i in range(world.pile_size):
        left[world.pile[i]] -= 1
    for i in range(seen.deck_size):
        left[cards.value(seen.deck[i])] -= 1
    for camp in range(world.player_number):
        for i in range(seen.camp_size[camp]):
            left[cards.value(seen.camp[camp][i])] -= 1
    left[cards.value(seen.held)] -= 1
    n = 0
    for value in range(1, cards.EQUALS + 1):
        for _ in range(left[value]):
            world.deck[n] = value
            n += 1
    world.shuffle(n, rng)
    fill_holes(world, seen, n)


def fill_holes(world: "Position", seen: "Position", n: int) -> None:
    """Copy the seen cards and fill their holes with the first n cards of the world's deck."""
    world.held = seen.held
    if seen.held != 0 and cards.value(seen.held) == 0:
        n -= 1
        world.held |= world.deck[n]
    for camp in range(world.player_number):
        world.camp_size[camp] = seen.camp_size[camp]
        for i in range(seen.camp_size[camp]):
            card = seen.camp[camp][i]
            if cards.value(card) == 0 and not (
                seen.phase == codes.CHOOSE_GAP and card == cards.GAP
            ):
                n -= 1
                card |= world.deck[n]
            world.camp[camp][i] = card
    # from the top down: what is left is exactly what the deck's holes need, so no unread card is
    # overwritten
    world.deck_size = seen.deck_size
    for i in range(seen.deck_size - 1, -1, -1):
        card = seen.deck[i]
        if cards.value(card) == 0:
            n -= 1
            card |= world.deck[n]
        world.deck[i] = card
