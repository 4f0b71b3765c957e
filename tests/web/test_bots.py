"""Whole games against bots, through the page."""

import random
import re

import pytest

import koloda
from koloda.games import games
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import (
    button,
    by_finger,
    by_keyboard,
    by_mouse,
    deal,
    is_over,
    open_table,
    play,
    said,
    start,
)
from tests.web.short import OPTIONS, PLAYERS
from tests.web.watching import is_accessible, is_well

pytestmark = [
    pytest.mark.skipif(not koloda.compiled, reason="the browser is the same"),
    pytest.mark.slow,
]

WAYS = {
    "mouse": (by_mouse, DESKTOP, "ru-RU"),
    "finger": (by_finger, PHONE, "uk-UA"),
    "keyboard": (by_keyboard, DESKTOP, "en-GB"),
}


@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_played_with_the_mouse_in_ukrainian(server, visitors, game) -> None:
    page = visitors(locale="uk-UA")
    open_table(page, server.address, game, PLAYERS[game], **OPTIONS[game])
    deal(page)
    play(page, random.Random(7), after=is_well)
    assert is_over(page)
    is_well(page)
    end = page.get_by_role("region", name=said(page, "web-end"))
    end.get_by_role("link", name=re.compile(rf"^{koloda.game(game).prefix}-\d+$")).first.wait_for()
    button(page, "web-verify").click()
    end.locator("[data-check]").first.wait_for()
    assert end.locator("[data-check]").count() == end.locator("[data-check].good").count() == 7
    is_accessible(page)
    is_well(page)
    with page.expect_download() as download:
        end.get_by_role("link", name=said(page, "web-record")).click()
    record = koloda.Record.read(download.value.path(), koloda.game)
    assert record.end().outcome is not None
    button(page, "web-rematch").click()
    page.locator("[data-phase=playing]").wait_for()
    is_well(page)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", games())
def test_a_whole_game_as_it_is_started_by_one_click(server, visitors, game, way) -> None:
    press, screen, locale = WAYS[way]
    page = visitors(**screen, locale=locale)
    start(page, server.address, game, press)
    play(page, random.Random(3), press=press, after=is_well)
    assert is_over(page)
    is_well(page)
