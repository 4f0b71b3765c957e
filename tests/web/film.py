"""Film strips for people to look at: what each kind of moment looks like, every 200 milliseconds.

python -m tests.web.film [GAME …] plays a short game against bots at the normal pace and writes
numbered contact sheets into screenshots/film/: an ordinary turn, and the first of everything that
MOMENTS lists, to the end of the game. The page's clock stands still between two frames, and all
motion follows that clock, so the frames don't depend on the machine's speed.
"""

import json
import random
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from koloda.games import games
from tests.web.conftest import DESKTOP, FLAGS, chromium
from tests.web.playing import (
    choices,
    deal,
    is_over,
    moves_made,
    open_table,
)
from tests.web.serving import Server

FOLDER = Path(__file__).parents[2] / "screenshots" / "film"
FRAME = 200
TICK = 50
"""Timers that start one another run at most this many milliseconds late."""
LONGEST = 20_000
AFTERWARDS = 600
"""Milliseconds to go on filming when it is our turn again."""
AFTER_THE_END = 3000
REST = 3000
"""Milliseconds in which even a long beat ends."""
COLUMNS, ROWS = 5, 4
WIDTH = 480

PLAYERS = {"scram": 4}
OPTIONS: dict[str, dict[str, Any]] = {
    "face-to-face": {"highest": 20},
    "gallop": {"target": 12},
    "scram": {"rounds": 2},
}
"""Of a short game with everything in it."""
MOMENTS = {
    "revealed": "reveal",
    "burnt": "burn",
    "deported": "deportation",
    "swapped": "swap",
    "deal-ended": "deal-end",
    "oiled": "oil",
    "clashed": "clash",
    "claimed": "claim",
    "failed": "failure",
    "called": "call",
    "round-over": "round-end",
}
"""What deserves a strip of its own, by the event that it starts with."""

# all motion stands still, and moves on when the page's clock does
STOP_MOTION = """(() => {
  const begun = new Map();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    begun.set(animation, Date.now());
    return animation;
  };
  window.moveOn = () => {
    for (const [animation, start] of [...begun]) {
      const now = Date.now() - start;
      if (now < animation.effect.getComputedTiming().endTime) animation.currentTime = now;
      else {
        begun.delete(animation);
        animation.finish();
      }
    }
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  };
})()"""


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for game in wanted or games():
                Film(browser, server.address, game).shoot()
        finally:
            server.stop()


class Film:
    def __init__(self, browser: Browser, address: str, game: str) -> None:
        self.browser = browser
        self.game = game
        context = browser.new_context(**DESKTOP, locale="en-GB", service_workers="block")
        context.add_init_script(STOP_MOTION)
        context.add_init_script("try { localStorage['koloda-pace'] = 'normal' } catch {}")
        context.set_default_timeout(20_000)
        self.page = context.new_page()
        self.frames: list[str] = []
        """What the page received over its socket."""
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda f: self.frames.append(f))
        )
        self.done: set[str] = set()
        self.made = 0
        """How many moves the server has told the page."""
        self.page.clock.install()
        open_table(self.page, address, game, PLAYERS.get(game, 2), **OPTIONS.get(game, {}))
        deal(self.page)
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)

    def shoot(self) -> None:
        """Play to the end, and film whatever wasn't filmed yet."""
        chooser = choices(self.game, 4)
        seen = 0
        while True:
            news = self.arrived(seen)
            seen = len(self.frames)
            for one in news:
                self.made = (one["table"].get("match") or {}).get("moves_made", self.made)
            for name in self.moments(news):
                write_strip(self.browser, f"{self.game}-{name}", list(self.strip()))
            self.skip()
            if is_over(self.page):
                break
            self.send_a_move(chooser)
        self.page.context.close()

    def send_a_move(self, chooser: random.Random) -> None:
        """Press what is lit; the page needs its clock to answer."""
        before = len(self.frames)
        for lit in (".board .spot.pick, .prompt .button.main", ".board .spot.target"):
            ways = self.page.locator(lit).all()
            if ways:
                chooser.choice(ways).click()
            for _ in range(20):
                self.run_for(TICK)
                if len(self.frames) > before:
                    return

    def arrived(self, seen: int) -> list[Any]:
        """Wait until it is our turn on the server, or the game is over; return what happened."""
        for _ in range(400):
            news = [one for one in map(json.loads, self.frames[seen:]) if one["type"] == "update"]
            table = news[-1]["table"] if news else {}
            is_ours = "legal" in (table.get("match") or {})
            if is_ours or table.get("phase") == "over":
                break
            if not news and self.page.locator(".prompt.your-turn").count():
                break
            self.page.wait_for_timeout(25)
        return news

    def moments(self, news: list[Any]) -> Iterator[str]:
        """Yield the name of the strip to take now: at most one, of the rarest kind."""
        moves = [event for one in news for event in one["events"] if event["event"] == "moved"]
        kinds = [MOMENTS.get(each["event"], "") for one in moves for each in one["happened"]]
        if any(one["table"].get("phase") == "over" for one in news):
            kinds.append("game-end")
        if any(one["by"] == "bot" for one in moves):
            kinds.insert(0, "turn")
        fresh = [kind for kind in kinds if kind and kind not in self.done]
        if fresh:
            self.done.update(fresh)
            yield "-".join(dict.fromkeys(fresh))

    def strip(self) -> Iterator[tuple[str, bytes]]:
        """Yield frames with their times until it is our turn again, or some time after the end."""
        rest = None
        for past in range(0, LONGEST, FRAME):
            yield f"{past / 1000:.1f} s", self.page.screenshot()
            if rest is None and self.is_settled():
                rest = past + (AFTER_THE_END if is_over(self.page) else AFTERWARDS)
            if rest is not None and past >= rest:
                return
            self.run_for(FRAME)

    def skip(self) -> None:
        """Let everything that waits be shown, without looking at it."""
        for _ in range(2000):
            if self.is_settled():
                self.run_for(REST)
                return
            self.run_for(FRAME)
        raise AssertionError("the page never came to our turn")

    def is_settled(self) -> bool:
        """Tell whether the page has shown everything and waits for us."""
        if int(moves_made(self.page)) < self.made:
            return False
        return is_over(self.page) or self.page.locator(".prompt.your-turn").count() > 0

    def run_for(self, time: int) -> None:
        for _ in range(0, time, TICK):
            self.page.clock.run_for(TICK)
            self.page.evaluate("moveOn()")


def write_strip(browser: Browser, name: str, frames: list[tuple[str, bytes]]) -> None:
    """Lay frames out as contact sheets, with the time below each."""
    page = browser.new_page(viewport={"width": COLUMNS * (WIDTH + 8), "height": 600})
    most = COLUMNS * ROWS
    for first in range(0, len(frames), most):
        page.set_content(contact_sheet(frames[first : first + most]))
        page.screenshot(path=FOLDER / f"{name}-{first // most + 1}.png", full_page=True)
    page.close()


def contact_sheet(frames: Iterable[tuple[str, bytes]]) -> str:
    figures = (
        f'<figure><img src="data:image/png;base64,{b64encode(picture).decode()}" width="{WIDTH}">'
        f"<figcaption>{time}</figcaption></figure>"
        for time, picture in frames
    )
    style = (
        "body { display: grid; gap: 8px; margin: 0; font: 16px sans-serif; "
        f"grid-template-columns: repeat({COLUMNS}, {WIDTH}px) }} figure {{ margin: 0 }}"
    )
    return f"<style>{style}</style>{''.join(figures)}"


if __name__ == "__main__":
    main(sys.argv[1:])
