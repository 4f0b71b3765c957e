"""Endings and claims in the browser: beside the cards they talk about, and as long as needed."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import koloda
from koloda.games import games
from tests.web.conftest import PHONE
from tests.web.playing import button, choices, deal, is_over, open_table, play, said
from tests.web.short import OPTIONS, PLAYERS
from tests.web.watching import is_accessible

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

GOLDEN = Path(__file__).parents[1] / "golden"


def replay_at(page: Page, address: str, record: str, step: int) -> None:
    """Open a golden game just before a move."""
    page.goto(address + "/replay")
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{record}.jsonl")
    page.locator(".board [data-flip]").first.wait_for()
    page.locator("input[type=range]").fill(str(step - 1))
    page.locator(f"[data-moves='{step - 1}']").wait_for()


def finish(server: Any, page: Page, game: str) -> None:
    open_table(page, server.address, game, PLAYERS[game], **OPTIONS[game])
    deal(page)
    play(page, choices(game, 7))
    assert is_over(page)


@pytest.mark.parametrize("game", games())
def test_on_a_phone_a_game_ends_below_the_cards_that_decided_it(server, visitors, game) -> None:
    page = visitors(**PHONE)
    finish(server, page, game)
    scene = page.get_by_role("region", name=said(page, "web-end"))
    scene.get_by_role("heading", level=2).wait_for()
    clause = re.compile(rf"^{koloda.game(game).prefix}-\d+$")
    scene.get_by_role("link", name=clause).first.wait_for()
    board, below = page.locator(".cloth").bounding_box(), scene.bounding_box()
    assert board and below and below["y"] >= board["y"] + board["height"]
    assert below["y"] < page.locator(".prompt").bounding_box()["y"]  # its first lines show
    is_accessible(page)


def test_the_end_names_a_choice_with_a_better_move_and_leads_to_that_moment(
    server, visitors
) -> None:
    page = visitors()
    finish(server, page, "gallop")
    end = page.get_by_role("region", name=said(page, "web-end"))
    look = end.get_by_role("link", name=said(page, "web-turning-look"))
    look.or_(end.get_by_text(said(page, "web-turning-none"))).wait_for()
    if look.count():
        assert end.get_by_text(said(page, "web-turning-better"), exact=True).count() == 1
        step = re.search(r"step=(\d+)", look.get_attribute("href") or "")
        assert step
        look.click()
        page.locator(f"[data-moves='{step[1]}']").wait_for()


def test_the_same_game_against_a_harder_opponent_is_one_press_away(server, visitors) -> None:
    page = visitors()
    finish(server, page, "face-to-face")
    address = page.url
    page.get_by_role(
        "button", name=said(page, "web-play-harder", level=said(page, "bot-strong"))
    ).click()
    page.locator("[data-phase=playing]").wait_for()
    assert page.url != address
    page.locator(".seat", has_text=said(page, "bot-strong")).first.wait_for()
    assert page.locator(".board .held").count() == 6  # the option for hands of three is kept


@pytest.mark.clause("ST2-16")
def test_a_claim_is_compared_while_its_cards_still_lie_there(server, visitors) -> None:
    page = visitors(pace="calm")
    page.clock.install()
    replay_at(page, server.address, "schotten-totten-2-2", 45)
    lying = page.locator("[data-flip^='siege-3-']")
    before = lying.count()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.keyboard.press("ArrowRight")
    shown = page.locator("section").filter(has=page.get_by_text(re.compile("claims tile 3")))
    shown.wait_for()
    assert "Sum 15 on both sides" in shown.inner_text().replace("sum 15 on", "Sum 15 on")
    page.clock.run_for(2000)
    assert (shown.count(), lying.count()) == (1, before) == (1, 6)
    page.keyboard.press("Shift")  # a press is enough
    page.clock.run_for(500)
    shown.wait_for(state="detached")
    assert lying.count() == 0


@pytest.mark.clause("GAL-30")
def test_a_deal_stays_on_the_board_although_the_next_one_has_begun(server, visitors) -> None:
    page = visitors()
    replay_at(page, server.address, "gallop-3-target=20-removed=blue", 84)
    cities = page.locator(".board .city").count()
    page.keyboard.press("ArrowRight")
    page.locator("[data-moves='84']").wait_for()
    assert page.locator(".board .city").count() >= cities - 2
    assert page.locator(".board .scored").count() == 3
    button(page, "web-end").click()
    assert page.locator(".scene .points").count() >= 3
    page.keyboard.press("ArrowRight")
    page.locator("[data-moves='85']").wait_for()
    assert page.locator(".board .city").count() == 0


@pytest.mark.clause("SCR-27")
def test_the_sheet_of_the_last_round_names_nobody_who_starts_the_next(server, visitors) -> None:
    page = visitors()
    starts = re.compile(re.escape("starts the next round"))
    for step, is_last in ((168, False), (377, True)):
        replay_at(page, server.address, "scram-4-rounds=2", step)
        page.keyboard.press("ArrowRight")
        page.locator(f"[data-moves='{step}']").wait_for()
        button(page, "web-end").click()
        scene = page.locator(".scene")
        scene.get_by_role("table").first.wait_for()
        assert scene.get_by_text(starts).count() == (not is_last)
        totals = page.locator(".camp .total").all_inner_texts()
        assert len(totals) == 4
        is_accessible(page)
