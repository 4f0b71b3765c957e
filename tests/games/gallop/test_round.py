"""Cards, putting down, choosing and drawing: a scenario for each of GAL-1 … GAL-14."""

from collections import Counter
from typing import Any

import pytest

from koloda import OptionError
from tests.games.gallop.tables import (
    COLOURS,
    GAME,
    all_cards,
    events,
    legal,
    play,
    refused,
    rows,
    saved,
    table,
)

clause = pytest.mark.clause


def dealt_cards(state: Any) -> Counter[str]:
    now = state.save()
    return Counter(now["deck"]) + sum((Counter(side["hand"]) for side in now["sides"]), Counter())


# Cards


@clause("GAL-1", "GAL-3")
def test_four_players_have_all_47_cards() -> None:
    cards = dealt_cards(GAME.deal(seed=1, players=4))
    assert sum(cards.values()) == 47
    cities = {f"{letter}{value}" for letter in "ROYGBP" for value in range(1, 7)}
    exchanges = {f"X{value}" for value in range(1, 7)}
    assert cards == Counter([*cities, *exchanges, "U", "U", "D", "D", "D"])


@clause("GAL-2", "GAL-4")
def test_each_has_six_flights_and_three_cards() -> None:
    for players in (2, 3, 4):
        view = GAME.deal(seed=1, players=players).view(0)
        assert [side["flights"] for side in view["sides"]] == [[1, 2, 3, 4, 5, 6]] * players
        assert [side["hand_size"] for side in view["sides"]] == [3] * players
        assert view["seat_to_move"] == view["marker"]


@clause("GAL-3")
@pytest.mark.parametrize(("players", "number", "left"), [(2, 2, 35), (3, 1, 41), (4, 0, 47)])
def test_colours_leave_the_game_at_random_and_openly(players, number, left) -> None:
    seen = set()
    for seed in range(60):
        state = GAME.deal(seed=seed, players=players)
        colours = state.view(None)["colours"]
        assert len(colours) == 6 - number
        cards = dealt_cards(state)
        assert sum(cards.values()) == left
        assert {card[0] for card in cards} - set("XUD") == {c[0].upper() for c in colours}
        seen |= set(COLOURS) - set(colours)
    assert len(seen) == (6 if number else 0)


@clause("GAL-3")
def test_the_table_may_name_the_colours() -> None:
    state = GAME.deal(seed=1, players=2, removed="orange-purple")
    assert state.view(None)["colours"] == ["red", "yellow", "green", "blue"]
    state = GAME.deal(seed=1, players=3, removed="red")
    assert state.view(None)["colours"] == ["orange", "yellow", "green", "blue", "purple"]
    for players, removed, allowed in [
        (2, "red", "2 of the colours with 2 players"),
        (3, "red-blue", "1 of the colours with 3 players"),
        (4, "red", "be None with 4 players"),
        (2, "red-red", "removed must be"),
        (2, "pink-red", "removed must be"),
    ]:
        with pytest.raises(OptionError, match=allowed):
            GAME.deal(seed=1, players=players, removed=removed)


@clause("GAL-4")
def test_the_first_holder_is_drawn_by_lot_unless_the_table_says() -> None:
    for players in (2, 3, 4):
        firsts = [GAME.deal(seed=seed, players=players).seat_to_move for seed in range(300)]
        for seat in range(players):
            assert 0.7 * 300 / players < firsts.count(seat) < 1.3 * 300 / players
            assert GAME.deal(seed=1, players=players, first=seat).seat_to_move == seat
    with pytest.raises(OptionError, match="first must be a seat from 0 to 2"):
        GAME.deal(seed=1, players=3, first=3)


# Putting down


@clause("GAL-5")
def test_each_puts_down_a_card_and_a_flight_clockwise_from_the_marker() -> None:
    state = table(["R1 R2", "O1", "Y1"], deck="G1 G2 G3", marker=1)
    seats = []
    for move in ("O1/3", "Y1/2", "R2/6"):
        seats.append(state.seat_to_move)
        play(state, move)
    assert seats == [1, 2, 0]
    assert refused(table(["R1", "O1"]), "R1") == "GAL-5"
    assert refused(table(["R1", "O1"]), "O1/3") == "GAL-5"


