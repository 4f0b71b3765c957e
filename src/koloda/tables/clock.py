"""Thinking time. The clock never asks what time it is: callers pass it in."""

from koloda.tables.settings import GameClock, MoveClock, NoClock


class Clock:
    def __init__(self, setting: NoClock | MoveClock | GameClock, players: int) -> None:
        self.setting = setting
        start = 0.0 if isinstance(setting, NoClock) else float(setting.seconds)
        self.left = [start] * players
        self.seat: int | None = None
        """The seat whose clock is running; None if none is."""
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
        """Stop the clock: nobody's time runs between turns, in a pause or after the end."""
        if self.seat is not None:
            self.left[self.seat] = self.remaining(self.seat, now)
            self.seat = None

    def wake(self, now: float) -> None:
        """Charge nobody for the time since the last entry."""
        if self.seat is not None:
            self.since = now

    def add_move_time(self, seat: int) -> None:
        """Add the time that a seat gets for having moved."""
        if isinstance(self.setting, MoveClock):
            self.left[seat] = float(self.setting.seconds)
        elif isinstance(self.setting, GameClock):
            self.left[seat] += self.setting.increment

    def remaining(self, seat: int, now: float) -> float:
        spent = max(0.0, now - self.since) if self.seat == seat else 0.0
        return max(0.0, self.left[seat] - spent)

    def all_remaining(self, now: float) -> list[float]:
        """Return every seat's remaining time."""
        left = self.left.copy()
        if self.seat is not None:
            left[self.seat] = self.remaining(self.seat, now)
        return left
