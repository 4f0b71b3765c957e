"""Accessibility: what axe finds, and what a screen reader reads."""

import json
import re

import pytest

import koloda
from koloda.games import games
from tests.web.conftest import PHONE
from tests.web.playing import (
    button,
    choices,
    deal,
    lit,
    open_table,
    play,
    said,
    start,
    tile,
    wait_for_turn,
)
from tests.web.watching import is_accessible, look

pytestmark = [
    pytest.mark.skipif(not koloda.compiled, reason="the browser is the same"),
    pytest.mark.slow,
]

# every card on the page, and its words
DRAWN = """() => [...document.querySelectorAll("main svg.card")]
  .filter((card) => card.checkVisibility())
  .map((card) => {
    const label = card.closest("[role=img], [aria-label]:not([role=group], section)");
    return {
      face: [...card.querySelectorAll("text")].map((text) => text.textContent)[0] ?? "",
      ink: [...card.classList].find((name) => name.startsWith("ink-"))?.slice(4) ?? "",
      words: label?.getAttribute("aria-label") ?? card.parentElement.parentElement.textContent,
    };
  })"""
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
LISTEN = """
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node.parentElement?.closest("[role=log]")) heard.push(node.textContent.trim());
      }
    }
  }).observe(document, { childList: true, subtree: true });
"""
# what a screen reader reads: cards and places by their names
READ_ALOUD = """(things) => [...document.querySelectorAll(things)].map((thing) => {
  const copy = thing.cloneNode(true);
  for (const drawn of copy.querySelectorAll("[role=img]")) {
    drawn.replaceWith(drawn.getAttribute("aria-label"));
  }
  for (const unread of copy.querySelectorAll("[aria-hidden=true]")) unread.remove();
  return copy.textContent.replace(/\\s+/g, " ").trim();
})"""


def test_the_front_page_and_the_ways_to_a_table_are_accessible(server, visitors) -> None:
    page = visitors()
    page.goto(server.address)
    is_accessible(page)
    for game in games():
        tile(page, game).get_by_role("button", name=said(page, "web-with-friends")).click()
        tile(page, game).get_by_text(said(page, "web-options"), exact=True).click()
    is_accessible(page)
    page.goto(server.address + "/join/nothing")
    is_accessible(page)
    button(page, "web-sit-down").click()
    page.get_by_text(said(page, "refused-no-such-link")).wait_for()
    is_accessible(page)
    page.goto(server.address + "/table/nothing")
    page.get_by_text(said(page, "web-no-such-table")).wait_for()
    is_accessible(page)
    page.goto(server.address + "/nowhere")
    page.get_by_role("heading", name=said(page, "web-no-page")).wait_for()
    is_accessible(page)
    page.get_by_role("link", name=said(page, "web-home")).click()
    page.locator("article").first.wait_for()
    visitors.forgive("Failed to load resource")
    visitors.forgive("WebSocket")


@pytest.mark.parametrize("game", games())
def test_rules_and_a_table_that_waits_for_players_are_accessible(server, visitors, game) -> None:
    page = visitors()
    page.goto(f"{server.address}/rules/{game}")
    page.locator(f"#{koloda.game(game).prefix}-1").wait_for()
    is_accessible(page)
    open_table(page, server.address, game, koloda.game(game).seats[-1], is_public=True)
    button(page, "web-invite").first.click()
    page.get_by_role("img", name=said(page, "web-qr")).wait_for()
    is_accessible(page)
    assert look(page).live_regions == 1


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", games())
def test_the_table_is_accessible_whatever_is_open(server, visitors, game, screen) -> None:
    page = visitors(**screen)
    start(page, server.address, game)
    play(page, choices(game, 4), most=4)
    wait_for_turn(page)
    is_accessible(page)
    if lit(page, "pick").count():
        lit(page, "pick").first.click()
        is_accessible(page)
    button(page, "web-chat").click()
    page.get_by_role("button", name=said(page, "web-phrase-hello")).click()
    page.get_by_role("log").get_by_text(said(page, "web-phrase-hello")).wait_for()
    for leaf in ("web-chat", "web-help", "web-rules", "web-log"):
        if not page.get_by_role("region", name=said(page, leaf), exact=True).count():
            page.get_by_role("button", name=said(page, leaf)).click()
        is_accessible(page)
    page.locator("summary").get_by_label(said(page, "web-more")).or_(
        page.get_by_label(said(page, "web-more"))
    ).first.click()
    is_accessible(page)


@pytest.mark.parametrize("game", games())
def test_every_card_has_words(server, visitors, game) -> None:
    page = visitors()
    options = {"tactics": True} if game == "schotten-totten-2" else {}
    open_table(page, server.address, game, koloda.game(game).seats[0], **options)
    deal(page)
    drawn = 0

    def is_told(page) -> None:
        nonlocal drawn
        for card in page.evaluate(DRAWN):
            drawn += 1
            words = card["words"].replace(":", " ").replace(",", " ").split()
            assert card["face"] in card["words"], card
            assert card["words"].strip(), card
            if card["face"].isdigit():
                assert card["face"] in words, card
            if card["ink"] in COLOURS and game != "scram":
                assert card["ink"] in words, card

    play(page, choices(game, 9), most=12, after=is_told)
    assert drawn > 50


@pytest.mark.parametrize("game", games())
def test_screen_readers_read_what_happens_and_every_move_has_its_own_words(
    server, visitors, game
) -> None:
    page = visitors()
    page.add_init_script(LISTEN)
    start(page, server.address, game)
    play(page, choices(game, 6), most=3)
    assert wait_for_turn(page)
    lines = page.evaluate(READ_ALOUD, "#tab ol li:not(:has(li))")
    # what happened before the deal was read in the lobby
    lines = lines[lines.index(said(page, "web-event-started")) + 1 :]
    heard = [re.sub("[“”]", "", line) for line in page.evaluate("heard")]
    assert lines
    assert not [line for line in lines if not any(one.endswith(line) for one in heard)]
    tables = [json.loads(frame).get("table", {}) for frame in visitors.frames[page]]
    legal = [table["match"] for table in tables if table.get("match")][-1]["legal"]
    button(page, "web-help").click()
    page.get_by_role("region", name=said(page, "web-moves"), exact=True).wait_for()
    names = page.evaluate(READ_ALOUD, "#tab li button")
    assert len(names) == len(legal) == len(set(names)) > 0
