"""Why a claim is valid, or isn't, as phrases for the locale files.

For a valid claim the reasons name, for every type of formation that would beat it, what stands in
the way: there is no such formation, the defender's cards don't fit it, or cards that it needs are
gone. Each reason is true by itself, whatever the other cards are.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from koloda.engine import bits
from koloda.engine.contract import Phrase
from koloda.games.schotten_totten_2 import formation, wall
from koloda.games.schotten_totten_2.cards import SIEGE_CARDS, siege_set, strength, text
from koloda.games.schotten_totten_2.formation import TYPES
from koloda.games.schotten_totten_2.worth import Worth, worth

EVERY = siege_set()

ORDERS: tuple[Callable[[int], int], ...] = (
    strength,
    lambda card: -strength(card),
    lambda card: -abs(2 * strength(card) - 11),
)
"""Orders in which to drop cards that a reason needn't name; the shortest reason wins."""


def why_valid(
    face: int, attacker: Sequence[int], defender: Sequence[int], free: int
) -> tuple[Phrase, ...]:
    claimed = worth(face, attacker)
    said = [counted("attacker", claimed)]
    missing = wall.CAPACITY[face] - len(defender)
    if missing == 0:
        shown = worth(face, defender)
        said.append(counted("defender", shown))
        is_tied = (claimed.type, claimed.total) == (shown.type, shown.total)
        said.append((f"proof-{'level-first' if is_tied else 'stronger'}", {}))
    elif bits.count(free) < missing:
        said.append(("proof-too-few", {"free": bits.count(free), "missing": missing}))
    else:
        said += ruled_out(face, claimed, defender, free)
    return tuple(said)


def why_not(
    face: int, attacker: Sequence[int], defender: Sequence[int], counter: Sequence[int]
) -> tuple[Phrase, ...]:
    claimed = worth(face, attacker)
    said = [counted("attacker", claimed)]
    if len(defender) < wall.CAPACITY[face]:
        said.append(("proof-counter", {"cards": listed(counter)}))
        defender = [*defender, *counter]
    shown = worth(face, defender)
    said.append(counted("defender", shown))
    is_tied = (claimed.type, claimed.total) == (shown.type, shown.total)
    said.append((f"proof-{'level-later' if is_tied else 'weaker'}", {}))
    return tuple(said)


def counted(who: str, taken: Worth) -> Phrase:
    return f"proof-{who}-{taken.type}", {"cards": ", ".join(taken.cards), "total": taken.total}


def listed(cards: Iterable[int]) -> str:
    return ", ".join(map(text, cards))


def ruled_out(face: int, claimed: Worth, defender: Sequence[int], free: int) -> Iterator[Phrase]:
    """Say of every type of formation that would beat the attacker why there can be none."""
    if wall.ACCEPTS[face] != wall.LOWEST_SUM:
        rank = TYPES.index(claimed.type)
        for type in range(len(TYPES) - 1, max(rank, 1) - 1, -1):
            if wall.ACCEPTS[face] in (wall.ALL, TYPES[type]):
                yield barrier(face, type, claimed.total if type == rank else -1, defender, free)
        if rank > 0:
            return
    made = formation.strongest_completion(face, defender, free)
    best = worth(face, [*defender, *made])
    yield f"proof-best-{best.type}", {"cards": listed(made), "total": best.total}


def barrier(face: int, type: int, above: int, defender: Sequence[int], free: int) -> Phrase:
    """Say what stands in the way of this type with a total above `above` (-1: any)."""
    name = TYPES[type] + ("-above" if above >= 0 else "")
    spoken: dict[str, int | str] = {"size": wall.CAPACITY[face]}
    if above >= 0:
        spoken["above"] = above
    if formation.reach(face, type, defender, EVERY) <= above:
        has_elites = max(defender, default=0) >= SIEGE_CARDS
        if not has_elites and formation.reach(face, type, (), EVERY) <= above:
            return f"proof-none-{name}", spoken
        return f"proof-unfit-{name}", spoken | {"cards": listed(defender)}
    gone = min((blocking(face, type, above, defender, free, order) for order in ORDERS), key=len)
    return f"proof-gone-{name}", spoken | {"cards": listed(gone)}


def blocking(
    face: int,
    type: int,
    above: int,
    defender: Sequence[int],
    free: int,
    order: Callable[[int], int],
) -> list[int]:
    """Return cards that are gone; every such formation needs one, and none could be left out."""
    named = []
    for card in sorted(bits.listed(EVERY & ~free & ~bits.gathered(defender)), key=order):
        if formation.reach(face, type, defender, free | bits.only(card)) <= above:
            free |= bits.only(card)
        else:
            named.append(card)
    return sorted(named)
