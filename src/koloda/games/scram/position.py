"""Scram!, after the Ukrainian and the Russian edition's rulebooks, which nearly agree.

Where the books are silent or contradict each other we decided, among other things: an empty camp
may call (SCR-7); a used card is discarded before its ability is carried out (SCR-16); a card once
turned up stays face up wherever it goes (SCR-17); what an ability may touch (SCR-38).

Moves are single steps. Whatever leaves one possibility and shows nothing new happens by itself: a
player's only card is pushed, the only gap is filled, an empty camp is joined. Drawing a card,
turning cards up and touching a card are always moves of their own. A round that is over stays open
until the dealer deals the next.

Each card is one number with its value, how it lies and who knows it: see `cards.py`. Everybody sees
what a seat does and only the faces are hidden, so it is common knowledge who knows which card.

The rules by chapter: `turn`, `abilities`, `scoring`, `legal` and `knowledge`.
"""

from koloda.engine import hashing
from koloda.engine.errors import InvalidArgument, WrongType
from koloda.engine.rng import Rng
from koloda.games.scram import cards, codes, knowledge, legal, places, turn


class Position:
    def __init__(self, players: int, rounds: int, memory_aid: bool) -> None:
        if players not in (3, 4, 6) or not 1 <= rounds <= 4:
            raise InvalidArgument(f"no such game: {players} players, {rounds} rounds")
        self.player_number = players
        self.copies = cards.copies(players)
        self.rounds = rounds  # `scorepad.ROUNDS`, unless the table chose another number
        self.memory_aid = 1 if memory_aid else 0
        self.everybody = ((1 << players) - 1) * cards.KNOWN
        self.observer = -1  # whose knowledge this is; -1: the whole truth
        self.rng: Rng | None = None  # for the deals to come
        # how often something came to light; seeing a covered card again counts too, because this
        # is a game of memory
        self.revealed = 0
        self.finished = 0  # rounds
        self.recorded = [[0, 0], [0, 0], [0, 0], [0, 0]]  # by round and team
        self.starter = 0
        self.next_starter = -1  # between rounds
        self.phase = codes.OVER  # until it is dealt or restored there is nothing to do
        self.seat = 0
        self.caller = -1
        self.turns_left = 0  # after a call
        # three players: the one of the pair who plays now or after the solo player
        self.next_of_pair = 1
        self.camp = [[0] * 70, [0] * 70, [0] * 70, [0] * 70, [0] * 70, [0] * 70]
        self.camp_size = [0] * 6
        self.deck = [0] * 70  # the top is the last
        self.deck_size = 0
        self.pile = [0] * 70  # discarded values; the top is the last
        self.pile_size = 0
        self.held = 0  # the card that was drawn or taken, or used and will join a camp
        self.source = 0
        self.pushed = 0  # how many cards
        self.penalties = 0  # cards still to be placed
        self.ability = 0  # the value of the card in use
        self.targets = 0
        self.target = [0] * 2
        self.joining = -1  # the camp that the card in use will join; -1: its user chooses
        self.looker = -1  # the seat that is looking at cards, until the next move
        self.looks = 0
        self.looked = [0] * 2
        self.listed = [0] * 80  # the legal moves, once somebody has asked for them
        self.listed_size = 0  # 0: nobody has
        # what the last move did: not a part of the position
        self.notes = 0
        self.note_kind = [0] * 80
        self.note_seat = [0] * 80
        self.note_place = [0] * 80
        self.note_card = [0] * 80

    @property
    def players(self) -> int:
        return self.player_number

    @property
    def seat_to_move(self) -> int | None:
        return self.seat if self.phase != codes.OVER else None

    @property
    def chance(self) -> Rng | None:
        """Return the generator for the rounds still to be dealt."""
        dealt = self.finished + (self.phase < codes.ROUND_OVER)
        return self.rng if dealt < self.rounds else None

    def deal(self, rng: Rng, first: int) -> None:
        """Deal the first round, which seat `first` starts.

        -1: the solo player (SCR-30), or a seat drawn by lot (SCR-3).
        """
        if not isinstance(rng, Rng):
            raise WrongType("deal() takes a koloda.Rng")
        if self.rng is not None or self.observer >= 0:
            raise InvalidArgument("this was dealt before; later rounds are dealt by a move")
        self.rng = rng.clone()
        self.start_match(first)

    def start_match(self, first: int) -> None:
        """Do what `deal` does, whatever was here before: a batch deals in the same place again."""
        assert self.rng is not None
        self.revealed = 0
        self.finished = 0
        self.held = 0
        self.source = 0
        self.pushed = 0
        self.penalties = 0
        self.ability = 0
        self.targets = 0
        self.joining = -1
        self.notes = 0
        self.listed_size = 0
        if 0 <= first < self.player_number:
            self.starter = first  # an option of the table may name the starter
        elif self.player_number == 3:
            self.starter = 0  # the solo player starts the first round (SCR-30)
        else:
            self.starter = self.rng.pick(self.player_number)  # drawn by lot (SCR-3)
        turn.deal_round(self)

    # What the rules are made of

    def team(self, seat: int) -> int:
        return codes.team_of(seat, self.player_number)

    def note(self, kind: int, seat: int, place: int, card: int) -> None:
        """Note what happened, with the card as it is known afterwards.

        In place of a seat and a place, SWAPPED has the two places; in place of a place, FAILED has
        the number of different values.
        """
        self.note_kind[self.notes] = kind
        self.note_seat[self.notes] = seat
        self.note_place[self.notes] = place
        self.note_card[self.notes] = card
        self.notes += 1

    def face_up(self, card: int) -> int:
        """Return the card face up, so that everybody knows it."""
        return card | cards.UP | self.everybody

    def shuffle(self, length: int, rng: Rng | None) -> None:
        """Shuffle the first cards of the deck."""
        assert rng is not None
        for i in range(length - 1, 0, -1):
            j = rng.pick(i + 1)
            card = self.deck[i]
            self.deck[i] = self.deck[j]
            self.deck[j] = card

    def take_top(self) -> int:
        """Take the top card off the deck."""
        self.deck_size -= 1
        return self.deck[self.deck_size]

    def insert(self, camp: int, side: int, card: int) -> int:
        """Put a card at an end of a camp; return its place."""
        size = self.camp_size[camp]
        self.camp_size[camp] = size + 1
        if side == codes.RIGHT:
            self.camp[camp][size] = card
            return places.at(camp, size)
        for i in range(size, 0, -1):
            self.camp[camp][i] = self.camp[camp][i - 1]
        self.camp[camp][0] = card
        return places.at(camp, 0)

    def close_gaps(self, camp: int) -> None:
        kept = 0
        for i in range(self.camp_size[camp]):
            if self.camp[camp][i] != cards.GAP:
                self.camp[camp][kept] = self.camp[camp][i]
                kept += 1
        self.camp_size[camp] = kept

    def discard(self, value: int) -> None:
        self.pile[self.pile_size] = value
        self.pile_size += 1

    def card_at(self, place: int) -> int:
        if places.camp(place) == codes.DECK:
            return self.deck[self.deck_size - 1 - places.index(place)]
        return self.camp[places.camp(place)][places.index(place)]

    def lay(self, place: int, card: int) -> None:
        if places.camp(place) == codes.DECK:
            self.deck[self.deck_size - 1 - places.index(place)] = card
        else:
            self.camp[places.camp(place)][places.index(place)] = card

    def stop_looking(self) -> None:
        self.looks = 0
        self.looker = -1

    # What the engine asks

    def legal_moves(self) -> list[int]:
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

    def clone(self) -> "Position":
        twin = Position(self.player_number, self.rounds, self.memory_aid == 1)
        knowledge.copy_table(twin, self)
        knowledge.copy_cards(twin, self, -1)
        twin.observer = self.observer
        if self.rng is not None:
            twin.rng = self.rng.clone()
        return twin

    def fingerprint(self) -> int:
        h = hashing.mix(hashing.start(), self.observer)
        h = hashing.mix(h, self.player_number << 8 | self.rounds << 1 | self.memory_aid)
        h = hashing.mix(h, self.revealed)
        h = hashing.mix(h, self.starter << 16 | self.phase << 8 | self.seat)
        h = hashing.mix(h, self.next_starter)
        h = hashing.mix(h, self.caller)
        h = hashing.mix(h, self.turns_left << 8 | self.next_of_pair)
        h = hashing.mix(h, self.held)
        h = hashing.mix(h, self.source << 16 | self.penalties << 8 | self.ability)
        h = hashing.mix(h, self.joining)
        h = hashing.mix(h, self.looker)
        h = hashing.mix(h, self.finished << 16 | self.targets << 8 | self.looks)
        for i in range(self.finished):
            h = hashing.mix(h, self.recorded[i][0] << 16 | self.recorded[i][1])
        for i in range(self.targets):
            h = hashing.mix(h, self.target[i])
        for i in range(self.looks):
            h = hashing.mix(h, self.looked[i])
        for seat in range(self.player_number):
            h = hashing.mix(h, self.camp_size[seat])
            for i in range(self.camp_size[seat]):
                h = hashing.mix(h, self.camp[seat][i])
        h = hashing.mix(h, self.deck_size << 8 | self.pile_size)
        for i in range(self.deck_size):
            h = hashing.mix(h, self.deck[i])
        for i in range(self.pile_size):
            h = hashing.mix(h, self.pile[i])
        return h if self.rng is None else self.rng.mixed_into(h)

    def seen_by(self, seat: int) -> "Position":
        if not 0 <= seat < self.player_number:
            raise InvalidArgument(f"no seat {seat}")
        if self.observer >= 0:
            raise InvalidArgument("this is already what one seat sees")
        seen = Position(self.player_number, self.rounds, self.memory_aid == 1)
        knowledge.copy_table(seen, self)
        knowledge.copy_cards(seen, self, seat)
        seen.observer = seat
        return seen

    def imagine(self, rng: Rng) -> "Position":
        if not isinstance(rng, Rng):
            raise WrongType("imagine() takes a koloda.Rng")
        if self.observer < 0:
            raise InvalidArgument("nothing is hidden here; imagine from seen_by()")
        world = Position(self.player_number, self.rounds, self.memory_aid == 1)
        world.rng = Rng(0)
        knowledge.imagine_in(world, self, rng)
        return world

    # What views and saved positions read

    def camps(self) -> list[list[int]]:
        return [self.camp_cards(seat) for seat in range(self.player_number)]

    def camp_cards(self, seat: int) -> list[int]:
        """Return a camp from the left."""
        if not 0 <= seat < self.player_number:
            raise InvalidArgument(f"no seat {seat}")
        return [self.camp[seat][i] for i in range(self.camp_size[seat])]

    def deck_cards(self) -> list[int]:
        """Return the deck; the top is the last."""
        return [self.deck[i] for i in range(self.deck_size)]

    def pile_values(self) -> list[int]:
        """Return the discarded values; the top is the last."""
        return [self.pile[i] for i in range(self.pile_size)]

    def pushed_places(self) -> list[int]:
        if self.phase != codes.PUSH_CARDS:
            return []  # while a gap is chosen, the marks are gaps
        return [
            places.at(seat, i)
            for seat in range(self.player_number)
            for i, card in enumerate(self.camp_cards(seat))
            if cards.is_pushed(card)
        ]

    def target_places(self) -> list[int]:
        return [self.target[i] for i in range(self.targets)]

    def looked_places(self) -> list[int]:
        return [self.looked[i] for i in range(self.looks)]

    def scores(self) -> list[tuple[int, int]]:
        """Return what the two teams recorded, a pair for each finished round."""
        return [(self.recorded[i][0], self.recorded[i][1]) for i in range(self.finished)]

    def last_notes(self) -> list[tuple[int, int, int, int]]:
        """Return what the last move did: event, seat, place and card of each step."""
        return [
            (self.note_kind[i], self.note_seat[i], self.note_place[i], self.note_card[i])
            for i in range(self.notes)
        ]
