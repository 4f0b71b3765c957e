"""What a game gives the engine; `State`, `Seen` and `Game` are made of these.

A game is a folder with a compiled `Position` (the rules) and a handful of plain functions around
it, gathered in one `Rules`. Everything else (checks, errors, records, pickling) is done once, in
the engine.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from koloda.engine.option import Value
from koloda.engine.outcome import Outcome
from koloda.engine.rng import Rng

ALL = -1
"""In place of a seat, in `Rules.private_view` and `Rules.events`: the eyes of all seats together,
for replays and boards."""

MOVES = 2**15
"""Moves are whole numbers below this, so that the compiled rules keep them in a C short."""

View = dict[str, Any]
Event = dict[str, Any]
Saved = dict[str, Any]
Phrase = tuple[str, dict[str, int | str]]
"""A message of the locale files, without the game's prefix, and what it speaks of."""
Refusal = tuple[str, Phrase]
"""The clause that forbids a move, and why in words."""
Style = Callable[[str, str], str]
"""Dresses a text for its role on the board, e.g. ("hand", " 17")."""
Say = Callable[..., str]
"""A message of the game in words: its name without the game's prefix, and what it speaks of."""


class Position(Protocol):
    """The rules of one game on small ints and fixed-size arrays.

    Every method that Python can reach checks what it is given: nothing may corrupt the compiled
    build.
    """

    @property
    def players(self) -> int: ...

    @property
    def seat_to_move(self) -> int | None: ...

    @property
    def revealed(self) -> int:
        """How often so far something hidden came to light (a draw, a look, a card turned up by
        more than its owner's choice) or chance struck.

        A take-back never reaches past a change of this number.
        """

    @property
    def chance(self) -> Rng | None:
        """Where later shuffles take their numbers from; None: there are none to come."""

    def legal_moves(self) -> list[int]: ...

    def play(self, move: int) -> bool:
        """Make the move and return True; change nothing and return False where it is not legal.

        Takes any int; one that is too large for C may raise `OverflowError`.
        """

    def playout(self, rng: Rng) -> int:
        """Uniformly random legal moves to the end; return how many."""

    def clone(self) -> Self: ...

    def seen_by(self, seat: int) -> Self:
        """A position built from what the seat knows, with holes for the rest."""

    def imagine(self, rng: Rng) -> Self:
        """Fill the holes of a `seen_by` position, each possible world equally likely."""


P = TypeVar("P", bound=Position)


@dataclass(frozen=True)
class Rules(Generic[P]):
    """The plain-Python side of a game, around its `Position`."""

    deal: Callable[[Rng, int, Mapping[str, Value]], P]
    outcome: Callable[[P], Outcome | None]
    public_view: Callable[[P], View]
    """What everybody sees, spectators too: built by adding what is open to all."""
    private_view: Callable[[P, int, View], View]
    """What a seat (`ALL`: all of them together) sees beyond the given public view, as entries that
    replace those of the public view. Whatever is equal there is shared with it, never changed."""
    events: Callable[[P, int | None], list[Event]]
    """What the last move did, step by step, as the seat saw it; nothing after a deal or a load."""
    text: Callable[[P, int], str]
    parse: Callable[[P, str], int]
    """Raises `InvalidMove` for what can't be read."""
    describe: Callable[[P, int], Phrase]
    """A legal move in words, to its mover."""
    wanted: Callable[[P], Phrase]
    """What the seat to move is asked to do now, from what everybody knows."""
    refusal: Callable[[P, int], Refusal]
    """Why this move is not legal, from what its mover can know."""
    save: Callable[[P], Saved]
    load: Callable[[Saved], P]
    """Raises `InvalidPosition` for anything that can't be."""
    key: Callable[[P], tuple[object, ...]]
    """Equal for equal positions, and only for them."""
    board: Callable[[View, Style, Say], str]
    """A view as lines of text, at most 80 columns."""
    insiders: Callable[[P, list[Event]], Iterable[int]] = lambda position, _events: range(
        position.players
    )
    """Seats to which the last move told more than to a spectator, whose events are given; any more
    than these only cost time."""
    known_face_down: Callable[[P, int], list[str]] = lambda _position, _seat: []
    """Which cards that lie face down a seat knows, each by the name of its place."""
