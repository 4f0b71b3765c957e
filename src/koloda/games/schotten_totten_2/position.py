"""Schotten Totten 2, after the Ukrainian edition's rulebook, with its tactics and its revenge.

Where the book is silent or the scan garbled we decided; rules.en.md marks each such clause. The
wall's needs and whose formation holds are the prover's; this file is the course of the game.

A set of siege cards is a 64-bit number; a set of tactics cards has bit n for card 60 + n; a set of
tiles has bit n for tile n, counted from 0. Lists with a place for each seat and tile have the seat
first.
"""

from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.engine.rng import restored as restored_rng
from koloda.games.schotten_totten_2 import cards, moves, obstacle, wall

ONE = 1
SIEGE = (1 << 60) - 1  # all siege cards
ZEROS = 1 | 1 << 12 | 1 << 24 | 1 << 36 | 1 << 48
ELEVENS = ZEROS << 11
TACTICS = (1 << 11) - 1
ELITES = 0b1111
JOKERS = 0b11
TILES = 0b1111111
NOTHING = 255
HEAVY = 1 << 48
CAPACITY = list(wall.CAPACITY)

# C ints in the compiled build, where Python can't import them
JOKER = cards.JOKERS[0]
REDEPLOYMENT = 0
RECRUITMENT = 1
DESERTION = 2
TREASON = 3
EXPLOSION = 4
REINFORCEMENTS = 5
SWAP = 6
FIRST_ACTION = 4  # its bit in a set of tactics cards

CHOOSE = moves.CHOOSE
ACT = moves.ACT
EXPLODE = moves.EXPLODE
TO = moves.TO
TO_DISCARD = moves.TO_DISCARD
CLAIM = moves.CLAIM
RETREAT = moves.RETREAT
OIL = moves.OIL
DRAW_SIEGE = moves.DRAW_SIEGE
DRAW_TACTICS = moves.DRAW_TACTICS
PASS = moves.PASS
PLAYING = moves.PLAYING
DRAWING = moves.DRAWING
CHOOSING = moves.CHOOSING
PLACING = moves.PLACING
GIVING = moves.GIVING
BROKEN_TWICE = moves.BROKEN_TWICE
FOUR_DAMAGED = moves.FOUR_DAMAGED
DECK_EMPTY = moves.DECK_EMPTY
WALL_FULL = moves.WALL_FULL
PLAYED = moves.PLAYED
CLASHED = moves.CLASHED
RETREATED = moves.RETREATED
OILED = moves.OILED
CLAIMED = moves.CLAIMED
DISCARDED = moves.DISCARDED
ACTED = moves.ACTED
CHOSEN = moves.CHOSEN
GIVEN = moves.GIVEN
MOVED = moves.MOVED
SHUFFLED = moves.SHUFFLED
EXCHANGED = moves.EXCHANGED
DREW_SIEGE = moves.DREW_SIEGE
DREW_TACTICS = moves.DREW_TACTICS
PASSED = moves.PASSED
WON = moves.WON
DEALT = moves.DEALT
LOGGED = moves.LOGGED
GIFT = moves.GIFT
BLAST_OWN = moves.BLAST_OWN
BLAST_OTHER = moves.BLAST_OTHER


