"""Schotten Totten 2 in a batch."""

from typing import Any

from koloda.bots.schotten_totten_2.simulation import SchottenTotten2Simulation
from koloda.engine import bits
from koloda.engine.errors import InvalidArgument, WrongType
from koloda.engine.rng import Rng
from koloda.games.schotten_totten_2 import knowledge, legal, turn
from koloda.games.schotten_totten_2.position import Position
from koloda.research.schotten_totten_2 import encoding, layout
from koloda.research.slot import Slot


class SchottenTotten2Slot(Slot):
    def __init__(self, has_tactics: bool, is_match: bool, attacker: int) -> None:
        shape = layout.shape(has_tactics, is_match)
        super().__init__(2, shape.features, shape.hidden, (0, 1), shape.numbering)
        self.position = Position(has_tactics, is_match)
        self.position.rng = Rng(0)
        self.attacker = attacker
        self.known: Position = None  # type: ignore[assignment]
        self.is_ready = True

    def take(self, position: Any) -> Position:
        self.check_ready()
        if not isinstance(position, Position):
            raise WrongType("this is no position of Schotten Totten 2")
        before = self.position
        given = position
        if given.has_tactics != before.has_tactics or given.is_match != before.is_match:
            raise InvalidArgument("this position has other options")
        self.position = given
        return before

    def copy(self) -> Position:
        self.check_ready()
        twin = self.position.clone()
        twin.drop_chance()
        return twin

    def equip(self, other: Slot | None) -> None:
        self.check_ready()
        if isinstance(other, SchottenTotten2Slot):
            twin = other
            twin.take(twin.take(self.position))  # refuses one with other options
            self.known = twin.known
            self.simulation = twin.simulation
        else:
            self.known = Position(self.position.has_tactics, self.position.is_match)
            self.simulation = SchottenTotten2Simulation(self.known, 0)

    def keep_chance(self) -> None:
        """Give a position that was dealt elsewhere a generator: this place will deal again."""
        if self.position.rng is None:
            self.position.rng = Rng(0)

    def deal(self, seed: int) -> None:
        assert self.position.rng is not None
        self.position.rng.start(seed, 0)
        self.position.start_match(self.attacker)

    def seat(self) -> int:
        return self.position.seat if self.position.winner < 0 else -1

    def list_moves(self, found: list[int]) -> int:
        return legal.list_moves(self.position, found)

    def is_legal(self, move: int) -> bool:
        return legal.is_legal(self.position, move)

    def step(self, move: int) -> None:
        turn.step(self.position, move)

    def encode(self, seat: int, out: Any, at: int) -> None:
        encoding.encode(self.position, seat, out, at)

    def encode_hidden(self, seat: int, out: Any, at: int) -> None:
        encoding.encode_hidden(self.position, seat, out, at)

    def winning_sides(self) -> int:
        return bits.only(self.position.winner)

    def know(self, seat: int) -> None:
        self.known.copy_table(self.position)
        self.known.siege[1 - seat] = 0
        self.known.tactics[1 - seat] = 0
        self.known.given[1 - seat] = 0
        self.known.given_tactics[1 - seat] = 0
        self.known.copy_hand(self.position, seat)
        self.known.observer = seat
        knowledge.name_jokers(self.known)
