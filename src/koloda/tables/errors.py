"""What a table refuses, besides moves that the rules forbid."""

from koloda.engine.errors import NOTHING, Arguments, Spoken


class Refused(Spoken):
    """Not now, or not by you; its key says which."""

    def __init__(self, key: str, arguments: Arguments = NOTHING) -> None:
        super().__init__(f"refused-{key}", arguments)
        self.key = key
