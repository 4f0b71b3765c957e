"""Tutorials: a first game of each game. The learner makes the moves, and each rule appears when it
first matters.

A tutorial is data: a file here, such as `face-to-face.toml`, and its notes in the locale files. You
can write one without code:

    players = 2
    learner = 0                     # the learner's seat

    [[parts]]                       # a deal; most tutorials need only one
    seed = 7                        # the game's options may follow

    [parts.position]                # fields of the saved position that differ from the deal,
    cauldrons = 2                   # to begin in the middle of a game or with chosen cards

    [parts.end]                     # what to say after the last move
    note = "won"

    [[parts.steps]]
    note = "goal"                   # without a move, the note waits until it has been read

    [[parts.steps]]
    move = "A17"                    # in the game's notation; other seats' moves play automatically
    note = "ascending"              # said before it: the message tutorial-face-to-face-ascending
    clauses = ["F2F-6"]             # the rules that the note explains
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from koloda.engine.contract import Saved
from koloda.engine.game import Game
from koloda.engine.record import Record
from koloda.engine.state import State
from koloda.games import game


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    note: str = ""
    clauses: tuple[str, ...] = ()


class Step(Note, frozen=True, kw_only=True):
    move: str = ""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: int
    steps: tuple[Step, ...]
    end: Note
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    learner: int
    players: int
    parts: tuple[Part, ...]

    @property
    def notes(self) -> list[Note]:
        """Return everything that is said, in order."""
        return [one for part in self.parts for one in (*part.steps, part.end) if one.note]


@dataclass(frozen=True)
class Moment:
    """A place in a tutorial: a position, with what is said there and the move that follows."""

    said: Note
    move: int | None
    """The lesson's next move; None: there is only a note to read."""
    mover: int | None
    """Who made the move that led here; None: nobody did."""
    is_deal: bool
    """Whether a part begins here."""


def has_tutorial(game: Game) -> bool:
    return (resources.files(__name__) / f"{game.id}.toml").is_file()


@cache
def tutorial(id: str) -> Tutorial:
    """Return the tutorial of a game."""
    file = resources.files(__name__) / f"{id}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Tutorial)


def record(game: Game, lesson: Tutorial, part: Part) -> Record:
    """Return a part's game as a record; refuse a move that can't be played."""
    seats = ["learner" if seat == lesson.learner else "other" for seat in range(lesson.players)]
    deal: int | Saved = part.seed
    if part.position:
        dealt = game.deal(seed=part.seed, players=lesson.players, **part.options)
        deal = {**dealt.save(), **part.position}
    record = Record(game, lesson.players, part.options, deal, seats)
    state = record.start()
    for step in part.steps:
        if step.move:
            move = state.parse(step.move)
            state.play(move)
            record.moves.append(move)
    return record


def moments(id: str) -> Iterator[tuple[Moment, State]]:
    """Yield each place of a game's tutorial with its state, which is one object per part."""
    lesson = tutorial(id)
    for part in lesson.parts:
        replay = record(game(id), lesson, part)
        states = replay.states()
        state = next(states)
        mover: int | None = None
        is_deal = True
        made = 0
        for step in part.steps:
            move = replay.moves[made] if step.move else None
            yield Moment(step, move, mover, is_deal), state
            is_deal = False
            mover = state.seat_to_move if step.move else None
            if step.move:
                next(states)
                made += 1
        yield Moment(part.end, None, mover, is_deal), state
