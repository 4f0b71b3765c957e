"""Screenshots for people to look at: the front page, a table that waits for players, and three
moments of every game; Scram! also with six players.

python -m tests.web.screenshots [GAME …] writes them into screenshots/.
"""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from koloda.games import games
from tests.web.conftest import DESKTOP, FLAGS, PHONE, chromium
from tests.web.playing import is_over, play_on_the_board, start, wait_for_turn
from tests.web.serving import Server

FOLDER = Path(__file__).parents[2] / "screenshots"
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES = ("light", "dark")
LONGEST = 3000


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for scheme in SCHEMES:
                for screen in SCREENS:
                    page = visit(browser, scheme, screen)
                    page.goto(server.address)
                    page.locator("article").first.wait_for()
                    take(page, f"home-{screen}-{scheme}", full_page=True)
                    gather(page, server.address, f"{screen}-{scheme}")
                    for game in wanted or games():
                        shoot(page, server.address, game, f"{screen}-{scheme}")
        finally:
            server.stop()


def visit(browser: Browser, scheme: str, screen: str) -> Page:
    context = browser.new_context(
        **SCREENS[screen], color_scheme=scheme, reduced_motion="reduce", locale="uk-UA"
    )
    context.set_default_timeout(10_000)
    return context.new_page()


def gather(page: Page, address: str, name: str) -> None:
    """Show a table for six friends with its link, and again once bots have filled it."""
    page.goto(address)
    tile = page.locator("article[data-game=scram]")
    tile.locator(".ways button").nth(1).click()
    tile.locator("select").first.select_option("6")
    tile.locator("form .main").click()
    page.locator(".invitation svg").wait_for()
    take(page, f"gathering-{name}")
    for seat in range(1, 6):
        page.locator(".gathering li").nth(seat).locator(".ways button").first.click()
        page.locator(".gathering li.open").nth(5 - seat).wait_for(state="detached")
    page.locator(".gathering > .main").click()
    page.locator(".playing").wait_for()
    wait_for_turn(page)
    take(page, f"scram-6-{name}")


def take(page: Page, name: str, *, full_page: bool = False) -> None:
    """Take a screenshot once nothing moves any more."""
    for _ in range(3):
        page.evaluate(
            "Promise.allSettled(document.getAnimations()"
            ".filter((one) => one.effect.getComputedTiming().endTime !== Infinity)"
            ".map((one) => one.finished))"
        )
        page.wait_for_timeout(150)
    page.screenshot(path=FOLDER / f"{name}.png", full_page=full_page)


def shoot(page: Page, address: str, game: str, name: str) -> None:
    """Show a game at the first move, in the middle with a card picked, and at the end."""
    start(page, address, game)
    wait_for_turn(page)
    take(page, f"{game}-1-start-{name}")
    chooser = random.Random(6)
    for made in range(LONGEST):
        if not wait_for_turn(page):
            break
        if made == 14:
            picks = page.locator(".board .spot.pick")
            if picks.count():
                picks.first.focus()
            take(page, f"{game}-2-middle-{name}")
        # a screenshot isn't worth a long match
        if made > 60 and game in ("scram", "gallop"):
            break
        play_on_the_board(page, chooser)
    if is_over(page):
        take(page, f"{game}-3-end-{name}")
    else:
        take(page, f"{game}-3-late-{name}")


if __name__ == "__main__":
    main(sys.argv[1:])
