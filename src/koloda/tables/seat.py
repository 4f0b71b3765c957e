"""A seat at a table."""

from dataclasses import dataclass


@dataclass
class Seat:
    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The level of the bot that sits here."""
    hash: str = ""
    """The hash of the random bytes that the person adds to the deal."""
    contribution: bytes = b""
    """Those bytes, once they are revealed."""
    gone_at: float | None = None
    """When the person's last connection was lost; None if they are here."""
    taken_over: bool = False
    """Whether a bot plays until the person comes back."""

    @property
    def player(self) -> str:
        """Who plays here, as records name them."""
        return self.name if self.bot is None else f"bot {self.bot}"

    @property
    def keeps_bytes_back(self) -> bool:
        return bool(self.hash) and not self.contribution

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot is not None or self.taken_over
