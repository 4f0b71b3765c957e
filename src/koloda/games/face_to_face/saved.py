"""A position as JSON and back; what comes back is checked card by card."""

from typing import Any

from koloda.engine import bits
from koloda.engine.contract import Saved
from koloda.engine.errors import InvalidPosition
from koloda.games.face_to_face import codes
from koloda.games.face_to_face.position import Position


def save(position: Position) -> Saved:
    whole = position.observer < 0
    return {
        "game": "face-to-face",
        "seen_by": None if whole else position.observer,
        "highest": position.highest,
        "hand_limit": position.hand_limit,
        "seat": position.seat,
        "plays": position.plays,
        "helped": bool(position.helped),
        "turns": position.turns,
        "winner": None if position.winner < 0 else position.winner,
        "sides": [
            {
                "ascending": position.top[owner][codes.ASCENDING],
                "descending": position.top[owner][codes.DESCENDING],
                "played": bits.listed(position.played[owner]),
                "hand_size": position.hand_size[owner],
                "draw_pile_size": position.pile_size[owner],
                "hand": bits.listed(position.hand[owner])
                if whole or position.knows_hand(position.observer, owner)
                else None,
                "draw_pile": position.draw_pile(owner) if whole else None,
            }
            for owner in (0, 1)
        ],
    }


def load(saved: Saved) -> Position:
    observer = saved["seen_by"]
    highest = number(saved, "highest", 5, 59)
    limit = number(saved, "hand_limit", 2, 6)
    if limit >= highest:
        raise InvalidPosition(f"hand_limit: {limit} cards don't leave a draw pile below {highest}")
    seat = number(saved, "seat", 0, 1)
    plays = number(saved, "plays", 0, limit)
    turns = number(saved, "turns", 0, 2**31 - 1)
    if type(saved.get("helped")) is not bool:
        raise InvalidPosition("helped: must be true or false")
    winner = -1 if saved.get("winner") is None else number(saved, "winner", 0, 1)
    sides = saved.get("sides")
    if not isinstance(sides, list) or len(sides) != 2:
        raise InvalidPosition("sides: must be a list of two")
    stuck = winner >= 0 and plays == 0
    for owner, side in enumerate(sides):
        hand_is_open = observer in (None, owner) or (stuck and owner == seat)
        check_side(side, owner, highest, limit, hand_is_open, observer is None)
    check_tops(sides, highest)
    check_turn(saved, sides)

    position = Position(highest, limit)
    position.restore(
        seat,
        plays,
        saved["helped"],
        turns,
        winner,
        -1 if observer is None else observer,
        [side[pile] for side in sides for pile in ("ascending", "descending")],
        [bits.gathered(side["hand"] or ()) for side in sides],
        [bits.gathered(side["played"]) for side in sides],
        [side["draw_pile"] or [] for side in sides],
        [(side["hand_size"], side["draw_pile_size"]) for side in sides],
    )
    check_end(position)
    return position


def number(saved: dict[str, Any], name: str, low: int, high: int) -> int:
    value = saved.get(name)
    if type(value) is not int or not low <= value <= high:
        raise InvalidPosition(f"{name}: must be a whole number from {low} to {high}, not {value!r}")
    return value


def cards(side: dict[str, Any], name: str, highest: int) -> list[int]:
    value = side.get(name)
    if not isinstance(value, list):
        raise InvalidPosition(f"{name}: must be a list of numbers")
    for card in value:
        if type(card) is not int or not 2 <= card <= highest:
            raise InvalidPosition(f"{name}: {card!r} is no card from 2 to {highest}")
    return value


def check_side(
    side: dict[str, Any],
    owner: int,
    highest: int,
    limit: int,
    hand_is_open: bool,
    pile_is_open: bool,
) -> None:
    """Every number is once in hand, draw pile or played (F2F-1), as far as it is not hidden."""
    if not isinstance(side, dict):
        raise InvalidPosition("sides: each must be an object")
    hand_size = number(side, "hand_size", 0, limit)
    pile_size = number(side, "draw_pile_size", 0, highest - 1)
    known = list(cards(side, "played", highest))
    if len(known) + hand_size + pile_size != highest - 1:
        raise InvalidPosition(
            f"seat {owner}: {highest - 1} cards must be accounted for, "
            f"not {len(known)} played + {hand_size} in hand + {pile_size} in the draw pile"
        )
    for name, size, is_open in (
        ("hand", hand_size, hand_is_open),
        ("draw_pile", pile_size, pile_is_open),
    ):
        if not is_open:
            if side.get(name) is not None:
                raise InvalidPosition(f"{name}: hidden from whoever sees this")
            continue
        held = cards(side, name, highest)
        if len(held) != size:
            raise InvalidPosition(f"{name}: has {len(held)} cards, but {name}_size is {size}")
        known += held
    twice = sorted({card for card in known if known.count(card) > 1})
    if twice:
        raise InvalidPosition(f"seat {owner}: {twice[0]} is there twice")


def check_tops(sides: list[dict[str, Any]], highest: int) -> None:
    """A pile shows its foundation or a card that was played, each card on one pile only."""
    played = [card for side in sides for card in side["played"]]
    shown = []
    for owner, side in enumerate(sides):
        for name, foundation in (("ascending", 1), ("descending", highest + 1)):
            top = number(side, name, 1, highest + 1)
            if top != foundation:
                shown.append(top)
                if shown.count(top) > played.count(top):
                    raise InvalidPosition(f"seat {owner}: {name} shows {top}, which was not played")


def check_turn(saved: Saved, sides: list[dict[str, Any]]) -> None:
    """The plays of this turn were made by the seat to move."""
    side = sides[saved["seat"]]
    if (
        saved["plays"] > len(side["played"])
        or side["hand_size"] + saved["plays"] > saved["hand_limit"]
    ):
        raise InvalidPosition(
            f"plays: seat {saved['seat']} can't have played {saved['plays']} cards"
        )
    if saved["helped"] and saved["plays"] == 0:
        raise InvalidPosition("helped: nothing has been played in this turn")


def check_end(position: Position) -> None:
    """The winner is the one whom the rules make it (F2F-14, F2F-15), as far as it can be seen."""
    seat = position.seat
    if position.plays >= codes.MINIMUM:
        empty = position.hand_size[seat] + position.pile_size[seat] == 0
        winner = seat if empty else -1
    elif position.observer == 1 - seat and position.winner < 0:
        return
    else:
        winner = -1 if position.can_play() else 1 - seat
        if winner >= 0 and position.plays:
            raise InvalidPosition(f"plays: after this play seat {seat} has no second one (F2F-16)")
    if winner != position.winner:
        raise InvalidPosition(
            "winner: " + ("nobody has won yet" if winner < 0 else f"seat {winner} won")
        )
