"""Positions for scenarios: say what matters, the rest is discarded."""

from typing import Any

import koloda
from koloda import State

GAME = koloda.game("schotten-totten-2")

SIEGE = [f"{colour}{strength}" for colour in "RYGBP" for strength in range(12)]
ELITES = ["J1", "J2", "S", "H"]
ACTIONS = [
    "redeployment",
    "recruitment",
    "desertion",
    "treason",
    "explosion",
    "reinforcements",
    "swap",
]
TACTICS = [*ELITES, *ACTIONS]
INTACT = (3, 4, 3, 2, 3, 4, 3)
DAMAGED = (3, 2, 3, 4, 3, 2, 3)

ATTACKER, DEFENDER = 0, 1
Wall = dict[int, str]
"""The cards at each tile, e.g. {3: "R5 R6"}; the first is nearest the wall."""


def table(
    attack: Wall | None = None,
    defence: Wall | None = None,
    hands: tuple[str, str] = ("", ""),
    deck: str | None = None,
    tactics_deck: str = "",
    seat: int = ATTACKER,
    tactics: bool = False,
    **fields: Any,
) -> State:
    """Seat 0 attacks. A deck's last card is drawn next.

    Siege cards that are not named are discarded; with no deck named, they are the deck. Tactics
    cards that are not named were played, as many by each, or one more by who is not to move.
    """
    wall = [
        [(side or {}).get(tile, "").split() for tile in range(1, 8)] for side in (attack, defence)
    ]
    held = [hand.split() for hand in hands]
    named = {card for side in wall for lying in side for card in lying} | {*held[0], *held[1]}
    piled = None if deck is None else deck.split()
    named |= {*(piled or ()), *tactics_deck.split()}
    rest = [card for card in SIEGE if card not in named]
    if piled is None:
        piled, rest = rest, []
    damaged = fields.pop("damaged", [])
    state = {
        "game": "schotten-totten-2",
        "seen_by": None,
        "tactics": tactics,
        "match": "single",
        "attacker": ATTACKER,
        "turn": seat,
        "seat": seat,
        "phase": "playing",
        "action": None,
        "held": None,
        "oiled": False,
        "cauldrons": 3,
        "damaged": damaged,
        "revealed": 20,
        "winner": None,
        "ending": None,
        "wall": wall,
        "earlier": [first(wall, damaged, tile) for tile in range(7)],
        "discard": rest + fields.pop("fallen", "").split(),
        "siege_deck": piled,
        "siege_deck_size": len(piled),
        "tactics_deck": tactics_deck.split(),
        "tactics_deck_size": len(tactics_deck.split()),
        "returned": [],
        "rounds": 0,
        "games": [],
    }
    is_random = tactics or fields.get("match") == "revenge"
    state["rng"] = "0" * 31 + "1" if is_random else None
    state["sides"] = [side(hand) for hand in held]
    if tactics:
        share_tactics(state, named, fields.pop("played", None))
    for owner, changes in enumerate(fields.pop("sides", ())):
        state["sides"][owner].update(changes)
    state.update(fields)
    return GAME.load(state)


def side(hand: list[str]) -> dict[str, Any]:
    tactics = sum(card in TACTICS for card in hand)
    return {
        "siege_size": len(hand) - tactics,
        "tactics_size": tactics,
        "hand": hand,
        "known": [],
        "given_size": 0,
        "given": [],
        "actions": [],
        "tactics_played": 0,
        "origins": [0] * 8,
    }


def share_tactics(state: dict[str, Any], named: set[str], played: tuple[int, int] | None) -> None:
    """Actions that are nowhere else lie beside their players, elites in the discard."""
    named |= set(state["discard"])
    gone = [card for card in TACTICS if card not in named]
    state["discard"] += [card for card in gone if card in ELITES]
    actions = [card for card in gone if card in ACTIONS]
    on_wall = sum(card in ELITES for side in state["wall"] for lying in side for card in lying)
    table = on_wall + sum(card in ELITES for card in state["discard"]) + len(actions)
    behind, ahead = table // 2, table - table // 2
    counts = played or ((behind, ahead) if state["seat"] == ATTACKER else (ahead, behind))
    assert sum(counts) == table, f"{table} tactics cards are on the table"
    for owner, count in enumerate(counts):
        state["sides"][owner]["tactics_played"] = count
        while actions and len(state["sides"][owner]["actions"]) < count:
            state["sides"][owner]["actions"].append(actions.pop())


def first(wall: list[list[list[str]]], damaged: list[int], tile: int) -> int | None:
    """Unless a scenario says otherwise, the attacker's formation was complete first."""
    size = (DAMAGED if tile + 1 in damaged else INTACT)[tile]
    complete = [owner for owner in (0, 1) if len(wall[owner][tile]) == size]
    return complete[0] if complete else None


def legal(state: State) -> set[str]:
    return {state.text(move) for move in state.legal_moves()}


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.play(state.parse(text))
    return state
