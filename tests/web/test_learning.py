"""The first game of each game, played to its end on the real board."""

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
    lit,
    moves_made,
    said,
    tile,
    wait_for_move,
)
from tests.web.watching import is_accessible, is_well

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

NEXT = "section.note > .button.main"


def made(page, game, step, press) -> None:
    """Play the move that the lesson asks for, from the list of moves."""
    before = moves_made(page)
    if page.locator("#tab li .button code").count() == 0:
        press(button(page, "web-help"))
    text = tutorials.tutorial(game).steps[step].move
    press(page.locator("#tab li .button").filter(has=page.get_by_text(text, exact=True)).first)
    wait_for_move(page, before)


def learned(page, game, most=1000, press=lambda thing: thing.click()) -> int:
    """Read every note and play every move; return how many were the learner's."""
    played = 0
    asked = page.locator(f"section.note .do, {NEXT}, section.note .ways")
    page.locator("section.note").wait_for()
    while played < most:
        if asked.count() == 0:
            page.clock.fast_forward(1000)  # the other players take their time
            continue
        if page.locator("section.note .ways").count():
            break
        if page.locator(NEXT).count():
            before = moves_made(page)
            press(page.locator(NEXT))
            wait_for_move(page, before)
            continue
        made(page, game, int(moves_made(page)), press)
        played += 1
    return played


def test_the_lesson_explains_what_is_allowed_and_what_is_not(server, visitors) -> None:
    page = visitors()
    page.goto(server.address)
    tile(page, "face-to-face").get_by_role("link", name=said(page, "web-learn")).click()
    page.get_by_text(said(page, "tutorial-face-to-face-goal")).first.wait_for()
    is_accessible(page)
    # allowed, but not what the lesson is about
    page.locator("[data-spot=card-8]").click()
    page.locator("[data-spot=own-ascending]").click()
    page.locator("[data-refusal]").get_by_text("12").wait_for()
    assert moves_made(page) == "0"
    page.locator("[data-spot=card-12]").click()
    page.locator("[data-spot=own-ascending]").click()
    page.locator("[data-moves='1']").wait_for()
    # forbidden, with the rule
    page.locator("[data-spot=card-8]").click()
    page.locator("[data-spot=own-ascending]").click(force=True)
    page.locator("[data-refusal]").get_by_role("link", name="F2F-6").wait_for()
    assert moves_made(page) == "1"
    assert lit(page, "pick").count() > 0
    visitors.forgive("400")
    visitors.forgive("409")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game",
    ["gallop", *(pytest.param(one, marks=pytest.mark.slow) for one in games() if one != "gallop")],
)
def test_a_first_game_is_played_to_its_end_in_every_language(
    server, visitors, game, language
) -> None:
    page = visitors(locale=language)
    page.clock.install()
    page.goto(f"{server.address}/learn/{game}")
    record = tutorials.record(koloda.game(game), tutorials.tutorial(game))
    assert learned(page, game) == sum(state.seat_to_move == 0 for state in record.states())
    page.get_by_text(said(page, f"tutorial-{game}-won")).first.wait_for()
    is_well(page)
    button(page, "web-lesson-again").last.click()
    page.locator("[data-moves='0']").wait_for()


@pytest.mark.slow
def test_a_lesson_can_be_played_with_the_keyboard_alone(server, visitors) -> None:
    page = visitors()
    page.clock.install()
    page.goto(f"{server.address}/learn/face-to-face")
    learned(page, "face-to-face", press=by_keyboard)
    page.get_by_text(said(page, "tutorial-face-to-face-won")).first.wait_for()
    is_well(page)


@pytest.mark.parametrize("game", [game for game in games() if game != "gallop"])
@pytest.mark.slow
def test_every_first_game_is_played_to_its_end_on_a_phone(server, visitors, game) -> None:
    page = visitors(**PHONE, locale="uk-UA")
    page.clock.install()
    page.goto(f"{server.address}/learn/{game}")
    learned(page, game, press=by_finger)
    page.get_by_text(said(page, f"tutorial-{game}-won")).first.wait_for()
    is_accessible(page)
    button(page, "web-play-now").tap()
    page.locator(".playing").wait_for()


def test_an_unknown_game_has_no_lesson(server, visitors) -> None:
    page = visitors()
    page.goto(server.address + "/learn/chess")
    page.get_by_text(said(page, "refused-not-found")).wait_for()
    visitors.forgive("404")
