"""A game in progress: the whole truth (`State`), and what one seat knows of it (`Seen`)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from koloda.engine.contract import ALL, MOVES, Event, Phrase, Position, Saved, View
from koloda.engine.errors import (
    GameOver,
    IllegalMove,
    InvalidArgument,
    InvalidMove,
    InvalidSeat,
    NotToMove,
)
from koloda.engine.outcome import Outcome
from koloda.engine.rng import Rng

if TYPE_CHECKING:
    from koloda.engine.game import Game


class Offer(TypedDict):
    """A legal move as a table offers it."""

    move: int
    text: str
    says: Phrase


class State:
    """The whole truth, for tables, tests and records. A bot only ever gets `seen_by(seat)`."""

    def __init__(self, game: "Game", position: Position) -> None:
        self.game = game
        self.position = position

    @property
    def players(self) -> int:
        return self.position.players

    @property
    def seat_to_move(self) -> int | None:
        """From 0 to players - 1; None when the game is over."""
        return self.position.seat_to_move

    @property
    def outcome(self) -> Outcome | None:
        """Winners, scores, the reason and its clause; None while the game goes on."""
        return self.game.rules.outcome(self.position)

    @property
    def revealed(self) -> int:
        """A number that changes whenever something hidden comes to light or chance strikes.

        Moves may be undone as long as this number is still what it was before them.
        """
        return self.position.revealed

    @property
    def is_between_rounds(self) -> bool:
        """Whether a round, a deal or a game of the match was just scored and the next has no move.

        The rules don't wait there, and bots needn't: it is for tables, so that people can look.
        """
        return self.game.rules.is_between_rounds(self.position)

    @property
    def chance(self) -> Rng | None:
        """The generator of later shuffles, for a table that feeds it; None if there are none."""
        return self.position.chance

    def legal_moves(self) -> list[int]:
        """Return the legal moves: at least one until the game is over, then none."""
        return self.position.legal_moves()

    def canonical_moves(self) -> list[int]:
        """Return the legal moves, but where several cards are chosen one by one and their order
        doesn't matter, only in one order: for searches, which then meet each choice once.

        If the cards chosen so far are in another order, choices that include lower cards are
        missing, or, where none would be left, all legal moves are returned.
        """
        moves = self.position.legal_moves()
        return self.game.rules.canonical(self.position, moves) or moves

    def text(self, move: int) -> str:
        """Return the move in the game's notation."""
        return self.game.rules.text(self.position, check_move(move))

    def describe(self, move: int) -> Phrase:
        """Return a legal move in words: a message of the locale files and its arguments.

        For any other move, raise what `play` would raise.
        """
        if check_move(move) not in self.position.legal_moves():
            self.refuse(move)
        return self.game.rules.describe(self.position, move)

    def offers(self) -> list[Offer]:
        """Return the legal moves as JSON, each with its notation and its words."""
        rules, position = self.game.rules, self.position
        return [
            {"move": m, "text": rules.text(position, m), "says": rules.describe(position, m)}
            for m in position.legal_moves()
        ]

    def wanted(self) -> Phrase:
        """Return what the seat to move has to do now, in words like `describe`."""
        if self.position.seat_to_move is None:
            raise GameOver("the game is over")
        return self.game.rules.wanted(self.position)

    def parse(self, text: str) -> int:
        """Return the move that a text means; it may still be illegal."""
        return parse_move(self.game, self.position, text)

    def play(self, move: int) -> None:
        """Make a move for the seat to move."""
        try:
            is_played = type(move) is int and self.position.play(move)
        except OverflowError:  # a number that no C int can hold
            is_played = False
        if not is_played:
            self.refuse(move)

    def refuse(self, move: int) -> None:
        """Raise the error that says why this move, which is not legal, can't be made."""
        if self.position.seat_to_move is None:
            raise GameOver("the game is over")
        notation = self.text(move)  # raises InvalidMove for a number that means nothing
        if move in self.position.legal_moves():
            raise InvalidArgument(f"{notation} is legal, so there is no reason to refuse it")
        clause, (message, arguments) = self.game.rules.refusal(self.position, move)
        raise IllegalMove(clause, notation, f"{self.game.id}-{message}", arguments)

    def playout(self, rng: Rng) -> int:
        """Play uniformly random legal moves to the end; return how many."""
        return self.position.playout(rng)

    def clone(self) -> "State":
        """Return an independent copy. Like a loaded state, it has no events of a last move."""
        return State(self.game, self.position.clone())

    def view(self, seat: int | None) -> View:
        """Return what the seat (None: a spectator) sees now, as JSON.

        A view shows the table as people see it, and forgets what they must remember: `seen_by` has
        all that the seat knows.
        """
        public = public_view(self.game, self.position)
        return public if seat is None else self.view_beside(public, seat)

    def view_beside(self, public: View, seat: int) -> View:
        """Return what the seat sees now, given what a spectator sees (`view(None)`), so that many
        viewers of one table share the work."""
        check_seat(seat, self.position.players)
        if not isinstance(public, dict) or public.get("game") != self.game.id:
            raise InvalidArgument("the view is not what a spectator of this game sees")
        return private_view(self.game, self.position, public, seat)

    def view_all(self) -> View:
        """Return the view with all cards open, for replays and after the end."""
        return private_view(self.game, self.position, public_view(self.game, self.position), ALL)

    def events(self, seat: int | None) -> list[Event]:
        """Return what the last move did, step by step, as the seat (None: a spectator) saw it."""
        if seat is not None:
            check_seat(seat, self.position.players)
        return self.game.rules.events(self.position, seat)

    def events_by_seat(self) -> dict[int | None, list[Event]]:
        """Return `events` for every seat and for a spectator (None); equal ones share a list."""
        rules, position = self.game.rules, self.position
        public = rules.events(position, None)
        seen: dict[int | None, list[Event]] = dict.fromkeys(range(position.players), public)
        seen[None] = public
        for seat in rules.insiders(position, public):
            seen[seat] = rules.events(position, seat)
        return seen

    def events_all(self) -> list[Event]:
        """Return `events` with all cards open, for replays."""
        return self.game.rules.events(self.position, ALL)

    def known_face_down(self, seat: int) -> list[str]:
        """Return the face-down cards on the table that the seat can truthfully claim to know."""
        check_seat(seat, self.position.players)
        return self.game.rules.known_face_down(self.position, seat)

    def seen_by(self, seat: int) -> "Seen":
        """Return all that the seat knows: the only thing that a bot gets."""
        check_seat(seat, self.position.players)
        position = self.position
        events = self.game.rules.events(position, seat)
        return Seen(self.game, position.seen_by(seat), seat, events)

    def save(self) -> Saved:
        """Return the whole position as JSON; `game.load` reads it."""
        return self.game.rules.save(self.position)

    def key(self) -> tuple[object, ...]:
        """Return a hashable key that is equal for equal positions, and only for them."""
        return self.game.rules.key(self.position)

    def fingerprint(self) -> int:
        """Return a 64-bit number that is equal for equal positions, and fast to compute.

        Different positions have different ones but for chance: for tables of positions, not for
        proofs. It is the same on every machine, but not in every version of Koloda.
        """
        return self.position.fingerprint()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.position.fingerprint())

    def __reduce__(self) -> tuple[object, ...]:
        return self.game.load, (self.save(),)

    def __str__(self) -> str:
        return board_text(self.game, self.view_all())

    def __repr__(self) -> str:
        seat = self.position.seat_to_move
        return f"<State of {self.game.id}: {'over' if seat is None else f'seat {seat} to move'}>"


