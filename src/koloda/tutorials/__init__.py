"""A first game of each game, in which the learner makes the moves and each rule appears when it
first matters: a deal, its moves and notes, as data.

A tutorial is a file here, `face-to-face.toml`, and its notes in the locale files; more can be
written without code:

    players = 2
    learner = 0                     # whose seat the learner has
    seed = 7                        # of the deal, with the game's own [options]

    [end]                           # what is said after the last move
    note = "won"

    [[steps]]
    move = "A17"                    # in the game's notation; the others' moves play by themselves
    note = "ascending"              # said before it: the message tutorial-face-to-face-ascending
    clauses = ["F2F-6"]             # the rules that it is about
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
    """That of a game."""
    file = resources.files(__name__) / f"{id}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Tutorial)


def record(found: Game, lesson: Tutorial) -> Record:
    """The whole first game; what can't be played is refused."""
    seats = ["learner" if seat == lesson.learner else "other" for seat in range(lesson.players)]
    made = Record(found, lesson.players, lesson.options, lesson.seed, seats)
    state = made.start()
    for step in lesson.steps:
        move = state.parse(step.move)
        state.play(move)
        made.moves.append(move)
    return made


def at(id: str, step: int) -> State:
    """The first game after so many moves."""
    lesson = tutorial(id)
    states = record(game(id), lesson).states()
    return next(state for number, state in enumerate(states) if number == step)
