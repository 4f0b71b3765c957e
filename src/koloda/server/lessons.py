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
    steps: list[dict[str, Any]] = []
    for moment, state in tutorials.moments(id):
        shown: dict[str, Any] = {
            "seat": moment.mover,
            "is_deal": moment.is_deal,
            "view": state.view(found.learner),
            "events": [] if moment.mover is None else state.events(found.learner),
            "note": moment.said.note,
            "clauses": moment.said.clauses,
        }
        if moment.move is not None and state.seat_to_move == found.learner:
            shown |= {"move": moment.move, **move_prompt(state)}
        steps.append(shown)
    return {
        "game": id,
        "players": found.players,
        "learner": found.learner,
        "sides": game(id).sides(found.players),
        "steps": steps,
    }


def try_move(id: str, step: int, text: str) -> None:
    """Try a move that the lesson doesn't ask for; the rules refuse it by its clause or allow it."""
    found = tutorials.tutorial(expect_lesson(id))
    for number, (moment, state) in enumerate(tutorials.moments(id)):
        if number == step:
            if moment.move is None or state.seat_to_move != found.learner:
                raise Refused("not-your-turn")
            state.play(state.parse(text))
            return
    raise Refused("not-found")


def expect_lesson(id: str) -> str:
    if id not in GAMES or not tutorials.has_tutorial(GAMES[id]):
        raise Refused("not-found")
    return id
