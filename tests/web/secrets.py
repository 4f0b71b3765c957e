"""What a viewer may not know, and a search for it in everything that a browser holds."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession, Page

from koloda import State

FEWEST = 3
"""How many cards in a row give a hand or a deck away; numbers are everywhere and need more."""
FEWEST_NUMBERS = 5

# every array in the page's memory, with cards by name; the document; and what the page has stored
SEARCH = """function (wanted) {
  const isCell = (thing) => thing && typeof thing === "object" && "card" in thing;
  const named = (thing) => (isCell(thing) ? thing.card : thing);
  const texts = [document.documentElement.outerHTML];
  for (const kept of [localStorage, sessionStorage]) texts.push(JSON.stringify({ ...kept }));
  for (const array of this) {
    if (array.length < 3 || array.length > 500) continue;
    try {
      texts.push(JSON.stringify(Array.from(array, named)));
    } catch {}
  }
  return wanted.filter((secret) => texts.some((text) => text.includes(secret)));
}"""


def rows(saved: Any, seen: Any = None) -> Iterator[list[Any]]:
    """Yield the rows of cards in a saved position that differ from the other one."""
    if saved == seen:
        return
    if isinstance(saved, dict):
        for name, value in saved.items():
            yield from rows(value, seen.get(name) if isinstance(seen, dict) else None)
    elif isinstance(saved, list):
        cards = [one["card"] if isinstance(one, dict) and "card" in one else one for one in saved]
        least = FEWEST_NUMBERS if any(isinstance(card, int) for card in cards) else FEWEST
        if len(cards) >= least and all(isinstance(card, int | str) for card in cards):
            # the ends of a long row are enough
            yield cards[: least + 1]
            yield cards[-least - 1 :]
        for number, value in enumerate(saved):
            inside = seen[number] if isinstance(seen, list) and number < len(seen) else None
            yield from rows(value, inside)


def written(found: Iterator[list[Any]]) -> list[str]:
    return [json.dumps(row, separators=(",", ":"))[1:-1] for row in found]


def hidden(state: State, seat: int | None) -> list[str]:
    """Return what the viewer may not know, as JSON. A spectator knows less than every player."""
    truth = state.save()
    known = [state.seen_by(one).save() for one in range(state.players)]
    if seat is not None:
        return written(rows(truth, known[seat]))
    return sorted(set().union(*(written(rows(truth, one)) for one in known)))


class Search:
    """A search in one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def memory(self, wanted: list[str]) -> list[str]:
        """Return which of these the page holds in its memory, document or storage."""
        send = self.session.send
        prototype = send("Runtime.evaluate", {"expression": "Array.prototype"})["result"]
        arrays = send("Runtime.queryObjects", {"prototypeObjectId": prototype["objectId"]})
        found = send(
            "Runtime.callFunctionOn",
            {
                "functionDeclaration": SEARCH,
                "objectId": arrays["objects"]["objectId"],
                "arguments": [{"value": wanted}],
                "returnByValue": True,
            },
        )
        assert "exceptionDetails" not in found, found
        send("Runtime.releaseObject", {"objectId": arrays["objects"]["objectId"]})
        value: list[str] = found["result"]["value"]
        return value
