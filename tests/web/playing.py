"""What a person does in the browser, by mouse, finger or keyboard."""

import random
from typing import Any

from playwright.sync_api import Locator, Page

MINE_OR_OVER = ".wanted.mine, [data-phase=over]"


def start(page: Page, address: str, game: str) -> None:
    """From the front page to the first move, in one click."""
    page.goto(address)
    page.locator(f"article[data-game='{game}'] .ways .main").click()
    page.locator(".playing").wait_for()


def is_over(page: Page) -> bool:
    return page.locator("[data-phase=over]").count() > 0


def moves_made(page: Page) -> str:
    return page.locator("[data-moves]").get_attribute("data-moves") or ""


def wait_for_turn(page: Page) -> bool:
    """Until we are to move; False when the game is over."""
    page.locator(MINE_OR_OVER).first.wait_for()
    return not is_over(page)


def wait_for_move(page: Page, before: str) -> None:
    page.locator(f"[data-moves]:not([data-moves='{before}'])").wait_for()


def lit(page: Page, kind: str) -> Locator:
    return page.locator(f".board .spot.{kind}")


def play_on_the_board(page: Page, chooser: random.Random) -> None:
    """One move by pressing what is lit, or one of the buttons beside the words."""
    before = moves_made(page)
    buttons = page.locator(".wanted .button.main")
    picks = lit(page, "pick")
    picks.or_(buttons).first.wait_for()  # a game's own board is loaded after the page
    ways: list[Any] = [*picks.all(), *buttons.all()]
    way = chooser.choice(ways)
    way.click()
    page.locator(f".spot.target, [data-moves]:not([data-moves='{before}'])").first.wait_for()
    if moves_made(page) == before:
        chooser.choice(lit(page, "target").all()).click()
    wait_for_move(page, before)


def play_from_the_list(page: Page, chooser: random.Random) -> None:
    before = moves_made(page)
    if page.locator("#leaf ul .button code").count() == 0:
        page.locator(".leaves button").first.click()
    listed = page.locator("#leaf ul .button:has(code)")
    listed.first.wait_for()
    listed.nth(chooser.randrange(listed.count())).click()
    wait_for_move(page, before)
