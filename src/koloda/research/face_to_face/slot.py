"""Face to Face in a batch."""

from typing import Any

from koloda.bots.face_to_face.simulation import FaceToFaceSimulation
from koloda.engine import bits
from koloda.engine.errors import InvalidArgument, WrongType
from koloda.engine.rng import Rng
from koloda.games.face_to_face import knowledge, legal, turn
from koloda.games.face_to_face.position import Position
from koloda.research.face_to_face import encoding, layout
from koloda.research.slot import Slot


class FaceToFaceSlot(Slot):
    def __init__(self, highest: int, hand_limit: int, first: int) -> None:
        self.position = Position(highest, hand_limit)
        shape = layout.shape(highest)
        super().__init__(2, shape.features, shape.hidden, (0, 1), shape.numbering)
        self.first = first
        self.rng = Rng(0)
        self.known: Position = None  # type: ignore[assignment]
        self.is_ready = True

    def take(self, position: Any) -> Position:
        self.check_ready()
        if not isinstance(position, Position):
            raise WrongType("this is no position of Face to Face")
        before = self.position
        given = position
        if given.highest != before.highest or given.hand_limit != before.hand_limit:
            raise InvalidArgument("this position has other options")
        self.position = given
        return before

    def copy(self) -> Position:
        self.check_ready()
        return self.position.clone()

    def equip(self, other: Slot | None) -> None:
        self.check_ready()
        if isinstance(other, FaceToFaceSlot):
            twin = other
            twin.take(twin.take(self.position))  # refuses one with other options
            self.known = twin.known
            self.simulation = twin.simulation
        else:
            self.known = Position(self.position.highest, self.position.hand_limit)
            self.simulation = FaceToFaceSimulation(self.known, 0)

    def deal(self, seed: int) -> None:
        self.rng.start(seed, 0)
        self.position.set_up(self.rng, self.first)

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
        self.known.hand[1 - seat] = 0
        knowledge.see(self.position, seat, self.known)
