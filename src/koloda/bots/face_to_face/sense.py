"""Face to Face, for a search."""

from koloda.bots.sense import Sense
from koloda.games.face_to_face.position import Position


class FaceToFaceSense(Sense):
    def __init__(self, known: Position, seed: int) -> None:
        super().__init__(2, seed)
        self.known = known
        self.world = Position(known.highest, known.hand_limit)

    def imagine(self) -> None:
        self.known.imagine_in(self.world, self.rng)

    def seat(self) -> int:
        return self.world.seat if self.world.winner < 0 else -1

    def list_moves(self, found: list[int]) -> int:
        return self.world.list_moves(found)

    def step(self, move: int) -> None:
        self.world.step(move)
        self.show(move)

    def play_at_random(self) -> None:
        self.world.run(self.rng)
        self.judge()

    def judge(self) -> None:
        for seat in range(2):
            self.value[seat] = 1.0 if self.world.winner == seat else 0.0
