"""Several people at one device: all see only their own cards, and none while it is handed on."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

import koloda
from tests.web.conftest import PHONE
from tests.web.playing import button, choices, is_over, said, tile
from tests.web.secrets import Search, hidden
from tests.web.short import PLAYERS
from tests.web.watching import is_accessible, look

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

NAMES = ("Марта", "Тарас")
SHOWN = ".playing, main .sheet h1"


def sit_together(page: Page, address: str, game: str, players: int) -> None:
    """Seat two people at one device, and bots in the other seats."""
    page.goto(address)
    form = tile(page, game)
    form.get_by_role("button", name=said(page, "web-with-friends")).click()
    if len(koloda.game(game).seats) > 1:
        form.locator("select").first.select_option(str(players))
    form.get_by_label(said(page, "web-hot-here")).check()
    for seat, name in enumerate(NAMES):
        form.get_by_role("textbox", name=said(page, "web-value-seat", seat=seat + 1)).fill(name)
    form.get_by_role("button", name=said(page, "web-start")).click()
    page.locator("main .sheet h1").wait_for()


def receiver(page: Page) -> str:
    """Return the name of the player who gets the device next."""
    heading = page.locator("main .sheet h1").inner_text()
    [name] = [name for name in NAMES if name in heading]
    return name


def take(page: Page) -> None:
    page.get_by_role("button", name=said(page, "web-hot-show", name=receiver(page))).click()
    page.locator(".playing").wait_for()


def is_handed_on(page: Page) -> bool:
    return page.locator("main .sheet h1").count() > 0


@pytest.mark.parametrize(
    "game",
    [
        "face-to-face",
        "schotten-totten-2",
        *(pytest.param(game, marks=pytest.mark.slow) for game in ("gallop", "scram")),
    ],
)
def test_while_it_is_handed_on_the_device_holds_nobodys_cards(
    house, visitors, witness, game
) -> None:
    page = visitors()
    sockets: dict[str, list[str]] = {}

    def listen(socket) -> None:
        received = sockets.setdefault(socket.url, [])
        socket.on("framereceived", lambda frame: received.append(frame))

    page.on("websocket", listen)
    sit_together(page, house.address, game, PLAYERS[game])
    (live,) = house.tables.by_id.values()
    search = Search(page)
    chooser = choices(game, 5)
    handed, searched = [], 0
    while len(handed) < 4 and not is_over(page):
        page.locator(SHOWN).first.wait_for()
        if is_handed_on(page):
            state = live.table.match.state.clone()
            handed.append(receiver(page))
            assert live.table.seats[state.seat_to_move].name == handed[-1]
            # nothing that any of them may not know, so no hand at all
            secrets = hidden(state, None)
            searched += len(secrets)
            assert not search.memory(secrets)
            for _ in range(100):  # the server notices a moment later
                if live.connections:
                    page.wait_for_timeout(20)
            assert not live.connections
            asked = f"fetch('/api/tables/{live.id}/hot-seat').then((answer) => answer.text())"
            assert not [one for one in secrets if one in page.evaluate(asked)]
            for url, frames in sockets.items():
                seat = re.search(r"\?seat=(\d)$", url)
                if seat:  # what this seat received, and may not know
                    secrets = hidden(state, int(seat.group(1)))
                    assert not [one for one in secrets if any(one in text for text in frames)]
            if len(handed) == 1:
                is_accessible(page)
                assert not {name for name in look(page).foreign if name not in NAMES}
            take(page)
        elif page.locator(".prompt.your-turn").count():
            play_on_the_board_or_leave(page, chooser)
        else:
            page.wait_for_timeout(50)
    assert searched and len(set(handed)) == 2
    planted = hidden(live.table.match.state, None)[:1]
    page.evaluate("rows => { window.planted = JSON.parse(`[${rows[0]}]`) }", planted)
    assert search.memory(planted) == planted, "what is there is not found"
    witness.is_content()


def play_on_the_board_or_leave(page: Page, chooser) -> None:
    """Make a move; the board disappears when the turn ends."""
    buttons = page.locator(".prompt .button.main")
    picks = page.locator(".board .spot.pick")
    picks.or_(buttons).first.wait_for()
    before = page.locator("[data-moves]").get_attribute("data-moves")
    chooser.choice([*picks.all(), *buttons.all()]).click()
    gone = "main .sheet h1"
    made = f"[data-moves]:not([data-moves='{before}'])"
    page.locator(f".spot.target, {made}, {gone}").first.wait_for()
    targets = page.locator(".spot.target")
    if targets.count() and page.locator(f"[data-moves='{before}']").count():
        chooser.choice(targets.all()).click()
        page.locator(f"{made}, {gone}").first.wait_for()


@pytest.mark.slow
def test_a_move_is_taken_back_and_a_game_is_played_to_its_end_and_once_more(
    house, visitors
) -> None:
    page = visitors(**PHONE, locale="uk-UA")
    sit_together(page, house.address, "face-to-face", 2)
    (live,) = house.tables.by_id.values()
    first = receiver(page)
    take(page)
    page.reload()  # the device shows nothing until a player asks again
    page.locator("main .sheet h1").wait_for()
    page.goto(page.url.replace("/hot/", "/table/"))  # nor at a table's usual address
    page.locator("main .sheet h1").wait_for()
    assert "/hot/" in page.url
    visitors.forgive("WebSocket")
    assert receiver(page) == first
    take(page)
    chooser = random.Random(1)  # random play loses quickly
    play_on_the_board_or_leave(page, chooser)
    assert live.table.match.moves
    button(page, "web-take-back").click()
    page.locator("[data-moves='0']").wait_for()
    button(page, "web-hot-hand-on").click()
    assert receiver(page) == first
    take(page)
    while not is_over(page):
        page.locator(SHOWN).first.wait_for()
        if is_handed_on(page):
            take(page)
        elif page.locator(".prompt.your-turn").count():
            play_on_the_board_or_leave(page, chooser)
    button(page, "web-verify").click()
    page.locator("[data-check]").first.wait_for()
    good = {one.get_attribute("data-check") for one in page.locator("[data-check].good").all()}
    assert good == {"commitment", "own-bytes", "hashes", "terms", "cards"}
    assert not page.locator("[data-check].bad").count()
    names = [seat.name for seat in live.table.seats]
    button(page, "web-rematch").click()
    page.locator("main .sheet h1").wait_for()
    assert [seat.name for seat in live.table.seats] == names[::-1]
    assert live.table.phase == "playing"
    take(page)
    expect(page.locator(".prompt.your-turn")).to_be_visible()
