"""A position as JSON and back; what comes back is checked card by card.

`out` are cards that are missing from the game, for puzzles and exact counts on small decks. A hand
card that is put down is in `hand` until all are revealed. `hand_not` says which equal cards all
know that a card is not ("U", "D", "UD" or ""); see `position`.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from koloda.engine import bits
from koloda.engine.contract import Saved
from koloda.engine.errors import InvalidPosition
from koloda.engine.rng import Rng, restored
from koloda.games.gallop import codes
from koloda.games.gallop.cards import COLOURS, NAMES, NUMBERS, colour, names
from koloda.games.gallop.cards import copies as copies_of
from koloda.games.gallop.position import Position
from koloda.games.gallop.view import MATCHES, PHASES

Hand = list[tuple[int, int, int]]
"""Each card's kind (-1: hidden), its deck, and what all know that it is not."""

NOTS = ("", "U", "D", "UD")
REVEALS = 2**30
"""More than a match can have; a C int has room for it."""


def save(position: Position) -> Saved:
    whole = position.observer < 0
    seats = range(position.players)
    return {
        "game": "gallop",
        "seen_by": None if whole else position.observer,
        "players": position.players,
        "match": MATCHES[position.match],
        "goal": position.goal,
        "removed": [COLOURS[c] for c in range(6) if not position.colours >> c & 1],
        "out": names(missing(position)),
        "points": position.points[: position.players],
        "deals": position.deals,
        "rounds": position.rounds,
        "decks": position.decks,
        "reveals": position.reveals,
        "marker": position.marker,
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "swap": None
        if position.swap_card < 0
        else {
            "card": NAMES[position.swap_card],
            "gives": None if position.offered_city < 0 else NAMES[position.offered_city],
        },
        "deck_size": position.deck_size,
        "deck": names(position.deck_cards()) if whole else None,
        "pile": names(position.pile_cards()),
        "unseen": None if whole else grouped(position),
        "sides": [save_side(position, seat, whole or position.observer == seat) for seat in seats],
        "rng": position.rng_saved(),
    }


def missing(position: Position) -> list[int]:
    """The cards of the colours in play that are not in the game."""
    found = []
    for card in range(codes.KINDS):
        if card >= codes.EXCHANGE or position.colours >> colour(card) & 1:
            found += [card] * (copies_of(card) - position.copies[card])
    return found


def grouped(position: Position) -> list[dict[str, Any]]:
    """The hidden cards of each deck."""
    groups, start = [], 0
    unseen = position.unseen_cards()
    for deck, size in hidden_sizes(position).items():
        groups.append({"deck": deck, "cards": names(unseen[start : start + size])})
        start += size
    return groups


def hidden_sizes(position: Position) -> dict[int, int]:
    """How many cards of each deck are hidden from the observer, by deck."""
    hidden = Counter(
        deck
        for seat in range(position.players)
        if seat != position.observer
        for deck in position.hand_decks(seat)
    )
    hidden[position.decks] += position.deck_size
    return {deck: hidden[deck] for deck in sorted(hidden) if hidden[deck]}


def save_side(position: Position, seat: int, is_open: bool) -> dict[str, Any]:
    laid = None
    if position.phase == codes.LAY:
        if is_open and position.has_laid(seat):
            hand = position.hand_cards(seat)
            laid = {"card": NAMES[hand[position.laid[seat]]], "flight": position.flight[seat]}
    elif position.phase != codes.OVER:
        card = position.table_cards()[seat]
        laid = {"card": None if card < 0 else NAMES[card], "flight": position.flight[seat]}
    return {
        "collection": names(position.cities(seat)),
        "flights": bits.listed(position.flights[seat]),
        "hand": names(position.hand_cards(seat)) if is_open else None,
        "hand_decks": position.hand_decks(seat),
        "hand_not": [NOTS[is_not] for is_not in position.hand_nots(seat)],
        "laid": laid,
    }


