"""A view as text: the score, the deck and the discard pile, and a row a camp.

A card is its value, ▒▒ face down, ▓▓ face down but seen before by whoever looks at the board, 7'
face down and seen right now; ^ stands before a pushed card and __ for a gap. Ten cards a line, so
that places are easy to count.
"""

from typing import Any

from koloda.engine.contract import Style, View

A_LINE = 10
CAMPS = "ABCDEF"


def draw(view: View, style: Style) -> str:
    lines = [heading(view), table(view, style), ""]
    seats = list(range(view["players"]))
    me = view["seat"] or 0
    for owner in [*seats[me + 1 :], *seats[: me + 1]]:  # one's own camp at the edge
        lines += camp_lines(view, owner, style)
    return "\n".join(lines)


def heading(view: View) -> str:
    sums = []
    for team in (0, 1):
        seats = [CAMPS[seat] for seat, side in enumerate(view["teams"]) if side == team]
        sums.append(f"{'+'.join(seats)} {view['sums'][team]}")
    called = ""
    if view["caller"] is not None:
        called = f" · {CAMPS[view['caller']]} has called Scram!"
    return f"round {view['round']} of {view['rounds']} · {' : '.join(sums)}{called}"


def table(view: View, style: Style) -> str:
    deck, held = view["deck"], view["held"]
    parts = [f"deck {deck['size']}"]
    if deck["top"]:
        parts[0] += f" {face(deck['top'], style).strip()}"
    # a second card shows only to those who are looking at it or are helped to remember
    if deck["second"] and "card" in deck["second"]:
        parts[0] += f", then {face(deck['second'], style).strip()}"
    top = view["discard"]["top"]
    parts.append(f"discard {'empty' if top is None else style('open', str(top))}")
    if held:
        parts.append(f"in hand {face(held, style).strip()}")
    if view["ability"]:
        parts.append(f"using {view['ability']['card']}")
    if view["targets"]:
        parts.append(f"on {' '.join(view['targets'])}")
    return " · ".join(parts)


def face(cell: dict[str, Any] | None, style: Style, is_pushed: bool = False) -> str:
    """Four columns."""
    if cell is None:
        return f" {style('hidden', '__')} "
    mark = "^" if is_pushed else " "
    if "card" not in cell:
        return mark + (style("known", "▓▓") if cell.get("known") else style("hidden", "▒▒")) + " "
    if cell["up"]:
        return mark + style("open", f"{cell['card']:>2}") + " "
    return mark + style("known", f"{cell['card']:>2}'")


def camp_lines(view: View, owner: int, style: Style) -> list[str]:
    arrow = "▶" if view["seat_to_move"] == owner else " "
    cells = [
        face(cell, style, f"{CAMPS[owner]}{place}" in view["pushed"])
        for place, cell in enumerate(view["camps"][owner], 1)
    ]
    rows = ["".join(cells[i : i + A_LINE]) for i in range(0, len(cells), A_LINE)] or [" empty"]
    head = f"{arrow} {style(role(view, owner), f'camp {CAMPS[owner]}')} "
    return [((head if i == 0 else " " * 9) + row).rstrip() for i, row in enumerate(rows)]


def role(view: View, owner: int) -> str:
    me = view["seat"] or 0
    if owner == me:
        return "own"
    return "team" if view["teams"][owner] == view["teams"][me] else "other"
