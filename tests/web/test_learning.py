"""The first game of each game, played to its end on the real board, and the game after it."""

import pytest

import koloda
from koloda import tutorials
from koloda.games import games
from koloda.locales import LANGUAGES
from tests.web.conftest import PHONE
from tests.web.playing import (
    button,
    by_finger,
    by_keyboard,
    by_mouse,
    lit,
    moves_made,
    said,
    tile,
    wait_for_move,
)
from tests.web.watching import is_accessible, is_well

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

NEXT = "section.note > .button.main"
GLOWING = ".board .spot.pick, .prompt .button.main"
OVER = "section.note .ways"
SETTLED = """asked => {
  const note = document.querySelector("section.note");
  const moves = document.querySelector("[data-moves]")?.dataset.moves;
  return note?.dataset.step === moves && note?.querySelector(asked) !== null;
}"""
"""The note is about what the board shows, and waits for the learner."""


def follow_the_glow(page, press) -> None:
    """Make the move that the lesson asks for: nothing else may glow."""
    before = moves_made(page)
    glowing = page.locator(GLOWING)
    assert glowing.count() in (1, 2)  # with two, the move's two spots go in either order
    press(glowing.first)
    if moves_made(page) == before and lit(page, "picked").count():
        targets = lit(page, "target")
        # a tile of Schotten Totten 2 is its stone and the cards beside it
        assert len({one.get_attribute("data-spot") for one in targets.all()}) == 1
        press(targets.first)
    wait_for_move(page, before)


def wait_for_note(page) -> None:
    page.wait_for_function(SETTLED, arg=f".do, {NEXT}, .ways")


def learn(page, press=by_mouse, after=lambda page: None) -> int:
    """Read every note and play every move; return how many were the learner's."""
    played = 0
    while True:
        wait_for_note(page)
        after(page)
        if page.locator(OVER).count():
            return played
        if page.locator(NEXT).count():
            before = moves_made(page)
            press(page.locator(NEXT))
            wait_for_move(page, before)
        else:
            page.locator(GLOWING).first.wait_for()
            follow_the_glow(page, press)
            played += 1


def learners_moves(game) -> int:
    learner = tutorials.tutorial(game).learner
    return sum(
        moment.move is not None and state.seat_to_move == learner
        for moment, state in tutorials.moments(game)
    )


def to_the_first_move(page) -> None:
    """Read the notes before the learner's first move."""
    wait_for_note(page)
    while page.locator(NEXT).count():
        before = moves_made(page)
        page.locator(NEXT).click()
        wait_for_move(page, before)
        wait_for_note(page)


def test_the_lesson_explains_what_is_allowed_and_what_is_not(server, visitors) -> None:
    page = visitors()
    page.goto(server.address)
    tile(page, "face-to-face").get_by_role("link", name=said(page, "web-learn")).click()
    page.get_by_text(said(page, "tutorial-face-to-face-goal")).first.wait_for()
    is_accessible(page)
    to_the_first_move(page)
    start = int(moves_made(page))
    # allowed, but not what the lesson is about
    page.locator("[data-spot=card-8]").click(force=True)
    page.locator("[data-spot=own-ascending]").click(force=True)
    page.locator("[data-refusal]").get_by_text("12").wait_for()
    assert moves_made(page) == str(start)
    page.locator("[data-spot=card-12]").click()
    page.locator("[data-spot=own-ascending]").click()
    page.locator(f"[data-moves='{start + 1}']").wait_for()
    # forbidden, with the rule
    page.locator("[data-spot=card-8]").click(force=True)
    page.locator("[data-spot=own-ascending]").click(force=True)
    page.locator("[data-refusal]").get_by_role("link", name="F2F-6").wait_for()
    assert moves_made(page) == str(start + 1)
    assert lit(page, "pick").count() == 1
    visitors.forgive("400")
    visitors.forgive("409")


