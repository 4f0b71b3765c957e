"""What must be true of every page at any time, whatever is played."""

import re
from dataclasses import dataclass
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

LOOK = """() => {
  // notation is the same in all languages; each language is listed under its own name
  const foreign = 'code, option, script, style';
  const texts = [document.title];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    if (!words.currentNode.parentElement.closest(foreign)) texts.push(words.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const thing of document.body.querySelectorAll(`[${name}]`)) {
      if (!thing.closest(foreign)) texts.push(thing.getAttribute(name));
    }
  }
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const page = document.documentElement;
  return {
    texts,
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
"""Words in other languages: Latin ones, and those with letters that only the other alphabet has."""
BROKEN = re.compile(r"\b(web|scram|gallop|face-to-face|schotten-totten-2)-[a-z0-9-]+|\{|undefined")
"""A missing message, or one without all its arguments."""
NAMES = ("Koloda", "The Game: Face to Face", "Schotten Totten 2")
"""Names that are the same in all languages."""


# finishes gradual changes of colour
FADED = """() => document.getAnimations()
  .filter((one) => one instanceof CSSTransition).forEach((one) => one.finish())"""
UNFOLDED = """() => {
  for (const one of document.querySelectorAll("details:not([open])")) {
    one.open = true;
    one.getBoundingClientRect();
    one.open = false;
  }
}"""
"""Folded details keep the colours that they had when they were last laid out, so unfold them."""


@dataclass
class Look:
    texts: list[str]
    language: str
    has_focus: bool
    live_regions: int
    is_one_screen: bool

    @property
    def foreign(self) -> set[str]:
        """Return words in another language than the page's, and missing messages."""
        found = set()
        for text in self.texts:
            found.update(match.group() for match in BROKEN.finditer(text))
            if foreign := FOREIGN.get(self.language):
                for name in NAMES:
                    text = text.replace(name, "")
                found.update(foreign.findall(CLAUSE.sub("", text)))
        return found


def look(page: Page) -> Look:
    return Look(**page.evaluate(LOOK))


def is_accessible(page: Page) -> None:
    """Check that axe finds nothing in the light theme, and only good colours in the dark one."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    put_in(page, "dark")
    found = Axe().run(page, options={"runOnly": COLOUR_RULES})
    assert found.violations_count == 0, f"in the dark theme: {found.generate_report()}"
    put_in(page, "light")


def put_in(page: Page, scheme: Literal["light", "dark"]) -> None:
    """Switch the theme and wait for its colours."""
    ink = "getComputedStyle(document.documentElement).color"
    before = page.evaluate(ink)
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(f"before => {ink} !== before", arg=before)
    page.evaluate(FADED)
    page.evaluate(UNFOLDED)


def is_well(page: Page) -> None:
    """Check the table after a move: one screen, one language, one live region, and a focus."""
    seen = look(page)
    assert not seen.foreign, f"{seen.language}: {seen.foreign}"
    assert seen.has_focus, "focus was lost"
    assert seen.live_regions == 1, f"{seen.live_regions} live regions"
    assert seen.is_one_screen, "the page scrolls"