def load(saved: Saved) -> Position:
    observer = saved["seen_by"]
    players = number(saved, "players", 2, 4)
    match = word(saved, "match", MATCHES)
    if match == codes.WINS and players != 2:
        raise InvalidPosition("match: deals won are counted by 2 players only (GAL-31)")
    goal = number(saved, "goal", 1, 50 if match == codes.WINS else 500)
    if observer is not None and not 0 <= observer < players:
        raise InvalidPosition(f"seen_by: there is no seat {observer}")
    copies, colours = load_deck(saved, players)
    phase = word(saved, "phase", PHASES)
    is_over = phase == codes.OVER
    deals = number(saved, "deals", 1 if is_over else 0, codes.LONGEST_MATCH - (not is_over))
    rounds = number(saved, "rounds", 1 if is_over else 0, codes.LONGEST_DEAL - (not is_over))
    decks = number(saved, "decks", 0, rounds)
    reveals = number(saved, "reveals", 0, REVEALS)
    points = load_points(saved, players, match, deals)
    marker = number(saved, "marker", 0, players - 1)
    turn = number(saved, "turn", 0, 0 if is_over else players - 1)
    swap = load_swap(saved, phase)

    sides = saved.get("sides")
    if not isinstance(sides, list) or len(sides) != players:
        raise InvalidPosition(f"sides: must be a list of {players}")
    hands, rows, laid, table = [], [], [], []
    for seat, side in enumerate(sides):
        if not isinstance(side, dict):
            raise InvalidPosition("sides: each must be an object")
        is_open = observer in (None, seat)
        hands.append(load_hand(side, seat, decks, is_open))
        rows.append(load_collection(side, seat))
        has_laid = phase == codes.LAY and (seat - marker) % players < turn
        hand = [card for card, _, _ in hands[seat]]
        place, flight, card = load_laid(side, seat, phase, is_open and has_laid, hand)
        laid.append((place, flight))
        table.append(card)
    flights = [load_flights(side, seat, phase, rounds) for seat, side in enumerate(sides)]

    deck_size = number(saved, "deck_size", 0, sum(copies))
    if observer is not None:
        nothing(saved, "deck")
        nothing(saved, "rng")
        deck = [-1] * deck_size
        unseen = load_unseen(saved, hands, observer, decks, deck_size)
        rng = None
    else:
        nothing(saved, "unseen")
        deck = cards(saved, "deck", "deck")
        unseen = []
        rng = load_rng(saved)
        if len(deck) != deck_size:
            raise InvalidPosition(f"deck: has {len(deck)} cards, but deck_size is {deck_size}")
    pile = cards(saved, "pile", "pile")
    held = [card for hand in hands for card, _, _ in hand]
    check_cards([deck, unseen, pile, table, [swap[0]], held, *rows], copies)

    position = Position(players, match, goal)
    try:
        position.restore(
            -1 if observer is None else observer,
            colours,
            copies,
            points,
            (deals, rounds, decks, reveals),
            marker,
            phase,
            turn,
            hands,
            flights,
            laid,
            table,
            swap,
            rows,
            deck,
            pile,
            unseen,
            rng,
        )
    except ValueError:
        raise InvalidPosition(
            f"phase: {PHASES[phase]} with turn {turn} does not fit the cards that lie there"
        ) from None
    check_round(position)
    check_end(position)
    return position


def number(saved: dict[str, Any], name: str, low: int, high: int) -> int:
    value = saved.get(name)
    if type(value) is not int or not low <= value <= high:
        raise InvalidPosition(f"{name}: must be a whole number from {low} to {high}, not {value!r}")
    return value


def word(saved: dict[str, Any], name: str, words: Sequence[str]) -> int:
    """Which of the words it is."""
    value = saved.get(name)
    if not isinstance(value, str) or value not in words:
        raise InvalidPosition(f"{name}: must be one of {', '.join(words)}, not {value!r}")
    return words.index(value)


