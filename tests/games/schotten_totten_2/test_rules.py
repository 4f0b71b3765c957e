"""A scenario for each clause of the base game, the rulebook's own examples among them."""

import pytest

from koloda import GameOver, IllegalMove, InvalidMove, Rng
from tests.games.schotten_totten_2.tables import DEFENDER, GAME, SIEGE, legal, play, table

clause = pytest.mark.clause


def refused(state, text: str) -> str:
    """The clause that forbids the move."""
    before = state.clone()
    with pytest.raises(IllegalMove) as caught:
        state.play(state.parse(text))
    assert state == before
    return caught.value.clause


def tile(state, number: int) -> dict:
    return state.view(None)["tiles"][number - 1]


def lying(state, number: int) -> list[str]:
    """Both sides of a tile, as texts."""
    return [" ".join(side) for side in tile(state, number)["cards"]]


def discarded(state) -> set[str]:
    return {card for stack in state.view(None)["discard"].values() for card in stack}


# Set-up


@clause("ST2-1", "ST2-3")
def test_sixty_cards_of_which_each_player_has_six() -> None:
    saved = GAME.deal(seed=1).save()
    hands = [side["hand"] for side in saved["sides"]]
    assert [len(hand) for hand in hands] == [6, 6]
    assert sorted(hands[0] + hands[1] + saved["siege_deck"]) == sorted(SIEGE)
    assert saved["cauldrons"] == 3
    assert saved["seat"] == saved["attacker"]


@clause("ST2-2")
def test_the_tiles_and_what_they_need() -> None:
    def faces(state):
        tiles = state.view(None)["tiles"]
        return [f"{tile['capacity']} {tile['accepts']}" for tile in tiles]

    assert faces(GAME.deal(seed=1)) == [
        "3 sum",
        "4 all",
        "3 all",
        "2 all",
        "3 all",
        "4 all",
        "3 lowest-sum",
    ]
    assert faces(table(damaged=[1, 2, 3])) == [
        "3 run",
        "2 equal-strength",
        "3 colour",
        "2 all",
        "3 all",
        "4 all",
        "3 lowest-sum",
    ]
    assert faces(table(damaged=[4, 5, 6]))[3:] == [
        "4 lowest-sum",
        "3 colour",
        "2 equal-strength",
        "3 lowest-sum",
    ]
    assert faces(table(damaged=[7]))[6] == "3 run"


@clause("ST2-3")
def test_hands_are_secret_and_sizes_are_not() -> None:
    state = GAME.deal(seed=1)
    for seat in (0, 1, None):
        view = state.view(seat)
        assert [side["siege_size"] for side in view["sides"]] == [6, 6]
        assert view["siege_deck_size"] == 48
        assert ["hand" in side for side in view["sides"]] == [seat == 0, seat == 1]
        assert "siege_deck" not in view


@clause("ST2-3")
def test_who_attacks_is_drawn_by_lot_unless_the_table_says() -> None:
    attackers = [GAME.deal(seed=seed).view(None)["attacker"] for seed in range(200)]
    assert 60 < sum(attackers) < 140
    for seat in (0, 1):
        states = [GAME.deal(seed=seed, attacker=seat) for seed in range(20)]
        assert {state.seat_to_move for state in states} == {seat}
        assert {state.view(None)["attacker"] for state in states} == {seat}


# A turn


@clause("ST2-4")
def test_the_attacker_retreats_from_as_many_tiles_as_he_likes() -> None:
    state = table({2: "R1 R2", 3: "G5", 5: "B7"}, {3: "Y1"}, ("P1", "P2"))
    assert {"<2", "<3", "<5"} <= legal(state)
    assert refused(state, "<1") == "ST2-4"
    play(state, "<2", "<3")
    assert refused(state, "<3") == "ST2-4"
    assert [lying(state, number) for number in (2, 3, 5)] == [["", ""], ["", "Y1"], ["B7", ""]]
    assert {"R1", "R2", "G5"} <= discarded(state)
    play(state, "P1>2")
    assert state.seat_to_move == DEFENDER
    assert refused(state, "<5") == "ST2-4"


