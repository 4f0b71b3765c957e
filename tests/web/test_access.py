"""For everybody: no violation that axe finds, in light and dark; every language; no motion where it
is not wanted."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe

import koloda
from koloda.games import games
from tests.web.conftest import PHONE
from tests.web.playing import lit, play_on_the_board, start, wait_for_turn

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")


def check(page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_front_page_rules_and_gathering_are_accessible(server, visitors, scheme) -> None:
    page = visitors(color_scheme=scheme)
    page.goto(server.address)
    page.locator("article").first.wait_for()
    check(page)
    page.get_by_role("button", name="With friends").first.click()
    check(page)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Invite").click()
    page.locator(".invitation svg").wait_for()
    check(page)
    page.goto(server.address + "/rules/face-to-face")
    page.locator("#F2F-1").wait_for()
    check(page)
    page.goto(server.address + "/join/nothing")
    page.locator("#name").wait_for()
    check(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", games())
def test_tables_are_accessible(server, visitors, game, scheme) -> None:
    page = visitors(color_scheme=scheme, **(PHONE if scheme == "dark" else {}))
    start(page, server.address, game)
    chooser = random.Random(4)
    for _ in range(4):
        if wait_for_turn(page):
            play_on_the_board(page, chooser)
    wait_for_turn(page)
    check(page)
    if lit(page, "pick").count():
        lit(page, "pick").first.click()
        check(page)
    for leaf in page.locator(".leaves button").all():
        leaf.click()
        check(page)
    page.locator("summary[aria-label=More]").click()
    check(page)


@pytest.mark.parametrize(
    ("locale", "play_now", "language"),
    [("uk-UA", "Грати зараз", "uk"), ("ru-RU", "Играть сейчас", "ru"), ("de-DE", "Play now", "en")],
)
def test_the_language_is_the_browsers(server, visitors, locale, play_now, language) -> None:
    page = visitors(locale=locale)
    page.goto(server.address)
    page.get_by_role("button", name=play_now).first.wait_for()
    assert page.locator("html").get_attribute("lang") == language


def test_the_language_is_switched_at_the_table_and_kept(server, visitors) -> None:
    page = visitors()
    start(page, server.address, "scram")
    page.locator("summary[aria-label=More]").click()
    page.get_by_label("Language").select_option("uk")
    page.get_by_role("heading", name="Геть!").wait_for()
    page.reload()
    page.get_by_role("heading", name="Геть!").wait_for()
