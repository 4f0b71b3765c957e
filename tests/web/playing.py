"""What a person does in the browser, by mouse, finger or keyboard."""

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

import koloda
from koloda.locales import texts

OURS_OR_OVER = ".prompt.your-turn, [data-phase=over]"
GO_ON = ".prompt [data-go-on]"

Press = Callable[[Locator], None]


class Careful(random.Random):
    """Choose the last option: at Face to Face, the end of the turn, or the highest card on the
    descending pile. Random play loses quickly there."""

    def choice(self, seq: Any) -> Any:
        return seq[-1]


def choices(game: str, seed: int) -> random.Random:
    """Return choices that make a game last: random ones, unless they would end it too soon."""
    return Careful() if game == "face-to-face" else random.Random(seed)


def by_mouse(thing: Locator) -> None:
    thing.click()


def by_finger(thing: Locator) -> None:
    thing.tap()


def by_keyboard(thing: Locator) -> None:
    """Press Tab until it has the focus, then Enter."""
    for _ in range(200):
        if thing.evaluate("node => node === document.activeElement"):
            thing.page.keyboard.press("Enter")
            return
        thing.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {thing}")


def said(page: Page, message: str, **spoken: object) -> str:
    """Return a message in the language of the page."""
    page.locator("main").first.wait_for(state="attached")  # its texts are loaded first
    return texts(page.locator("html").get_attribute("lang") or "").say(message, spoken)


def button(page: Page, message: str) -> Locator:
    return page.get_by_role("button", name=said(page, message), exact=True)


def tile(page: Page, game: str) -> Locator:
    """Find a game on the front page."""
    return page.locator(f"article[data-game='{game}']")


def play_now(page: Page, game: str) -> Locator:
    """Find the button that starts a game against bots."""
    return tile(page, game).get_by_role("button", name=said(page, "web-play-now"))


def start(page: Page, address: str, game: str, press: Press = by_mouse) -> None:
    """Go from the front page to the first move in one click."""
    page.goto(address)
    press(play_now(page, game))
    page.locator(".playing").wait_for()


def open_table(
    page: Page,
    address: str,
    game: str,
    players: int,
    press: Press = by_mouse,
    is_public: bool = False,
    **options: Any,
) -> None:
    """Open a table with options from the front page; it waits for players."""
    page.goto(address)
    name = page.get_by_label(said(page, "web-your-name"))
    name.fill("Марта")
    name.blur()
    form = tile(page, game)
    press(form.get_by_role("button", name=said(page, "web-with-friends")))
    if len(koloda.game(game).seats) > 1:
        chosen(form, said(page, "web-how-many")).select_option(str(players))
    if options:
        press(form.get_by_text(said(page, "web-options"), exact=True))
    for name, value in options.items():
        field = chosen(form, said(page, f"web-option-{game}-{name.replace('_', '-')}"))
        if isinstance(value, str):
            field.select_option(label=said(page, f"web-value-{game}-{value}"))
        elif isinstance(value, bool):
            field.select_option(label=said(page, "web-value-yes" if value else "web-value-no"))
        elif name in ("first", "attacker"):
            field.select_option(label=said(page, "web-value-seat", seat=value + 1))
        else:
            field.select_option(label=str(value))
    if is_public:
        form.get_by_label(said(page, "web-public")).check()
    press(form.get_by_role("button", name=said(page, "web-open-table")))
    page.locator("[data-phase=gathering]").wait_for()


def chosen(within: Locator, label: str) -> Locator:
    """Find the field whose label begins like this; it also contains the field's own text."""
    return within.get_by_label(re.compile(f"^{re.escape(label)}"))


def invite(host: Page, guest: Page, name: str, press: Press = by_mouse) -> None:
    """Pass the link from one browser to the other, where the guest sits down."""
    press(button(host, "web-invite").first)
    link = host.locator("input[readonly]").first
    guest.goto(link.input_value())
    guest.get_by_label(said(guest, "web-your-name"), exact=True).fill(name)
    press(button(guest, "web-sit-down"))
    guest.locator("[data-phase=gathering]").wait_for()
    host.get_by_text(name, exact=True).wait_for()


def deal(host: Page, *others: Page, press: Press = by_mouse) -> None:
    """Put bots in all open seats and start."""
    while free := button(host, "web-seat-bot").count():
        press(button(host, "web-seat-bot").first)
        seats = button(host, "web-seat-bot")
        seats.nth(free - 1).wait_for(state="detached")
    press(button(host, "web-start"))
    for page in (host, *others):
        page.locator(".playing").wait_for()


