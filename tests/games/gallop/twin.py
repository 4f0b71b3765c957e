"""Gallop once more, as one would write it who has only the rules: slow, plain, independent.

Nothing is taken from the engine. A match is one generator: it asks (`seat, choices`) wherever a
player has a choice, is sent the answer, and goes on. A card is its name ("R5", "X3", "U", "D").
Chance comes from outside: `chance.draw()` names the next card, `chance.hands()` a new deal's hands;
that they are possible is checked here.
"""

from collections import Counter
from collections.abc import Generator
from typing import Any, Protocol

FULL_SET = frozenset(range(1, 7))
LONGEST_DEAL, LONGEST_MATCH = 500, 200

Question = tuple[int, set[str]]


class Chance(Protocol):
    def draw(self) -> str: ...
    def hands(self) -> list[list[str]]: ...


def is_city(card: str) -> bool:
    return card[0] in "ROYGBP"


def choosing_order(flights: list[int], marker: int) -> list[int]:
    """GAL-6."""
    players = len(flights)
    return sorted(range(players), key=lambda seat: (-flights[seat], (seat - marker) % players))


def may_take(laid: list[str], lying: list[str], number: int) -> set[str]:
    """What the chooser of this number, from 0, may take: GAL-8 to GAL-11, each as it is written."""
    players = len(laid)
    deportations = laid.count("D")
    universals = laid.count("U")
    exchanges = sum(card[0] in "XU" for card in laid)
    if number < deportations:
        return {"D"}
    if number >= players - universals:
        return {"U"}
    if number >= players - exchanges:
        return {card for card in lying if card[0] == "X"}
    return {card for card in lying if is_city(card)}


def after_burning(row: list[str]) -> list[str]:
    """GAL-22 to GAL-25."""
    colours = "".join(city[0] for city in row)
    offending = {
        place
        for place, colour in enumerate(colours)
        if colours.count(colour) >= 3
        or colour in colours[max(0, place - 1) : place]
        or colour in colours[place + 1 : place + 2]
    }
    if not offending:
        return row
    return after_burning([city for place, city in enumerate(row) if place not in offending])


def swaps(rows: list[list[str]], seat: int, card: str) -> set[tuple[str, str]]:
    """Every pair of cities, given and got, that the exchange allows: GAL-17 to GAL-20."""
    return {
        (mine, theirs)
        for partner, other in enumerate(rows)
        if partner != seat and len(other) >= len(rows[seat])
        for mine in rows[seat]
        for theirs in other
        if mine[1] == theirs[1] and (card == "U" or card[1] == mine[1])
    }


def worth(row: list[str], complete: bool) -> int:
    """GAL-27, GAL-28."""
    total = 0
    for colour in {city[0] for city in row}:
        values = sorted(int(city[1]) for city in row if city[0] == colour)
        total += values[-1] if complete or len(values) == 1 else values[-1] - values[-2]
    return total


