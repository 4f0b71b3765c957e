"""Scram! in a batch."""

from typing import Any

from koloda.bots.scram.simulation import ScramSimulation
from koloda.engine import bits
from koloda.engine.errors import InvalidArgument, WrongType
from koloda.engine.rng import Rng
from koloda.games.scram import codes, knowledge, legal, scoring, sides, turn
from koloda.games.scram.position import Position
from koloda.research.scram import encoding, layout
from koloda.research.slot import Slot


class ScramSlot(Slot):
    def __init__(self, players: int, rounds: int, memory_aid: bool, first: int) -> None:
        self.position = Position(players, rounds, memory_aid)
        self.position.rng = Rng(0)
        shape = layout.shape(players, rounds)
        super().__init__(players, shape.features, shape.hidden, sides(players), shape.numbering)
        self.first = first
        self.known: Position = None  # type: ignore[assignment]
        self.is_ready = True

    def take(self, position: Any) -> Position:
        self.check_ready()
        if not isinstance(position, Position):
            raise WrongType("this is no position of Scram!")
        before = self.position
        given = position
        if (
            given.player_number != before.player_number
            or given.rounds != before.rounds
            or given.memory_aid != before.memory_aid
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
        if isinstance(other, ScramSlot):
            twin = other
            twin.take(twin.take(self.position))  # refuses one with other options
            self.known = twin.known
            self.simulation = twin.simulation
        else:
            self.known = Position(
                self.position.player_number, self.position.rounds, self.position.memory_aid == 1
            )
            self.simulation = ScramSimulation(self.known, 0)

    def deal(self, seed: int) -> None:
        assert self.position.rng is not None
        self.position.rng.start(seed, 0)
        self.position.start_match(self.first)

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
        team = scoring.winning_team(self.position)
        return bits.only(team) if team >= 0 else 0

    def know(self, seat: int) -> None:
        knowledge.copy_table(self.known, self.position)
        knowledge.copy_cards(self.known, self.position, seat)
        self.known.observer = seat
