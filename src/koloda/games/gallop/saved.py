"""A position as JSON and back.

Only this module decides whether a position is possible: `FIELDS.read` checks each field on its own,
and the functions below check that the fields fit together.
"""

from collections import Counter
from itertools import pairwise

from koloda.engine import bits
from koloda.engine.contract import Saved
from koloda.engine.errors import InvalidPosition
from koloda.engine.fields import Values
from koloda.games.gallop import cards, codes, ending, legal, scoring, turn
from koloda.games.gallop.fields import FIELDS, MOST_POINTS, NOTS, copies_in_play, hidden_places
from koloda.games.gallop.position import Position
from koloda.games.gallop.view import PHASES

save = FIELDS.save


def load(saved: Saved) -> Position:
    values = FIELDS.read(saved)
    seats = range(values["players"])
    copies = checked_copies(values)
    check_counts(values)
    check_swap(values)
    for seat in seats:
        check_hand(values, seat)
        check_collection(values, seat)
        check_laid(values, seat)
    for seat in seats:
        check_flights(values, seat)
    check_hidden(values)
    check_cards(values, copies)
    check_table(values)
    position = restored(values, copies)
    if not find_choices(position):
        raise InvalidPosition(
            f"phase: {PHASES[position.phase]} with turn {position.turn} does not fit the cards "
            "that lie there"
        )
    check_end(position)
    return position


def checked_copies(values: Values) -> list[int]:
    """Return how many cards of each kind are in play."""
    copies = list(copies_in_play(codes.ALL_COLOURS & ~values["removed"]))
    for card in values["out"]:
        copies[card] -= 1
        if copies[card] < 0:
            raise InvalidPosition(f"out: {cards.NAMES[card]} is not there to be left out")
    if sum(copies) < values["players"]:
        raise InvalidPosition(f"out: fewer than {values['players']} cards are left")
    return copies


def check_counts(values: Values) -> None:
    """A match that is over has ended a deal; any other has not reached the limits."""
    if values["match"] == codes.WINS and values["players"] != 2:
        raise InvalidPosition("match: deals won are counted by 2 players only (GAL-31)")
    is_over = values["phase"] == codes.OVER
    for name, most in (("deals", codes.LONGEST_MATCH), ("rounds", codes.LONGEST_DEAL)):
        # a match that has reached a limit is over (GAL-33, GAL-34)
        low, high = (1, most) if is_over else (0, most - 1)
        if not low <= values[name] <= high:
            raise InvalidPosition(
                f"{name}: must be a whole number from {low} to {high}, not {values[name]}"
            )
    if is_over and values["turn"] > 0:
        raise InvalidPosition("turn: must be 0 after the end")
    points, deals = values["points"], values["deals"]
    most = deals if values["match"] == codes.WINS else MOST_POINTS * deals
    if max(points) > most:
        raise InvalidPosition(f"points: must be {len(points)} numbers from 0 to {most}")
    if values["match"] == codes.WINS and sum(points) > deals:
        raise InvalidPosition(f"points: {sum(points)} deals can't be won in {deals}")


def check_swap(values: Values) -> None:
    """While an exchange is resolved a city is to be given (GIVE), or to be got for one (GET)."""
    exchange, city = values["swap"]
    if values["phase"] not in (codes.GIVE, codes.GET):
        if exchange >= 0:
            raise InvalidPosition("swap: hidden from whoever sees this, or not there")
    elif exchange < 0:
        raise InvalidPosition("swap: must be an object with card and gives")
    elif values["phase"] == codes.GIVE and city >= 0:
        raise InvalidPosition("swap: gives: nothing is given yet")
    elif values["phase"] == codes.GET and city < 0:
        raise InvalidPosition("swap: None is no card to give")


def check_hand(values: Values, seat: int) -> None:
    """A hand is held by deck and kind, and everybody knows the same of all its cards of a deck."""
    hand, decks, nots = (values[name][seat] for name in ("hand", "hand_decks", "hand_not"))
    if len(nots) != len(decks):
        raise InvalidPosition(f"seat {seat}: hand_not: has not as many as hand_decks")
    if len({*zip(decks, nots, strict=True)}) != len(set(decks)):
        raise InvalidPosition(f"seat {seat}: hand_not: must be the same for cards of one deck")
    # of the present deck nothing older was put down, so nothing is known about its cards
    if any(
        ruled_out and deck == values["decks"] for deck, ruled_out in zip(decks, nots, strict=True)
    ):
        raise InvalidPosition(f"seat {seat}: hand_not: can't be known")
    if hand is None:
        hand = [-1] * len(decks)
    if len(hand) != len(decks):
        raise InvalidPosition(f"seat {seat}: hand: has not as many cards as hand_decks")
    held = [*zip(decks, hand, strict=True)]
    if held != sorted(held):
        raise InvalidPosition(f"seat {seat}: hand: must be in the order of decks and kinds")
    for card, ruled_out in zip(hand, nots, strict=True):
        if card >= 0 and ruled_out and cards.NAMES[card] in NOTS[ruled_out]:
            raise InvalidPosition(f"seat {seat}: hand_not: can't be known")