@clause("ST2-4", "ST2-12")
def test_the_books_retreat_from_14_in_one_colour() -> None:
    """The defender builds a higher colour, the attacker leaves, and now needs a stronger kind."""
    state = table({3: "B2 B5 B7"}, {3: "G8 G9"}, ("R1", "G3"))
    assert "C3" not in legal(state)
    play(state, "<3")
    assert lying(state, 3) == ["", "G8 G9"]
    assert {"B2", "B5", "B7"} <= discarded(state)
    # three of a strength beat every colour that the defender can still make of it
    stronger = table({3: "R1 B1 P1"}, {3: "G8 G9"}, ("R3", "G3"), deck="G11 R4")
    assert tile(stronger, 3)["claimable"]


@clause("ST2-5")
def test_oil_takes_the_card_that_was_played_first() -> None:
    """The book's example: the first of two 1s."""
    state = table({3: "R1 G1", 5: "B4"}, hands=("P1", "P2 P3"), seat=DEFENDER)
    assert {"O3", "O5"} <= legal(state)
    assert refused(state, "O1") == "ST2-5"
    play(state, "O3")
    assert lying(state, 3) == ["G1", ""]
    assert "R1" in discarded(state)
    assert state.view(None)["cauldrons"] == 2
    assert refused(state, "O5") == "ST2-5"
    play(state, "P2>3")
    assert refused(state, "O5") == "ST2-5"  # the attacker has none


@clause("ST2-5")
def test_the_prompt_offers_oil_only_while_it_can_be_poured() -> None:
    state = table({3: "R1 G1", 5: "B4"}, hands=("P1", "P2 P3"), seat=DEFENDER)
    assert state.wanted() == ("wanted-defence", {"play": "yes", "before": "oil"})
    play(state, "O3")
    assert state.wanted() == ("wanted-defence", {"play": "yes", "before": "nothing"})


@clause("ST2-9")
def test_only_an_attacker_with_a_proved_claim_is_told_about_claims() -> None:
    state = table({4: "R10 R11"}, {4: "B1 B2"}, hands=("P1 P2", "P3 P4"))
    assert state.wanted() == ("wanted-attack", {"play": "yes", "before": "claim-retreat"})
    play(state, "C4")
    assert state.wanted() == ("wanted-attack", {"play": "yes", "before": "nothing"})


@clause("ST2-31")
def test_a_defender_who_draws_is_told_nothing_about_claims() -> None:
    options = {"tactics": True, "tactics_deck": "S"}
    state = table({4: "R10 R11"}, {}, hands=("P1", "P3 P4"), seat=DEFENDER, **options)
    play(state, "P3>1")
    message, said = state.wanted()
    assert message == "wanted-draw"
    assert (said["claim"], said["tactics"]) == ("no", "yes")


@clause("ST2-5")
def test_there_are_three_cauldrons_in_a_game() -> None:
    state = table({2: "R1 R2 R3 R4"}, hands=("B1 B2 B3", "P1 P2 P3"), seat=DEFENDER)
    for answer in ("P1>3 B1>1", "P2>3 B2>1", "P3>5 B3>7"):
        play(state, "O2", *answer.split())
    assert state.view(None)["cauldrons"] == 0
    assert refused(state, "O2") == "ST2-5"
    assert lying(state, 2) == ["R4", ""]


@clause("ST2-6")
def test_a_card_goes_to_a_tile_with_room_and_on_top() -> None:
    state = table({4: "R1", 3: "R5 R6 R8"}, hands=("R2 B3", "P1 P2"))
    assert refused(state, "R2>3") == "ST2-6"
    assert refused(state, "G2>4") == "ST2-6"
    assert refused(state, "R2") == "ST2-6"
    play(state, "R2>4")
    assert lying(state, 4) == ["R1 R2", ""]
    assert state.seat_to_move == DEFENDER
    play(state, "P2>4")
    assert refused(state, "B3>4") == "ST2-6"


@clause("ST2-7")
@pytest.mark.parametrize(("played", "opposite"), [("R0", "R11"), ("R11", "R0")])
def test_a_0_and_the_11_of_its_colour_discard_each_other(played, opposite) -> None:
    state = table({3: "B1"}, {3: f"G4 {opposite} G5"}, (played, "P1"))
    play(state, f"{played}>3")
    assert lying(state, 3) == ["B1", "G4 G5"]
    assert {played, opposite} <= discarded(state)


