"""Gallop across Europe, for a search."""

from koloda.bots.sense import Sense
from koloda.engine.rng import Rng
from koloda.games.gallop import moves
from koloda.games.gallop.position import Position

# C ints in the compiled build, where Python can't import them
OVER = moves.OVER
LAY = moves.LAY
HAND = moves.HAND


class GallopSense(Sense):
    def __init__(self, known: Position, seed: int) -> None:
        super().__init__(known.players, seed)
        self.known = known
        self.world = Position(known.players, known.match, known.goal)
        self.world.rng = Rng(0)

    def imagine(self) -> None:
        self.known.imagine_in(self.world, self.rng)

    def seat(self) -> int:
        return self.world.seat if self.world.phase != OVER else -1

    def list_moves(self, found: list[int]) -> int:
        return self.world.list_moves(found)

    def step(self, move: int) -> None:
        if self.world.phase != LAY:
            self.world.step(move)
            self.show(move)
        elif self.world.turn + 1 < self.players:
            mover = self.world.seat
            self.world.step(move)
            self.show(0)
            self.sight[mover] = move  # GAL-5
        else:
            self.show(self.laid() * 512 + move)
            self.world.step(move)

    def laid(self) -> int:
        """What lies hidden there, as one number."""
        found = 0
        for seat in range(self.players):
            if self.world.laid[seat] >= 0:
                found = found * 512 + self.world.flight[seat] * 64
                found += self.world.hand[HAND * seat + self.world.laid[seat]] + 1
        return found

    def play_at_random(self) -> None:
        self.world.run(self.rng)
        self.judge()

    def judge(self) -> None:
        most = 0
        leaders = 0
        for seat in range(self.players):
            if self.world.points[seat] > most:
                most = self.world.points[seat]
                leaders = 0
            if self.world.points[seat] == most:
                leaders += 1
        for seat in range(self.players):
            self.value[seat] = 1.0 / leaders if self.world.points[seat] == most else 0.0
