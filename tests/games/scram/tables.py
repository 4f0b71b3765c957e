"""Positions for scenarios: say what matters, the rest lies on the discard pile or in the deck.

A camp is written from the left, a card a word: `7` lies face up, `7?` face down and nobody has seen
it, `7?02` face down and seats 0 and 2 have.
"""

from collections import Counter
from typing import Any

import koloda
from koloda import IllegalMove, State

GAME = koloda.game("scram")
RNG = "00000000000000010000000000000001"


def value(word: str) -> int | str:
    return "=" if word == "=" else int(word)


def card(word: str, players: int) -> dict[str, Any]:
    face, down, seats = word.partition("?")
    return {
        "card": value(face),
        "up": not down,
        "known_by": [int(seat) for seat in seats] if down else list(range(players)),
    }


def saved(
    *camps: str,
    deck: str = "1 2 3 4",
    top: str = "1",
    discard: int | None = None,
    seat: int = 0,
    **fields: Any,
) -> dict[str, Any]:
    """A saved position at the start of a turn.

    `deck` is written from the top down (its cards are face down unless marked with `!`), `top` is
    the top of the discard pile, which holds all cards not named; with `discard=0` it is empty and
    the rest lies at the bottom of the deck.
    """
    players = len(camps)
    rows = [[card(word, players) for word in camp.split()] for camp in camps]
    pile_first = [card(deck_word(word), players) for word in deck.split()]
    copies = 5 if players == 6 else 4
    left = Counter(dict.fromkeys([*range(1, 14), "="], copies))
    for one in [*pile_first, *(one for row in rows for one in row)]:
        left[one["card"]] -= 1
    assert min(left.values()) >= 0, left
    rest = list(left.elements())
    discarded: list[int | str] = []
    below = []
    if discard == 0:
        below = [card(f"{one}?", players) for one in rest]
    else:
        rest.remove(value(top))
        discarded = [*rest, value(top)]
    return {
        "game": "scram",
        "seen_by": None,
        "players": players,
        "rounds": 1,
        "memory_aid": False,
        "recorded": [],
        "starter": 0,
        "next_starter": None,
        "phase": "turn",
        "seat": seat,
        "caller": None,
        "turns_left": 0,
        "next_of_pair": (seat or 1) if players == 3 else None,
        "camps": rows,
        "deck": [*below, *reversed(pile_first)],
        "discard": discarded,
        "held": None,
        "source": None,
        "pushed": [],
        "penalties": 0,
        "ability": None,
        "targets": [],
        "joining": None,
        "looker": None,
        "looked": [],
        "revealed": 0,
        "rng": RNG,
        **fields,
    }


def deck_word(word: str) -> str:
    if word.endswith("!"):
        return word[:-1]
    return word if "?" in word else word + "?"


def table(*camps: str, **fields: Any) -> State:
    return GAME.load(saved(*camps, **fields))


def legal(state: State) -> set[str]:
    return {state.text(move) for move in state.legal_moves()}


def play(state: State, moves: str) -> State:
    for text in moves.split():
        state.play(state.parse(text))
    return state


def refused(state: State, text: str) -> str:
    """The clause that forbids the move."""
    try:
        state.play(state.parse(text))
    except IllegalMove as error:
        return error.clause
    raise AssertionError(f"{text} is legal")


def camp(state: State, owner: int) -> str:
    """A camp in the words of this file; `__` is a gap."""
    return " ".join(written(one, state.players) for one in state.save()["camps"][owner])


def written(one: dict[str, Any] | None, players: int) -> str:
    if one is None:
        return "__"
    if one["up"]:
        assert one["known_by"] == list(range(players))
        return str(one["card"])
    return f"{one['card']}?" + "".join(map(str, one["known_by"]))


def deck(state: State) -> str:
    """From the top down; `!` is face up."""
    words = [written(one, state.players) for one in reversed(state.save()["deck"])]
    return " ".join(f"{word}!" if "?" not in word else word for word in words)


def discards(state: State, number: int) -> list[int | str]:
    """The uppermost cards of the discard pile, the top last."""
    return state.save()["discard"][-number:]


def shown(state: State, seat: int | None, place: str) -> int | str | None:
    """What the seat's view shows of a card, e.g. of B3 or of K1; None: only its back."""
    view = state.view(seat)
    if place[0] == "K":
        cell = view["deck"]["top" if place == "K1" else "second"]
    else:
        cell = view["camps"]["ABCDEF".index(place[0])][int(place[1:]) - 1]
    return cell.get("card")


def known(state: State, seat: int) -> set[str]:
    """The face-down cards that the seat's view says it knows."""
    view = state.view(seat)
    cells = {
        f"{'ABCDEF'[owner]}{place}": cell
        for owner, row in enumerate(view["camps"])
        for place, cell in enumerate(row, 1)
    }
    cells |= {"K1": view["deck"]["top"], "K2": view["deck"]["second"]}
    return {place for place, cell in cells.items() if cell and cell.get("known")}