@clause("ST2-7")
def test_there_must_be_room_for_a_card_that_would_clash() -> None:
    state = table({4: "B1 G2"}, {4: "R11"}, ("R0 P3", "P1"))
    assert refused(state, "R0>4") == "ST2-6"


@clause("ST2-7")
def test_other_colours_and_other_tiles_do_not_clash() -> None:
    state = table({}, {3: "R11"}, ("G0 R0", "P1 P2"))
    play(state, "G0>3", "P1>3", "R0>5")
    assert lying(state, 3) == ["G0", "R11 P1"]
    assert lying(state, 5) == ["R0", ""]


@clause("ST2-8")
def test_after_a_play_a_card_is_drawn_by_itself() -> None:
    state = table(hands=("R1", "P1"), deck="G2 G3")
    assert refused(state, "D") == "ST2-8"
    play(state, "R1>1")
    assert state.view(0)["sides"][0]["hand"] == ["G3"]
    assert state.seat_to_move == DEFENDER
    events = [{**event} for event in state.events(0)]
    assert events[-1] == {"event": "drew-siege", "seat": 0, "card": "G3"}
    assert state.events(1)[-1] == {"event": "drew-siege", "seat": 0, "card": None}
    play(state, "P1>1")
    assert state.view(1)["sides"][1]["hand"] == ["G2"]


@clause("ST2-9")
def test_the_attacker_claims_before_between_and_after_and_then_draws() -> None:
    state = table({4: "R10 R11", 3: "G9 G10"}, hands=("G11 P3", "P1"), deck="B1 B2")
    assert "C4" in legal(state)
    play(state, "G11>3")
    assert legal(state) == {"C3", "C4", "D"}
    assert refused(state, "P3>1") == "ST2-8"
    play(state, "C4")
    assert legal(state) == {"C3", "D"}
    play(state, "D")
    assert state.seat_to_move == DEFENDER
    assert refused(state, "C3") == "ST2-9"


@clause("ST2-9")
def test_after_the_last_claim_the_draw_comes_by_itself() -> None:
    state = table({4: "R10"}, hands=("R11 P3", "P1"), deck="B1 B2")
    play(state, "R11>4", "C4")
    assert state.seat_to_move == DEFENDER
    assert set(state.view(0)["sides"][0]["hand"]) == {"P3", "B2"}


@clause("ST2-10")
def test_an_attacker_without_room_must_retreat_or_claim() -> None:
    full = {
        1: "R1 G1 B1",
        2: "R2 G3 B5 Y7",
        3: "R4 G4 B8",
        4: "R10 R11",
        5: "R6 G7 B9",
        6: "Y1 Y2 P4 P5",
        7: "Y3 Y5 P6",
    }
    state = table(full, hands=("P1", "P2"), deck="G11 B11 P11 Y11 G0 B0")
    moves = legal(state)
    assert moves == {f"<{number}" for number in range(1, 8)} | {
        f"C{tile['tile']}" for tile in state.view(None)["tiles"] if tile["claimable"]
    }
    assert "C4" in moves
    assert refused(state, "PASS") == "ST2-10"
    assert refused(state, "P1>4") == "ST2-6"
    claimed = play(state.clone(), "C4")
    assert "P1>4" in legal(claimed)
    left = play(state.clone(), "<1", "C4", "<5")
    assert {"P1>1", "P1>4", "P1>5"} <= legal(left)
    assert refused(left, "PASS") == "ST2-44"


@clause("ST2-11")
def test_discards_lie_open_by_colour() -> None:
    elsewhere = {"R9", "G5", "R2", "P1", "P2", "Y4"}
    deck = " ".join(card for card in SIEGE if card not in elsewhere)
    state = table({3: "R9 G5 R2"}, hands=("P1", "P2"), deck=deck)
    play(state, "<3")
    for seat in (0, 1, None):
        assert state.view(seat)["discard"] == {
            "R": ["R2", "R9"],
            "Y": ["Y4"],
            "G": ["G5"],
            "B": [],
            "P": [],
            "elites": [],
        }


