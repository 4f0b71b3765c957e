"""The tutorials can be played as written, and refer only to rules that exist."""

import re

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
    "schotten-totten-2": {f"ST2-{number}" for number in (2, *range(4, 10), 12, 13, 14, 15, 16, 17)}
    | {"ST2-20", "ST2-21", "ST2-22"},
    "scram": {f"SCR-{number}" for number in (4, 5, 6, 7, 9, 10, 12, 16, 19, 21, 22, 24, 25, 26)},
}
"""The rules a learner must meet before playing on their own."""

HOW_TO_LOSE = {
    "face-to-face": {"F2F-15"},
    "gallop": {"GAL-28"},
    "schotten-totten-2": {"ST2-22"},
    "scram": {"SCR-26"},
}
"""The rules that say what to avoid."""

FORMATIONS = ("colour-run", "equal-strength", "colour", "run", "sum")
"""Of Schotten Totten 2, strongest first."""


@pytest.fixture(params=games())
def id(request) -> str:
    return str(request.param)


def note(game: str, name: str, language: str = "en") -> str:
    return texts(language).say(f"tutorial-{game}-{name}")


def test_every_game_has_a_list_of_rules_to_teach() -> None:
    assert TO_TEACH.keys() == HOW_TO_LOSE.keys() == set(games())


def test_every_move_is_legal_and_the_learner_wins_each_part(id) -> None:
    lesson = tutorials.tutorial(id)
    for part in lesson.parts:
        end = tutorials.record(game(id), lesson, part).end()
        assert end.outcome is not None
        assert lesson.learner in end.outcome.winners


def test_it_is_short_and_the_learner_moves_first(id) -> None:
    lesson = tutorials.tutorial(id)
    movers = [
        state.seat_to_move for moment, state in tutorials.moments(id) if moment.move is not None
    ]
    assert movers[0] == lesson.learner
    assert 8 <= movers.count(lesson.learner) <= MOST_MOVES
    for part in lesson.parts:
        assert part.steps[0].note
        assert part.end.note


def test_every_step_has_a_move_or_a_note(id) -> None:
    for part in tutorials.tutorial(id).parts:
        assert all(step.move or step.note for step in part.steps)


def test_how_to_lose_comes_right_after_the_goal(id) -> None:
    for part in tutorials.tutorial(id).parts:
        early = {
            clause
            for step in [one for one in part.steps if one.note][:2]
            for clause in step.clauses
        }
        assert early & HOW_TO_LOSE[id]


def test_its_notes_cite_existing_rules_and_cover_those_to_teach(id) -> None:
    lesson = tutorials.tutorial(id)
    cited = {clause for one in lesson.notes for clause in one.clauses}
    assert cited <= clauses(game(id).rulebook()).keys()
    assert cited >= TO_TEACH[id]
    assert all(one.clauses for one in lesson.notes)
    assert not any(step.clauses for part in lesson.parts for step in part.steps if not step.note)


def test_every_language_has_its_notes_and_no_others(id) -> None:
    lesson = tutorials.tutorial(id)
    notes = [f"tutorial-{id}-{one.note}" for one in lesson.notes]
    assert len(set(notes)) == len(notes)
    available = {
        name for name in messages("en", "tutorials.ftl") if name.startswith(f"tutorial-{id}")
    }
    assert available == set(notes)
    for language in LANGUAGES:
        for one in notes:
            assert len(texts(language).say(one)) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_raises_its_voice_only_to_call(id, language) -> None:
    for one in tutorials.tutorial(id).notes:
        said = note(id, one.note, language)
        assert "!" not in re.sub("Scram!|Геть!|Брысь!", "", said)


def test_schotten_totten_2_is_taught_from_both_sides() -> None:
    lesson = tutorials.tutorial("schotten-totten-2")
    attackers = [part.options["attacker"] for part in lesson.parts]
    assert {attacker == lesson.learner for attacker in attackers} == {True, False}


def test_schotten_totten_2_explains_the_signs_of_the_tiles_that_it_plays_on() -> None:
    game_id = "schotten-totten-2"
    explained = note(game_id, "signs") + note(game_id, "damaged")
    assert all(sign in explained for sign in ("★", "Σ ", "Σ↓", "123"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_schotten_totten_2_ranks_all_formations(language) -> None:
    said = note("schotten-totten-2", "ranking", language).lower()
    names = [
        texts(language).say(f"schotten-totten-2-table-accepts-{name}").lower()
        for name in FORMATIONS
    ]
    places = [said.find(name) for name in names[:2]]
    assert all(name in said for name in names)
    assert 0 <= places[0] < places[1]


def test_schotten_totten_2_shows_every_special_move() -> None:
    lesson = tutorials.tutorial("schotten-totten-2")
    moves = [step.move for part in lesson.parts for step in part.steps]
    for letter in ("C", "<", "O"):
        assert any(re.fullmatch(rf"{letter}[1-7]", move) for move in moves)
    events = {
        event["event"]
        for moment, state in tutorials.moments("schotten-totten-2")
        if moment.mover is not None
        for event in state.events(lesson.learner)
    }
    assert events >= {"clashed", "oiled", "retreated", "claimed"}


def test_scram_explains_each_ability_when_it_is_first_used() -> None:
    explained = set()
    before = ""
    for moment, state in tutorials.moments("scram"):
        used = [event for event in state.events(0) if event["event"] == "used"]
        if moment.mover is not None and used and used[0]["card"] not in explained:
            card = used[0]["card"]
            explained.add(card)
            for language in LANGUAGES:
                assert str(card) in note("scram", before, language), card
        before = moment.said.note
    assert explained >= {9, 10, 11, 12, 13}


@pytest.mark.parametrize("language", LANGUAGES)
def test_scram_names_every_ability_and_explains_the_equals_sign(language) -> None:
    numbers = {int(one) for one in re.findall(r"\d+", note("scram", "abilities", language))}
    assert numbers >= set(range(5, 14))
    assert "=" in note("scram", "equals", language)
    moments = [moment for moment, _ in tutorials.moments("scram")]
    names = [moment.said.note for moment in moments]
    assert names.index("equals") == names.index("match") - 1
