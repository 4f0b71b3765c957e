"""Checks that every refusal a test provokes can be said in every language."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from koloda.engine.errors import LocalizedError
from koloda.locales import LANGUAGES, texts

ENOUGH = 25
"""How many different arguments of one message to check; a test may refuse thousands of moves."""


def check_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    refused: dict[str, dict[str, LocalizedError]] = defaultdict(dict)
    original = LocalizedError.__init__

    def remember(error: LocalizedError, *arguments: object) -> None:
        original(error, *arguments)
        known = refused[error.message]
        if len(known) < ENOUGH:
            known[str(error.arguments)] = error

    monkeypatch.setattr(LocalizedError, "__init__", remember)
    yield
    for language in LANGUAGES:
        for errors in refused.values():
            for error in errors.values():
                text = texts(language).say(error.message, error.arguments)
                assert text.strip() and "{" not in text, f"{language}: {error.message}"
