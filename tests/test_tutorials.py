"""The tutorials can be played as written, and refer only to rules that exist."""

import pytest

from koloda import tutorials
from koloda.engine.rulebook import clauses
from koloda.games import game, games
from koloda.locales import LANGUAGES, texts
from tests.test_locales import messages

MOST_MOVES = 30
"""The most moves of the learner: about five minutes."""

TO_TEACH = {
    "face-to-face": {"F2F-4", *(f"F2F-{number}" for number in range(5, 10)), "F2F-11", "F2F-12"}
    | {"F2F-14", "F2F-15"},
    "gallop": {f"GAL-{number}" for number in (5, 6, 7, 8, 9, 13, 15, 16, 17, 19, 22, 26, 27, 28)},
    "schotten-totten-2": {f"ST2-{number}" for number in (4, 5, 6, 8, 9, 12, 13, 15, 17, 20, 21)},
    "scram": {f"SCR-{number}" for number in (4, 5, 6, 7, 9, 10, 12, 16, 19, 21, 22, 24, 26)},
}
"""The rules a learner must meet before playing on their own."""


@pytest.fixture(params=games())
def id(request) -> str:
    return str(request.param)


def test_every_game_has_a_list_of_rules_to_teach() -> None:
    assert TO_TEACH.keys() == set(games())


def test_every_move_is_legal_and_the_learner_wins(id) -> None:
    lesson = tutorials.tutorial(id)
    end = tutorials.record(game(id), lesson).end()
    assert end.outcome is not None
    assert lesson.learner in end.outcome.winners


def test_it_is_short_and_the_learner_moves_first(id) -> None:
    lesson = tutorials.tutorial(id)
    movers = [state.seat_to_move for state in tutorials.record(game(id), lesson).states()]
    assert movers[0] == lesson.learner
    assert 8 <= movers.count(lesson.learner) <= MOST_MOVES
    assert lesson.steps[0].note and lesson.end.note


def test_its_notes_cite_existing_rules_and_cover_those_to_teach(id) -> None:
    lesson = tutorials.tutorial(id)
    notes = [*lesson.steps, lesson.end]
    cited = {clause for note in notes for clause in note.clauses}
    assert cited <= clauses(game(id).rulebook()).keys()
    assert cited >= TO_TEACH[id]
    assert all(note.clauses for note in notes if note.note)
    assert not any(note.clauses for note in notes if not note.note)


def test_every_language_has_its_notes_and_no_others(id) -> None:
    lesson = tutorials.tutorial(id)
    notes = [f"tutorial-{id}-{one.note}" for one in (*lesson.steps, lesson.end) if one.note]
    assert len(set(notes)) == len(notes)
    available = {
        name for name in messages("en", "tutorials.ftl") if name.startswith(f"tutorial-{id}")
    }
    assert available == set(notes)
    for language in LANGUAGES:
        for note in notes:
            assert len(texts(language).say(note)) > 20
