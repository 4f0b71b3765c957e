"""Everything on a table says what it is, and a dead card says why."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import koloda
from koloda.games import games
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import (
    button,
    choices,
    deal,
    lit,
    moves_made,
    open_table,
    play,
    play_on_the_board,
    said,
    start,
    wait_for_turn,
)
from tests.web.watching import is_accessible, is_well, look

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

KINDS = """() => {
  const kinds = {};
  for (const one of document.querySelectorAll(".board [data-what]"))
    if (one.checkVisibility()) kinds[one.dataset.what.replace(/\\d+/g, "#")] ??= one.dataset.what;
  return Object.values(kinds);
}"""


PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def bubble(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def thing(page: Page, what: str) -> Locator:
    return page.locator(f".board [data-what='{what}']").first


def is_beside(page: Page, about: Locator) -> None:
    """Check that the bubble doesn't cover what it talks about, and is on the screen."""
    page.evaluate(PAINTED)
    note, box = bubble(page).bounding_box(), about.bounding_box()
    size = page.viewport_size
    assert note and box and size
    assert note["x"] >= 0 and note["x"] + note["width"] <= size["width"]
    assert note["y"] >= 0 and note["y"] + note["height"] <= size["height"]
    assert (
        note["x"] + note["width"] <= box["x"] + 1
        or note["x"] >= box["x"] + box["width"] - 1
        or note["y"] + note["height"] <= box["y"] + 1
        or note["y"] >= box["y"] + box["height"] - 1
    )


@pytest.mark.parametrize("game", games())
def test_everything_on_the_board_explains_itself_when_it_has_the_focus(
    server, visitors, game
) -> None:
    page = visitors(**PHONE, locale="uk-UA")
    start(page, server.address, game)
    play(page, choices(game, 5), most=3, after=is_well)
    wait_for_turn(page)
    page.keyboard.press("Shift")  # from now on the keyboard is used, and focus is visible
    for what in page.evaluate(KINDS):
        about = thing(page, what)
        about.evaluate("one => { one.tabIndex = one.tabIndex; one.focus(); }")
        assert about.get_attribute("aria-describedby") == bubble(page).get_attribute("id")
        expect(bubble(page)).to_have_text(re.compile(r"\S"))
        is_beside(page, about)
        assert not look(page).foreign
    is_accessible(page)


def test_the_arrow_keys_reach_what_cannot_be_played_and_escape_closes_the_answer(
    server, visitors
) -> None:
    page = visitors()
    start(page, server.address, "face-to-face")
    wait_for_turn(page)
    lit(page, "pick").first.focus()
    seen = set()
    for _ in range(6):
        page.keyboard.press("ArrowUp")
        seen.add(page.evaluate("document.activeElement.dataset.what"))
        bubble(page).wait_for()
    assert any(what.startswith("other-") or what.startswith("hand-") for what in seen)
    page.keyboard.press("Escape")
    bubble(page).wait_for(state="detached")
    is_well(page)


def test_a_resting_pointer_gets_an_answer_that_stays_while_it_is_read(server, visitors) -> None:
    page = visitors(**DESKTOP)
    start(page, server.address, "schotten-totten-2")
    wait_for_turn(page)
    before = moves_made(page)
    tile = thing(page, "tile-4")
    tile.hover()
    bubble(page).wait_for()
    is_beside(page, tile)
    # it can be pointed at, so that its link can be pressed
    bubble(page).get_by_role("link").first.click()
    clause = page.locator("#ST2-12")
    clause.wait_for()
    assert page.url.rpartition("/")[0].endswith("/table"), "the table is still there"
    assert clause.get_attribute("aria-current") == "location"
    page.mouse.move(5, 5)
    bubble(page).wait_for(state="detached")
    assert moves_made(page) == before
    is_accessible(page)


def test_a_held_finger_asks_and_plays_nothing(server, visitors) -> None:
    page = visitors(**PHONE)
    start(page, server.address, "gallop")
    wait_for_turn(page)
    before = moves_made(page)
    card = lit(page, "pick").and_(page.locator("[data-spot^=hand-]")).first
    box = card.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    where = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    bubble(page).wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    is_beside(page, card)
    page.wait_for_timeout(100)  # long enough for a click to arrive
    assert lit(page, "picked").count() == 0
    assert page.locator(".ghost").count() == 0
    assert moves_made(page) == before
    card.tap()
    lit(page, "picked").wait_for()  # a short press still picks it


@pytest.mark.clause("ST2-8")
def test_a_dead_card_is_dimmed_and_says_why_beside_it(server, visitors) -> None:
    """After a card is played and before one is drawn, no card of the hand can be played."""
    page = visitors(**DESKTOP, locale="uk-UA")
    open_table(page, server.address, "schotten-totten-2", 2, attacker=0, tactics=True)
    deal(page)
    wait_for_turn(page)
    hand = page.locator(".board [data-spot^=hand-]")
    lit(page, "pick").and_(hand).first.click()
    lit(page, "target").first.click()
    dead = page.locator(".board .spot.dead")
    dead.first.wait_for()
    assert dead.count() == hand.count()
    before = moves_made(page)
    dead.first.click(force=True)  # it is marked as disabled but still answers
    note = page.locator("[data-refusal]:visible")
    note.wait_for()
    assert note.get_by_role("link").inner_text() == "ST2-8"
    box, card = note.bounding_box(), dead.first.bounding_box()
    assert box and card
    gap = max(box["y"] - card["y"] - card["height"], card["y"] - box["y"] - box["height"])
    assert 0 <= gap < 30
    assert moves_made(page) == before
    page.keyboard.press("Escape")
    note.wait_for(state="detached")
    is_well(page)


def test_help_is_for_this_moment_and_lists_the_moves(server, visitors) -> None:
    page = visitors(**PHONE, locale="ru-RU")
    start(page, server.address, "scram")
    wait_for_turn(page)
    button(page, "web-what-can-i-do").click()
    page.get_by_text(said(page, "scram-help-turn")).wait_for()
    page.get_by_text(said(page, "scram-watch-turn")).wait_for()
    page.get_by_role("region", name=said(page, "web-moves"), exact=True).wait_for()
    assert not look(page).foreign
    button(page, "web-help-rules").click()
    page.locator("#SCR-5[aria-current]").wait_for()
    assert moves_made(page) is not None
    is_accessible(page)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", games())
def test_the_goal_is_always_in_sight(server, visitors, game, screen) -> None:
    page = visitors(**screen)
    start(page, server.address, game)
    wait_for_turn(page)
    goal = page.locator(".goal")
    box, size = goal.bounding_box(), page.viewport_size
    assert box and size
    assert box["height"] < 48 and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    before = goal.text_content() or ""
    if game == "face-to-face":
        play_on_the_board(page, random.Random(1))
        expect(goal).not_to_have_text(before)  # the words follow the board
