"""Positions for scenarios: say what matters, the rest has been played."""

import koloda
from koloda import State

GAME = koloda.game("face-to-face")


def table(
    hands: tuple[list[int], list[int]],
    up: tuple[int, int] = (1, 1),
    down: tuple[int, int] = (60, 60),
    piles: tuple[list[int], list[int]] = ([], []),
    seat: int = 0,
    plays: int = 0,
    helped: bool = False,
) -> State:
    """Seat 0 and seat 1; a draw pile's last card is the next. Numbers not named were played."""
    return GAME.load(
        {
            "game": "face-to-face",
            "seen_by": None,
            "highest": 59,
            "hand_limit": 6,
            "seat": seat,
            "plays": plays,
            "helped": helped,
            "turns": 20,
            "winner": None,
            "sides": [
                {
                    "ascending": up[owner],
                    "descending": down[owner],
                    "hand": sorted(hands[owner]),
                    "hand_size": len(hands[owner]),
                    "draw_pile": piles[owner],
                    "draw_pile_size": len(piles[owner]),
                    "played": [n for n in range(2, 60) if n not in hands[owner] + piles[owner]],
                }
                for owner in (0, 1)
            ],
        }
    )


def legal(state: State) -> set[str]:
    return {state.text(move) for move in state.legal_moves()}


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.play(state.parse(text))
    return state