# Formations


def formation(number: int, cards: str, damaged: bool = False) -> tuple[str, int]:
    state = table({number: cards}, hands=("", "P2"), damaged=[number] if damaged else [])
    counted = tile(state, number)["formations"][0]
    return counted["type"], counted["total"]


@clause("ST2-12")
@pytest.mark.parametrize(
    ("cards", "counted"),
    [
        ("R6 R4 R5", ("colour-run", 15)),
        ("R7 G7 B7", ("equal-strength", 21)),
        ("R1 R5 R11", ("colour", 17)),
        ("R9 G8 B10", ("run", 27)),
        ("R9 G9 B10", ("sum", 28)),
    ],
)
def test_kinds_of_formations(cards, counted) -> None:
    assert formation(3, cards) == counted


@clause("ST2-12", "ST2-15")
@pytest.mark.parametrize(
    ("attack", "defence", "is_stronger"),
    [
        ("R1 R2 R3", "R11 G11 B11", True),
        ("R1 G1 B1", "R11 R9 R8", True),
        ("R1 R2 R4", "R9 G10 B11", True),
        ("R1 G2 B3", "R11 G11 B10", True),
        ("R1 R2 R3", "G2 G3 G4", False),
        ("R3 R4 R5", "G2 G3 G4", True),
        ("R9 G10 B11", "R1 R2 R4", False),
    ],
)
def test_the_stronger_kind_wins_and_then_the_higher_total(attack, defence, is_stronger) -> None:
    state = table({3: attack}, {3: defence}, ("P1", "P2"))
    assert tile(state, 3)["claimable"] == is_stronger


@clause("ST2-13")
@pytest.mark.parametrize(
    ("number", "damaged", "cards", "counted"),
    [
        (1, False, "R4 R5 R6", ("sum", 15)),
        (1, True, "R4 R5 R6", ("sum", 15)),
        (1, True, "R4 R5 G6", ("run", 15)),
        (1, True, "R4 R5 R7", ("sum", 16)),
        (3, True, "R4 R5 R6", ("sum", 15)),
        (3, True, "R4 R5 R7", ("colour", 16)),
        (3, True, "R4 G4 B4", ("sum", 12)),
        (2, True, "R4 R5", ("sum", 9)),
        (2, True, "R4 G4", ("equal-strength", 8)),
        (4, True, "R1 R2 R3 R4", ("lowest-sum", 10)),
        (7, False, "R1 R2 R3", ("lowest-sum", 6)),
    ],
)
def test_what_a_tile_does_not_accept_is_a_sum(number, damaged, cards, counted) -> None:
    assert formation(number, cards, damaged) == counted


@clause("ST2-13", "ST2-15")
def test_the_lower_sum_wins_where_the_tile_says_so() -> None:
    assert tile(table({7: "R1 G2 B3"}, {7: "R2 G3 B4"}, ("P1", "P2")), 7)["claimable"]
    assert not tile(table({7: "R2 G3 B4"}, {7: "R1 G2 B3"}, ("P1", "P2")), 7)["claimable"]


# Claims


@clause("ST2-14")
def test_only_a_complete_formation_claims() -> None:
    state = table({3: "R10 R11"}, hands=("R9", "P1"))
    assert refused(state, "C3") == "ST2-14"
    with pytest.raises(IllegalMove, match="2 of 3 cards"):
        play(state, "C3")


@clause("ST2-16")
@pytest.mark.parametrize("number", [3, 7])
def test_level_formations_go_to_the_one_that_was_complete_first(number) -> None:
    wall = ({number: "R1 G3 B4"}, {number: "G1 B3 Y4"}, ("P1", "P2"))
    earlier = [None] * 7
    for first in (0, 1):
        earlier[number - 1] = first
        state = table(*wall, earlier=earlier)
        assert tile(state, number)["claimable"] == (first == 0)
        assert tile(state, number)["complete_first"] == first


