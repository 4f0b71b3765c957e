"""Ways to make a move, to take it back, and to learn why it isn't allowed."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page

import koloda
from koloda.games import games
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import (
    button,
    by_keyboard,
    deal,
    invite,
    is_over,
    lit,
    moves_made,
    open_table,
    play,
    play_from_the_list,
    play_on_the_board,
    said,
    start,
    wait_for_move,
    wait_for_moves,
    wait_for_turn,
)
from tests.web.watching import is_accessible, is_well

pytestmark = [
    pytest.mark.skipif(not koloda.compiled, reason="the browser is the same"),
    pytest.mark.slow,
]


def refusal(page: Page) -> Locator:
    return page.locator("[data-refusal]:visible")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, thing: Locator, places: Locator) -> None:
    page.mouse.move(*middle(thing))
    page.mouse.down()
    x, y = middle(thing)
    page.mouse.move(x + 9, y - 9)
    places.first.wait_for()
    page.mouse.move(*middle(places.first), steps=4)
    # the card is under the pointer and nowhere else
    assert page.locator(".ghost").count() == 1
    lifted = page.locator("[data-dragged] > *").first
    assert lifted.evaluate("node => getComputedStyle(node).opacity") == "0"
    page.mouse.up()
    assert page.locator(".ghost, [data-dragged]").count() == 0


def drag_by_finger(page: Page, thing: Locator, places: Locator) -> None:
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    x, y = middle(thing)
    send("touchStart", (x, y))
    send("touchMove", (x + 9, y - 9))
    places.first.wait_for()
    for step in (1, 2, 3):
        x1, y1 = middle(places.first)
        send("touchMove", (x + (x1 - x) * step / 3, y + (y1 - y) * step / 3))
    send("touchEnd")


@pytest.mark.parametrize(
    ("screen", "drag"),
    [(DESKTOP, drag_by_mouse), (PHONE, drag_by_finger)],
    ids=["mouse", "finger"],
)
@pytest.mark.parametrize("game", ["face-to-face", "gallop", "schotten-totten-2"])
def test_a_card_is_dragged_to_its_target(server, visitors, game, screen, drag) -> None:
    """Drag a card. Scram! isn't tested, because each of its moves is made at one place."""
    page = visitors(**screen)
    start(page, server.address, game)
    wait_for_turn(page)
    before = moves_made(page)
    cards = page.locator(".board [data-spot^=hand-].pick, .board [data-spot^=card-].pick")
    cards.first.wait_for()
    drag(page, cards.first, lit(page, "target"))
    wait_for_move(page, before)
    is_well(page)


def test_a_card_that_is_released_outside_the_window_goes_back(server, visitors) -> None:
    page = visitors(**DESKTOP)
    start(page, server.address, "face-to-face")
    wait_for_turn(page)
    before = moves_made(page)
    card = page.locator(".board [data-spot^=card-].pick").first
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y - 20)
    page.locator(".ghost").wait_for()
    # the page doesn't hear that the button was released, only that none is pressed any more
    page.evaluate("dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, buttons: 0 }))")
    assert page.locator(".ghost, [data-dragged]").count() == 0
    page.mouse.up()
    assert moves_made(page) == before


@pytest.mark.parametrize("game", games())
def test_a_game_is_started_and_played_with_the_keyboard_alone(server, visitors, game) -> None:
    page = visitors()
    start(page, server.address, game, by_keyboard)
    play(page, random.Random(8), most=6, press=by_keyboard, after=is_well)


# against bots, who lay at once, every move at Gallop reveals something; see the next test
@pytest.mark.parametrize("game", ["face-to-face", "scram", "schotten-totten-2"])
def test_a_move_is_taken_back_unless_it_revealed_something(server, visitors, game) -> None:
    page = visitors()
    # with tactics some moves reveal nothing; without them every move draws a card
    options = {"tactics": True} if game == "schotten-totten-2" else {}
    open_table(page, server.address, game, koloda.game(game).seats[0], **options)
    deal(page)
    chooser = random.Random(1)
    back = button(page, "web-take-back")
    refused = refusal(page).get_by_text(said(page, "refused-revealed-since"))
    answers = set()
    while answers != {"taken back", "refused"} and wait_for_turn(page):
        page.locator("main button").first.wait_for()  # the board is loaded when it is needed
        before, board = moves_made(page), page.locator("main").aria_snapshot()
        play_on_the_board(page, chooser)
        if not wait_for_turn(page):
            break
        after = moves_made(page)
        back.click()
        refused.or_(page.locator(f"[data-moves]:not([data-moves='{after}'])")).first.wait_for()
        if moves_made(page) == before:
            answers.add("taken back")
            assert page.locator("main").aria_snapshot() == board
            play_on_the_board(page, chooser)
        else:
            answers.add("refused")
            assert moves_made(page) == after
        is_well(page)
    assert "taken back" in answers


