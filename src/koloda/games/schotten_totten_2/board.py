"""A view as text: the opponent's side above the wall, your own below, then the discard."""

from typing import Any

from koloda.engine.contract import Say, Style, View

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
WIDTH = 10
"""Columns per tile."""
LABEL = 9
DEPTH = 4
"""The most cards that lie at a tile on one side."""


def board(view: View, style: Style, say: Say) -> str:
    me = 0 if view["seat"] is None else view["seat"]
    return "\n".join(
        line.rstrip()
        for line in (
            *heading(view, say),
            side_line(view, 1 - me, style, say),
            hand_line(view, 1 - me, style, say),
            "",
            *reversed(formation_lines(view, 1 - me, style, say)),
            *wall_lines(view, style, say),
            *formation_lines(view, me, style, say),
            "",
            side_line(view, me, style, say),
            hand_line(view, me, style, say),
            "",
            *discard_lines(view, style, say),
        )
    )


def heading(view: View, say: Say) -> list[str]:
    match = view["match"]
    if match is None:
        return []
    lines = [say("board-game", game=match["game"], again=bool(match["replays"]))]
    for number, game in enumerate(match["games"], 1):
        lines.append(
            say(
                "board-won",
                game=number,
                seat=game["winner"],
                left=game["siege_deck_size"],
                held=game["tiles_and_cauldrons"],
            )
        )
    return [*lines, ""]


def side_line(view: View, owner: int, style: Style, say: Say) -> str:
    side = view["sides"][owner]
    arrow = "▶" if view["seat_to_move"] == owner else " "
    role = say(f"table-role-{side['role']}")
    parts = [f"{arrow} {style(side['role'], role)} ({say('board-seat', seat=owner)})"]
    if side["role"] == "defender":
        parts.append(say("board-cauldrons", left=view["cauldrons"]))
    if view["tactics"]:
        parts.append(say("board-tactics", played=side["tactics_played"]))
    return "  ".join(parts)


def hand_line(view: View, owner: int, style: Style, say: Say) -> str:
    side = view["sides"][owner]
    if "hand" in side:
        cards = [card(short(text), style) for text in side["hand"]]
    else:
        known = side.get("known", [])
        tactics = sum(len(text) > 3 or text in "JSH" for text in known)
        cards = [card(short(text), style) for text in known]
        cards += [style("back", "▒▒")] * (side["siege_size"] - len(known) + tactics)
        cards += [style("back", "▓▓")] * (side["tactics_size"] - tactics)
    return f"  {say('board-hand')} " + (" ".join(cards) or say("board-empty"))


def short(text: str) -> str:
    """Shorten an action to its first three letters, as in moves."""
    return text[:3].upper() if len(text) > 3 else text


def card(text: str, style: Style, width: int = 0) -> str:
    return style(COLOURS.get(text[0], "open"), f"{text:<{width}}")


def formation_lines(view: View, owner: int, style: Style, say: Say) -> list[str]:
    """Draw a side from the wall outwards: its cards, and what complete formations count."""
    counted = " " * LABEL
    for tile in view["tiles"]:
        formation = tile["formations"][owner]
        text = f"{say('board-' + formation['type'])} {formation['total']}" if formation else ""
        counted += f"{text:<{WIDTH}}"
    lines = []
    for place in range(DEPTH):
        line = " " * LABEL
        for tile in view["tiles"]:
            lying = tile["cards"][owner]
            if place < len(lying):
                line += card(lying[place], style, WIDTH)
            else:
                line += f"{'·' if place < tile['capacity'] else '':<{WIDTH}}"
        lines.append(line)
    return [*lines, counted] if counted.strip() else lines


def wall_lines(view: View, style: Style, say: Say) -> list[str]:
    numbers, needs = f"{say('board-tile'):<{LABEL}}", f"{'':<{LABEL}}"
    claim = " " + say("board-claim")
    for tile in view["tiles"]:
        role = "damaged" if tile["damaged"] else "intact"
        mark = ("▁" if tile["damaged"] else "█") + (claim if tile["claimable"] else "")
        numbers += style(role, f"{tile['tile']} {mark}".ljust(WIDTH))
        needs += f"{tile['capacity']} {say('board-' + tile['accepts'])}".ljust(WIDTH)
    return [numbers, needs]


def discard_lines(view: View, style: Style, say: Say) -> list[str]:
    decks = say("board-siege-deck", size=view["siege_deck_size"])
    if view["tactics"]:
        decks += ", " + say("board-tactics-deck", size=view["tactics_deck_size"])
    lines = [f"{decks}; {say('board-discard')}"]
    stacks: dict[str, Any] = view["discard"]
    for pair in (("R", "Y"), ("G", "B"), ("P", "elites")):
        row = "  "
        for stack in pair:
            texts = [text if stack == "elites" else text[1:] for text in stacks[stack]]
            if stack != "elites" or texts:
                name = say("board-elites") if stack == "elites" else stack
                row += style(COLOURS.get(stack, "open"), f"{name} {' '.join(texts)}".ljust(36))
        lines.append(row)
    return lines
