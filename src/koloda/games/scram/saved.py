"""A position as JSON and back.

Only this module decides whether a position is possible: `FIELDS.read` checks each field on its own,
and the functions below check that the fields fit together.
"""

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from koloda.engine.contract import Saved
from koloda.engine.errors import InvalidPosition
from koloda.engine.fields import Values
from koloda.games.scram import cards, codes, places, scorepad
from koloda.games.scram.abilities import ABILITIES
from koloda.games.scram.cards import shown
from koloda.games.scram.fields import FIELDS
from koloda.games.scram.notation import CAMPS
from koloda.games.scram.position import Position

Faults = Iterator[tuple[bool, str]]
"""Whether something is wrong, and what; a check may rely on those before it."""

REPLACING = (codes.PUSH_CARDS, codes.CHOOSE_GAP, codes.PLACE_NEW_CARD)
"""Phases in which the card in hand is to be placed."""
LOOKING = (codes.LOOKS, codes.LOOKS_AND_SWAPS)

save = FIELDS.save


def load(saved: Saved) -> Position:
    values = FIELDS.read(saved)
    for check in CHECKS:
        for is_wrong, why in check(SimpleNamespace(**values)):
            if is_wrong:
                raise InvalidPosition(why)
    position = restored(values)
    if position.phase != codes.OVER and not position.legal_moves():
        raise InvalidPosition("phase: nothing to do")
    return position


def restored(values: Values) -> Position:
    """Build the position of these values, which have been checked."""
    position = Position(values["players"], values["rounds"], values["memory_aid"] == 1)
    position.observer = values["seen_by"]
    position.finished = len(values["recorded"])
    for i, scores in enumerate(values["recorded"]):
        for team in range(2):
            position.recorded[i][team] = scores[team]
    position.starter = values["starter"]
    position.next_starter = values["next_starter"]
    position.phase = values["phase"]
    position.seat = values["seat"]
    position.caller = values["caller"]
    position.turns_left = values["turns_left"]
    position.next_of_pair = values["next_of_pair"]
    for seat, camp in enumerate(values["camps"]):
        position.camp_size[seat] = len(camp)
        for i, card in enumerate(camp):
            position.camp[seat][i] = card
    position.deck_size = len(values["deck"])
    for i, card in enumerate(values["deck"]):
        position.deck[i] = card
    position.pile_size = len(values["discard"])
    for i, value in enumerate(values["discard"]):
        position.pile[i] = value
    position.held = values["held"]
    position.source = values["source"]
    position.pushed = len(values["pushed"])
    for place in values["pushed"]:
        position.lay(place, cards.pushed(position.card_at(place)))
    position.penalties = values["penalties"]
    position.ability = values["ability"]
    position.targets = len(values["targets"])
    for i, place in enumerate(values["targets"]):
        position.target[i] = place
    position.joining = values["joining"]
    position.looker = values["looker"]
    position.looks = len(values["looked"])
    for i, place in enumerate(values["looked"]):
        position.looked[i] = place
    position.revealed = values["revealed"]
    position.rng = values["rng"]
    return position


# What must fit together


def is_over(saved: Any) -> bool:
    return saved.phase in (codes.ROUND_OVER, codes.OVER)


def card_at(saved: Any, place: int) -> int:
    camp, index = places.camp(place), places.index(place)
    card: int = saved.deck[-1 - index] if camp == codes.DECK else saved.camps[camp][index]
    return card


def check_rounds(saved: Any) -> Faults:
    finished, rounds = len(saved.recorded), saved.rounds
    least = {codes.ROUND_OVER: 1, codes.OVER: rounds}.get(saved.phase, 0)
    most = rounds if saved.phase == codes.OVER else rounds - 1
    is_wrong = not least <= finished <= most
    yield is_wrong, f"recorded: {finished} rounds of {rounds} can't be here"


def check_camps(saved: Any) -> Faults:
    for owner, camp in enumerate(saved.camps):
        has_gaps = saved.phase == codes.CHOOSE_GAP and owner == saved.seat
        is_wrong = has_gaps and camp.count(cards.GAP) < 2
        yield is_wrong, f"camp {CAMPS[owner]}: the only gap is filled at once (SCR-12)"
        is_wrong = is_over(saved) and not all(map(cards.is_up, camp))
        yield is_wrong, f"camp {CAMPS[owner]}: at the end of a round all cards are up (SCR-24)"
    is_wrong = any(map(cards.without_value, saved.deck[:-2]))
    yield is_wrong, "deck: nobody has seen more than its first two cards (SCR-38)"


