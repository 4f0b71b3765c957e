"""All players read in their own language, and can switch it at any time."""

import pytest
from playwright.sync_api import expect

import koloda
from koloda.games import games
from tests.web.conftest import PHONE
from tests.web.playing import (
    choices,
    chosen,
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
from tests.web.short import PLAYERS
from tests.web.watching import is_well, look

pytestmark = [
    pytest.mark.skipif(not koloda.compiled, reason="the browser is the same"),
    pytest.mark.slow,
]


@pytest.mark.parametrize(
    ("locale", "language"), [("uk-UA", "uk"), ("ru-RU", "ru"), ("en-GB", "en"), ("de-DE", "en")]
)
def test_the_language_is_the_browsers(server, visitors, locale, language) -> None:
    page = visitors(locale=locale)
    page.goto(server.address)
    page.get_by_role("button", name=said(page, "web-play-now")).first.wait_for()
    seen = look(page)
    assert seen.language == language
    assert not seen.foreign


@pytest.mark.parametrize("game", games())
def test_the_language_can_be_switched_in_the_middle_of_a_game(server, visitors, game) -> None:
    page = visitors()
    open_table(page, server.address, game, PLAYERS[game])
    deal(page)
    chooser = choices(game, 3)
    play(page, chooser, most=3)
    assert wait_for_turn(page)
    before = moves_made(page)
    page.get_by_label(said(page, "web-more")).first.click()
    for language in ("uk", "ru", "en", "uk"):
        chosen(page.get_by_role("banner"), said(page, "web-language")).select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        heading = page.get_by_role("heading", level=1, name=said(page, f"web-game-{game}"))
        heading.wait_for()
        assert said(page, "web-your-turn") in page.get_by_label(said(page, "web-now")).inner_text()
        seen = look(page)
        # what was announced earlier was in the earlier language
        heard = page.get_by_role("log").inner_text()
        assert not [word for word in seen.foreign if word not in heard]
        assert moves_made(page) == before
    page.get_by_label(said(page, "web-more")).first.click()
    play_on_the_board(page, chooser)
    page.reload()
    assert said(page, f"web-game-{game}") in page.get_by_role("heading", level=1).inner_text()
    page.locator(".playing").wait_for()
    is_well(page)


@pytest.mark.parametrize(
    ("locale", "pile"), [("en-GB", "pile"), ("uk-UA", "стос"), ("ru-RU", "стопк")]
)
def test_a_refusal_and_its_rule_are_in_the_viewers_language(server, visitors, locale, pile) -> None:
    page = visitors(locale=locale)
    start(page, server.address, "face-to-face")
    wait_for_turn(page)
    piles = page.locator("[data-spot^=own-], [data-spot^=other-]")
    forbidden = piles.and_(page.locator("[aria-disabled=true]"))
    lit(page, "pick").first.wait_for()
    for card in page.locator(".board [data-spot^=card-].pick").all():
        card.click()
        if forbidden.count():
            break
    forbidden.first.click(force=True)
    note = page.locator("[data-refusal]:visible")
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
    page.locator("#ST2-19", has_text="A claim that can’t be proved").wait_for()
    page.get_by_label("Language").select_option("ru")
    page.locator("#ST2-19", has_text="Недоказанный захват").wait_for()
    expect(page.locator("#ST2-19")).to_be_in_viewport()
    page.evaluate("() => { location.hash = 'ST2-2' }")
    page.locator("#ST2-2[aria-current]").wait_for()
    assert page.locator("[aria-current=location]").count() == 1


@pytest.mark.parametrize("locale", ["uk-UA", "ru-RU", "en-GB"])
def test_on_a_phone_all_names_at_scram_are_readable(server, visitors, locale) -> None:
    page = visitors(**PHONE, locale=locale)
    open_table(page, server.address, "scram", 4)
    deal(page)
    names = page.locator(".others .name")
    expect(names).to_have_count(3)
    assert not names.evaluate_all(
        """all => all.filter((one) =>
          one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
          .map((one) => one.textContent)"""
    )
