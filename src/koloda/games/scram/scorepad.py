"""The scorepad (SCR-37): totals, recorded scores, the next starter and the winner.

Pure functions, for the engine at the end of a round and for people at a real table. Seats are
numbered clockwise from 0. Team 0 has the even seats, team 1 the odd ones; with three players the
solo player is seat 0 and team 0, the pair are seats 1 and 2 and team 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from koloda.engine.errors import KolodaError
from koloda.games.scram import scoring
from koloda.games.scram.cards import EQUALS
from koloda.games.scram.codes import team_of

ROUNDS = {3: 3, 4: 4, 6: 3}
"""By the number of players (SCR-28, SCR-30)."""
MOST_ROUNDS = 4
HIGHEST_TOTAL = 999
"""More than any camp can hold; a total beyond it is a slip of the pencil."""
MOST_OF_A_TEAM = 3 * HIGHEST_TOTAL

REASONS = {
    "lowest-sum": "SCR-28",
    "solo-wins-level": "SCR-33",
    "lower-late-round": "SCR-29",
    "everybody-loses": "SCR-29",
}
"""Why a match can end, each with its clause."""

Pair = tuple[int, int]


class InvalidScore(KolodaError, ValueError):
    """Something on the scorepad is impossible; the message names the seat or the field."""


@dataclass(frozen=True)
class Line:
    """One step of the count, with the rule behind it."""

    clause: str
    key: str
    """A message of the locale files, without the game's prefix."""
    values: dict[str, int]

    def as_dict(self) -> dict[str, Any]:
        return {"clause": self.clause, "key": self.key, "values": dict(self.values)}


@dataclass(frozen=True)
class Round:
    """What people enter: each camp as its cards (1 … 13 or "=") or as its total, and who called."""

    camps: Sequence[Sequence[int | str] | int]
    caller: int | None = None


@dataclass(frozen=True)
class RoundScore:
    own_totals: tuple[int, ...]
    """One per seat (SCR-25)."""
    totals: Pair
    """One per team (SCR-24)."""
    recorded: Pair
    """One per team (SCR-26)."""
    next_starter: int
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class MatchScore:
    sums: Pair
    winner: int | None
    """A team; None while rounds are missing, and when everybody loses."""
    reason: str | None
    """None while rounds are missing."""
    clause: str
    lines: tuple[Line, ...]


def members(team: int, players: int) -> tuple[int, ...]:
    if players not in ROUNDS:
        raise InvalidScore(f"players: {players!r}, but 3, 4 or 6 play")
    return tuple(seat for seat in range(players) if team_of(seat, players) == team)


def camp_total(values: Sequence[int]) -> int:
    """Add up a camp; 0 is a card that isn't known."""
    for value in values:
        if type(value) is not int or not 0 <= value <= EQUALS:
            raise InvalidScore(f"{value!r} is no card")
    numbers = [value for value in values if value != EQUALS]
    return scoring.camp_total(sum(numbers), len(values) - len(numbers), min(numbers, default=0))


def team_totals(own_totals: Sequence[int]) -> Pair:
    players = len(own_totals)
    both = [0, 0]
    for seat, total in enumerate(own_totals):
        both[team_of(seat, players)] += total
    return both[0], both[1]


def scores_to_record(totals: Pair, calling_team: int | None) -> Pair:
    first, second = totals
    check_totals(totals)
    return (
        scoring.score_to_record(first, second, calling_team == 0),
        scoring.score_to_record(second, first, calling_team == 1),
    )


def next_starter(own_totals: Sequence[int], scores: Pair, starter: int) -> int:
    players = len(own_totals)
    if players not in ROUNDS or not 0 <= starter < players:
        raise InvalidScore(f"starter: there is no seat {starter!r} of {players}")
    check_totals(own_totals)
    candidates: Sequence[int] = range(players)
    if scores[0] != scores[1]:
        candidates = members(lower_team(scores), players)
    return min(
        candidates,
        key=lambda seat: scoring.starting_rank(own_totals[seat], seat, starter, players),
    )


def check_totals(totals: Sequence[int]) -> None:
    for total in totals:
        if type(total) is not int or not 0 <= total <= MOST_OF_A_TEAM:
            raise InvalidScore(f"{total!r} can't be a total")


def lower_team(scores: Pair) -> int:
    """Return the team with the lower of two different scores."""
    return 0 if scores[0] < scores[1] else 1


