"""Gallop across Europe in a batch."""

from typing import Any

from koloda.bots.gallop.simulation import GallopSimulation
from koloda.engine import bits
from koloda.engine.errors import InvalidArgument, WrongType
from koloda.engine.rng import Rng
from koloda.games.gallop import codes, dealing, knowledge, legal, turn
from koloda.games.gallop.position import Position
from koloda.research.gallop import encoding, layout
from koloda.research.slot import Slot


class GallopSlot(Slot):
    def __init__(self, players: int, match: int, goal: int, removed: int, first: int) -> None:
        self.position = Position(players, match, goal)
        self.position.rng = Rng(0)
        if removed & ~codes.ALL_COLOURS or bits.count(removed) not in (0, 4 - players):
            raise InvalidArgument(f"no such colours: {removed}")
        shape = layout.shape(players, codes.ALL_COLOURS & ~removed)
        super().__init__(
            players, shape.features, shape.hidden, tuple(range(players)), shape.numbering
        )
        self.removed = removed  # as a set, 0: by lot
        self.first = first
        self.known: Position = None  # type: ignore[assignment]
        self.is_ready = True

    def take(self, position: Any) -> Position:
        self.check_ready()
        if not isinstance(position, Position):
            raise WrongType("this is no position of Gallop across Europe")
        before = self.position
        given = position
        if (
            given.players != before.players
            or given.match != before.match
            or given.goal != before.goal
            or given.colours & self.removed
        ):
            raise InvalidArgument("this position has other options")
        if given.rng is None and given.observer < 0:
            raise InvalidArgument("this position was never dealt")
        self.position = given
        return before

    def copy(self) -> Position:
        self.check_ready()
        return self.position.clone()

    def equip(self, other: Slot | None) -> None:
        self.check_ready()
        if isinstance(other, GallopSlot):
            twin = other
            twin.take(twin.take(self.position))  # refuses one with other options
            self.known = twin.known
            self.simulation = twin.simulation
        else:
            self.known = Position(self.position.players, self.position.match, self.position.goal)
            self.simulation = GallopSimulation(self.known, 0)

    def deal(self, seed: int) -> None:
        self.position.rng.start(seed, 0)
        dealing.start_match(self.position, self.removed, self.first)

    def seat(self) -> int:
        return self.position.seat if self.position.phase != codes.OVER else -1

    def list_moves(self, found: list[int]) -> int:
        return legal.list_moves(self.position, found)

    def step(self, move: int) -> None:
        turn.step(self.position, move)

    def encode(self, seat: int, out: Any, at: int) -> None:
        encoding.encode(self.position, seat, out, at)

    def encode_hidden(self, seat: int, out: Any, at: int) -> None:
        encoding.encode_hidden(self.position, seat, out, at)

    def winning_sides(self) -> int:
        """Return whoever has most points; tied players share the win (GAL-32, GAL-34)."""
        most = 0
        found = 0
        for seat in range(self.players):
            if self.position.points[seat] > most:
                most = self.position.points[seat]
                found = 0
            if self.position.points[seat] == most:
                found |= bits.only(seat)
        return found

    def know(self, seat: int) -> None:
        self.known.unseen_size = 0
        knowledge.see(self.position, seat, self.known)
