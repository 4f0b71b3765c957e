"""What the terminal shows. Boards are in colour, unless NO_COLOR is set."""

from rich.console import Console
from rich.markup import escape

from koloda.engine.contract import View
from koloda.engine.errors import LocalizedError
from koloda.engine.game import Game
from koloda.engine.outcome import Outcome
from koloda.engine.record import Record
from koloda.engine.state import State
from koloda.locales import SEAT_FIELDS, Texts, addressee

WIDTH = 80
STYLES = {
    "gold": "bold yellow",
    "silver": "bold cyan",
    "playable": "bold green",
    "back": "dim",
    "own": "bold green",
    "team": "bold green",
    "other": "bold magenta",
    "red": "bold red",
    "orange": "bold dark_orange",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold blue",
    "purple": "bold magenta",
    "hidden": "dim",
    "known": "italic",
    "open": "bold",
}
"""The style of each role on a board; other roles are plain."""


def styled(role: str, text: str) -> str:
    style = STYLES.get(role)
    return f"[{style}]{escape(text)}[/]" if style else escape(text)


class Screen:
    def __init__(self, texts: Texts, console: Console | None = None) -> None:
        self.texts = texts
        self.console = console or Console(highlight=False)
        self.console.width = min(self.console.width, WIDTH)

    def show(self, markup: str = "") -> None:
        self.console.print(markup)

    def say(self, message: str, style: str = "", **arguments: object) -> None:
        self.console.print(escape(self.texts.say(message, arguments)), style=style)

    def title(self, game: Game) -> str:
        """Return the game's title, the same as on the browser's front page."""
        return self.texts.say(f"web-game-{game.id}")

    def board(self, state: State, view: View) -> None:
        self.show()
        # a board that is too wide stays readable if it is cut instead of wrapped
        board = state.game.rules.board(view, styled, self.texts.of(state.game.id))
        self.console.print(board, no_wrap=True, crop=False)

    def names(self, record: Record) -> list[str]:
        """Return the name of each seat; a person without a name is a guest."""
        return [name or self.texts.say("web-guest") for name in record.seats]

    def phrase(self, state: State, phrase: tuple[str, dict[str, int | str]]) -> str:
        """Return a prompt or a move in words, for the player who is to move."""
        message, arguments = phrase
        return self.texts.say(f"{state.game.id}-{message}", {**arguments, "you": "seat"})

    def refusal(self, error: LocalizedError) -> None:
        text = escape(self.texts.say(error.message, error.arguments))
        self.show(f"[red]{text}[/]" + (f" [dim]({error.clause})[/]" if error.clause else ""))

    def events(
        self, state: State, seat: int | None, names: list[str], reader: int | None = None
    ) -> None:
        """Show what the last move did, as a seat saw it, one event per line.

        The reader's own seat is addressed as "you".
        """
        for event in state.events(seat):
            spoken = {
                name: names[value] if name in SEAT_FIELDS and isinstance(value, int) else value
                for name, value in event.items()
            }
            spoken["you"] = addressee(event, reader)
            text = self.texts.say(f"{state.game.id}-event-{event['event']}", spoken)
            if event.get("seat") is None:
                self.show(f"  {escape(text)}")
                continue
            who = self.texts.say("terminal-you") if event["seat"] == reader else spoken["seat"]
            self.show(f"  [bold]{escape(str(who))}[/] {escape(text)}")

    def outcome(self, state: State, outcome: Outcome, names: list[str]) -> None:
        # if no clause ended the game, time ran out at the table
        spoken = f"{state.game.id}-{outcome.reason}" if outcome.clause else f"web-{outcome.reason}"
        reason = self.texts.say(spoken)
        winners = [names[seat] for seat in outcome.winners]
        self.show()
        if winners == [self.texts.say("terminal-you")]:
            self.say("terminal-you-win", "bold")
        else:
            self.say("terminal-wins", "bold", count=len(winners), names=winners)
        clause = f" [dim]({outcome.clause})[/]" if outcome.clause else ""
        self.show(escape(reason) + clause)
        if len(set(outcome.scores)) > 1 and set(outcome.scores) != {0, 1}:
            scores = [f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True)]
            self.say("terminal-scores", scores=scores)