def check_collection(values: Values, seat: int) -> None:
    colours = [cards.colour(city) for city in values["collection"][seat]]
    if any(one == other for one, other in pairwise(colours)):
        raise InvalidPosition(f"seat {seat}: collection: neighbours of one colour burn (GAL-22)")
    if any(colours.count(each) > 2 for each in colours):
        raise InvalidPosition(f"seat {seat}: collection: three of one colour burn (GAL-23)")


def check_laid(values: Values, seat: int) -> None:
    """A card that is put down stays in its hand until all are revealed (GAL-5)."""
    (card, flight), hand = values["laid"][seat], values["hand"][seat]
    is_hidden = hand is None or not has_laid(values, seat)
    if values["phase"] == codes.OVER or (values["phase"] == codes.LAY and is_hidden):
        if flight != 0:
            raise InvalidPosition(f"seat {seat}: laid: nothing is put down, or it is hidden")
    elif flight == 0:
        raise InvalidPosition(f"seat {seat}: laid: must be an object with card and flight")
    elif values["phase"] == codes.LAY and card not in hand:
        named = cards.NAMES[card] if card >= 0 else None
        raise InvalidPosition(f"seat {seat}: laid: {named} is not in the hand")


def has_laid(values: Values, seat: int) -> bool:
    """Tell whether it was the seat's turn to put down, clockwise from the marker (GAL-5)."""
    return bool((seat - values["marker"]) % values["players"] < values["turn"])


def check_flights(values: Values, seat: int) -> None:
    """Each round takes one flight from everybody, when it is revealed (GAL-13)."""
    flights, (_, flight) = values["flights"][seat], values["laid"][seat]
    is_revealed = values["phase"] not in (codes.LAY, codes.OVER)
    left = 6 - values["rounds"] % 6 - is_revealed
    if bits.count(flights) != left:
        raise InvalidPosition(
            f"seat {seat}: flights: {left} must be left after {values['rounds']} rounds"
        )
    if flight and bits.has(flights, flight) == is_revealed:
        raise InvalidPosition(f"seat {seat}: flights: {flight} is put down")


def check_hidden(values: Values) -> None:
    """An observer sees no deck, but knows which cards are hidden, deck by deck."""
    if values["seen_by"] < 0:
        if values["unseen"] is not None:
            raise InvalidPosition("unseen: nothing is hidden here")
        if len(values["deck"]) != values["deck_size"]:
            raise InvalidPosition(
                f"deck: has {len(values['deck'])} cards, but deck_size is {values['deck_size']}"
            )
        return
    if values["unseen"] is None:
        raise InvalidPosition("unseen: must be a list")
    places = hidden_places(
        values["seen_by"],
        values["hand_decks"],
        values["hand_not"],
        values["decks"],
        values["deck_size"],
    )
    if [deck for deck, _ in values["unseen"]] != [*places]:
        raise InvalidPosition(f"unseen: must have the cards of the decks {[*places]}")
    for deck, hidden in values["unseen"]:
        check_group(deck, hidden, places[deck])


def check_group(deck: int, hidden: list[int], free: list[int]) -> None:
    """Some arrangement fits; `free` says what each hidden card is known not to be."""
    if len(hidden) != len(free) or hidden != sorted(hidden):
        raise InvalidPosition(f"unseen: deck {deck} has {len(free)} hidden cards, listed by kind")
    universals, deportations = hidden.count(codes.UNIVERSAL), hidden.count(codes.DEPORTATION)
    if (
        universals > sum(not ruled_out & codes.NOT_UNIVERSAL for ruled_out in free)
        or deportations > sum(not ruled_out & codes.NOT_DEPORTATION for ruled_out in free)
        or universals + deportations > sum(NOTS[ruled_out] != "UD" for ruled_out in free)
    ):
        raise InvalidPosition(f"unseen: deck {deck} does not fit what hand_not says")


def check_cards(values: Values, copies: list[int]) -> None:
    """Every card in play is somewhere, and only there (GAL-1)."""
    found = Counter([values["swap"][0], *values["deck"], *values["pile"]])
    for _, hidden in values["unseen"] or ():
        found.update(hidden)
    for seat in range(values["players"]):
        found.update(values["collection"][seat])
        found.update(values["hand"][seat] or ())
        if values["phase"] != codes.LAY:
            found[values["laid"][seat][0]] += 1
    for card, name in enumerate(cards.NAMES):
        if found[card] != copies[card]:
            raise InvalidPosition(f"{name} must be there {copies[card]} times, not {found[card]}")