class Position:
    def __init__(self, has_tactics: bool, is_match: bool) -> None:
        self.has_tactics = has_tactics
        self.is_match = is_match
        self.attacker = 0
        self.turn = 0  # whose turn it is
        self.seat = 0  # who has to decide; the other one during his part of a swap
        self.phase = PLAYING
        self.action = -1  # that is being carried out
        self.held = -1  # the card chosen for it
        self.oiled = 0  # whether a cauldron was thrown in this turn
        self.cauldrons = 0
        self.damaged = 0  # tiles
        self.revealed = 0  # how often something came to light or chance struck
        self.winner = -1
        self.ending = 0
        self.observer = -1  # whose knowledge this is; -1: the whole truth

        self.wall = [0] * 56  # four places a seat and tile, the first is nearest the wall
        self.count = [0] * 14
        self.earlier = [0] * 7  # whose formation was complete first; -1: neither is complete
        self.discard = 0
        self.fallen = 0  # elites in the discard
        self.siege = [0] * 2  # hands
        self.tactics = [0] * 2
        self.siege_size = [0] * 2
        self.tactics_size = [0] * 2
        self.known = [0] * 2  # the part of a hand that the other knows, from a swap
        self.known_tactics = [0] * 2
        self.given = [0] * 2  # the part of a hand that is chosen for a swap
        self.given_tactics = [0] * 2
        self.given_size = [0] * 2
        self.used = [0] * 2  # actions beside their player (ST2-35)
        self.played = [0] * 2  # tactics cards, for ST2-32
        self.deck = [0] * 71  # the siege deck, from 60 on the tactics deck; the last is drawn next
        self.deck_size = 0
        self.tactics_deck_size = 0
        self.returned = 0  # siege cards that reinforcements shuffled in and nobody has played since
        self.origins = [0] * 16  # see `track`

        self.rounds = 0  # matches that ended level and were replayed (ST2-24)
        self.games = 0  # games of this match that are over
        self.past_winner = [0] * 2
        self.past_ending = [0] * 2
        self.past_deck = [0] * 2  # siege cards left
        self.past_strength = [0] * 2  # intact tiles and cauldrons left

        # all below follows from what is above
        self.capacity = [0] * 7
        self.room = [0] * 2  # tiles that take another card
        self.manned = [0] * 2  # tiles with a card
        self.free = 0  # siege cards neither on the wall nor discarded
        self.good = 0  # tiles whose claim is proved
        self.obstacles = [0] * 7  # while these cards are free, the tile's claim isn't good

        self.log = [0] * 48  # what happened last, for those who watch: no part of the position
        self.log_size = 0
        self.rng: Rng | None = None  # for shuffles to come; nobody sees it

    @property
    def players(self) -> int:
        return 2

    @property
    def seat_to_move(self) -> int | None:
        return self.seat if self.winner < 0 else None

    @property
    def chance(self) -> Rng | None:
        return self.rng

    @property
    def hand_limit(self) -> int:
        return 7 if self.has_tactics else 6  # ST2-30, ST2-3

    # the deal

    def deal(self, rng: Rng, attacker: int) -> None:
        """Shuffle and give the hands; `attacker` -1: drawn by lot."""
        if not isinstance(rng, Rng):
            raise TypeError("deal() takes a koloda.Rng")
        self.rng = rng.clone()
        self.attacker = attacker if attacker in (0, 1) else self.pick(2)  # ST2-3
        self.set_up()
        self.drop_chance()

    def drop_chance(self) -> None:
        """Without tactics and revenge nothing is shuffled after the deal."""
        if not self.has_tactics and not self.is_match:
            self.rng = None

    def set_up(self) -> None:
        """One game: the first, or the next of a match."""
        for card in range(60):
            self.deck[card] = card  # ST2-1
        self.shuffle(0, 60)
        self.deck_size = 60
        self.tactics_deck_size = 0
        if self.has_tactics:
            for card in range(60, 71):
                self.deck[card] = card  # ST2-30
            self.shuffle(60, 11)
            self.tactics_deck_size = 11
        self.clear()
        for seat in range(2):
            for _ in range(7 if self.has_tactics else 6):
                self.deck_size -= 1
                self.siege[seat] |= ONE << self.deck[self.deck_size]
                self.siege_size[seat] += 1
        self.cauldrons = 3
        self.damaged = 0
        self.ending = 0
        self.phase = PLAYING
        self.action = -1
        self.held = -1
        self.oiled = 0
        self.turn = self.attacker  # ST2-3
        self.seat = self.attacker
        self.look()

    def clear(self) -> None:
        """Empty wall, discard and hands."""
        for place in range(14):
            self.count[place] = 0
        for place in range(16):
            self.origins[place] = 0
        for tile in range(7):
            self.earlier[tile] = -1
        self.discard = 0
        self.fallen = 0
        self.returned = 0
        for seat in range(2):
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

    def look(self) -> None:
        """Work out from the table what follows from it."""
        self.free = SIEGE & ~self.discard
        for tile in range(7):
            self.capacity[tile] = CAPACITY[tile * 2 + (self.damaged >> tile & 1)]
        for seat in range(2):
            self.room[seat] = 0
            self.manned[seat] = 0
            for tile in range(7):
                number = self.count[7 * seat + tile]
                if number < self.capacity[tile]:
                    self.room[seat] |= 1 << tile
                if number > 0:
                    self.manned[seat] |= 1 << tile
                for i in range(number):
                    card = self.wall[28 * seat + 4 * tile + i]
                    if card < JOKER:
                        self.free &= ~(ONE << card)
        self.good = 0
        for tile in range(7):
            self.obstacles[tile] = 0
        self.judge()

    def pick(self, number: int) -> int:
        """All chance comes through here."""
        assert self.rng is not None
        return self.rng.pick(number)

    def shuffle(self, start: int, length: int) -> None:
        for i in range(length - 1, 0, -1):
            j = self.pick(i + 1)
            card = self.deck[start + i]
            self.deck[start + i] = self.deck[start + j]
            self.deck[start + j] = card

    # the wall

    def place(self, seat: int, tile: int, card: int) -> None:
        """Put a card on top at a tile with room; settle a clash."""
        place = 7 * seat + tile
        number = self.count[place]
        self.wall[4 * place + number] = card
        self.count[place] = number + 1
        self.manned[seat] |= 1 << tile
        self.good &= ~(1 << tile)
        self.obstacles[tile] = 0
        if card < JOKER and (ZEROS | ELEVENS) >> card & 1:
            foe = card + 11 if ZEROS >> card & 1 else card - 11
            if not (self.free | self.discard) >> foe & 1 and self.clash(seat, tile, foe):
                return
        if number + 1 == self.capacity[tile]:
            self.room[seat] &= ~(1 << tile)
            if self.room[1 - seat] >> tile & 1:
                self.earlier[tile] = seat  # ST2-16

    def clash(self, seat: int, tile: int, foe: int) -> bool:
        """Discard the card just placed, and the 0 or 11 opposite, if it is there (ST2-7)."""
        place = 7 * (1 - seat) + tile
        for i in range(self.count[place]):
            if self.wall[4 * place + i] == foe:
                self.note(CLASHED, 1 - seat, tile, foe)
                self.drop(1 - seat, tile, i)
                i = self.count[7 * seat + tile] - 1
                self.note(CLASHED, seat, tile, self.wall[28 * seat + 4 * tile + i])
                self.drop(seat, tile, i)
                return True
        return False

    def take(self, seat: int, tile: int, i: int) -> int:
        """Take the i-th card away from a tile; those above it move up."""
        place = 7 * seat + tile
        number = self.count[place] - 1
        card = self.wall[4 * place + i]
        while i < number:
            self.wall[4 * place + i] = self.wall[4 * place + i + 1]
            i += 1
        self.count[place] = number
        if number == 0:
            self.manned[seat] &= ~(1 << tile)
        if not self.room[seat] >> tile & 1 and number < self.capacity[tile]:
            self.room[seat] |= 1 << tile
            self.earlier[tile] = -1 if self.room[1 - seat] >> tile & 1 else 1 - seat  # ST2-16
        self.good &= ~(1 << tile)
        self.obstacles[tile] = 0
        return card

    def drop(self, seat: int, tile: int, i: int) -> None:
        """Discard the i-th card of a tile (ST2-11)."""
        card = self.take(seat, tile, i)
        if card < JOKER:
            self.discard |= ONE << card
        else:
            self.fallen |= 1 << (card - JOKER)

    def drop_all(self, seat: int, tile: int) -> None:
        place = 7 * seat + tile
        for i in range(self.count[place]):
            card = self.wall[4 * place + i]
            self.note(DISCARDED, seat, tile, card)
            if card < JOKER:
                self.discard |= ONE << card
            else:
                self.fallen |= 1 << (card - JOKER)
        self.count[place] = 0
        self.manned[seat] &= ~(1 << tile)
        if not self.room[seat] >> tile & 1:
            self.room[seat] |= 1 << tile
            self.earlier[tile] = -1 if self.room[1 - seat] >> tile & 1 else 1 - seat
        self.good &= ~(1 << tile)
        self.obstacles[tile] = 0

    def locate(self, card: int) -> int:
        """Where a card of the wall lies: its index in `wall`; -1: nowhere."""
        for place in range(14):
            for i in range(self.count[place]):
                if self.wall[4 * place + i] == card:
                    return 4 * place + i
        return -1

    def judge(self) -> None:
        """Find out which claims are good.

        A proof stays good while free cards only get fewer, and an obstacle stays one while it is
        free; a change at the tile makes `place`, `take` and `drop_all` forget both.
        """
        tiles = TILES & ~self.room[self.attacker] & ~self.good  # ST2-14
        if tiles == 0:
            return
        ours = [0] * 4
        theirs = [0] * 4
        defender = 1 - self.attacker
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            in_the_way = self.obstacles[tile]
            if in_the_way and not in_the_way & SIEGE & ~self.free:
                continue
            for i in range(4):
                ours[i] = self.wall[28 * self.attacker + 4 * tile + i]
                theirs[i] = self.wall[28 * defender + 4 * tile + i]
            self.obstacles[tile] = obstacle.obstacle(
                tile * 2 + (self.damaged >> tile & 1),
                ours,
                theirs,
                self.count[7 * defender + tile],
                self.free,
                self.earlier[tile] == self.attacker,
            )
            if self.obstacles[tile] == 0:
                self.good |= 1 << tile

    # what may be done

    def may_play_tactics(self, seat: int) -> bool:
        return self.played[seat] <= self.played[1 - seat]  # ST2-32

    def has_target(self, seat: int, action: int) -> bool:
        """ST2-43: an action without a possible target can't be played."""
        if action == REDEPLOYMENT:
            return self.manned[seat] != 0
        if action == RECRUITMENT:
            return self.discard != 0 and self.room[seat] != 0
        if action == DESERTION:
            return self.manned[1 - seat] != 0
        if action == TREASON:
            return self.manned[1 - seat] != 0 and self.room[seat] != 0
        if action == EXPLOSION:
            return (self.manned[0] | self.manned[1]) != 0
        if action == REINFORCEMENTS:
            return bits.count(self.discard) >= 2
        return self.cards_in_hand(seat) + self.cards_in_hand(1 - seat) > 1

    def cards_in_hand(self, seat: int) -> int:
        return self.siege_size[seat] + self.tactics_size[seat]

    def could_play_after_all(self) -> bool:
        """Whether retreats and good claims would let an attacker play who can't (ST2-10)."""
        seat = self.attacker
        if self.manned[seat] == 0:
            return False
        # with a retreat or a claim there is room, and with all of them this lies in the discard
        if self.siege[seat]:
            return True
        if not self.may_play_tactics(seat):
            return False
        if self.tactics[seat] & ELITES:
            return True
        number = bits.count(self.discard) + self.siege_cards(seat, TILES)
        number += self.siege_cards(1 - seat, self.good)
        actions = self.tactics[seat] >> FIRST_ACTION
        return (
            (actions >> RECRUITMENT & 1 == 1 and number >= 1)
            or (actions >> REINFORCEMENTS & 1 == 1 and number >= 2)
            or (actions >> TREASON & 1 == 1 and self.manned[1 - seat] != 0)
        )

    def siege_cards(self, seat: int, tiles: int) -> int:
        """How many siege cards a seat has at these tiles."""
        number = 0
        for tile in range(7):
            if tiles >> tile & 1:
                for i in range(self.count[7 * seat + tile]):
                    if self.wall[28 * seat + 4 * tile + i] < JOKER:
                        number += 1
        return number

    def list_moves(self, found: list[int]) -> int:
        """Fill `found`, which has room for 96; return how many moves there are."""
        if self.winner >= 0:
            return 0
        if self.phase == PLAYING:
            return self.list_plays(found)
        if self.phase == DRAWING:
            return self.list_draws(found)
        if self.phase == CHOOSING:
            return self.list_choices(found)
        if self.phase == PLACING:
            return self.list_places(found)
        return self.list_gifts(found)

    def list_tiles(self, found: list[int], n: int, block: int, tiles: int) -> int:
        while tiles:
            found[n] = block + bits.lowest(tiles)
            n += 1
            tiles &= tiles - 1
        return n

    def list_before_play(self, found: list[int]) -> int:
        """What may come before the play."""
        if self.seat == self.attacker:
            n = self.list_tiles(found, 0, CLAIM, self.good)  # ST2-9
            return self.list_tiles(found, n, RETREAT, self.manned[self.seat])  # ST2-4
        if self.cauldrons > 0 and not self.oiled:
            return self.list_tiles(found, 0, OIL, self.manned[self.attacker])  # ST2-5
        return 0

    def list_plays(self, found: list[int]) -> int:
        seat = self.seat
        before = self.list_before_play(found)
        n = before
        tiles = self.room[seat]
        while tiles:  # ST2-6
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            hand = self.siege[seat]
            while hand:
                found[n] = tile << 6 | bits.lowest(hand)
                n += 1
                hand &= hand - 1
        if self.tactics[seat]:
            n = self.list_tactics(found, n)
        if n == before and not (seat == self.attacker and self.could_play_after_all()):
            found[n] = PASS  # ST2-44
            n += 1
        return n

    def list_tactics(self, found: list[int], n: int) -> int:
        """ST2-31, ST2-32."""
        seat = self.seat
        if not self.may_play_tactics(seat):
            return n
        hand = self.tactics[seat]
        elites = hand & ELITES
        if elites & JOKERS:
            elites = elites & ~JOKERS | 1
        tiles = self.room[seat]
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            left = elites
            while left:
                found[n] = tile << 6 | (JOKER + bits.lowest(left))
                n += 1
                left &= left - 1
        left = hand >> FIRST_ACTION
        while left:
            action = bits.lowest(left)
            left &= left - 1
            if action == EXPLOSION:
                n = self.list_tiles(found, n, EXPLODE, self.manned[0] | self.manned[1])
            elif self.has_target(seat, action):
                found[n] = ACT + action
                n += 1
        return n

    def list_draws(self, found: list[int]) -> int:
        n = 0
        if self.seat == self.attacker:
            n = self.list_tiles(found, n, CLAIM, self.good)  # ST2-9
        found[n] = DRAW_SIEGE
        n += 1
        if self.deck_size > 0 and self.tactics_deck_size > 0:  # ST2-31, ST2-33
            found[n] = DRAW_TACTICS
            n += 1
        return n

    def list_choices(self, found: list[int]) -> int:
        n = 0
        if self.action == RECRUITMENT or self.action == REINFORCEMENTS:
            left = self.discard
            if self.held >= 0:
                left &= ~(ONE << self.held)
            while left:
                found[n] = CHOOSE + bits.lowest(left)
                n += 1
                left &= left - 1
            return n
        owner = self.seat if self.action == REDEPLOYMENT else 1 - self.seat
        for place in range(7 * owner, 7 * owner + 7):
            for i in range(self.count[place]):
                found[n] = CHOOSE + self.wall[4 * place + i]
                n += 1
        return n

    def list_places(self, found: list[int]) -> int:
        tiles = self.room[self.seat]
        n = 0
        if self.action == REDEPLOYMENT:
            tiles &= ~(1 << (self.locate(self.held) // 4 % 7))
        n = self.list_tiles(found, n, TO, tiles)
        if self.action == REDEPLOYMENT:
            found[n] = TO_DISCARD
            n += 1
        return n

    def list_gifts(self, found: list[int]) -> int:
        n = 0
        hand = self.siege[self.seat] & ~self.given[self.seat]
        while hand:
            found[n] = CHOOSE + bits.lowest(hand)
            n += 1
            hand &= hand - 1
        left = self.tactics[self.seat] & ~self.given_tactics[self.seat]
        if left & JOKERS:
            left = left & ~JOKERS | 1
        while left:
            found[n] = CHOOSE + JOKER + bits.lowest(left)
            n += 1
            left &= left - 1
        return n

    def is_legal(self, move: int) -> bool:
        if move < 0 or self.winner >= 0:
            return False
        found = [0] * 96
        n = self.list_moves(found)
        for i in range(n):  # noqa: SIM110  (any() would need a generator: not in C)
            if found[i] == move:
                return True
        return False

    # what moves do

    def step(self, move: int) -> None:
        """Make a legal move."""
        self.log_size = 0
        self.carry_out(move)

    def carry_out(self, move: int) -> None:
        if move < CHOOSE:
            self.play_card(move & 63, move >> 6)
        elif move < ACT:
            self.choose(move - CHOOSE)
        elif move < EXPLODE:
            self.play_action(move - ACT)
        elif move < TO:
            self.explode(move - EXPLODE)
        elif move < TO_DISCARD:
            self.move_held(move - TO)
        elif move == TO_DISCARD:
            self.discard_held()
        elif move < RETREAT:
            self.claim(move - CLAIM)
        elif move < OIL:
            self.note(RETREATED, self.seat, move - RETREAT, NOTHING)
            self.drop_all(self.seat, move - RETREAT)  # ST2-4
        elif move < DRAW_SIEGE:
            self.pour(move - OIL)
        elif move == DRAW_SIEGE:
            self.draw_siege()
        elif move == DRAW_TACTICS:
            self.draw_tactics()
        else:
            self.sit_out()

    def note(self, kind: int, seat: int, tile: int, card: int) -> None:
        if self.log_size < LOGGED:
            self.log[self.log_size] = kind << 24 | seat << 16 | tile << 8 | card
            self.log_size += 1

    def play_card(self, card: int, tile: int) -> None:
        seat = self.seat
        if card < JOKER:
            if self.known[seat] | self.returned:
                self.track(seat, card)
            self.siege[seat] ^= ONE << card
            self.siege_size[seat] -= 1
            self.free ^= ONE << card
            if self.returned >> card & 1:
                self.show_returned(card)
        else:
            if card == JOKER:
                card = JOKER + self.joker(seat, self.tactics[seat])
            self.tactics[seat] ^= 1 << (card - JOKER)
            self.tactics_size[seat] -= 1
            self.known_tactics[seat] &= ~(1 << (card - JOKER))
            self.played[seat] += 1
        self.note(PLAYED, seat, tile, card)
        self.place(seat, tile, card)
        self.after_play()

    def joker(self, seat: int, hand: int) -> int:
        """Which of a hand's jokers goes: one that the other knows; he can't tell them apart."""
        jokers = hand & JOKERS
        if jokers & self.known_tactics[seat]:
            jokers &= self.known_tactics[seat]
        return bits.lowest(jokers)

    def after_play(self) -> None:
        """Go on to the draw; where it leaves no choice, draw (ST2-8, ST2-9)."""
        self.action = -1
        self.held = -1
        self.phase = DRAWING
        if self.seat == self.attacker:
            self.judge()
            if self.good:
                return
        if self.deck_size == 0 or self.tactics_deck_size == 0:
            self.draw_siege()

    def claim(self, tile: int) -> None:
        """ST2-20; the claim is good."""
        self.note(CLAIMED, self.seat, tile, NOTHING)
        was_damaged = self.damaged >> tile & 1
        self.drop_all(0, tile)
        self.drop_all(1, tile)
        if was_damaged:
            self.end(self.attacker, BROKEN_TWICE)  # ST2-21
            return
        self.damaged |= 1 << tile
        self.capacity[tile] = CAPACITY[tile * 2 + 1]
        if bits.count(self.damaged) == 4:
            self.end(self.attacker, FOUR_DAMAGED)  # ST2-21
        elif self.phase == DRAWING:
            self.after_play()

    def pour(self, tile: int) -> None:
        """ST2-5: the card nearest the wall."""
        self.note(OILED, self.seat, tile, self.wall[28 * self.attacker + 4 * tile])
        self.drop(self.attacker, tile, 0)
        self.cauldrons -= 1
        self.oiled = 1

    def draw_siege(self) -> None:
        if self.deck_size == 0:
            self.end(1 - self.attacker, DECK_EMPTY)  # ST2-22, ST2-33
            return
        self.deck_size -= 1
        card = self.deck[self.deck_size]
        seat = self.seat
        self.siege[seat] |= ONE << card
        self.siege_size[seat] += 1
        self.revealed += 1
        if self.returned:
            self.track_draw(seat)
        self.note(DREW_SIEGE, seat, 0, card)
        self.end_turn()

    def draw_tactics(self) -> None:
        self.tactics_deck_size -= 1
        card = self.deck[60 + self.tactics_deck_size]
        self.tactics[self.seat] |= 1 << (card - JOKER)
        self.tactics_size[self.seat] += 1
        self.revealed += 1
        self.note(DREW_TACTICS, self.seat, 0, card)
        self.end_turn()

    def sit_out(self) -> None:
        """ST2-44."""
        self.note(PASSED, self.seat, 0, NOTHING)
        if self.cards_in_hand(self.seat) < (7 if self.has_tactics else 6):
            self.after_play()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.turn = 1 - self.turn
        self.seat = self.turn
        self.phase = PLAYING
        self.oiled = 0
        if self.seat == self.attacker:
            self.judge()
        elif self.room[self.seat] == 0:
            self.end(self.seat, WALL_FULL)  # ST2-23

    # the end

    def end(self, winner: int, ending: int) -> None:
        """End the game; in a match go on to the next."""
        self.ending = ending
        self.note(WON, winner, ending, NOTHING)
        if not self.is_match:
            self.winner = winner
            return
        self.past_winner[self.games] = winner
        self.past_ending[self.games] = ending
        self.past_deck[self.games] = self.deck_size
        self.past_strength[self.games] = 7 - bits.count(self.damaged) + self.cauldrons
        self.games += 1
        if self.games == 2:
            self.winner = self.champion()
            if self.winner >= 0:
                return
            self.games = 0
            self.rounds += 1
        self.attacker = 1 - self.attacker
        self.revealed += 1
        self.set_up()
        self.note(DEALT, self.attacker, 0, NOTHING)

    def champion(self) -> int:
        """The winner of a match of two games; -1: level (ST2-24)."""
        first = self.past_winner[0]
        if first == self.past_winner[1]:
            return first
        by_attackers = self.past_ending[1] == BROKEN_TWICE or self.past_ending[1] == FOUR_DAMAGED
        if by_attackers:
            margin = self.past_deck[0] - self.past_deck[1]
        else:
            margin = self.past_strength[0] - self.past_strength[1]
        if margin == 0:
            return -1
        return first if margin > 0 else 1 - first

    # actions

    def play_action(self, action: int) -> None:
        seat = self.seat
        self.tactics[seat] ^= 1 << (FIRST_ACTION + action)
        self.tactics_size[seat] -= 1
        self.known_tactics[seat] &= ~(1 << (FIRST_ACTION + action))
        self.used[seat] |= 1 << (FIRST_ACTION + action)  # ST2-35
        self.played[seat] += 1
        self.note(ACTED, seat, 0, JOKER + FIRST_ACTION + action)
        self.action = action
        if action == SWAP:
            self.phase = GIVING
            self.start_giving()
        elif action != EXPLOSION:
            self.phase = CHOOSING
            self.go_on_alone()

    def go_on_alone(self) -> None:
        """Where only one thing can be done, do it."""
        found = [0] * 96
        if self.list_moves(found) == 1:
            self.carry_out(found[0])

    def explode(self, tile: int) -> None:
        """ST2-40."""
        seat = self.seat
        self.play_action(EXPLOSION)
        if BLAST_OWN:
            self.drop_all(seat, tile)
        if BLAST_OTHER:
            self.drop_all(1 - seat, tile)
        self.after_play()

    def choose(self, card: int) -> None:
        """A card for the action."""
        if self.action == SWAP:
            self.give(card)
            return
        self.note(CHOSEN, self.seat, 0, card)
        if self.action == DESERTION:
            self.held = card
            self.discard_held()  # ST2-38
        elif self.action == REINFORCEMENTS and self.held >= 0:
            self.reinforce(self.held, card)
        else:
            self.held = card
            if self.action != REINFORCEMENTS:
                self.phase = PLACING
            self.go_on_alone()

    def move_held(self, tile: int) -> None:
        """ST2-36, ST2-37, ST2-39: the card is played once more (ST2-43)."""
        card = self.held
        if self.action == RECRUITMENT:
            self.discard ^= ONE << card
        else:
            place = self.locate(card)
            self.take(place // 28, place // 4 % 7, place % 4)
        self.note(MOVED, self.seat, tile, card)
        self.place(self.seat, tile, card)
        self.after_play()

    def discard_held(self) -> None:
        place = self.locate(self.held)
        self.note(DISCARDED, place // 28, place // 4 % 7, self.held)
        self.drop(place // 28, place // 4 % 7, place % 4)
        self.after_play()

    def reinforce(self, first: int, second: int) -> None:
        """ST2-41."""
        back = ONE << first | ONE << second
        self.revealed += 1
        self.discard &= ~back
        self.free |= back
        self.good = 0
        self.deck[self.deck_size] = first
        self.deck[self.deck_size + 1] = second
        self.deck_size += 2
        self.shuffle(0, self.deck_size)
        self.returned = back
        for seat in range(2):
            self.origins[8 * seat + self.unknown(seat)] = 1
        self.note(SHUFFLED, self.seat, first, second)
        self.after_play()

    def start_giving(self) -> None:
        """ST2-42: who has no more than three cards gives them all."""
        seat = self.seat
        if self.cards_in_hand(seat) <= GIFT:
            self.given[seat] = self.siege[seat]
            self.given_tactics[seat] = self.tactics[seat]
            self.given_size[seat] = self.cards_in_hand(seat)
            self.have_given()

    def give(self, card: int) -> None:
        seat = self.seat
        if card < JOKER:
            self.given[seat] |= ONE << card
        else:
            if card == JOKER:
                left = self.tactics[seat] & ~self.given_tactics[seat]
                card = JOKER + self.joker(seat, left)
            self.given_tactics[seat] |= 1 << (card - JOKER)
        self.given_size[seat] += 1
        self.note(GIVEN, seat, 0, card)
        if self.given_size[seat] == GIFT:
            self.have_given()

    def have_given(self) -> None:
        if self.seat == self.turn:
            self.seat = 1 - self.seat
            self.start_giving()
        else:
            self.exchange()

    def exchange(self) -> None:
        self.revealed += 1
        for seat in range(2):
            left = self.given[seat]
            while left:
                card = bits.lowest(left)
                left &= left - 1
                self.track(seat, card)
                self.siege[seat] ^= ONE << card
                self.siege_size[seat] -= 1
                self.note(EXCHANGED, seat, 0, card)
            left = self.given_tactics[seat]
            while left:
                card = bits.lowest(left)
                left &= left - 1
                self.tactics[seat] ^= 1 << card
                self.tactics_size[seat] -= 1
                self.known_tactics[seat] &= ~(1 << card)
                self.note(EXCHANGED, seat, 0, JOKER + card)
        for seat in range(2):
            self.siege[seat] |= self.given[1 - seat]
            self.siege_size[seat] += bits.count(self.given[1 - seat])
            self.known[seat] |= self.given[1 - seat]
            self.tactics[seat] |= self.given_tactics[1 - seat]
            self.tactics_size[seat] += bits.count(self.given_tactics[1 - seat])
            self.known_tactics[seat] |= self.given_tactics[1 - seat]
        for seat in range(2):
            self.given[seat] = 0
            self.given_tactics[seat] = 0
            self.given_size[seat] = 0
        self.seat = self.turn
        self.after_play()

    # what the other can conclude about a hand

    def unknown(self, seat: int) -> int:
        """How many siege cards of a hand the other doesn't know."""
        return self.siege_size[seat] - bits.count(self.known[seat])

    def track(self, seat: int, card: int) -> None:
        """A siege card leaves a hand before the other's eyes.

        Reinforcements make the unseen cards unequal: the two that were shuffled in can't be among
        the cards that a hand has held since before, and nobody sees which cards these are. But all
        can be counted. Take a hand's unknown cards as old ones and new ones (drawn since then):
        `origins` has, for each number of old ones, how many courses of the game lead to any such
        hand, all courses equally likely. A drawn card may be any of the new ones, so the number is
        multiplied by theirs; a card that is seen to leave was an old or a new one, so two numbers
        are added, or a new one only, when it is one of the two cards.
        """
        if self.known[seat] >> card & 1:
            self.known[seat] ^= ONE << card
        elif self.returned:
            unknown = self.unknown(seat)
            if not self.returned >> card & 1:
                for old in range(unknown):
                    self.origins[8 * seat + old] += self.origins[8 * seat + old + 1]
            self.origins[8 * seat + unknown] = 0
            self.lighten(seat)

    def track_draw(self, seat: int) -> None:
        unknown = self.unknown(seat)
        for old in range(unknown):
            self.origins[8 * seat + old] *= unknown - old
        self.lighten(seat)

    def lighten(self, seat: int) -> None:
        """Only ratios matter; they are exact up to 2**48, and to more than 8 digits beyond."""
        heaviest = 0
        for old in range(8):
            if self.origins[8 * seat + old] > heaviest:
                heaviest = self.origins[8 * seat + old]
        if heaviest > HEAVY:
            for old in range(8):
                if self.origins[8 * seat + old]:
                    self.origins[8 * seat + old] = self.origins[8 * seat + old] >> 8 | 1

    def show_returned(self, card: int) -> None:
        """It is played; when both are, there is nothing left to count."""
        self.returned ^= ONE << card
        if self.returned == 0:
            for place in range(16):
                self.origins[place] = 0

    # what Python calls

    def run(self, rng: Rng) -> int:
        found = [0] * 96
        made = 0
        while self.winner < 0:
            self.step(found[rng.pick(self.list_moves(found))])
            made += 1
        return made

    def legal_moves(self) -> list[int]:
        found = [0] * 96
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

    def claims(self) -> list[int]:
        """The tiles whose claim is good as things stand, also while the defender is to move."""
        self.judge()
        return bits.listed(self.good) if self.winner < 0 else []

    def clone(self) -> "Position":
        twin = Position(self.has_tactics, self.is_match)
        twin.copy_table(self)
        twin.observer = self.observer
        twin.copy_hidden(self)
        if self.rng is not None:
            twin.rng = self.rng.clone()
        return twin

    def copy_hidden(self, other: "Position") -> None:
        for seat in range(2):
            self.copy_hand(other, seat)
        for i in range(other.deck_size):
            self.deck[i] = other.deck[i]
        for i in range(60, 60 + other.tactics_deck_size):
            self.deck[i] = other.deck[i]

    def copy_table(self, other: "Position") -> None:
        """Take over what both seats know."""
        self.attacker = other.attacker
        self.turn = other.turn
        self.seat = other.seat
        self.phase = other.phase
        self.action = other.action
        self.held = other.held
        self.oiled = other.oiled
        self.cauldrons = other.cauldrons
        self.damaged = other.damaged
        self.revealed = other.revealed
        self.winner = other.winner
        self.ending = other.ending
        for place in range(56):
            self.wall[place] = other.wall[place]
        for place in range(14):
            self.count[place] = other.count[place]
        for tile in range(7):
            self.earlier[tile] = other.earlier[tile]
            self.capacity[tile] = other.capacity[tile]
            self.obstacles[tile] = other.obstacles[tile]
        self.discard = other.discard
        self.fallen = other.fallen
        self.deck_size = other.deck_size
        self.tactics_deck_size = other.tactics_deck_size
        self.returned = other.returned
        for place in range(16):
            self.origins[place] = other.origins[place]
        for seat in range(2):
            self.siege_size[seat] = other.siege_size[seat]
            self.tactics_size[seat] = other.tactics_size[seat]
            self.known[seat] = other.known[seat]
            self.known_tactics[seat] = other.known_tactics[seat]
            self.given_size[seat] = other.given_size[seat]
            self.used[seat] = other.used[seat]
            self.played[seat] = other.played[seat]
            self.past_winner[seat] = other.past_winner[seat]
            self.past_ending[seat] = other.past_ending[seat]
            self.past_deck[seat] = other.past_deck[seat]
            self.past_strength[seat] = other.past_strength[seat]
            self.room[seat] = other.room[seat]
            self.manned[seat] = other.manned[seat]
        self.rounds = other.rounds
        self.games = other.games
        self.free = other.free
        self.good = other.good

    def copy_hand(self, other: "Position", seat: int) -> None:
        self.siege[seat] = other.siege[seat]
        self.tactics[seat] = other.tactics[seat]
        self.given[seat] = other.given[seat]
        self.given_tactics[seat] = other.given_tactics[seat]

    def seen_by(self, seat: int) -> "Position":
        if seat not in (0, 1):
            raise ValueError(f"no seat {seat}")
        seen = Position(self.has_tactics, self.is_match)
        seen.copy_table(self)
        seen.copy_hand(self, seat)
        seen.observer = seat
        return seen

    def imagine(self, rng: Rng) -> "Position":
        """Any world that fits what the observer knows, all courses to it taken as equally likely.

        No move tells more of a hand than the cards that it shows. A pass would: who is not barred
        and passes has no card with a target. But of seven cards one always has, and a hand is
        smaller only in positions that were made up.
        """
        if not isinstance(rng, Rng):
            raise TypeError("imagine() takes a koloda.Rng")
        if self.observer < 0:
            raise ValueError("nothing is hidden here; imagine from seen_by()")
        world = Position(self.has_tactics, self.is_match)
        world.rng = Rng(0)
        self.imagine_in(world, rng)
        world.drop_chance()
        return world

    def imagine_in(self, world: "Position", rng: Rng) -> None:
        """As `imagine`, in a world that is there already: searches imagine very often.

        The whole truth is imagined as it is: who cheats knows it, see `koloda.lab.entrant`.
        """
        world.copy_table(self)
        high = rng.advance()
        low = rng.advance()
        assert world.rng is not None
        world.rng.start(high << 32 | low, 0)
        if self.observer < 0:
            world.copy_hidden(self)
        else:
            world.copy_hand(self, self.observer)
            world.deal_unknown(self.observer)

    def deal_unknown(self, observer: int) -> None:
        """Deal what the observer doesn't see, each possible world equally likely."""
        other = 1 - observer
        unseen = self.free & ~self.siege[observer] & ~self.known[other]
        number = self.siege_size[other] - bits.count(self.known[other])
        self.siege[other] = self.known[other]
        self.given[other] = 0
        self.given_tactics[other] = 0
        if unseen & self.returned:
            old = self.pick_origin(other, unseen, number)
            hand = self.pick_cards(unseen & ~self.returned, old)
            self.siege[other] |= hand
            unseen &= ~hand
            number -= old
        self.fill_deck(0, unseen)
        for i in range(self.deck_size, self.deck_size + number):
            self.siege[other] |= ONE << self.deck[i]

        self.tactics[other] = self.known_tactics[other]
        if self.has_tactics:
            unseen = self.unplayed_tactics()
            unseen &= ~self.tactics[observer] & ~self.known_tactics[other]
            number = self.tactics_size[other] - bits.count(self.known_tactics[other])
            self.fill_deck(60, unseen)
            for i in range(self.tactics_deck_size, self.tactics_deck_size + number):
                self.tactics[other] |= 1 << (self.deck[60 + i] - 60)
        if self.given_size[other]:
            self.imagine_gift(other)

    def unplayed_tactics(self) -> int:
        """The tactics cards that are in hands or in their deck."""
        unplayed = TACTICS & ~self.fallen & ~self.used[0] & ~self.used[1]
        for place in range(14):
            for i in range(self.count[place]):
                if self.wall[4 * place + i] >= JOKER:
                    unplayed &= ~(1 << (self.wall[4 * place + i] - JOKER))
        return unplayed

    def fill_deck(self, start: int, unseen: int) -> None:
        n = 0
        while unseen:
            self.deck[start + n] = start + bits.lowest(unseen)
            unseen &= unseen - 1
            n += 1
        self.shuffle(start, n)

    def pick_cards(self, unseen: int, number: int) -> int:
        """So many of these cards, any as likely as any other."""
        picked = 0
        left = bits.count(unseen)
        while unseen:
            card = unseen & -unseen
            unseen ^= card
            if self.pick(left) < number:
                picked |= card
                number -= 1
            left -= 1
        return picked

    def pick_origin(self, seat: int, unseen: int, number: int) -> int:
        """How many of a hand's unknown cards it has held since before the reinforcements.

        `origins` counts the courses that lead to one choice of old and new cards, so it is weighed
        with the number of such choices.
        """
        returned = bits.count(unseen & self.returned)
        others = bits.count(unseen) - returned
        weights = [
            int(self.origins[8 * seat + old])
            * comb(others, old)
            * comb(others + returned - old, number - old)
            for old in range(number + 1)
        ]
        point = self.pick_below(sum(weights))
        for old, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return old
        return 0

    def pick_below(self, number: int) -> int:
        """As `rng.pick`, for any number."""
        while True:
            point = 0
            for _ in range(number.bit_length() // 30 + 1):
                point = point << 30 | self.pick(1 << 30)
            point &= (1 << number.bit_length()) - 1
            if point < number:
                return point

    def imagine_gift(self, seat: int) -> None:
        """What a seat may have chosen so far to give away."""
        left = self.cards_in_hand(seat)
        number = self.given_size[seat]
        for card in range(71):
            if card < JOKER:
                held = self.siege[seat] >> card & 1
            else:
                held = self.tactics[seat] >> (card - JOKER) & 1
            if held:
                if self.pick(left) < number:
                    number -= 1
                    if card < JOKER:
                        self.given[seat] |= ONE << card
                    else:
                        self.given_tactics[seat] |= 1 << (card - JOKER)
                left -= 1
        if bits.count(self.given_tactics[seat] & JOKERS) == 1:
            self.given_tactics[seat] &= ~JOKERS
            self.given_tactics[seat] |= 1 << self.joker(seat, self.tactics[seat])

    def restore(
        self,
        numbers: Mapping[str, int],
        sides: Sequence[Mapping[str, Any]],
        wall: Sequence[Sequence[Sequence[int]]],
        earlier: Sequence[int],
        decks: Sequence[Sequence[int]],
        past: Sequence[Sequence[int]],
        rng: str | None,
    ) -> None:
        """Set everything; `saved.load` has checked that it can be."""
        self.observer = bounded(numbers["observer"], -1, 1)
        self.attacker = bounded(numbers["attacker"], 0, 1)
        self.turn = bounded(numbers["turn"], 0, 1)
        self.seat = bounded(numbers["seat"], 0, 1)
        self.phase = bounded(numbers["phase"], 0, 4)
        self.action = bounded(numbers["action"], -1, 6)
        self.held = bounded(numbers["held"], -1, 63)
        self.oiled = bounded(numbers["oiled"], 0, 1)
        self.cauldrons = bounded(numbers["cauldrons"], 0, 3)
        self.damaged = bounded(numbers["damaged"], 0, 127)
        self.revealed = bounded(numbers["revealed"], 0, 2**31 - 1)
        self.winner = bounded(numbers["winner"], -1, 1)
        self.ending = bounded(numbers["ending"], 0, 4)
        self.discard = bounded(numbers["discard"], 0, 2**60 - 1)
        self.fallen = bounded(numbers["fallen"], 0, 15)
        self.returned = bounded(numbers["returned"], 0, 2**60 - 1)
        self.rounds = bounded(numbers["rounds"], 0, 2**31 - 1)
        self.games = bounded(numbers["games"], 0, 2)
        self.deck_size = bounded(numbers["deck_size"], 0, 60)
        self.tactics_deck_size = bounded(numbers["tactics_deck_size"], 0, 11)
        for seat in range(2):
            side = sides[seat]
            self.siege[seat] = bounded(side["siege"], 0, 2**60 - 1)
            self.tactics[seat] = bounded(side["tactics"], 0, 2**11 - 1)
            self.siege_size[seat] = bounded(side["siege_size"], 0, 7)
            self.tactics_size[seat] = bounded(side["tactics_size"], 0, 7)
            self.known[seat] = bounded(side["known"], 0, 2**60 - 1)
            self.known_tactics[seat] = bounded(side["known_tactics"], 0, 2**11 - 1)
            self.given[seat] = bounded(side["given"], 0, 2**60 - 1)
            self.given_tactics[seat] = bounded(side["given_tactics"], 0, 2**11 - 1)
            self.given_size[seat] = bounded(side["given_size"], 0, 3)
            self.used[seat] = bounded(side["used"], 0, 2**11 - 1)
            self.played[seat] = bounded(side["played"], 0, 11)
            for old in range(8):
                self.origins[8 * seat + old] = bounded(side["origins"][old], 0, 2**53)
            for tile in range(7):
                lying = wall[seat][tile]
                self.count[7 * seat + tile] = bounded(len(lying), 0, 4)
                for i, card in enumerate(lying):
                    self.wall[28 * seat + 4 * tile + i] = bounded(card, 0, 63)
            self.past_winner[seat] = bounded(past[seat][0], 0, 1)
            self.past_ending[seat] = bounded(past[seat][1], 0, 4)
            self.past_deck[seat] = bounded(past[seat][2], 0, 60)
            self.past_strength[seat] = bounded(past[seat][3], 0, 10)
        for tile in range(7):
            self.earlier[tile] = bounded(earlier[tile], -1, 1)
        for start, deck in ((0, decks[0]), (60, decks[1])):
            bounded(len(deck), 0, 11 if start else 60)
            for i, card in enumerate(deck):
                self.deck[start + i] = bounded(card, start, 70 if start else 59)
        self.rng = None if rng is None else restored_rng(rng)
        self.check(len(decks[0]), len(decks[1]))
        self.look()

    def check(self, siege_deck: int, tactics_deck: int) -> None:
        """What the rules rely on when they write to their arrays."""
        for seat in range(2):
            limit = 6 if seat == self.turn and self.phase != PLAYING else 7
            fits = self.siege_size[seat] + self.tactics_size[seat] <= limit
            fits = fits and bits.count(self.known[seat]) <= self.siege_size[seat]
            if self.observer in (-1, seat):
                fits = fits and bits.count(self.siege[seat]) == self.siege_size[seat]
                fits = fits and bits.count(self.tactics[seat]) == self.tactics_size[seat]
                fits = fits and not self.known[seat] & ~self.siege[seat]
            if not fits:
                raise ValueError(f"seat {seat} can't have such a hand")
        siege = self.deck_size + bits.count(self.discard) + self.siege_size[0] + self.siege_size[1]
        if siege > 60:
            raise ValueError("too many siege cards")
        if self.observer < 0 and (siege_deck, tactics_deck) != (
            self.deck_size,
            self.tactics_deck_size,
        ):
            raise ValueError("decks are not of their sizes")
        if (self.games == 2) != (self.winner >= 0 and self.is_match):
            raise ValueError("not as many games as are over")
        if self.phase == CHOOSING:
            fits = self.action in (REDEPLOYMENT, RECRUITMENT, DESERTION, TREASON, REINFORCEMENTS)
            waits = self.held >= 0
            fits = fits and (not waits or (self.action == REINFORCEMENTS and self.is_discarded()))
        elif self.phase == PLACING and self.action == RECRUITMENT:
            fits = self.is_discarded()
        elif self.phase == PLACING:
            fits = self.action in (REDEPLOYMENT, TREASON) and self.locate(self.held) >= 0
        else:
            fits = self.held < 0 and self.action == (SWAP if self.phase == GIVING else -1)
        if not fits:
            raise ValueError("no such step of an action")

    def is_discarded(self) -> bool:
        """Whether the card chosen for an action is a siege card of the discard."""
        return 0 <= self.held < JOKER and self.discard >> self.held & 1 == 1

    def key(self) -> tuple[object, ...]:
        return (
            self.has_tactics,
            self.is_match,
            self.observer,
            self.attacker,
            self.turn,
            self.seat,
            self.phase,
            self.action,
            self.held,
            self.oiled,
            self.cauldrons,
            self.damaged,
            self.revealed,
            self.winner,
            self.ending,
            tuple(tuple(self.cards_at(seat, tile)) for seat in (0, 1) for tile in range(7)),
            tuple(self.earlier),
            self.discard,
            self.fallen,
            tuple(self.siege),
            tuple(self.tactics),
            tuple(self.siege_size),
            tuple(self.tactics_size),
            tuple(self.known),
            tuple(self.known_tactics),
            tuple(self.given),
            tuple(self.given_tactics),
            tuple(self.given_size),
            tuple(self.used),
            tuple(self.played),
            self.deck_size,
            self.tactics_deck_size,
            tuple(self.siege_deck()),
            tuple(self.tactics_deck()),
            self.returned,
            tuple(self.origins),
            self.rounds,
            tuple(self.past_games()),
            self.rng and self.rng.save(),
        )

    def cards_at(self, seat: int, tile: int) -> list[int]:
        """A side of a tile, the card nearest the wall first."""
        if seat not in (0, 1) or not 0 <= tile < 7:
            raise ValueError(f"no seat {seat} or tile {tile}")
        place = 7 * seat + tile
        return [self.wall[4 * place + i] for i in range(self.count[place])]

    def siege_deck(self) -> list[int]:
        """The next card to draw is the last; none where it is hidden."""
        return [self.deck[i] for i in range(self.deck_size)] if self.observer < 0 else []

    def tactics_deck(self) -> list[int]:
        if self.observer >= 0:
            return []
        return [self.deck[60 + i] for i in range(self.tactics_deck_size)]

    def past_games(self) -> list[tuple[int, int, int, int]]:
        """Winner, ending, siege cards left, and intact tiles plus cauldrons of each game."""
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
        """What the last move did, in the numbers that `note` makes."""
        return [self.log[i] for i in range(self.log_size)]


def bounded(value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise ValueError(f"{value} is not from {low} to {high}")
    return value
