"""A person's game against bots at the terminal."""

import secrets
import time
from functools import partial
from pathlib import Path

from rich.columns import Columns
from rich.markup import escape

from koloda.bots.contract import Bot
from koloda.bots.levels import bot
from koloda.engine.errors import InvalidMove, LocalizedError
from koloda.engine.fair import SECRET
from koloda.engine.record import Record
from koloda.engine.rng import Rng
from koloda.engine.state import State
from koloda.tables.bot_turn import BotTurn, bot_turn
from koloda.tables.commands import AskUndo, Command, Move, carry_out
from koloda.tables.errors import Refused
from koloda.tables.match import Match
from koloda.tables.recorded_table import RecordedTable
from koloda.terminal.rules import show_rules
from koloda.terminal.screen import Screen

LEAVE = ("quit", "q", "exit")
PERSON = "you"
"""The id of the one person at the table."""


class Session:
    """One person at a table with bots. The record is written after each move."""

    def __init__(self, record: Record, path: Path, seat: int, level: str, screen: Screen) -> None:
        self.path = path
        self.seat = seat
        self.screen = screen
        self.names = screen.names(record)
        self.table = RecordedTable.resume(record, PERSON, seat, level, time.time())
        seed = record.deal if isinstance(record.deal, int) else 0
        self.bots: dict[int, Bot] = {
            other: bot(record.game.id, level, Rng(seed, stream=other + 1).below(2**31))
            for other in range(record.players)
            if other != seat
        }

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def state(self) -> State:
        return self.match.state

    def play(self) -> None:
        self.write_record()
        others = [name for seat, name in enumerate(self.names) if seat != self.seat]
        self.screen.say("terminal-seats", seat=self.seat, others=others)
        self.screen.say("terminal-commands", "dim")
        try:
            while self.table.phase == "playing":
                self.next_move()
        except (KeyboardInterrupt, EOFError):
            self.screen.show()
            self.screen.say("terminal-recorded", path=str(self.path))
            self.screen.say("terminal-go-on", path=str(self.path))
            return
        self.screen.board(self.state, self.state.view_all())
        assert self.table.outcome is not None
        self.screen.outcome(self.state, self.table.outcome, self.names)
        self.screen.say("terminal-recorded", path=str(self.path))

    def write_record(self) -> None:
        self.table.record().write(self.path)

    def next_move(self) -> None:
        turn = bot_turn(self.table)
        if turn is None:
            self.screen.board(self.state, self.state.view(self.seat))
            self.ask()
        else:
            self.let_bot_move(turn)

    def let_bot_move(self, turn: BotTurn) -> None:
        choice = self.bots[turn.seen.seat].choose(turn.seen)
        turn.move(choice, self.table, time.time())
        self.show_move()

    def show_move(self) -> None:
        self.write_record()
        self.screen.events(self.state, self.seat, self.names, self.seat)

    def ask(self) -> None:
        """Read commands until one changes the position."""
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
                    self.show_legal_moves()
                case "rules" | "r":
                    show_rules(self.screen, self.state.game)
                case "back" | "b":
                    if self.undo():
                        return
                case _:
                    if self.try_move(answer):
                        return

    def show_legal_moves(self) -> None:
        """Show the legal moves, numbered and in words."""
        moves = self.state.legal_moves()
        self.screen.say("terminal-moves")
        rows = [
            f"{number:>3}  [bold]{escape(self.state.text(move)):<5}[/] "
            f"{escape(self.screen.phrase(self.state, self.state.describe(move)))}"
            for number, move in enumerate(moves, 1)
        ]
        self.screen.console.print(Columns(rows, column_first=True, padding=(0, 3)))

    def carry_out(self, command: Command) -> None:
        carry_out(self.table, command, PERSON, time.time(), partial(secrets.token_bytes, SECRET))

    def try_move(self, answer: str) -> bool:
        try:
            self.carry_out(self.read_move(answer))
        except LocalizedError as error:
            self.screen.refusal(error)
            return False
        self.show_move()
        return True

    def read_move(self, answer: str) -> Move:
        if not answer.isdecimal():
            return Move(id="", text=answer)
        moves = self.state.legal_moves()
        if 1 <= int(answer) <= len(moves):
            return Move(id="", move=moves[int(answer) - 1])
        raise InvalidMove("terminal-choose-number", answer, {"count": len(moves)})

    def undo(self) -> bool:
        moves = list(self.match.moves)
        try:
            self.carry_out(AskUndo(id=""))
        except Refused:
            self.screen.say("terminal-nothing-to-take-back", "red")
            return False
        undone = moves[len(self.match.moves)]
        self.screen.say("terminal-taken-back", move=self.state.text(undone))
        self.write_record()
        return True
