"""A game against bots at the terminal."""

import argparse
import secrets
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.markup import escape

from koloda.bots.contract import Bot
from koloda.bots.levels import LEVELS, USUAL, bot
from koloda.engine.errors import InvalidMove, LocalizedError, OptionError
from koloda.engine.game import Game
from koloda.engine.record import Record
from koloda.engine.rng import Rng
from koloda.engine.state import State, check_seat
from koloda.games import GAMES, game
from koloda.locales import LANGUAGES, texts
from koloda.terminal.language import add_language
from koloda.terminal.place import data_folder
from koloda.terminal.rules import show_rules
from koloda.terminal.screen import Screen

LEAVE = ("quit", "q", "exit")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game against bots",
        description="Play a game against bots, here in the terminal. Without a GAME you are asked.",
        epilog="Moves are typed in the game's notation (see: koloda rules GAME) or picked from a "
        "list by number. Ctrl-C leaves the table; the record stays and --resume goes on with it.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--players", type=int, help="how many, you among them")
    parser.add_argument("--seat", type=int, default=0, help="where you sit (0: the first)")
    parser.add_argument("--seed", type=int, help="deal the same cards again")
    parser.add_argument(
        "--bot", choices=LEVELS, default=USUAL, help=f"how well the bots play (default {USUAL})"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, e.g. first=0",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="where to write the record")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a record")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    screen = Screen(texts(arguments.lang))
    if arguments.resume:
        record = Record.read(arguments.resume, game)
        path = arguments.resume
        you = {texts(language).say("terminal-you") for language in LANGUAGES}
        own = (seat for seat, name in enumerate(record.seats) if name in you)
        seat = next(own, arguments.seat)
        check_seat(seat, record.players)
        screen.say("terminal-resumed", moves=len(record.moves))
    else:
        try:
            record = new_record(arguments, screen)
        except (KeyboardInterrupt, EOFError):  # left at the menu
            screen.show()
            return
        seat = arguments.seat
        path = arguments.record or default_path(record.game)
    Table(record, path, seat, arguments.bot, screen).play()


def new_record(arguments: argparse.Namespace, screen: Screen) -> Record:
    chosen = game(arguments.game) if arguments.game else ask_game(screen)
    players = arguments.players
    if players is None and not arguments.game:
        players = ask_players(chosen, screen)
    players = chosen.check_players(players)
    check_seat(arguments.seat, players)
    seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    name = screen.texts.say(f"bot-{arguments.bot}")
    names = [f"{name} ({seat})" if players > 2 else name for seat in range(players)]
    names[arguments.seat] = screen.texts.say("terminal-you")
    options = dict(parse_option(chosen, text) for text in arguments.option)
    return Record(chosen, players, options, seed, names)


def parse_option(chosen: Game, text: str) -> tuple[str, Any]:
    """`first=0` as an option of the game; the value is read as the option's own type."""
    name, _, value = text.partition("=")
    for option in chosen.options:
        if option.name == name:
            readings = [
                allowed for allowed in option.allowed if str(allowed).lower() == value.lower()
            ]
            return name, readings[0] if readings else option.check(value)
    names = ", ".join(option.name for option in chosen.options)
    raise OptionError(f"no option {name!r}; there are: {names}")


def default_path(chosen: Game) -> Path:
    folder = data_folder() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{chosen.id}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"


def ask_game(screen: Screen) -> Game:
    screen.say("terminal-choose-game", "bold")
    return list(GAMES.values())[ask_number(screen, [screen.title(one) for one in GAMES.values()])]


def ask_players(chosen: Game, screen: Screen) -> int:
    if len(chosen.seats) == 1:
        return chosen.seats[0]
    screen.say("terminal-choose-players", "bold")
    return chosen.seats[ask_number(screen, [str(number) for number in chosen.seats])]


def ask_number(screen: Screen, choices: list[str]) -> int:
    for number, choice in enumerate(choices, 1):
        screen.show(f"  {number}  {escape(choice)}")
    while True:
        answer = screen.console.input("› ").strip()
        if answer.lower() in LEAVE:
            raise EOFError
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return int(answer) - 1
        screen.say("terminal-choose-number", count=len(choices))


