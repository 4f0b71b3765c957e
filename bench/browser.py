"""Measures the page in Chromium: its scripts, how soon it is ready, how soon a move is shown.

`make bench` runs it; to run it alone: `.venv/bin/python bench/browser.py --quick`. The server
listens on 127.0.0.1 only.
"""

import argparse
import gzip
import json
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' helpers

from load import Verdict, compact, goals
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from results import RESULTS, machine
from rich.console import Console
from targets import PAGE

import koloda
from tests.web.conftest import DESKTOP, FLAGS, chromium, find_chromium
from tests.web.playing import moves_made, start, wait_for_turn
from tests.web.serving import Server

THROTTLE = 4
"""How many times slower the processor is made while moves are measured."""
ALONE = 700
"""Milliseconds to leave the page alone after a click, so that our queries don't delay it."""
FIRST = ".board .spot.pick, .prompt .button.main"
SECOND = ".board .spot.target"
# the centres of all elements that match
BOXES = """(things) => [...document.querySelectorAll(things)]
  .map((thing) => thing.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""

# from the click that makes the move to the first frame in which the table shows it
MEASURE_MOVES = """
  window.shown = [];
  let pressed = 0;
  addEventListener("click", (event) => (pressed = event.timeStamp), true);
  addEventListener("DOMContentLoaded", () => {
    const table = () => document.querySelector("[data-moves]")?.dataset.moves;
    let before = table();
    new MutationObserver(() => {
      const now = table();
      if (now === before) return;
      before = now;
      if (!pressed) return;
      const start = pressed;
      pressed = 0;
      // a message sent from a frame's callback arrives once the frame is painted
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => shown.push(performance.now() - start);
        channel.port2.postMessage(null);
      });
    }).observe(document.body, {
      subtree: true, childList: true, attributes: true, attributeFilter: ["data-moves"],
    });
  });
"""
# from the start of the navigation to the first frame with a working button
MEASURE_START = """
  new MutationObserver((_, watcher) => {
    if (!document.querySelector("article button:enabled")) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (window.ready = performance.now());
      channel.port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true });
"""


@dataclass(frozen=True)
class Plan:
    loads: int = 11
    moves: int = 24
    """For each game."""


QUICK = Plan(loads=5, moves=10)


@dataclass
class Figures:
    """One part of the page: the bytes of its scripts, compressed, and milliseconds, one per run."""

    name: str
    script: int = 0
    times: list[float] = field(default_factory=list)


def measure(console: Console, plan: Plan) -> tuple[Figures, list[Figures]]:
    with tempfile.TemporaryDirectory(dir=RESULTS) as folder, console.status("the page"):
        server = Server(Path(folder))
        server.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                front = first_load(browser, server.address, plan.loads)
                games = [
                    moves(browser, server.address, game, plan.moves) for game in koloda.games()
                ]
                browser.close()
        finally:
            server.stop()
    return front, games


def visit(browser: Browser, **settings: Any) -> BrowserContext:
    """Return a new visitor with an empty cache."""
    context = browser.new_context(**DESKTOP, locale="uk-UA", **settings)
    context.set_default_timeout(30_000)
    return context


def first_load(browser: Browser, address: str, loads: int) -> Figures:
    figures = Figures("front page")
    for _ in range(loads):
        context = visit(browser)
        page = context.new_page()
        page.add_init_script(MEASURE_START)
        scripts = Scripts(page)
        page.goto(address)
        page.wait_for_function("() => window.ready")
        figures.times.append(page.evaluate("ready"))
        figures.script = scripts.bytes
        context.close()
    return figures


class Scripts:
    """The scripts that a page loads, compressed as for any browser."""

    def __init__(self, page: Any) -> None:
        self.answers: list[Any] = []
        page.on("response", lambda answer: self.answers.append(answer))

    @property
    def bytes(self) -> int:
        scripts = [one for one in self.answers if one.request.resource_type == "script"]
        return sum(len(gzip.compress(one.body())) for one in scripts)


def moves(browser: Browser, address: str, game: str, wanted: int) -> Figures:
    """Measure moves with animation on: a move counts as shown when its card begins to move."""
    figures = Figures(game)
    chooser = random.Random(1)
    while len(figures.times) < wanted:
        context = visit(browser)
        page = context.new_page()
        page.add_init_script(MEASURE_MOVES)
        scripts = Scripts(page)
        start(page, address, game)
        figures.script = scripts.bytes
        slow = context.new_cdp_session(page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        for made in range(1, wanted + 1):
            if not wait_for_turn(page):
                break
            move(page, chooser)
            page.wait_for_function("made => shown.length >= made", arg=made)
        figures.times += page.evaluate("shown")
        context.close()
    del figures.times[wanted:]
    return figures


def move(page: Page, chooser: random.Random) -> None:
    """Click what is highlighted, and leave the page alone meanwhile: queries would delay it."""
    page.keyboard.press("Shift")  # finishes all animation
    before = moves_made(page)
    page.locator(FIRST).first.wait_for()
    press(page, FIRST, chooser)
    if moves_made(page) == before:
        press(page, SECOND, chooser)


def press(page: Page, things: str, chooser: random.Random) -> None:
    boxes = page.evaluate(BOXES, things)
    page.mouse.click(*chooser.choice(boxes))
    page.wait_for_timeout(ALONE)


def verdicts(front: Figures, games: Sequence[Figures]) -> list[Verdict]:
    scripts = [(f"{one.name}: script", one.script / 1e3, PAGE.script) for one in (front, *games)]
    ready = [("front page: ready", median(front.times), PAGE.ready)]
    shown = [(f"{one.name}: a move is shown", median(one.times), PAGE.shown) for one in games]
    return [
        Verdict(name, value, goal, value <= goal) for name, value, goal in scripts + ready + shown
    ]


def show(console: Console, front: Figures, games: Sequence[Figures]) -> None:
    table = compact(f"The page in Chromium; moves on a processor {THROTTLE} times slower")
    for heading in ("", "script\nKB gzip", "runs", "median\nms", "worst\nms"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for one in (front, *games):
        table.add_row(
            one.name + (", ready" if one is front else ", a move is shown"),
            f"{one.script / 1e3:.0f}",
            str(len(one.times)),
            f"{median(one.times):.0f}",
            f"{max(one.times):.0f}",
        )
    console.print(table)
    console.print(goals(verdicts(front, games)))


def write(front: Figures, games: Sequence[Figures]) -> Path:
    now = datetime.now().astimezone()
    run = {
        "date": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "front": asdict(front),
        "games": [asdict(one) for one in games],
        "targets": [asdict(verdict) for verdict in verdicts(front, games)],
    }
    text = json.dumps(run, indent=1, ensure_ascii=False) + "\n"
    dated = RESULTS / f"browser-{now:%Y-%m-%d-%H%M}.json"
    for path in (dated, RESULTS / "browser-latest.json"):
        path.write_text(text, encoding="utf-8")
    return dated


def run(console: Console, quick: bool) -> None:
    if find_chromium() is None:
        console.print("the page is left out: no Chromium found (see scripts/need-chromium)")
        return
    RESULTS.mkdir(exist_ok=True)
    front, games = measure(console, QUICK if quick else Plan())
    show(console, front, games)
    console.print(f"also in {os.path.relpath(write(front, games))}", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page in Chromium.")
    parser.add_argument("--quick", action="store_true", help="fewer runs: a rough idea")
    run(Console(), parser.parse_args().quick)


if __name__ == "__main__":
    main()
