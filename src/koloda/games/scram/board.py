"""A view as text: the score, the deck and the discard pile, and a row for each camp.

A card is its value, ▒▒ face down, ▓▓ face down but seen before by whoever looks at the board, 7'
face down and seen right now; ^ marks a pushed card and __ a gap. Ten cards per line make places
easy to count.
"""

from typing import Any

from koloda.engine.contract import Say, Style, View

A_LINE = 10
CAMPS = "ABCDEF"


def board(view: View, style: Style, say: Say) -> str:
    lines = [heading(view, say), table(view, style, say), ""]
    seats = list(range(view["players"]))
    me = view["seat"] or 0
    for owner in [*seats[me + 1 :], *seats[: me + 1]]:  # the viewer's own camp comes last
        lines += camp_lines(view, owner, style, say)
    return "\n".join(lines)


def heading(view: View, say: Say) -> str:
    sums = []
    for team in (0, 1):
        seats = [CAMPS[seat] for seat, side in enumerate(view["teams"]) if side == team]
        sums.append(f"{'+'.join(seats)} {view['sums'][team]}")
    called = ""
    if view["caller"] is not None:
        called = f" · {say('board-called', camp=CAMPS[view['caller']])}"
    round = say("board-round", round=view["round"], rounds=view["rounds"])
    return f"{round} · {' : '.join(sums)}{called}"


def table(view: View, style: Style, say: Say) -> str:
    deck, held = view["deck"], view["held"]
    parts = [say("board-deck", size=deck["size"])]
    if deck["top"]:
        parts[0] += f" {face(deck['top'], style).strip()}"
    # a second card shows only to those who are looking at it or are helped to remember
    if deck["second"] and "card" in deck["second"]:
        parts[0] += f", {say('board-then')} {face(deck['second'], style).strip()}"
    top = view["discard"]["top"]
    shown = say("board-empty") if top is None else style("open", str(top))
    parts.append(f"{say('board-discard')} {shown}")
    if held:
        parts.append(f"{say('board-held')} {face(held, style).strip()}")
    if view["ability"]:
        parts.append(say("board-ability", card=view["ability"]["card"]))
    if view["targets"]:
        parts.append(f"{say('board-targets')} {' '.join(view['targets'])}")
    return " · ".join(parts)


def face(cell: dict[str, Any] | None, style: Style, is_pushed: bool = False) -> str:
    """Return a card in four columns."""
    if cell is None:
        return f" {style('hidden', '__')} "
    mark = "^" if is_pushed else " "
    if "card" not in cell:
        return mark + (style("known", "▓▓") if cell.get("known") else style("hidden", "▒▒")) + " "
    if cell["up"]:
        return mark + style("open", f"{cell['card']:>2}") + " "
    return mark + style("known", f"{cell['card']:>2}'")


def camp_lines(view: View, owner: int, style: Style, say: Say) -> list[str]:
    arrow = "▶" if view["seat_to_move"] == owner else " "
    cells = [
        face(cell, style, f"{CAMPS[owner]}{place}" in view["pushed"])
        for place, cell in enumerate(view["camps"][owner], 1)
    ]
    rows = ["".join(cells[i : i + A_LINE]) for i in range(0, len(cells), A_LINE)] or [
        " " + say("board-empty")
    ]
    name = say("board-camp", camp=CAMPS[owner])
    head = f"{arrow} {style(role(view, owner), name)} "
    indent = " " * (len(name) + 3)
    return [((head if i == 0 else indent) + row).rstrip() for i, row in enumerate(rows)]


def role(view: View, owner: int) -> str:
    me = view["seat"] or 0
    if owner == me:
        return "own"
    return "team" if view["teams"][owner] == view["teams"][me] else "other"
