"""A game written down as JSON Lines: a header, one line per move, and the outcome.

    {"koloda": 1, "game": "face-to-face", "rules": 1, "players": 2, "options": {…}, "seed": 7,
     "seats": ["Ada", "random bot"], "check": "…"}      (all on one line)
    {"seat": 0, "move": "A17", "check": "…"}
    {"moves": 41, "outcome": {"winners": [0], …}, "check": "…"}

Instead of `seed`, a header may hold the whole deal as `position`, or the ingredients of a fair deal
(`fair`: the commitment, the secret, the seats' hashes and bytes, in hex, the id of the table, and
the match's number there; older ones lack the hashes, table and match). An unfinished game ends with
`"outcome": null`; one that a seat lost on time has `"out_of_time": 1` beside the outcome,
and one in which it gave up, `"resigned": 1`.

`check` is a shortened SHA-256 of all lines so far. It shows which line an editor or a disk has
damaged, but it is no signature. A record from a server has one, of the whole SHA-256, as a line of
its own at the end:

    {"signed": {"key": "…", "signature": "…"}}
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from koloda.engine import fair
from koloda.engine.contract import Saved
from koloda.engine.errors import (
    Fault,
    InvalidArgument,
    InvalidRecord,
    KolodaError,
    OptionError,
    quoted,
)
from koloda.engine.fair import CONTRIBUTION, FEWEST, SCHEME, SECRET, FairDeal, Stream, Terms
from koloda.engine.game import Game
from koloda.engine.option import Value, check_options
from koloda.engine.outcome import Outcome
from koloda.engine.rng import Rng
from koloda.engine.signature import Signature, Signer
from koloda.engine.state import State

FORMAT = 1
Line = dict[str, Any]
T = TypeVar("T")


@dataclass
class Record:
    game: Game
    players: int
    options: dict[str, Value]
    deal: int | Saved | FairDeal
    """The seed, the whole dealt position, or the ingredients of a fair deal."""
    seats: list[str]
    """Who sat where."""
    moves: list[int] = field(default_factory=list)
    out_of_time: int | None = None
    """The seat to move, if it lost the match on time."""
    resigned: int | None = None
    """The seat that gave up for its side."""
    signed_by: str | None = field(default=None, compare=False)
    """The public key of the server that signed the record, if it was read from one that is."""

    def __post_init__(self) -> None:
        self.players = self.game.check_players(self.players)
        self.options = check_options(self.game.options, self.options)
        if len(self.seats) != self.players or not all(isinstance(name, str) for name in self.seats):
            raise OptionError(f"seats must name {self.players} players")
        if isinstance(self.deal, FairDeal) and self.deal.terms is not None:
            game, seats, dealt = self.game, tuple(self.seats), self.deal.terms
            own = (game.id, game.version, self.players, self.options, seats)
            if dealt != Terms(dealt.table, dealt.match, *own):
                raise OptionError("the cards were dealt for another match")

    def start(self) -> State:
        """Return the state right after the deal."""
        return self._begin()[0]

    def _begin(self) -> tuple[State, Stream | None]:
        if isinstance(self.deal, int):
            return self.game.deal_with(Rng(self.deal), self.players, self.options), None
        if isinstance(self.deal, FairDeal):
            stream = self.deal.stream()
            return self.game.deal_with(stream.rng(), self.players, self.options), stream
        state = self.game.load(self.deal)
        self._check_deal(state)
        return state, None

    def _check_deal(self, state: State) -> None:
        """Refuse a whole position that is not of the match that the record announces."""
        if state.players != self.players:
            raise OptionError(f"players: {self.players}, but {state.players} sit at the position")
        dealt = self.game.rules.options_of(state.position)
        for option in self.game.options:
            chosen = self.options[option.name]
            if option.name in dealt and chosen is not None and chosen != dealt[option.name]:
                raise OptionError(
                    f"option {option.name}: {chosen!r}, but the position was dealt with "
                    f"{dealt[option.name]!r}"
                )

    def states(self) -> Iterator[State]:
        """Yield the deal and the state after each move, as one object; clone what you keep."""
        state, stream = self._begin()
        yield state
        for move in self.moves:
            fair.play(state, move, stream)
            yield state

    def end(self) -> State:
        """Return the state after the last move."""
        *_, last = self.states()
        return last

    def outcome(self, end: State) -> Outcome | None:
        """Return how the game ended, given the state after the last move."""
        if self.out_of_time is not None:
            return Outcome.out_of_time(self.game.sides(self.players), self.out_of_time)
        if self.resigned is not None:
            return Outcome.resigned(self.game.sides(self.players), self.resigned)
        return end.outcome

    def lines(self, signer: Signer | None = None) -> Iterator[str]:
        """Yield the lines of the record, without line breaks; the last one may be a signature."""
        state, stream = self._begin()
        content: list[Line] = [self._header()]
        for move in self.moves:
            content.append({"seat": state.seat_to_move, "move": state.text(move)})
            fair.play(state, move, stream)
        content.append(self._close(state))
        digest = sha256()
        for line in content:
            yield to_json({**line, "check": next_check(digest, line)})
        if signer is not None:
            yield to_json({"signed": vars(signer.sign(digest.digest()))})

    def _header(self) -> Line:
        return {
            "koloda": FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "players": self.players,
            "options": self.options,
            **deal_fields(self.deal),
            "seats": self.seats,
        }

    def _close(self, end: State) -> Line:
        outcome = self.outcome(end)
        close = {"moves": len(self.moves), "outcome": outcome.as_dict() if outcome else None}
        decided = {"out_of_time": self.out_of_time, "resigned": self.resigned}
        return {**close, **{why: seat for why, seat in decided.items() if seat is not None}}

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the whole file or nothing, so a crash never leaves half a record."""
        path = Path(path)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, delete=False
        ) as file:
            try:
                file.writelines(line + "\n" for line in self.lines())
                file.flush()
                os.fsync(file.fileno())
                os.replace(file.name, path)
            except BaseException:
                os.unlink(file.name)
                raise

    @classmethod
    def read(cls, path: str | os.PathLike[str], find: Callable[[str], Game]) -> "Record":
        """Read and replay a file; if anything is wrong, raise `InvalidRecord` with the line."""
        try:
            text = Path(path).read_bytes().decode()
        except UnicodeDecodeError as error:
            raise InvalidRecord(1, f"not a text file: {error.reason}", "foreign") from None
        return cls.parse(text, find)

    @classmethod
    def parse(cls, text: str, find: Callable[[str], Game]) -> "Record":
        if not isinstance(text, str):
            raise InvalidRecord(1, f"a record is text, not {type(text).__name__}", "foreign")
        rows = text.split("\n")
        if rows.pop() != "":
            raise InvalidRecord(len(rows) + 1, "the record is cut off in this line", "cut-off")
        if not rows:
            raise InvalidRecord(1, "the record is empty", "empty")
        digest, signature = sha256(), take_signature(rows)
        lines = [read_line(row, number, digest) for number, row in enumerate(rows, 1)]
        if signature is not None and not signature.fits(digest.digest()):
            raise InvalidRecord(
                len(rows) + 1, "the signature is wrong: the record was changed", "changed"
            )
        record = cls._from_header(lines[0], find)
        state, stream = blame_line(1, record._begin)
        for number, line in enumerate(lines[1:-1], 2):
            record._read_move(state, stream, line, number)
        record._read_close(state, lines[-1], len(lines))
        record.signed_by = None if signature is None else signature.key
        return record

    @classmethod
    def _from_header(cls, header: Line, find: Callable[[str], Game]) -> "Record":
        if header.get("koloda") != FORMAT:
            raise InvalidRecord(1, f"not a Koloda record of format {FORMAT}", "foreign")
        deals = header.keys() & {"seed", "position", "fair"}
        require_keys(header, {"koloda", "game", "rules", "players", "options", "seats"} | deals, 1)
        if len(deals) != 1:
            raise InvalidRecord(1, "the header must have exactly one of seed, position and fair")
        if not isinstance(header["options"], dict) or not isinstance(header["seats"], list):
            raise InvalidRecord(1, "options must be an object, and seats a list")
        if not isinstance(header["game"], str):
            raise InvalidRecord(1, "game must be a string")
        present = blame_line(1, lambda: find(header["game"]))
        game = blame_line(1, lambda: present.of_version(header["rules"]), "rules")
        return blame_line(
            1,
            lambda: cls(
                game, header["players"], header["options"], read_deal(header, game), header["seats"]
            ),
        )

    def _read_move(self, state: State, stream: Stream | None, line: Line, number: int) -> None:
        require_keys(line, {"seat", "move"}, number)
        if line["seat"] != state.seat_to_move:
            raise InvalidRecord(number, f"it is not seat {line['seat']}'s turn", "move")
        if not isinstance(line["move"], str):
            raise InvalidRecord(number, f"{quoted(line['move'])} is not a move", "move")
        move = blame_line(number, lambda: state.parse(line["move"]), "move")
        blame_line(number, lambda: fair.play(state, move, stream), "move")
        self.moves.append(move)

    def _read_close(self, state: State, line: Line, number: int) -> None:
        if number == 1 or line.keys() - {"out_of_time", "resigned"} != {
            "moves",
            "outcome",
        }:
            raise InvalidRecord(
                number, "the record is cut off: its last line is not an outcome", "cut-off"
            )
        if line["moves"] != len(self.moves):
            raise InvalidRecord(number, f"{line['moves']} moves announced, {len(self.moves)} found")
        if "out_of_time" in line:
            seat = line["out_of_time"]
            if type(seat) is not int or seat != state.seat_to_move:
                raise InvalidRecord(number, "only the seat to move can run out of time")
            self.out_of_time = seat
        if "resigned" in line:
            self._read_resigned(state, line["resigned"], number)
        outcome = self._close(state)["outcome"]
        if line["outcome"] != outcome:
            raise InvalidRecord(number, f"the moves lead to {outcome}, not to {line['outcome']}")

    def _read_resigned(self, state: State, seat: object, number: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise InvalidRecord(number, f"there is no seat {quoted(seat)} that can resign")
        if state.seat_to_move is None or self.out_of_time is not None:
            raise InvalidRecord(number, "nobody can resign when the game is over")
        if len(set(self.game.sides(self.players))) != 2:
            raise InvalidRecord(number, "a seat can resign only if there is one side to win")
        self.resigned = seat


def deal_fields(deal: int | Saved | FairDeal) -> Line:
    if isinstance(deal, int):
        return {"seed": deal}
    if not isinstance(deal, FairDeal):
        return {"position": deal}
    ingredients: Line = {
        "commitment": deal.commitment,
        "secret": deal.secret.hex(),
        "contributions": [added.hex() for added in deal.contributions],
    }
    if deal.terms is not None:
        ingredients = {
            "scheme": deal.scheme,
            "table": deal.terms.table,
            "match": deal.terms.match,
            **ingredients,
            "hashes": list(deal.hashes),
        }
    return {"fair": ingredients}


def read_deal(header: Line, game: Game) -> int | Saved | FairDeal:
    if "fair" not in header:
        deal: int | Saved = header["seed"] if "seed" in header else header["position"]
        return deal
    ingredients = header["fair"]
    terms = read_terms(header, game)
    try:
        fair_deal = FairDeal(
            bytes.fromhex(ingredients["secret"]),
            tuple(bytes.fromhex(added) for added in ingredients["contributions"]),
            terms,
        )
        commitment = ingredients["commitment"]
    except (KeyError, TypeError, ValueError):
        raise InvalidRecord(1, "fair: needs commitment, secret and contributions, in hex") from None
    if len(fair_deal.secret) != SECRET or len(fair_deal.contributions) != header["players"]:
        raise InvalidRecord(1, f"fair: a secret has {SECRET} bytes, and each seat one contribution")
    lengths = {len(added) for added in fair_deal.contributions}
    if max(lengths) > CONTRIBUTION:
        raise InvalidRecord(1, f"fair: a contribution has at most {CONTRIBUTION} bytes")
    if commitment != fair_deal.commitment:
        raise InvalidRecord(1, "fair: the secret does not match the commitment")
    if terms is not None:
        if min(lengths - {0}, default=FEWEST) < FEWEST:
            raise InvalidRecord(1, f"fair: a contribution has at least {FEWEST} bytes")
        if ingredients["hashes"] != list(fair_deal.hashes):
            raise InvalidRecord(1, "fair: the seats' bytes do not match their hashes")
    return fair_deal


def read_terms(header: Line, game: Game) -> Terms | None:
    """Return what the cards were dealt for; None if the deal is older than terms."""
    ingredients = header["fair"]
    keys = {"commitment", "secret", "contributions"}
    if not isinstance(ingredients, dict):
        raise InvalidRecord(1, "fair: must be an object")
    if "scheme" not in ingredients:
        require_keys(ingredients, keys, 1)
        return None
    require_keys(ingredients, keys | {"scheme", "table", "match", "hashes"}, 1)
    if type(ingredients["scheme"]) is not int or ingredients["scheme"] != SCHEME:
        raise InvalidRecord(1, f"fair: unknown scheme {ingredients['scheme']!r}")
    table, match = ingredients["table"], ingredients["match"]
    if not isinstance(table, str) or type(match) is not int or match < 1:
        raise InvalidRecord(1, "fair: needs the table's id, and the number of the match from 1 on")
    options = check_options(game.options, header["options"])
    seats = tuple(header["seats"])
    return Terms(table, match, game.id, game.version, header["players"], options, seats)


def to_json(line: object) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(", ", ": "))


