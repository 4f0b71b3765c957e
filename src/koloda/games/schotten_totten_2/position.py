"""Schotten Totten 2: everything on the table, and what can be done to it.

The rules follow the Ukrainian edition's rulebook, with its tactics and its revenge. Where the book
is silent or the scan garbled we decided; rules.en.md marks each such clause. They are in `legal`
(which moves there are), `turn` (what they do), `claims`, `tactics`, `revenge` and `knowledge` (what
a seat can conclude about what it doesn't see). This file knows only cards and places.

A set of siege cards is a 64-bit number; a set of tactics cards has bit n for card 60 + n; a set of
tiles has bit n for tile n, counted from 0.
"""

from koloda.engine import bits, hashing
from koloda.engine.errors import InvalidArgument, InvalidPosition, WrongType
from koloda.engine.rng import Rng
from koloda.games.schotten_totten_2 import (
    cards,
    claims,
    codes,
    formation,
    knowledge,
    legal,
    turn,
)


class Position:
    def __init__(self, has_tactics: bool, is_match: bool) -> None:
        self.has_tactics = has_tactics
        self.is_match = is_match
        self.attacker = 0
        self.turn = 0  # whose turn it is
        self.seat = 0  # who has to decide: in a swap the opponent too
        self.phase = codes.PLAYING
        self.action = -1  # the action that is being carried out
        self.chosen_card = -1  # the card chosen for it
        self.oiled = 0  # whether oil was poured this turn
        self.cauldrons = 0
        self.damaged = 0  # tiles
        self.revealed = 0  # how often hidden cards were shown or chance decided
        self.winner = 0  # until it is dealt or restored there is nothing to do
        self.ending = codes.NOT_ENDED
        self.observer = -1  # whose knowledge this is; -1: the whole truth

        # the cards of each side of each tile, the one nearest the wall first
        self.wall = [
            [[0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4],
            [[0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4],
        ]
        self.count = [[0] * 7, [0] * 7]  # how many there are
        self.earlier = [0] * 7  # whose formation was complete first; -1: neither is complete
        self.discard = 0
        self.fallen = 0  # elites in the discard
        self.siege = [0] * 2  # hands
        self.tactics = [0] * 2
        self.siege_size = [0] * 2
        self.tactics_size = [0] * 2
        self.known = [0] * 2  # the part of a hand that the opponent knows from a swap
        self.known_tactics = [0] * 2
        self.given = [0] * 2  # the part of a hand that is chosen for a swap so far
        self.given_tactics = [0] * 2
        self.given_size = [0] * 2
        self.used = [0] * 2  # actions beside their player (ST2-35)
        self.played = [0] * 2  # how many tactics cards, for ST2-32
        self.siege_deck = [0] * 60  # the last card is drawn next
        self.siege_deck_size = 0
        self.tactics_deck = [0] * 11
        self.tactics_deck_size = 0
        self.returned = 0  # siege cards that reinforcements shuffled in and nobody has played since
        self.origins = [[0] * 8, [0] * 8]  # see `knowledge.track`

        self.rounds = 0  # matches that ended in a tie and were replayed (ST2-24)
        self.games = 0  # games of this match that are over
        self.past_winner = [0] * 2
        self.past_ending = [0] * 2
        self.past_deck = [0] * 2  # siege cards left
        self.past_strength = [0] * 2  # intact tiles and cauldrons left

        # everything below follows from what is above
        self.capacity = [0] * 7
        self.room = [0] * 2  # tiles that take another card
        self.manned = [0] * 2  # tiles with a card
        self.free = 0  # siege cards neither on the wall nor discarded (ST2-17)
        self.valid_claims = 0  # tiles whose claim is proved to be valid
        self.obstacles = [0] * 7  # while these cards are free, the tile's claim isn't valid

        self.log = [0] * 48  # the events of the last move; no part of the position
        self.log_size = 0
        self.rng: Rng | None = None  # for later shuffles; nobody sees it

    @property
    def players(self) -> int:
        return 2

    @property
    def seat_to_move(self) -> int | None:
        return self.seat if self.winner < 0 else None

    @property
    def chance(self) -> Rng | None:
        return self.rng

    def hand_limit(self) -> int:
        return codes.hand_limit(self.has_tactics)

    # the set-up

    def deal(self, rng: Rng, attacker: int) -> None:
        """Shuffle and deal; `attacker` is a seat, or -1 to draw lots (ST2-3)."""
        if not isinstance(rng, Rng):
            raise WrongType("deal() takes a koloda.Rng")
        if self.winner < 0 or self.ending != codes.NOT_ENDED or self.observer >= 0:
            raise InvalidArgument("this was dealt before")
        self.rng = rng.clone()
        self.start_match(attacker)
        self.drop_chance()

    def start_match(self, attacker: int) -> None:
        """Do what `deal` does, whatever was here before: a batch deals in the same place again."""
        self.winner = -1
        self.revealed = 0
        self.rounds = 0
        self.games = 0
        self.log_size = 0
        self.attacker = attacker if attacker in (0, 1) else self.pick(2)
        self.set_up()

    def drop_chance(self) -> None:
        """Forget the generator if nothing will be shuffled after the deal."""
        if not self.has_tactics and not self.is_match:
            self.rng = None

    def set_up(self) -> None:
        """Set up one game: the first, or the next of a match."""
        # 60 siege cards, each once (ST2-1)
        for card in range(cards.SIEGE_CARDS):
            self.siege_deck[card] = card
        self.shuffle(self.siege_deck, cards.SIEGE_CARDS)
        self.siege_deck_size = cards.SIEGE_CARDS
        self.tactics_deck_size = 0
        if self.has_tactics:
            # 11 tactics cards in a deck of their own (ST2-30)
            for card in range(cards.TACTICS_CARDS):
                self.tactics_deck[card] = cards.JOKER + card
            self.shuffle(self.tactics_deck, cards.TACTICS_CARDS)
            self.tactics_deck_size = cards.TACTICS_CARDS
        self.clear()
        # each player is dealt 6 siege cards (ST2-3), with tactics 7 (ST2-30)
        for seat in range(2):
            for _ in range(self.hand_limit()):
                self.siege_deck_size -= 1
                self.siege[seat] |= bits.only(self.siege_deck[self.siege_deck_size])
                self.siege_size[seat] += 1
        self.cauldrons = codes.CAULDRONS
        self.damaged = 0  # all tiles lie intact side up (ST2-2)
        self.ending = codes.NOT_ENDED
        self.phase = codes.PLAYING
        self.action = -1
        self.chosen_card = -1
        self.oiled = 0
        self.turn = self.attacker  # the attacker starts (ST2-3)
        self.seat = self.attacker
        self.survey()

    def clear(self) -> None:
        """Empty the wall, the discard and the hands."""
        for tile in range(codes.TILES):
            self.earlier[tile] = -1
        self.discard = 0
        self.fallen = 0
        self.returned = 0
        for seat in range(2):
            for tile in range(codes.TILES):
                self.count[seat][tile] = 0
            for old in range(codes.ORIGINS):
                self.origins[seat][old] = 0
            self.siege[seat] = 0
            self.tactics[seat] = 0
            self.siege_size[seat] = 0
            self.tactics_size[seat] = 0
            self.known[seat] = 0
            self.known_tactics[seat] = 0
            self.given[seat] = 0
            self.given_tactics[seat] = 0
            self.given_size[seat] = 0
            self.used[seat] = 0
            self.played[seat] = 0

    def survey(self) -> None:
        """Work out everything that follows from the cards on the table."""
        self.free = cards.siege_set() & ~self.discard
        for tile in range(codes.TILES):
            self.capacity[tile] = formation.CAPACITY[codes.face(tile, self.damaged)]
        for seat in range(2):
            self.room[seat] = 0
            self.manned[seat] = 0
            for tile in range(codes.TILES):
                number = self.count[seat][tile]
                if number < self.capacity[tile]:
                    self.room[seat] |= bits.only(tile)
                if number > 0:
                    self.manned[seat] |= bits.only(tile)
                for i in range(number):
                    card = self.wall[seat][tile][i]
                    if cards.is_siege(card):
                        self.free = bits.without(self.free, card)
        self.valid_claims = 0
        for tile in range(codes.TILES):
            self.obstacles[tile] = 0
        claims.prove_claims(self)

    def pick(self, number: int) -> int:
        """Return a number below this one; all chance comes through here."""
        assert self.rng is not None
        return self.rng.pick(number)

    def shuffle(self, deck: list[int], length: int) -> None:
        for i in range(length - 1, 0, -1):
            j = self.pick(i + 1)
            card = deck[i]
            deck[i] = deck[j]
            deck[j] = card

    # hands

    def hand_size(self, seat: int) -> int:
        return self.siege_size[seat] + self.tactics_size[seat]

    def joker(self, seat: int, hand: int) -> int:
        """Return the joker of a hand that goes: one that the opponent knows, if there is one.

        Nobody can tell the two jokers apart.
        """
        jokers = hand & cards.BOTH_JOKERS
        if jokers & self.known_tactics[seat]:
            jokers &= self.known_tactics[seat]
        return bits.lowest(jokers)

    def take_tactic(self, seat: int, tactic: int) -> None:
        """Take a tactics card out of a hand, and out of what the opponent knows of it."""
        self.tactics[seat] = bits.without(self.tactics[seat], tactic)
        self.tactics_size[seat] -= 1
        self.known_tactics[seat] = bits.without(self.known_tactics[seat], tactic)

    # the wall

    def place(self, seat: int, tile: int, card: int) -> None:
        """Put a card on top at a tile with room (ST2-6), and settle a clash."""
        number = self.count[seat][tile]
        self.wall[seat][tile][number] = card
        self.count[seat][tile] = number + 1
        self.manned[seat] |= bits.only(tile)
        self.forget_claim(tile)
        foe = cards.clashing(card)
        if foe >= 0 and not bits.has(self.free | self.discard, foe) and self.clash(seat, tile, foe):
            return  # a clash is settled before completion is noted (ST2-16)
        if number + 1 == self.capacity[tile]:
            self.room[seat] = bits.without(self.room[seat], tile)
            if bits.has(self.room[1 - seat], tile):
                self.earlier[tile] = seat  # the formation completed earlier wins (ST2-16)

    def clash(self, seat: int, tile: int, foe: int) -> bool:
        """Discard the card just placed and the 0 or 11 opposite, if it is there (ST2-7)."""
        for i in range(self.count[1 - seat][tile]):
            if self.wall[1 - seat][tile][i] == foe:
                self.note(codes.CLASHED, 1 - seat, tile, foe)
                self.drop(1 - seat, tile, i)
                i = self.count[seat][tile] - 1
                self.note(codes.CLASHED, seat, tile, self.wall[seat][tile][i])
                self.drop(seat, tile, i)
                return True
        return False

    def take(self, seat: int, tile: int, i: int) -> int:
        """Take the i-th card away from a tile; those above it move up."""
        number = self.count[seat][tile] - 1
        card = self.wall[seat][tile][i]
        while i < number:
            self.wall[seat][tile][i] = self.wall[seat][tile][i + 1]
            i += 1
        self.count[seat][tile] = number
        if number == 0:
            self.manned[seat] = bits.without(self.manned[seat], tile)
        if number < self.capacity[tile]:
            self.make_room(seat, tile)
        self.forget_claim(tile)
        return card

    def drop(self, seat: int, tile: int, i: int) -> None:
        """Discard the i-th card of a tile."""
        self.lay_aside(self.take(seat, tile, i))

    def drop_all(self, seat: int, tile: int) -> None:
        """Discard all cards of a side of a tile."""
        for i in range(self.count[seat][tile]):
            card = self.wall[seat][tile][i]
            self.note(codes.DISCARDED, seat, tile, card)
            self.lay_aside(card)
        self.count[seat][tile] = 0
        self.manned[seat] = bits.without(self.manned[seat], tile)
        self.make_room(seat, tile)
        self.forget_claim(tile)

    def lay_aside(self, card: int) -> None:
        """Discard a siege card by colour, an elite to a stack of its own (ST2-11)."""
        if cards.is_siege(card):
            self.discard |= bits.only(card)
        else:
            self.fallen |= bits.only(cards.tactic(card))

    def make_room(self, seat: int, tile: int) -> None:
        """Note that a formation lost a card: it counts from its next completion (ST2-16)."""
        if not bits.has(self.room[seat], tile):
            self.room[seat] |= bits.only(tile)
            self.earlier[tile] = -1 if bits.has(self.room[1 - seat], tile) else 1 - seat

    def forget_claim(self, tile: int) -> None:
        """Drop what `claims` found out about a tile that has changed."""
        self.valid_claims = bits.without(self.valid_claims, tile)
        self.obstacles[tile] = 0

    def locate(self, card: int) -> int:
        """Return the spot where a card lies on the wall; -1: nowhere."""
        for seat in range(2):
            for tile in range(codes.TILES):
                for i in range(self.count[seat][tile]):
                    if self.wall[seat][tile][i] == card:
                        return codes.spot(seat, tile, i)
        return -1

    def joker_on_wall(self, owner: int, move: int) -> int:
        """Return the joker that a move chooses on this side of the wall."""
        place = move - codes.CHOOSE_JOKER
        return self.wall[owner][codes.tile_at(place)][codes.index_at(place)]

    def tile_of(self, card: int) -> int:
        """Return the tile where a card of the wall lies."""
        return codes.tile_at(self.locate(card))

    def note(self, kind: int, seat: int, tile: int, card: int) -> None:
        if self.log_size < codes.LOGGED:
            self.log[self.log_size] = codes.event(kind, seat, tile, card)
            self.log_size += 1

    # what Python calls

    def play_randomly(self, rng: Rng) -> int:
        found = [0] * 96
        made = 0
        while self.winner < 0:
            turn.step(self, found[rng.pick(legal.list_moves(self, found))])
            made += 1
        return made

    def legal_moves(self) -> list[int]:
        found = [0] * 96
        n = legal.list_moves(self, found)
        return [found[i] for i in range(n)]

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
        return self.play_randomly(rng)

    def claimable_tiles(self) -> list[int]:
        """Return the tiles whose claim would be valid, even if the defender is to move."""
        claims.prove_claims(self)
        return bits.listed(self.valid_claims) if self.winner < 0 else []

    def may_play_tactics(self) -> bool:
        return legal.may_play_tactics(self)

    def has_target(self, action: int) -> bool:
        if not codes.REDEPLOYMENT <= action <= codes.SWAP:
            raise InvalidArgument(f"no action {action}")
        return legal.has_target(self, action)

    def clone(self) -> "Position":
        twin = Position(self.has_tactics, self.is_match)
        twin.copy_table(self)
        twin.observer = self.observer
        twin.copy_hidden(self)
        if self.rng is not None:
            twin.rng = self.rng.clone()
        return twin

    def seen_by(self, seat: int) -> "Position":
        if seat not in (0, 1):
            raise InvalidArgument(f"no seat {seat}")
        if self.observer >= 0:
            raise InvalidArgument("this is already what one seat sees")
        seen = Position(self.has_tactics, self.is_match)
        seen.copy_table(self)
        seen.copy_hand(self, seat)
        seen.observer = seat
        knowledge.name_jokers(seen)
        return seen

    def imagine(self, rng: Rng) -> "Position":
        """Return a world that fits what the observer knows; see `knowledge`."""
        if not isinstance(rng, Rng):
            raise WrongType("imagine() takes a koloda.Rng")
        if self.observer < 0:
            raise InvalidArgument("nothing is hidden here; imagine from seen_by()")
        world = Position(self.has_tactics, self.is_match)
        world.rng = Rng(0)
        if not knowledge.imagine_in(self, world, rng):
            raise InvalidPosition("no world fits what is known here")
        world.drop_chance()
        return world

    def fingerprint(self) -> int:
        h = hashing.mix(hashing.start(), self.observer)
        h = hashing.mix(h, self.has_tactics << 1 | self.is_match)
        h = hashing.mix(h, self.attacker << 24 | self.turn << 16 | self.seat << 8 | self.phase)
        h = hashing.mix(h, self.action)
        h = hashing.mix(h, self.chosen_card)
        h = hashing.mix(h, self.damaged << 16 | self.cauldrons << 8 | self.oiled)
        h = hashing.mix(h, self.revealed)
        h = hashing.mix(h, self.winner)
        h = hashing.mix(h, self.ending)
        for seat in range(2):
            h = hashing.mix(h, self.siege_size[seat] << 8 | self.tactics_size[seat])
            h = hashing.mix(h, self.siege[seat])
            h = hashing.mix(h, self.known[seat])
            h = hashing.mix(h, self.given[seat])
            h = hashing.mix(h, self.tactics[seat] << 16 | self.known_tactics[seat])
            h = hashing.mix(h, self.given_tactics[seat] << 16 | self.given_size[seat])
            h = hashing.mix(h, self.used[seat] << 16 | self.played[seat])
            for i in range(codes.TILES):
                h = hashing.mix(h, self.count[seat][i])
                for j in range(self.count[seat][i]):
                    h = hashing.mix(h, self.wall[seat][i][j])
            if self.returned:
                for i in range(codes.ORIGINS):
                    h = hashing.mix(h, self.origins[seat][i])
        for i in range(codes.TILES):
            h = hashing.mix(h, self.earlier[i])
        h = hashing.mix(h, self.discard)
        h = hashing.mix(h, self.fallen)
        h = hashing.mix(h, self.returned)
        h = hashing.mix(h, self.siege_deck_size << 8 | self.tactics_deck_size)
        if self.observer < 0:
            for i in range(self.siege_deck_size):
                h = hashing.mix(h, self.siege_deck[i])
            for i in range(self.tactics_deck_size):
                h = hashing.mix(h, self.tactics_deck[i])
        h = hashing.mix(h, self.rounds)
        h = hashing.mix(h, self.games)
        for i in range(self.games):
            h = hashing.mix(h, self.past_winner[i] << 8 | self.past_ending[i])
            h = hashing.mix(h, self.past_deck[i] << 8 | self.past_strength[i])
        return h if self.rng is None else self.rng.mixed_into(h)

    # copies

    # whole rows are copied by slices, which the compiled build does with memcpy

    def copy_hidden(self, other: "Position") -> None:
        for seat in range(2):
            self.copy_hand(other, seat)
        self.siege_deck[:] = other.siege_deck
        self.tactics_deck[:] = other.tactics_deck

    def copy_table(self, other: "Position") -> None:
        """Copy what both seats know."""
        self.attacker = other.attacker
        self.turn = other.turn
        self.seat = other.seat
        self.phase = other.phase
        self.action = other.action
        self.chosen_card = other.chosen_card
        self.oiled = other.oiled
        self.cauldrons = other.cauldrons
        self.damaged = other.damaged
        self.revealed = other.revealed
        self.winner = other.winner
        self.ending = other.ending
        for seat in range(2):
            for tile in range(codes.TILES):
                self.wall[seat][tile][:] = other.wall[seat][tile]
            self.count[seat][:] = other.count[seat]
            self.origins[seat][:] = other.origins[seat]
        self.earlier[:] = other.earlier
        self.discard = other.discard
        self.fallen = other.fallen
        self.siege_deck_size = other.siege_deck_size
        self.tactics_deck_size = other.tactics_deck_size
        self.returned = other.returned
        self.siege_size[:] = other.siege_size
        self.tactics_size[:] = other.tactics_size
        self.known[:] = other.known
        self.known_tactics[:] = other.known_tactics
        self.given_size[:] = other.given_size
        self.used[:] = other.used
        self.played[:] = other.played
        self.rounds = other.rounds
        self.games = other.games
        self.past_winner[:] = other.past_winner
        self.past_ending[:] = other.past_ending
        self.past_deck[:] = other.past_deck
        self.past_strength[:] = other.past_strength
        self.capacity[:] = other.capacity
        self.room[:] = other.room
        self.manned[:] = other.manned
        self.free = other.free
        self.valid_claims = other.valid_claims
        self.obstacles[:] = other.obstacles

    def copy_hand(self, other: "Position", seat: int) -> None:
        self.siege[seat] = other.siege[seat]
        self.tactics[seat] = other.tactics[seat]
        self.given[seat] = other.given[seat]
        self.given_tactics[seat] = other.given_tactics[seat]

    # what is on the table

    def cards_at(self, seat: int, tile: int) -> list[int]:
        """Return a side of a tile, the card nearest the wall first."""
        if seat not in (0, 1) or not 0 <= tile < 7:
            raise InvalidArgument(f"no seat {seat} or tile {tile}")
        return [self.wall[seat][tile][i] for i in range(self.count[seat][tile])]

    def decks(self) -> tuple[list[int], list[int]]:
        """Return the siege and the tactics deck, the next card to draw last; empty if hidden."""
        if self.observer >= 0:
            return [], []
        return (
            [self.siege_deck[i] for i in range(self.siege_deck_size)],
            [self.tactics_deck[i] for i in range(self.tactics_deck_size)],
        )

    def past_games(self) -> list[tuple[int, int, int, int]]:
        """Return each game's winner, ending, siege cards left, and intact tiles plus cauldrons."""
        return [
            (
                self.past_winner[i],
                self.past_ending[i],
                self.past_deck[i],
                self.past_strength[i],
            )
            for i in range(self.games)
        ]

    def happened(self) -> list[int]:
        """Return the events of the last move."""
        return [self.log[i] for i in range(self.log_size)]