def test_players_who_have_moved_since_are_asked(server, visitors) -> None:
    """At Gallop players lay in turn, and nothing is revealed before the last one has laid."""
    pages = [visitors() for _ in range(3)]
    host, *guests = pages
    open_table(host, server.address, "gallop", 3, first=0)
    for guest, name in zip(guests, ("Тарас", "Оксана"), strict=True):
        invite(host, guest, name)
    deal(host, *guests)
    before = moves_made(host)
    for page in pages[:2]:
        assert wait_for_turn(page)
        play_on_the_board(page, random.Random(3))
    wait_for_moves(host, 2)
    for answer, agreed in (("web-decline", "no"), ("web-agree", "yes")):
        button(host, "web-take-back").click()
        button(guests[0], answer).click()
        answered = said(host, "web-event-back-answered", who="Тарас", agreed=agreed, you="none")
        host.get_by_role("log").get_by_text(answered).wait_for()
        if answer == "web-decline":
            assert moves_made(host) == "2"
    for page in pages:
        page.locator(f"[data-moves='{before}']").wait_for()
    assert wait_for_turn(host)


# spots to press that are not highlighted, with a picked card or without one
FORBIDDEN = {
    "face-to-face": ("card-", "[data-spot^=own-], [data-spot^=other-]"),
    "scram": (None, "[data-spot]"),
    "gallop": ("hand-", "[data-spot^=flight-]"),
    "schotten-totten-2": (None, "[data-spot^=claim-]"),
}


@pytest.mark.parametrize("game", games())
def test_a_refusal_names_the_rule_shows_it_and_is_read_aloud(server, visitors, game) -> None:
    page = visitors(locale="uk-UA")
    options = {"attacker": 0} if game == "schotten-totten-2" else {}
    open_table(page, server.address, game, koloda.game(game).seats[0], **options)
    deal(page)
    card, things = FORBIDDEN[game]
    forbidden = page.locator(".board").locator(things).and_(page.locator("[aria-disabled=true]"))
    chooser = random.Random(4)
    while wait_for_turn(page):
        lit(page, "pick").or_(page.locator(".prompt .button.main")).first.wait_for()
        cards = lit(page, "pick").and_(page.locator(f"[data-spot^={card}]"))
        if card and cards.count():
            cards.first.click()
            lit(page, "target").first.wait_for()
        if forbidden.count() and (not card or lit(page, "picked").count()):
            break
        play_on_the_board(page, chooser)
    assert not is_over(page), "nothing was forbidden in the whole game"
    before = moves_made(page)
    forbidden.first.click(force=True)  # it is marked as disabled but still answers
    note = refusal(page)
    note.wait_for()
    clause = note.get_by_role("link").inner_text()
    assert clause.startswith(koloda.game(game).prefix)
    assert clause in page.get_by_role("log").inner_text()
    # the rule itself arrives a moment later
    note.locator(".clause", has_text=re.compile(rf"{clause}\s+\S")).wait_for()
    assert moves_made(page) == before
    is_accessible(page)
    is_well(page)
    note.get_by_role("button", name=said(page, "web-close")).click()
    note.wait_for(state="detached")
    is_well(page)


@pytest.mark.parametrize("game", games())
def test_every_move_is_also_a_button_in_a_list(server, visitors, game) -> None:
    page = visitors()
    start(page, server.address, game)
    chooser = random.Random(1)
    for _ in range(8):
        if wait_for_turn(page):
            play_from_the_list(page, chooser)
            is_well(page)


@pytest.mark.parametrize("game", games())
def test_on_a_phone_a_hint_leaves_your_cards_visible(server, visitors, game) -> None:
    page = visitors(**PHONE, locale="uk-UA")
    start(page, server.address, game)
    wait_for_turn(page)
    button(page, "web-hint").click()
    hint = page.get_by_role("region", name=said(page, "web-hint"), exact=True)
    hint.wait_for()
    is_accessible(page)
    box = hint.bounding_box()
    wanted = page.locator(".prompt").bounding_box()
    assert box and wanted
    assert box["y"] + box["height"] < 0.7 * wanted["y"]
    assert hint.evaluate("node => node.scrollHeight <= node.clientHeight")
    button(page, "web-close").click()
    hint.wait_for(state="detached")
    play_on_the_board(page, random.Random(3))
    is_well(page)
