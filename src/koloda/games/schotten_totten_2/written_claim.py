"""Judge a claim at a real table, from cards as people write them."""

from collections.abc import Iterable, Iterator, Mapping

from koloda.engine import bits
from koloda.games.schotten_totten_2 import codes, wall
from koloda.games.schotten_totten_2.cards import JOKERS, NUMBERS, clashing, siege_set, text
from koloda.games.schotten_totten_2.prover import (
    ImpossibleClaim,
    InvalidClaim,
    Proof,
    check,
    prove,
)

Written = str | Iterable[str]
"""Cards separated by spaces or commas, or a list of cards."""

SIDES = ("attacker", "defender")
FIELDS = ("tile", "damaged", *SIDES, "gone", "first")


class UnknownFirst(ImpossibleClaim):
    """The claim depends on who was complete first, and that was not said."""


def judge(
    tile: int,
    attacker: Written,
    defender: Written = (),
    gone: Written = (),
    damaged: bool = False,
    first: str | None = None,
) -> Proof:
    """Judge the claim of a tile from 1 to 7.

    `gone` are the other cards that lie open, at other tiles or discarded; `first` is the side that
    was complete first, which matters if both are complete and tied (ST2-16).
    """
    if not 1 <= tile <= wall.TILES:
        raise ImpossibleClaim("refused-claim-no-tile", {"tile": tile, "tiles": wall.TILES}, "ST2-2")
    if first not in (None, *SIDES):
        raise InvalidClaim(f"first must be attacker or defender, not {first!r}")
    face = codes.face(tile - 1, bits.only(tile - 1) if damaged else 0)
    places = numbered({"attacker": attacker, "defender": defender, "gone": gone})
    attackers, defenders = places["attacker"], places["defender"]
    known = bits.gathered(card for cards in places.values() for card in cards)
    free = siege_set() & ~known
    check(face, attackers, defenders, free)
    check_clashes(attackers, defenders)
    if first == "defender" and len(defenders) < wall.CAPACITY[face]:
        raise ImpossibleClaim("refused-claim-not-first", {}, "ST2-14")
    proof = prove(face, attackers, defenders, free, first != "defender")
    if first is None and proof != prove(face, attackers, defenders, free, False):
        raise UnknownFirst("refused-claim-who-first", {}, "ST2-16")
    return proof


def judge_json(data: object) -> Proof:
    """Judge a claim given as a JSON object with the names of `judge`'s arguments."""
    if not isinstance(data, Mapping):
        raise InvalidClaim("a claim is a JSON object: " + ", ".join(FIELDS))
    for name in data:
        if name not in FIELDS:
            raise InvalidClaim(f"no field {name!r}; there are: {', '.join(FIELDS)}")
    for name in ("tile", "attacker"):
        if name not in data:
            raise InvalidClaim(f"{name} is missing")
    tile, damaged, first = data["tile"], data.get("damaged", False), data.get("first")
    if isinstance(tile, bool) or not isinstance(tile, int):
        raise InvalidClaim(f"tile must be a number from 1 to {wall.TILES}, not {tile!r}")
    if not isinstance(damaged, bool):
        raise InvalidClaim(f"damaged must be true or false, not {damaged!r}")
    for name in (*SIDES, "gone"):
        cards = data.get(name, [])
        if not isinstance(cards, str) and not (
            isinstance(cards, list) and all(isinstance(card, str) for card in cards)
        ):
            raise InvalidClaim(f'{name} must be cards like ["R5", "J"], not {cards!r}')
    if first is not None and not isinstance(first, str):
        raise InvalidClaim(f"first must be attacker or defender, not {first!r}")
    return judge(
        tile, data["attacker"], data.get("defender", []), data.get("gone", []), damaged, first
    )


def numbered(places: Mapping[str, Written]) -> dict[str, list[int]]:
    """Return the cards of each place as numbers, none of them twice."""
    found: dict[int, str] = {}
    jokers = iter(JOKERS)
    for place, written in places.items():
        for name in split(written):
            card = NUMBERS.get(name.upper(), NUMBERS.get(name.lower()))
            if card is None:
                raise ImpossibleClaim("refused-claim-no-card", {"card": name})
            if card in JOKERS:
                card = next(jokers, None)
                if card is None:
                    raise ImpossibleClaim("refused-claim-jokers", {}, "ST2-30")
            if card in found:
                raise ImpossibleClaim("refused-claim-twice", {"card": text(card)})
            found[card] = place
    return {place: [card for card in found if found[card] == place] for place in places}


def split(written: Written) -> Iterator[str]:
    for part in [written] if isinstance(written, str) else written:
        yield from part.replace(",", " ").split()


def check_clashes(attacker: list[int], defender: list[int]) -> None:
    for card in attacker:
        for other in defender:
            if clashing(card) == other:
                both = {"card": text(card), "other": text(other)}
                raise ImpossibleClaim("refused-claim-clash", both, "ST2-7")