class Seen:
    """All that a seat knows: a state with holes for what it can't see; `imagine` fills them.

    It remembers what the seat has seen so far, e.g. face-down cards and cards that came from its
    hand, where `view` shows only what lies on the table now. It answers like the `State` that it
    was taken from, for its seat alone, and doesn't change when that state does.
    """

    def __init__(
        self, game: "Game", position: Position, seat: int, events: Sequence[Event] = ()
    ) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self._events = events

    @property
    def players(self) -> int:
        return self.position.players

    @property
    def seat_to_move(self) -> int | None:
        return self.position.seat_to_move

    @property
    def outcome(self) -> Outcome | None:
        return self.game.rules.outcome(self.position)

    def legal_moves(self) -> list[int]:
        """Return the seat's own legal moves; none while another seat is to move."""
        return self.position.legal_moves() if self.position.seat_to_move == self.seat else []

    def canonical_moves(self) -> list[int]:
        """Return the seat's own legal moves, each unordered choice in one order: see `State`."""
        if self.position.seat_to_move != self.seat:
            return []
        return State(self.game, self.position).canonical_moves()

    def offers(self) -> list[Offer]:
        """Return the seat's own legal moves as `State.offers` does; none on another's turn."""
        if self.position.seat_to_move != self.seat:
            return []
        return State(self.game, self.position).offers()

    def text(self, move: int) -> str:
        """Return the move in the game's notation."""
        return self.game.rules.text(self.position, check_move(move))

    def describe(self, move: int) -> Phrase:
        """Return a legal move of the seat in words, as `State.describe` does.

        Raise `NotToMove` on another's turn, when only the mover can say what a move would do, and
        what `State.play` would raise if the move is not legal.
        """
        if self.position.seat_to_move not in (self.seat, None):
            raise NotToMove(f"seat {self.position.seat_to_move} is to move, not seat {self.seat}")
        return State(self.game, self.position).describe(move)

    def wanted(self) -> Phrase:
        """Return what the seat to move has to do now, as `State.wanted` does."""
        return State(self.game, self.position).wanted()

    def parse(self, text: str) -> int:
        """Return the move that a text means; it may still be illegal."""
        return parse_move(self.game, self.position, text)

    def events(self) -> list[Event]:
        """Return what the last move did, as the seat saw it; empty after a load, as in `State`."""
        return list(self._events)

    def clone(self) -> "Seen":
        """Return an independent copy."""
        return Seen(self.game, self.position.clone(), self.seat, self._events)

    def view(self) -> View:
        """Return what the seat sees now, as `State.view` does; it is less than the seat knows."""
        public = public_view(self.game, self.position)
        return private_view(self.game, self.position, public, self.seat)

    def imagine(self, rng: Rng) -> State:
        """Return a complete state that fits all the seat knows; all of them are equally likely."""
        return State(self.game, self.position.imagine(rng))

    def save(self) -> Saved:
        """Return it as JSON, with null for what the seat can't see; `game.load_seen` reads it."""
        return self.game.rules.save(self.position)

    def key(self) -> tuple[object, ...]:
        """Return a hashable key that is equal for equal positions, and only for them."""
        return self.game.rules.key(self.position)

    def fingerprint(self) -> int:
        """Return a 64-bit number that is equal if all that the seat knows is: see `State`."""
        return self.position.fingerprint()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Seen)
            and self.game is other.game
            and self.seat == other.seat
            and self.key() == other.key()
        )

    def __hash__(self) -> int:
        return hash(self.position.fingerprint())

    def __reduce__(self) -> tuple[object, ...]:
        return self.game.load_seen, (self.save(),)

    def __str__(self) -> str:
        return board_text(self.game, self.view())

    def __repr__(self) -> str:
        return f"<{self.game.id} as seen by seat {self.seat}>"


