"""The words around the board: the log speaks to its reader, points at the board, and explains."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import koloda
from koloda.games import games
from tests.web.conftest import DESKTOP
from tests.web.playing import (
    button,
    choices,
    deal,
    is_over,
    open_table,
    play,
    play_on_the_board,
    said,
    start,
    wait_for_turn,
)
from tests.web.short import OPTIONS
from tests.web.watching import is_accessible, is_well

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

THIRD_PERSON = {
    "en-GB": r"\b(draws|plays|takes|loses|puts|uses)\b",
    "uk-UA": r"\b(добирає|кладе|бере|грає|викладає|втрачає)\b",
    "ru-RU": r"\b(добирает|кладёт|берёт|играет|выкладывает|теряет)\b",
}


def log(page: Page) -> Locator:
    return page.locator("#tab ol").first


@pytest.mark.parametrize(
    ("game", "locale"),
    [
        ("face-to-face", "en-GB"),
        ("gallop", "uk-UA"),
        ("scram", "ru-RU"),
        ("schotten-totten-2", "uk-UA"),
    ],
)
def test_the_log_addresses_its_reader_and_names_the_others(server, visitors, game, locale) -> None:
    page = visitors(locale=locale)
    start(page, server.address, game)
    play(page, choices(game, 4), most=3)
    assert wait_for_turn(page)
    yours = log(page).locator("> li.yours")
    assert yours.count() > 0
    for group in yours.all():
        assert group.locator("strong").inner_text() == said(page, "web-you")
        assert not re.search(THIRD_PERSON[locale], group.inner_text())
    others = log(page).locator("> li.move:has(strong)")
    assert others.count() > 0
    assert all(re.search(THIRD_PERSON[locale], group) for group in others.all_inner_texts()[:1])
    is_well(page)


def test_a_line_of_the_log_points_at_the_board_and_the_board_at_its_line(server, visitors) -> None:
    page = visitors(**DESKTOP)
    start(page, server.address, "face-to-face")
    play(page, choices("face-to-face", 4), most=1)
    line = log(page).locator("[data-line]").last
    pointed = page.locator(".board [data-pointed]")
    line.hover()
    expect(pointed).to_have_count(1)
    page.mouse.move(5, 5)
    expect(pointed).to_have_count(0)
    line.focus()
    expect(pointed).to_have_count(1)
    thing = pointed.get_attribute("data-flip")
    line.blur()
    page.locator(f"[data-flip='{thing}']").hover()
    expect(log(page).locator(".lit")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(log(page).locator(".lit")).to_have_count(0)
    is_accessible(page)


def test_a_bots_move_is_explained_while_the_game_goes_on(server, visitors) -> None:
    page = visitors(locale="en-GB")
    open_table(page, server.address, "face-to-face", 2, first=1)
    deal(page)
    wait_for_turn(page)
    why = button(page, "web-why").first
    why.click()
    reasons = log(page).locator(".why + ul li")
    reasons.first.wait_for()
    assert said(page, "web-why-secret") not in reasons.all_inner_texts()
    is_accessible(page)
    why.click()
    reasons.first.wait_for(state="detached")


@pytest.mark.parametrize("game", games())
def test_a_hint_shows_its_first_move_on_the_board(server, visitors, game) -> None:
    page = visitors(**DESKTOP)
    start(page, server.address, game)
    assert wait_for_turn(page)
    button(page, "web-hint").click()
    page.get_by_role("region", name=said(page, "web-hint"), exact=True).wait_for()
    advised = page.locator(".board [data-pointed]").or_(page.locator(".prompt .advised"))
    advised.first.wait_for()
    shown = [float(one) for one in re.findall(r"(\d+)\s*%", page.locator(".advice").inner_text())]
    assert not shown or shown[0] == max(shown)
    play_on_the_board(page, random.Random(3))
    expect(page.locator(".board [data-pointed]")).to_have_count(0)


def test_what_a_bot_thought_is_told_about_the_bot_and_in_its_colours(server, visitors) -> None:
    page = visitors(locale="en-GB")
    game = "face-to-face"
    open_table(page, server.address, game, 2, **{**OPTIONS[game], "first": 1})
    deal(page)
    play(page, random.Random(7))
    assert is_over(page)
    page.get_by_text(said(page, "web-thoughts")).click()
    thoughts = page.locator("details[open] > ol > li")
    thoughts.first.wait_for()
    for one in thoughts.all():
        text = one.inner_text()
        assert said(page, "bot-casual") in text
        assert "your" not in text.lower()
        assert one.locator(".mini:not(.ink-silver)").count() == 0, one.inner_html()
