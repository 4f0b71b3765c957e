"""What only researchers can run into."""

from koloda.engine.errors import KolodaError


class MissingPackage(KolodaError, ImportError):
    """A package that Koloda doesn't need for playing is not installed; the message says how."""


class IllegalAction(KolodaError, ValueError):
    """An action that is not legal in its game of a batch; nothing was changed."""

    def __init__(self, game: int, action: int, reason: str) -> None:
        super().__init__(f"game {game}: action {action} is not legal: {reason}")
        self.game = game
        self.action = action
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.game, self.action, self.reason)


class InvalidSnapshot(KolodaError, ValueError):
    """A snapshot that is damaged, or of another kind of batch."""
