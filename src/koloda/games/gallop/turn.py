"""The course of a round: put down, reveal, choose in order, draw (GAL-5 … GAL-14)."""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.gallop import codes, dealing, ending, knowledge, legal, log, resolving, scoring

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.gallop.position import Position


def start_round(position: "Position") -> None:
    """Let the marker's holder put down first (GAL-5)."""
    position.phase = codes.LAY
    position.turn = 0
    position.seat = position.marker


def clockwise(position: "Position", distance: int) -> int:
    """Return the seat that is this far from the marker's holder, clockwise."""
    return (position.marker + distance) % position.players


def step(position: "Position", move: int) -> None:
    """Make a legal move, and all that follows from it without a choice."""
    card = codes.card(move)
    position.log_size = 0
    position.listed_size = 0
    if position.phase == codes.LAY:
        lay(position, codes.step(move), card)
    else:
        if position.phase == codes.PICK:
            take(position, card)
        elif position.phase == codes.GIVE:
            resolving.give(position, card)
        else:
            resolving.swap(position, card)
        go_on(position)


def lay(position: "Position", flight: int, card: int) -> None:
    """Put down a card and a flight, hidden until all have chosen (GAL-5)."""
    seat = position.seat
    position.laid[seat] = position.place_in_hand(seat, card)
    position.flight[seat] = flight
    position.turn += 1
    log.note(position, codes.LAID)
    log.note(position, seat)
    log.note(position, codes.join(flight, card))
    if position.turn < position.players:
        position.seat = clockwise(position, position.turn)
    else:
        reveal(position)
        go_on(position)


def reveal(position: "Position") -> None:
    """Turn up what all have put down (GAL-5); the flights stay aside (GAL-13)."""
    log.note(position, codes.REVEALED)
    for seat in range(position.players):
        knowledge.learn_from_revealed(position, seat)
        position.table[seat] = take_from_hand(position, seat, position.laid[seat])
        position.laid[seat] = -1
        position.flights[seat] = bits.without(position.flights[seat], position.flight[seat])
        log.note(position, position.table[seat])
        log.note(position, position.flight[seat])
    set_order(position)
    for i in range(position.players):
        log.note(position, position.order[i])
    position.turn = 0
    position.phase = codes.PICK
    position.reveals += 1


def take_from_hand(position: "Position", seat: int, place: int) -> int:
    card = position.hand[seat][place]
    position.hand_size[seat] -= 1
    for i in range(place, position.hand_size[seat]):
        position.move_in_hand(seat, i + 1, i)
    return card


def set_order(position: "Position") -> None:
    """The higher flight chooses first, of equal ones the nearer to the marker's holder (GAL-6)."""
    for i in range(position.players):
        seat = clockwise(position, i)
        place = i
        # move ahead of everyone with a lower flight; of equal flights the nearer seat stays ahead
        while place > 0 and position.flight[position.order[place - 1]] < position.flight[seat]:
            position.order[place] = position.order[place - 1]
            place -= 1
        position.order[place] = seat


def go_on(position: "Position") -> None:
    """Let one player after another take a card until somebody has a choice (GAL-7)."""
    while position.phase == codes.PICK:
        if position.turn == position.players:
            end_round(position)
            return
        position.seat = position.order[position.turn]
        position.choices = legal.cards_to_take(position)
        if bits.has_several(position.choices):
            return
        take(position, bits.lowest(position.choices))


def take(position: "Position", card: int) -> None:
    """Take one of the cards put down and resolve it before the next player chooses (GAL-7)."""
    owner = 0
    while position.table[owner] != card:
        owner += 1
    position.table[owner] = -1
    log.note(position, codes.TAKEN)
    log.note(position, position.seat)
    log.note(position, card)
    log.note(position, owner)
    resolving.resolve(position, card)


def end_round(position: "Position") -> None:
    """End the deal if a collection is complete (GAL-26); else each draws a card (GAL-12)."""
    position.rounds += 1
    clear_table(position)
    return_flights(position)
    complete = scoring.complete_seats(position)
    why = codes.GOES_ON
    if complete != 0:
        why = codes.COMPLETE
    elif position.rounds >= codes.LONGEST_DEAL:
        why = codes.TOO_LONG  # a deal ends after 500 rounds, with nobody complete (GAL-33)
    else:
        draw_all(position)
        if is_a_hand_empty(position):
            why = codes.NO_CARD  # a player with no card to put down ends the deal (GAL-14)
    # the marker moves one seat clockwise (GAL-12), also from one deal to the next (GAL-30)
    position.marker = clockwise(position, 1)
    if why != codes.GOES_ON:
        ending.end_deal(position, complete, why)
        return
    # all have played equally many flights, so seat 0 speaks for all (GAL-13)
    if position.flights[0] == codes.FLIGHTS:
        log.note(position, codes.FLIGHTS_BACK)
    log.note(position, codes.MARKER)
    log.note(position, position.marker)
    start_round(position)


def draw_all(position: "Position") -> None:
    """Each player draws a card, clockwise from the marker's holder (GAL-12)."""
    position.reveals += 1
    for i in range(position.players):
        seat = clockwise(position, i)
        # an empty deck is made new at this moment, also between two drawers (GAL-14)
        if position.deck_size == 0 and position.pile_size > 0:
            dealing.reshuffle(position)
        log.note(position, codes.DRAWN)
        log.note(position, seat)
        # if deck and pile are both empty, a player draws nothing (GAL-14)
        log.note(position, dealing.draw(position, seat) if position.deck_size > 0 else -1)


def clear_table(position: "Position") -> None:
    for seat in range(position.players):
        position.laid[seat] = -1
        position.flight[seat] = 0
        position.table[seat] = -1


def return_flights(position: "Position") -> None:
    """When all six flights are played, everybody has the full set again (GAL-13)."""
    for seat in range(position.players):
        if position.flights[seat] == 0:
            position.flights[seat] = codes.FLIGHTS


def is_a_hand_empty(position: "Position") -> bool:
    smallest = codes.HAND
    for seat in range(position.players):
        smallest = min(smallest, position.hand_size[seat])
    return smallest == 0


def play_randomly(position: "Position", rng: Rng) -> int:
    """Make random legal moves to the end of the match; return how many."""
    found = [0] * 24
    made = 0
    while position.phase != codes.OVER:
        step(position, found[rng.pick(legal.list_moves(position, found))])
        made += 1
    return made
