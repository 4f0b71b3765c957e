"""Positions for scenarios: say what matters, the rest has been played (or is out of the game)."""

from collections import Counter
from typing import Any

import pytest

import koloda
from koloda import IllegalMove, State

GAME = koloda.game("gallop")
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
REMOVED = {2: ["blue", "purple"], 3: ["purple"], 4: []}
KINDS = [*(f"{letter}{value}" for letter in "ROYGBPX" for value in range(1, 7)), "U", "D"]
RNG = "0123456789abcdef0123456789abcdef"


def all_cards(players: int) -> Counter[str]:
    """Return the deck for this many players, with the last colours removed."""
    removed = {colour[0].upper() for colour in REMOVED[players]}
    cards = Counter(card for card in KINDS if card[0] not in removed)
    cards["U"], cards["D"] = 2, 3
    return cards


def saved(
    hands: list[str],
    rows: list[str] | None = None,
    deck: str = "",
    rest: str = "pile",
    **changes: Any,
) -> dict[str, Any]:
    """The start of a round; `deck` names the next card last. Cards not named go to `rest`."""
    players = len(hands)
    rows = rows or [""] * players
    left = all_cards(players)
    left.subtract(Counter(" ".join([*hands, *rows, deck]).split()))
    assert min(left.values()) >= 0, f"too many of one card: {left}"
    others = sorted(left.elements(), key=KINDS.index)
    rounds = changes.get("rounds", 0)
    return {
        "game": "gallop",
        "seen_by": None,
        "players": players,
        "match": "target",
        "goal": 50,
        "removed": REMOVED[players],
        "out": others if rest == "out" else [],
        "points": [0] * players,
        "deals": 0,
        "rounds": 0,
        "decks": 0,
        "reveals": 7,
        "marker": 0,
        "phase": "lay",
        "turn": 0,
        "swap": None,
        "deck_size": len(deck.split()),
        "deck": deck.split(),
        "pile": others if rest == "pile" else [],
        "unseen": None,
        "sides": [
            {
                "collection": rows[seat].split(),
                "flights": list(range(1 + rounds % 6, 7)),
                "hand": sorted(hands[seat].split(), key=KINDS.index),
                "hand_decks": [0] * len(hands[seat].split()),
                "hand_not": [""] * len(hands[seat].split()),
                "laid": None,
            }
            for seat in range(players)
        ],
        "rng": RNG,
        **changes,
    }


def table(
    hands: list[str],
    rows: list[str] | None = None,
    deck: str = "",
    rest: str = "pile",
    **changes: Any,
) -> State:
    return GAME.load(saved(hands, rows, deck, rest, **changes))


def legal(state: State) -> set[str]:
    return {state.text(move) for move in state.legal_moves()}


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.play(state.parse(text))
    return state


def rows(state: State) -> list[str]:
    return [" ".join(side["collection"]) for side in state.view(None)["sides"]]


def events(state: State, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What of this name the last move did, as the seat saw it."""
    return [event for event in state.events(seat) if event["event"] == name]


def refused(state: State, text: str) -> str:
    """The clause that forbids the move."""
    with pytest.raises(IllegalMove) as caught:
        state.play(state.parse(text))
    return caught.value.clause
