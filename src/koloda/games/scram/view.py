"""What a seat sees: what lies open now, and what it is looking at right now.

A card that was looked at shows until the next move and never again, unless the table has the memory
aid (SCR-36). For each face-down card a seat is told whether it has seen it, because it may say so
(SCR-35).
"""

from typing import Any

from koloda.engine.contract import ALL, View
from koloda.games.scram import cards, codes, places, scorepad
from koloda.games.scram.abilities import ABILITIES
from koloda.games.scram.cards import knowers, shown
from koloda.games.scram.notation import place_text
from koloda.games.scram.position import Position


def public_view(position: Position) -> View:
    players = position.players
    over = position.phase in (codes.ROUND_OVER, codes.OVER)
    scores = position.scores()
    seen: View = {
        "players": players,
        "teams": [codes.team_of(owner, players) for owner in range(players)],
        "memory_aid": bool(position.memory_aid),
        "rounds": position.rounds,
        "round": position.finished + (not over),
        "recorded": [list(pair) for pair in scores],
        "sums": [sum(pair[team] for pair in scores) for team in (0, 1)],
        "starter": position.starter,
        "next_starter": none_or(position.next_starter),
        "phase": codes.PHASES[position.phase],
        "caller": none_or(position.caller),
        "turns_left": None if position.caller < 0 else position.turns_left,
        **lying_cards(position, None),
        "ability": ability(position),
        "targets": [place_text(place) for place in position.target_places()],
        "joining": none_or(position.joining),
        "looking": {
            "seat": none_or(position.looker),
            "places": [place_text(place) for place in position.looked_places()],
        },
        "pushed": [place_text(place) for place in position.pushed_places()],
        "penalties": position.penalties,
    }
    if over:
        seen["counted"] = counted(position)
    return seen


def private_view(position: Position, seat: int, _public: View) -> View:
    """Return all cards as they lie before the seat."""
    return lying_cards(position, seat)


def lying_cards(position: Position, seat: int | None) -> View:
    return {
        "camps": [camp(position, owner, seat) for owner in range(position.players)],
        "deck": deck(position, seat),
        "discard": discard(position, seat),
        "held": held(position, seat),
    }


def none_or(number: int) -> int | None:
    return None if number < 0 else number


def cell(
    position: Position,
    card: int,
    seat: int | None,
    is_looked_at: bool,
    is_covered: bool = False,
) -> dict[str, Any]:
    """Return one card as it lies before the seat."""
    seen: dict[str, Any] = {"up": cards.is_up(card)}
    if seat == ALL:
        seen["known_by"] = knowers(card, position.players)
        seen["card"] = shown(cards.value(card))
        return seen
    knows = seat is not None and cards.is_known(card, seat)
    if knows and not cards.is_up(card):
        seen["known"] = True
    if (cards.is_up(card) and not is_covered) or (knows and (is_looked_at or position.memory_aid)):
        seen["card"] = shown(cards.value(card))
    return seen


def looked_at(position: Position, place: int, seat: int | None) -> bool:
    return position.looker == seat and place in position.looked_places()


def camp(position: Position, owner: int, seat: int | None) -> list[dict[str, Any] | None]:
    """Return a camp from the left; None is a gap."""
    seen: list[dict[str, Any] | None] = []
    for index, card in enumerate(position.camp_cards(owner)):
        if position.phase == codes.CHOOSE_GAP and card == cards.GAP:
            seen.append(None)
        else:
            is_looked_at = looked_at(position, places.at(owner, index), seat)
            seen.append(cell(position, card, seat, is_looked_at))
    return seen


def deck(position: Position, seat: int | None) -> dict[str, Any]:
    """Return the first two cards, which can be known; the second is covered even if it is up."""
    lying = position.deck_cards()
    seen: dict[str, Any] = {"size": len(lying), "top": None, "second": None}
    if lying:
        seen["top"] = cell(position, lying[-1], seat, looked_at(position, codes.TOP, seat))
    if len(lying) > 1:
        is_looked_at = looked_at(position, codes.SECOND, seat)
        seen["second"] = cell(position, lying[-2], seat, is_looked_at, is_covered=True)
    if seat == ALL:
        seen["cards"] = [shown(cards.value(card)) for card in lying]
    return seen


def discard(position: Position, seat: int | None) -> dict[str, Any]:
    """Only the top card shows (SCR-3); with the memory aid, players see the whole pile (SCR-36)."""
    values = [shown(value) for value in position.pile_values()]
    seen: dict[str, Any] = {"size": len(values), "top": values[-1] if values else None}
    if seat == ALL or (position.memory_aid and seat is not None):
        seen["cards"] = values
    return seen


def held(position: Position, seat: int | None) -> dict[str, Any] | None:
    if position.held == 0:
        return None
    return {
        "source": codes.SOURCES[position.source],
        **cell(position, position.held, seat, is_looked_at=seat == position.seat),
    }


def ability(position: Position) -> dict[str, Any] | None:
    if position.ability == 0:
        return None
    used = ABILITIES[position.ability]
    return {
        "card": used.card,
        "action": codes.ACTIONS[used.action],
        "cards": used.cards,
        "joins": used.joins,
        "confirmed": used.confirmed,
    }


def counted(position: Position) -> dict[str, Any]:
    """Return how the round that just ended was scored, line by line."""
    camps = [
        [shown(cards.value(card)) for card in position.camp_cards(owner)]
        for owner in range(position.players)
    ]
    score = scorepad.score_round(scorepad.Round(camps, none_or(position.caller)), position.starter)
    return {
        "own_totals": list(score.own_totals),
        "totals": list(score.totals),
        "recorded": list(score.recorded),
        "lines": [line.as_dict() for line in score.lines],
    }


def known_face_down(position: Position, seat: int) -> list[str]:
    """Return the places of the face-down cards of which the seat may say "I know this card".

    It may say which cards it knows, never what they are (SCR-34, SCR-35).
    """
    rows = [*enumerate(map(position.camp_cards, range(position.players)))]
    rows.append((codes.DECK, position.deck_cards()[::-1]))
    return [
        place_text(places.at(camp, index))
        for camp, row in rows
        for index, card in enumerate(row)
        if cards.is_known(card, seat) and not cards.is_up(card)
    ]
