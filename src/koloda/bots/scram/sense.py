"""Scram!, for a search."""

from koloda.bots.sense import Sense
from koloda.engine.rng import Rng
from koloda.games.scram import cards, moves
from koloda.games.scram.position import Position

# C ints in the compiled build, where Python can't import them
OVER = moves.OVER
KNOWN = cards.KNOWN
VALUE = cards.VALUE


class ScramSense(Sense):
    def __init__(self, known: Position, seed: int) -> None:
        super().__init__(known.player_number, seed)
        self.known = known
        self.world = Position(known.player_number, known.rounds, known.memory_aid == 1)
        self.world.rng = Rng(0)

    def imagine(self) -> None:
        self.known.imagine_in(self.world, self.rng)

    def seat(self) -> int:
        return self.world.seat if self.world.phase != OVER else -1

    def list_moves(self, found: list[int]) -> int:
        return self.world.list_moves(found)

    def step(self, move: int) -> None:
        self.world.step(move)
        self.show(move)
        for seat in range(self.players):
            for i in range(4 * self.world.notes - 1, 0, -4):
                card = self.world.note[i]
                if card & KNOWN << seat:
                    self.sight[seat] = self.sight[seat] * 31 + (card & VALUE)

    def play_at_random(self) -> None:
        self.world.run(self.rng)
        self.judge()

    def judge(self) -> None:
        winner = self.winner()
        for seat in range(self.players):
            self.value[seat] = 1.0 if self.world.team(seat) == winner else 0.0

    def winner(self) -> int:
        """The team that won the match; -1: everybody has lost (SCR-29)."""
        sums = [0, 0]
        for i in range(2 * self.world.finished):
            sums[i & 1] += self.world.recorded[i]
        if sums[0] != sums[1]:
            return 0 if sums[0] < sums[1] else 1
        if self.players == 3:
            return 0  # SCR-33
        for i in range(2 * self.world.finished - 2, -1, -2):
            if self.world.recorded[i] != self.world.recorded[i + 1]:
                return 0 if self.world.recorded[i] < self.world.recorded[i + 1] else 1
        return -1
