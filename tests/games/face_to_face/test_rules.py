"""A scenario for each clause of the rules, the rulebook's own examples among them."""

import pytest

from koloda import GameOver, IllegalMove
from tests.games.face_to_face.tables import GAME, legal, play, table

clause = pytest.mark.clause


def refused(state, text: str) -> str:
    """The clause that forbids the move."""
    with pytest.raises(IllegalMove) as caught:
        state.play(state.parse(text))
    return caught.value.clause


# Set-up


@clause("F2F-1", "F2F-2")
def test_each_has_58_numbers_two_foundations_and_six_in_hand() -> None:
    for side in GAME.deal(seed=1).save()["sides"]:
        assert (side["ascending"], side["descending"]) == (1, 60)
        assert len(side["hand"]) == 6
        assert len(side["draw_pile"]) == 52
        assert sorted(side["hand"] + side["draw_pile"]) == list(range(2, 60))


@clause("F2F-2")
def test_hands_are_secret_and_sizes_are_not() -> None:
    state = GAME.deal(seed=1)
    for seat in (0, 1, None):
        sides = state.view(seat)["sides"]
        assert [side["hand_size"] for side in sides] == [6, 6]
        assert [side["draw_pile_size"] for side in sides] == [52, 52]
        assert ["hand" in side for side in sides] == [seat == 0, seat == 1]
        assert not any("draw_pile" in side for side in sides)


@clause("F2F-3")
def test_the_starter_is_drawn_by_lot_unless_the_table_says() -> None:
    starts = [GAME.deal(seed=seed).seat_to_move for seed in range(200)]
    assert 60 < sum(starts) < 140
    assert {GAME.deal(seed=seed, first=1).seat_to_move for seed in range(20)} == {1}
    assert {GAME.deal(seed=seed, first=0).seat_to_move for seed in range(20)} == {0}


# A turn


@clause("F2F-4")
def test_a_turn_has_at_least_two_plays_and_at_most_the_hand() -> None:
    state = GAME.deal(seed=1, first=0)
    hand = state.view(0)["sides"][0]["hand"]
    for card in hand[:2]:
        assert refused(state, "E") == "F2F-4"
        play(state, f"A{card}")
    assert "E" in legal(state)
    play(state, *(f"A{card}" for card in hand[2:]))
    assert legal(state) == {"E"}
    assert play(state, "E").seat_to_move == 1


@clause("F2F-4")
def test_the_minimum_stays_two_without_a_draw_pile() -> None:
    state = play(table(([20, 30, 40], [50, 51])), "A20")
    assert refused(state, "E") == "F2F-4"
    assert refused(state, "A50") == "F2F-4"  # not in this hand


@clause("F2F-5", "F2F-9")
@pytest.mark.parametrize(
    "order", [["L12", "A20", "D30"], ["A20", "L12", "D30"], ["A20", "D30", "L12"]]
)
def test_one_card_may_go_to_the_other_at_any_point_of_the_turn(order) -> None:
    state = play(table(([12, 13, 20, 30], [40, 41]), up=(1, 29)), *order)
    assert refused(state, "L13") == "F2F-5"
    assert state.view(None)["sides"][1]["ascending"] == 12


@clause("F2F-6")
def test_the_own_ascending_pile_takes_any_higher_card() -> None:
    state = table(([5, 14, 18, 59], [40, 41]), up=(13, 1))
    assert {"A14", "A18", "A59"} <= legal(state)
    assert refused(state, "A5") == "F2F-6"
    assert play(state, "A18").view(0)["sides"][0]["ascending"] == 18


@clause("F2F-7")
def test_the_own_descending_pile_takes_any_lower_card() -> None:
    state = table(([2, 41, 49, 55], [40, 43]), down=(48, 60))
    assert {"D2", "D41"} <= legal(state)
    assert refused(state, "D49") == "F2F-7"
    assert play(state, "D41").view(0)["sides"][0]["descending"] == 41


@clause("F2F-8")
def test_a_refusal_names_only_reverse_tricks_that_exist() -> None:
    def trick(up: int, down: int, move: str) -> object:
        state = table(([5, 14, 58, 59], [40, 41]), up=(up, 1), down=(down, 60))
        with pytest.raises(IllegalMove) as caught:
            state.play(state.parse(move))
        return caught.value.arguments["trick"]

    assert trick(40, 60, "A5") == 30
    assert trick(11, 60, "A5") == "none"  # there is no 1 to play
    assert trick(12, 60, "A5") == 2
    assert trick(1, 20, "D58") == 30
    assert trick(1, 49, "D58") == 59
    assert trick(1, 50, "D58") == "none"  # and no 60