def test_a_note_is_gone_when_its_step_is_done(server, visitors) -> None:
    page = visitors()
    page.goto(f"{server.address}/learn/face-to-face")
    notes = page.locator("section.note .words")
    seen = []

    def look(page) -> None:
        step = int(moves_made(page))
        name = [moment.said.note for moment, _ in tutorials.moments("face-to-face")][step]
        expected = [said(page, f"tutorial-face-to-face-{name}")] if name else []
        assert [text.split(" F2F-")[0].strip() for text in notes.all_inner_texts()] == expected
        seen.append(name)

    learn(page, after=look)
    assert "" in seen  # some steps only ask for a move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game",
    [
        "schotten-totten-2",
        *(
            pytest.param(one, marks=pytest.mark.slow)
            for one in games()
            if one != "schotten-totten-2"
        ),
    ],
)
def test_a_first_game_is_played_to_its_end_in_every_language(
    server, visitors, game, language
) -> None:
    page = visitors(locale=language)
    page.goto(f"{server.address}/learn/{game}")
    assert learn(page) == learners_moves(game)
    last = tutorials.tutorial(game).parts[-1].end.note
    page.get_by_text(said(page, f"tutorial-{game}-{last}")).first.wait_for()
    is_well(page)
    button(page, "web-lesson-again").last.click()
    page.locator("[data-moves='0']").wait_for()


@pytest.mark.slow
def test_a_lesson_can_be_played_with_the_keyboard_alone(server, visitors) -> None:
    page = visitors()
    page.goto(f"{server.address}/learn/face-to-face")
    learn(page, press=by_keyboard)
    page.get_by_text(said(page, "tutorial-face-to-face-won")).first.wait_for()
    is_well(page)


@pytest.mark.parametrize("game", games())
def test_every_lesson_goes_on_with_a_game_with_advice_on_a_phone(server, visitors, game) -> None:
    page = visitors(**PHONE, locale="uk-UA")
    page.goto(f"{server.address}/learn/{game}")
    learn(page, press=by_finger)
    is_accessible(page)
    button(page, "web-lesson-play-on").tap()
    page.locator(".playing").wait_for()
    advice = page.locator("section.adviser .best")
    only = page.get_by_text(said(page, "web-only-move"))
    for _ in range(3):  # a first turn may offer a single move
        page.locator(".prompt.your-turn").wait_for()
        advice.or_(only).first.wait_for()
        if advice.count():
            break
        before = moves_made(page)
        by_finger(page.locator(GLOWING).first)
        wait_for_move(page, before)
    is_well(page)


def play_the_highest_card(page) -> None:
    """Waste the ascending pile of Face to Face."""
    cards = page.locator("[data-spot^=card-].pick")
    cards.first.wait_for()
    spots = [str(one.get_attribute("data-spot")) for one in cards.all()]
    page.locator(f"[data-spot={max(spots, key=lambda one: int(one[5:]))}]").click()
    page.locator("[data-spot=own-ascending]").click(force=True)


def test_a_clearly_bad_move_waits_until_the_learner_has_decided(server, visitors) -> None:
    page = visitors()
    page.goto(f"{server.address}/learn/face-to-face")
    learn(page)
    button(page, "web-lesson-play-on").click()
    warning = page.locator("section.adviser.doubt")
    settled = "[data-moves]:not([data-moves='{}']), section.adviser.doubt"
    for _ in range(12):  # whatever was dealt, this soon is a mistake
        page.locator("section.adviser .best").wait_for()
        before = moves_made(page)
        play_the_highest_card(page)
        page.locator(settled.format(before)).first.wait_for()
        if warning.count():
            break
    is_well(page)
    button(page, "web-advice-again").click()
    warning.wait_for(state="detached")
    assert moves_made(page) == before
    play_the_highest_card(page)
    button(page, "web-advice-anyway").click()
    wait_for_move(page, before)


def test_after_a_lesson_the_suggested_opponent_is_a_newcomer(server, visitors) -> None:
    page = visitors()
    page.goto(server.address)
    level = page.get_by_label(said(page, "web-bots"))
    assert level.input_value() == "casual"
    page.goto(f"{server.address}/learn/gallop")
    learn(page)
    page.goto(server.address)
    assert level.input_value() == "newcomer"
    level.select_option("strong")
    page.reload()
    assert level.input_value() == "strong"  # their own choice counts more


def test_an_unknown_game_has_no_lesson(server, visitors) -> None:
    page = visitors()
    page.goto(server.address + "/learn/chess")
    page.get_by_text(said(page, "refused-not-found")).wait_for()
    visitors.forgive("404")
