"""What a seat sees: what lies open now, and what it is looking at right now.

A card looked at shows until the next move and never again (SCR-36), unless the table has the memory
aid; of each face-down card a seat is told whether it has seen it, which it may say (SCR-35).
"""

from typing import Any

from koloda.engine.contract import ALL, View
from koloda.games.scram import scorepad
from koloda.games.scram.abilities import ABILITIES, ACTIONS
from koloda.games.scram.cards import KNOWN, PUSHED, UP, VALUE, knowers, shown
from koloda.games.scram.moves import (
    GAP,
    OVER,
    PHASES,
    PUSH,
    ROUND_OVER,
    SECOND,
    SOURCES,
    TOP,
)
from koloda.games.scram.notation import place_text
from koloda.games.scram.position import Position


def public_view(position: Position) -> View:
    players = position.players
    over = position.phase in (ROUND_OVER, OVER)
    scores = position.scores()
    seen: View = {
        "players": players,
        "teams": [scorepad.team_of(owner, players) for owner in range(players)],
        "memory_aid": bool(position.memory_aid),
        "rounds": position.rounds,
        "round": position.finished + (not over),
        "recorded": [list(pair) for pair in scores],
        "sums": [sum(pair[team] for pair in scores) for team in (0, 1)],
        "starter": position.starter,
        "next_starter": none_or(position.next_starter),
        "phase": PHASES[position.phase],
        "caller": none_or(position.caller),
        "turns_left": None if position.caller < 0 else position.turns_left,
        **cards(position, None),
        "ability": ability(position),
        "targets": [place_name(place) for place in position.target_places()],
        "joining": none_or(position.joining),
        "looking": {
            "seat": none_or(position.looker),
            "places": [place_name(place) for place in position.looked_places()],
        },
        "pushed": pushed(position),
        "penalties": position.penalties,
    }
    if over:
        seen["counted"] = counted(position)
    return seen


def private_view(position: Position, seat: int, _public: View) -> View:
    """All cards, as they lie before the seat."""
    return cards(position, seat)


def cards(position: Position, seat: int | None) -> View:
    return {
        "camps": [camp(position, owner, seat) for owner in range(position.players)],
        "deck": deck(position, seat),
        "discard": discard(position, seat),
        "held": held(position, seat),
    }


def none_or(number: int) -> int | None:
    return None if number < 0 else number


def place_name(place: int) -> str:
    return place_text(place & 7, place >> 3)


def cell(
    position: Position,
    card: int,
    seat: int | None,
    is_looked_at: bool,
    is_covered: bool = False,
) -> dict[str, Any]:
    """One card as it lies before the seat."""
    seen: dict[str, Any] = {"up": bool(card & UP)}
    if seat == ALL:
        seen["known_by"] = knowers(card, position.players)
        seen["card"] = shown(card & VALUE)
        return seen
    knows = seat is not None and bool(card & KNOWN << seat)
    if knows and not card & UP:
        seen["known"] = True
    if (card & UP and not is_covered) or (knows and (is_looked_at or position.memory_aid)):
        seen["card"] = shown(card & VALUE)
    return seen


def looked_at(position: Position, place: int, seat: int | None) -> bool:
    return position.looker == seat and place in position.looked_places()


def camp(position: Position, owner: int, seat: int | None) -> list[dict[str, Any] | None]:
    """From the left; None is a gap."""
    seen: list[dict[str, Any] | None] = []
    for place, card in enumerate(position.camp_cards(owner)):
        if position.phase == GAP and card == PUSHED:
            seen.append(None)
        else:
            is_looked_at = looked_at(position, owner + 8 * place, seat)
            seen.append(cell(position, card, seat, is_looked_at))
    return seen


def deck(position: Position, seat: int | None) -> dict[str, Any]:
    """The first two cards can be known; the second is covered, even if it is turned up."""
    cards = position.deck_cards()
    seen: dict[str, Any] = {"size": len(cards), "top": None, "second": None}
    if cards:
        seen["top"] = cell(position, cards[-1], seat, looked_at(position, TOP, seat))
    if len(cards) > 1:
        is_looked_at = looked_at(position, SECOND, seat)
        seen["second"] = cell(position, cards[-2], seat, is_looked_at, is_covered=True)
    if seat == ALL:
        seen["cards"] = [shown(card & VALUE) for card in cards]
    return seen


def pushed(position: Position) -> list[str]:
    return [
        place_text(owner, place)
        for owner in range(position.players)
        for place, card in enumerate(position.camp_cards(owner))
        if card & PUSHED and position.phase == PUSH
    ]


def discard(position: Position, seat: int | None) -> dict[str, Any]:
    """Only the top shows (SCR-3)."""
    values = [shown(value) for value in position.pile_values()]
    seen: dict[str, Any] = {"size": len(values), "top": values[-1] if values else None}
    if seat == ALL or (position.memory_aid and seat is not None):
        seen["cards"] = values
    return seen


def held(position: Position, seat: int | None) -> dict[str, Any] | None:
    if position.held == 0:
        return None
    return {
        "source": SOURCES[position.source],
        **cell(position, position.held, seat, is_looked_at=seat == position.seat),
    }


def ability(position: Position) -> dict[str, Any] | None:
    if position.ability == 0:
        return None
    used = ABILITIES[position.ability]
    return {
        "card": used.card,
        "action": ACTIONS[used.action],
        "cards": used.cards,
        "joins": used.joins,
        "confirmed": used.confirmed,
    }


def counted(position: Position) -> dict[str, Any]:
    """How the round that just ended was scored, line by line."""
    camps = [
        [shown(card & VALUE) for card in position.camp_cards(owner)]
        for owner in range(position.players)
    ]
    score = scorepad.score_round(scorepad.Round(camps, none_or(position.caller)), position.starter)
    return {
        "own_totals": list(score.own_totals),
        "totals": list(score.totals),
        "recorded": list(score.recorded),
        "lines": [line.as_dict() for line in score.lines],
    }
