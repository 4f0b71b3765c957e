"""Whole games in a real browser: against bots, against each other, on a desktop and on a phone."""

import json
import random

import pytest
from playwright.sync_api import Locator, Page, expect

import koloda
from koloda.games import games
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import (
    is_over,
    lit,
    moves_made,
    play_from_the_list,
    play_on_the_board,
    start,
    wait_for_move,
    wait_for_turn,
)
from tests.web.serving import Server

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

LONG = 60
"""Own moves after which the rest is left to a slow test: whole matches take hundreds."""
SCREENS = {"desktop": DESKTOP, "phone": PHONE}


def play(page, chooser, most: int) -> int:
    made = 0
    while made < most and wait_for_turn(page):
        play_on_the_board(page, chooser)
        made += 1
    return made


def fits(page) -> bool:
    return page.evaluate(
        "() => document.documentElement.scrollHeight <= innerHeight"
        " && document.documentElement.scrollWidth <= innerWidth"
    )


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", games())
def test_a_game_against_bots_is_played_by_pressing_what_is_lit(
    server, visitors, game, screen
) -> None:
    page = visitors(**SCREENS[screen])
    start(page, server.address, game)
    assert fits(page)
    play(page, random.Random(7), LONG if screen == "desktop" else 15)
    assert fits(page)


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_a_whole_game_reaches_its_end(server, visitors, game) -> None:
    page = visitors()
    start(page, server.address, game)
    play(page, random.Random(3), 5000)
    assert is_over(page)


def test_the_end_tells_the_reason_proves_the_deal_and_leads_to_a_rematch(server, visitors) -> None:
    page = visitors()
    start(page, server.address, "face-to-face")
    play(page, random.Random(5), 500)
    assert is_over(page)
    end = page.locator(".end")
    assert "F2F-" in end.inner_text()
    page.get_by_role("button", name="Verify the deal").click()
    end.get_by_text("Your own random bytes went into the deal").wait_for()
    assert end.locator("li.good").count() == 2
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = koloda.Record.read(download.value.path(), koloda.game)
    assert record.end().outcome is not None
    page.get_by_role("button", name="Rematch").click()
    page.locator("[data-phase=playing]").wait_for()


def test_two_browsers_play_each_other_and_neither_gets_the_others_cards(server, visitors) -> None:
    host, guest = visitors(), visitors(**PHONE, locale="uk-UA")
    host.goto(server.address)
    host.locator("article[data-game='face-to-face']").get_by_text("With friends").click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Invite").click()
    link = host.locator(".invitation input").input_value()
    host.locator(".invitation svg path.dark").wait_for()
    guest.goto(link)
    guest.locator("#name").fill("Оксана")
    guest.locator("form .main").click()
    host.get_by_text("Оксана", exact=True).wait_for()
    host.get_by_role("button", name="Deal the cards").click()
    chooser = random.Random(11)
    for page in (host, guest):
        page.locator(".playing").wait_for()
    for _ in range(24):
        if is_over(host):
            break
        turn = host if host.locator(".wanted.mine").count() else guest
        play_on_the_board(turn, chooser)
        for page in (host, guest):
            page.locator(f"[data-moves='{moves_made(turn)}']").wait_for()
    assert "Ваш хід" in guest.content() or "Ходить" in guest.content()
    for page, seat in ((host, 0), (guest, 1)):
        for frame in visitors.frames[page]:
            table = json.loads(frame).get("table", {})
            match = table.get("match")
            if match and match["outcome"] is None:
                other = match["view"]["sides"][1 - seat]
                assert "hand" not in other and "draw_pile" not in other


def test_a_card_is_dragged_to_its_pile(server, visitors) -> None:
    page = visitors()
    start(page, server.address, "face-to-face")
    wait_for_turn(page)
    before = moves_made(page)
    lit(page, "pick").first.drag_to(page.locator("[data-spot=own-ascending]"))
    wait_for_move(page, before)


