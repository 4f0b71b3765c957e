"""Turns are shown one after another, long enough to be followed, and the words follow the board.

The page's clock stands still: only the test moves it on. The server's bots move meanwhile.
"""

import json
import random
from collections.abc import Callable, Iterable
from itertools import groupby, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

import koloda
from tests.web.playing import OURS_OR_OVER, button, moves_made, send_a_move, start

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

ANSWER_PINGS = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (!text.startsWith('{"type":"ping"')) return send.call(this, text);
  this.onmessage?.(new MessageEvent("message", { data: '{"type":"pong","id":"ping"}' }));
};
"""
"""Answer the page's pings at once: the test moves its clock on faster than any server."""
TICK = 50
TURN = {"calm": 1300, "normal": 1000, "quick": 450}
MOVE, STEP, SCENE = 250, 450, 2200
PAINT = 2 * TICK
"""Until a frame with the board is on the screen, and the words follow."""


def wait_for_bots(page: Page, frames: list[str]) -> list[Any]:
    """Play until the bots have moved and it is our turn again, with the page's clock standing
    still from then on; return the bots' moves."""
    for _ in range(20):
        before = len(frames)
        skip_to_our_turn(page)
        send_a_move(page, random.Random(3))
        page.wait_for_timeout(100)
        for _ in range(200):
            news = list(updates(frames[before:]))
            if news and "legal" in news[-1]["table"].get("match", {}):
                break
            page.wait_for_timeout(50)
        moves = [
            {**event, "made": one["table"]["match"]["moves_made"]}
            for one in news
            for event in one["events"]
            if event["event"] == "moved" and event["by"] == "bot"
        ]
        if len({move["seat"] for move in moves}) > 1:
            return moves
    raise AssertionError("the bots have not moved")


def skip_to_our_turn(page: Page) -> None:
    """Press on, step by step too, until the page says that it is our turn."""
    for _ in range(600):
        page.clock.run_for(20_000)
        if page.locator(OURS_OR_OVER).count() > 0:
            return
        if button(page, "web-next-turn").count() > 0:
            button(page, "web-next-turn").click()
        page.wait_for_timeout(50)
    raise AssertionError("it never became our turn")


def updates(frames: Iterable[str]) -> Iterable[Any]:
    return (news for frame in frames if (news := json.loads(frame))["type"] == "update")


def run_until(page: Page, is_reached: Callable[[], bool], most: int = 60_000) -> int:
    """Let the page's clock run until something holds; return the milliseconds it took."""
    for past in range(0, most, TICK):
        if is_reached():
            return past
        page.clock.run_for(TICK)
    raise AssertionError(f"not reached in {most} ms")


def is_our_turn(page: Page, moves: list[Any]) -> bool:
    """Tell whether the page shows the last move and says that it is our turn."""
    is_shown = int(moves_made(page)) == moves[-1]["made"]
    return is_shown and page.locator(".prompt.your-turn").count() > 0


def bots_turn(server: Any, visitors: Any, pace: str) -> tuple[Page, list[Any]]:
    """Return a page at which two bots or more have just moved, and their moves."""
    page = visitors(pace=pace, reduced_motion="no-preference")
    page.add_init_script(ANSWER_PINGS)
    page.clock.install()
    start(page, server.address, "scram")
    skip_to_our_turn(page)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    return page, wait_for_bots(page, visitors.frames[page])


@pytest.mark.parametrize("pace", TURN)
def test_a_turn_takes_the_time_that_the_viewer_chose(server, visitors, pace) -> None:
    page, moves = bots_turn(server, visitors, pace)
    turns = len({move["seat"] for move in moves})
    shown = set()

    def is_shown() -> bool:
        made = int(moves_made(page))
        shown.add(made)
        # the words never run ahead of the board
        assert made == moves[-1]["made"] or page.locator(".prompt.your-turn").count() == 0
        return is_our_turn(page, moves)

    needed = run_until(page, is_shown)
    assert needed >= (turns - 1) * TURN[pace]
    assert needed <= longest(moves, pace)
    assert shown >= {move["made"] for move in moves}


def longest(moves: list[Any], pace: str) -> float:
    """Return the most milliseconds that the moves may take: a step for each thing that happened
    and for a look that ends, more for what changes the game for all, and never less than a turn."""
    factor = TURN[pace] / TURN["normal"]
    total = 0.0
    for _, turn in groupby(moves, key=lambda move: move["seat"]):
        length = 0.0
        for move in turn:
            names = [one["event"] for one in move["happened"]]
            scenes = sum(name in ("called", "failed") for name in names)
            length += max(MOVE, STEP * (len(names) + 1)) + scenes * SCENE + PAINT
        total += max(TURN["normal"], length)
    return total * factor + TICK


def test_one_press_finishes_the_beat_and_a_second_one_all_of_them(server, visitors) -> None:
    page, moves = bots_turn(server, visitors, "calm")
    before = int(moves_made(page))
    page.keyboard.press("Shift")
    page.clock.run_for(150)
    assert int(moves_made(page)) <= before + 1
    page.keyboard.press("Shift")
    page.keyboard.press("Shift")
    assert run_until(page, lambda: is_our_turn(page, moves)) <= 1000


def test_step_by_step_each_turn_waits_for_a_press(server, visitors) -> None:
    page, moves = bots_turn(server, visitors, "step")
    turns = [one for one, next in pairwise(moves) if one["seat"] != next["seat"]]
    for turn in turns:
        run_until(page, lambda: button(page, "web-next-turn").count() > 0)
        page.clock.run_for(30_000)
        assert int(moves_made(page)) == turn["made"]
        button(page, "web-next-turn").click()
    run_until(page, lambda: is_our_turn(page, moves))


def test_what_the_others_did_can_be_watched_again(server, visitors) -> None:
    page, moves = bots_turn(server, visitors, "quick")
    run_until(page, lambda: is_our_turn(page, moves))
    now = moves_made(page)
    lines = page.locator(".panel li li").count()
    button(page, "web-watch-again").click()
    run_until(page, lambda: moves_made(page) != now)
    run_until(page, lambda: is_our_turn(page, moves))
    assert page.locator(".panel li li").count() == lines
