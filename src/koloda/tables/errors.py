"""Refusals by a table, apart from moves that the rules forbid."""

from koloda.engine.errors import NO_ARGUMENTS, Arguments, LocalizedError


class Refused(LocalizedError):
    """Not now, or not you; the key says why."""

    def __init__(self, key: str, arguments: Arguments = NO_ARGUMENTS) -> None:
        super().__init__(f"refused-{key}", arguments)
        self.key = key


class OtherRules(Refused):
    """A table's log was written under rules that this server doesn't have."""

    def __init__(self, made_by: int, here: int) -> None:
        super().__init__("other-rules", {"made": made_by, "here": here})


class EarlierRules(Refused):
    """The rules have changed since: this game can be shown, but not continued."""

    def __init__(self, made_by: int) -> None:
        super().__init__("earlier-rules", {"made": made_by})