def nothing(saved: dict[str, Any], name: str) -> None:
    if saved.get(name) is not None:
        raise InvalidPosition(f"{name}: hidden from whoever sees this, or not there")


def listed(saved: dict[str, Any], name: str, where: str) -> list[Any]:
    value = saved.get(name)
    if not isinstance(value, list):
        raise InvalidPosition(f"{where}: must be a list")
    return value


def cards(saved: dict[str, Any], name: str, where: str) -> list[int]:
    return [card(given, where) for given in listed(saved, name, where)]


def card(given: Any, where: str) -> int:
    if not isinstance(given, str) or given not in NUMBERS:
        raise InvalidPosition(f"{where}: {given!r} is no card")
    return NUMBERS[given]


def load_deck(saved: Saved, players: int) -> tuple[list[int], int]:
    """How many cards of each kind are in play, and the set of the colours (GAL-3)."""
    removed = listed(saved, "removed", "removed")
    if removed != [name for name in COLOURS if name in removed] or len(removed) != 4 - players:
        raise InvalidPosition(
            f"removed: must name {4 - players} of the colours {', '.join(COLOURS)}, in this order"
        )
    colours = bits.gathered(c for c, name in enumerate(COLOURS) if name not in removed)
    copies = [
        copies_of(kind) if kind >= codes.EXCHANGE or colours >> colour(kind) & 1 else 0
        for kind in range(codes.KINDS)
    ]
    for out in cards(saved, "out", "out"):
        copies[out] -= 1
        if copies[out] < 0:
            raise InvalidPosition(f"out: {NAMES[out]} is not there to be left out")
    if sum(copies) < players:
        raise InvalidPosition(f"out: fewer than {players} cards are left")
    return copies, colours


def load_points(saved: Saved, players: int, match: int, deals: int) -> list[int]:
    points = listed(saved, "points", "points")
    most = deals if match == codes.WINS else 36 * deals
    if len(points) != players or not all(
        type(mine) is int and 0 <= mine <= most for mine in points
    ):
        raise InvalidPosition(f"points: must be {players} numbers from 0 to {most}")
    if match == codes.WINS and sum(points) > deals:
        raise InvalidPosition(f"points: {sum(points)} deals can't be won in {deals}")
    return points


def load_swap(saved: Saved, phase: int) -> tuple[int, int]:
    """The exchange that is being resolved and the city that is given; -1: none."""
    swap = saved.get("swap")
    if phase not in (codes.GIVE, codes.GET):
        nothing(saved, "swap")
        return -1, -1
    if not isinstance(swap, dict):
        raise InvalidPosition("swap: must be an object with card and gives")
    exchange = card(swap.get("card"), "swap")
    if not codes.EXCHANGE <= exchange <= codes.UNIVERSAL:
        raise InvalidPosition(f"swap: {NAMES[exchange]} is no exchange")
    if phase == codes.GIVE:
        nothing(swap, "gives")
        return exchange, -1
    return exchange, card(swap.get("gives"), "swap")


