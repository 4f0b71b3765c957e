"""A view as text: a block for each seat, the viewer's last, and what lies in the middle."""

from typing import Any

from koloda.engine.contract import Say, Style, View

NAMES = {
    "R": "red",
    "O": "orange",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "P": "purple",
}


def board(view: View, style: Style, say: Say) -> str:
    seats = len(view["sides"])
    me = seats - 1 if view["seat"] is None else view["seat"]
    lines = heading(view, say)
    for i in range(1, seats + 1):
        seat = (me + i) % seats
        lines += ["", *side_lines(view, seat, style, say)]
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View, say: Say) -> list[str]:
    is_on = view["phase"] != "over"
    colours = " ".join(colour[0].upper() for colour in view["colours"])
    deal, round = view["deals"] + is_on, view["rounds"] + is_on
    lines = [
        say("board-goal", match=view["match"], goal=view["goal"])
        + f" · {say('board-deal', deal=deal)} · {say('board-round', round=round)}",
        f"{say('board-colours', colours=colours)} · {say('board-deck', size=view['deck_size'])}"
        f" · {say('board-pile', size=len(view['pile']))}",
    ]
    if view["order"]:
        lines.append(say("board-choosing", seats=view["order"]))
    if view["swap"]:
        swap = view["swap"]
        seat, card, gives = view["seat_to_move"], swap["card"], swap["gives"] or None
        lines.append(say("board-resolves", seat=seat, card=card, gives=gives))
    return lines


def side_lines(view: View, seat: int, style: Style, say: Say) -> list[str]:
    side = view["sides"][seat]
    arrow = "▶" if view["seat_to_move"] == seat else " "
    marker = " ●" if view["marker"] == seat else "  "
    flights = " ".join(str(f) if f in side["flights"] else "·" for f in range(1, 7))
    collection = " ".join(card(name, style) for name in side["collection"]) or "–"
    if "hand" in side:
        hand = " ".join(card(name, style) for name in side["hand"])
    else:
        hand = style("back", " ".join(["▒▒"] * side["hand_size"]))
    labels = say("board-collection"), say("board-hand")
    width = max(map(len, labels))
    return [
        f"{arrow} {say('board-seat', seat=seat)}{marker}"
        f"  {say('table-points', points=view['points'][seat]):>10}"
        f"   {say('board-flights')} {flights}   {laid(side, style, say)}",
        f"    {labels[0]:<{width}} {collection}",
        f"    {labels[1]:<{width}} {hand}",
    ]


def laid(side: dict[str, Any], style: Style, say: Say) -> str:
    if not side["laid"]:
        return f"{say('board-laid')} {style('back', '▒▒ ▒')}" if side["has_laid"] else ""
    shown = side["laid"]["card"]
    what = card(shown, style) if shown else say("board-taken")
    return f"{say('board-laid')} {what} / {side['laid']['flight']}"


def card(name: str, style: Style) -> str:
    return style(NAMES.get(name[0], "special"), f"{name:<2}")
