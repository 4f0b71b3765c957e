"""One place of a batch, in which games are played one after the other.

Each game has a subclass, which holds a position and asks the rules. The methods that check nothing
can't be reached from Python in the compiled build.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from koloda.bots.simulation import Simulation
from koloda.engine import bits
from koloda.engine.contract import Position
from koloda.engine.errors import InvalidArgument, InvalidSeat, WrongType, quoted
from koloda.engine.rng import Rng, restored
from koloda.research import buffers, codes, seeds
from koloda.research.arrays import MOST_FEATURES, MOST_PLAYERS, Arrays
from koloda.research.made import refuse_to_make_again
from koloda.research.numbering import Numbering

NEARLY = 1e-5
"""Weights that differ by less count as equal, because the two builds round differently."""


class Slot:
    def __init__(
        self, players: int, features: int, hidden: int, sides: Sequence[int], numbering: Numbering
    ) -> None:
        refuse_to_make_again(self)
        if not isinstance(numbering, Numbering):
            raise WrongType("a slot needs a numbering")
        if not 2 <= players <= MOST_PLAYERS or len(sides) != players:
            raise InvalidArgument(f"no game has {players} players on the sides {quoted(sides)}")
        if not (0 < features <= MOST_FEATURES and 0 < hidden <= MOST_FEATURES):
            raise InvalidArgument(f"{features} and {hidden} features can't be")
        self.players = players
        self.features = features  # of what a seat knows
        self.hidden = hidden  # of the rest
        self.numbering = numbering
        self.side_of = [0] * 6
        self.side_size = [0] * 6
        for seat, side in enumerate(sides):
            if not 0 <= side < players:
                raise InvalidArgument(f"no side {side} of {players} players")
            self.side_of[seat] = side
            self.side_size[side] += 1
        self.sides = max(2, max(sides) + 1)
        self.player_of = [0] * 6  # who moves for each seat
        self.index = 0
        self.seed = 0
        self.deals = 0  # so far
        self.deal_seed = 0  # of the present game
        self.moves = 0  # in the present game
        self.is_done = False
        self.found = [0] * 96  # the legal moves
        self.found_size = 0
        self.weight = [0.0] * 96
        self.total = [0.0] * 96
        self.chooser = Rng(0)
        self.arrays: Arrays = None  # type: ignore[assignment]
        self.simulation: Simulation = None  # type: ignore[assignment]
        self.is_ready = False  # until the game's own class has set it up
        self.is_made = True

    # what each game's own class provides

    def take(self, position: Position) -> Position:
        """Go on with this position, or refuse one of other options; return the one before."""
        raise NotImplementedError

    def keep_chance(self) -> None:
        """Make sure that the present position can be dealt anew."""

    def copy(self) -> Position:
        """Return a copy of the present position."""
        raise NotImplementedError

    def equip(self, other: "Slot | None") -> None:
        """Get a simulation for the greedy player, or share that of another slot."""
        raise NotImplementedError

    def deal(self, seed: int) -> None:
        """Deal anew."""
        raise NotImplementedError

    def seat(self) -> int:
        """Return the seat to move, -1 if the game is over."""
        raise NotImplementedError

    def list_moves(self, found: list[int]) -> int:
        raise NotImplementedError

    def is_legal(self, move: int) -> bool:
        """Tell whether the move was found when the moves were listed last."""
        for i in range(self.found_size):  # noqa: SIM110  (any() would need a generator: not in C)
            if self.found[i] == move:
                return True
        return False

    def step(self, move: int) -> None:
        raise NotImplementedError

    def encode(self, seat: int, out: Any, at: int) -> None:
        """Write what a seat knows, over zeros."""
        raise NotImplementedError

    def encode_hidden(self, seat: int, out: Any, at: int) -> None:
        """Write what a seat doesn't know, over zeros."""
        raise NotImplementedError

    def winning_sides(self) -> int:
        """Return the set of sides that won a game that is over."""
        raise NotImplementedError

    def know(self, seat: int) -> None:
        """Show the greedy player what this seat knows."""
        raise NotImplementedError

    # what Python calls

    def observe(self, position: Position, seat: int, out: Any) -> None:
        """Write what the seat knows of a position."""
        self.check_row(position, seat, out, self.features)
        before = self.take(position)
        out.fill(0)
        self.encode(seat, buffers.bytes_of(out), 0)
        self.take(before)

    def observe_everything(self, position: Position, seat: int, out: Any) -> None:
        """Write what the seat knows of a position, and then the rest."""
        self.check_row(position, seat, out, self.features + self.hidden)
        before = self.take(position)
        out.fill(0)
        self.encode(seat, buffers.bytes_of(out), 0)
        self.encode_hidden(seat, buffers.bytes_of(out), self.features)
        self.take(before)

    def check_row(self, position: Position, seat: int, out: Any, length: int) -> None:
        self.check_ready()
        if not 0 <= seat < self.players:
            raise InvalidSeat(f"there is no seat {seat}; the seats are 0 to {self.players - 1}")
        if not (
            isinstance(out, np.ndarray)
            and out.dtype == np.int8
            and out.ndim == 1
            and out.flags.c_contiguous
            and out.flags.writeable
        ):
            raise WrongType("the array must be one row of int8 that can be written")
        if len(out) != length:
            raise InvalidArgument(f"the array must have {length} numbers, not {len(out)}")
        observer = getattr(position, "observer", -1)
        if observer >= 0 and (observer != seat or length != self.features):
            raise InvalidArgument(f"this is only what seat {observer} knows")

    def check_ready(self) -> None:
        if not self.is_ready:
            raise InvalidArgument("this slot was never set up")

    def join(self, arrays: Arrays, index: int, seed: int) -> None:
        """Become the i-th game of a batch."""
        self.check_ready()
        if not isinstance(arrays, Arrays):
            raise WrongType("a slot joins a batch's arrays")
        if not 0 <= index < arrays.games or not 0 <= seed <= seeds.MASK64:
            raise InvalidArgument(f"no game {index} of {arrays.games}, or no seed {seed}")
        if (
            arrays.players != self.players
            or arrays.actions != self.numbering.actions
            or arrays.features not in (0, self.features)
            or arrays.everything not in (0, self.features + self.hidden)
        ):
            raise InvalidArgument("these arrays are for another game")
        self.arrays = arrays
        self.index = index
        self.seed = seed

    def seat_player(self, seat: int, player: int) -> None:
        """Let a built-in player move for a seat, or the program again."""
        self.check_ready()
        if not 0 <= seat < self.players or not codes.YOU <= player <= codes.GREEDY:
            raise InvalidArgument(f"no seat {seat}, or no player {player}")
        if player == codes.GREEDY and self.simulation is None:
            raise InvalidArgument("the greedy player has no simulation yet")
        self.player_of[seat] = player

    @property
    def is_joined(self) -> bool:
        """Whether this is a game of a batch."""
        return self.is_ready and self.arrays is not None

    @property
    def is_equipped(self) -> bool:
        """Whether the greedy player can move here."""
        return self.simulation is not None

    def counters(self) -> tuple[int, int, str]:
        """Return what a snapshot holds besides the position; `restore` takes it."""
        self.check_ready()
        return self.deals, self.moves, self.chooser.save()

    def restore(self, position: Position, deals: int, moves: int, chooser: str) -> None:
        """Go on with a saved position."""
        self.check_ready()
        if not (1 <= deals < 1 << 32 and 0 <= moves < 1 << 31):
            raise InvalidArgument(f"{deals} deals and {moves} moves can't be")
        choosing = restored(chooser)
        if getattr(position, "observer", -1) >= 0:
            raise InvalidArgument("this is only what one seat knows")
        self.take(position.clone())
        self.keep_chance()
        self.found_size = 0  # until `settle` lists the moves
        self.deals = deals
        self.moves = moves
        self.deal_seed = seeds.deal_seed(self.seed, self.index, deals - 1)
        self.chooser = choosing

    # without checks, and without Python's lock

    def begin(self) -> None:
        """Deal the next game of this place."""
        self.deal_seed = seeds.deal_seed(self.seed, self.index, self.deals)
        self.chooser.start(self.deal_seed, codes.CHOICES)
        self.deal(self.deal_seed)
        self.deals += 1
        self.moves = 0

    def reset(self) -> None:
        """Deal the first game."""
        self.deals = 0
        self.begin()
        self.settle()

    def advance(self) -> None:
        """Make the move that the program wants, if it is legal, and go on to its next turn."""
        action = self.arrays.action[self.index]
        # `Batch` has asked the mask, but a program may have written into it
        if 0 <= action < self.arrays.actions and self.is_legal(self.numbering.move_of[action]):
            self.step(self.numbering.move_of[action])
            self.moves += 1
            self.settle()

    def settle(self) -> None:
        """Go on until the program is to move: pay, deal again, let built-in players move."""
        for seat in range(self.players):
            self.arrays.reward[self.index * self.players + seat] = 0.0
        self.is_done = False
        mover = self.seat()
        while mover < 0 or self.player_of[mover] != codes.YOU:
            if mover < 0:
                self.pay()
                self.begin()
            else:
                self.step(self.built_in_move(mover))
                self.moves += 1
            mover = self.seat()
        self.show(mover)

    def pay(self) -> None:
        """Reward every seat as `Outcome.payoffs` does."""
        self.is_done = True
        winning = self.winning_sides()
        if winning == 0:
            return
        won = (self.sides / bits.count(winning) - 1.0) / (self.sides - 1)
        lost = -1.0 / (self.sides - 1)
        for seat in range(self.players):
            side = self.side_of[seat]
            share = won if bits.has(winning, side) else lost
            self.arrays.add_reward(self.index, seat, share / self.side_size[side])

    def show(self, mover: int) -> None:
        """Write this game's rows of the arrays."""
        self.arrays.seat[self.index] = mover
        self.arrays.done[self.index] = self.is_done
        self.arrays.moves[self.index] = self.moves
        n = self.list_moves(self.found)
        self.found_size = n
        row = self.index * self.arrays.actions
        buffers.clear(self.arrays.legal, row, self.arrays.actions)
        buffers.mark(self.arrays.legal, row, self.found, n, self.numbering.action_of)
        # a number of SplitMix64 for each position, as the deals have them
        drawn = seeds.deal_seed(self.deal_seed, 0, self.moves) >> 32
        self.arrays.sample[self.index] = self.numbering.action_of[self.found[drawn * n >> 32]]
        if self.arrays.features:
            self.show_observation(mover)
        if self.arrays.everything:
            self.show_everything(mover)

    def show_observation(self, mover: int) -> None:
        row = self.index * self.features
        buffers.clear(self.arrays.observation, row, self.features)
        self.encode(mover, self.arrays.observation, row)
        if self.arrays.is_float:
            buffers.widen(self.arrays.observation, self.arrays.wide_observation, row, self.features)

    def show_everything(self, mover: int) -> None:
        length = self.arrays.everything
        row = self.index * length
        buffers.clear(self.arrays.perfect, row, length)
        self.encode(mover, self.arrays.perfect, row)
        self.encode_hidden(mover, self.arrays.perfect, row + self.features)
        if self.arrays.is_float:
            buffers.widen(self.arrays.perfect, self.arrays.wide_everything, row, length)

    def built_in_move(self, mover: int) -> int:
        n = self.list_moves(self.found)
        if n == 1:
            return self.found[0]
        if self.player_of[mover] == codes.RANDOM:
            return self.found[self.chooser.pick(n)]
        return self.greedy_move(mover)

    def greedy_move(self, mover: int) -> int:
        """Return the move of the greatest mean weight over imagined worlds, as `PolicyBot` does."""
        self.know(mover)
        high = self.chooser.advance()
        low = self.chooser.advance()
        self.simulation.rng.start(high << 32 | low, 0)
        n = 0
        for i in range(codes.MOST_MOVES):
            self.total[i] = 0.0
        for _ in range(codes.WORLDS):
            self.simulation.imagine()
            n = self.simulation.list_moves(self.found)
            self.simulation.weigh(self.found, n, self.weight)
            for i in range(n):
                self.total[i] += self.weight[i]
        most = 0.0
        for i in range(n):
            most = max(most, self.total[i])
        best = -1
        for i in range(n):
            is_heavy = self.total[i] > most - NEARLY
            if is_heavy and (best < 0 or self.found[i] < self.found[best]):
                best = i
        return self.found[best]
