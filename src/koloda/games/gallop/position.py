"""Gallop across Europe (Галопом по Європах), after the Ukrainian edition's rulebook.

Where the book is silent we decided: who must take what when several special cards lie there
(GAL-8 … GAL-11), what burns together (GAL-25), what happens when the cards run out (GAL-14), how a
match is counted (GAL-30 … GAL-32), and that every deal and every match ends (GAL-33, GAL-34).

This file has the fields of a position and what the rules do with them. The rules are in `dealing`,
`turn`, `legal`, `resolving`, `burning`, `scoring` and `ending`, and what a seat knows is in
`knowledge`.
"""

from koloda.engine import bits, hashing
from koloda.engine.errors import InvalidArgument, InvalidPosition, WrongType
from koloda.engine.rng import Rng
from koloda.games.gallop import cards, codes, dealing, knowledge, legal, scoring, turn


class Position:
    def __init__(self, players: int, match: int, goal: int) -> None:
        if not (2 <= players <= 4 and 0 <= match <= codes.SINGLE and 1 <= goal <= 1000):
            raise InvalidArgument(f"no such match: {players} players, match {match}, goal {goal}")
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
        self.pile = [0] * 47  # the discard pile
        self.pile_size = 0
        self.unseen = [0] * 47  # what is hidden from the observer, by deck and kind
        self.unseen_size = 0
        self.listed = [0] * 24  # the legal moves, once somebody has asked for them
        self.listed_size = 0  # 0: nobody has
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
            raise WrongType("deal() takes a koloda.Rng")
        if self.rng is not None or self.observer >= 0:
            raise InvalidArgument("this was dealt before; later deals follow by themselves")
        if removed != 0 and (
            removed & ~codes.ALL_COLOURS or bits.count(removed) != codes.MOST_PLAYERS - self.players
        ):
            raise InvalidArgument(f"no such colours: {removed}")
        self.rng = rng.clone()
        dealing.start_match(self, removed, first)

    # what the rules do with the fields

    def discard(self, card: int) -> None:
        """Put a card on the discard pile."""
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
        if self.observer >= 0 and self.seat != self.observer:
            return []
        n = legal.list_once(self)
        return [self.listed[i] for i in range(n)]

    def play(self, move: int) -> bool:
        if self.observer >= 0 or not legal.is_legal(self, move):
            return False
        turn.step(self, move)
        return True

    def playout(self, rng: Rng) -> int:
        if not isinstance(rng, Rng):
            raise WrongType("playout() takes a koloda.Rng")
        if self.observer >= 0:
            raise InvalidArgument("a position with holes can't be played out; imagine one first")
        return turn.play_randomly(self, rng)

    def seen_by(self, seat: int) -> "Position":
        if not 0 <= seat < self.players:
            raise InvalidArgument(f"no seat {seat}")
        if self.observer >= 0:
            raise InvalidArgument("this is already what one seat sees")
        seen = Position(self.players, self.match, self.goal)
        knowledge.see(self, seat, seen)
        return seen

    def imagine(self, rng: Rng) -> "Position":
        if not isinstance(rng, Rng):
            raise WrongType("imagine() takes a koloda.Rng")
        if self.observer < 0:
            raise InvalidArgument("nothing is hidden here; imagine from seen_by()")
        world = Position(self.players, self.match, self.goal)
        world.rng = Rng(0)
        if not knowledge.imagine_in(self, world, rng):
            raise InvalidPosition("no world fits what is known here")
        return world

    def clone(self) -> "Position":
        twin = Position(self.players, self.match, self.goal)
        twin.copy_table(self)
        twin.copy_hidden(self)
        twin.observer = self.observer
        if self.rng is not None:
            twin.rng = self.rng.clone()
        return twin

    def fingerprint(self) -> int:
        # which cards are in the game follows from where they are
        h = hashing.mix(hashing.start(), self.observer)
        h = hashing.mix(h, self.players << 24 | self.match << 16 | self.goal)
        h = hashing.mix(h, self.colours)
        h = hashing.mix(h, self.deals << 16 | self.rounds)
        h = hashing.mix(h, self.decks)
        h = hashing.mix(h, self.reveals)
        h = hashing.mix(h, self.marker << 16 | self.phase << 8 | self.turn)
        h = hashing.mix(h, self.swap_card)
        h = hashing.mix(h, self.offered_city)
        for seat in range(self.players):
            h = hashing.mix(h, self.points[seat])
            h = hashing.mix(h, self.flights[seat] << 16 | self.flight[seat])
            h = hashing.mix(h, self.laid[seat])
            h = hashing.mix(h, self.table[seat])
            h = hashing.mix(h, self.hand_size[seat] << 8 | self.collection_size[seat])
            for i in range(self.hand_size[seat]):
                h = hashing.mix(h, self.hand[seat][i])
                h = hashing.mix(h, self.hand_deck[seat][i] << 16 | self.hand_not[seat][i])
            for i in range(self.collection_size[seat]):
                h = hashing.mix(h, self.collection[seat][i])
        h = hashing.mix(h, self.deck_size << 16 | self.pile_size << 8 | self.unseen_size)
        if self.observer < 0:
            for i in range(self.deck_size):
                h = hashing.mix(h, self.deck[i])
        for i in range(self.pile_size):
            h = hashing.mix(h, self.pile[i])
        for i in range(self.unseen_size):
            h = hashing.mix(h, self.unseen[i])
        return h if self.rng is None else self.rng.mixed_into(h)

    def copy_table(self, other: "Position") -> None:
        """Copy what all see: everything but hands, deck, and what is put down and hidden."""
        self.listed_size = 0
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

    def has_put_down(self, seat: int) -> bool:
        """Do the same as `has_laid` for any seat."""
        if not 0 <= seat < self.players:
            raise InvalidArgument(f"no seat {seat}")
        return self.has_laid(seat)

    def is_complete(self, seat: int) -> bool:
        if not 0 <= seat < self.players:
            raise InvalidArgument(f"no seat {seat}")
        return scoring.is_complete(self, seat)

    def fits_exchange(self, city: int) -> bool:
        """Tell whether the exchange that is being resolved is for cities of this value."""
        if self.swap_card < 0:
            raise InvalidArgument("no exchange is being resolved")
        if not cards.is_city(city):
            raise InvalidArgument(f"no city {city}")
        return legal.is_for(self.swap_card, city)

    def hand_cards(self, seat: int) -> list[int]:
        """Return a hand by deck and kind, with what is put down; -1 where it can't be seen."""
        if not 0 <= seat < self.players:
            raise InvalidArgument(f"no seat {seat}")
        return [self.hand[seat][i] for i in range(self.hand_size[seat])]

    def hand_decks(self, seat: int) -> list[int]:
        """Return which deck each card of a hand comes from."""
        if not 0 <= seat < self.players:
            raise InvalidArgument(f"no seat {seat}")
        return [self.hand_deck[seat][i] for i in range(self.hand_size[seat])]

    def hand_nots(self, seat: int) -> list[int]:
        """Return what all know that each card of a hand is not."""
        if not 0 <= seat < self.players:
            raise InvalidArgument(f"no seat {seat}")
        return [self.hand_not[seat][i] for i in range(self.hand_size[seat])]

    def cities(self, seat: int) -> list[int]:
        """Return a seat's collection."""
        if not 0 <= seat < self.players:
            raise InvalidArgument(f"no seat {seat}")
        return [self.collection[seat][i] for i in range(self.collection_size[seat])]

    def table_cards(self) -> list[int]:
        """Return the revealed cards by who put them down, -1 where one has been taken."""
        return [self.table[seat] for seat in range(self.players)]

    def laid_by(self, seat: int) -> tuple[int, int]:
        """Return a seat's card, -1 once it is taken, and flight, 0 if none is put down or known."""
        if not 0 <= seat < self.players:
            raise InvalidArgument(f"no seat {seat}")
        if self.laid[seat] >= 0:
            return self.hand[seat][self.laid[seat]], self.flight[seat]
        return self.table[seat], self.flight[seat]

    def deck_cards(self) -> list[int]:
        """Return the deck, the next card last; -1 where it can't be seen."""
        if self.observer >= 0:
            return [-1] * self.deck_size
        return [self.deck[i] for i in range(self.deck_size)]

    def pile_cards(self) -> list[int]:
        return [self.pile[i] for i in range(self.pile_size)]

    def unseen_cards(self) -> list[int]:
        return [self.unseen[i] for i in range(self.unseen_size)]

    def logged(self) -> list[int]:
        return [self.log[i] for i in range(self.log_size)]