@clause("ST2-16")
def test_a_formation_counts_from_its_last_completion() -> None:
    hands = ("P1 P6 Y1", "Y5 Y11")
    state = table({3: "R1 G3 B5"}, {3: "G1 B3"}, hands, deck="P3 P4 P5 B11 G11")
    play(state, "P1>1", "Y5>3")
    assert tile(state, 3)["complete_first"] == 0
    assert "C3" in legal(state)  # level, and first
    play(state, "P6>1", "D", "O3")
    assert tile(state, 3)["complete_first"] == 1
    play(state, "Y11>1", "Y1>3")
    assert [counted["total"] for counted in tile(state, 3)["formations"]] == [9, 9]
    assert tile(state, 3)["complete_first"] == 1
    assert not tile(state, 3)["claimable"]


@clause("ST2-16")
def test_a_clash_is_settled_before_a_completion_is_noted() -> None:
    state = table({3: "G1 B3"}, {3: "R11 B7"}, ("R0", "Y5"), deck="P3 P4 P5 P6")
    play(state, "R0>3")
    assert lying(state, 3) == ["G1 B3", "B7"]
    assert tile(state, 3)["complete_first"] is None
    broken = table({3: "R11 G1 B3"}, {3: "B7 Y9"}, ("P1", "R0"), seat=DEFENDER)
    assert tile(broken, 3)["complete_first"] == 0
    play(broken, "R0>3")
    assert tile(broken, 3)["complete_first"] is None


@clause("ST2-16", "ST2-17")
def test_the_books_gate_with_21_can_not_be_beaten() -> None:
    """The defender could answer with another 10 and 11, but would be complete later."""
    state = table({4: "R10 R11"}, {4: "G11"}, ("P1", "G10"))
    play(state, "C4")
    assert tile(state, 4)["damaged"]


@clause("ST2-17")
def test_the_books_damaged_gate_waits_for_the_zeros() -> None:
    """A run counts nothing there; 6 against 5 is lost while two 0s are free."""
    wall = {"attack": {4: "R0 G1 B2 Y3"}, "defence": {4: "P1 Y4"}, "damaged": [4]}
    waiting = table(**wall, hands=("R5", "G5"), deck="G0 B0 P9")
    assert not tile(waiting, 4)["claimable"]
    with pytest.raises(IllegalMove, match="G0, B0"):
        play(waiting, "C4")
    # with only one of them left the defender can't get below 6
    assert tile(table(**wall, hands=("R5", "G5"), deck="G0 P9"), 4)["claimable"]


@clause("ST2-17")
def test_the_attackers_own_hand_counts_as_unknown() -> None:
    state = table({4: "R9 R10"}, hands=("G10 G11", "P1"), deck="P2 P3")
    assert refused(state, "C4") == "ST2-19"
    with pytest.raises(IllegalMove, match="G10, G11"):
        play(state, "C4")


@clause("ST2-17")
def test_with_too_few_free_cards_the_claim_is_good() -> None:
    state = table({2: "R0 G1 B3 Y5"}, {2: "G11"}, ("P1", "P2"), deck="")
    assert tile(state, 2)["claimable"]
    state = table({2: "R0 G1 B3 Y5"}, {2: "G11"}, ("P1", "P2"), deck="P3")
    assert not tile(state, 2)["claimable"]


@clause("ST2-18")
def test_a_proof_leaves_clashes_and_cauldrons_aside() -> None:
    # G11 would clash with the attacker's G0; it still counts for the defender
    state = table({1: "G0 R9 B9"}, {1: "R6 B7"}, ("P1", "P2"), deck="G11 P3")
    assert not tile(state, 1)["claimable"]
    # and that a cauldron could take R11 away doesn't spoil a proof
    assert tile(table({4: "R11 R10"}, hands=("P1", "P2")), 4)["claimable"]


@clause("ST2-19")
def test_a_claim_that_can_not_be_proved_changes_nothing() -> None:
    state = table({4: "R3 R4"}, hands=("P1", "P2"))
    assert refused(state, "C4") == "ST2-19"
    both = table({4: "R3 R4"}, {4: "B8 B9"}, ("P1", "P2"))
    with pytest.raises(IllegalMove, match="defender’s formation holds: B8, B9"):
        play(both, "C4")


