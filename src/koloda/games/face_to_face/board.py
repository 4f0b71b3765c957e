"""A view as text: the opponent's piles above, the viewer's own below, each with its hand."""

from typing import Any

from koloda.engine.contract import Say, Style, View


def board(view: View, style: Style, say: Say) -> str:
    me = 0 if view["seat"] is None else view["seat"]
    lines = [*side_lines(view, 1 - me, style, say), ""]
    lines += side_lines(view, me, style, say)
    return "\n".join(lines)


def side_lines(view: View, owner: int, style: Style, say: Say) -> list[str]:
    side = view["sides"][owner]
    colour = ("gold", "silver")[owner]
    arrow = "▶" if view["seat_to_move"] == owner else " "
    ascending = style(colour, f"{side['ascending']:>2}")
    descending = style(colour, f"{side['descending']:>2}")
    playable = view["playable"] if view["seat_to_move"] == owner else []
    width = max(len(say("board-gold")), len(say("board-silver")))
    name = say(f"board-{colour}").ljust(width)
    return [
        f"{arrow} {style(colour, name)}  {say('board-up')} {ascending}   "
        f"{say('board-down')} {descending}   {say('board-draw-pile')} {side['draw_pile_size']:>2}",
        f"{' ' * (width + 4)}{say('board-hand')} {hand(side, playable, style, say)}".rstrip(),
    ]


def hand(side: dict[str, Any], playable: list[int], style: Style, say: Say) -> str:
    """Write a hand; a star marks the cards that may be played now, also without colour."""
    if not side["hand_size"]:
        return say("board-empty")
    if "hand" not in side:
        return style("back", "  ".join(["▒▒"] * side["hand_size"]))
    return " ".join(
        style("playable", f"{card:>2}*") if card in playable else f"{card:>2} "
        for card in side["hand"]
    )