class Table:
    """One person, bots on all other seats, and a record that is written after each move."""

    def __init__(self, record: Record, path: Path, seat: int, level: str, screen: Screen) -> None:
        self.record = record
        self.path = path
        self.seat = seat
        self.screen = screen
        self.names = screen.names(record)
        self.state = record.end()
        seed = record.deal if isinstance(record.deal, int) else 0
        self.bots: dict[int, Bot] = {
            other: bot(record.game.id, level, Rng(seed, stream=other + 1).below(2**31))
            for other in range(record.players)
            if other != seat
        }

    def play(self) -> None:
        self.record.write(self.path)
        others = [name for seat, name in enumerate(self.names) if seat != self.seat]
        self.screen.say("terminal-seats", seat=self.seat, others=others)
        self.screen.say("terminal-commands", "dim")
        try:
            while self.state.seat_to_move is not None:
                self.next_move(self.state.seat_to_move)
        except (KeyboardInterrupt, EOFError):
            self.screen.show()
            self.screen.say("terminal-recorded", path=str(self.path))
            self.screen.say("terminal-go-on", path=str(self.path))
            return
        self.screen.board(self.state, self.state.view_all())
        outcome = self.state.outcome
        assert outcome is not None
        self.screen.outcome(self.state, outcome, self.names)
        self.screen.say("terminal-recorded", path=str(self.path))

    def next_move(self, seat: int) -> None:
        if seat in self.bots:
            self.make(self.bots[seat].choose(self.state.seen_by(seat)).move)
        else:
            self.screen.board(self.state, self.state.view(self.seat))
            self.ask()

    def make(self, move: int) -> None:
        self.state.play(move)
        self.record.moves.append(move)
        self.record.write(self.path)
        self.screen.events(self.state, self.seat, self.names)

    def ask(self) -> None:
        """Read commands until one is a move or changes the position."""
        self.screen.show(escape(self.screen.phrase(self.state, self.state.wanted())))
        while True:
            answer = self.screen.console.input("› ").strip()
            match answer.lower():
                case "":
                    continue
                case leaving if leaving in LEAVE:
                    raise EOFError
                case "help" | "?":
                    self.screen.say("terminal-commands")
                case "moves" | "m":
                    self.show_moves()
                case "rules" | "r":
                    show_rules(self.screen, self.state.game)
                case "back" | "b":
                    if self.take_back():
                        return
                case _:
                    if self.try_move(answer):
                        return

    def show_moves(self) -> None:
        """The legal moves, numbered and in words."""
        moves = self.state.legal_moves()
        self.screen.say("terminal-moves")
        rows = [
            f"{number:>3}  [bold]{escape(self.state.text(move)):<5}[/] "
            f"{escape(self.screen.phrase(self.state, self.state.describe(move)))}"
            for number, move in enumerate(moves, 1)
        ]
        self.screen.console.print(Columns(rows, column_first=True, padding=(0, 3)))

    def try_move(self, answer: str) -> bool:
        try:
            self.make(self.read_move(answer))
        except LocalizedError as error:
            self.screen.refusal(error)
            return False
        return True

    def read_move(self, answer: str) -> int:
        moves = self.state.legal_moves()
        if answer.isdecimal():
            if 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            raise InvalidMove("terminal-choose-number", answer, {"count": len(moves)})
        return self.state.parse(answer)

    def take_back(self) -> bool:
        """Undo one's own last move, if nothing came to light by it and nobody moved since."""
        before = self.before_last_move()
        if (
            before is None
            or before.seat_to_move != self.seat
            or before.revealed != self.state.revealed
        ):
            self.screen.say("terminal-nothing-to-take-back", "red")
            return False
        move = self.record.moves.pop()
        self.screen.say("terminal-taken-back", move=before.text(move))
        self.state = before
        self.record.write(self.path)
        return True

    def before_last_move(self) -> State | None:
        moves = self.record.moves
        return replace(self.record, moves=moves[:-1]).end() if moves else None
