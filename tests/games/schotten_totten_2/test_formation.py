"""What complete formations count, and what their elites stand for."""

from itertools import combinations, islice, product
from random import Random

import pytest

from koloda.games.schotten_totten_2 import formation, wall
from koloda.games.schotten_totten_2.worth import worth
from tests.games.schotten_totten_2 import prover_twin as twin
from tests.games.schotten_totten_2.positions import readings, written

FACES = range(14)
KINDS = sorted({(wall.CAPACITY[face], wall.ACCEPTS[face]): face for face in FACES}.values())
"""One face of each kind."""


def counted(face: int, cards: tuple[int, ...]) -> None:
    """The engine and the brute force agree, and the elites' values make it so."""
    best = twin.best_rank(twin.face(face), twin.cards(cards))
    assert formation.best(face, cards, 0) == twin.value(face, best), (face, cards)
    if cards[-1] < 60:
        return
    taken = worth(face, cards)
    assert taken.total == abs(best[1])
    colours = range(5) if taken.colour is None else [taken.colour]
    values = [
        [twin.DECK[12 * colour + taken.elites[card]] for colour in colours]
        if card >= 60
        else [twin.DECK[card]]
        for card in cards
    ]
    for card, strength in taken.elites.items():
        assert any(value.strength == strength for value in twin.ELITES[twin.card(card)])
    assert best == max(twin.rank(twin.face(face), tuple(sorted(way))) for way in product(*values))


@pytest.mark.clause("ST2-1", "ST2-12", "ST2-13", "ST2-34")
@pytest.mark.parametrize("face", KINDS)
def test_formations_count_what_a_brute_force_says(face, scale) -> None:
    """All pairs; of larger ones every hundredth or so."""
    size = wall.CAPACITY[face]
    step = {2: 1, 3: 11, 4: 301}[size] * (1 if scale(100) == 100 else 20)
    for cards in islice(combinations(range(60), size), 0, None, step):
        counted(face, cards)


@pytest.mark.clause("ST2-34")
@pytest.mark.parametrize("face", KINDS)
def test_elites_are_taken_at_their_best(face, scale) -> None:
    random = Random(face)
    size = wall.CAPACITY[face]
    done = 0
    while done < scale(150):
        cards = sorted(random.sample(range(64), size) + random.sample(range(60, 64), 2))
        cards = sorted(random.sample(sorted(set(cards)), size))
        if cards[-1] >= 60 and readings(cards) <= 4000:
            counted(face, tuple(cards))
            done += 1


@pytest.mark.slow
@pytest.mark.parametrize("face", KINDS)
def test_every_formation_counts_what_a_brute_force_says(face) -> None:
    for cards in combinations(range(64), wall.CAPACITY[face]):
        if readings(cards) <= 1000 or sum(cards) % 100 == 0:  # some of those with many readings
            counted(face, cards)


ALL_OF_4, ALL_OF_3, COLOUR, RUN, EQUAL, LOWEST = 2, 4, 5, 1, 3, 7


@pytest.mark.clause("ST2-12", "ST2-13", "ST2-34")
@pytest.mark.parametrize(
    ("face", "cards", "type", "total", "shown"),
    [
        (ALL_OF_3, "R2 R1 R3", "colour-run", 6, "R2 R1 R3"),
        (ALL_OF_3, "R9 R11 S", "colour-run", 30, "R9 R11 S=R10"),
        (ALL_OF_3, "R3 R4 H", "colour-run", 9, "R3 R4 H=R2"),
        (ALL_OF_3, "R4 R5 H", "colour-run", 12, "R4 R5 H=R3"),
        (ALL_OF_3, "R5 R8 J", "colour", 24, "R5 R8 J=R11"),
        (ALL_OF_3, "R5 Y5 J", "equal-strength", 15, "R5 Y5 J=5"),
        (ALL_OF_3, "R10 J J", "colour-run", 30, "R10 J=R11 J=R9"),
        (ALL_OF_3, "R5 Y6 J", "run", 18, "R5 Y6 J=7"),
        (ALL_OF_3, "R5 Y9 J", "sum", 25, "R5 Y9 J=11"),
        (ALL_OF_3, "S H J", "colour", 24, "S=10 H=3 J=11"),
        (ALL_OF_4, "J J S H", "colour", 35, "J=11 J=11 S=10 H=3"),
        # a joker that would make a colour run, or a third equal strength, stays below it
        (COLOUR, "R9 R10 J", "colour", 29, "R9 R10 J=R10"),
        (COLOUR, "R10 R11 J", "colour", 32, "R10 R11 J=R11"),
        (COLOUR, "R11 J J", "colour", 32, "R11 J=R10 J=R11"),
        (COLOUR, "R1 R2 H", "colour", 5, "R1 R2 H=R2"),
        (COLOUR, "R9 R11 S", "sum", 30, "R9 R11 S=10"),
        (RUN, "R9 R10 R11", "sum", 30, "R9 R10 R11"),
        (RUN, "R9 R10 J", "run", 30, "R9 R10 J=11"),
        (EQUAL, "R5 J", "equal-strength", 10, "R5 J=5"),
        (EQUAL, "S J", "equal-strength", 20, "S=10 J=10"),
        (EQUAL, "S H", "sum", 13, "S=10 H=3"),
        (LOWEST, "R5 J S H", "lowest-sum", 16, "R5 J=0 S=10 H=1"),
    ],
)
def test_what_a_formation_is_taken_for(face, cards, type, total, shown) -> None:
    numbers = written(face // 2 + 1, cards, damaged=face % 2 == 1).attacker
    taken = worth(face, numbers)
    assert (taken.type, taken.total) == (type, total)
    assert " ".join(taken.cards) == shown


def test_only_a_complete_formation_is_taken_for_anything() -> None:
    with pytest.raises(ValueError, match="not complete"):
        worth(0, [1, 2])


@pytest.mark.parametrize(
    ("face", "cards"), [(14, [1, 2]), (-1, [1, 2]), (0, [1, 64]), (0, [1, 1]), (6, [1, 2, 3])]
)
def test_what_can_not_be_is_refused(face, cards) -> None:
    with pytest.raises(ValueError, match=r"no face|no siege card|more than"):
        formation.best(face, cards, 0)
    with pytest.raises(ValueError, match=r"no face|no siege card|more than"):
        formation.reach(face, 0, cards, 0)


@pytest.mark.parametrize(("face", "type"), [(0, 1), (0, -1), (0, 5), (0, 99), (5, 4), (7, 0)])
def test_types_that_do_not_count_have_no_reach(face, type) -> None:
    with pytest.raises(ValueError, match="doesn't count"):
        formation.reach(face, type, [], 0)