@clause("ST2-20")
def test_a_good_claim_turns_the_tile_and_clears_it() -> None:
    state = table({4: "R10 R11"}, {4: "B5"}, ("P1", "P2"))
    play(state, "C4")
    assert lying(state, 4) == ["", ""]
    assert {"R10", "R11", "B5"} <= discarded(state)
    assert tile(state, 4)["damaged"]
    assert tile(state, 4)["capacity"] == 4
    assert state.seat_to_move == 0
    play(state, "P1>4")
    assert lying(state, 4) == ["P1", ""]


# The end


@clause("ST2-21")
def test_claiming_a_damaged_tile_wins() -> None:
    state = table({2: "R11 G11"}, {2: "B10"}, ("P1", "P2"), damaged=[2])
    play(state, "C2")
    assert state.outcome.winners == (0,)
    assert (state.outcome.reason, state.outcome.clause) == ("tile-broken", "ST2-21")
    assert state.legal_moves() == []
    with pytest.raises(GameOver):
        play(state, "P1>1")


@clause("ST2-21")
def test_the_fourth_damaged_tile_wins() -> None:
    state = table({4: "R10 R11"}, hands=("P1", "P2"), damaged=[1, 2, 3])
    assert state.outcome is None
    play(state, "C4")
    assert state.outcome.winners == (0,)
    assert (state.outcome.reason, state.outcome.clause) == ("four-tiles-damaged", "ST2-21")


@clause("ST2-22")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_defender_wins_when_a_card_must_be_drawn_and_there_is_none(seat) -> None:
    state = table(hands=("P1", "P2"), deck="", seat=seat)
    play(state, f"P{seat + 1}>1")
    assert state.outcome.winners == (DEFENDER,)
    assert (state.outcome.reason, state.outcome.clause) == ("siege-deck-empty", "ST2-22")


@clause("ST2-22", "ST2-9")
def test_the_attacker_may_still_claim_before_that_draw() -> None:
    state = table({4: "R10"}, hands=("R11", "P2"), deck="", damaged=[1, 2, 3])
    play(state, "R11>4")
    assert legal(state) == {"C4", "D"}
    assert play(state.clone(), "C4").outcome.winners == (0,)
    assert play(state.clone(), "D").outcome.winners == (DEFENDER,)


FULL = {
    1: "R1 G1 B1",
    2: "R2 G3 B5 Y7",
    3: "R4 G4 B8",
    4: "R10 B3",
    5: "R6 G7 B9",
    6: "Y1 Y2 P4 P5",
    7: "Y3 Y5",
}


@clause("ST2-23")
def test_the_defender_wins_when_his_turn_begins_and_all_his_tiles_are_full() -> None:
    state = table({}, FULL, ("P1 P2", "P6 P7"), seat=DEFENDER)
    play(state, "P6>7")
    assert state.outcome is None
    play(state, "P1>1")
    assert state.outcome.winners == (DEFENDER,)
    assert (state.outcome.reason, state.outcome.clause) == ("wall-held", "ST2-23")


@clause("ST2-23")
def test_a_claim_makes_room_for_the_defender_again() -> None:
    state = table({4: "R11"}, FULL, ("P11 P2", "P6 P7"), seat=DEFENDER, cauldrons=0)
    play(state, "P6>7", "P11>4", "C4")
    assert state.outcome is None
    assert legal(state) >= {"P7>4"}


# Revenge


def match(results: list[dict], **fields):
    """The second game of a match; the first one's attacker was seat 1."""
    return table(match="revenge", games=results, **fields)


def result(winner: int, ending: str, left: int, strength: int) -> dict:
    return {"winner": winner, "ending": ending, "siege_deck_size": left, "strength": strength}


ATTACK = {"attack": {4: "R10 R11"}, "damaged": [1, 2, 3], "hands": ("P1", "P2")}
DEFENCE = {"hands": ("P1", "P2"), "deck": "", "cauldrons": 1, "damaged": [2]}


