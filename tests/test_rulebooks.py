"""Each game's rules page says the same in every language, as far as a machine can see."""

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
"""What we decided, and what we could not confirm."""

OTHERS = [language for language in LANGUAGES if language != "en"]


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def marks(text: str, language: str) -> tuple[int, ...]:
    return tuple(unwrapped(text).count(mark) for mark in MARKS[language])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("id", koloda.games())
def test_the_clauses_are_the_same_with_the_same_marks(id, language) -> None:
    model = clauses(koloda.game(id).rulebook("en"))
    here = clauses(koloda.game(id).rulebook(language))
    assert list(here) == list(model)
    for clause, text in here.items():
        assert marks(text, language) == marks(model[clause], "en"), clause
        mentioned = [
            sorted(re.findall(r"[A-Z0-9]+-\d+|\b\d{2,}\b", one)) for one in (text, model[clause])
        ]
        assert mentioned[0] == mentioned[1], f"{clause}: other clauses or numbers"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("id", koloda.games())
def test_the_pages_are_built_alike(id, language) -> None:
    model, here = koloda.game(id).rulebook("en"), koloda.game(id).rulebook(language)
    assert marks(here, language) == marks(model, "en")
    for shape in (r"^#+", r"^\|(?= `)|^\|(?= \d)", r"^-"):
        assert len(re.findall(shape, here, re.MULTILINE)) == len(
            re.findall(shape, model, re.MULTILINE)
        ), shape
    written = [set(re.findall(r"`([^`]+)`", unwrapped(page))) for page in (here, model)]
    # a translated page spells out the letters of the colours, which English has in its words
    assert written[0] >= written[1]
    assert all(len(letter) == 1 for letter in written[0] - written[1])


@pytest.mark.parametrize("id", koloda.games())
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(id, language) -> None:
    page = koloda.game(id).rulebook(language)
    page = re.sub(r"`[^`]+`|\*[a-zA-Z!]+\*", "", page)  # notation, and what its letters stand for
    words = set(re.findall(r"[A-Za-z]{4,}", page))
    assert words <= {"Game", "Face"}, words  # a name that no edition translates
