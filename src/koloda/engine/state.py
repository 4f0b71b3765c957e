"""A game in progress: the whole truth (`State`), and what one seat knows of it (`Seen`)."""

from typing import TYPE_CHECKING, Any, TypedDict

from koloda.engine.contract import ALL, MOVES, Event, Phrase, Position, Saved, View
from koloda.engine.errors import GameOver, IllegalMove, InvalidMove, InvalidSeat
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
    def chance(self) -> Rng | None:
        """The generator of later shuffles, for a table that feeds it; None if there are none."""
        return self.position.chance

    def legal_moves(self) -> list[int]:
        """Return the legal moves: at least one until the game is over, then none."""
        return self.position.legal_moves()

    def text(self, move: int) -> str:
        """Return the move in the game's notation."""
        return self.game.rules.text(self.position, check_move(move))

    def describe(self, move: int) -> Phrase:
        """Return the move in words: a message of the locale files and its arguments."""
        return self.game.rules.describe(self.position, check_move(move))

    def offers(self) -> list[Offer]:
        """Return the legal moves as JSON, each with its notation and its words."""
        rules, position = self.game.rules, self.position
        return [
            {"move": m, "text": rules.text(position, m), "says": rules.describe(position, m)}
            for m in position.legal_moves()
        ]

    def wanted(self) -> Phrase:
        """Return what the seat to move has to do now, in words like `describe`."""
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
        """Raise the error that says why this move can't be made."""
        if self.position.seat_to_move is None:
            raise GameOver("the game is over")
        notation = self.text(move)  # raises InvalidMove for a number that means nothing
        clause, (message, arguments) = self.game.rules.refusal(self.position, move)
        raise IllegalMove(clause, notation, f"{self.game.id}-{message}", arguments)

    def playout(self, rng: Rng) -> int:
        """Play uniformly random legal moves to the end; return how many."""
        return self.position.playout(rng)

    def clone(self) -> "State":
        return State(self.game, self.position.clone())

    def view(self, seat: int | None) -> View:
        """Return what the seat (None: a spectator) sees now, as JSON."""
        public = public_view(self.game, self.position)
        return public if seat is None else self.view_beside(public, seat)

    def view_beside(self, public: View, seat: int) -> View:
        """Return what the seat sees now, given what a spectator sees (`view(None)`), so that many
        viewers of one table share the work."""
        check_seat(seat, self.position.players)
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
        return Seen(self.game, self.position.seen_by(seat), seat)

    def save(self) -> Saved:
        """Return the whole position as JSON; `game.load` reads it."""
        return self.game.rules.save(self.position)

    def key(self) -> tuple[object, ...]:
        """Return a hashable key that is equal for equal positions, and only for them."""
        return self.game.rules.key(self.position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return self.game.load, (self.save(),)

    def __str__(self) -> str:
        return board_text(self.game, self.view_all())

    def __repr__(self) -> str:
        seat = self.position.seat_to_move
        return f"<State of {self.game.id}: {'over' if seat is None else f'seat {seat} to move'}>"


class Seen:
    """A state with holes for what the seat can't see; `imagine` fills them."""

    def __init__(self, game: "Game", position: Position, seat: int) -> None:
        self.game = game
        self.position = position
        self.seat = seat

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

    def text(self, move: int) -> str:
        return self.game.rules.text(self.position, check_move(move))

    def parse(self, text: str) -> int:
        return parse_move(self.game, self.position, text)

    def view(self) -> View:
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

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Seen)
            and self.game is other.game
            and self.seat == other.seat
            and self.key() == other.key()
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.key()))

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
