"""Cities, deportations, swaps and fires: a scenario for each of GAL-15 … GAL-25."""

import pytest

from koloda import State
from tests.games.gallop.tables import events, legal, play, refused, rows, table

clause = pytest.mark.clause


def swapping(own: str, second: str, third: str, card: str) -> State:
    """Four players: after a purple city for each of the others, seat 0 must take the exchange."""
    state = table([card, "P6", "P5", "P4"], rows=[own, second, third, ""], deck="X1 X2 X4 X6")
    return play(state, f"{card}/1", "P6/6", "P5/5", "P4/4", "P6", "P5")


def swapped_rows(state: State) -> list[str]:
    """The collections of seats 0, 1 and 2 without their purple cities."""
    return [" ".join(city for city in row.split() if city[0] != "P") for row in rows(state)[:3]]


def both(first: str, second: str, *cards: str) -> State:
    """Two players; seat 0 chooses first."""
    state = table(list(cards), rows=[first, second], deck="X1 X2")
    return play(state, f"{cards[0]}/6", f"{cards[1]}/1")


def waves(state: State) -> list[tuple[int, str, str]]:
    """Who lost what, and why, in each wave of the last move."""
    return [
        (event["seat"], " ".join(event["cities"]), event["why"]) for event in events(state, "burnt")
    ]


# Cities and deportations


@clause("GAL-15")
def test_a_city_joins_the_end_of_the_row() -> None:
    state = both("R1 O1", "", "Y1", "G1")
    assert rows(play(state, "G1")) == ["R1 O1 G1", "Y1"]


@clause("GAL-16")
def test_a_deportation_takes_the_last_city_away() -> None:
    state = both("R1 O1 Y1", "R2 O2", "D", "G1")
    assert rows(state) == ["R1 O1", "R2 O2 G1"]
    assert state.save()["pile"][-2:] == ["Y1", "D"]
    assert events(state, "deported") == [{"event": "deported", "seat": 0, "city": "Y1"}]


@clause("GAL-16")
def test_with_an_empty_collection_only_the_deportation_goes() -> None:
    state = both("", "R2 O2", "D", "G1")
    assert rows(state) == ["", "R2 O2 G1"]
    assert state.save()["pile"][-1] == "D"
    assert events(state, "deported") == [{"event": "deported", "seat": 0, "city": None}]


# Swaps


@clause("GAL-17", "GAL-18")
def test_an_exchange_swaps_cities_of_its_value_by_itself_where_there_is_no_choice() -> None:
    state = swapping("R3 O2", "Y3 B2", "O4", "X3")
    assert swapped_rows(state) == ["Y3 O2", "R3 B2", "O4"]
    assert events(state, "swapped") == [
        {"event": "swapped", "seat": 0, "gave": "R3", "partner": 1, "got": "Y3", "value": 3}
    ]


@clause("GAL-17", "GAL-18")
def test_without_a_city_of_the_value_on_both_sides_nothing_happens() -> None:
    for own, other in [("R3 O2", "Y4 R2"), ("R4 O2", "Y3 R2"), ("", "Y3 R2")]:
        state = swapping(own, other, "O4", "X3")
        assert swapped_rows(state) == [own, other, "O4"]
        assert events(state, "no-swap") == [{"event": "no-swap", "seat": 0}]
        assert "X3" in state.save()["pile"]


@clause("GAL-18")
def test_the_swap_is_a_duty_also_when_it_hurts() -> None:
    """R3 comes beside R2 and both burn; there is no other choice."""
    state = swapping("O3 R2 Y1", "R3 Y4", "O4 Y5", "X3")
    assert swapped_rows(state) == ["Y1", "O3 Y4", "O4 Y5"]


@clause("GAL-18")
def test_the_taker_chooses_partner_and_cities_in_two_steps() -> None:
    state = swapping("R3 O3", "Y3 R2", "G3 Y4 B3", "X3")
    assert (state.seat_to_move, legal(state)) == (0, {"-R3", "-O3"})
    assert state.view(None)["swap"] == {"card": "X3", "gives": None}
    assert refused(state, "-Y3") == "GAL-17"
    assert refused(state, "Y3") == "GAL-18"
    revealed = state.revealed
    play(state, "-O3")
    assert events(state, "gives") == [{"event": "gives", "seat": 0, "city": "O3", "value": 3}]
    assert legal(state) == {"+Y3", "+G3", "+B3"}
    assert state.view(None)["swap"] == {"card": "X3", "gives": "O3"}
    assert state.revealed == revealed, "nothing hidden was learnt: the gift may be taken back"
    assert refused(state, "+R3") == "GAL-17"
    assert refused(state, "+R2") == "GAL-17"
    assert refused(state, "-R3") == "GAL-18"
    play(state, "+B3")
    assert swapped_rows(state) == ["R3 B3", "Y3 R2", "G3 Y4 O3"]
    assert "X3" in state.save()["pile"]


@clause("GAL-17")
def test_an_exchange_swaps_no_other_value() -> None:
    state = swapping("R3 O3 Y1", "Y3 R1 O4", "G4 O5", "X3")
    assert legal(state) == {"-R3", "-O3"}
    assert refused(state, "-Y1") == "GAL-17"


@clause("GAL-19")
def test_with_a_universal_the_taker_names_any_value_for_which_a_swap_is_possible() -> None:
    state = swapping("R1 O2 Y3", "Y1 R4 O5", "G2 O6 R5", "U")
    assert legal(state) == {"-R1", "-O2"}
    assert refused(state, "-Y3") == "GAL-19"
    play(state, "-O2")
    assert swapped_rows(state) == ["R1 G2 Y3", "Y1 R4 O5", "R5"]
    assert state.save()["pile"].count("U") == 2