class Twin:
    """Begins at the start of some round."""

    def __init__(self, saved: dict[str, Any], chance: Chance) -> None:
        assert saved["phase"] == "lay" and saved["turn"] == 0
        self.chance = chance
        self.players: int = saved["players"]
        self.match, self.goal = saved["match"], saved["goal"]
        self.hands = [Counter(side["hand"]) for side in saved["sides"]]
        self.rows = [list(side["collection"]) for side in saved["sides"]]
        self.flights = [set(side["flights"]) for side in saved["sides"]]
        self.deck = Counter(saved["deck"])
        self.pile = Counter(saved["pile"])
        self.colours = {c[0].upper() for c in COLOUR_NAMES if c not in saved["removed"]}
        self.points = list(saved["points"])
        self.marker, self.deals, self.rounds = saved["marker"], saved["deals"], saved["rounds"]
        self.all_cards = sum(self.hands, self.deck + self.pile)
        for row in self.rows:
            self.all_cards.update(row)
        self.over = False
        self.reshuffles = 0

    def play(self) -> Generator[Question, str, None]:
        while not self.over:
            yield from self.one_round()
            self.rounds += 1
            complete = [{city[0] for city in row} == self.colours for row in self.rows]
            holder, self.marker = self.marker, (self.marker + 1) % self.players
            if any(complete) or self.rounds == LONGEST_DEAL:
                self.end_deal(complete)
                continue
            self.flights = [flights or set(FULL_SET) for flights in self.flights]
            for i in range(self.players):
                self.draw((holder + i) % self.players)
            if not all(self.hands):
                self.end_deal(complete)

    def one_round(self) -> Generator[Question, str, None]:
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
            self.rows[seat].append(card)
            self.burn(seat)
            return
        self.pile[card] += 1
        if card == "D":
            if self.rows[seat]:
                self.pile[self.rows[seat].pop()] += 1
            return
        possible = swaps(self.rows, seat, card)
        if not possible:
            return
        mine = yield from ask(seat, {mine for mine, _ in possible}, "-")
        theirs = yield from ask(seat, {got for given, got in possible if given == mine}, "+")
        partner = next(other for other, row in enumerate(self.rows) if theirs in row)
        place, other_place = self.rows[seat].index(mine), self.rows[partner].index(theirs)
        self.rows[seat][place], self.rows[partner][other_place] = theirs, mine
        self.burn(seat)
        self.burn(partner)

    def burn(self, seat: int) -> None:
        left = after_burning(self.rows[seat])
        self.pile += Counter(self.rows[seat]) - Counter(left)
        self.rows[seat] = left

    def draw(self, seat: int) -> None:
        if not self.deck and self.pile:
            self.deck, self.pile = self.pile, Counter()
            self.reshuffles += 1
        if self.deck:
            card = self.chance.draw()
            assert self.deck[card] > 0, f"{card} is not in the deck"
            self.deck -= Counter([card])
            self.hands[seat][card] += 1

    def end_deal(self, complete: list[bool]) -> None:
        scores = [worth(row, done) for row, done in zip(self.rows, complete, strict=True)]
        if self.match == "wins":
            contenders = [seat for seat in (0, 1) if complete[seat]]
            best = [s for s in contenders if scores[s] == max(scores[c] for c in contenders)]
            if len(best) == 1:
                self.points[best[0]] += 1
        else:
            self.points = [old + new for old, new in zip(self.points, scores, strict=True)]
        self.deals += 1
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
            self.rows = [[] for _ in range(self.players)]
            self.flights = [set(FULL_SET) for _ in range(self.players)]

    @property
    def winners(self) -> set[int]:
        return {seat for seat, mine in enumerate(self.points) if mine == max(self.points)}


COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple")


def ask(seat: int, choices: set[str], sign: str = "") -> Generator[Question, str, str]:
    """Ask, unless there is nothing to choose."""
    if len(choices) == 1:
        return next(iter(choices))
    answer = yield seat, {sign + choice for choice in choices}
    return answer.removeprefix(sign)


class FromDeck:
    """A deck that lies there in a known order and is long enough."""

    def __init__(self, deck: list[str]) -> None:
        self.deck = list(deck)

    def draw(self) -> str:
        return self.deck.pop()

    def hands(self) -> list[list[str]]:
        raise AssertionError("the deal was to last longer")


def sequences(saved: dict[str, Any], depth: int, made: tuple[str, ...] = ()) -> int:
    """How many sequences of so many moves there are; one that ends the match early counts once.

    A generator can't be copied, so each is played from the start.
    """
    twin = Twin(saved, FromDeck(saved["deck"]))
    game = twin.play()
    try:
        question = next(game)
        for move in made:
            question = game.send(move)
    except StopIteration:
        return 1
    if len(made) == depth:
        return 1
    return sum(sequences(saved, depth, (*made, move)) for move in question[1])
