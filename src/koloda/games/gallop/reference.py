"""The rules once more, written from the rules page alone: slow, plain and independent.

The engine never uses this file, and it uses nothing of the engine. The tests play both side by side
and count whole trees of moves with both. A match is one generator: it asks (`seat, choices`)
wherever a player has a choice, is sent the answer, and goes on. A card is its name ("R5", "X3",
"U", "D"); moves are written as on the rules page. Chance comes from outside: `chance.draw()` names
the next card and `chance.hands()` the hands of a new deal; this file checks that they can be.
"""

from collections import Counter
from collections.abc import Generator
from typing import Any, Protocol

COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple")
FULL_SET = frozenset(range(1, 7))
"""Each player's flights (GAL-2)."""
LONGEST_DEAL = 500
"""Rounds (GAL-33)."""
LONGEST_MATCH = 200
"""Deals (GAL-34)."""

Question = tuple[int, set[str]]


class Chance(Protocol):
    def draw(self) -> str: ...
    def hands(self) -> list[list[str]]: ...


def is_city(card: str) -> bool:
    return card[0] in "ROYGBP"


def choosing_order(flights: list[int], marker: int) -> list[int]:
    """The higher flight chooses first, of equal ones the nearer to the marker's holder (GAL-6)."""
    players = len(flights)
    return sorted(range(players), key=lambda seat: (-flights[seat], (seat - marker) % players))


def may_take(laid: list[str], lying: list[str], number: int) -> set[str]:
    """Return what the chooser of this number, from 0, may take."""
    players = len(laid)
    deportations = laid.count("D")
    universals = laid.count("U")
    exchanges = sum(card[0] in "XU" for card in laid)
    if number < deportations:
        return {"D"}  # the first choosers must take the deportations (GAL-8)
    if number >= players - universals:
        return {"U"}  # the very last choosers get the universals (GAL-10)
    if number >= players - exchanges:
        return {card for card in lying if card[0] == "X"}  # the last get the exchanges (GAL-9)
    return {card for card in lying if is_city(card)}  # the others choose among the cities (GAL-11)


def after_burning(collection: list[str]) -> list[str]:
    """Return what is left when every city that offends has burnt, check by check (GAL-25)."""
    colours = "".join(city[0] for city in collection)
    offending = {
        place
        for place, colour in enumerate(colours)
        if colours.count(colour) >= 3  # three of one colour anywhere (GAL-23)
        or colour in colours[max(0, place - 1) : place]  # two neighbours of one colour (GAL-22)
        or colour in colours[place + 1 : place + 2]
    }
    if not offending:
        return collection
    # the rest closes up and is checked again (GAL-24)
    return after_burning([city for place, city in enumerate(collection) if place not in offending])


def swaps(collections: list[list[str]], seat: int, card: str) -> set[tuple[str, str]]:
    """Return every pair of cities, given and got, that the exchange allows.

    They have one value, that of the exchange (GAL-17) unless it is universal (GAL-19), and the
    other player has no fewer cities than the taker (GAL-20).
    """
    return {
        (mine, theirs)
        for partner, other in enumerate(collections)
        if partner != seat and len(other) >= len(collections[seat])
        for mine in collections[seat]
        for theirs in other
        if mine[1] == theirs[1] and (card == "U" or card[1] == mine[1])
    }


def worth(collection: list[str], complete: bool) -> int:
    """Of each colour count the highest city (GAL-27), or less its lower one (GAL-28)."""
    total = 0
    for colour in {city[0] for city in collection}:
        values = sorted(int(city[1]) for city in collection if city[0] == colour)
        total += values[-1] if complete or len(values) == 1 else values[-1] - values[-2]
    return total


