"""What used cards do, and what is known afterwards."""

import pytest

import koloda
from koloda.engine.rulebook import clauses
from koloda.games.scram.abilities import ABILITIES
from tests.games.scram.tables import (
    GAME,
    camp,
    deck,
    discards,
    known,
    legal,
    play,
    refused,
    saved,
    shown,
    table,
)

clause = pytest.mark.clause

CAMPS = ("1? 2? 3", "4? 5", "6? 7?", "8? 9")
DOWN = {"A1", "A2", "B1", "C1", "C2", "D1"}
EVERY = DOWN | {"A3", "B2", "D2"}


def using(value: int, *camps: str, below: str = "10 11 12", **fields) -> koloda.State:
    return play(table(*(camps or CAMPS), deck=f"{value} {below}", **fields), "D U")


@clause("SCR-16")
@pytest.mark.parametrize("value", sorted(ABILITIES))
def test_the_used_card_is_discarded_first_unless_it_joins_a_camp(value) -> None:
    state = using(value)
    if value in (9, 13):
        assert state.view(3)["held"] == {"source": "deck", "up": True, "card": value}
        assert discards(state, 1) != [value]
    else:
        assert state.view(3)["held"] is None
        assert discards(state, 1) == [value]


@clause("SCR-16")
def test_the_unconfirmed_abilities_are_marked_in_the_table_and_on_the_rules_page() -> None:
    unconfirmed = {value for value, ability in ABILITIES.items() if not ability.confirmed}
    assert unconfirmed == {7, 8, 10, 13}
    page = GAME.rulebook()
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| ")]
    marked = {row[1].strip() for row in rows if len(row) == 5 and "(unconfirmed)" in row[3]}
    assert marked == {str(value) for value in unconfirmed}
    assert "(unconfirmed)" in clauses(page)["SCR-16"]
    assert using(7).view(0)["ability"]["confirmed"] is False


@clause("SCR-16", "SCR-38")
@pytest.mark.parametrize(
    ("value", "targets"),
    [
        (5, DOWN | {"K1"}),
        (6, DOWN | {"K1"}),
        (7, DOWN | {"K1"}),
        (8, DOWN | {"K1"}),
        (9, EVERY),
        (10, EVERY | {"K1"}),
        (11, EVERY | {"K1"}),
        (12, EVERY | {"K1"}),
        (13, {"A<", "A>", "B<", "B>", "C<", "C>", "D<", "D>"}),
    ],
)
def test_each_ability_has_its_targets(value, targets) -> None:
    assert legal(using(value)) == targets


@clause("SCR-17", "SCR-36")
def test_5_looks_at_one_card_in_secret() -> None:
    state = play(using(5), "B1")
    assert state.seat_to_move == 1
    assert shown(state, 0, "B1") == 4
    assert [shown(state, seat, "B1") for seat in (1, 2, 3, None)] == [None] * 4
    assert state.view(3)["looking"] == {"seat": 0, "places": ["B1"]}  # all see where she looks
    assert camp(state, 1) == "4?0 5"  # it lies as it lay
    play(state, "D")
    assert shown(state, 0, "B1") is None  # and never shows again
    assert known(state, 0) == {"B1"}


@clause("SCR-16", "SCR-38")
def test_looking_with_a_6() -> None:
    """The books' example: first a card of her own, then one of her team-mate's."""
    state = play(using(6), "A1")
    assert shown(state, 0, "A1") == 1
    assert discards(state, 1) == [6]
    assert refused(state, "A1") == "SCR-38"
    play(state, "C2")
    assert (shown(state, 0, "A1"), shown(state, 0, "C2")) == (1, 7)
    assert (camp(state, 0), camp(state, 2)) == ("1?0 2? 3", "6? 7?0")
    assert state.seat_to_move == 1


@clause("SCR-38")
def test_the_second_card_of_the_deck_goes_only_together_with_the_top() -> None:
    for value in (6, 8, 11, 12):
        state = using(value)
        assert refused(state, "K2") == "SCR-38"
        assert "K2" not in legal(play(state.clone(), "A1"))
        assert "K2" in legal(play(state, "K1"))
    state = play(using(6), "K1 K2")
    assert (shown(state, 0, "K1"), shown(state, 0, "K2")) == (10, 11)
    assert deck(state) == "10?0 11?0 12?"


@clause("SCR-17")
def test_7_turns_a_card_up_for_the_rest_of_the_round() -> None:
    state = play(using(7), "D1")
    assert [shown(state, seat, "D1") for seat in (0, 1, 2, 3, None)] == [8] * 5
    assert state.seat_to_move == 1