def from_json(row: str) -> Any:
    """Read a line. A key that is there twice is refused: people might read the ignored one."""

    def unambiguous(pairs: list[tuple[str, Any]]) -> Line:
        if len(found := dict(pairs)) < len(pairs):
            raise InvalidArgument("a key is there twice")
        return found

    return json.loads(row, object_pairs_hook=unambiguous)


def next_check(digest: Any, line: Line) -> str:
    """Add a line to the digest and return its check."""
    digest.update(json.dumps(line, sort_keys=True, ensure_ascii=True).encode() + b"\n")
    return str(digest.hexdigest())[:12]


def take_signature(rows: list[str]) -> Signature | None:
    """Remove the signature from the rows of a record and return it; None if there is none."""
    if len(rows) == 1 or not rows[-1].startswith('{"signed"'):
        return None
    try:
        (signed,) = from_json(rows[-1]).values()
        signature = Signature(**signed)
    except (ValueError, TypeError, AttributeError, RecursionError):
        raise InvalidRecord(len(rows), "the signature can't be read") from None
    if not isinstance(signature.key, str) or not isinstance(signature.signature, str):
        raise InvalidRecord(len(rows), "the signature can't be read")
    rows.pop()
    return signature


def read_line(row: str, number: int, digest: Any) -> Line:
    """Return a line without its check; refuse it if the check is wrong."""
    fault: Fault = "foreign" if number == 1 else "damaged"
    try:
        line = from_json(row)
        to_json(line).encode()  # refuses half a character, which JSON can escape
    except (ValueError, RecursionError):
        raise InvalidRecord(number, "not JSON", fault) from None
    if not isinstance(line, dict):
        raise InvalidRecord(number, "not a JSON object", fault)
    check = line.pop("check", None)
    if check != next_check(digest, line):
        raise InvalidRecord(
            number, "the check is wrong: this line or an earlier one was changed", "changed"
        )
    return line


def require_keys(line: Line, keys: set[str], number: int) -> None:
    missing, extra = keys - line.keys(), line.keys() - keys
    if missing or extra:
        problem = f"lacks {sorted(missing)}" if missing else f"has unknown {sorted(extra)}"
        raise InvalidRecord(number, f"the line {problem}")


def blame_line(number: int, action: Callable[[], T], fault: Fault = "damaged") -> T:
    """Run an action; raise any refusal as `InvalidRecord` with this line."""
    try:
        return action()
    except InvalidRecord:
        raise
    except KolodaError as error:
        raise InvalidRecord(number, str(error), fault) from error