class Match:
    """A match from the start of any round."""

    def __init__(self, saved: dict[str, Any], chance: Chance) -> None:
        assert saved["phase"] == "lay" and saved["turn"] == 0
        self.chance = chance
        self.players: int = saved["players"]
        self.match, self.goal = saved["match"], saved["goal"]
        self.hands = [Counter(side["hand"]) for side in saved["sides"]]
        self.collections = [list(side["collection"]) for side in saved["sides"]]
        self.flights = [set(side["flights"]) for side in saved["sides"]]
        self.deck = Counter(saved["deck"])
        self.pile = Counter(saved["pile"])
        self.colours = {c[0].upper() for c in COLOUR_NAMES if c not in saved["removed"]}
        self.points = list(saved["points"])
        self.marker, self.deals, self.rounds = saved["marker"], saved["deals"], saved["rounds"]
        self.all_cards = sum(self.hands, self.deck + self.pile)
        for collection in self.collections:
            self.all_cards.update(collection)
        self.over = False
        self.reshuffles = 0

    def play(self) -> Generator[Question, str, None]:
        """Play round after round to the end of the match."""
        while not self.over:
            yield from self.one_round()
            self.rounds += 1
            complete = [
                {city[0] for city in collection} == self.colours for collection in self.collections
            ]
            holder, self.marker = self.marker, (self.marker + 1) % self.players
            # a deal ends with the round after which a collection is complete (GAL-26)
            if any(complete) or self.rounds == LONGEST_DEAL:
                self.end_deal(complete)
                continue
            # when all six are played, everybody has the full set again (GAL-13)
            self.flights = [flights or set(FULL_SET) for flights in self.flights]
            for i in range(self.players):
                self.draw((holder + i) % self.players)  # clockwise from the marker (GAL-12)
            # the deal ends if a player has no card to put down (GAL-14)
            if not all(self.hands):
                self.end_deal(complete)

    def one_round(self) -> Generator[Question, str, None]:
        """All put down a card and a flight (GAL-5), then each takes and resolves one (GAL-7)."""
        laid, flights = [""] * self.players, [0] * self.players
        for i in range(self.players):
            seat = (self.marker + i) % self.players
            choices = {f"{card}/{f}" for card in self.hands[seat] for f in self.flights[seat]}
            card, flight = (yield seat, choices).split("/")
            laid[seat], flights[seat] = card, int(flight)
        for seat in range(self.players):
            self.hands[seat] -= Counter([laid[seat]])
            self.flights[seat].remove(flights[seat])
        lying = list(laid)
        for number, seat in enumerate(choosing_order(flights, self.marker)):
            taken = yield from ask(seat, may_take(laid, lying, number))
            lying.remove(taken)
            yield from self.resolve(seat, taken)

    def resolve(self, seat: int, card: str) -> Generator[Question, str, None]:
        if is_city(card):
            self.collections[seat].append(card)  # it joins the end of the collection (GAL-15)
            self.burn(seat)
            return
        self.pile[card] += 1
        if card == "D":
            if self.collections[seat]:
                self.pile[self.collections[seat].pop()] += 1  # the last city goes (GAL-16)
            return
        possible = swaps(self.collections, seat, card)
        if not possible:
            return  # a swap is a duty only if one is possible (GAL-18)
        mine = yield from ask(seat, {mine for mine, _ in possible}, "-")
        theirs = yield from ask(seat, {got for given, got in possible if given == mine}, "+")
        partner = next(
            other for other, collection in enumerate(self.collections) if theirs in collection
        )
        # each city takes the exact place of the other (GAL-21)
        place, other_place = (
            self.collections[seat].index(mine),
            self.collections[partner].index(theirs),
        )
        self.collections[seat][place], self.collections[partner][other_place] = theirs, mine
        self.burn(seat)
        self.burn(partner)

    def burn(self, seat: int) -> None:
        left = after_burning(self.collections[seat])
        self.pile += Counter(self.collections[seat]) - Counter(left)
        self.collections[seat] = left

    def draw(self, seat: int) -> None:
        # the discard pile becomes the deck when a card must be drawn and there is none (GAL-14)
        if not self.deck and self.pile:
            self.deck, self.pile = self.pile, Counter()
            self.reshuffles += 1
        if self.deck:
            card = self.chance.draw()
            assert self.deck[card] > 0, f"{card} is not in the deck"
            self.deck -= Counter([card])
            self.hands[seat][card] += 1

    def end_deal(self, complete: list[bool]) -> None:
        scores = [
            worth(collection, done)
            for collection, done in zip(self.collections, complete, strict=True)
        ]
        # a deal is won by its complete player, of two by the one with the higher score (GAL-31)
        if self.match == "wins":
            contenders = [seat for seat in (0, 1) if complete[seat]]
            best = [s for s in contenders if scores[s] == max(scores[c] for c in contenders)]
            if len(best) == 1:
                self.points[best[0]] += 1
        else:
            self.points = [old + new for old, new in zip(self.points, scores, strict=True)]
        self.deals += 1
        # one must lead alone at the target (GAL-30); one deal can be a match (GAL-32)
        most = max(self.points)
        self.over = (
            self.match == "single"
            or (most >= self.goal and self.points.count(most) == 1)
            or self.deals == LONGEST_MATCH
        )
        if not self.over:
            self.rounds = 0
            self.reshuffles = 0
            self.hands = [Counter(hand) for hand in self.chance.hands()]
            dealt = sum(self.hands, Counter())
            assert dealt <= self.all_cards
            self.deck = self.all_cards - dealt
            self.pile = Counter()
            self.collections = [[] for _ in range(self.players)]
            self.flights = [set(FULL_SET) for _ in range(self.players)]

    @property
    def winners(self) -> set[int]:
        return {seat for seat, mine in enumerate(self.points) if mine == max(self.points)}


def ask(seat: int, choices: set[str], sign: str = "") -> Generator[Question, str, str]:
    """Ask the seat, unless there is nothing to choose."""
    if len(choices) == 1:
        return next(iter(choices))
    answer = yield seat, {sign + choice for choice in choices}
    return answer.removeprefix(sign)