def load_hand(side: dict[str, Any], seat: int, decks: int, is_open: bool) -> Hand:
    from_decks = listed(side, "hand_decks", f"seat {seat}: hand_decks")
    is_not = listed(side, "hand_not", f"seat {seat}: hand_not")
    if len(from_decks) > codes.HAND or not all(
        type(deck) is int and 0 <= deck <= decks for deck in from_decks
    ):
        raise InvalidPosition(
            f"seat {seat}: hand_decks: must be at most {codes.HAND} numbers from 0 to {decks}"
        )
    if len(is_not) != len(from_decks) or not all(
        isinstance(known, str) and known in NOTS for known in is_not
    ):
        raise InvalidPosition(f"seat {seat}: hand_not: must be '', 'U', 'D' or 'UD' for each card")
    if not is_open:
        if side.get("hand") is not None:
            raise InvalidPosition(f"seat {seat}: hand: hidden from whoever sees this")
        held = [-1] * len(from_decks)
    else:
        held = cards(side, "hand", f"seat {seat}: hand")
        if len(held) != len(from_decks):
            raise InvalidPosition(f"seat {seat}: hand: has not as many cards as hand_decks")
    hand = [
        (card, deck, NOTS.index(known))
        for card, deck, known in zip(held, from_decks, is_not, strict=True)
    ]
    if [(deck, card) for card, deck, _ in hand] != sorted((deck, card) for card, deck, _ in hand):
        raise InvalidPosition(f"seat {seat}: hand: must be in the order of decks and kinds")
    if len({(deck, known) for _, deck, known in hand}) != len(set(from_decks)):
        raise InvalidPosition(f"seat {seat}: hand_not: must be the same for cards of one deck")
    for held_card, deck, known in hand:
        if known and (deck == decks or (held_card >= 0 and NAMES[held_card] in NOTS[known])):
            raise InvalidPosition(f"seat {seat}: hand_not: can't be known")
    return hand


def load_collection(side: dict[str, Any], seat: int) -> list[int]:
    row = cards(side, "collection", f"seat {seat}: collection")
    if any(city >= codes.EXCHANGE for city in row):
        raise InvalidPosition(f"seat {seat}: collection: only cities belong there")
    colours = [colour(city) for city in row]
    if any(one == other for one, other in pairwise(colours)):
        raise InvalidPosition(f"seat {seat}: collection: neighbours of one colour burn (GAL-22)")
    if any(colours.count(each) > 2 for each in colours):
        raise InvalidPosition(f"seat {seat}: collection: three of one colour burn (GAL-23)")
    return row


def load_laid(
    side: dict[str, Any], seat: int, phase: int, can_be_seen: bool, hand: list[int]
) -> tuple[int, int, int]:
    """The place in hand of a card put down, the flight, and a revealed card that is not taken."""
    where = f"seat {seat}: laid"
    laid = side.get("laid")
    if phase == codes.OVER or (phase == codes.LAY and not can_be_seen):
        if laid is not None:
            raise InvalidPosition(f"{where}: nothing is put down, or it is hidden")
        return -1, 0, -1
    if not isinstance(laid, dict):
        raise InvalidPosition(f"{where}: must be an object with card and flight")
    flight = number(laid, "flight", 1, 6)
    if phase != codes.LAY:
        return -1, flight, -1 if laid.get("card") is None else card(laid["card"], where)
    put_down = card(laid.get("card"), where)
    if put_down not in hand:
        raise InvalidPosition(f"{where}: {NAMES[put_down]} is not in the hand")
    return hand.index(put_down), flight, -1


def load_flights(side: dict[str, Any], seat: int, phase: int, rounds: int) -> int:
    """Each round takes one flight from everybody, when it is revealed (GAL-13)."""
    where = f"seat {seat}: flights"
    flights = listed(side, "flights", where)
    if not all(type(flight) is int and 1 <= flight <= 6 for flight in flights) or flights != sorted(
        set(flights)
    ):
        raise InvalidPosition(f"{where}: must be numbers from 1 to 6, rising")
    left = 6 - rounds % 6 - (phase not in (codes.LAY, codes.OVER))
    if len(flights) != left:
        raise InvalidPosition(f"{where}: {left} must be left after {rounds} rounds")
    laid = side["laid"]
    if laid and (laid["flight"] in flights) != (phase == codes.LAY):
        raise InvalidPosition(f"{where}: {laid['flight']} is put down")
    return bits.gathered(flights)