def check_held(saved: Any) -> Faults:
    """A card is in hand whenever one is to be used, placed or discarded."""
    joins = saved.ability > 0 and ABILITIES[saved.ability].joins
    joining = (codes.CHOOSE_TARGET, codes.JOIN_CAMP) if joins else ()
    holds = saved.phase in (codes.USE_DRAWN, *REPLACING, *joining)
    is_wrong = (saved.held != 0) != holds or (saved.source != 0) != holds
    yield is_wrong, f"held: must{'' if holds else ' not'} be there, with a source"
    if holds:
        is_up = cards.is_up(saved.held)
        is_wrong = not cards.is_known(saved.held, saved.seat)
        yield is_wrong, "held: its holder knows it (SCR-5)"
        is_wrong = saved.source == codes.FROM_PILE and not (is_up and saved.phase in REPLACING)
        yield is_wrong, "held: a card from the discard pile is up, to replace (SCR-6)"
        is_wrong = joins and not (is_up and cards.value(saved.held) == saved.ability)
        yield is_wrong, "held: the card in use shows (SCR-21)"


def check_cards(saved: Any) -> Faults:
    """All cards are there (SCR-1); those that the observer can't see are what is left."""
    copies = cards.copies(saved.players)
    lying = [card for camp in saved.camps for card in camp if card != cards.GAP]
    found = [*lying, *saved.deck, *saved.discard, *([saved.held] if saved.held else [])]
    counted = Counter(map(cards.value, found))
    for value in range(1, cards.EQUALS + 1):
        there = counted[value]
        is_wrong = there > copies or (saved.seen_by < 0 and there < copies)
        yield is_wrong, f"cards: {shown(value)} is there {there} times, not {copies} times"
    number = copies * cards.EQUALS
    yield len(found) != number, f"cards: there are {len(found)}, not {number}"


def check_pushed(saved: Any) -> Faults:
    owners = {places.camp(place) for place in saved.pushed}
    if saved.phase != codes.PUSH_CARDS:
        yield bool(owners), "pushed: nobody is replacing"
        return
    team = scorepad.members(codes.team_of(saved.seat, saved.players), saved.players)
    yield not owners <= {*team}, "pushed: only cards of the player's own team are (SCR-9)"
    is_only_card = len(saved.camps[saved.seat]) == 1
    is_wrong = saved.seat not in owners and (bool(owners) or is_only_card)
    yield is_wrong, "pushed: one of the player's own camp comes first (SCR-9)"


def check_turn(saved: Any) -> Faults:
    is_wrong = (saved.next_starter >= 0) != (saved.phase == codes.ROUND_OVER)
    yield is_wrong, "next_starter: is there between two rounds, and only then"
    is_of_pair = saved.players == 3 and saved.seat > 0 and not is_over(saved)
    is_wrong = is_of_pair and saved.next_of_pair != saved.seat
    yield is_wrong, f"next_of_pair: it is {saved.seat}, who is to move"
    is_wrong = saved.phase == codes.BEGIN_TURN and not saved.deck
    yield is_wrong, "deck: without it no turn begins (SCR-23)"


def check_last_turns(saved: Any) -> Faults:
    left, has_deck = saved.turns_left, len(saved.deck) > 0
    if saved.caller < 0:
        yield left > 0, "turns_left: nobody has called"
        is_wrong = is_over(saved) and has_deck
        yield is_wrong, "phase: without a call a round ends with the deck (SCR-23)"
        return
    turns = turns_after(saved.caller, saved.players)
    if is_over(saved):
        yield left > 0 and has_deck, "turns_left: the round would go on (SCR-22)"
        yield left > len(turns), "turns_left: too many (SCR-22)"
    else:
        is_wrong = not 1 <= left <= len(turns) or turns[-left] != saved.seat
        yield is_wrong, f"turns_left: the last turns are those of {turns} (SCR-22)"


def turns_after(caller: int, players: int) -> list[int]:
    """Return the seats that have the last turns after a call, in their order (SCR-22, SCR-32)."""
    if players == 3:
        return [1, 2] if caller == 0 else [0, 3 - caller, 0]
    return [codes.clockwise(caller, i, players) for i in range(1, players)]


def check_replacing(saved: Any) -> Faults:
    has_replaced = saved.phase in (codes.PLACE_NEW_CARD, codes.PLACE_PENALTY)
    is_wrong = (has_replaced or saved.phase == codes.PUSH_CARDS) and not saved.camps[saved.seat]
    yield is_wrong, "phase: an empty camp replaces nothing (SCR-8)"
    least = 1 if saved.phase == codes.PLACE_PENALTY else 0
    most = len(saved.deck) if has_replaced else 0
    is_wrong = not least <= saved.penalties <= most
    yield is_wrong, f"penalties: {saved.penalties} can't be here (SCR-13)"


