"""A first game for a learner. It is sent whole, so the server has nothing to remember."""

from functools import cache
from typing import Any

from koloda import tutorials
from koloda.games import GAMES, game
from koloda.tables.errors import Refused
from koloda.tables.visibility import move_prompt


@cache
def lesson(id: str) -> dict[str, Any]:
    """Return each position as the learner sees it, with its note and the move to make."""
    found = tutorials.tutorial(expect_lesson(id))
    record = tutorials.record(game(id), found)
    steps: list[dict[str, Any]] = []
    mover = None
    for number, state in enumerate(record.states()):
        is_over = number == len(record.moves)
        said = found.end if is_over else found.steps[number]
        shown: dict[str, Any] = {
            "seat": mover,
            "view": state.view(found.learner),
            "events": state.events(found.learner) if number else [],
            "note": said.note,
            "clauses": said.clauses,
        }
        if not is_over and state.seat_to_move == found.learner:
            shown |= {"move": record.moves[number], **move_prompt(state)}
        steps.append(shown)
        mover = state.seat_to_move
    return {
        "game": id,
        "players": found.players,
        "learner": found.learner,
        "sides": record.game.sides(found.players),
        "steps": steps,
    }


def try_move(id: str, step: int, text: str) -> None:
    """Try a move that the lesson doesn't ask for; the rules refuse it by its clause or allow it."""
    found = tutorials.tutorial(expect_lesson(id))
    if not 0 <= step < len(found.steps):
        raise Refused("not-found")
    state = tutorials.at(id, step)
    if state.seat_to_move != found.learner:
        raise Refused("not-your-turn")
    state.play(state.parse(text))


def expect_lesson(id: str) -> str:
    if id not in GAMES or not tutorials.has_tutorial(GAMES[id]):
        raise Refused("not-found")
    return id
