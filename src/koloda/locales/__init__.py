"""All texts that people read, as Fluent files: a folder per language, a file per game or topic."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "uk", "ru")
SEAT_FIELDS = ("seat", "owner", "partner", "target", "caller", "marker")
"""The arguments of messages that hold a seat; people read its name."""
NOBODY = "none"
"""The argument `you` of a message that isn't about its reader."""


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # isolation marks are for mixed text directions, which none of our languages needs
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files(__name__) / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def of(self, game: str) -> Callable[..., str]:
        """Return `say` for the messages of one game, by their ids without its prefix."""
        return lambda message, **arguments: self.say(f"{game}-{message}", arguments)

    def say(self, message: str, arguments: Mapping[str, object] | None = None) -> str:
        """Return the text of a message with its arguments; lists read "a, b"."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        values = {name: readable(value) for name, value in (arguments or {}).items()}
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return " ".join(str(text).split())


def addressee(arguments: Mapping[str, object], reader: int | None) -> str:
    """Return the argument that is the reader's seat, so that texts can say "you".

    Messages select their words by it: `{ $you -> [seat] draw *[none] draws }`.
    """
    if reader is None:
        return NOBODY
    return next((field for field in SEAT_FIELDS if arguments.get(field) == reader), NOBODY)


def readable(value: object) -> int | str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(str(readable(item)) for item in value)
    if isinstance(value, int | str):
        return value
    return "none" if value is None else str(value)


@cache
def texts(language: str) -> Texts:
    return Texts(language)
