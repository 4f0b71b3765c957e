"""What a game must provide; the engine builds `State`, `Seen` and `Game` from it.

A game is a folder with a compiled `Position` (the rules) and a handful of plain functions around
it, gathered in one `Rules`. The engine does everything else (checks, errors, records, pickling)
once, for all games.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from koloda.engine.option import Value
from koloda.engine.outcome import Outcome
from koloda.engine.rng import Rng

ALL = -1
"""All seats together, in place of one seat in `Rules.private_view` and `Rules.events`: for replays
and boards with all cards open."""

MOVES = 2**15
"""Moves are whole numbers below this, so the compiled rules can keep them in a C short."""

View = dict[str, Any]
Event = dict[str, Any]
Saved = dict[str, Any]
Phrase = tuple[str, dict[str, int | str]]
"""A message id of the locale files, without the game's prefix, and its arguments."""
Refusal = tuple[str, Phrase]
"""The clause that forbids a move, and the reason as a phrase."""
Style = Callable[[str, str], str]
"""Formats a text for its role on the board, e.g. ("hand", " 17")."""
Say = Callable[..., str]
"""Puts a message of the game into words, given its id without the prefix, and its arguments."""


class Position(Protocol):
    """The rules of one game on small ints and fixed-size arrays.

    Every method that Python can reach checks its arguments, so nothing can corrupt the compiled
    build.
    """

    @property
    def players(self) -> int: ...

    @property
    def seat_to_move(self) -> int | None: ...

    @property
    def revealed(self) -> int:
        """How often something hidden has come to light (a draw, a look, a card that was not turned
        up by its owner's choice alone) or chance has struck.

        Undo never reaches past a change of this number.
        """

    @property
    def chance(self) -> Rng | None:
        """The generator of later shuffles; None if nothing will be shuffled."""

    def legal_moves(self) -> list[int]: ...

    def play(self, move: int) -> bool:
        """Make the move and return True, or return False and change nothing if it is not legal.

        Accept any int; one that is too large for C may raise `OverflowError`.
        """

    def playout(self, rng: Rng) -> int:
        """Play uniformly random legal moves to the end; return how many."""

    def clone(self) -> Self: ...

    def fingerprint(self) -> int:
        """Return a 64-bit hash of everything that `Rules.key` compares (see `hashing`)."""

    def seen_by(self, seat: int) -> Self:
        """Return a position built from what the seat knows, with holes for the rest."""

    def imagine(self, rng: Rng) -> Self:
        """Fill the holes of a `seen_by` position; every possible world is equally likely."""


P = TypeVar("P", bound=Position)


@dataclass(frozen=True)
class Rules(Generic[P]):
    """The plain-Python side of a game, around its `Position`."""

    deal: Callable[[Rng, int, Mapping[str, Value]], P]
    outcome: Callable[[P], Outcome | None]
    public_view: Callable[[P], View]
    """What everybody sees, spectators included; built by adding only what is open to all."""
    private_view: Callable[[P, int, View], View]
    """What a seat (or `ALL` seats together) sees beyond the given public view, as entries that
    replace those of the public view. Equal parts are shared with it and must not be changed."""
    events: Callable[[P, int | None], list[Event]]
    """What the last move did, step by step, as the seat saw it; empty after a deal or a load."""
    text: Callable[[P, int], str]
    parse: Callable[[P, str], int]
    """Raises `InvalidMove` for text that can't be read."""
    describe: Callable[[P, int], Phrase]
    """A legal move in words, for the player who may make it."""
    wanted: Callable[[P], Phrase]
    """What the seat to move has to do now, using only what everybody knows."""
    refusal: Callable[[P, int], Refusal]
    """Why this move is not legal, using only what its mover can know."""
    save: Callable[[P], Saved]
    load: Callable[[Saved], P]
    """Raises `InvalidPosition` for a position that can't exist."""
    key: Callable[[P], tuple[object, ...]]
    """Equal for equal positions, and only for them."""
    board: Callable[[View, Style, Say], str]
    """A view as lines of text, at most 80 columns wide."""
    options_of: Callable[[P], Mapping[str, Value]] = lambda _position: {}
    """The options that a position shows, e.g. the target of its match."""
    insiders: Callable[[P, list[Event]], Iterable[int]] = lambda position, _events: range(
        position.players
    )
    """The seats that learnt more from the last move than a spectator, whose events are given.
    Naming too many seats costs only time."""
    canonical: Callable[[P, list[int]], list[int]] = lambda _position, moves: moves
    """The given legal moves without those that reach by another order what others reach too."""
    renumbered: Callable[[P, int], int] = lambda _position, move: move
    """The number that a move in a log of an earlier version has now."""
    is_between_rounds: Callable[[P], bool] = lambda _position: False
    """Whether a round, a deal or a game of the match has been scored and nobody has moved since, by
    what everybody knows. A table then waits until its people have seen the result."""
    known_face_down: Callable[[P, int], list[str]] = lambda _position, _seat: []
    """The face-down cards that a seat knows, each by the name of its place."""
