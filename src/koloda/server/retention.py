"""How long tables are kept that nobody comes back to."""

from dataclasses import dataclass

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Retention:
    unfinished_days: float = 30
    """0: for ever."""
    finished_days: float = 0

    def unfinished_since(self, now: float) -> float:
        """Who was not visited since then may go."""
        return since(now, self.unfinished_days)

    def finished_since(self, now: float) -> float:
        return since(now, self.finished_days)


def since(now: float, days: float) -> float:
    return now - days * DAY if days else 0.0
