"""The rules once more, written from the rules page alone: slow, plain and independent.

The engine never uses this file, and it uses nothing of the engine. The tests play both side by
side, compare what every seat sees and knows, and count whole trees of moves with both.

A card is an object with an identity, and `facts` holds the seats that have seen it. A match runs
turn after turn in generators that stop wherever a player has to choose: they yield the moves, in
notation, and go on with the one that was made. Shuffled cards come from outside.
"""

from collections.abc import Generator, Iterable
from itertools import cycle
from typing import Any

LETTERS = "ABCDEF"
Choice = Generator[Iterable[str], str, None]


class Card:
    """A card is equal only to itself."""

    def __init__(self, value: int | str, up: bool) -> None:
        self.value = value
        self.up = up

    @property
    def weight(self) -> int:
        """Return the order of discarding: "=" first, then the higher card (SCR-14, SCR-18)."""
        return 99 if self.value == "=" else int(self.value)


def team(seat: int, players: int) -> int:
    if players == 3:
        return 0 if seat == 0 else 1  # a solo player against a pair (SCR-30)
    return seat % 2  # the teams sit alternately (SCR-2)


class Table:
    def __init__(self, saved: dict[str, Any]) -> None:
        """Take over a saved position at the start of a turn, before any call."""
        self.players = saved["players"]
        self.rounds = saved["rounds"]
        self.aid = saved["memory_aid"]
        self.recorded: list[list[int]] = [list(pair) for pair in saved["recorded"]]
        self.take_over(saved)
        self.match: Choice = self.play_match(saved["seat"])
        self.options: set[str] = set(next(self.match))

    def take_over(self, saved: dict[str, Any]) -> None:
        """Lay the cards out; whatever was known before concerned other cards."""
        assert saved["phase"] == "turn"
        self.facts: dict[Card, set[int]] = {}
        self.camps: list[list[Any]] = [[self.laid(one) for one in row] for row in saved["camps"]]
        self.deck = [self.laid(one) for one in reversed(saved["deck"])]  # the top is the first
        self.pile = [Card(value, True) for value in saved["discard"]]
        for card in self.pile:
            self.facts[card] = set(range(self.players))
        self.starter = saved["starter"]
        self.next_of_pair = saved["next_of_pair"]
        assert saved["caller"] is None
        self.caller: int | None = None
        self.last_turns: list[int] = []
        self.next_starter: int | None = None
        self.phase = "turn"
        self.hand: Card | None = None
        self.source: str | None = None
        self.used: int | str | None = None
        self.named: list[Card] = []
        self.joining: int | None = None
        self.looker: int | None = None
        self.looked: list[Card] = []
        self.pushed: list[Card] = []
        self.penalties = 0

    def laid(self, one: dict[str, Any]) -> Card:
        card = Card(one["card"], one["up"])
        self.facts[card] = set(one["known_by"])
        return card

    def play(self, move: str) -> None:
        assert move in self.options
        try:
            self.options = set(self.match.send(move))
        except StopIteration:
            self.options = set()

    # Rounds and turns

    def play_match(self, first: int) -> Choice:
        yield from self.play_round(first)
        self.count_round()
        while len(self.recorded) < self.rounds:
            self.phase = "round-over"
            assert self.next_starter is not None
            self.mover = (self.next_starter - 1) % self.players
            yield ["N"]
            yield from self.play_round(self.starter)  # `take_over` has laid the new cards out
            self.count_round()
        self.phase = "over"

    def play_round(self, first: int) -> Choice:
        for seat in self.order(first):
            if not self.deck:
                return  # without a deck no turn begins, and the round is over (SCR-23)
            self.mover = seat
            yield from self.turn(seat)
            if self.caller is not None:
                break
        while self.last_turns and self.deck:
            self.mover = self.last_turns[0]
            yield from self.turn(self.mover)
            self.last_turns.pop(0)

    def order(self, first: int) -> Iterable[int]:
        if self.players != 3:  # clockwise (SCR-3)
            return cycle([(first + i) % self.players for i in range(self.players)])
        # the solo player plays after each of the pair (SCR-31)
        pair = self.next_of_pair or 1
        if first == 0:
            return cycle([0, pair, 0, 3 - pair])
        return cycle([first, 0, 3 - first, 0])

    def turn(self, seat: int) -> Choice:
        self.phase = "turn"
        own = self.camps[seat]
        options = ["D"]
        if self.pile and own:
            options.append("T")  # only to replace with it (SCR-6), so not with no camp (SCR-8)
        if len(own) <= 2 and self.caller is None:
            options.append("S")  # with 2 cards or fewer (SCR-7), but only one player (SCR-22)
        move = yield options
        self.stop_looking()
        if move == "S":
            self.caller = seat
            # every other player has one more turn (SCR-22); with three players see SCR-32
            if self.players == 3:
                self.last_turns = [1, 2] if seat == 0 else [0, 3 - seat, 0]
            else:
                self.last_turns = [(seat + i) % self.players for i in range(1, self.players)]
        elif move == "T":
            self.hand, self.source = self.pile.pop(), "discard"
            yield from self.replace(seat)
        else:
            self.hand, self.source = self.deck.pop(0), "deck"
            self.facts[self.hand].add(seat)  # the player looks at it secretly (SCR-5)
            yield from self.use_replace_or_discard(seat)
        self.hand, self.source, self.used, self.named, self.joining = None, None, None, [], None

    def use_replace_or_discard(self, seat: int) -> Choice:
        self.phase = "drawn"
        assert self.hand is not None
        value = self.hand.value
        options = ["X"]
        if self.camps[seat]:
            options.append("R")  # a player whose camp is empty can't replace (SCR-8)
        # 1 to 4 and "=" have no ability (SCR-16); without a target none can be used (SCR-38)
        if value == 13 or (value not in (1, 2, 3, 4, "=") and self.targets(value)):
            options.append("U")
        move = yield options
        if move == "R":
            yield from self.replace(seat)
        elif move == "X":
            self.discard([self.hand])
        else:
            self.used = value
            self.turn_up(self.hand)
            if value not in (9, 13):  # these two join a camp (SCR-21)
                self.discard([self.hand])
                self.hand, self.source = None, None
            yield from self.abilities()[value](seat)

    # Replacing

    def replace(self, seat: int) -> Choice:
        own, new = self.camps[seat], self.hand
        assert new is not None
        self.phase = "push"
        if len(own) == 1:
            self.pushed.append(own[0])  # a single one is always the player's own (SCR-9)
        while True:
            reach = [seat]  # first one of the player's camp, then any of the team's (SCR-9)
            if self.pushed:
                reach = [
                    mate
                    for mate in range(self.players)
                    if team(mate, self.players) == team(seat, self.players)
                ]
            free = {
                name: card
                for name, card in self.lying().items()
                if name[0] in [LETTERS[mate] for mate in reach] and card not in self.pushed
            }
            move = yield [*free, *(["O"] if self.pushed else [])]
            if move == "O":
                break
            self.pushed.append(free[move])
        pushed, self.pushed = self.pushed, []
        for card in pushed:
            self.turn_up(card)
        numbers = {card.value for card in pushed} - {"="}  # "=" matches anything (SCR-10)
        if len(numbers) > 1:  # they stay, face up, where they were (SCR-11)
            yield from self.pay(seat, new, len(numbers))
            return
        self.discard(pushed)
        for row in self.camps:
            if row is not own:
                row[:] = [card for card in row if card not in pushed]
        # the new card fills one of the player's gaps, the others close up (SCR-12)
        gaps = [place for place, card in enumerate(own) if card in pushed]
        row_with_gaps = [None if card in pushed else card for card in own]
        gap = gaps[0]
        if len(gaps) > 1:
            self.phase = "gap"
            self.camps[seat] = row_with_gaps
            move = yield [f"{LETTERS[seat]}{place + 1}" for place in gaps]
            gap = int(move[1:]) - 1
        row_with_gaps[gap] = new
        self.camps[seat] = [card for card in row_with_gaps if card is not None]

    def pay(self, seat: int, new: Card, numbers: int) -> Choice:
        # three different values cost one card, four two, five or more three (SCR-13)
        self.penalties = min({2: 0, 3: 1, 4: 2}.get(numbers, 3), len(self.deck))
        self.phase = "new-card"
        yield from self.put_at_an_end(seat, new)
        self.hand, self.source = None, None
        while self.penalties:
            self.phase = "penalty"
            yield from self.put_at_an_end(seat, None)
            self.penalties -= 1

    def put_at_an_end(self, seat: int, card: Card | None) -> Choice:
        """Put a card, or else the deck's top, at the end that the player chooses."""
        row = self.camps[seat]
        ends = [f"{LETTERS[seat]}<", f"{LETTERS[seat]}>"]
        move = yield ends
        card = card or self.deck.pop(0)
        row.insert(0 if move == ends[0] else len(row), card)

    # Abilities

    def abilities(self) -> dict[int | str, Any]:
        return {
            5: lambda seat: self.look(seat, 1),
            6: lambda seat: self.look(seat, 2),
            7: lambda seat: self.turn_cards(1),
            8: lambda seat: self.turn_cards(2),
            9: lambda seat: self.clear(),
            10: lambda seat: self.remove_one(),
            11: lambda seat: self.swap(),
            12: lambda seat: self.look_and_swap(seat),
            13: lambda seat: self.intrude(),
        }

    def lying(self) -> dict[str, Card]:
        """Return the cards in all camps, by their places."""
        return {
            f"{LETTERS[owner]}{place}": card
            for owner, row in enumerate(self.camps)
            for place, card in enumerate(row, 1)
            if card is not None
        }

    def targets(self, value: int | str | None) -> dict[str, Card]:
        """Return what the ability can touch next, by its place (SCR-16, SCR-38)."""
        found = self.lying()
        if value == 9:  # two cards of one camp, none of the deck (SCR-16, SCR-21)
            if self.named:
                (camp,) = [row for row in self.camps if self.named[0] in row]
                found = {name: card for name, card in found.items() if card in camp}
        else:
            if self.deck:
                found["K1"] = self.deck[0]
            if len(self.deck) > 1 and self.named and self.named[0] is self.deck[0]:
                found["K2"] = self.deck[1]  # only together with the top (SCR-38)
        if value in (5, 6, 7, 8):  # these touch face-down cards only (SCR-38)
            found = {name: card for name, card in found.items() if not card.up}
        return {name: card for name, card in found.items() if card not in self.named}

    def name_one(self) -> Choice:
        self.phase = "target"
        found = self.targets(self.used)
        if found:
            move = yield found
            self.named.append(found[move])

    def look(self, seat: int, number: int) -> Choice:
        for _ in range(number):
            yield from self.name_one()
            for card in self.named[len(self.looked) :]:
                self.facts[card].add(seat)
                self.looker = seat
                self.looked.append(card)

    def turn_cards(self, number: int) -> Choice:
        for _ in range(number):
            yield from self.name_one()
            for card in self.named:
                self.turn_up(card)

    def clear(self) -> Choice:
        yield from self.name_one()
        yield from self.name_one()
        (seat,) = [n for n, row in enumerate(self.camps) if self.named[0] in row]
        row = self.camps[seat]
        for card in self.named:
            row.remove(card)
        self.discard(self.named)
        self.named = []
        assert self.hand is not None
        if row:
            self.phase, self.joining = "join", seat
            yield from self.put_at_an_end(seat, self.hand)
        else:
            row.append(self.hand)

    def remove_one(self) -> Choice:
        yield from self.name_one()
        for row in [*self.camps, self.deck]:
            row[:] = [card for card in row if card not in self.named]
        self.discard(self.named)

    def swap(self) -> Choice:
        yield from self.name_one()
        yield from self.name_one()
        self.exchange()

    def look_and_swap(self, seat: int) -> Choice:
        yield from self.look(seat, 2)
        if len(self.named) == 2:
            self.phase = "swap"
            move = yield ["W", "L"]
            self.stop_looking()
            if move == "W":
                self.exchange()

    def intrude(self) -> Choice:
        self.phase = "join"
        ends = []
        for owner, row in enumerate(self.camps):
            ends += [f"{LETTERS[owner]}{side}" for side in ("<>" if row else ">")]
        move = yield ends
        assert self.hand is not None
        row = self.camps[LETTERS.index(move[0])]
        row.insert(0 if move[1] == "<" else len(row), self.hand)

    def exchange(self) -> None:
        """Let the two cards take each other's exact place, as they lie (SCR-19)."""
        if len(self.named) < 2:
            return
        first, second = self.named
        other = {first: second, second: first}
        for row in [*self.camps, self.deck]:
            row[:] = [other.get(card, card) for card in row]

    # What everybody sees

    def turn_up(self, card: Card) -> None:
        card.up = True
        self.facts[card] = set(range(self.players))

    def discard(self, cards: list[Card]) -> None:
        for card in sorted(cards, key=lambda card: -card.weight):
            self.turn_up(card)
            self.pile.append(card)

    def stop_looking(self) -> None:
        self.looker, self.looked = None, []

    def count_round(self) -> None:
        self.stop_looking()
        own = []
        for row in self.camps:
            for card in row:
                self.turn_up(card)
            numbers = [int(card.value) for card in row if card.value != "="]
            lowest = min(numbers) if numbers else 0  # what "=" counts (SCR-25)
            own.append(sum(lowest if card.value == "=" else int(card.value) for card in row))
        totals = [0, 0]
        for seat, total in enumerate(own):
            totals[team(seat, self.players)] += total
        scores = list(totals)
        if self.caller is not None:
            mine = team(self.caller, self.players)
            # the calling team records 0 if its total is lower or tied, else 10 more (SCR-26)
            scores[mine] = 0 if totals[mine] <= totals[1 - mine] else totals[mine] + 10
        self.counted = {"own_totals": own, "totals": totals, "recorded": scores}
        self.recorded.append(scores)
        if len(self.recorded) < self.rounds:
            self.next_starter = self.follower(own, scores)

    def follower(self, own: list[int], scores: list[int]) -> int:
        """Return who starts the next round: the lowest own total of the better team (SCR-27)."""
        clockwise = [(self.starter + i) % self.players for i in range(1, self.players + 1)]
        if scores[0] != scores[1]:
            better = 0 if scores[0] < scores[1] else 1
            clockwise = [seat for seat in clockwise if team(seat, self.players) == better]
        lowest = min(own[seat] for seat in clockwise)
        found: int = next(seat for seat in clockwise if own[seat] == lowest)
        return found

    # What a seat gets

    def known_by(self, card: Card) -> list[int]:
        return sorted(self.facts[card])

    def remembered(self, card: Card | None, seat: int) -> dict[str, Any] | None:
        """Return a card with all that perfect memory knows of it."""
        if card is None:
            return None
        knows = seat in self.facts[card]
        return {
            "card": card.value if knows else None,
            "up": card.up,
            "known_by": self.known_by(card),
        }

    def memory(self, seat: int) -> dict[str, Any]:
        return {
            "camps": [[self.remembered(card, seat) for card in row] for row in self.camps],
            "deck": [self.remembered(card, seat) for card in reversed(self.deck)],
            "discard": [card.value for card in self.pile],
            "held": self.remembered(self.hand, seat),
        }

    def place(self, card: Card) -> str:
        for name, lying in {**self.lying(), "K1": self.deck[:1], "K2": self.deck[1:2]}.items():
            if lying is card or lying == [card]:
                return name
        raise AssertionError("this card lies nowhere")

    def cell(
        self, card: Card, seat: int | None, now: bool, covered: bool = False
    ) -> dict[str, Any]:
        knows = seat in self.facts[card]
        cell: dict[str, Any] = {"up": card.up}
        if knows and not card.up:
            cell["known"] = True
        if (card.up and not covered) or (knows and (now or self.aid)):
            cell["card"] = card.value
        return cell

    def looks_at(self, card: Card, seat: int | None) -> bool:
        return self.looker == seat and card in self.looked

    def view(self, seat: int | None) -> dict[str, Any]:
        over = self.phase in ("round-over", "over")
        deck: dict[str, Any] = {"size": len(self.deck), "top": None, "second": None}
        for name, card in zip(("top", "second"), self.deck, strict=False):
            deck[name] = self.cell(card, seat, self.looks_at(card, seat), name == "second")
        discard: dict[str, Any] = {
            "size": len(self.pile),
            "top": self.pile[-1].value if self.pile else None,
        }
        if self.aid and seat is not None:
            discard["cards"] = [card.value for card in self.pile]
        view: dict[str, Any] = {
            "players": self.players,
            "teams": [team(owner, self.players) for owner in range(self.players)],
            "memory_aid": self.aid,
            "rounds": self.rounds,
            "round": len(self.recorded) + (0 if over else 1),
            "recorded": self.recorded,
            "sums": [sum(pair[side] for pair in self.recorded) for side in (0, 1)],
            "starter": self.starter,
            "next_starter": self.next_starter,
            "phase": self.phase,
            "caller": self.caller,
            "turns_left": None if self.caller is None else len(self.last_turns),
            "camps": [
                [card and self.cell(card, seat, self.looks_at(card, seat)) for card in row]
                for row in self.camps
            ],
            "deck": deck,
            "discard": discard,
            "held": self.hand
            and {"source": self.source, **self.cell(self.hand, seat, self.mover == seat)},
            "ability": self.described(),
            "targets": [self.place(card) for card in self.named],
            "joining": self.joining,
            "looking": {
                "seat": self.looker,
                "places": [self.place(card) for card in self.looked],
            },
            "pushed": [name for name, card in self.lying().items() if card in self.pushed],
            "penalties": self.penalties,
        }
        if over:
            view["counted"] = self.counted
        return view

    def described(self) -> dict[str, Any] | None:
        if self.used is None:
            return None
        action, number = {
            5: ("look", 1),
            6: ("look", 2),
            7: ("turn-up", 1),
            8: ("turn-up", 2),
            9: ("discard", 2),
            10: ("discard", 1),
            11: ("swap", 2),
            12: ("look-and-swap", 2),
            13: ("nothing", 0),
        }[int(self.used)]
        return {
            "card": self.used,
            "action": action,
            "cards": number,
            "joins": self.used in (9, 13),
            "confirmed": self.used not in (7, 8, 10, 13),
        }


def after(saved: dict[str, Any], moves: Iterable[str]) -> Table:
    table = Table(saved)
    for move in moves:
        table.play(move)
    return table


def sequences(saved: dict[str, Any], depth: int, made: tuple[str, ...] = ()) -> int:
    """Count the sequences of this many moves; one that ends the game early counts once.

    Generators can't be copied, so each sequence is played from its start.
    """
    moves = after(saved, made).options if depth else set()
    return sum(sequences(saved, depth - 1, (*made, move)) for move in moves) if moves else 1
