"""Gallop across Europe (Галопом по Європах), after the Ukrainian edition's rulebook.

Where the book is silent we decided: who must take what when several special cards lie there
(GAL-8 … GAL-11), what burns together (GAL-25), what happens when the cards run out (GAL-14), how a
match is counted (GAL-30 … GAL-32), and that every deal and every match ends (GAL-33, GAL-34).

**What a seat knows.** Everybody sees who draws a card, and from which deck: the first, or that of
the n-th reshuffle. Whatever was played has lain open, so everybody also knows of each card that is
hidden now in which deck it was. The hidden cards of one deck, then, are those hand cards of others
that were drawn from it and, if it is the present one, the deck itself, and nothing tells one
arrangement of them from another. Two conventions make this exact for equal cards too (universals,
deportations):

- hands are held in the order of the decks: all see from which deck a card comes that is revealed;
- of equal cards that from the oldest deck is put down first. So who puts down a universal of deck 2
  has none of decks 0 and 1 in his hand: `hand_not` notes that on the cards that he still holds.

A position with holes has the hidden cards of each deck, in rising order, in `unseen`, and `imagine`
arranges them anew.
"""

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.gallop import cards, codes, scoring


class Position:
    def __init__(self, players: int, match: int, goal: int) -> None:
        if not (2 <= players <= 4 and 0 <= match <= codes.SINGLE and 1 <= goal <= 1000):
            raise ValueError(f"no such match: {players} players, match {match}, goal {goal}")
        self.players = players
        self.match = match
        self.goal = goal  # points, or deals won
        self.observer = -1  # whose knowledge this is; -1: the whole truth
        self.colours = 0  # those in play
        self.copies = [0] * 44  # of each kind, in play
        self.points = [0] * 4  # in the match; deals won where they are what counts
        self.deals = 0  # ended so far
        self.rounds = 0  # of this deal, ended so far
        self.decks = 0  # reshuffles in this deal: the number of the present deck
        self.reveals = 0  # cards turned up, drawn or dealt so far, all at once counting once
        self.marker = 0
        self.phase = codes.OVER
        self.turn = 0  # how many have put down, or have taken and resolved a card
        self.seat = 0
        self.choices = 0  # the cards that the seat to move may take, give or get
        self.hand = [0] * 12  # three a seat, by deck and kind; -1: hidden
        self.hand_deck = [0] * 12  # which deck each was drawn from
        self.hand_not = [0] * 12  # which equal cards all know that it is not
        self.hand_size = [0] * 4
        self.flights = [0] * 4  # still to be played
        self.laid = [-1] * 4  # the place of the card put down, which stays in hand until revealed
        self.flight = [0] * 4  # put down; 0: none, or hidden
        self.table = [-1] * 4  # revealed and not yet taken, by who put it down; -1: none
        self.order = [0] * 4  # of choosing
        self.swap_card = -1  # the exchange that is being resolved
        self.given = -1  # the city that will be swapped
        self.row = [0] * 64  # collections, 16 a seat; two of each colour at most, once it has burnt
        self.row_size = [0] * 4
        self.deck = [0] * 47  # the next card to draw is the last
        self.deck_size = 0
        self.pile = [0] * 47
        self.pile_size = 0
        self.unseen = [0] * 47  # of a position with holes: what is hidden, by deck and kind
        self.unseen_size = 0
        self.log = [0] * 256  # what the last move did: no part of the position
        self.log_size = 0
        # of shuffles to come: nobody sees it, and a position with holes has none
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
        if removed != 0 and (removed & ~63 or bits.count(removed) != 4 - self.players):
            raise ValueError(f"no such colours: {removed}")
        self.rng = rng.clone()
        if removed == 0:
            for colour in range(6):
                self.deck[colour] = colour
            self.deck_size = 6
            self.shuffle()
            for i in range(4 - self.players):  # GAL-3
                removed |= bits.only(self.deck[i])
        self.colours = 63 & ~removed
        for card in range(codes.KINDS):
            in_play = card >= codes.EXCHANGE or self.colours >> (card // 6) & 1
            self.copies[card] = cards.COPIES[card] if in_play else 0  # GAL-1
        self.marker = first if 0 <= first < self.players else self.rng.pick(self.players)
        self.clear_table()
        self.new_deal()
        self.log_size = 0

    def new_deal(self) -> None:
        """Everything but the points, the removed colours and the marker starts anew (GAL-30)."""
        self.rounds = 0
        self.decks = 0
        self.pile_size = 0
        self.deck_size = 0
        for card in range(codes.KINDS):
            for _ in range(self.copies[card]):
                self.deck[self.deck_size] = card
                self.deck_size += 1
        self.shuffle()
        for seat in range(self.players):
            self.row_size[seat] = 0
            self.hand_size[seat] = 0
            self.flights[seat] = codes.FLIGHTS  # GAL-2
        for _ in range(codes.HAND):
            for seat in range(self.players):
                if self.deck_size > 0:
                    self.draw(seat)
        self.reveals += 1
        self.start_round()

    def shuffle(self) -> None:
        for i in range(self.deck_size - 1, 0, -1):
            j = self.rng.pick(i + 1)
            card = self.deck[i]
            self.deck[i] = self.deck[j]
            self.deck[j] = card

    def draw(self, seat: int) -> int:
        """Take the next card of a deck that has one."""
        self.deck_size -= 1
        card = self.deck[self.deck_size]
        start = codes.HAND * seat
        place = start + self.hand_size[seat]
        while (
            place > start
            and self.hand_deck[place - 1] == self.decks
            and self.hand[place - 1] > card
        ):
            self.hand[place] = self.hand[place - 1]
            self.hand_deck[place] = self.hand_deck[place - 1]
            self.hand_not[place] = self.hand_not[place - 1]
            place -= 1
        self.hand[place] = card
        self.hand_deck[place] = self.decks
        self.hand_not[place] = 0
        self.hand_size[seat] += 1
        return card

    def note(self, word: int) -> None:
        if self.log_size < codes.LOG_ROOM:
            self.log[self.log_size] = word
            self.log_size += 1

    def discard(self, card: int) -> None:
        self.pile[self.pile_size] = card
        self.pile_size += 1

    def start_round(self) -> None:
        self.phase = codes.LAY
        self.turn = 0
        self.seat = self.marker

    def clear_table(self) -> None:
        for seat in range(self.players):
            self.laid[seat] = -1
            self.flight[seat] = 0
            self.table[seat] = -1

    def step(self, move: int) -> None:
        """Make a legal move and all that follows from it without a choice."""
        card = codes.card(move)
        self.log_size = 0
        if self.phase == codes.LAY:
            self.lay(codes.step(move), card)
        else:
            if self.phase == codes.PICK:
                self.take(card)
            elif self.phase == codes.GIVE:
                self.give(card)
            else:
                self.swap(card)
            self.go_on()

    def lay(self, flight: int, card: int) -> None:
        """Put down a card and a flight; hidden until all have (GAL-5)."""
        seat = self.seat
        self.laid[seat] = self.place_in_hand(seat, card)
        self.flight[seat] = flight
        self.turn += 1
        self.note(codes.LAID)
        self.note(seat)
        self.note(codes.join(flight, card))
        if self.turn < self.players:
            self.seat = (seat + 1) % self.players
        else:
            self.reveal()
            self.go_on()

    def place_in_hand(self, seat: int, card: int) -> int:
        """Of the card; of equal ones that from the oldest deck. -1: not there."""
        for place in range(codes.HAND * seat, codes.HAND * seat + self.hand_size[seat]):
            if self.hand[place] == card:
                return place - codes.HAND * seat
        return -1

    def reveal(self) -> None:
        self.note(codes.REVEALED)
        for seat in range(self.players):
            self.table[seat] = self.play_from_hand(seat, self.laid[seat])
            self.laid[seat] = -1
            self.flights[seat] ^= 1 << self.flight[seat]
            self.note(self.table[seat])
            self.note(self.flight[seat])
        self.set_order()
        for i in range(self.players):
            self.note(self.order[i])
        self.turn = 0
        self.phase = codes.PICK
        self.reveals += 1

    def play_from_hand(self, seat: int, place: int) -> int:
        """Take the card out of the hand, and note what all learn about those that stay."""
        start = codes.HAND * seat
        card = self.hand[start + place]
        is_not = 0
        if card == codes.UNIVERSAL:
            is_not = codes.NOT_UNIVERSAL
        elif card == codes.DEPORTATION:
            is_not = codes.NOT_DEPORTATION
        for i in range(start, start + place):
            if self.hand_deck[i] < self.hand_deck[start + place]:
                self.hand_not[i] |= is_not
        self.hand_size[seat] -= 1
        for i in range(start + place, start + self.hand_size[seat]):
            self.hand[i] = self.hand[i + 1]
            self.hand_deck[i] = self.hand_deck[i + 1]
            self.hand_not[i] = self.hand_not[i + 1]
        return card

    def set_order(self) -> None:
        """The higher flight first; of equal ones who is nearer to the marker, clockwise (GAL-6)."""
        for i in range(self.players):
            seat = (self.marker + i) % self.players
            place = i
            while place > 0 and self.flight[self.order[place - 1]] < self.flight[seat]:
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = seat

    def go_on(self) -> None:
        """Resolve one card after the other until somebody has a choice."""
        while self.phase == codes.PICK:
            if self.turn == self.players:
                self.end_round()
                return
            self.seat = self.order[self.turn]
            self.look_at_table()
            if self.choices & (self.choices - 1):
                return
            self.take(bits.lowest(self.choices))

    def look_at_table(self) -> None:
        """What the next chooser may take.

        There are as many cards left as choosers. So the first choosers get the deportations
        (GAL-8) and the last the exchanges (GAL-9), the very last the universals (GAL-10), if each
        takes a deportation while there is one, else a city (GAL-11), else an ordinary exchange.
        """
        cities = 0
        exchanges = 0
        deported = 0
        for owner in range(self.players):
            card = self.table[owner]
            if card == codes.DEPORTATION:
                deported = 1
            elif card >= codes.EXCHANGE:
                exchanges |= bits.only(card)
            elif card >= 0:
                cities |= bits.only(card)
        if deported:
            self.choices = bits.only(codes.DEPORTATION)
        elif cities:
            self.choices = cities
        elif exchanges != bits.only(codes.UNIVERSAL):
            self.choices = exchanges & ~bits.only(codes.UNIVERSAL)
        else:
            self.choices = exchanges

    def take(self, card: int) -> None:
        """Take a card that was put down (GAL-7) and resolve it, as far as no choice is needed."""
        owner = 0
        while self.table[owner] != card:
            owner += 1
        self.table[owner] = -1
        seat = self.seat
        self.note(codes.TAKEN)
        self.note(seat)
        self.note(card)
        self.note(owner)
        if card == codes.DEPORTATION:
            self.deport()
        elif card >= codes.EXCHANGE:
            self.swap_card = card
            self.look_for_swap()
        else:
            self.row[16 * seat + self.row_size[seat]] = card  # GAL-15
            self.row_size[seat] += 1
            self.burn(seat)
            self.turn += 1

    def deport(self) -> None:
        seat = self.seat
        city = -1
        if self.row_size[seat] > 0:
            self.row_size[seat] -= 1
            city = self.row[16 * seat + self.row_size[seat]]
            self.discard(city)  # GAL-16
        self.discard(codes.DEPORTATION)
        self.note(codes.DEPORTED)
        self.note(seat)
        self.note(city)
        self.turn += 1

    def look_for_swap(self) -> None:
        self.find_gifts()
        if self.choices == 0:  # GAL-18
            self.note(codes.NO_SWAP)
            self.note(self.seat)
            self.end_swap()
        elif self.choices & (self.choices - 1):
            self.phase = codes.GIVE
        else:
            self.give(bits.lowest(self.choices))

    def find_gifts(self) -> None:
        """Which of one's own cities can be swapped for another's?"""
        values = 0  # that somebody has with whom a swap is allowed
        for partner in range(self.players):
            if self.may_swap_with(partner):
                for i in range(16 * partner, 16 * partner + self.row_size[partner]):
                    values |= 1 << (self.row[i] % 6)
        if self.swap_card != codes.UNIVERSAL:  # GAL-19
            values &= 1 << (self.swap_card - codes.EXCHANGE)  # GAL-17
        self.choices = 0
        for i in range(16 * self.seat, 16 * self.seat + self.row_size[self.seat]):
            if values >> (self.row[i] % 6) & 1:
                self.choices |= bits.only(self.row[i])

    def may_swap_with(self, partner: int) -> bool:
        return (
            partner != self.seat and self.row_size[partner] >= self.row_size[self.seat]  # GAL-20
        )

    def give(self, city: int) -> None:
        """This city goes away; another comes for it."""
        self.given = city
        self.find_returns()
        if self.choices & (self.choices - 1):
            self.phase = codes.GET
            self.note(codes.GAVE)
            self.note(self.seat)
            self.note(city)
        else:
            self.swap(bits.lowest(self.choices))

    def find_returns(self) -> None:
        """Which cities of others can come for the one that is given?"""
        self.choices = 0
        for partner in range(self.players):
            if self.may_swap_with(partner):
                for i in range(16 * partner, 16 * partner + self.row_size[partner]):
                    if self.row[i] % 6 == self.given % 6:
                        self.choices |= bits.only(self.row[i])

    def swap(self, city: int) -> None:
        """The two cities change places, exactly (GAL-21)."""
        seat = self.seat
        mine = 16 * seat
        while self.row[mine] != self.given:
            mine += 1
        theirs = 0
        while theirs & 15 >= self.row_size[theirs >> 4] or self.row[theirs] != city:
            theirs += 1
        partner = theirs >> 4
        self.row[mine] = city
        self.row[theirs] = self.given
        self.note(codes.SWAPPED)
        self.note(seat)
        self.note(self.given)
        self.note(partner)
        self.note(city)
        self.end_swap()
        self.burn(seat)
        self.burn(partner)

    def end_swap(self) -> None:
        self.discard(self.swap_card)
        self.swap_card = -1
        self.given = -1
        self.phase = codes.PICK
        self.turn += 1

    def burn(self, seat: int) -> None:
        """Burn what must burn, wave by wave, until nothing does (GAL-24)."""
        why = [0] * 16
        start = 16 * seat
        while True:
            size = self.row_size[seat]
            number = [0] * 6
            for i in range(size):
                number[cards.colour(self.row[start + i])] += 1
            burning = 0
            for i in range(size):
                colour = cards.colour(self.row[start + i])
                why[i] = 0
                if (i > 0 and cards.colour(self.row[start + i - 1]) == colour) or (
                    i + 1 < size and cards.colour(self.row[start + i + 1]) == colour
                ):
                    why[i] = codes.NEIGHBOURS  # GAL-22
                if number[colour] >= 3:
                    why[i] |= codes.THREE  # GAL-23
                if why[i]:
                    burning += 1
            if burning == 0:
                return
            self.note(codes.BURNT)
            self.note(seat)
            self.note(burning)
            left = 0
            for i in range(size):  # GAL-25
                city = self.row[start + i]
                if why[i]:
                    self.discard(city)
                    self.note(codes.join(why[i], city))
                else:
                    self.row[start + left] = city
                    left += 1
            self.row_size[seat] = left

    def is_complete(self, seat: int) -> bool:
        found = 0
        if 0 <= seat < self.players:
            for i in range(16 * seat, 16 * seat + self.row_size[seat]):
                found |= 1 << (cards.colour(self.row[i]))
        return found == self.colours

    def end_round(self) -> None:
        self.rounds += 1
        self.clear_table()
        complete = 0
        for seat in range(self.players):
            if self.is_complete(seat):
                complete |= 1 << seat
            if self.flights[seat] == 0:
                self.flights[seat] = codes.FLIGHTS  # GAL-13
        why = codes.COMPLETE  # GAL-26
        if complete == 0:
            why = codes.TOO_LONG  # GAL-33
            if self.rounds < codes.LONGEST_DEAL:
                why = -1
                self.draw_all()
        self.marker = (self.marker + 1) % self.players
        for seat in range(self.players):
            if why < 0 and self.hand_size[seat] == 0:
                why = codes.NO_CARD  # GAL-14
        if why < 0:
            if self.flights[0] == codes.FLIGHTS:
                self.note(codes.FLIGHTS_BACK)
            self.note(codes.MARKER)
            self.note(self.marker)
            self.start_round()
        else:
            self.end_deal(complete, why)

    def draw_all(self) -> None:
        """Each draws a card, clockwise from the marker's holder (GAL-12)."""
        self.reveals += 1
        for i in range(self.players):
            seat = (self.marker + i) % self.players
            if self.deck_size == 0 and self.pile_size > 0:
                self.reshuffle()
            self.note(codes.DRAWN)
            self.note(seat)
            self.note(self.draw(seat) if self.deck_size > 0 else -1)

    def reshuffle(self) -> None:
        """The played cards become the deck (GAL-14)."""
        for i in range(self.pile_size):
            self.deck[i] = self.pile[i]
        self.deck_size = self.pile_size
        self.pile_size = 0
        self.shuffle()
        self.decks += 1
        self.note(codes.SHUFFLED)
        self.note(self.deck_size)

    def score(self, seat: int, complete: bool) -> int:
        """What the seat's collection is worth."""
        highest = [0] * 6
        second = [0] * 6
        if not 0 <= seat < self.players:
            return 0
        for i in range(16 * seat, 16 * seat + self.row_size[seat]):
            colour = cards.colour(self.row[i])
            value = cards.value(self.row[i])
            if value > highest[colour]:
                second[colour] = highest[colour]
                highest[colour] = value
            else:
                second[colour] = value
        found = 0
        for colour in range(6):
            found += scoring.points(highest[colour], second[colour], complete)
        return found

    def end_deal(self, complete: int, why: int) -> None:
        self.note(codes.ENDED)
        self.note(why)
        scores = [0] * 4
        for seat in range(self.players):
            is_complete = (complete >> seat & 1) == 1
            scores[seat] = self.score(seat, is_complete)
            self.note(codes.SCORED)
            self.note(seat)
            self.note(is_complete)
            self.note(self.row_size[seat])
            for i in range(16 * seat, 16 * seat + self.row_size[seat]):
                self.note(self.row[i])
        if self.match != codes.WINS:
            for seat in range(self.players):
                self.points[seat] += scores[seat]  # GAL-30
        elif complete == 3:
            if scores[0] != scores[1]:
                self.points[0 if scores[0] > scores[1] else 1] += 1
        elif complete:
            self.points[bits.lowest(complete)] += 1  # GAL-31
        self.deals += 1
        if self.is_decided():
            self.phase = codes.OVER
            self.turn = 0
        else:
            self.new_deal()
            self.note(codes.DEALT)
            self.note(self.marker)

    def is_decided(self) -> bool:
        """Whether the match is over, after some deal."""
        if self.match == codes.SINGLE or self.deals >= codes.LONGEST_MATCH:  # GAL-32, GAL-34
            return self.deals > 0
        most = 0
        leaders = 0
        for seat in range(self.players):
            if self.points[seat] > most:
                most = self.points[seat]
                leaders = 0
            if self.points[seat] == most:
                leaders += 1
        return most >= self.goal and leaders == 1  # GAL-30, GAL-31

    def is_legal(self, move: int) -> bool:
        if move < 0 or self.phase == codes.OVER:
            return False
        step = codes.step(move)
        card = codes.card(move)
        if self.phase == codes.LAY:
            return (
                1 <= step <= 6
                and (self.flights[self.seat] >> step & 1) == 1
                and self.place_in_hand(self.seat, card) >= 0
            )
        if self.phase == codes.PICK:
            wanted = codes.PICKED
        elif self.phase == codes.GIVE:
            wanted = codes.GIVEN
        else:
            wanted = codes.GOT
        return step == wanted and (self.choices >> card & 1) == 1

    def list_moves(self, found: list[int]) -> int:
        """Fill `found`, which has room for 24; return how many moves there are."""
        n = 0
        if self.phase == codes.LAY:
            start = codes.HAND * self.seat
            for flight in range(1, 7):
                if self.flights[self.seat] >> flight & 1:
                    for i in range(start, start + self.hand_size[self.seat]):
                        if self.place_in_hand(self.seat, self.hand[i]) == i - start:
                            found[n] = codes.join(flight, self.hand[i])
                            n += 1
        elif self.phase != codes.OVER:
            step = codes.PICKED
            if self.phase == codes.GIVE:
                step = codes.GIVEN
            elif self.phase == codes.GET:
                step = codes.GOT
            left = self.choices
            while left:
                found[n] = codes.join(step, bits.lowest(left))
                n += 1
                left &= left - 1
        return n

    def run(self, rng: Rng) -> int:
        found = [0] * 24
        made = 0
        while self.phase != codes.OVER:
            self.step(found[rng.pick(self.list_moves(found))])
            made += 1
        return made

    def legal_moves(self) -> list[int]:
        found = [0] * 24
        if self.observer >= 0 and self.seat != self.observer:
            return []
        n = self.list_moves(found)
        return [found[i] for i in range(n)]

    def play(self, move: int) -> bool:
        if self.observer >= 0 or not self.is_legal(move):
            return False
        self.step(move)
        return True

    def playout(self, rng: Rng) -> int:
        if not isinstance(rng, Rng):
            raise TypeError("playout() takes a koloda.Rng")
        if self.observer >= 0:
            raise ValueError("a position with holes can't be played out; imagine one first")
        return self.run(rng)

    def clone(self) -> "Position":
        twin = Position(self.players, self.match, self.goal)
        twin.copy_table(self)
        twin.copy_hidden(self)
        twin.observer = self.observer
        if self.rng is not None:
            twin.rng = self.rng.clone()
        return twin

    def copy_hidden(self, other: "Position") -> None:
        for seat in range(self.players):
            self.copy_hand(other, seat)
        for i in range(other.deck_size):
            self.deck[i] = other.deck[i]
        for i in range(other.unseen_size):
            self.unseen[i] = other.unseen[i]
        self.unseen_size = other.unseen_size

    def copy_table(self, other: "Position") -> None:
        """Take over what all see: everything but hands, deck, and what is put down and hidden."""
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
        self.given = other.given
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
            self.row_size[seat] = other.row_size[seat]
            for i in range(16 * seat, 16 * seat + other.row_size[seat]):
                self.row[i] = other.row[i]
            self.hand_size[seat] = other.hand_size[seat]
            for i in range(codes.HAND * seat, codes.HAND * seat + other.hand_size[seat]):
                self.hand[i] = -1
                self.hand_deck[i] = other.hand_deck[i]
                self.hand_not[i] = other.hand_not[i]

    def copy_hand(self, other: "Position", seat: int) -> None:
        """Take over what only the seat knows."""
        for i in range(codes.HAND * seat, codes.HAND * seat + other.hand_size[seat]):
            self.hand[i] = other.hand[i]
        self.laid[seat] = other.laid[seat]
        self.flight[seat] = other.flight[seat]

    def has_laid(self, seat: int) -> bool:
        """Whether the seat has put down in this round, hidden still (GAL-5)."""
        return self.phase == codes.LAY and (seat - self.marker) % self.players < self.turn

    def seen_by(self, seat: int) -> "Position":
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        if self.observer >= 0:
            raise ValueError("this is already what one seat sees")
        seen = Position(self.players, self.match, self.goal)
        seen.copy_table(self)
        seen.copy_hand(self, seat)
        seen.observer = seat
        deck = self.next_deck(seat, -1)
        while deck >= 0:
            start = seen.unseen_size
            for i in range(codes.HAND * self.players):
                if self.is_hidden(i, seat) and self.hand_deck[i] == deck:
                    seen.see_some(start, self.hand[i])
            if deck == self.decks:
                for i in range(self.deck_size):
                    seen.see_some(start, self.deck[i])
            deck = self.next_deck(seat, deck)
        return seen

    def is_hidden(self, i: int, seat: int) -> bool:
        """Whether place `i` of `hand` holds a card of another than this seat."""
        owner = i // codes.HAND
        return owner != seat and i % codes.HAND < self.hand_size[owner]

    def next_deck(self, seat: int, deck: int) -> int:
        """The first one after `deck` with cards that are hidden from the seat; -1: no more."""
        found = -1
        for i in range(codes.HAND * self.players):
            if (
                self.is_hidden(i, seat)
                and self.hand_deck[i] > deck
                and (found < 0 or self.hand_deck[i] < found)
            ):
                found = self.hand_deck[i]
        if found < 0 and deck < self.decks and self.deck_size > 0:
            found = self.decks
        return found

    def see_some(self, start: int, card: int) -> None:
        """Note a hidden card where it belongs by its kind, after `start`: not where it lies."""
        i = self.unseen_size
        while i > start and self.unseen[i - 1] > card:
            self.unseen[i] = self.unseen[i - 1]
            i -= 1
        self.unseen[i] = card
        self.unseen_size += 1

    def imagine(self, rng: Rng) -> "Position":
        if not isinstance(rng, Rng):
            raise TypeError("imagine() takes a koloda.Rng")
        if self.observer < 0:
            raise ValueError("nothing is hidden here; imagine from seen_by()")
        world = Position(self.players, self.match, self.goal)
        world.rng = Rng(0)
        self.imagine_in(world, rng)
        return world

    def imagine_in(self, world: "Position", rng: Rng) -> None:
        """As `imagine`, in a world that is there already: searches imagine very often.

        The whole truth is imagined as it is: who cheats knows it, see `koloda.lab.entrant`.
        """
        world.copy_table(self)
        if self.observer < 0:
            world.copy_hidden(self)
        else:
            world.deal_hidden(self, rng)
        high = rng.advance()
        low = rng.advance()
        world.rng.start(high << 32 | low, 0)

    def deal_hidden(self, seen: "Position", rng: Rng) -> None:
        """Deal what the observer doesn't see."""
        self.copy_hand(seen, seen.observer)
        # at most four equal cards can be where they must not be, so this ends soon
        while not self.deal_unseen(seen, rng):
            pass
        for seat in range(self.players):
            if seat != seen.observer:
                self.sort_hand(seat)
                if seen.has_laid(seat):
                    self.lay_some(seat, rng)

    def deal_unseen(self, seen: "Position", rng: Rng) -> bool:
        """Arrange each deck's hidden cards; False if one is where all know that it is not."""
        hidden = [0] * 47
        for i in range(seen.unseen_size):
            hidden[i] = seen.unseen[i]
        dealt = 0
        deck = seen.next_deck(seen.observer, -1)
        while deck >= 0:
            end = dealt
            for i in range(codes.HAND * self.players):
                if seen.is_hidden(i, seen.observer) and self.hand_deck[i] == deck:
                    end += 1
            if deck == self.decks:
                end += self.deck_size
            for i in range(end - 1, dealt, -1):
                j = dealt + rng.pick(i - dealt + 1)
                card = hidden[i]
                hidden[i] = hidden[j]
                hidden[j] = card
            for i in range(codes.HAND * self.players):
                if seen.is_hidden(i, seen.observer) and self.hand_deck[i] == deck:
                    self.hand[i] = hidden[dealt]
                    dealt += 1
            if deck == self.decks:
                for i in range(self.deck_size):
                    self.deck[i] = hidden[dealt]
                    dealt += 1
            deck = seen.next_deck(seen.observer, deck)
        for i in range(codes.HAND * self.players):
            if seen.is_hidden(i, seen.observer) and self.is_ruled_out(i):
                return False
        return True

    def is_ruled_out(self, i: int) -> bool:
        """Whether place `i` of `hand` holds a card of which all know that it is not there."""
        if self.hand[i] == codes.UNIVERSAL:
            return self.hand_not[i] & codes.NOT_UNIVERSAL != 0
        return self.hand[i] == codes.DEPORTATION and self.hand_not[i] & codes.NOT_DEPORTATION != 0

    def sort_hand(self, seat: int) -> None:
        """By deck, as it is already, and by kind; what all know is the same for a whole deck."""
        start = codes.HAND * seat
        for i in range(start + 1, start + self.hand_size[seat]):
            for j in range(i, start, -1):
                if self.hand_deck[j - 1] == self.hand_deck[j] and self.hand[j - 1] > self.hand[j]:
                    card = self.hand[j]
                    self.hand[j] = self.hand[j - 1]
                    self.hand[j - 1] = card

    def lay_some(self, seat: int, rng: Rng) -> None:
        """Put down any card of the hand and any flight, each equally likely."""
        card = self.hand[codes.HAND * seat + rng.pick(self.hand_size[seat])]
        self.laid[seat] = self.place_in_hand(seat, card)
        left = self.flights[seat]
        for _ in range(rng.pick(bits.count(left))):
            left &= left - 1
        self.flight[seat] = bits.lowest(left)

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
        self.swap_card, self.given = swap
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
            for i, held in enumerate(hands[seat], codes.HAND * seat):
                self.hand[i], self.hand_deck[i], self.hand_not[i] = held
            self.row_size[seat] = len(rows[seat])
            for i, city in enumerate(rows[seat], 16 * seat):
                self.row[i] = city
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
            *(self.collection(seat) for seat in range(self.players)),
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
            found[kind] == self.copies[kind] <= cards.COPIES[kind] for kind in range(codes.KINDS)
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
        if any(card not in range(codes.EXCHANGE) for card in self.all_rows()):
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
        self.set_order()
        self.seat = self.order[self.turn]
        swapping = self.phase != codes.PICK
        if swapping != (codes.EXCHANGE <= self.swap_card <= codes.UNIVERSAL):
            return False
        if sum(card >= 0 for card in self.table_cards()) != seats - self.turn - swapping:
            return False
        if self.phase == codes.PICK:
            self.look_at_table()
        elif self.phase == codes.GIVE:
            self.find_gifts()
        elif self.phase == codes.GET:
            self.find_gifts()
            if not 0 <= self.given < codes.EXCHANGE or not self.choices >> self.given & 1:
                return False
            self.find_returns()
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

    def all_rows(self) -> list[int]:
        return [city for seat in range(self.players) for city in self.collection(seat)]

    def hand_cards(self, seat: int) -> list[int]:
        """By deck and kind, with what is put down and hidden; -1 where it can't be seen."""
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return [
            self.hand[i] for i in range(codes.HAND * seat, codes.HAND * seat + self.hand_size[seat])
        ]

    def hand_decks(self, seat: int) -> list[int]:
        """Which deck each card of the hand comes from."""
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return [
            self.hand_deck[i]
            for i in range(codes.HAND * seat, codes.HAND * seat + self.hand_size[seat])
        ]

    def hand_nots(self, seat: int) -> list[int]:
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return [
            self.hand_not[i]
            for i in range(codes.HAND * seat, codes.HAND * seat + self.hand_size[seat])
        ]

    def collection(self, seat: int) -> list[int]:
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return [self.row[i] for i in range(16 * seat, 16 * seat + self.row_size[seat])]

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
            self.given,
            tuple(tuple(self.collection(seat)) for seat in seats),
            tuple(self.deck_cards()),
            tuple(self.pile_cards()),
            tuple(self.unseen_cards()),
            self.rng_saved(),
        )