@clause("SCR-17", "SCR-38")
def test_8_turns_two_cards_up_and_the_second_is_chosen_after_the_first_was_seen() -> None:
    state = play(using(8), "D1")
    assert shown(state, 2, "D1") == 8
    assert legal(state) == DOWN - {"D1"} | {"K1"}
    play(state, "A1")
    assert (camp(state, 0), camp(state, 3)) == ("1 2? 3", "8 9")


@clause("SCR-17")
def test_a_deck_top_turned_up_is_drawn_as_always_and_stays_up() -> None:
    state = play(using(7), "K1")
    assert deck(state) == "10! 11? 12?"
    assert [shown(state, seat, "K1") for seat in (1, 3, None)] == [10] * 3
    play(state, "D")
    assert state.seat_to_move == 1
    assert [state.view(seat)["held"]["card"] for seat in (0, 1, 2, 3, None)] == [10] * 5
    assert "U" in legal(state)
    assert camp(play(state, "R B1 O"), 1) == "10 5"


@clause("SCR-17")
def test_a_deck_top_turned_up_stays_up_as_a_penalty_and_through_a_swap() -> None:
    state = table("1? 2", "4 5 6", "7", "8", deck="3 10! 11", seat=1)
    play(state, "D R B1 B2 B3 O B> B<")
    assert camp(state, 1) == "10 4 5 6 3?1"
    state = play(table(*CAMPS, deck="11 10! 12"), "D U A1 K1")
    assert (camp(state, 0), deck(state)) == ("10 2? 3", "1? 12?")


@clause("SCR-17")
def test_two_deck_cards_turned_up_lie_one_on_the_other() -> None:
    state = play(using(8), "K1 K2")
    assert deck(state) == "10! 11! 12?"
    assert (shown(state, 1, "K1"), shown(state, 1, "K2")) == (10, None)
    play(state, "D X")
    assert shown(state, None, "K1") == 11


@clause("SCR-38")
def test_face_up_cards_are_no_target_for_looking_or_turning() -> None:
    for value in (5, 6, 7, 8):
        state = using(value)
        assert refused(state, "A3") == "SCR-38"
        assert refused(state, "A7") == "SCR-38"
        state = play(table(*CAMPS, deck=f"{value} 10! 11"), "D U")
        assert refused(state, "K1") == "SCR-38"


@clause("SCR-18", "SCR-21")
@pytest.mark.parametrize(
    ("order", "pile"),
    [("A1 A2", [12, 3]), ("A2 A1", [12, 3]), ("A1 A3", ["=", 3]), ("A2 A3", ["=", 12])],
)
def test_9_discards_the_higher_first_and_equals_below(order, pile) -> None:
    state = play(using(9, "3? 12 =?", "4?", "6", "7", seat=1, below="1"), order)
    assert discards(state, 2) == pile
    assert legal(state) == {"A<", "A>"}
    assert refused(state, "B<") == "SCR-21"


@clause("SCR-21")
def test_9_joins_the_camp_it_was_used_on_at_the_end_that_is_chosen() -> None:
    for end, after in (("B<", "9 4? 6"), ("B>", "4? 6 9")):
        state = play(using(9, "1", "3? 4? 5 6", "2", "7"), "B1")
        assert refused(state, "A1") == "SCR-16"  # two cards of one camp
        assert refused(state, "K1") == "SCR-21"
        assert camp(state, 1) == "3? 4? 5 6"  # nothing happens before both are named
        play(state, f"B3 {end}")
        assert camp(state, 1) == after
        assert state.seat_to_move == 1


@clause("SCR-21")
def test_9_on_a_single_card_discards_it_and_takes_its_place() -> None:
    state = play(using(9, "1", "3?", "", "7"), "B1")
    assert camp(state, 1) == "9"
    assert discards(state, 1) == [3]
    assert state.seat_to_move == 1


@clause("SCR-21", "SCR-38")
def test_9_can_not_be_used_when_all_camps_are_empty() -> None:
    state = play(table("", "", "", "", deck="9 1 2"), "D")
    assert legal(state) == {"X"}
    assert refused(state, "U") == "SCR-38"


@clause("SCR-16", "SCR-18")
def test_10_discards_one_card_of_a_camp_or_of_the_deck_whose_ability_does_nothing() -> None:
    state = play(using(10, below="13 12"), "B1")
    assert (camp(state, 1), discards(state, 2)) == ("5", [10, 4])
    state = play(using(10, below="13 12"), "K1")
    assert (deck(state), discards(state, 2)) == ("12?", [10, 13])
    assert state.seat_to_move == 1