def watch(page: Page, address: str, game: str, press: Press = by_mouse) -> None:
    """Watch a game from the list of public tables."""
    page.goto(address)
    listed = page.get_by_role("listitem").filter(has_text=said(page, f"web-game-{game}"))
    press(listed.get_by_role("button", name=said(page, "web-watch")).first)
    page.locator(".playing").wait_for()


def is_over(page: Page) -> bool:
    return page.locator("[data-phase=over]").count() > 0


def moves_made(page: Page) -> str:
    return page.locator("[data-moves]").get_attribute("data-moves") or ""


def wait_for_turn(page: Page) -> bool:
    """Wait for our turn, and go on when a round is over; return False if the game is over."""
    page.locator(OURS_OR_OVER).first.wait_for()
    while page.locator(GO_ON).count():
        go_on(page)
        page.locator(OURS_OR_OVER).first.wait_for()
    return not is_over(page)


def go_on(page: Page) -> None:
    """Say that we have seen how the round ended."""
    page.locator(GO_ON).click()
    page.locator(GO_ON).wait_for(state="detached")


def wait_for_move(page: Page, before: str) -> None:
    page.locator(f"[data-moves]:not([data-moves='{before}'])").wait_for()


def wait_for_moves(page: Page, least: int) -> None:
    """Wait until the page shows at least this many moves; bots play on by themselves."""
    page.wait_for_function(
        "least => Number(document.querySelector('[data-moves]')?.dataset.moves) >= least", arg=least
    )


def lit(page: Page, kind: str) -> Locator:
    return page.locator(f".board .spot.{kind}")


def play_on_the_board(page: Page, chooser: random.Random, press: Press = by_mouse) -> None:
    """Make a move by pressing highlighted spots, or one of the buttons in the prompt."""
    wait_for_move(page, send_a_move(page, chooser, press))


def send_a_move(page: Page, chooser: random.Random, press: Press = by_mouse) -> str:
    """Send a move without waiting for the result; return the number of moves before it."""
    page.keyboard.press("Shift")  # any key ends all motion: a flying card is hard to press
    before = moves_made(page)
    buttons = page.locator(".prompt .button.main")
    picks = lit(page, "pick")
    picks.or_(buttons).first.wait_for()  # a game's board is loaded after the page
    ways = [*picks.all(), *buttons.all()]
    press(chooser.choice(ways))
    sent = ".playing:not(:has(.board .spot.pick, .prompt .button.main))"
    made = f"[data-moves]:not([data-moves='{before}'])"
    page.locator(f".spot.target, {sent}, {made}").first.wait_for()
    if lit(page, "target").count() and moves_made(page) == before:
        press(chooser.choice(lit(page, "target").all()))
    return before


def play_from_the_list(page: Page, chooser: random.Random, press: Press = by_mouse) -> None:
    before = moves_made(page)
    listed = page.get_by_role("region", name=said(page, "web-moves"))
    if listed.count() == 0:
        press(button(page, "web-help"))
    ways = listed.get_by_role("button")
    ways.first.wait_for()
    press(ways.nth(chooser.randrange(ways.count())))
    wait_for_move(page, before)


def play(
    page: Page,
    chooser: random.Random,
    most: int = 5000,
    press: Press = by_mouse,
    after: Callable[[Page], None] = lambda page: None,
) -> int:
    """Play to the end, or until we have made `most` moves; `after` checks the page after each."""
    made = 0
    while made < most and wait_for_turn(page):
        play_on_the_board(page, chooser, press)
        after(page)
        made += 1
    return made


def play_together(
    pages: Sequence[Page],
    chooser: random.Random,
    most: int = 5000,
    press: Press = by_mouse,
    after: Callable[[Page], None] = lambda page: None,
) -> int:
    """Play on several pages, which have the first seats in order; bots have the others."""
    host = pages[0]
    turns = [f"[data-seat='{seat}'].turn" for seat in range(len(pages))]
    made = 0
    while made < most:
        host.locator(", ".join([*turns, GO_ON, "[data-phase=over]"])).first.wait_for()
        if is_over(host):
            break
        if host.locator(GO_ON).count():
            for page in pages:
                go_on(page)
            continue
        seat = next((seat for seat, turn in enumerate(turns) if host.locator(turn).count()), None)
        if seat is None:
            continue
        page = pages[seat]
        if not wait_for_turn(page):
            break
        play_on_the_board(page, chooser, press)
        made += 1
        after(page)
        number = int(moves_made(page))
        for other in pages:
            wait_for_moves(other, number)
    return made