@clause("ST2-24")
def test_after_the_first_game_the_roles_are_swapped() -> None:
    state = table(**ATTACK, match="revenge", deck="G1 G2 G3")
    play(state, "C4")
    assert state.outcome is None
    view = state.view(0)
    assert view["attacker"] == 1
    assert state.seat_to_move == 1
    assert [side["siege_size"] for side in view["sides"]] == [6, 6]
    assert view["siege_deck_size"] == 48
    assert view["cauldrons"] == 3
    assert view["match"] == {
        "replays": 0,
        "game": 2,
        "games": [
            {
                "attacker": 0,
                "winner": 0,
                "reason": "four-tiles-damaged",
                "clause": "ST2-21",
                "siege_deck_size": 3,
                "tiles_and_cauldrons": 6,
            }
        ],
    }


@clause("ST2-24")
def test_who_wins_both_games_is_the_champion() -> None:
    state = match([result(0, "siege-deck-empty", 0, 9)], **ATTACK)
    play(state, "C4")
    assert state.outcome.winners == (0,)
    assert state.outcome.scores == (2, 0)
    assert (state.outcome.reason, state.outcome.clause) == ("both-games-won", "ST2-24")


@clause("ST2-24")
@pytest.mark.parametrize(("left", "winner"), [(2, 0), (4, 1)])
def test_of_two_attackers_the_one_with_more_cards_left(left, winner) -> None:
    state = match([result(1, "tile-broken", left, 10)], **ATTACK, deck="G1 G2 G3")
    play(state, "C4")
    assert state.outcome.winners == (winner,)
    assert state.outcome.scores == (1, 1)
    assert (state.outcome.reason, state.outcome.clause) == ("faster-attack", "ST2-24")


@clause("ST2-24")
@pytest.mark.parametrize(("strength", "winner"), [(6, 1), (8, 0)])
def test_of_two_defenders_the_one_with_more_tiles_and_cauldrons(strength, winner) -> None:
    state = match([result(0, "wall-held", 30, strength)], **DEFENCE)
    play(state, "P1>1")
    assert state.outcome.winners == (winner,)
    assert (state.outcome.reason, state.outcome.clause) == ("better-defence", "ST2-24")


@clause("ST2-24")
@pytest.mark.parametrize(
    ("first", "second", "move"),
    [
        (result(1, "tile-broken", 3, 10), {**ATTACK, "deck": "G1 G2 G3"}, "C4"),
        (result(0, "wall-held", 30, 7), DEFENCE, "P1>1"),
    ],
)
def test_a_level_match_is_replayed(first, second, move) -> None:
    state = match([first], **second)
    play(state, move)
    assert state.outcome is None
    view = state.view(None)
    assert view["match"] == {"replays": 1, "game": 1, "games": []}
    assert view["attacker"] == 1
    assert view["siege_deck_size"] == 48
    state.playout(Rng(1))
    assert state.outcome.winners


@clause("ST2-24")
def test_every_game_of_a_match_is_shuffled_anew() -> None:
    state = table(**ATTACK, match="revenge", rng="0123456789abcdef0123456789abcdef")
    other = table(**ATTACK, match="revenge", rng="0123456789abcdee0123456789abcdef")
    first, second = play(state, "C4").save(), play(other, "C4").save()
    assert first["siege_deck"] != second["siege_deck"]
    assert first["siege_deck"] != GAME.deal(seed=1).save()["siege_deck"]


# Notation


def test_moves_are_read_as_people_write_them() -> None:
    state = table({4: "R10 R11", 3: "B1"}, hands=("R5", "P1"))
    for text, canonical in [(" r5 > 3", "R5>3"), ("c 4", "C4"), ("< 3", "<3"), ("R5>3 ", "R5>3")]:
        assert state.text(state.parse(text)) == canonical
    for text in ("R12>3", "R5>8", "R5>0", "X5>3", "C8", "O0", "R5>", ">", "C", "J5", "R٥>3"):
        with pytest.raises(InvalidMove):
            state.parse(text)


def test_tactics_moves_are_refused_at_a_table_without_tactics() -> None:
    state = table(hands=("R5", "P1"))
    for text in ("J>1", "SWA", "EXP>1", "RED"):
        assert refused(state, text) == "ST2-30"
    assert refused(state, "T") == "ST2-8"