@clause("GAL-5")
def test_a_card_with_each_flight_is_one_move_and_equal_cards_are_one_card() -> None:
    state = table(["R1 U U", "O1"])
    assert legal(state) == {f"{card}/{flight}" for card in ("R1", "U") for flight in range(1, 7)}
    assert len(state.legal_moves()) == 12


@clause("GAL-5")
def test_putting_down_is_never_done_by_itself() -> None:
    """Else all would know that the hand has cards of one kind only."""
    start = saved(["D D D", "R1 O1 Y1"], deck="R2 R3 R4 R5", rounds=5)
    state = GAME.load(start)
    assert legal(state) == {"D/6"}
    assert state.seat_to_move == 0


@clause("GAL-5")
def test_nobody_sees_what_is_put_down_before_all_have() -> None:
    start = table(["R1 O2", "Y1 G2", "B1 B2"], deck="R5 R6 O5 O6")
    one, other = play(start.clone(), "R1/6"), play(start.clone(), "O2/1")
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
        side = one.view(seat)["sides"][0]
        assert (side["has_laid"], side["laid"], side["hand_size"]) == (True, None, 1)
        assert side["flights"] == [1, 2, 3, 4, 5, 6]
        assert "hand" not in side
    for seat in (1, 2):
        assert one.seen_by(seat) == other.seen_by(seat)
    assert one.legal_moves() == other.legal_moves()
    own = one.view(0)["sides"][0]
    assert (own["laid"], own["hand"]) == ({"card": "R1", "flight": 6}, ["O2"])
    assert own["flights"] == [1, 2, 3, 4, 5]
    assert one.events(0) == [{"event": "laid", "seat": 0, "card": "R1", "flight": 6}]
    play(one, "Y1/3", "B1/4")
    assert one.view(None)["sides"][1]["laid"] == {"card": "Y1", "flight": 3}


@clause("GAL-5")
def test_nothing_comes_to_light_before_all_are_revealed_nor_before_the_draw() -> None:
    state = table(["R1 X1", "O1 X2"], deck="R5 R6 O5 O6")
    points = [state.revealed]
    for move in ("R1/1", "O1/2", "R1"):
        points.append(play(state, move).revealed)
    assert points == [7, 7, 8, 9]
    assert state.chance is not None
    assert state.position.seen_by(0).chance is None


# Choosing


@clause("GAL-6", "GAL-7")
def test_the_higher_flight_chooses_first_and_equal_ones_from_the_marker_on() -> None:
    state = table(["R1", "O1", "Y1", "G1"], deck="R6 O6 Y6 G6", marker=2)
    play(state, "Y1/3", "G1/5", "R1/5", "O1/3")
    assert state.view(None)["order"] == [3, 0, 2, 1]
    assert state.seat_to_move == 3
    play(state, "R1")
    assert state.seat_to_move == 0
    play(state, "G1", "O1")
    assert rows(state) == ["G1", "Y1", "O1", "R1"]


@clause("GAL-7")
def test_anybodys_card_may_be_taken_also_ones_own_and_only_such() -> None:
    state = play(table(["R1", "O1", "Y1"], deck="R5 R6 O5"), "R1/3", "O1/2", "Y1/1")
    assert legal(state) == {"R1", "O1", "Y1"}
    assert refused(state, "G1") == "GAL-7"
    assert refused(state, "R1/3") == "GAL-7"
    assert refused(state, "-R1") == "GAL-7"


@clause("GAL-7")
def test_a_card_is_resolved_before_the_next_one_chooses() -> None:
    """R2 burns when the first one takes R1, so the second one finds nothing to swap Y2 for."""
    state = table(["R1", "X2"], rows=["O3 R2", "Y2"], deck="G5 G6")
    play(state, "R1/6", "X2/1")
    assert rows(state) == ["O3", "Y2"]
    assert events(state, "no-swap")


@clause("GAL-8")
def test_the_first_chooser_must_take_the_deportation() -> None:
    state = table(["D", "O1", "Y1"], rows=["R1", "R2", "R3"], deck="G4 G5 G6")
    play(state, "D/1", "O1/2", "Y1/6")
    assert events(state, "taken") == [{"event": "taken", "seat": 2, "card": "D", "owner": 0}]
    assert rows(state)[2] == ""
    assert (state.seat_to_move, legal(state)) == (1, {"O1", "Y1"})


