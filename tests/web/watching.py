"""What has to hold on every page at every moment, whatever is played."""

import re
from dataclasses import dataclass
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

LOOK = """() => {
  // notation is the same in all languages; languages are offered by their own names
  const foreign = 'code, option, script, style';
  const told = [document.title];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    if (!words.currentNode.parentElement.closest(foreign)) told.push(words.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const thing of document.body.querySelectorAll(`[${name}]`)) {
      if (!thing.closest(foreign)) told.push(thing.getAttribute(name));
    }
  }
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const page = document.documentElement;
  return {
    told,
    language: page.lang,
    has_focus: document.activeElement !== document.body,
    live_regions: document.querySelectorAll(live).length,
    is_one_screen: page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth,
  };
}"""
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
CLAUSE = re.compile(r"\b(F2F|SCR|GAL|ST2)-\d+")
FOREIGN = {
    "uk": re.compile(r"[A-Za-z]{2,}|\w*[ыэъёЫЭЪЁ]\w*"),
    "ru": re.compile(r"[A-Za-z]{2,}|\w*[іїєґІЇЄҐ]\w*"),
}
"""Words of other languages: Latin ones, and with letters that only the neighbour has."""
BROKEN = re.compile(r"\b(web|scram|gallop|face-to-face|schotten-totten-2)-[a-z0-9-]+|\{|undefined")
"""A message that is missing, or that got not all it speaks of."""
NAMES = ("Koloda", "The Game: Face to Face", "Schotten Totten 2")
"""Of games and of the table itself: the same in all languages."""


# colours that change by and by have changed
FADED = """() => document.getAnimations()
  .filter((one) => one instanceof CSSTransition).forEach((one) => one.finish())"""
UNFOLDED = """() => {
  for (const one of document.querySelectorAll("details:not([open])")) {
    one.open = true;
    one.getBoundingClientRect();
    one.open = false;
  }
}"""
"""What is folded away keeps the colours that it had when it was last laid out."""


@dataclass
class Look:
    told: list[str]
    language: str
    has_focus: bool
    live_regions: int
    is_one_screen: bool

    @property
    def foreign(self) -> set[str]:
        """Words that are not in the page's language, and what is no word at all."""
        found = set()
        for text in self.told:
            found.update(match.group() for match in BROKEN.finditer(text))
            if foreign := FOREIGN.get(self.language):
                for name in NAMES:
                    text = text.replace(name, "")
                found.update(foreign.findall(CLAUSE.sub("", text)))
        return found


def look(page: Page) -> Look:
    return Look(**page.evaluate(LOOK))


def is_accessible(page: Page) -> None:
    """No violation that axe finds, in light and, as far as colours go, in dark."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    put_in(page, "dark")
    found = Axe().run(page, options={"runOnly": COLOUR_RULES})
    assert found.violations_count == 0, f"in the dark: {found.generate_report()}"
    put_in(page, "light")


def put_in(page: Page, scheme: Literal["light", "dark"]) -> None:
    """The colours follow a moment later."""
    ink = "getComputedStyle(document.documentElement).color"
    before = page.evaluate(ink)
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(f"before => {ink} !== before", arg=before)
    page.evaluate(FADED)
    page.evaluate(UNFOLDED)


def is_well(page: Page) -> None:
    """At the table, after a move: one screen, in one language, read aloud in one place."""
    seen = look(page)
    assert not seen.foreign, f"{seen.language}: {seen.foreign}"
    assert seen.has_focus, "focus was lost"
    assert seen.live_regions == 1, f"{seen.live_regions} live regions"
    assert seen.is_one_screen, "the page scrolls"
