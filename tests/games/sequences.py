"""Counts of move sequences, to compare with a reference's counts."""

from koloda import State


def sequences_in_engine(state: State, depth: int) -> int:
    """Return how many sequences of `depth` moves there are; a game that ends counts as one."""
    moves = state.legal_moves() if depth else []
    total = 0
    for move in moves:
        branch = state.clone()
        branch.play(move)
        total += sequences_in_engine(branch, depth - 1)
    return total if moves else 1