@clause("GAL-8")
def test_the_first_choosers_take_one_deportation_each() -> None:
    state = table(["D", "D", "Y1", "D"], rows=["R1", "R2", "R3", "R4"], deck="G1 G4 G5 G6")
    play(state, "D/1", "D/2", "Y1/3", "D/4")
    assert [event["seat"] for event in events(state, "deported")] == [3, 2, 1]
    assert rows(state) == ["R1 Y1", "", "", ""]


@clause("GAL-9")
def test_the_last_chooser_must_take_the_exchange() -> None:
    state = table(["X1", "O1", "Y1"], deck="G4 G5 G6")
    play(state, "X1/6", "O1/5", "Y1/1")
    assert legal(state) == {"O1", "Y1"}
    assert refused(state, "X1") == "GAL-9"
    play(state, "O1")
    taken = [(event["seat"], event["card"]) for event in events(state, "taken")]
    assert taken == [(0, "O1"), (1, "Y1"), (2, "X1")]


@clause("GAL-9")
def test_the_last_two_take_two_exchanges_and_the_earlier_chooses() -> None:
    state = table(["X1", "O1", "X2"], deck="G4 G5 G6")
    play(state, "X1/6", "O1/5", "X2/1")
    assert (state.seat_to_move, legal(state)) == (1, {"X1", "X2"})
    play(state, "X2")
    assert [event["card"] for event in events(state, "taken")] == ["X2", "X1"]


@clause("GAL-9")
def test_as_many_last_choosers_as_there_are_exchanges_take_them() -> None:
    state = table(["X1", "X2", "X3", "X4"], deck="G3 G4 G5 G6")
    play(state, "X1/6", "X2/5", "X3/4", "X4/3")
    assert legal(state) == {"X1", "X2", "X3", "X4"}
    assert legal(play(state, "X4")) == {"X1", "X2", "X3"}
    assert legal(play(state, "X2")) == {"X1", "X3"}


@clause("GAL-10")
def test_the_very_last_takes_the_universal() -> None:
    state = table(["U", "X1", "X2"], deck="G4 G5 G6")
    play(state, "U/6", "X1/5", "X2/1")
    assert (state.seat_to_move, legal(state)) == (0, {"X1", "X2"})
    assert refused(state, "U") == "GAL-10"
    play(state, "X2")
    taken = [(event["seat"], event["card"]) for event in events(state, "taken")]
    assert taken == [(0, "X2"), (1, "X1"), (2, "U")]


@clause("GAL-10")
def test_two_universals_go_to_the_last_two() -> None:
    state = table(["U", "X1", "U", "X2"], deck="G3 G4 G5 G6")
    play(state, "U/1", "X1/5", "U/6", "X2/2")
    assert (state.seat_to_move, legal(state)) == (2, {"X1", "X2"})
    play(state, "X1")
    taken = [(event["seat"], event["card"]) for event in events(state, "taken")]
    assert taken == [(2, "X1"), (1, "X2"), (3, "U"), (0, "U")]


@clause("GAL-11")
def test_all_others_choose_freely_among_the_cities() -> None:
    state = table(["D", "R1", "O1", "U"], deck="G3 G4 G5 G6")
    play(state, "D/1", "R1/5", "O1/4", "U/6")
    taken = [(event["seat"], event["card"]) for event in events(state, "taken")]
    assert taken == [(3, "D")]
    assert (state.seat_to_move, legal(state)) == (1, {"R1", "O1"})


# The end of a round


@clause("GAL-12")
def test_each_draws_a_card_from_the_marker_on_and_the_marker_moves() -> None:
    state = table(["R1", "O1", "Y1"], deck="G1 G2 G3 G4", marker=1)
    play(state, "O1/3", "Y1/2", "R1/1", "O1", "R1")
    assert [event["seat"] for event in events(state, "drawn")] == [1, 2, 0]
    assert [side["hand"] for side in state.save()["sides"]] == [["G2"], ["G4"], ["G3"]]
    assert state.save()["deck"] == ["G1"]
    assert state.view(None)["marker"] == state.seat_to_move == 2