@clause("SCR-19")
def test_11_swaps_two_cards_unseen_and_knowledge_follows_the_card() -> None:
    state = play(using(11, "1?2 2? 3", "4? 5", "6?13", "7"), "A1")
    assert camp(state, 0) == "1?2 2? 3"
    play(state, "C1")
    assert (camp(state, 0), camp(state, 2)) == ("6?13 2? 3", "1?2")
    assert known(state, 2) == {"C1"}
    assert known(state, 1) == known(state, 3) == {"A1"}
    assert known(state, 0) == set()


@clause("SCR-19")
def test_face_up_and_face_down_cards_stay_as_they_lie_in_a_swap() -> None:
    state = play(using(11), "A3 B1")
    assert (camp(state, 0), camp(state, 1)) == ("1? 2? 4?", "3 5")


@clause("SCR-19")
def test_a_swap_with_the_decks_top() -> None:
    state = play(using(11, "1?2 2? 3", "4?", "6", "7"), "K1 A1")
    assert (camp(state, 0), deck(state)) == ("10? 2? 3", "1?2 11? 12?")
    assert known(state, 2) == {"K1"}
    state = play(using(11), "A3 K1")
    assert deck(state) == "3! 11? 12?"  # an open card stays open on the deck
    assert shown(state, None, "K1") == 3


@clause("SCR-19")
def test_knowledge_follows_a_card_from_the_deck_into_a_camp_and_through_closing_gaps() -> None:
    state = play(using(6, below="10 11 12", seat=3), "K1 K2")  # D knows the next two
    play(state, "D R A1 O")
    assert camp(state, 0) == "10?03 2? 3"
    play(state, "D R B1 O")
    assert camp(state, 1) == "11?13 5"
    assert known(state, 3) == {"A1", "B1"}
    assert known(state, 0) == {"A1"}
    state = play(table("5 5? 7?13", "1", "2", "3", deck="4 1"), "D R A1 A2 O A2")
    assert camp(state, 0) == "4?0 7?13"


@clause("SCR-38")
def test_11_on_the_decks_first_two_cards() -> None:
    assert deck(play(using(11), "K1 K2")) == "11? 10? 12?"


@clause("SCR-20")
def test_12_looks_at_two_cards_and_then_swaps_them_or_not() -> None:
    state = play(using(12), "A1 D1")
    assert (shown(state, 0, "A1"), shown(state, 0, "D1")) == (1, 8)
    assert shown(state, 1, "A1") is None
    assert legal(state) == {"W", "L"}
    assert refused(state, "A2") == "SCR-16"
    left = play(state.clone(), "L")
    assert (camp(left, 0), camp(left, 3)) == ("1?0 2? 3", "8?0 9")
    assert shown(left, 0, "A1") is None
    play(state, "W")
    assert (camp(state, 0), camp(state, 3)) == ("8?0 2? 3", "1?0 9")
    assert state.seat_to_move == 1


@clause("SCR-20")
def test_12_may_look_at_a_face_up_card_to_swap_it() -> None:
    state = play(using(12), "A3 B1 W")
    assert (camp(state, 0), camp(state, 1)) == ("1? 2? 4?0", "3 5")


@clause("SCR-20")
def test_12_may_exchange_the_first_two_cards_of_the_deck() -> None:
    state = play(using(12), "K1 K2")
    assert (shown(state, 0, "K1"), shown(state, 0, "K2")) == (10, 11)
    assert deck(play(state, "W")) == "11?0 10?0 12?"
    assert known(state, 0) == {"K1", "K2"}


@clause("SCR-21")
def test_13_joins_any_camp_even_an_empty_one() -> None:
    state = using(13, "", "4? 5", "", "8?")
    assert legal(state) == {"A>", "B<", "B>", "C>", "D<", "D>"}
    assert refused(state, "A<") == "SCR-21"
    own = play(state.clone(), "A>")
    assert camp(own, 0) == "13"
    assert camp(play(state, "B<"), 1) == "13 4? 5"
    assert discards(state, 1) != [13]


@clause("SCR-38")
def test_fewer_cards_than_named_are_touched_as_far_as_they_go() -> None:
    state = play(using(6, "1?", "2", "3", "4", below=""), "A1")
    assert state.outcome is not None  # the deck is empty, too
    state = play(using(11, "1?", "", "", "", below=""), "A1")
    assert state.view(0)["camps"][0][0]["card"] == 1
    state = play(using(12, "1?", "", "", "", below="", rounds=2), "A1")
    assert state.view(0)["phase"] == "round-over"
    state = play(using(8, "1?", "2", "3", "4", below="5!  6"), "A1")
    assert state.seat_to_move == 1  # the open top hides the second card of the deck


