"""Gallop across Europe (Галопом по Європах), after the Ukrainian edition's rulebook.

Where the book is silent we decided: who must take what when several special cards lie there
(GAL-8 … GAL-11), what burns together (GAL-25), what happens when the cards run out (GAL-14), how a
match is counted (GAL-30 … GAL-32), and that every deal and every match ends (GAL-33, GAL-34).

This file has the fields of a position and what the rules do with them. The rules are in `dealing`,
`turn`, `legal`, `resolving`, `burning`, `scoring` and `ending`, and what a seat knows is in
`knowledge`.
"""

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.gallop import cards, codes, dealing, ending, knowledge, legal, scoring, turn


class Position:
    def __init__(self, players: int, match: int, goal: int) -> None:
        if not (2 <= players <= 4 and 0 <= match <= codes.SINGLE and 1 <= goal <= 1000):
            raise ValueError(f"no such match: {players} players, match {match}, goal {goal}")
        self.players = players
        self.match = match
        self.goal = goal  # points, or deals won
        self.observer = -1  # whose knowledge this is; -1: the whole truth
        self.colours = 0  # in play
        self.copies = [0] * 44  # cards of each kind in play
        self.points = [0] * 4  # in the match; deals won if these are counted
        self.deals = 0  # ended so far
        self.rounds = 0  # of this deal, ended so far
        self.decks = 0  # reshuffles in this deal: the number of the present deck
        self.reveals = 0  # how often cards were turned up, drawn or dealt
        self.marker = 0
        self.phase = codes.OVER
        self.turn = 0  # how many have put down, or have taken and resolved a card
        self.seat = 0
        self.choices = 0  # cards that the seat to move may take, give or get
        # hands, each by deck and kind; a card put down stays here until all are revealed
        self.hand = [[0] * 3, [0] * 3, [0] * 3, [0] * 3]  # -1: hidden
        self.hand_deck = [[0] * 3, [0] * 3, [0] * 3, [0] * 3]  # which deck it was drawn from
        self.hand_not = [[0] * 3, [0] * 3, [0] * 3, [0] * 3]  # which equal cards it can't be
        self.hand_size = [0] * 4
        self.flights = [0] * 4  # those left, as sets
        self.laid = [-1] * 4  # the place in hand of the card put down; -1: none, or hidden
        self.flight = [0] * 4  # put down; 0: none, or hidden
        self.table = [-1] * 4  # revealed and not yet taken, by who put it down; -1: none
        self.order = [0] * 4  # of choosing
        self.swap_card = -1  # the exchange that is being resolved
        self.offered_city = -1  # the city that will be swapped
        # at most two of each colour stay, and one more until it burns
        self.collection = [[0] * 16, [0] * 16, [0] * 16, [0] * 16]
        self.collection_size = [0] * 4
        self.deck = [0] * 47  # the next card to draw is the last
        self.deck_size = 0
        self.pile = [0] * 47  # played cards
        self.pile_size = 0
        self.unseen = [0] * 47  # what is hidden from the observer, by deck and kind
        self.unseen_size = 0
        self.log = [0] * 256  # what the last move did: no part of the position
        self.log_size = 0
        # for later shuffles: nobody sees it, and a position with holes has none
        self.rng: Rng = None  # type: ignore[assignment]

    @property
    def seat_to_move(self) -> int | None:
        return self.seat if self.phase != codes.OVER else None

    @property
    def revealed(self) -> int:
        return self.reveals

    @property
    def chance(self) -> Rng | None:
        return self.rng

    def deal(self, rng: Rng, removed: int, first: int) -> None:
        """Start a match. `removed` is a set of colours, 0: by lot; `first` a seat, -1: by lot."""
        if not isinstance(rng, Rng):
            raise TypeError("deal() takes a koloda.Rng")
        if removed != 0 and (
            removed & ~codes.ALL_COLOURS or bits.count(removed) != codes.MOST_PLAYERS - self.players
        ):
            raise ValueError(f"no such colours: {removed}")
        self.rng = rng.clone()
        dealing.start_match(self, removed, first)

    # what the rules do with the fields

    def discard(self, card: int) -> None:
        """Put a card on the pile of played cards."""
        self.pile[self.pile_size] = card
        self.pile_size += 1

    def move_in_hand(self, seat: int, here: int, there: int) -> None:
        """Copy a card of a hand with what is known about it to another place."""
        self.hand[seat][there] = self.hand[seat][here]
        self.hand_deck[seat][there] = self.hand_deck[seat][here]
        self.hand_not[seat][there] = self.hand_not[seat][here]

    def place_in_hand(self, seat: int, card: int) -> int:
        """Return where a card is, of equal cards the oldest (GAL-14); -1 if it isn't there."""
        for place in range(self.hand_size[seat]):
            if self.hand[seat][place] == card:
                return place
        return -1

    def place_in_collection(self, seat: int, city: int) -> int:
        """Return where a city lies, -1 if it doesn't."""
        for place in range(self.collection_size[seat]):
            if self.collection[seat][place] == city:
                return place
        return -1

    # what everybody may call

    def legal_moves(self) -> list[int]:
        found = [0] * 24
        if self.observer >= 0 and self.seat != self.observer:
            return []
        n = legal.list_moves(self, found)
        return [found[i] for i in range(n)]

    def play(self, move: int) -> bool:
        if self.observer >= 0 or not legal.is_legal(self, move):
            return False
        turn.step(self, move)
        return True

    def playout(self, rng: Rng) -> int:
        if not isinstance(rng, Rng):
            raise TypeError("playout() takes a koloda.Rng")
        if self.observer >= 0:
            raise ValueError("a position with holes can't be played out; imagine one first")
        return turn.play_randomly(self, rng)

    def seen_by(self, seat: int) -> "Position":
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        if self.observer >= 0:
            raise ValueError("this is already what one seat sees")
        seen = Position(self.players, self.match, self.goal)
        knowledge.see(self, seat, seen)
        return seen

    def imagine(self, rng: Rng) -> "Position":
        if not isinstance(rng, Rng):
            raise TypeError("imagine() takes a koloda.Rng")
        if self.observer < 0:
            raise ValueError("nothing is hidden here; imagine from seen_by()")
        world = Position(self.players, self.match, self.goal)
        world.rng = Rng(0)
        knowledge.imagine_in(self, world, rng)
        return world

    def clone(self) -> "Position":
        twin = Position(self.players, self.match, self.goal)
        twin.copy_table(self)
        twin.copy_hidden(self)
        twin.observer = self.observer
        if self.rng is not None:
            twin.rng = self.rng.clone()
        return twin

    def copy_table(self, other: "Position") -> None:
        """Copy what all see: everything but hands, deck, and what is put down and hidden."""
        self.colours = other.colours
        self.deals = other.deals
        self.rounds = other.rounds
        self.decks = other.decks
        self.reveals = other.reveals
        self.marker = other.marker
        self.phase = other.phase
        self.turn = other.turn
        self.seat = other.seat
        self.choices = other.choices
        self.swap_card = other.swap_card
        self.offered_city = other.offered_city
        self.deck_size = other.deck_size
        self.pile_size = other.pile_size
        for card in range(codes.KINDS):
            self.copies[card] = other.copies[card]
        for i in range(other.pile_size):
            self.pile[i] = other.pile[i]
        for seat in range(self.players):
            self.points[seat] = other.points[seat]
            self.flights[seat] = other.flights[seat]
            self.order[seat] = other.order[seat]
            self.table[seat] = other.table[seat]
            self.flight[seat] = 0 if other.phase == codes.LAY else other.flight[seat]
            self.laid[seat] = -1
            self.collection_size[seat] = other.collection_size[seat]
            for i in range(other.collection_size[seat]):
                self.collection[seat][i] = other.collection[seat][i]
            self.hand_size[seat] = other.hand_size[seat]
            for i in range(codes.HAND):
                self.hand[seat][i] = -1
                self.hand_deck[seat][i] = other.hand_deck[seat][i]
                self.hand_not[seat][i] = other.hand_not[seat][i]

    def copy_hand(self, other: "Position", seat: int) -> None:
        """Copy what only the seat knows."""
        for i in range(codes.HAND):
            self.hand[seat][i] = other.hand[seat][i]
        self.laid[seat] = other.laid[seat]
        self.flight[seat] = other.flight[seat]

    def copy_hidden(self, other: "Position") -> None:
        """Copy what `copy_table` leaves out."""
        for seat in range(self.players):
            self.copy_hand(other, seat)
        for i in range(other.deck_size):
            self.deck[i] = other.deck[i]
        for i in range(other.unseen_size):
            self.unseen[i] = other.unseen[i]
        self.unseen_size = other.unseen_size

    def has_laid(self, seat: int) -> bool:
        """Tell whether the seat has put down in this round, hidden still (GAL-5)."""
        return self.phase == codes.LAY and (seat - self.marker) % self.players < self.turn

    def is_complete(self, seat: int) -> bool:
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return scoring.is_complete(self, seat)

    def score(self, seat: int, complete: bool) -> int:
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return scoring.score(self, seat, complete)

    def is_decided(self) -> bool:
        return ending.is_decided(self)

    def fits_exchange(self, city: int) -> bool:
        """Tell whether the exchange that is being resolved is for cities of this value."""
        return legal.is_for(self.swap_card, city)

    def restore(
        self,
        observer: int,
        colours: int,
        copies: list[int],
        points: list[int],
        counts: tuple[int, int, int, int],
        marker: int,
        phase: int,
        turn: int,
        hands: list[list[tuple[int, int, int]]],
        flights: list[int],
        laid: list[tuple[int, int]],
        table: list[int],
        swap: tuple[int, int],
        rows: list[list[int]],
        deck: list[int],
        pile: list[int],
        unseen: list[int],
        rng: Rng | None,
    ) -> None:
        """Set everything. `saved.load` has checked that it makes sense; this, that it does no harm.

        `counts` are deals, rounds, decks and reveals; a hand card has its kind (-1: hidden), its
        deck and what it is not; `laid` has the place in hand and the flight. The deck of a position
        with holes is a list of -1.
        """
        if rng is None and observer < 0:
            raise ValueError("no generator for the shuffles to come")
        for_each_seat = (points, hands, flights, laid, table, rows)
        if len(copies) != codes.KINDS or any(len(given) != self.players for given in for_each_seat):
            raise ValueError("not one of each for every kind or seat")
        if max(len(zone) for zone in (deck, pile, unseen)) > codes.DECK:
            raise ValueError("too many cards")
        if max(map(len, hands)) > codes.HAND or max(map(len, rows)) > 12:
            raise ValueError("too many cards in a hand or a collection")
        self.observer = observer
        self.colours = colours & 63
        self.deals, self.rounds, self.decks, self.reveals = counts
        self.marker = marker
        self.phase = phase
        self.turn = turn
        self.swap_card, self.offered_city = swap
        if rng is not None:
            self.rng = rng.clone()
        for kind in range(codes.KINDS):
            self.copies[kind] = copies[kind]
        for seat in range(self.players):
            self.points[seat] = points[seat]
            self.flights[seat] = flights[seat]
            self.laid[seat], self.flight[seat] = laid[seat]
            self.table[seat] = table[seat]
            self.hand_size[seat] = len(hands[seat])
            for i, (card, from_deck, is_not) in enumerate(hands[seat]):
                self.hand[seat][i] = card
                self.hand_deck[seat][i] = from_deck
                self.hand_not[seat][i] = is_not
            self.collection_size[seat] = len(rows[seat])
            for i, city in enumerate(rows[seat]):
                self.collection[seat][i] = city
        for i, card in enumerate(deck):
            self.deck[i] = card
        for i, card in enumerate(pile):
            self.pile[i] = card
        for i, card in enumerate(unseen):
            self.unseen[i] = card
        self.deck_size = len(deck)
        self.pile_size = len(pile)
        self.unseen_size = len(unseen)
        self.log_size = 0
        if not (self.has_each_card_once() and self.is_sound()):
            self.phase = codes.OVER
            raise ValueError("no such position")

    def has_each_card_once(self) -> bool:
        """Every card in play is somewhere, and only there."""
        zones = [
            self.unseen_cards(),
            self.pile_cards(),
            self.table_cards(),
            [self.swap_card],
            *(self.cities(seat) for seat in range(self.players)),
            *(self.hand_cards(seat) for seat in range(self.players)),
        ]
        if self.observer < 0:
            zones.append(self.deck_cards())
        found = [0] * 44
        for zone in zones:
            for card in zone:
                if card >= codes.KINDS:
                    return False
                if card >= 0:
                    found[card] += 1
        return all(
            found[kind] == self.copies[kind] <= cards.copies(kind) for kind in range(codes.KINDS)
        )

    def is_sound(self) -> bool:
        """Find the seat to move and its choices; False if the rules would lose their way here."""
        seats = self.players
        if not -1 <= self.observer < seats:
            return False
        hidden = 0
        if self.observer >= 0:
            hidden = self.deck_size
        for seat in range(seats):
            if self.observer in (-1, seat):
                if -1 in self.hand_cards(seat):
                    return False
            else:
                hidden += self.hand_size[seat]
            if any(not 0 <= deck <= self.decks for deck in self.hand_decks(seat)):
                return False
        if self.unseen_size != hidden:
            return False
        if self.observer < 0 and -1 in self.deck_cards():
            return False
        if not (0 <= self.marker < seats and 0 <= self.turn <= seats and self.decks >= 0):
            return False
        if any(card not in range(codes.EXCHANGE) for card in self.all_cities()):
            return False
        if any(card < 0 for card in (*self.pile_cards(), *self.unseen_cards())):
            return False
        if any(mine & ~codes.FLIGHTS for mine in self.flights):
            return False
        if self.phase == codes.OVER:
            return True
        if self.turn >= seats:
            return False
        if self.phase == codes.LAY:
            self.seat = (self.marker + self.turn) % seats
            return all(self.may_lay(seat) for seat in range(seats))
        turn.set_order(self)
        self.seat = self.order[self.turn]
        swapping = self.phase != codes.PICK
        if swapping != (codes.EXCHANGE <= self.swap_card <= codes.UNIVERSAL):
            return False
        if sum(card >= 0 for card in self.table_cards()) != seats - self.turn - swapping:
            return False
        if self.phase == codes.PICK:
            self.choices = legal.cards_to_take(self)
        elif self.phase == codes.GIVE:
            self.choices = legal.cities_to_give(self)
        elif self.phase == codes.GET:
            self.choices = legal.cities_to_give(self)
            if (
                not 0 <= self.offered_city < codes.EXCHANGE
                or not self.choices >> self.offered_city & 1
            ):
                return False
            self.choices = legal.cities_to_get(self)
        else:
            return False
        return bits.count(self.choices) > 1

    def may_lay(self, seat: int) -> bool:
        """Whether the seat has what it needs to put down, or has put down what it has."""
        if self.hand_size[seat] == 0 or self.flights[seat] == 0:
            return False
        if not self.has_laid(seat) or self.observer not in (-1, seat):
            return self.laid[seat] == -1 and self.flight[seat] == 0
        return (
            0 <= self.laid[seat] < self.hand_size[seat]
            and 1 <= self.flight[seat] <= 6
            and self.flights[seat] >> self.flight[seat] & 1 == 1
        )

    def all_cities(self) -> list[int]:
        return [city for seat in range(self.players) for city in self.cities(seat)]

    def hand_cards(self, seat: int) -> list[int]:
        """By deck and kind, with what is put down and hidden; -1 where it can't be seen."""
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return [self.hand[seat][i] for i in range(self.hand_size[seat])]

    def hand_decks(self, seat: int) -> list[int]:
        """Which deck each card of the hand comes from."""
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return [self.hand_deck[seat][i] for i in range(self.hand_size[seat])]

    def hand_nots(self, seat: int) -> list[int]:
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return [self.hand_not[seat][i] for i in range(self.hand_size[seat])]

    def cities(self, seat: int) -> list[int]:
        """Return a seat's collection."""
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return [self.collection[seat][i] for i in range(self.collection_size[seat])]

    def table_cards(self) -> list[int]:
        """By who put it down; -1 where it has been taken."""
        return [self.table[seat] for seat in range(self.players)]

    def deck_cards(self) -> list[int]:
        """The next card to draw is the last; -1 where it can't be seen."""
        if self.observer >= 0:
            return [-1] * self.deck_size
        return [self.deck[i] for i in range(self.deck_size)]

    def pile_cards(self) -> list[int]:
        return [self.pile[i] for i in range(self.pile_size)]

    def unseen_cards(self) -> list[int]:
        return [self.unseen[i] for i in range(self.unseen_size)]

    def logged(self) -> list[int]:
        return [self.log[i] for i in range(self.log_size)]

    def rng_saved(self) -> str | None:
        return None if self.rng is None else self.rng.save()

    def key(self) -> tuple[object, ...]:
        seats = range(self.players)
        return (
            self.players,
            self.match,
            self.goal,
            self.observer,
            self.colours,
            tuple(self.copies),
            tuple(self.points),
            self.deals,
            self.rounds,
            self.decks,
            self.reveals,
            self.marker,
            self.phase,
            self.turn,
            tuple(tuple(self.hand_cards(seat)) for seat in seats),
            tuple(tuple(self.hand_decks(seat)) for seat in seats),
            tuple(tuple(self.hand_nots(seat)) for seat in seats),
            tuple(self.flights),
            tuple(self.laid),
            tuple(self.flight),
            tuple(self.table_cards()),
            self.swap_card,
            self.offered_city,
            tuple(tuple(self.cities(seat)) for seat in seats),
            tuple(self.deck_cards()),
            tuple(self.pile_cards()),
            tuple(self.unseen_cards()),
            self.rng_saved(),
        )
