"""Replays in the browser: every moment, from every seat's view."""

import json
import random
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

import koloda
from koloda import Record
from tests.web.conftest import PHONE
from tests.web.playing import button, deal, moves_made, open_table, play, said
from tests.web.watching import is_accessible, look

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = GOLDEN / "face-to-face-2-highest=14-hand=3-first=1.jsonl"
EACH = [
    "face-to-face-2",
    "gallop-4-match=single-first=3",
    "schotten-totten-2-2-tactics=True",
    "scram-6-rounds=1-first=5-memory_aid=True",
]


def brought(page, server, record) -> None:
    page.goto(server.address + "/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".controls").wait_for()


def at(page, step) -> None:
    page.locator(f"[data-moves='{step}']").wait_for()


def own_hand(page) -> list[int]:
    page.locator(".player.own .hand").wait_for()  # a game's board is loaded after the page
    return [
        int(one)
        for one in page.locator(".player.own .hand [data-spot]").evaluate_all(
            "all => all.map((one) => one.getAttribute('aria-label'))"
        )
    ]


def test_a_record_is_replayed_with_keys_buttons_and_the_list(server, visitors) -> None:
    page = visitors()
    brought(page, server, SHORT)
    states = [state.clone() for state in Record.read(SHORT, koloda.game).states()]
    last = len(states) - 1
    at(page, 0)
    for step in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at(page, step)
    assert own_hand(page) == states[3].view(0)["sides"][0]["hand"]
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    heard = page.get_by_role("log")
    where = said(page, "web-replay-step", step=2, last=last)
    heard.get_by_text(where).wait_for(state="attached")
    page.keyboard.press("End")
    at(page, last)
    outcome = states[last].outcome
    assert outcome is not None
    names = [f"seat {seat}" for seat in outcome.winners]
    won = said(page, "web-others-win", names=names, count=len(names))
    page.locator(".controls").get_by_text(won).wait_for()
    page.keyboard.press("Home")
    at(page, 0)
    button(page, "web-replay-next").click()
    at(page, 1)
    page.locator("#tab [data-step='4'] button").click()
    at(page, 4)
    assert page.locator("#tab [aria-current=step]").count() == 1
    page.locator("input[type=range]").fill("2")
    at(page, 2)
    page.locator("select.eyes").select_option("1")
    page.locator(".player.own [data-seat='1']").wait_for()
    assert own_hand(page) == states[2].view(1)["sides"][1]["hand"]
    assert look(page).has_focus


def test_a_revenge_says_which_game_it_is_and_how_the_first_ended(server, visitors) -> None:
    page = visitors()
    record = GOLDEN / "schotten-totten-2-2-tactics=True-match=revenge-attacker=1.jsonl"
    brought(page, server, record)
    games = page.locator(".siege .top li")
    game = "schotten-totten-2-table-game"
    first = said(page, game, game=1, again=False)
    expect(games).to_have_text([first])
    page.keyboard.press("End")
    over = Record.read(record, koloda.game).end().view(0)["match"]["games"]
    endings = [
        said(
            page,
            f"{game}-won",
            game=number,
            who=f"seat {one['winner']}",
            role="attacker" if one["winner"] == one["attacker"] else "defender",
            left=one["siege_deck_size"],
            held=one["tiles_and_cauldrons"],
        )
        for number, one in enumerate(over, 1)
    ]
    expect(games).to_have_text([said(page, game, game=2, again=False), *endings])


def test_it_plays_by_itself_to_the_end_and_stops(server, visitors) -> None:
    page = visitors()
    brought(page, server, SHORT)
    page.get_by_label(said(page, "web-replay-speed")).select_option(label="× 4")
    page.locator("main").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    button(page, "web-replay-pause").wait_for()
    at(page, 7)
    button(page, "web-replay-play").wait_for()


def test_a_bad_record_names_its_line_and_another_can_be_uploaded(server, visitors) -> None:
    page = visitors()
    page.goto(server.address + "/replay")
    page.get_by_text(said(page, "web-replay-bring")).wait_for()
    is_accessible(page)
    text = SHORT.read_text().replace('"seat": 1', '"seat": 0', 1)
    bad = {"name": "bad.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(bad)
    wrong = said(page, "refused-bad-record", fault="changed", line=2)
    page.get_by_role("alert").get_by_text(wrong).wait_for()
    page.get_by_text(said(page, "web-replay-detail")).click()
    page.get_by_text("the check is wrong").wait_for()
    page.locator("input[type=file]").set_input_files(SHORT)
    page.locator(".controls").wait_for()
    visitors.forgive("400")


def test_the_curve_arrives_and_its_turning_points_lead_to_their_moments(server, visitors) -> None:
    page = visitors()
    brought(page, server, SHORT)
    button(page, "web-replay-curve").click()
    button(page, "web-replay-curve-make").click()
    page.get_by_role("heading", name=said(page, "web-replay-turning")).wait_for()
    assert look(page).has_focus
    is_accessible(page)
    drawn = page.locator(".controls polyline").get_attribute("points") or ""
    assert len(drawn.split()) == len(Record.read(SHORT, koloda.game).moves) + 1
    point = page.locator("#tab ol .button").first
    step = re.search(r"\d+", point.inner_text())
    assert step is not None
    point.click()
    at(page, step[0])
    assert look(page).live_regions == 1
    # the same in words, for people who can't see the chart
    words = page.locator("figure svg").get_attribute("aria-label") or ""
    assert sum(map(int, re.findall(r"(\d+) %", words))) in (99, 100, 101)


def test_a_link_leads_a_stranger_to_the_same_moment(server, visitors) -> None:
    """Start at the end of a game against a bot, whose reasons are shown."""
    page = visitors()
    open_table(page, server.address, "face-to-face", 2, highest=14, hand=3)
    deal(page)
    play(page, random.Random(5))
    page.get_by_role("link", name=said(page, "web-replay-see")).click()
    page.locator(".controls").wait_for()
    at(page, 0)
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    thought = page.get_by_role("heading", name=said(page, "web-replay-thought"))
    for step in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        at(page, step)
        if thought.count():
            break
    assert thought.count()
    is_accessible(page)
    page.wait_for_url(re.compile(rf"step={moves_made(page)}\b"))
    address = urlsplit(page.url)
    assert parse_qs(address.query)["eyes"] == ["0"]
    stranger = visitors(locale="ru-RU")
    stranger.goto(page.url)
    at(stranger, moves_made(page))
    assert own_hand(stranger) == own_hand(page)
    stranger.goto(page.url.replace("key=", "key=x"))
    stranger.get_by_text(said(stranger, "refused-not-found")).wait_for()
    visitors.forgive("404")


@pytest.mark.slow
@pytest.mark.parametrize("name", EACH)
def test_every_game_is_shown_on_a_phone_from_every_seat(server, visitors, name) -> None:
    page = visitors(**PHONE, locale="uk-UA")
    brought(page, server, GOLDEN / f"{name}.jsonl")
    players = json.loads((GOLDEN / f"{name}.jsonl").read_text().splitlines()[0])["players"]
    moves = len(Record.read(GOLDEN / f"{name}.jsonl", koloda.game).moves)
    for eyes in ["all", *map(str, range(players))]:
        page.locator("select.eyes").select_option(eyes)
        for step in (0, moves // 3, moves // 2, moves):
            page.locator("input[type=range]").fill(str(step))
            at(page, step)
            seen = look(page)
            assert seen.is_one_screen
            assert seen.foreign <= {"seat"}, "names are as the record has them"
    is_accessible(page)
