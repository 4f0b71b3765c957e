"""Thinking time. The clock is told what time it is; it never looks."""

from koloda.tables.settings import GameClock, MoveClock, NoClock


class Clock:
    def __init__(self, setting: NoClock | MoveClock | GameClock, players: int) -> None:
        self.setting = setting
        start = 0.0 if isinstance(setting, NoClock) else float(setting.seconds)
        self.left = [start] * players
        self.seat: int | None = None
        """Whose time runs; None: nobody's."""
        self.since = 0.0

    @property
    def runs_out_at(self) -> float | None:
        if self.seat is None or isinstance(self.setting, NoClock):
            return None
        return self.since + self.left[self.seat]

    def start(self, seat: int, now: float) -> None:
        self.seat = seat
        self.since = now

    def stop(self, now: float) -> None:
        """Between turns, in a pause and after the end nobody's time runs."""
        if self.seat is not None:
            self.left[self.seat] = self.remaining(self.seat, now)
            self.seat = None

    def wake(self, now: float) -> None:
        """What passed since the last entry is nobody's time."""
        if self.seat is not None:
            self.since = now

    def moved(self, seat: int) -> None:
        """A move is made, and its time is counted: what the next one will have."""
        if isinstance(self.setting, MoveClock):
            self.left[seat] = float(self.setting.seconds)
        elif isinstance(self.setting, GameClock):
            self.left[seat] += self.setting.increment

    def remaining(self, seat: int, now: float) -> float:
        spent = max(0.0, now - self.since) if self.seat == seat else 0.0
        return max(0.0, self.left[seat] - spent)

    def all_remaining(self, now: float) -> list[float]:
        """Of every seat."""
        left = self.left.copy()
        if self.seat is not None:
            left[self.seat] = self.remaining(self.seat, now)
        return left
