"""A bout: one deal between two bots, played in every line-up.

Games don't go through `tables.Table` but have their own short loop, because a table checks each
move on a copy, logs it, and explains it. Playing the same games both ways in turn, with the most
players and by CPU time, a table takes 5.5 to 9.5 times as long with *random*, 1.2 to 1.6 times with
*newcomer*, and 1.02 to 1.10 times with `plain@100`. A table also has no bot that sees all cards and
no budget for each seat.
"""

import time
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from koloda.bots.contract import Budget
from koloda.engine.outcome import Outcome
from koloda.engine.rng import Rng
from koloda.games import game
from koloda.lab.entrant import Entrant
from koloda.lab.lineup import lineups

CLOCK = time.thread_time


@dataclass(frozen=True)
class Terms:
    """The settings that all games of an arena share."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    simulations: int | None = None
    seconds: float | None = None
    """Per move, of processor time, so that a busy machine changes nothing. If both limits are None,
    each bot has its own budget."""
    seed: int = 1

    @property
    def budget(self) -> Budget | None:
        if self.simulations is None and self.seconds is None:
            return None
        return Budget(self.simulations, self.seconds)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


class Bout(NamedTuple):
    first: str
    second: str
    deal: int


@dataclass
class Work:
    """What a bot spent on the moves where it had a choice."""

    simulations: int = 0
    milliseconds: list[float] = field(default_factory=list)
    """One per move."""

    def add(self, simulations: int, seconds: float) -> None:
        self.simulations += simulations
        self.milliseconds.append(round(1000 * seconds, 1))


def play(terms: Terms, bout: Bout) -> dict[str, Any]:
    """Play all games of a bout; return them as JSON."""
    found = game(terms.game)
    work = {bout.first: Work(), bout.second: Work()}
    games = []
    for number, seats in enumerate(lineups(found, terms.players, bout.first, bout.second)):
        outcome = play_game(terms, bout.deal, number, seats, work)
        games.append({"seats": seats, **points(found.sides(terms.players), seats, outcome, bout)})
    return {
        "bout": list(bout),
        "games": games,
        "work": {name: asdict(each) for name, each in work.items()},
    }


def play_game(
    terms: Terms, deal: int, number: int, seats: tuple[str, ...], work: dict[str, Work]
) -> Outcome:
    # every bot has its own random numbers in every game
    source = Rng(terms.seed, stream=deal * 64 + number)
    entrants = [Entrant.parse(name) for name in seats]
    bots = [each.bot(terms.game, source.below(2**31), CLOCK) for each in entrants]
    state = game(terms.game).deal(
        seed=Rng(terms.seed, stream=2**32 + deal).below(2**31),
        players=terms.players,
        **terms.options,
    )
    while (seat := state.seat_to_move) is not None:
        seen = entrants[seat].seen(state, seat)
        begun = CLOCK()
        choice = bots[seat].choose(seen, entrants[seat].budget or terms.budget)
        if len(seen.legal_moves()) > 1:
            work[seats[seat]].add(choice.simulations, CLOCK() - begun)
        state.play(choice.move)
    outcome = state.outcome
    assert outcome is not None
    return outcome


def points(
    sides: tuple[int, ...], seats: tuple[str, ...], outcome: Outcome, bout: Bout
) -> dict[str, Any]:
    """Return how the first bot fared against the second.

    `ahead`, from 0 to 1, is its mean result over all pairs of its seats and the other bot's seats.
    If one of the two bots sat alone among more, it is the `lone` one, and `first` is its share of
    the first place.
    """
    won = {side: any(sides[seat] == side for seat in outcome.winners) for side in set(sides)}
    lone = min(set(seats), key=seats.count)
    if len(won) == 2:
        mine = sides[seats.index(bout.first)]
        ahead = (1 + won[mine] - won[1 - mine]) / 2
        if 2 * seats.count(lone) == len(seats):
            return {"ahead": ahead}
        return {"ahead": ahead, "lone": lone, "first": float(won[sides[seats.index(lone)]])}
    pairs = [
        (outcome.scores[a] > outcome.scores[b]) + (outcome.scores[a] == outcome.scores[b]) / 2
        for a, mine in enumerate(seats)
        for b, other in enumerate(seats)
        if (mine, other) == (bout.first, bout.second)
    ]
    share = 1 / len(outcome.winners) if seats.index(lone) in outcome.winners else 0.0
    return {"ahead": sum(pairs) / len(pairs), "lone": lone, "first": share}
