"""How long to keep tables that nobody visits."""

from dataclasses import dataclass

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Retention:
    unfinished_days: float = 30
    """0: for ever."""
    finished_days: float = 0
    """0: for ever."""
    deleted_days: float = 7
    """How long a deleted table can be brought back."""

    def unfinished_since(self, now: float) -> float:
        """Return the time before which an unfinished table's last visit lets it be deleted."""
        return since(now, self.unfinished_days)

    def finished_since(self, now: float) -> float:
        """Return the same for a finished table."""
        return since(now, self.finished_days)

    def purged_before(self, now: float) -> float:
        """Return the time before which a table's deletion lets it be removed for good."""
        return now - self.deleted_days * DAY


def since(now: float, days: float) -> float:
    return now - days * DAY if days else 0.0