def test_a_game_is_played_by_keyboard_alone(server, visitors) -> None:
    page = visitors()
    page.goto(server.address)
    play_now = page.locator("article[data-game='face-to-face'] .ways .main")
    for _ in range(30):
        if play_now.evaluate("node => node === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".playing").wait_for()
    for _ in range(6):
        if not wait_for_turn(page):
            return
        before = moves_made(page)
        for wanted in (".spot.pick", ".spot.target"):
            for _ in range(60):
                if page.locator(f"{wanted}:focus").count():
                    break
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        wait_for_move(page, before)
        assert page.evaluate("() => document.activeElement !== document.body"), "focus was lost"


def test_every_move_is_also_a_button_in_a_list(server, visitors) -> None:
    page = visitors()
    start(page, server.address, "scram")
    chooser = random.Random(1)
    for _ in range(8):
        if wait_for_turn(page):
            play_from_the_list(page, chooser)


def test_a_move_is_taken_back_and_what_came_to_light_is_not(server, visitors) -> None:
    page = visitors()
    start(page, server.address, "face-to-face")
    wait_for_turn(page)
    before = moves_made(page)
    play_on_the_board(page, random.Random(1))
    page.get_by_role("button", name="Take back").click()
    page.locator(f"[data-moves='{before}']").wait_for()


def refused(page: Page, server: Server) -> Locator:
    """What the table says to a card where it can't go."""
    start(page, server.address, "face-to-face")
    wait_for_turn(page)
    lit(page, "pick").first.click()
    # a pile that shows its foundation can't be improved (F2F-9), unless the bot has moved it
    for pile in ("other-ascending", "other-descending", "own-ascending", "own-descending"):
        spot = page.locator(f"[data-spot={pile}]")
        if "target" not in (spot.get_attribute("class") or ""):
            spot.click(force=True)  # it is marked as disabled, and answers all the same
            break
    note = page.locator(".note")
    note.wait_for()
    assert "F2F-" in note.inner_text()
    return note


@pytest.mark.parametrize(
    ("locale", "pile"), [("en-GB", "pile"), ("uk-UA", "стос"), ("ru-RU", "стопк")]
)
def test_a_refusal_and_its_rule_are_in_the_viewers_language(server, visitors, locale, pile) -> None:
    page = visitors(locale=locale)
    note = refused(page, server)
    assert pile in note.locator("strong").inner_text()
    link = note.get_by_role("link")
    clause = link.inner_text()
    note.locator(".clause", has_text=pile).wait_for()
    with page.context.expect_page() as opened:
        link.click()
    rule = opened.value.locator("li[aria-current]")
    rule.wait_for()
    assert rule.get_attribute("id") == clause
    assert pile in rule.inner_text()
    expect(rule).to_be_in_viewport()


def test_the_rules_page_switches_its_language_and_stays_at_its_clause(server, visitors) -> None:
    page = visitors()
    page.goto(server.address + "/rules/schotten-totten-2#ST2-19")
    page.locator("#ST2-19", has_text="A claim that can't be proved").wait_for()
    page.get_by_label("Language").select_option("ru")
    page.locator("#ST2-19", has_text="Недоказанный захват").wait_for()
    expect(page.locator("#ST2-19")).to_be_in_viewport()
    page.evaluate("() => { location.hash = 'ST2-2' }")
    page.locator("#ST2-2[aria-current]").wait_for()
    assert page.locator("[aria-current=location]").count() == 1


def test_a_page_comes_back_when_the_server_was_away(server, visitors) -> None:
    page = visitors()
    start(page, server.address, "face-to-face")
    wait_for_turn(page)
    play_on_the_board(page, random.Random(2))
    before = moves_made(page)
    server.stop()
    page.get_by_text("connecting").wait_for()
    server.start()
    page.locator(".connection .dot").wait_for()
    assert moves_made(page) == before
    if wait_for_turn(page):
        play_on_the_board(page, random.Random(2))
    # the browser itself notes that the socket was lost; nothing else may be wrong
    visitors.complaints[:] = [one for one in visitors.complaints if "WebSocket" not in one]


def test_a_spectator_sees_no_hand_and_gets_no_moves(server, visitors) -> None:
    host, watcher = visitors(), visitors()
    host.goto(server.address)
    host.locator("article[data-game='gallop']").get_by_text("With friends").click()
    host.get_by_text("Listed for everybody").click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Add a bot").first.click()
    host.get_by_role("button", name="Deal the cards").click()
    host.locator(".playing").wait_for()
    watcher.goto(server.address)
    watcher.get_by_role("button", name="Watch").first.click()
    watcher.locator(".playing").wait_for()
    assert watcher.locator(".spot.pick").count() == 0
    for frame in visitors.frames[watcher]:
        match = json.loads(frame).get("table", {}).get("match")
        assert not match or not any("hand" in side for side in match["view"]["sides"])
