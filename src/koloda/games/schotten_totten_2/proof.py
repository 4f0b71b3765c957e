"""Prove or refute the claim of a tile in a game, from open cards alone (ST2-17)."""

from koloda.games.schotten_totten_2 import codes, prover, wall
from koloda.games.schotten_totten_2.position import Position
from koloda.games.schotten_totten_2.prover import ImpossibleClaim, Proof


def prove(position: Position, tile: int) -> Proof:
    """Judge the claim of a tile from 1 to 7, where the attacker must be complete (ST2-14).

    A position with holes will do, such as `seen.position`: nothing hidden is needed.
    """
    if not 1 <= tile <= wall.TILES:
        raise ImpossibleClaim("refused-claim-no-tile", {"tile": tile, "tiles": wall.TILES}, "ST2-2")
    number, attacker = tile - 1, position.attacker
    return prover.prove(
        codes.face(number, position.damaged),
        position.cards_at(attacker, number),
        position.cards_at(1 - attacker, number),
        position.free,
        position.earlier[number] == attacker,
    )
