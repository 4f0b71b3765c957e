"""Every game's rules page says the same in every language, as far as a machine can tell."""

import re

import pytest

import koloda
from koloda.engine.rulebook import clauses
from koloda.locales import LANGUAGES

MARKS = {
    "en": ("*(decided)*", "*(unconfirmed)*"),
    "uk": ("*(наше рішення)*", "*(не підтверджено)*"),
    "ru": ("*(наше решение)*", "*(не подтверждено)*"),
}
"""Marks of what we decided, and of what we could not confirm."""

OTHERS = [language for language in LANGUAGES if language != "en"]


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def marks(text: str, language: str) -> tuple[int, ...]:
    return tuple(unwrapped(text).count(mark) for mark in MARKS[language])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("id", koloda.games())
def test_every_language_has_the_same_clauses_with_the_same_marks(id, language) -> None:
    english = clauses(koloda.game(id).rulebook("en"))
    translated = clauses(koloda.game(id).rulebook(language))
    assert list(translated) == list(english)
    for clause, text in translated.items():
        assert marks(text, language) == marks(english[clause], "en"), clause
        mentioned = [
            sorted(re.findall(r"[A-Z0-9]+-\d+|\b\d{2,}\b", one)) for one in (text, english[clause])
        ]
        assert mentioned[0] == mentioned[1], f"{clause} mentions different clauses or numbers"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("id", koloda.games())
def test_the_pages_have_the_same_structure(id, language) -> None:
    english, translated = koloda.game(id).rulebook("en"), koloda.game(id).rulebook(language)
    assert marks(translated, language) == marks(english, "en")
    for shape in (r"^#+", r"^\|(?= `)|^\|(?= \d)", r"^-"):
        assert len(re.findall(shape, translated, re.MULTILINE)) == len(
            re.findall(shape, english, re.MULTILINE)
        ), shape
    quoted = [set(re.findall(r"`([^`]+)`", unwrapped(page))) for page in (translated, english)]
    # a translated page also explains the letters of the colours, which are English initials
    assert quoted[0] >= quoted[1]
    assert all(len(letter) == 1 for letter in quoted[0] - quoted[1])


@pytest.mark.parametrize("id", koloda.games())
@pytest.mark.parametrize("language", OTHERS)
def test_translations_have_no_english_left(id, language) -> None:
    page = koloda.game(id).rulebook(language)
    page = re.sub(r"`[^`]+`|\*[a-zA-Z!]+\*", "", page)  # notation, and what its letters stand for
    words = set(re.findall(r"[A-Za-z]{4,}", page))
    assert words <= {"Game", "Face"}, words  # a name that no edition translates