def winner(players: int, rounds: Sequence[Pair]) -> tuple[int | None, str]:
    """Return the winning team (None: everybody loses), and why (see `REASONS`)."""
    first, second = (sum(scores[team] for scores in rounds) for team in (0, 1))
    if first != second:
        return lower_team((first, second)), "lowest-sum"  # the lowest sum wins (SCR-28)
    if players == 3:
        return 0, "solo-wins-level"  # tied at the end, the solo player wins (SCR-33)
    # the last round that wasn't tied decides; if all were, everybody loses (SCR-29)
    for scores in reversed(rounds):
        if scores[0] != scores[1]:
            return lower_team(scores), "lower-late-round"
    return None, "everybody-loses"


def score_round(entered: Round, starter: int) -> RoundScore:
    """Count one round that `starter` began."""
    players = len(entered.camps)
    if players not in ROUNDS:
        raise InvalidScore(f"camps: {players}, but 3, 4 or 6 play")
    for name, seat in (("starter", starter), ("caller", entered.caller)):
        if seat is None and name == "caller":
            continue
        if type(seat) is not int or not 0 <= seat < players:
            raise InvalidScore(f"{name}: there is no seat {seat!r}; there are 0 to {players - 1}")
    own_totals, lines = [], []
    for seat, camp in enumerate(entered.camps):
        own_totals.append(entered_total(camp, seat))
        lines.append(Line("SCR-25", "pad-camp", {"seat": seat, "total": own_totals[seat]}))
    totals = team_totals(own_totals)
    for team in (0, 1):
        lines.append(Line("SCR-24", "pad-team", {"team": team, "total": totals[team]}))
    calling_team = None if entered.caller is None else team_of(entered.caller, players)
    scores = scores_to_record(totals, calling_team)
    for team in (0, 1):
        key = "pad-recorded"
        if team == calling_team:
            key = "pad-right-call" if scores[team] == 0 else "pad-wrong-call"
        lines.append(Line("SCR-26", key, {"team": team, "score": scores[team]}))
    following = next_starter(own_totals, scores, starter)
    lines.append(Line("SCR-27", "pad-starter", {"seat": following}))
    return RoundScore(tuple(own_totals), totals, scores, following, tuple(lines))


def entered_total(camp: Sequence[int | str] | int, seat: int) -> int:
    """Return what a camp counts, from its cards or from the total that was entered."""
    if type(camp) is int:
        if not 0 <= camp <= HIGHEST_TOTAL:
            raise InvalidScore(f"seat {seat}: {camp} can't be the total of a camp")
        return camp
    if not isinstance(camp, (list, tuple)):
        raise InvalidScore(f"seat {seat}: a camp is a list of cards or a total, not {camp!r}")
    for card in camp:
        if card != "=" and not (type(card) is int and 1 <= card <= 13):
            raise InvalidScore(f"seat {seat}: {card!r} is no card; there are 1 to 13 and '='")
    return camp_total([EQUALS if card == "=" else int(card) for card in camp])


def score_match(players: int, rounds: Sequence[Pair], number: int | None = None) -> MatchScore:
    """Add up the recorded scores; after the last of `number` rounds, name the winner."""
    if players not in ROUNDS:
        raise InvalidScore(f"players: {players!r}, but 3, 4 or 6 play")
    sums = sum(scores[0] for scores in rounds), sum(scores[1] for scores in rounds)
    lines = [Line("SCR-28", "pad-sum", {"team": team, "sum": sums[team]}) for team in (0, 1)]
    if not rounds or len(rounds) < (ROUNDS[players] if number is None else number):
        return MatchScore(sums, None, None, "SCR-28", tuple(lines))
    team, reason = winner(players, rounds)
    clause = REASONS[reason]
    lines.append(Line(clause, f"pad-{reason}", {} if team is None else {"team": team}))
    return MatchScore(sums, team, reason, clause, tuple(lines))


def score_pad(
    entered: Sequence[Round], first: int, number: int | None = None
) -> tuple[list[RoundScore], MatchScore]:
    """Score a whole pad: every round, started by whom the one before it named, and the match."""
    if not entered:
        raise InvalidScore("rounds: enter at least one")
    if len({len(round.camps) for round in entered}) > 1:
        raise InvalidScore("rounds: the same players play all of them")
    scored: list[RoundScore] = []
    starter = first
    for round in entered:
        scored.append(score_round(round, starter))
        starter = scored[-1].next_starter
    players = len(entered[0].camps)
    return scored, score_match(players, [score.recorded for score in scored], number)