def check_seat(seat: int, players: int) -> None:
    if type(seat) is not int or not 0 <= seat < players:
        raise InvalidSeat(f"there is no seat {seat!r}; the seats are 0 to {players - 1}")


def check_move(move: int) -> int:
    if type(move) is not int or not 0 <= move < MOVES:
        raise InvalidMove("refused-no-such-move", move)
    return move


def parse_move(game: "Game", position: Position, text: str) -> int:
    if not isinstance(text, str):
        raise InvalidMove("refused-no-such-move", text)
    return game.rules.parse(position, text)


def public_view(game: "Game", position: Position) -> dict[str, Any]:
    """Return a game's public view with the entries that all games share."""
    outcome = game.rules.outcome(position)
    return {
        "game": game.id,
        "seat": None,
        "seat_to_move": position.seat_to_move,
        "outcome": outcome.as_dict() if outcome else None,
        **game.rules.public_view(position),
    }


def private_view(game: "Game", position: Position, public: View, seat: int) -> dict[str, Any]:
    view = {**public, **game.rules.private_view(position, seat, public)}
    view["seat"] = None if seat == ALL else seat
    return view


def board_text(game: "Game", view: View) -> str:
    """Return the board for developers: unformatted, and in English."""
    from koloda.locales import texts  # here for the reason given in errors.py

    return game.rules.board(view, plain, texts("en").of(game.id))


def plain(_role: str, text: str) -> str:
    """Leave a text unformatted: the plain `Style`."""
    return text
