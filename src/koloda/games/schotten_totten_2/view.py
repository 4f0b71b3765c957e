"""What a seat sees: wall, discard, sizes, its hand and what it knows of its opponent's."""

from typing import Any

from koloda.engine import bits
from koloda.engine.contract import ALL, View
from koloda.games.schotten_totten_2 import cards, codes, wall
from koloda.games.schotten_totten_2.outcome import CLAUSES
from koloda.games.schotten_totten_2.position import Position
from koloda.games.schotten_totten_2.prover import prove_at
from koloda.games.schotten_totten_2.worth import worth


def public_view(position: Position) -> View:
    claims = position.claimable_tiles()
    return {
        "tactics": bool(position.has_tactics),
        "attacker": position.attacker,
        "turn": position.turn,
        "phase": codes.PHASES[position.phase],
        "action": cards.ACTIONS[position.action] if position.action >= 0 else None,
        "chosen": cards.text(position.chosen_card) if position.chosen_card >= 0 else None,
        "cauldrons": position.cauldrons,
        "cauldron_thrown": bool(position.oiled),
        "tiles": [tile(position, number, number in claims) for number in range(wall.TILES)],
        "discard": discard(position),
        "siege_deck_size": position.siege_deck_size,
        "tactics_deck_size": position.tactics_deck_size,
        "sides": [side(position, owner) for owner in (0, 1)],
        "match": match(position),
    }


def private_view(position: Position, seat: int, public: View) -> View:
    """Show the seat its hand, and what a swap made known to both seats."""
    shown: View = {
        "sides": [
            {**side, **own_side(position, owner, seat)}
            for owner, side in enumerate(public["sides"])
        ]
    }
    if seat == ALL:
        siege_deck, tactics_deck = position.decks()
        shown["siege_deck"] = texts(siege_deck)
        shown["tactics_deck"] = texts(tactics_deck)
    return shown


def tile(position: Position, number: int, is_claimable: bool) -> dict[str, Any]:
    face = codes.face(number, position.damaged)
    sides = [position.cards_at(owner, number) for owner in (0, 1)]
    earlier = position.earlier[number]
    return {
        "tile": number + 1,
        "damaged": bits.has(position.damaged, number),
        "capacity": wall.CAPACITY[face],
        "accepts": wall.ACCEPTS[face],
        "cards": [texts(lying) for lying in sides],
        "formations": [formed(face, lying) for lying in sides],
        "complete_first": None if earlier < 0 else earlier,
        "claimable": is_claimable,
        "claim": claim(position, number) if is_complete(face, sides[position.attacker]) else None,
    }


def is_complete(face: int, lying: list[int]) -> bool:
    return len(lying) == wall.CAPACITY[face]


def claim(position: Position, number: int) -> dict[str, Any]:
    """Judge a claim of the tile; it takes only open cards."""
    found = prove_at(position, number + 1)
    return {
        "proved": found.proved,
        "counter": texts(list(found.counter or ())),
        "reasons": [list(phrase) for phrase in found.reasons],
    }


def formed(face: int, lying: list[int]) -> dict[str, Any] | None:
    """Say what a complete formation counts as at its tile."""
    if not is_complete(face, lying):
        return None
    counted = worth(face, lying)
    return {
        "type": counted.type,
        "total": counted.total,
        "cards": list(counted.cards),
    }


def discard(position: Position) -> dict[str, list[str]]:
    """Sort the discard by colour, with the elites in a stack of their own (ST2-11)."""
    stacks: dict[str, list[str]] = {colour: [] for colour in cards.COLOURS}
    for card in bits.listed(position.discard):
        stacks[cards.COLOURS[cards.colour(card)]].append(cards.TEXTS[card])
    stacks["elites"] = tactics_texts(position.fallen)
    return stacks


def side(position: Position, owner: int) -> dict[str, Any]:
    return {
        "role": "attacker" if owner == position.attacker else "defender",
        "siege_size": position.siege_size[owner],
        "tactics_size": position.tactics_size[owner],
        "tactics_played": position.played[owner],
        "actions": tactics_texts(position.used[owner]),
        "given_size": position.given_size[owner],
    }


def own_side(position: Position, owner: int, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "known": texts(bits.listed(position.known[owner]))
        + tactics_texts(position.known_tactics[owner])
    }
    if seat in (owner, ALL):
        shown["hand"] = texts(bits.listed(position.siege[owner]))
        shown["hand"] += tactics_texts(position.tactics[owner])
        shown["given"] = texts(bits.listed(position.given[owner]))
        shown["given"] += tactics_texts(position.given_tactics[owner])
    return shown


def match(position: Position) -> dict[str, Any] | None:
    """Say which game of a match it is, and how those before it ended (ST2-24)."""
    if not position.is_match:
        return None
    over = position.past_games()
    running = position.winner < 0
    return {
        "replays": position.rounds,
        "game": len(over) + running,
        "games": [
            {
                "attacker": position.attacker ^ ((len(over) - (not running) - i) & 1),
                "winner": winner,
                "reason": codes.ENDINGS[ending],
                "clause": CLAUSES[ending],
                "siege_deck_size": left,
                "tiles_and_cauldrons": strength,
            }
            for i, (winner, ending, left, strength) in enumerate(over)
        ],
    }


def texts(numbers: list[int]) -> list[str]:
    return [cards.TEXTS[card] for card in numbers]


def tactics_texts(members: int) -> list[str]:
    return [cards.TEXTS[cards.SIEGE_CARDS + bit] for bit in bits.listed(members)]