@clause("GAL-19")
def test_both_cities_have_the_value_that_was_named() -> None:
    state = play(swapping("R1 O2", "Y1 R2 O1", "G2 O6", "U"), "-R1")
    assert legal(state) == {"+Y1", "+O1"}
    assert refused(state, "+G2") == "GAL-17"


@clause("GAL-19")
def test_a_universal_without_a_possible_swap_does_nothing() -> None:
    state = swapping("R1 O2", "Y3 R4", "G5 O3", "U")
    assert swapped_rows(state) == ["R1 O2", "Y3 R4", "G5 O3"]
    assert events(state, "no-swap")


@clause("GAL-20")
def test_no_swap_with_a_player_who_has_fewer_cities() -> None:
    """Seat 1 has two cities, seat 2 three, the taker three and then four."""
    state = swapping("R3 O1 R2", "Y3", "G3 O4", "X3")
    assert swapped_rows(state) == ["G3 O1 R2", "Y3", "R3 O4"]
    state = swapping("R3 O1 R2 Y2", "Y3", "G3 O4", "X3")
    assert events(state, "no-swap")


@clause("GAL-20")
def test_as_many_cities_are_enough_counted_just_before_the_swap() -> None:
    """Seat 1 has two cities when the round begins, three when the exchange is resolved."""
    state = swapping("R3 O1 R2", "Y3 R4", "O4", "X3")
    assert swapped_rows(state) == ["Y3 O1 R2", "", "O4"]


@clause("GAL-20")
def test_a_city_of_somebody_with_fewer_cities_is_refused() -> None:
    state = swapping("R3 O1 R2", "Y3", "G3 O4 B3", "X3")
    assert legal(state) == {"+G3", "+B3"}
    assert refused(state, "+Y3") == "GAL-20"
    assert refused(state, "+P3") == "GAL-17"


@clause("GAL-21")
def test_each_city_takes_the_exact_place_of_the_other() -> None:
    state = swapping("R1 O3 G1", "B1 Y3 R2", "O4", "X3")
    assert swapped_rows(state) == ["R1 Y3 G1", "B1 O3 R2", "O4"]


# Fires


@clause("GAL-22")
def test_two_neighbours_of_one_colour_burn_at_once() -> None:
    state = play(both("R1 O1", "", "O2", "G1"), "O2")
    assert rows(state) == ["R1", "G1"]
    assert waves(state) == [(0, "O1 O2", "neighbours")]
    assert state.save()["pile"][-2:] == ["O1", "O2"]


@clause("GAL-23")
def test_three_of_one_colour_burn_wherever_they_are() -> None:
    state = play(both("R1 O1 R2 Y1", "", "R3", "G1"), "R3")
    assert rows(state) == ["O1 Y1", "G1"]
    assert waves(state) == [(0, "R1 R2 R3", "three")]


@clause("GAL-22", "GAL-23")
def test_two_that_are_no_neighbours_stay() -> None:
    state = play(both("R1 O1", "", "R3", "G1"), "R3")
    assert rows(state) == ["R1 O1 R3", "G1"]
    assert waves(state) == []


@clause("GAL-24")
def test_the_rest_closes_up_and_is_looked_at_again() -> None:
    state = play(both("O1 R1 Y1 R2 O2", "", "R3", "G2"), "R3")
    assert waves(state) == [(0, "R1 R2 R3", "three")]
    assert rows(state)[0] == "O1 Y1 O2"
    state = play(both("O1 R1 O2 R2", "", "R3", "G2"), "R3")
    assert waves(state) == [(0, "R1 R2 R3", "both"), (0, "O1 O2", "neighbours")]
    assert rows(state)[0] == ""


@clause("GAL-24")
def test_a_chain_burns_to_the_last_city() -> None:
    """Y1 gets a neighbour by the swap; then the two O meet, then the two R."""
    state = swapping("R1 O1 Y1 G5 O2 R2", "Y5 B1 G3 B2 O3", "", "X5")
    assert waves(state) == [
        (0, "Y1 Y5", "neighbours"),
        (0, "O1 O2", "neighbours"),
        (0, "R1 R2", "neighbours"),
    ]
    assert swapped_rows(state) == ["", "G5 B1 G3 B2 O3", ""]


@clause("GAL-25")
def test_one_look_burns_everything_that_offends() -> None:
    """A B A + A: all three A, not two of them."""
    state = play(both("R1 O1 R2", "", "R3", "G1"), "R3")
    assert waves(state) == [(0, "R1 R2 R3", "both")]
    assert rows(state)[0] == "O1"


@clause("GAL-25")
def test_after_a_swap_each_collection_burns_by_itself() -> None:
    """The cities that change places burn on both sides, and both rows go on burning."""
    own = "R1 O1 Y3 O2"  # gets O3: O1 O3 O2 burn together
    other = "G1 Y1 O3 Y2 G2"  # gets Y3: Y1 Y3 Y2 burn, then G1 and G2 meet
    state = swapping(own, other, "", "X3")
    assert waves(state) == [
        (0, "O1 O3 O2", "both"),
        (1, "Y1 Y3 Y2", "both"),
        (1, "G1 G2", "neighbours"),
    ]
    assert swapped_rows(state) == ["R1", "", ""]


@clause("GAL-25")
def test_a_third_of_a_colour_that_comes_by_a_swap_burns_all_three() -> None:
    state = swapping("R1 Y1 R2 B1 O3", "R3 Y4 G1 B2", "", "X3")
    assert waves(state) == [(0, "R1 R2 R3", "three")]
    assert swapped_rows(state) == ["Y1 B1", "O3 Y4 G1 B2", ""]
