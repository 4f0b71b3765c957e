"""The language of the terminal's texts."""

import pytest

from koloda.terminal.language import system_language


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({}, "en"),
    ],
)
def test_the_terminal_speaks_the_systems_language(monkeypatch, environment, lang) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == lang
