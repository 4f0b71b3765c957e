"""A claim is a proof: no cards that may still come can beat the attacker (ST2-15, ST2-17).

`obstacle` judges the claim; this module explains the verdict.

It rests on public cards only: what lies at the tile, and which cards are gone. Clashes, cauldrons
and tactics cards that may still come are ignored (ST2-18).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from koloda.engine import bits
from koloda.engine.contract import Phrase
from koloda.engine.errors import NO_ARGUMENTS, Arguments, KolodaError, LocalizedError
from koloda.games.schotten_totten_2 import cards as deck
from koloda.games.schotten_totten_2 import codes, formation, obstacle, reasons, wall
from koloda.games.schotten_totten_2.position import Position


@dataclass(frozen=True)
class Proof:
    proved: bool
    counter: tuple[int, ...] | None
    """Cards with which the defender would hold (ST2-19): the free cards that would make their
    formation the strongest they can still have, or the formation itself if it is complete."""
    reasons: tuple[Phrase, ...]
    """Why the claim is valid, or why it isn't; the texts are in the locale files."""


class InvalidClaim(KolodaError, ValueError):
    """What is said to lie at the tile can't lie there, or can't be claimed; names the card."""


class ImpossibleClaim(LocalizedError, InvalidClaim):
    """A claim that the rules forbid, in words for players; with the clause, if one says so."""

    def __init__(self, message: str, arguments: Arguments = NO_ARGUMENTS, clause: str = "") -> None:
        super().__init__(f"schotten-totten-2-{message}", arguments)
        self.clause = clause


def prove_at(position: Position, tile: int) -> Proof:
    """Judge the claim of a tile from 1 to 7, where the attacker must be complete (ST2-14).

    A position with holes will do, such as `seen.position`: nothing hidden is needed.
    """
    if not 1 <= tile <= wall.TILES:
        raise ImpossibleClaim("refused-claim-no-tile", {"tile": tile, "tiles": wall.TILES}, "ST2-2")
    number, attacker = tile - 1, position.attacker
    return prove(
        codes.face(number, position.damaged),
        position.cards_at(attacker, number),
        position.cards_at(1 - attacker, number),
        position.free,
        position.earlier[number] == attacker,
    )


def prove(
    face: int,
    attacker: Sequence[int],
    defender: Sequence[int],
    free: int,
    attacker_first: bool = True,
) -> Proof:
    """Judge a claim, with the reasons or a counter-example.

    `attacker_first` matters if both formations are complete (ST2-16).
    """
    attacker, defender = tuple(attacker), tuple(defender)
    if is_proved(face, attacker, defender, free, attacker_first):
        why = reasons.why_valid(face, attacker, defender, free)
        return Proof(True, None, why)
    counter = defender
    if len(defender) < wall.CAPACITY[face]:
        counter = formation.strongest_completion(face, defender, free)
    return Proof(False, counter, reasons.why_not(face, attacker, defender, counter))


def is_proved(
    face: int,
    attacker: Sequence[int],
    defender: Sequence[int],
    free: int,
    attacker_first: bool = True,
) -> bool:
    """Tell whether `prove` would find the claim valid, without the reasons."""
    attacker, defender = tuple(attacker), tuple(defender)
    check(face, attacker, defender, free)
    attackers = [0, 0, 0, 0]
    defenders = [0, 0, 0, 0]
    for i in range(len(attacker)):
        attackers[i] = attacker[i]
    for i in range(len(defender)):
        defenders[i] = defender[i]
    in_the_way = obstacle.obstacle(face, attackers, defenders, len(defender), free, attacker_first)
    return in_the_way == 0


def check(face: int, attacker: Sequence[int], defender: Sequence[int], free: int) -> None:
    """Raise `InvalidClaim` for cards that can't lie there."""
    if not 0 <= face < wall.FACES:
        raise InvalidClaim(f"no face {face}; faces are 0 … {wall.FACES - 1}")
    seen = set()
    for card in (*attacker, *defender):
        if not 0 <= card < deck.CARDS:
            raise InvalidClaim(f"no card {card}")
        if card >= deck.FIRST_ACTION:
            raise ImpossibleClaim("refused-claim-action", {}, "ST2-35")
        if card in seen:
            raise ImpossibleClaim("refused-claim-twice", {"card": deck.text(card)})
        seen.add(card)
    capacity = wall.CAPACITY[face]
    for side, cards in (("attacker", attacker), ("defender", defender)):
        if len(cards) > capacity:
            raise ImpossibleClaim(
                "refused-claim-many",
                {
                    "card": deck.text(cards[capacity]),
                    "side": side,
                    "size": len(cards),
                    "capacity": capacity,
                },
                "ST2-6",
            )
    if len(attacker) < capacity:
        counted: Arguments = {"size": len(attacker), "capacity": capacity}
        raise ImpossibleClaim("refused-claim-few", counted, "ST2-14")
    if free & ~deck.siege_set():
        raise InvalidClaim("only siege cards can be free (ST2-17)")
    for card in sorted(seen):
        if bits.has(free, card):
            raise InvalidClaim(f"{deck.text(card)} lies at the tile and can't be free too")