@clause("GAL-12")
def test_only_the_drawer_sees_the_card() -> None:
    state = play(table(["D", "O1"], deck="G1 G2 G3"), "D/1", "O1/2")
    assert [event["card"] for event in events(state, "drawn", 0)] == ["G3", None]
    assert [event["card"] for event in events(state, "drawn", 1)] == [None, "G2"]
    assert [event["card"] for event in events(state, "drawn")] == [None, None]


@clause("GAL-13")
def test_a_played_flight_stays_aside_for_all_to_see_until_all_are_played() -> None:
    state = table(["D", "U"], deck="X1 X2 X3 X4 X5 X6 D R1 R2 R3 R4 R5")
    used = []
    for flight in (2, 5, 1, 6, 3, 4):
        for _ in (0, 1):
            view = state.view(None)
            assert [view["sides"][s]["flights_played"] for s in (0, 1)] == [sorted(used)] * 2
            if used:
                card = state.view(state.seat_to_move)["sides"][state.seat_to_move]["hand"][0]
                assert refused(state, f"{card}/{used[0]}") == "GAL-13"
            move = next(text for text in sorted(legal(state)) if text.endswith(f"/{flight}"))
            play(state, move)
            while state.save()["phase"] != "lay":
                play(state, min(legal(state)))
        used.append(flight)
    assert events(state, "flights-back")
    assert [side["flights"] for side in state.view(None)["sides"]] == [[1, 2, 3, 4, 5, 6]] * 2


@clause("GAL-14")
def test_the_played_cards_become_the_deck_also_between_two_drawers() -> None:
    start = table(["D", "U"], rows=["R1 O1", "R2"], deck="G6")
    pile = Counter(start.save()["pile"])
    state = play(start, "D/1", "U/2")
    assert [event["event"] for event in state.events(None)][-4:] == [
        "drawn",
        "shuffled",
        "drawn",
        "marker",
    ]
    now = state.save()
    assert now["sides"][0]["hand"] == ["G6"]
    pile += Counter(["D", "U", "R2"])
    assert Counter([*now["deck"], *now["sides"][1]["hand"]]) == pile
    assert (now["pile"], now["decks"]) == ([], 1)
    assert [side["hand_decks"] for side in state.view(None)["sides"]] == [[0], [1]]


@clause("GAL-14")
def test_a_reshuffle_is_the_positions_own_and_comes_in_any_order() -> None:
    start = saved(["D", "U"], deck="G6")
    orders = set()
    for number in range(20):
        start["rng"] = f"{number:016x}{2 * number + 1:016x}"
        once, again = (play(GAME.load(start), "D/1", "U/2").save()["deck"] for _ in range(2))
        assert once == again
        orders.add(tuple(once))
    assert len(orders) == 20


@clause("GAL-14")
def test_collections_and_played_cards_are_open_to_all() -> None:
    view = table(["D", "U"], rows=["R1 O1", "R2"], deck="G6 G5").view(None)
    assert [side["collection"] for side in view["sides"]] == [["R1", "O1"], ["R2"]]
    rest = all_cards(2) - Counter(["D", "U", "R1", "O1", "R2", "G6", "G5"])
    assert Counter(view["pile"]) == rest


@clause("GAL-14")
def test_who_can_not_draw_does_not() -> None:
    """Nothing lies in deck or pile but the deportation that was just played."""
    state = table(["R1 O1 Y1", "D G1 Y2"], deck="", rest="out")
    play(state, "R1/1", "D/2")
    assert events(state, "shuffled") == [{"event": "shuffled", "cards": 1}]
    assert events(state, "drawn", 0) == [{"event": "drawn", "seat": 0, "card": "D"}]
    assert events(state, "not-drawn") == [{"event": "not-drawn", "seat": 1}]
    assert [side["hand_size"] for side in state.view(None)["sides"]] == [3, 2]
    assert state.seat_to_move == 1


@clause("GAL-14")
def test_the_deal_ends_when_somebody_has_no_card_to_put_down() -> None:
    state = table(["R6", "O5 O4"], deck="", rest="out", match="single")
    play(state, "R6/2", "O5/1", "R6")
    assert events(state, "deal-ended") == [{"event": "deal-ended", "clause": "GAL-14"}]
    assert [event["complete"] for event in events(state, "scored")] == [False, False]
    assert state.outcome.scores == (6, 5)
