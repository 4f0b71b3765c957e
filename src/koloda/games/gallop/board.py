"""A view as text: a block for each seat, one's own last, and what lies in the middle."""

from typing import Any

from koloda.engine.contract import Style, View

NAMES = {
    "R": "red",
    "O": "orange",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "P": "purple",
}


def draw(view: View, style: Style) -> str:
    seats = len(view["sides"])
    me = seats - 1 if view["seat"] is None else view["seat"]
    lines = heading(view)
    for i in range(1, seats + 1):
        seat = (me + i) % seats
        lines += ["", *side_lines(view, seat, style)]
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View) -> list[str]:
    goal = {
        "target": f"to {view['goal']} points",
        "wins": f"to {view['goal']} won deals",
        "single": "one deal",
    }[view["match"]]
    is_on = view["phase"] != "over"
    colours = " ".join(colour[0].upper() for colour in view["colours"])
    lines = [
        f"{goal} · deal {view['deals'] + is_on} · round {view['rounds'] + is_on}",
        f"colours {colours} · deck {view['deck_size']} · played {len(view['pile'])}",
    ]
    if view["order"]:
        lines.append("choosing: " + ", then ".join(f"seat {seat}" for seat in view["order"]))
    if view["swap"]:
        gives = f", gives {view['swap']['gives']}" if view["swap"]["gives"] else ""
        lines.append(f"seat {view['seat_to_move']} resolves {view['swap']['card']}{gives}")
    return lines


def side_lines(view: View, seat: int, style: Style) -> list[str]:
    side = view["sides"][seat]
    arrow = "▶" if view["seat_to_move"] == seat else " "
    marker = " ●" if view["marker"] == seat else "  "
    flights = " ".join(str(f) if f in side["flights"] else "·" for f in range(1, 7))
    collection = " ".join(card(name, style) for name in side["collection"]) or "–"
    lines = [
        f"{arrow} seat {seat}{marker}  {view['points'][seat]:>3} points   flights {flights}"
        f"   {laid(side, style)}",
        f"    collection {collection}",
    ]
    if "hand" in side:
        lines.append(f"    hand       {' '.join(card(name, style) for name in side['hand'])}")
    else:
        lines.append(f"    hand       {style('back', ' '.join(['▒▒'] * side['hand_size']))}")
    return lines


def laid(side: dict[str, Any], style: Style) -> str:
    if not side["laid"]:
        return f"put down {style('back', '▒▒ ▒')}" if side["has_laid"] else ""
    shown = side["laid"]["card"]
    what = card(shown, style) if shown else "taken"
    return f"put down {what} / {side['laid']['flight']}"


def card(name: str, style: Style) -> str:
    return style(NAMES.get(name[0], "special"), f"{name:<2}")
