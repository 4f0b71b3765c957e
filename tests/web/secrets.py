"""What a viewer may not know, and a search for it in all that a browser holds."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession, Page

from koloda import State

FEWEST = 3
"""Cards in a row that give a hand or a deck away; numbers, which are everywhere, need more."""
FEWEST_NUMBERS = 5

# all arrays that live in the page's memory, with cards by their names; and what it draws and keeps
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
    """The rows of cards in a saved position that are not the same in the other one."""
    if saved == seen:
        return
    if isinstance(saved, dict):
        for name, value in saved.items():
            yield from rows(value, seen.get(name) if isinstance(seen, dict) else None)
    elif isinstance(saved, list):
        cards = [one["card"] if isinstance(one, dict) and "card" in one else one for one in saved]
        least = FEWEST_NUMBERS if any(isinstance(card, int) for card in cards) else FEWEST
        if len(cards) >= least and all(isinstance(card, int | str) for card in cards):
            # of a long row the ends are enough
            yield cards[: least + 1]
            yield cards[-least - 1 :]
        for number, value in enumerate(saved):
            inside = seen[number] if isinstance(seen, list) and number < len(seen) else None
            yield from rows(value, inside)


def written(found: Iterator[list[Any]]) -> list[str]:
    return [json.dumps(row, separators=(",", ":"))[1:-1] for row in found]


def hidden(state: State, seat: int | None) -> list[str]:
    """As JSON would write it. A spectator knows less than each player."""
    truth = state.save()
    known = [state.seen_by(one).save() for one in range(state.players)]
    if seat is not None:
        return written(rows(truth, known[seat]))
    return sorted(set().union(*(written(rows(truth, one)) for one in known)))


class Search:
    """In one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def memory(self, wanted: list[str]) -> list[str]:
        """Which of these the page holds: in its memory, on the screen, or in its storage."""
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
