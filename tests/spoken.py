"""Whatever a test has refused can be said in every language."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from koloda.engine.errors import Spoken
from koloda.locales import LANGUAGES, texts

ENOUGH = 25
"""Different arguments of one message; a test may refuse thousands of moves."""


def listen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    said: dict[str, dict[str, Spoken]] = defaultdict(dict)
    began = Spoken.__init__

    def noted(error: Spoken, *arguments: object) -> None:
        began(error, *arguments)
        known = said[error.message]
        if len(known) < ENOUGH:
            known[str(error.arguments)] = error

    monkeypatch.setattr(Spoken, "__init__", noted)
    yield
    for language in LANGUAGES:
        for errors in said.values():
            for error in errors.values():
                text = texts(language).say(error.message, error.arguments)
                assert text.strip() and "{" not in text, f"{language}: {error.message}"
