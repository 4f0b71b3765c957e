"""The matches played at this device, and what can be done now, in words."""

import json
import random

import pytest
from playwright.sync_api import Page, expect

import koloda
from koloda.games import games
from tests.web.conftest import PHONE
from tests.web.playing import (
    button,
    by_keyboard,
    deal,
    invite,
    is_over,
    open_table,
    play,
    play_together,
    said,
    start,
    wait_for_turn,
    watch,
)
from tests.web.short import OPTIONS
from tests.web.watching import is_accessible, look

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")


def kept(page: Page) -> list[dict]:
    return json.loads(page.evaluate("localStorage.getItem('koloda-mine') ?? '[]'"))


def rows(page: Page) -> list[list[str]]:
    return [line.split("\t") for line in page.locator("tbody tr").all_inner_texts()]


@pytest.mark.slow
def test_a_finished_match_is_counted_once_and_only_for_its_players(server, visitors) -> None:
    host, guest, watcher = visitors(), visitors(), visitors()
    open_table(host, server.address, "face-to-face", 2, is_public=True, **OPTIONS["face-to-face"])
    invite(host, guest, "Богдан")
    deal(host, guest)
    watch(watcher, server.address, "face-to-face")
    play_together((host, guest), random.Random(3))
    for page in (host, guest, watcher):
        page.locator("[data-phase=over]").wait_for()
        page.reload()  # the end arrives again, and counts once
        page.locator("[data-phase=over]").wait_for()
    assert [len(kept(page)) for page in (host, guest, watcher)] == [1, 1, 0]
    assert kept(host)[0]["won"] != kept(guest)[0]["won"]
    assert kept(host)[0]["opponents"] == [{"name": "Богдан"}]
    assert kept(host)[0]["moves"] > 0
    for page in (host, guest):
        button(page, "web-rematch").click()
    host.locator("[data-phase=playing]").wait_for()
    play_together((guest, host), random.Random(4))  # everybody has moved one seat on
    assert is_over(host)
    host.goto(server.address)
    host.get_by_role("link", name=said(host, "web-history-title")).click()
    host.get_by_text("Богдан").wait_for()
    won = sum(one["won"] for one in kept(host))
    assert [row[:3] for row in rows(host)] == [
        [said(host, "web-game-face-to-face"), str(won), str(2 - won)],
        ["Богдан", str(won), str(2 - won)],
    ]
    watcher.goto(server.address + "/mine")
    watcher.get_by_text(said(watcher, "web-history-none")).wait_for()


def test_matches_are_downloaded_and_deleted_and_anything_else_is_ignored(server, visitors) -> None:
    page = visitors(**PHONE, locale="uk-UA")
    page.goto(server.address + "/mine")
    one = {"id": "a", "game": "scram", "at": 1, "won": True, "moves": 40, "seconds": 600}
    mine = [
        {**one, "opponents": [{"bot": "strong"}, {"bot": "strong"}, {"name": "Ганна"}]},
        {**one, "id": "b", "won": False, "moves": 20, "seconds": None, "opponents": []},
    ]
    page.evaluate(
        "kept => localStorage.setItem('koloda-mine', kept)", json.dumps([*mine, None, {"id": 3}])
    )
    page.reload()
    page.locator("tbody tr").first.wait_for()
    # a bot in two seats is one opponent
    assert rows(page) == [
        ["Геть!", "1", "1", "30", "10"],
        ["Сильний бот", "1", "0", "40", "10"],
        ["Ганна", "1", "0", "40", "10"],
    ]
    is_accessible(page)
    assert not look(page).foreign
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for language in ("ru", "en", "uk"):  # no column is cut off in any of them
        page.locator("select").first.select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        tables = page.locator(".wide").all()
        assert not any(one.evaluate("one => one.scrollWidth > one.clientWidth") for one in tables)
    with page.expect_download() as downloading:
        button(page, "web-history-download").click()
    assert json.loads(downloading.value.path().read_text()) == mine
    button(page, "web-history-delete").click()
    assert look(page).has_focus
    button(page, "web-decline").click()
    assert len(kept(page)) == 4
    button(page, "web-history-delete").click()
    button(page, "web-history-delete-all").click()
    page.get_by_text(said(page, "web-history-none")).wait_for()
    assert look(page).has_focus
    assert kept(page) == []


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[] if game == "schotten-totten-2" else pytest.mark.slow)
        for game in games()
    ],
)
def test_a_button_shows_what_can_be_done_in_words_at_any_time(server, visitors, game) -> None:
    page = visitors(**PHONE)
    start(page, server.address, game)
    play(page, random.Random(8), most=1)
    if not wait_for_turn(page):
        return
    by_keyboard(button(page, "web-what-can-i-do"))
    expect(page.get_by_role("region", name=said(page, "web-help"), exact=True)).to_be_focused()
    listed = page.get_by_role("region", name=said(page, "web-moves"), exact=True)
    tables = [json.loads(frame).get("table", {}) for frame in visitors.frames[page]]
    legal = [table["match"] for table in tables if table.get("match")][-1]["legal"]
    expect(listed.get_by_role("button")).to_have_count(len(legal))
    is_accessible(page)
