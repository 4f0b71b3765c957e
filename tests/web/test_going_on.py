"""What people at a table tell each other besides moves: go on, I give up, I must leave, once more.
And whether the connection is there."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

import koloda
from koloda.tables.entries import Moved
from koloda.tables.table import Table
from tests.tables.helpers import play_a_round
from tests.web.playing import (
    GO_ON,
    button,
    deal,
    go_on,
    invite,
    moves_made,
    open_table,
    said,
    send_a_move,
    start,
    wait_for_move,
    wait_for_turn,
)
from tests.web.serving import OpenHouse
from tests.web.watching import is_accessible
from tests.web.wire import Wire

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[OpenHouse]:
    opened = OpenHouse(tmp_path / "koloda.sqlite")
    with opened:
        yield opened


def table_of(house: OpenHouse) -> Table:
    (live,) = house.house.tables.by_id.values()
    return live.table


def end_a_round(house: OpenHouse) -> None:
    """Make random moves for everybody until a round is over."""
    (live,) = house.house.tables.by_id.values()
    playing = house.house.tables.execute(live, play_a_round)
    asyncio.run_coroutine_threadsafe(playing, house.loop).result(20)


def sat_down(address: str, visitors, game: str, **options) -> tuple[Page, Page]:
    host, guest = visitors(), visitors()
    open_table(host, address, game, 2, **options)
    invite(host, guest, "Тарас")
    deal(host, guest)
    return host, guest


def open_menu(page: Page) -> None:
    page.locator("header summary").click()


def prompt(page: Page, text: str) -> None:
    page.locator(".prompt").get_by_text(text).wait_for()


def test_the_next_deal_waits_until_both_have_gone_on(open_house: OpenHouse, visitors) -> None:
    host, guest = sat_down(open_house.house.address, visitors, "gallop", match="wins")
    end_a_round(open_house)
    for page in (host, guest):
        prompt(page, said(page, "web-round-over", game="gallop"))
        page.locator(GO_ON).wait_for()
        is_accessible(page)
    assert button(host, "web-take-back").count() == 0
    go_on(host)
    prompt(host, said(host, "web-waiting-to-go-on", names="Тарас"))
    assert table_of(open_house).waits_for == {1}
    go_on(guest)
    mover = (host, guest)[table_of(open_house).seat_to_move or 0]
    wait_for_turn(mover)
    before = moves_made(mover)
    send_a_move(mover, random.Random(1))
    wait_for_move(mover, before)


def test_whoever_resigns_is_asked_first_and_a_rematch_is_asked_for_openly(server, visitors) -> None:
    host, guest = sat_down(server.address, visitors, "face-to-face")
    open_menu(host)
    button(host, "web-resign").click()
    question = host.get_by_role("dialog")
    question.get_by_text(said(host, "web-resign-question", team="no")).wait_for()
    is_accessible(host)
    button(host, "web-keep-playing").click()
    question.wait_for(state="detached")
    assert host.locator("[data-phase=playing]").count() == 1
    button(host, "web-resign").click()
    question.get_by_role("button", name=said(host, "web-resign"), exact=True).click()
    for page in (host, guest):
        page.locator("[data-phase=over]").wait_for()
    guest.get_by_text(said(guest, "web-resigned", who="others", names="Марта")).first.wait_for()

    button(host, "web-rematch").click()
    prompt(guest, said(guest, "web-rematch-question", names="Марта", count=1))
    button(guest, "web-rematch-decline").click()
    prompt(host, said(host, "web-rematch-declined", names="Тарас", count=1))
    button(guest, "web-rematch").click()  # they have thought better of it
    for page in (host, guest):
        page.locator("[data-phase=playing]").wait_for()


def test_everybody_sees_when_a_bot_takes_over_and_leaving_is_asked_about(server, visitors) -> None:
    host, guest = sat_down(server.address, visitors, "face-to-face")
    place = guest.url
    guest.goto("about:blank")
    badge = host.locator("[data-seat='1']")
    badge.get_by_text(said(host, "web-away")).wait_for()
    words = said(host, "web-bot-in", time="").strip()
    badge.get_by_text(words).wait_for()
    # heard once, not every second
    host.wait_for_timeout(1500)
    countdown = said(host, "web-absent", who="Тарас", time="").removesuffix(".").strip()
    assert host.locator("[role=log]").get_by_text(countdown).count() == 1
    guest.goto(place)
    badge.get_by_text(words).wait_for(state="detached")

    open_menu(guest)
    guest.get_by_role("link", name=said(guest, "web-leave"), exact=True).click()
    guest.get_by_text(said(guest, "web-leave-question", cost="bot")).wait_for()
    button(guest, "web-leave").click()
    guest.locator("article").first.wait_for()
    badge.get_by_text(said(host, "web-bot-plays")).wait_for()
    guest.goto(place)
    badge.get_by_text(said(host, "web-bot-plays")).wait_for(state="detached")


def test_a_dead_connection_shows_and_a_move_that_waits_is_made_once(
    open_house: OpenHouse, visitors
) -> None:
    with Wire(open_house.house.port) as wire:
        page = visitors()
        start(page, wire.address, "face-to-face")
        wait_for_turn(page)
        assert page.locator(".connection.lost").count() == 0
        wire.deafen()  # nobody closes the connection: it just stays silent
        before = send_a_move_blindly(page)
        page.locator(".connection.lost").wait_for()
        page.locator("[data-move-waits]").wait_for()
        wire.cut()
        wire.mend()
        wait_for_move(page, before)
        page.locator("[data-move-waits]").wait_for(state="detached")
        page.locator(".connection.lost").wait_for(state="detached")
        visitors.forgive("WebSocket")
    made = [one for one in table_of(open_house).log if isinstance(one, Moved) and one.token]
    assert len(made) == len({one.token for one in made}) == 1


def send_a_move_blindly(page: Page) -> str:
    """Play a card on the first place that takes it; the answer won't come."""
    before = moves_made(page)
    page.locator(".board .spot.pick").first.click()
    page.locator(".board .spot.target").first.click()
    return before
