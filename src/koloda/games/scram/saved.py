"""A position as JSON and back; what comes back is checked card by card."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from koloda.engine.contract import Saved
from koloda.engine.errors import InvalidPosition
from koloda.engine.rng import Rng, restored
from koloda.games.scram import scorepad
from koloda.games.scram.abilities import ABILITIES
from koloda.games.scram.cards import EQUALS, KNOWN, PUSHED, UP, VALUE, knowers, shown
from koloda.games.scram.codes import (
    DECK,
    DRAWN,
    GAP,
    JOIN,
    LOOKS,
    LOOKS_AND_SWAPS,
    NEW_CARD,
    OVER,
    PENALTY,
    PHASES,
    PUSH,
    ROUND_OVER,
    SECOND,
    SOURCES,
    SWAPPING,
    TARGET,
    TOP,
    TURN,
    TURNS_UP,
)
from koloda.games.scram.notation import CAMPS, place_text
from koloda.games.scram.position import Position
from koloda.games.scram.view import counted, none_or, pushed

T = TypeVar("T")

LOOKING = (LOOKS, LOOKS_AND_SWAPS)


def save(position: Position) -> Saved:
    whole = position.observer < 0
    camps = [position.camp_cards(owner) for owner in range(position.players)]
    return {
        "game": "scram",
        "seen_by": None if whole else position.observer,
        "players": position.players,
        "rounds": position.rounds,
        "memory_aid": bool(position.memory_aid),
        "recorded": [list(scores) for scores in position.scores()],
        "starter": position.starter,
        "next_starter": none_or(position.next_starter),
        "phase": PHASES[position.phase],
        "seat": position.seat,
        "caller": none_or(position.caller),
        "turns_left": position.turns_left,
        "next_of_pair": position.next_of_pair if position.players == 3 else None,
        "camps": [[saved_card(position, card) for card in camp] for camp in camps],
        "deck": [saved_card(position, card) for card in position.deck_cards()],
        "discard": [shown(value) for value in position.pile_values()],
        "held": saved_card(position, position.held) if position.held else None,
        "source": SOURCES[position.source],
        "pushed": pushed(position),
        "penalties": position.penalties,
        "ability": position.ability or None,
        "targets": [place_text(place) for place in position.target_places()],
        "joining": none_or(position.joining),
        "looker": none_or(position.looker),
        "looked": [place_text(place) for place in position.looked_places()],
        "revealed": position.revealed,
        "rng": position.rng.save() if position.rng else None,
    }


def saved_card(position: Position, card: int) -> dict[str, Any] | None:
    """None for a gap."""
    if position.phase == GAP and card == PUSHED:
        return None
    return {
        "card": shown(card & VALUE) if card & VALUE else None,
        "up": bool(card & UP),
        "known_by": knowers(card, position.players),
    }


def load(saved: Saved) -> Position:
    reader = Reader(saved)
    position = Position(reader.players, reader.rounds, reader.memory_aid)
    try:
        position.restore(
            reader.fields,
            reader.camps,
            reader.deck,
            reader.pile,
            [score for scores in reader.recorded for score in scores],
            [reader.targets, reader.looked],
            reader.rng,
        )
    except ValueError as error:
        raise InvalidPosition(f"phase: {error}") from None
    check_end(position)
    return position


class Reader:
    """Reads the fields in an order in which each can be checked by those before it."""

    def __init__(self, saved: Saved) -> None:
        self.saved = saved
        self.observer: int | None = saved["seen_by"]
        self.players = self.one_of("players", (3, 4, 6))
        if self.observer is not None and not 0 <= self.observer < self.players:
            raise InvalidPosition(f"seen_by: there is no seat {self.observer}")
        self.rounds = self.number("rounds", 1, scorepad.MOST_ROUNDS)
        self.memory_aid = self.one_of("memory_aid", (False, True))
        self.phase = PHASES.index(self.one_of("phase", PHASES))
        self.recorded = self.read_recorded()
        self.seat = self.number("seat", 0, self.players - 1)
        self.starter = self.number("starter", 0, self.players - 1)
        self.next_starter = self.seat_or_none("next_starter")
        self.caller = self.seat_or_none("caller")
        self.turns_left = self.number("turns_left", 0, 5)
        self.next_of_pair = self.read_next_of_pair()
        self.camps = self.read_camps()
        self.deck = self.read_deck()
        self.pile = [self.value("discard", card) for card in self.listed("discard")]
        self.ability = self.one_of("ability", (None, *ABILITIES)) or 0
        self.source = SOURCES.index(self.one_of("source", SOURCES))
        self.held = self.read_held()
        self.check_cards()
        self.pushed = self.read_pushed()
        self.penalties = self.number("penalties", 0, 3)
        self.targets = self.places("targets")
        self.joining = self.seat_or_none("joining")
        self.looker = self.seat_or_none("looker")
        self.looked = self.places("looked")
        self.revealed = self.number("revealed", 0, 2**31 - 1)
        self.rng = self.read_rng()
        self.check_turn()
        self.check_replacing()
        self.check_ability()
        self.check_looks()

    @property
    def fields(self) -> dict[str, int]:
        seats = ("next_starter", "caller", "joining", "looker")
        return {
            "observer": -1 if self.observer is None else self.observer,
            "finished": len(self.recorded),
            "starter": self.starter,
            "phase": self.phase,
            "seat": self.seat,
            "turns_left": self.turns_left,
            "next_of_pair": self.next_of_pair,
            "held": self.held,
            "source": self.source,
            "penalties": self.penalties,
            "ability": self.ability,
            "revealed": self.revealed,
            **{name: -1 if getattr(self, name) is None else getattr(self, name) for name in seats},
        }

    @property
    def is_over(self) -> bool:
        return self.phase in (ROUND_OVER, OVER)

    # Fields by their kind

    def one_of(self, name: str, allowed: Sequence[T]) -> T:
        value = self.saved.get(name)
        for choice in allowed:
            if value == choice and type(value) is type(choice):
                return choice
        raise InvalidPosition(f"{name}: must be one of {list(allowed)}, not {value!r:.80}")

    def number(self, name: str, low: int, high: int) -> int:
        value = self.saved.get(name)
        if type(value) is int and low <= value <= high:
            return value
        raise InvalidPosition(
            f"{name}: must be a whole number from {low} to {high}, not {value!r:.80}"
        )

    def seat_or_none(self, name: str) -> int | None:
        if self.saved.get(name) is None:
            return None
        return self.number(name, 0, self.players - 1)

    def listed(self, name: str) -> list[Any]:
        value = self.saved.get(name)
        if not isinstance(value, list):
            raise InvalidPosition(f"{name}: must be a list")
        return value

    def value(self, name: str, card: Any) -> int:
        if card == "=" and type(card) is str:
            return EQUALS
        if type(card) is int and 1 <= card < EQUALS:
            return card
        raise InvalidPosition(f"{name}: {card!r:.80} is no card; there are 1 to 13 and '='")

    def card(self, name: str, saved: Any) -> int:
        if not isinstance(saved, dict) or saved.keys() != {"card", "up", "known_by"}:
            raise InvalidPosition(f"{name}: a card has card, up and known_by")
        if type(saved["up"]) is not bool:
            raise InvalidPosition(f"{name}: up must be true or false")
        seats = saved["known_by"]
        if (
            not isinstance(seats, list)
            or not all(type(seat) is int and 0 <= seat < self.players for seat in seats)
            or seats != sorted(set(seats))
        ):
            raise InvalidPosition(f"{name}: known_by must be seats in rising order")
        card: int = sum(KNOWN << seat for seat in seats)
        if saved["up"]:
            card |= UP
            if len(seats) < self.players:
                raise InvalidPosition(f"{name}: everybody knows a card that lies face up")
        if self.observer is None or self.observer in seats:
            return card | self.value(name, saved["card"])
        if saved["card"] is not None:
            raise InvalidPosition(f"{name}: hidden from whoever sees this")
        return card

    def places(self, name: str) -> list[int]:
        """Cards that are there, each once, in notation."""
        there = {
            place_text(camp + 8 * place): camp + 8 * place
            for camp, cards in [*enumerate(self.camps), (DECK, self.deck[-2:])]
            for place in range(len(cards))
        }
        found = []
        for written in self.listed(name):
            if not isinstance(written, str) or written not in there:
                raise InvalidPosition(f"{name}: there is no card {written!r:.80}")
            found.append(there[written])
        if len(set(found)) < len(found):
            raise InvalidPosition(f"{name}: a card is there twice")
        return found

    # Fields of their own kind

    def read_recorded(self) -> list[tuple[int, int]]:
        found = []
        for scores in self.listed("recorded"):
            if (
                not isinstance(scores, list)
                or len(scores) != 2
                or not all(type(score) is int and 0 <= score <= 999 for score in scores)
            ):
                raise InvalidPosition("recorded: each round has the scores of two teams")
            found.append((scores[0], scores[1]))
        low = {ROUND_OVER: 1, OVER: self.rounds}.get(self.phase, 0)
        high = self.rounds - (self.phase != OVER)
        if not low <= len(found) <= high:
            raise InvalidPosition(f"recorded: {len(found)} rounds of {self.rounds} can't be here")
        return found

    def read_next_of_pair(self) -> int:
        if self.players != 3:
            self.one_of("next_of_pair", (None,))
            return 1
        following = self.one_of("next_of_pair", (1, 2))
        if self.seat > 0 and following != self.seat and not self.is_over:
            raise InvalidPosition(f"next_of_pair: it is {self.seat}, who is to move")
        return following

    def read_camps(self) -> list[list[int]]:
        camps = self.listed("camps")
        if len(camps) != self.players or not all(isinstance(camp, list) for camp in camps):
            raise InvalidPosition(f"camps: must be {self.players} lists")
        read = []
        for owner, camp in enumerate(camps):
            name = f"camp {CAMPS[owner]}"
            has_gaps = self.phase == GAP and owner == self.seat
            cards = [
                PUSHED if card is None and has_gaps else self.card(name, card) for card in camp
            ]
            if has_gaps and cards.count(PUSHED) < 2:
                raise InvalidPosition(f"{name}: the only gap is filled at once (SCR-12)")
            if self.is_over and not all(card & UP for card in cards):
                raise InvalidPosition(f"{name}: at the end of a round all cards are up (SCR-24)")
            read.append(cards)
        return read

    def read_deck(self) -> list[int]:
        deck = [self.card("deck", card) for card in self.listed("deck")]
        if any(card & ~VALUE for card in deck[:-2]):
            raise InvalidPosition("deck: nobody has seen more than its first two cards")
        return deck

    def read_held(self) -> int:
        """The card in hand, which is there whenever one is to be placed."""
        joins = self.ability > 0 and ABILITIES[self.ability].joins
        wanted = self.phase in (DRAWN, PUSH, GAP, NEW_CARD) or (
            joins and self.phase in (TARGET, JOIN)
        )
        if (self.saved.get("held") is not None) != wanted or (self.source != 0) != wanted:
            raise InvalidPosition(f"held: must{'' if wanted else ' not'} be there, with a source")
        if not wanted:
            return 0
        held = self.card("held", self.saved["held"])
        if not held & KNOWN << self.seat:
            raise InvalidPosition("held: its holder knows it (SCR-5)")
        if SOURCES[self.source] == "discard" and (not held & UP or joins or self.phase == DRAWN):
            raise InvalidPosition("held: a card from the discard pile is up, to replace (SCR-6)")
        if joins and held != self.ability | UP | sum(KNOWN << n for n in range(self.players)):
            raise InvalidPosition("held: the card in use shows (SCR-21)")
        return held

    def check_cards(self) -> None:
        """All cards are there (SCR-1); those that the observer can't see are what is left."""
        copies = 5 if self.players == 6 else 4
        lying = [card for camp in self.camps for card in camp if card != PUSHED]
        cards = [*lying, *self.deck, *self.pile, *([self.held] if self.held else [])]
        counted = Counter(card & VALUE for card in cards)
        for value in range(1, EQUALS + 1):
            there = counted[value]
            if there > copies or (self.observer is None and there < copies):
                raise InvalidPosition(
                    f"cards: {shown(value)} is there {there} times, not {copies} times"
                )
        if len(cards) != copies * EQUALS:
            raise InvalidPosition(f"cards: there are {len(cards)}, not {copies * EQUALS}")

    def read_pushed(self) -> list[int]:
        """Marks the pushed cards in the camps."""
        pushed = self.places("pushed")
        team = scorepad.team_of(self.seat, self.players)
        if self.phase != PUSH:
            if pushed:
                raise InvalidPosition("pushed: nobody is replacing")
            return []
        owners = [place & 7 for place in pushed]
        if any(
            owner >= self.players or scorepad.team_of(owner, self.players) != team
            for owner in owners
        ):
            raise InvalidPosition("pushed: only cards of the own team are (SCR-9)")
        if self.seat not in owners and (pushed or len(self.camps[self.seat]) == 1):
            raise InvalidPosition("pushed: one of the own camp comes first (SCR-9)")
        for place in pushed:
            self.camps[place & 7][place >> 3] |= PUSHED
        return pushed

    def read_rng(self) -> Rng | None:
        if self.observer is not None:
            self.one_of("rng", (None,))
            return None
        try:
            return restored(self.saved.get("rng"))  # type: ignore[arg-type]  # it checks
        except ValueError as error:
            raise InvalidPosition(f"rng: {error}") from None

    # What must fit together

    def card_at(self, place: int) -> int:
        camp, index = place & 7, place >> 3
        return self.camps[camp][index] if camp < self.players else self.deck[-1 - index]

    def check_turn(self) -> None:
        seat, caller, left = self.seat, self.caller, self.turns_left
        if (self.next_starter is not None) != (self.phase == ROUND_OVER):
            raise InvalidPosition("next_starter: is there between two rounds, and only then")
        if caller is None:
            if left:
                raise InvalidPosition("turns_left: nobody has called")
            if self.is_over and self.deck:
                raise InvalidPosition("phase: without a call a round ends with the deck (SCR-23)")
        elif self.is_over:
            if left and self.deck:
                raise InvalidPosition("turns_left: the round would go on (SCR-22)")
            if left > len(turns_after(caller, self.players)):
                raise InvalidPosition("turns_left: too many (SCR-22)")
        else:
            turns = turns_after(caller, self.players)
            if not 1 <= left <= len(turns) or turns[-left] != seat:
                raise InvalidPosition(f"turns_left: the last turns are those of {turns} (SCR-22)")
        if self.phase == TURN and not self.deck:
            raise InvalidPosition("deck: without it no turn begins (SCR-23)")

    def check_replacing(self) -> None:
        if self.phase in (PUSH, NEW_CARD, PENALTY) and not self.camps[self.seat]:
            raise InvalidPosition("phase: an empty camp replaces nothing (SCR-8)")
        low, high = {PENALTY: (1, 3), NEW_CARD: (0, 3)}.get(self.phase, (0, 0))
        if not low <= self.penalties <= min(high, len(self.deck)):
            raise InvalidPosition(f"penalties: {self.penalties} can't be here (SCR-13)")

    def check_ability(self) -> None:
        if (self.ability > 0) != (self.phase in (TARGET, SWAPPING, JOIN)):
            raise InvalidPosition("ability: is there while it is carried out, and only then")
        if self.ability == 0:
            if self.targets or self.joining is not None:
                raise InvalidPosition("targets: no ability is carried out")
            return
        ability = ABILITIES[self.ability]
        if not ability.joins and self.pile[-1:] != [self.ability]:
            raise InvalidPosition("ability: the card in use lies on the discard pile (SCR-16)")
        room = {TARGET: range(ability.cards), SWAPPING: (2,), JOIN: (0,)}[self.phase]
        if (
            len(self.targets) not in room
            or (self.phase == SWAPPING and ability.action != LOOKS_AND_SWAPS)
            or (self.phase == JOIN and not ability.joins)
        ):
            raise InvalidPosition("targets: not so many for this ability")
        for i, place in enumerate(self.targets):
            if place == SECOND and (i == 0 or self.targets[0] != TOP):
                raise InvalidPosition("targets: the deck's second card follows its top (SCR-38)")
            card = self.card_at(place)
            if ability.joins and place & 7 >= self.players:
                raise InvalidPosition("targets: not on the deck (SCR-21)")
            if (
                (ability.action in LOOKING and not card & KNOWN << self.seat)
                or (ability.action == LOOKS and card & UP)
                or (ability.action == TURNS_UP and not card & UP)
            ):
                raise InvalidPosition("targets: this card was not touched like that (SCR-38)")
        wanted = self.phase == JOIN and ability.cards > 0
        if (self.joining is not None) != wanted or (
            self.joining is not None and not self.camps[self.joining]
        ):
            raise InvalidPosition("joining: the camp that the card was used on, if it has cards")

    def check_looks(self) -> None:
        """A look lasts until the next move that is not the same ability's."""
        during = self.ability > 0 and ABILITIES[self.ability].action in LOOKING
        if during:
            looks = self.looked == self.targets
            looker = self.seat if self.looked else None
        elif self.phase == TURN and self.looked:
            used = ABILITIES.get(self.pile[-1] if self.pile else 0)
            looks = (
                used is not None
                and used.action in LOOKING
                and len(self.looked) <= used.cards
                and self.looker != self.seat
                and (SECOND not in self.looked or self.looked == [TOP, SECOND])
                and all(
                    self.card_at(place) & sum(KNOWN << n for n in [self.looker] if n is not None)
                    for place in self.looked
                )
            )
            looker = self.looker
        else:
            looks, looker = not self.looked, None
        if not looks or looker != self.looker:
            raise InvalidPosition("looked: nobody can be looking at these cards")


def turns_after(caller: int, players: int) -> list[int]:
    """The last turns after a call, in their order (SCR-22, SCR-32)."""
    if players == 3:
        return [1, 2] if caller == 0 else [0, 3 - caller, 0]
    return [(caller + i) % players for i in range(1, players)]


def check_end(position: Position) -> None:
    """The last round was scored as the scorepad says."""
    if position.phase not in (ROUND_OVER, OVER):
        return
    totals = counted(position)["own_totals"]
    team = None if position.caller < 0 else scorepad.team_of(position.caller, position.players)
    scores = scorepad.recorded(scorepad.team_totals(totals), team)
    if position.scores()[-1] != scores:
        raise InvalidPosition(f"recorded: the last round counts {list(scores)} (SCR-26)")
    if position.phase == OVER:
        return
    starter = scorepad.next_starter(totals, scores, position.starter)
    if position.next_starter != starter:
        raise InvalidPosition(f"next_starter: seat {starter} starts (SCR-27)")
    if position.seat != (starter - 1) % position.players:
        raise InvalidPosition("seat: the seat on the starter's right deals (SCR-3)")