def load_unseen(
    saved: Saved, hands: list[Hand], observer: int, decks: int, deck_size: int
) -> list[int]:
    """The hidden cards of each deck, as many as there are places for them."""
    places: dict[int, list[int]] = {decks: [0] * deck_size}  # what each is known not to be
    for seat, hand in enumerate(hands):
        if seat != observer:
            for _, deck, known in hand:
                places.setdefault(deck, []).append(known)
    unseen: list[int] = []
    groups = listed(saved, "unseen", "unseen")
    wanted = [deck for deck in sorted(places) if places[deck]]
    if [group.get("deck") if isinstance(group, dict) else None for group in groups] != wanted:
        raise InvalidPosition(f"unseen: must have the cards of the decks {wanted}")
    for group in groups:
        hidden = cards(group, "cards", "unseen")
        free = places[group["deck"]]
        if len(hidden) != len(free) or hidden != sorted(hidden):
            raise InvalidPosition(
                f"unseen: deck {group['deck']} has {len(free)} hidden cards, listed by kind"
            )
        universals, deportations = hidden.count(codes.UNIVERSAL), hidden.count(codes.DEPORTATION)
        if (
            universals > sum(not known & 1 for known in free)
            or deportations > sum(not known & 2 for known in free)
            or universals + deportations > sum(known != 3 for known in free)
        ):
            raise InvalidPosition(f"unseen: deck {group['deck']} does not fit what hand_not says")
        unseen += hidden
    return unseen


def load_rng(saved: Saved) -> Rng:
    try:
        return restored(saved.get("rng"))  # type: ignore[arg-type]
    except ValueError as error:
        raise InvalidPosition(f"rng: {error}") from None


def check_cards(zones: list[list[int]], copies: list[int]) -> None:
    """Every card in play is somewhere, and only there (GAL-1)."""
    found = Counter(card for zone in zones for card in zone if card >= 0)
    for kind in range(codes.KINDS):
        if found[kind] != copies[kind]:
            raise InvalidPosition(
                f"{NAMES[kind]} must be there {copies[kind]} times, not {found[kind]}"
            )


def check_round(position: Position) -> None:
    """What lies there is what the rules leave there (GAL-8 … GAL-11)."""
    lying = {card for card in position.table_cards() if card >= 0}
    if position.phase in (codes.GIVE, codes.GET):
        earlier = {card for card in lying if card == codes.DEPORTATION or card < codes.EXCHANGE}
        if position.swap_card == codes.UNIVERSAL:
            earlier |= {card for card in lying if card < codes.UNIVERSAL}
        if earlier:
            raise InvalidPosition(f"laid: {NAMES[min(earlier)]} is taken before the exchange")
    if position.phase == codes.PICK and codes.DEPORTATION in lying:
        raise InvalidPosition("laid: the deportations are taken before there is a choice (GAL-8)")
    if position.phase == codes.LAY:
        for seat in range(position.players):
            if position.is_complete(seat):
                raise InvalidPosition(
                    f"seat {seat}: collection: complete, the deal is over (GAL-26)"
                )


def check_end(position: Position) -> None:
    """The match is over when the rules say so, and only then (GAL-30 … GAL-34)."""
    seats = range(position.players)
    if position.phase != codes.OVER:
        if position.deals and position.is_decided():
            raise InvalidPosition("phase: the match is over")
        return
    if not position.is_decided():
        raise InvalidPosition("phase: the match is not over")
    complete = [position.is_complete(seat) for seat in seats]
    if not (
        any(complete)
        or position.rounds == codes.LONGEST_DEAL
        or any(position.hand_size[seat] == 0 for seat in seats)
    ):
        raise InvalidPosition("phase: the last deal is not over")
    scores = [position.score(seat, complete[seat]) for seat in seats]
    points = position.points[: position.players]
    if position.match == codes.SINGLE and points != scores:
        raise InvalidPosition(f"points: the collections are worth {scores}")
    if position.match != codes.WINS and any(
        mine < won for mine, won in zip(points, scores, strict=True)
    ):
        raise InvalidPosition(f"points: the last deal alone gave {scores}")