def check_ability(saved: Any) -> Faults:
    is_used = saved.phase in (codes.CHOOSE_TARGET, codes.CHOOSE_SWAP, codes.JOIN_CAMP)
    is_wrong = (saved.ability > 0) != is_used
    yield is_wrong, "ability: is there while it is carried out, and only then"
    if not is_used:
        is_wrong = bool(saved.targets) or saved.joining >= 0
        yield is_wrong, "targets: no ability is carried out"
        return
    used = ABILITIES[saved.ability]
    is_wrong = not used.joins and saved.discard[-1:] != [used.card]
    yield is_wrong, "ability: the card in use lies on the discard pile (SCR-16)"
    numbers = {
        codes.CHOOSE_TARGET: range(used.cards),
        codes.CHOOSE_SWAP: (2,) if used.action == codes.LOOKS_AND_SWAPS else (),
        codes.JOIN_CAMP: (0,) if used.joins else (),
    }
    is_wrong = len(saved.targets) not in numbers[saved.phase]
    yield is_wrong, "targets: not that many for this ability"
    has_camp = saved.phase == codes.JOIN_CAMP and used.cards > 0
    is_wrong = (saved.joining >= 0) != has_camp or (has_camp and not saved.camps[saved.joining])
    yield is_wrong, "joining: the camp that the card was used on, if it has cards"


def check_targets(saved: Any) -> Faults:
    is_wrong = codes.SECOND in saved.targets and saved.targets != [codes.TOP, codes.SECOND]
    yield is_wrong, "targets: the deck's second card follows its top (SCR-38)"
    for place in saved.targets:
        card, used = card_at(saved, place), ABILITIES[saved.ability]
        is_wrong = used.joins and places.camp(place) == codes.DECK
        yield is_wrong, "targets: not on the deck (SCR-21)"
        is_wrong = (
            (used.action in LOOKING and not cards.is_known(card, saved.seat))
            or (used.action == codes.LOOKS and cards.is_up(card))
            or (used.action == codes.TURNS_UP and not cards.is_up(card))
        )
        yield is_wrong, "targets: this card was not touched like that (SCR-38)"


def check_looks(saved: Any) -> Faults:
    """A look lasts until the next move that is not the same ability's."""
    if saved.ability > 0 and ABILITIES[saved.ability].action in LOOKING:
        looker = saved.seat if saved.looked else -1
        is_wrong = saved.looked != saved.targets or saved.looker != looker
    elif saved.phase == codes.BEGIN_TURN and saved.looked:
        is_wrong = not could_have_looked(saved)
    else:
        is_wrong = bool(saved.looked) or saved.looker >= 0
    yield is_wrong, "looked: nobody can be looking at these cards"


def could_have_looked(saved: Any) -> bool:
    """Return whether the turn before this one can have ended with these looks."""
    last = ABILITIES.get(saved.discard[-1] if saved.discard else 0)
    return (
        last is not None
        and last.action in LOOKING
        and len(saved.looked) <= last.cards
        and saved.looker not in (-1, saved.seat)
        and (codes.SECOND not in saved.looked or saved.looked == [codes.TOP, codes.SECOND])
        and all(cards.is_known(card_at(saved, place), saved.looker) for place in saved.looked)
    )


def check_score(saved: Any) -> Faults:
    """The last round was scored as the scorepad says."""
    if not is_over(saved):
        return
    camps = [[shown(cards.value(card)) for card in camp] for camp in saved.camps]
    caller = None if saved.caller < 0 else saved.caller
    score = scorepad.score_round(scorepad.Round(camps, caller), saved.starter)
    recorded, starter = list(score.recorded), score.next_starter
    is_wrong = saved.recorded[-1] != recorded
    yield is_wrong, f"recorded: the last round counts {recorded} (SCR-26)"
    if saved.phase == codes.ROUND_OVER:
        yield saved.next_starter != starter, f"next_starter: seat {starter} starts (SCR-27)"
        is_wrong = saved.seat != codes.clockwise(starter, saved.players - 1, saved.players)
        yield is_wrong, "seat: the seat on the starter's right deals (SCR-3)"


CHECKS = (
    check_rounds,
    check_camps,
    check_held,
    check_cards,
    check_pushed,
    check_turn,
    check_last_turns,
    check_replacing,
    check_ability,
    check_targets,
    check_looks,
    check_score,
)