def check_table(values: Values) -> None:
    """What lies there is what the rules leave there."""
    lying = {card for card, _ in values["laid"] if card >= 0}
    if values["phase"] == codes.PICK and codes.DEPORTATION in lying:
        raise InvalidPosition("laid: the deportations are taken before there is a choice (GAL-8)")
    if values["phase"] in (codes.GIVE, codes.GET):
        # cities and deportations are taken before exchanges (GAL-8, GAL-9), and ordinary exchanges
        # before universals (GAL-10)
        is_universal = values["swap"][0] == codes.UNIVERSAL
        later = (
            {codes.UNIVERSAL} if is_universal else {*range(codes.FIRST_EXCHANGE, codes.DEPORTATION)}
        )
        if lying - later:
            name = cards.NAMES[min(lying - later)]
            raise InvalidPosition(f"laid: {name} is taken before the exchange")


def restored(values: Values, copies: list[int]) -> Position:
    """Build the position of these values, which have been checked; -1 is an unknown card."""
    position = Position(values["players"], values["match"], values["goal"])
    position.observer = values["seen_by"]
    position.colours = codes.ALL_COLOURS & ~values["removed"]
    position.deals = values["deals"]
    position.rounds = values["rounds"]
    position.decks = values["decks"]
    position.reveals = values["reveals"]
    position.marker = values["marker"]
    position.phase = values["phase"]
    position.turn = values["turn"]
    position.swap_card, position.offered_city = values["swap"]
    if values["rng"] is not None:
        position.rng = values["rng"]
    for i, number in enumerate(copies):
        position.copies[i] = number
    for seat in range(values["players"]):
        position.points[seat] = values["points"][seat]
        position.flights[seat] = values["flights"][seat]
        for i, city in enumerate(values["collection"][seat]):
            position.collection[seat][i] = city
        position.collection_size[seat] = len(values["collection"][seat])
        hand = values["hand"][seat]
        for i, deck in enumerate(values["hand_decks"][seat]):
            position.hand[seat][i] = -1 if hand is None else hand[i]
            position.hand_deck[seat][i] = deck
            position.hand_not[seat][i] = values["hand_not"][seat][i]
        position.hand_size[seat] = len(values["hand_decks"][seat])
        card, flight = values["laid"][seat]
        position.flight[seat] = flight
        if values["phase"] != codes.LAY:
            position.table[seat] = card
        elif flight != 0:
            position.laid[seat] = hand.index(card)
    for i, card in enumerate(values["deck"]):
        position.deck[i] = card
    position.deck_size = values["deck_size"]
    for i, card in enumerate(values["pile"]):
        position.pile[i] = card
    position.pile_size = len(values["pile"])
    for _, hidden in values["unseen"] or ():
        for card in hidden:
            position.unseen[position.unseen_size] = card
            position.unseen_size += 1
    return position


def find_choices(position: Position) -> bool:
    """Find who is to move and what they may choose; return False if they have no choice."""
    if position.phase == codes.OVER:
        return True
    if position.phase == codes.LAY:
        position.seat = turn.clockwise(position, position.turn)
        return not turn.is_a_hand_empty(position)
    turn.set_order(position)
    position.seat = position.order[position.turn]
    lying = 0
    for seat in range(position.players):
        lying += position.table[seat] >= 0
    # each player who has chosen took a card, and so did the one who is resolving an exchange
    is_swapping = position.phase != codes.PICK
    if lying != position.players - position.turn - is_swapping:
        return False
    if position.phase == codes.PICK:
        position.choices = legal.cards_to_take(position)
    else:
        position.choices = legal.cities_to_give(position)
        if position.phase == codes.GET:
            if not bits.has(position.choices, position.offered_city):
                return False
            position.choices = legal.cities_to_get(position)
    return bits.has_several(position.choices)


def check_end(position: Position) -> None:
    """The match and the last deal are over when the rules say so, and only then."""
    complete = scoring.complete_seats(position)
    if position.phase == codes.LAY and complete != 0:
        seat = bits.lowest(complete)
        raise InvalidPosition(f"seat {seat}: collection: complete, the deal is over (GAL-26)")
    if ending.is_decided(position) != (position.phase == codes.OVER):
        state = "not over" if position.phase == codes.OVER else "over"
        raise InvalidPosition(f"phase: the match is {state}")
    if position.phase != codes.OVER:
        return
    if not (
        complete != 0 or position.rounds == codes.LONGEST_DEAL or turn.is_a_hand_empty(position)
    ):
        raise InvalidPosition("phase: the last deal is not over")
    points = [position.points[seat] for seat in range(position.players)]
    scores = [
        scoring.score(position, seat, bits.has(complete, seat)) for seat in range(position.players)
    ]
    if position.match == codes.SINGLE and points != scores:
        raise InvalidPosition(f"points: the collections are worth {scores}")
    for seat in range(position.players):
        if position.match != codes.WINS and points[seat] < scores[seat]:
            raise InvalidPosition(f"points: the last deal alone gave {scores}")