@clause("F2F-8")
def test_the_reverse_trick_goes_back_exactly_ten() -> None:
    state = table(([16, 17, 45, 46], [40, 41]), up=(27, 1), down=(35, 60))  # the book's examples
    assert {"A17", "D45"} <= legal(state)
    assert refused(state, "A16") == "F2F-6"
    assert refused(state, "D46") == "F2F-7"
    play(state, "A17")
    assert "A16" not in legal(state)


@clause("F2F-8")
def test_the_reverse_trick_works_as_often_as_wanted_mixed_with_normal_plays() -> None:
    state = table(([17, 20, 10, 7], [40, 41]), up=(27, 1))
    assert play(state, "A17", "A20", "A10").view(0)["sides"][0]["ascending"] == 10
    assert "A7" not in legal(state)


@clause("F2F-8")
def test_the_reverse_trick_counts_from_a_card_that_the_other_laid_there() -> None:
    state = table(([33, 44, 45], [23, 50, 51]), up=(30, 40))
    assert "A23" in legal(play(state, "L33", "A44", "E"))


@clause("F2F-9")
def test_a_card_for_the_other_must_improve_the_pile() -> None:
    state = table(([12, 17, 18, 19, 40, 41], [50, 51]), up=(1, 18), down=(60, 40))  # the book's
    assert {"L12", "L17", "H41"} <= legal(state)
    assert refused(state, "L18") == "F2F-9"  # equal is no improvement
    assert refused(state, "L19") == "F2F-9"
    assert refused(state, "H40") == "F2F-9"
    assert refused(state, "H12") == "F2F-9"


@clause("F2F-9")
def test_the_reverse_trick_plays_no_part_on_the_other_side() -> None:
    state = table(([28, 30, 31], [50, 51]), up=(1, 18), down=(60, 40))
    assert refused(state, "L28") == "F2F-9"
    assert refused(state, "H30") == "F2F-9"


@clause("F2F-9")
def test_a_foundation_cannot_be_improved() -> None:
    assert not any(text[0] in "LH" for text in legal(GAME.deal(seed=1)))


@clause("F2F-10")
def test_only_the_top_card_counts_and_everybody_may_know_what_was_played() -> None:
    state = play(table(([20, 25, 30], [50, 51])), "A20", "A25")
    side = state.view(None)["sides"][0]
    assert side["ascending"] == 25
    assert {20, 25} <= set(side["played"])
    assert refused(play(table(([20, 25, 22], [50, 51])), "A25"), "A22") == "F2F-6"


# Drawing


@clause("F2F-11")
@pytest.mark.parametrize("number", [2, 3, 6])
def test_own_plays_only_draw_two(number) -> None:
    state = table(([10, 20, 30, 40, 50, 59], [30, 31]), piles=([2, 3, 4, 5], []))
    cards = [10, 20, 30, 40, 50, 59][:number]
    play(state, *(f"A{card}" for card in cards), "E")
    assert state.view(0)["sides"][0]["hand_size"] == 6 - number + 2
    assert state.view(0)["sides"][0]["draw_pile_size"] == 2
    assert {4, 5} <= set(state.view(0)["sides"][0]["hand"])


@clause("F2F-12")
def test_a_card_for_the_other_draws_up_to_six() -> None:
    """The book's example: five cards, four for oneself and one for the other."""
    hand, pile = [10, 20, 30, 40, 50, 55], list(range(2, 10))
    state = table((hand, [30, 31]), up=(1, 18), piles=(pile, []))
    play(state, "L10", "A20", "A30", "A40", "A50", "E")
    assert state.view(0)["sides"][0]["hand"] == [5, 6, 7, 8, 9, 55]


@clause("F2F-13")
def test_a_short_draw_pile_gives_what_it_has_and_an_empty_one_nothing() -> None:
    state = play(table(([10, 20, 30, 40], [30, 31, 33]), piles=([7], [])), "A10", "A20", "E")
    assert state.view(0)["sides"][0]["hand"] == [7, 30, 40]
    state = play(table(([10, 20, 30, 40], [30, 31, 33])), "A10", "A20", "E")
    assert state.view(0)["sides"][0]["hand"] == [30, 40]


