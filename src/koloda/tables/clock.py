"""Thinking time. The clock never asks what time it is: callers pass it in.

The clock of the seat to move runs whether its player is there or not. A table may grant each player
a pause, which is spent before their time while they are gone.
"""

from koloda.tables.settings import GameClock, MoveClock, NoClock

GRACE = 60.0
"""Seconds that players have to come back after a sleep before their clock runs."""


class Clock:
    def __init__(
        self, setting: NoClock | MoveClock | GameClock, players: int, pause: float = 0.0
    ) -> None:
        self.setting = setting
        start = 0.0 if isinstance(setting, NoClock) else float(setting.seconds)
        self.left = [start] * players
        self.seat: int | None = None
        """The seat whose clock is running; None if none is."""
        self.since = 0.0
        self.is_gone = False
        """Whether the player whose clock is running is gone."""
        self.pause = [float(pause)] * players
        """What is left of each seat's pause."""
        self.not_before = [0.0] * players
        """Until when each seat's clock doesn't run unless its player has come back."""

    @property
    def runs_out_at(self) -> float | None:
        if self.seat is None or isinstance(self.setting, NoClock):
            return None
        return self.since + self.pause_of_running + self.left[self.seat]

    @property
    def pause_of_running(self) -> float:
        return self.pause[self.seat] if self.seat is not None and self.is_gone else 0.0

    def start(self, seat: int, now: float, *, is_gone: bool = False) -> None:
        self.seat = seat
        self.is_gone = is_gone
        self.since = max(now, self.not_before[seat]) if is_gone else now

    def waits(self, now: float) -> float:
        """Return how long the running clock still waits for its player to come back."""
        return max(0.0, self.since + self.pause_of_running - now) if self.is_gone else 0.0

    def stop(self, now: float) -> None:
        """Stop the clock: nobody's time runs between turns, in a pause or after the end."""
        if self.seat is not None:
            self.left[self.seat] = self.remaining(self.seat, now)
            if self.is_gone:
                waited = min(self.pause[self.seat], max(0.0, now - self.since))
                self.pause[self.seat] -= waited
            self.seat = None
            self.is_gone = False

    def wake(self, now: float) -> None:
        """Charge nobody for the time since the last entry, nor for the way back to the table."""
        if self.seat is not None:
            self.since = now
        self.not_before = [now + GRACE] * len(self.not_before)

    def welcome_back(self, seat: int) -> None:
        self.not_before[seat] = 0.0

    def add_move_time(self, seat: int) -> float:
        """Add the time that a seat gets for having moved, and return how much that is."""
        before = self.left[seat]
        if isinstance(self.setting, MoveClock):
            self.left[seat] = float(self.setting.seconds)
        elif isinstance(self.setting, GameClock):
            self.left[seat] += self.setting.increment
        return self.left[seat] - before

    def take_back(self, seat: int, gained: float) -> None:
        """Take back the time that a seat got for a move, because the move is undone.

        Otherwise moving and undoing again and again would give a player all the time in the world.
        """
        self.left[seat] = max(0.0, self.left[seat] - gained)

    def remaining(self, seat: int, now: float) -> float:
        if self.seat != seat:
            return self.left[seat]
        spent = max(0.0, now - self.since - self.pause_of_running)
        return max(0.0, self.left[seat] - spent)

    def all_remaining(self, now: float) -> list[float]:
        """Return every seat's remaining time."""
        left = self.left.copy()
        if self.seat is not None:
            left[self.seat] = self.remaining(self.seat, now)
        return left
