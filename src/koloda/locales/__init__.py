"""All texts that people read, in Fluent files: one folder a language, one file a game or place."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "uk", "ru")
SEAT_FIELDS = ("seat", "owner", "partner", "target", "caller", "marker")
"""Arguments of messages that hold a seat; people read its name."""


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # isolation marks are for mixed directions, which none of our languages has
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files(__name__) / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def of(self, game: str) -> Callable[..., str]:
        """`say` for the messages of one game, by their names without its prefix."""
        return lambda message, **spoken: self.say(f"{game}-{message}", spoken)

    def say(self, message: str, arguments: Mapping[str, object] | None = None) -> str:
        """A message with its arguments; lists are spoken as "a, b"."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        spoken = {name: speakable(value) for name, value in (arguments or {}).items()}
        text, errors = self.bundle.format_pattern(pattern, spoken)
        if errors:
            raise errors[0]
        return " ".join(str(text).split())


def speakable(value: object) -> int | str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(str(speakable(one)) for one in value)
    if isinstance(value, int | str):
        return value
    return "none" if value is None else str(value)


@cache
def texts(language: str) -> Texts:
    return Texts(language)