# The end


@clause("F2F-14")
@pytest.mark.parametrize("last", ["A40", "D40", "H40", "L40"])
def test_the_last_card_wins_at_once_on_any_pile(last) -> None:
    state = table(([20, 40], [50, 51]), up=(1, 45), down=(60, 35))
    play(state, "A20", last)
    outcome = state.outcome
    assert (outcome.winners, outcome.reason, outcome.clause) == ((0,), "all-cards-played", "F2F-14")
    assert state.legal_moves() == []
    with pytest.raises(GameOver):
        play(state, "E")


@clause("F2F-14")
def test_an_empty_hand_does_not_win_before_the_draw_pile_is_empty() -> None:
    state = play(table(([20, 40], [50, 51, 52]), piles=([7], [])), "A20", "A40")
    assert state.outcome is None
    assert legal(state) == {"E"}
    assert play(state, "E").view(0)["sides"][0]["hand"] == [7]


@clause("F2F-15")
def test_who_can_not_play_two_when_the_turn_starts_loses_and_shows_the_hand() -> None:
    state = table(([20, 30, 40], [10, 11, 50]), up=(1, 58), down=(60, 2))
    play(state, "A20", "A30", "E")
    outcome = state.outcome
    assert (outcome.winners, outcome.reason, outcome.clause) == ((0,), "cannot-play-two", "F2F-15")
    assert state.view(0)["sides"][1]["hand"] == [10, 11, 50]


@clause("F2F-15", "F2F-16")
def test_the_first_play_may_make_the_second_possible() -> None:
    """48 fits nowhere until the trick has set the pile back from 57 to 47."""
    state = table(([20, 30, 40], [47, 48]), up=(1, 57), down=(60, 2))
    play(state, "A20", "A30", "E")
    assert state.outcome is None
    assert legal(state) == {"A47"}
    assert play(state, "A47", "A48").outcome.winners == (1,)


@clause("F2F-15")
def test_one_card_for_the_other_and_one_for_oneself_are_two_plays() -> None:
    state = play(table(([20, 30, 40], [3, 58]), up=(1, 57), down=(60, 2)), "A20", "A30", "E")
    assert legal(state) == {"A58", "L3"}


@clause("F2F-15")
def test_two_cards_that_only_the_other_could_use_are_no_turn() -> None:
    state = play(table(([20, 30, 40], [3, 4]), up=(1, 57), down=(60, 2)), "A20", "A30", "E")
    assert state.outcome.winners == (0,)


@clause("F2F-16")
def test_a_first_play_that_leaves_no_second_is_not_legal() -> None:
    state = table(([30, 58, 59], [20, 21, 22]), up=(57, 1), down=(2, 60))
    assert legal(state) == {"A58"}
    assert refused(state, "A59") == "F2F-16"
    assert legal(play(state, "A58")) == {"A59"}


@clause("F2F-16")
def test_nothing_is_revealed_before_the_turn_ends() -> None:
    state = table(([10, 20, 30], [30, 31, 32]), piles=([2, 3], []))
    before = state.revealed
    assert play(state, "A10", "A20").revealed == before
    assert play(state, "E").revealed > before


@clause("F2F-17")
def test_a_single_last_card_loses_at_the_next_turn() -> None:
    state = play(table(([10, 20, 30], [30, 31, 32])), "A10", "A20", "E")
    assert state.outcome is None
    outcome = play(state, "A30", "A31", "E").outcome
    assert (outcome.winners, outcome.reason, outcome.clause) == ((1,), "one-card-left", "F2F-17")


@clause("F2F-17")
def test_a_single_last_card_may_be_saved_by_the_others_loss() -> None:
    state = table(([10, 20, 30], [10, 11, 50]), up=(1, 58), down=(60, 2))
    assert play(state, "A10", "A20", "E").outcome.winners == (0,)


@clause("F2F-18")
def test_there_is_always_one_winner_and_one_loser(scale) -> None:
    from koloda import Rng

    for seed in range(scale(2000)):
        state = GAME.deal(seed=seed)
        state.playout(Rng(seed))
        assert sorted(state.outcome.scores) == [0, 1]
        assert state.outcome.scores[state.outcome.winners[0]] == 1
