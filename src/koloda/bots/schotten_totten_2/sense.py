"""Schotten Totten 2, for a search."""

from koloda.bots.sense import Sense
from koloda.engine.rng import Rng
from koloda.games.schotten_totten_2 import moves
from koloda.games.schotten_totten_2.position import Position

# C ints in the compiled build, where Python can't import them
GIVING = moves.GIVING
END = moves.END


class SchottenTotten2Sense(Sense):
    def __init__(self, known: Position, seed: int) -> None:
        super().__init__(2, seed)
        self.known = known
        self.world = Position(known.has_tactics, known.is_match)
        self.world.rng = Rng(0)

    def imagine(self) -> None:
        self.known.imagine_in(self.world, self.rng)

    def seat(self) -> int:
        return self.world.seat if self.world.winner < 0 else -1

    def list_moves(self, found: list[int]) -> int:
        return self.world.list_moves(found)

    def step(self, move: int) -> None:
        mover = self.world.seat
        is_gift = self.world.phase == GIVING
        self.world.step(move)
        self.show(move)
        if is_gift:
            self.sight[1 - mover] = END  # ST2-42: he sees that a card was chosen, not which

    def play_at_random(self) -> None:
        self.world.run(self.rng)
        self.judge()

    def judge(self) -> None:
        for seat in range(2):
            self.value[seat] = 1.0 if self.world.winner == seat else 0.0
