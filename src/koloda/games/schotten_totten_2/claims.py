"""Claims in a game: which ones are valid, and what a valid one does (ST2-9, ST2-14 … ST2-21).

`obstacle` judges a claim, `prover` explains the verdict with a proof or a counter-example, and
`reasons` words it. `written_claim` takes a claim that was made with real cards.
"""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.schotten_totten_2 import cards, codes, formation, obstacle, revenge, turn

if TYPE_CHECKING:
    from koloda.games.schotten_totten_2.position import Position


def prove_claims(position: "Position") -> None:
    """Find out which claims are valid.

    Until the tile changes (`Position.forget_claim`), a proof stays valid while no card becomes free
    again, and an obstacle remains while its cards are free.
    """
    # only where the attacker's formation is complete (ST2-14)
    tiles = codes.ALL_TILES & ~position.room[position.attacker] & ~position.valid_claims
    if tiles == 0:
        return
    defender = 1 - position.attacker
    while tiles:
        tile = bits.lowest(tiles)
        tiles = bits.without_lowest(tiles)
        in_the_way = position.obstacles[tile]
        if in_the_way and not in_the_way & cards.siege_set() & ~position.free:
            continue
        position.obstacles[tile] = obstacle.obstacle(
            codes.face(tile, position.damaged),
            position.wall[position.attacker][tile],
            position.wall[defender][tile],
            position.count[defender][tile],
            position.free,
            position.earlier[tile] == position.attacker,
        )
        if position.obstacles[tile] == 0:
            position.valid_claims |= bits.only(tile)


def claim(position: "Position", tile: int) -> None:
    """Discard all cards at the tile and turn it over (ST2-20); it may win the game (ST2-21)."""
    position.note(codes.CLAIMED, position.seat, tile, codes.NOTHING)
    was_damaged = bits.has(position.damaged, tile)
    position.drop_all(0, tile)
    position.drop_all(1, tile)
    # the attacker wins with a tile that was already damaged, or a fourth damaged one (ST2-21)
    if was_damaged:
        revenge.end_game(position, position.attacker, codes.CLAIMED_AGAIN)
        return
    position.damaged |= bits.only(tile)
    position.capacity[tile] = formation.CAPACITY[codes.damaged_face(tile)]
    if bits.count(position.damaged) == codes.DAMAGED_TO_WIN:
        revenge.end_game(position, position.attacker, codes.FOUR_DAMAGED)
    elif position.phase == codes.DRAWING:
        turn.after_play(position)