@clause("SCR-38")
def test_an_ability_without_a_target_can_not_be_chosen() -> None:
    for value in (5, 6, 7, 8):
        state = play(table("1", "2", "3", "4", deck=f"{value} 5!"), "D")
        assert legal(state) == {"R", "X"}
        assert refused(state, "U") == "SCR-38"
    for value in (10, 11, 12):
        assert legal(play(table("", "", "", "", deck=f"{value}"), "D")) == {"X"}


# What may be said, and what is shown


@clause("SCR-34", "SCR-35")
def test_a_seat_is_told_which_cards_it_knows_and_never_what_they_are() -> None:
    state = play(using(6), "B1 K1")
    assert state.known_face_down(0) == ["B1", "K1"]
    assert state.known_face_down(2) == []
    play(state, "D X")
    assert known(state, 0) == {"B1"}
    cells = [cell for row in state.view(0)["camps"] for cell in row if cell.get("known")]
    assert cells == [{"up": False, "known": True}]
    assert state.known_face_down(0) == ["B1"]


@clause("SCR-36")
def test_the_memory_aid_shows_what_a_seat_has_seen_and_where_it_is_now() -> None:
    plain = play(using(6), "B1 K1")
    aided = play(using(6, memory_aid=True), "B1 K1")
    for state in (plain, aided):
        play(state, "D R B2 O")  # B draws the 10 that A has seen
        assert camp(state, 1) == "4?0 10?01"
    assert [shown(plain, 0, place) for place in ("B1", "B2")] == [None, None]
    assert [shown(aided, 0, place) for place in ("B1", "B2")] == [4, 10]
    assert [shown(aided, 1, place) for place in ("B1", "B2")] == [None, 10]
    assert [shown(aided, None, place) for place in ("B1", "B2")] == [None, None]
    assert aided.view(2)["discard"]["cards"] == aided.save()["discard"]
    assert "cards" not in aided.view(None)["discard"]


@clause("SCR-36")
def test_who_has_looked_at_the_decks_top_does_not_see_it_again_when_another_draws_it() -> None:
    state = play(using(5), "K1 D")
    assert state.view(1)["held"]["card"] == 10
    assert state.view(0)["held"] == {"source": "deck", "up": False, "known": True}
    assert state.seen_by(0).save()["held"]["card"] == 10


@clause("SCR-36")
def test_perfect_memory_for_bots_is_in_what_a_seat_sees() -> None:
    state = play(using(6), "B1 K1 D R B2 O")
    camps = state.seen_by(0).save()["camps"]
    assert [one["card"] for one in camps[1]] == [4, 10]
    assert [one["card"] for one in camps[0]] == [None, None, 3]
    assert state.seen_by(0).save()["discard"] == state.save()["discard"]


@clause("SCR-36")
def test_events_tell_a_card_to_those_only_who_see_it_now() -> None:
    state = play(using(6), "K1")
    looked = {"event": "looked", "seat": 0, "place": "K1", "up": False}
    assert state.events(0) == [{**looked, "card": 10}]
    for seat in (1, 2, 3, None):
        assert state.events(seat) == [{**looked, "card": None}]
    play(state, "A1 D")
    assert [state.events(seat)[0]["card"] for seat in (0, 1, 2, None)] == [None, 10, None, None]
    state = play(table("1? 2", "4 5 6", "7", "8", deck="3 10?0 11", seat=1), "D R B1 B2 B3 O B> B<")
    assert [event["card"] for event in state.events(0)] == [None]  # the penalty that A knows


def test_worlds_keep_what_is_known_and_deal_the_rest_evenly(scale) -> None:
    """Three cards are unknown to A: two 9s and a 13 in three places."""
    position = saved("9?", "13?1 2", "5", "6", deck="9 3?0", top="1")
    seen = GAME.load(position).seen_by(0)
    rng, found, number = koloda.Rng(4), {}, scale(6000)
    for _ in range(number):
        world = seen.imagine(rng)
        key = (camp(world, 0), camp(world, 1), deck(world))
        found[key] = found.get(key, 0) + 1
    assert set(found) == {
        ("9?", "13?1 2", "9? 3?0"),
        ("13?", "9?1 2", "9? 3?0"),
        ("9?", "9?1 2", "13? 3?0"),
    }
    if koloda.compiled:
        assert max(found.values()) - min(found.values()) < number / 15
