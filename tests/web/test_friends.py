"""Games between browsers: each player has their own screen, language and cards."""

import random

import pytest

import koloda
from koloda.games import games
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import (
    button,
    by_finger,
    by_mouse,
    choices,
    deal,
    invite,
    is_over,
    lit,
    moves_made,
    open_table,
    play_together,
    said,
    wait_for_moves,
    watch,
)
from tests.web.secrets import Search, hidden
from tests.web.short import OPTIONS, PLAYERS
from tests.web.watching import is_accessible, is_well, look

pytestmark = [
    pytest.mark.skipif(not koloda.compiled, reason="the browser is the same"),
    pytest.mark.slow,
]

SCREENS = {"desktop": (DESKTOP, by_mouse), "phone": (PHONE, by_finger)}


def sat_down(address, visitors, game, screen="desktop", locales=("ru-RU", "uk-UA"), **options):
    """Seat two people, and bots in the other seats."""
    settings, press = SCREENS[screen]
    host, guest = (visitors(**settings, locale=locale) for locale in locales)
    open_table(host, address, game, PLAYERS[game], press, is_public=True, **options)
    invite(host, guest, "Тарас", press)
    deal(host, guest, press=press)
    return host, guest


def test_a_guest_without_a_name_is_called_guest_in_each_viewers_language(server, visitors) -> None:
    host, guest, watcher = (visitors(locale=locale) for locale in ("ru-RU", "uk-UA", "en-GB"))
    open_table(host, server.address, "face-to-face", 2, is_public=True)
    button(host, "web-invite").first.click()
    guest.goto(host.locator("input[readonly]").first.input_value())
    button(guest, "web-sit-down").click()
    host.get_by_text("Гость", exact=True).wait_for()
    watcher.goto(server.address)
    watcher.get_by_text("Марта, Guest", exact=True).first.wait_for()


@pytest.mark.parametrize("game", games())
def test_a_whole_game_between_two_phones_each_in_its_own_language(
    house, visitors, witness, game
) -> None:
    """Play with a spectator, while the witness checks every frame that the server sends."""
    pages = sat_down(house.address, visitors, game, "phone", **OPTIONS[game])
    watcher = visitors(locale="uk-UA")
    watch(watcher, house.address, game)
    play_together(pages, random.Random(11), press=by_finger, after=is_well)
    for page, language in zip((*pages, watcher), ("ru", "uk", "uk"), strict=True):
        wait_for_moves(page, int(moves_made(pages[0])))
        assert is_over(page)
        assert look(page).language == language
        is_well(page)
        assert set(visitors.frames[page]) <= witness.frames
    witness.is_content()


@pytest.mark.parametrize("game", games())
def test_no_page_holds_what_its_viewer_may_not_know(house, visitors, witness, game) -> None:
    pages = sat_down(house.address, visitors, game, locales=("en-GB", "en-GB"))
    watcher = visitors()
    watch(watcher, house.address, game)
    viewers = {0: pages[0], 1: pages[1], None: watcher}
    searches = {seat: Search(page) for seat, page in viewers.items()}
    (live,) = house.tables.by_id.values()
    searched = 0
    for _ in range(4):
        if play_together(pages, choices(game, 5), most=5) < 5:
            break
        wait_for_moves(watcher, int(moves_made(pages[0])))
        state = live.table.match.state.clone()
        for seat, page in viewers.items():
            secrets = hidden(state, seat)
            searched += len(secrets)
            assert not searches[seat].memory(secrets)
            received = [
                *visitors.frames[page],
                *(answer.text() for answer in visitors.answers[page]),
            ]
            assert not [one for one in secrets if any(one in text for text in received)]
    assert searched
    is_accessible(watcher)
    for seat, page in viewers.items():
        planted = hidden(state, seat)[:1]
        page.evaluate("rows => { window.planted = JSON.parse(`[${rows[0]}]`) }", planted)
        assert searches[seat].memory(planted) == planted, "what is there is not found"
    witness.is_content()


def test_a_spectator_sees_the_table_but_can_do_nothing(server, visitors) -> None:
    host, watcher = visitors(), visitors()
    open_table(host, server.address, "gallop", 2, is_public=True)
    deal(host)
    watch(watcher, server.address, "gallop")
    assert lit(watcher, "pick").count() == 0
    assert button(watcher, "web-take-back").count() == button(watcher, "web-moves").count() == 0
    watcher.get_by_text(said(watcher, "web-watching"), exact=True).wait_for()
    host.get_by_text(said(host, "web-watchers", count=1), exact=True).wait_for(state="attached")


def test_a_spectator_who_chatters_is_hidden_muted_and_removed(server, visitors) -> None:
    host, watcher = visitors(), visitors()
    open_table(host, server.address, "gallop", 2, is_public=True)
    deal(host)
    watch(watcher, server.address, "gallop")
    for page in (host, watcher):
        button(page, "web-chat").click()
    name = host.locator("summary").get_by_text(said(host, "web-watcher"))
    button(watcher, "web-phrase-hello").click()
    name.click()
    button(host, "web-block").click()
    name.wait_for(state="detached")
    host.reload()  # the browser remembers
    button(host, "web-chat").click()
    assert name.count() == 0
    host.get_by_role("button", name=said(host, "web-unblock", count=1)).click()
    name.click()
    button(host, "web-mute").click()
    button(host, "web-unmute").wait_for()
    button(watcher, "web-phrase-hello").click()
    watcher.get_by_text(said(watcher, "refused-muted")).first.wait_for()
    with watcher.expect_response(lambda answer: answer.status == 409):  # the way back is shut
        button(host, "web-remove").click()
    host.get_by_text(said(host, "web-watchers", count=1), exact=True).wait_for(state="detached")
    visitors.forgive("404")
    visitors.forgive("409")


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", games())
def test_a_whole_game_by_the_standard_rules_between_two_browsers(
    server, visitors, game, screen
) -> None:
    pages = sat_down(server.address, visitors, game, screen, ("en-GB", "ru-RU"))
    play_together(pages, random.Random(12), press=SCREENS[screen][1], after=is_well)
    for page in pages:
        assert is_over(page)
