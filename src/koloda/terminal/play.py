"""A game against bots at the terminal."""

import argparse
import secrets
import time
from pathlib import Path
from typing import Any

from rich.markup import escape

from koloda.bots.levels import LEVELS, USUAL
from koloda.engine.errors import OptionError
from koloda.engine.game import Game
from koloda.engine.option import check_effects, check_options
from koloda.engine.record import Record
from koloda.engine.state import check_seat
from koloda.games import GAMES, game
from koloda.locales import LANGUAGES, texts
from koloda.tables.errors import EarlierRules
from koloda.terminal.data_folder import data_folder
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen
from koloda.terminal.session import LEAVE, Session


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game against bots",
        description="Play a game against bots in the terminal. Without GAME, the command asks "
        "which one.",
        epilog="Type moves in the game's notation (see: koloda rules GAME) or pick them from a "
        "list by number. Ctrl-C leaves the game; --resume continues it from its record.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, help="number of players, including you")
    parser.add_argument("--seat", type=int, default=0, help="your seat (default 0, the first)")
    parser.add_argument("--seed", type=int, help="the deal's seed, to get the same cards again")
    parser.add_argument(
        "--bot", choices=LEVELS, default=USUAL, help=f"the bots' level (default {USUAL})"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, e.g. first=0",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="where to write the record")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a recorded game")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    screen = Screen(texts(arguments.lang))
    if arguments.resume:
        record = Record.read(arguments.resume, game)
        if record.game is not game(record.game.id):
            raise EarlierRules(record.game.version)
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
    Session(record, path, seat, arguments.bot, screen).play()


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
    check_effects(chosen.options, check_options(chosen.options, options))
    return Record(chosen, players, options, seed, names)


def parse_option(chosen: Game, text: str) -> tuple[str, Any]:
    """Parse `first=0` as an option of the game; the value gets the option's own type."""
    name, _, value = text.partition("=")
    for option in chosen.options:
        if option.name == name:
            values = [one for one in option.allowed if str(one).lower() == value.lower()]
            return name, values[0] if values else option.check(value)
    names = ", ".join(option.name for option in chosen.options)
    raise OptionError(f"there is no option {name!r}; the options are {names}")


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
