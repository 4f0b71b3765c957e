"""Tutorials: a first game of each game. The learner makes the moves, and each rule appears when it
first matters.

A tutorial is data: a file here, such as `face-to-face.toml`, and its notes in the locale files. You
can write one without code:

    players = 2
    learner = 0                     # the learner's seat
    seed = 7                        # of the deal; the game's [options] may follow

    [end]                           # what to say after the last move
    note = "won"

    [[steps]]
    move = "A17"                    # in the game's notation; other seats' moves play automatically
    note = "ascending"              # said before it: the message tutorial-face-to-face-ascending
    clauses = ["F2F-6"]             # the rules that the note explains
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from koloda.engine.game import Game
from koloda.engine.record import Record
from koloda.engine.state import State
from koloda.games import game


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    note: str = ""
    clauses: tuple[str, ...] = ()


class Step(Note, frozen=True, kw_only=True):
    move: str


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    learner: int
    players: int
    seed: int
    steps: tuple[Step, ...]
    end: Note
    options: dict[str, Any] = {}


def has_tutorial(game: Game) -> bool:
    return (resources.files(__name__) / f"{game.id}.toml").is_file()


@cache
def tutorial(id: str) -> Tutorial:
    """Return the tutorial of a game."""
    file = resources.files(__name__) / f"{id}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Tutorial)


def record(game: Game, lesson: Tutorial) -> Record:
    """Return the tutorial's game as a record; refuse a move that can't be played."""
    seats = ["learner" if seat == lesson.learner else "other" for seat in range(lesson.players)]
    record = Record(game, lesson.players, lesson.options, lesson.seed, seats)
    state = record.start()
    for step in lesson.steps:
        move = state.parse(step.move)
        state.play(move)
        record.moves.append(move)
    return record


def at(id: str, step: int) -> State:
    """Return the state of a tutorial's game after this many moves."""
    lesson = tutorial(id)
    states = record(game(id), lesson).states()
    return next(state for number, state in enumerate(states) if number == step)
