"""A scenario for each clause of the tactics variant."""

from typing import Any

import pytest

from koloda import Rng, State
from tests.games.schotten_totten_2.tables import (
    DEFENDER,
    GAME,
    SIEGE,
    TACTICS,
    legal,
    play,
    table,
)
from tests.games.schotten_totten_2.test_rules import discarded, lying, refused, tile

clause = pytest.mark.clause


def tactics(*wall: dict[int, str], **fields: Any) -> State:
    return table(*wall, tactics=True, **fields)


def hand(state: State, seat: int) -> set[str]:
    return set(state.view(seat)["sides"][seat]["hand"])


@clause("ST2-30")
def test_eleven_tactics_cards_in_a_deck_of_their_own_and_seven_in_hand() -> None:
    saved = GAME.deal(seed=1, tactics=True).save()
    hands = [side["hand"] for side in saved["sides"]]
    assert [len(hand) for hand in hands] == [7, 7]
    assert sorted(hands[0] + hands[1] + saved["siege_deck"]) == sorted(SIEGE)
    assert sorted(saved["tactics_deck"]) == sorted(TACTICS)
    assert saved["tactics_deck"] != TACTICS
    assert saved["cauldrons"] == 3


@clause("ST2-31")
def test_the_deck_to_draw_from_is_the_players_choice() -> None:
    state = tactics(hands=("R1 R2", "P1"), deck="B1 B2", tactics_deck="S swap")
    assert refused(state, "T") == "ST2-8"
    play(state, "R1>1")
    assert legal(state) == {"D", "T"}
    assert hand(play(state.clone(), "D"), 0) == {"R2", "B2"}
    drawn = play(state.clone(), "T")
    assert hand(drawn, 0) == {"R2", "swap"}
    for seat in (1, None):
        side = drawn.view(seat)["sides"][0]
        assert (side["siege_size"], side["tactics_size"]) == (1, 1)
        assert drawn.events(seat)[-1] == {"event": "drew-tactics", "seat": 0, "card": None}


@clause("ST2-31")
def test_siege_and_tactics_cards_are_both_playable() -> None:
    state = tactics({3: "G5"}, hands=("R1 S explosion", "P1"))
    assert {"R1>1", "S>1", "EXP>3", "S>7"} <= legal(state)
    assert refused(state, "H>1") == "ST2-6"
    assert refused(state, "DES") == "ST2-31"


@clause("ST2-32")
def test_nobody_is_more_than_one_tactics_card_ahead() -> None:
    state = tactics({3: "G5"}, hands=("R1 R2 S H explosion", "P1 J1"), played=(3, 4))
    play(state, "S>1", "P1>1", "H>1")
    assert {"J>1", "J>7"} <= legal(state)
    play(state, *legal_siege_play(state))
    assert refused(state, "EXP>3") == "ST2-32"
    assert not any(text.startswith("EXP") for text in legal(state))
    play(state, "R1>2", "J>2")
    assert "EXP>3" in legal(state)
    assert [side["tactics_played"] for side in state.view(None)["sides"]] == [5, 5]


def legal_siege_play(state: State) -> list[str]:
    """Some play of a siege card to the third tile."""
    return [text for text in sorted(legal(state)) if text[0] in "RYGBP" and text.endswith(">3")][:1]


@clause("ST2-33")
def test_an_empty_tactics_deck_ends_nothing() -> None:
    state = tactics(hands=("R1 R2", "P1"), deck="B1 B2")
    play(state, "R1>1")
    assert state.seat_to_move == DEFENDER
    assert hand(state, 0) == {"R2", "B2"}


@clause("ST2-33", "ST2-22")
def test_with_an_empty_siege_deck_no_tactics_card_helps() -> None:
    state = tactics(hands=("R1 R2", "P1"), deck="", tactics_deck="S swap")
    play(state, "R1>1")
    assert state.outcome.winners == (DEFENDER,)
    claiming = tactics({4: "R10"}, hands=("R11 R2", "P1"), deck="", tactics_deck="S swap")
    play(claiming, "R11>4")
    assert legal(claiming) == {"C4", "D"}
    assert refused(claiming, "T") == "ST2-33"


@clause("ST2-34")
@pytest.mark.parametrize(
    ("number", "cards", "counted"),
    [
        (3, "R9 J1 R11", ("colour-run", 30)),
        (3, "R9 R8 S", ("colour-run", 27)),
        (3, "R2 R1 H", ("colour-run", 6)),
        (3, "G4 B4 J1", ("equal-strength", 12)),
        (3, "G4 B9 J1", ("sum", 24)),
        (4, "J1 J2", ("colour-run", 21)),
        (1, "J1 R3 S", ("sum", 24)),
        (7, "J1 S H", ("lowest-sum", 11)),
    ],
)
def test_elites_are_what_is_best_for_their_owner(number, cards, counted) -> None:
    for owner in (0, 1):
        walls = ({number: cards}, {}) if owner == 0 else ({}, {number: cards})
        formation = tile(tactics(*walls, hands=("P1", "P2")), number)["formations"][owner]
        assert (formation["type"], formation["total"]) == counted


@clause("ST2-34")
def test_an_elite_may_repeat_a_card_of_its_own_formation() -> None:
    state = tactics({2: "R11 J1"}, damaged=[2], hands=("P1", "P2"))
    assert tile(state, 2)["formations"][0] == {
        "type": "equal-strength",
        "total": 22,
        "cards": ["R11", "J=11"],
    }


@clause("ST2-34")
def test_elites_fill_tiles_and_never_clash() -> None:
    state = tactics({4: "G1"}, {4: "R11"}, hands=("J1", "P1"))
    play(state, "J>4")
    assert lying(state, 4) == ["G1 J", "R11"]
    assert tile(state, 4)["complete_first"] == 0


@clause("ST2-34")
def test_the_defenders_joker_is_best_in_every_completion() -> None:
    attack = {4: "R9 R10"}
    assert not tile(tactics(attack, {4: "J1"}, hands=("P1", "P2"), deck="G11 P3"), 4)["claimable"]
    assert tile(tactics(attack, {4: "S"}, hands=("P1", "P2"), deck="G8 P3"), 4)["claimable"]
    assert not tile(tactics(attack, {4: "S"}, hands=("P1", "P2"), deck="G11 P3"), 4)["claimable"]


@clause("ST2-5", "ST2-34")
def test_oil_takes_elites_too() -> None:
    state = tactics({3: "J1 R5"}, hands=("P1", "P2"), seat=DEFENDER)
    play(state, "O3")
    assert lying(state, 3) == ["R5", ""]
    assert "J" in state.view(None)["discard"]["elites"]


@clause("ST2-35")
def test_an_action_lies_beside_its_player_and_not_in_the_discard() -> None:
    state = tactics({3: "R5"}, hands=("explosion", "P2"))
    before = set(state.view(None)["sides"][0]["actions"])
    play(state, "EXP>3")
    assert set(state.view(None)["sides"][0]["actions"]) == before | {"explosion"}
    assert "explosion" not in discarded(state)


@clause("ST2-36")
def test_redeployment_moves_an_own_card_or_discards_it() -> None:
    state = tactics({3: "R5 G6", 4: "B1 B2"}, {5: "Y1"}, hands=("redeployment P1", "P2"))
    play(state, "RED")
    assert legal(state) == {"R5", "G6", "B1", "B2"}
    assert refused(state, "Y1") == "ST2-36"
    play(state, "R5")
    # not to its own tile, and not to the full one
    assert legal(state) == {">1", ">2", ">5", ">6", ">7", ">X"}
    assert refused(state, ">4") == "ST2-36"
    moved = play(state.clone(), ">5")
    assert (lying(moved, 3), lying(moved, 5)) == (["G6", ""], ["R5", "Y1"])
    dropped = play(state.clone(), ">X")
    assert lying(dropped, 3) == ["G6", ""]
    assert "R5" in discarded(dropped)
    assert dropped.seat_to_move == DEFENDER


@clause("ST2-36", "ST2-6")
def test_a_moved_card_goes_on_top() -> None:
    state = tactics({3: "R5", 5: "B1"}, hands=("redeployment P1", "P2"))
    play(state, "RED", "R5", ">5")
    assert lying(state, 5) == ["B1 R5", ""]


@clause("ST2-37")
def test_recruitment_plays_a_siege_card_of_the_discard() -> None:
    state = tactics({4: "B1 B2"}, hands=("recruitment P1", "P2"), deck="G1 G2 G3", fallen="J1")
    play(state, "REC")
    assert "R5" in legal(state)
    assert "J" not in legal(state)
    assert refused(state, "G1") == "ST2-37"
    play(state, "R5")
    assert legal(state) == {">1", ">2", ">3", ">5", ">6", ">7"}
    play(state, ">3")
    assert lying(state, 3) == ["R5", ""]
    assert "R5" not in discarded(state)


@clause("ST2-38")
def test_desertion_discards_a_card_of_the_others() -> None:
    state = tactics({3: "R5"}, {3: "G1 J1", 6: "B2"}, hands=("desertion P1", "P2"))
    play(state, "DES")
    assert legal(state) == {"G1", "J3.2", "B2"}
    assert refused(state, "R5") == "ST2-38"
    play(state, "J3.2")
    assert lying(state, 3) == ["R5", "G1"]
    assert state.seat_to_move == DEFENDER


@clause("ST2-39")
def test_treason_takes_a_card_to_any_own_tile_with_room() -> None:
    state = tactics({4: "R5 R7"}, {4: "G1", 6: "B2 J1"}, hands=("treason P1", "P2"))
    play(state, "TRE")
    assert legal(state) == {"G1", "B2", "J6.2"}
    play(state, "J6.2")
    assert legal(state) == {">1", ">2", ">3", ">5", ">6", ">7"}
    play(state, ">1")
    assert lying(state, 1) == ["J", ""]
    assert lying(state, 6) == ["", "B2"]


@clause("ST2-40")
def test_an_explosion_clears_both_sides_of_a_tile() -> None:
    state = tactics({3: "R5 J1"}, {3: "G1", 6: "B2"}, hands=("explosion P1", "P2"))
    assert refused(state, "EXP>1") == "ST2-40"
    assert {"EXP>3", "EXP>6"} <= legal(state)
    play(state, "EXP>3")
    assert lying(state, 3) == ["", ""]
    assert {"R5", "G1", "J"} <= discarded(state)


def siege_but(*cards: str) -> str:
    return " ".join(card for card in SIEGE if card not in cards)


@clause("ST2-41")
def test_reinforcements_shuffle_two_discards_into_the_deck() -> None:
    hands = ("reinforcements P1", "P2")
    state = tactics(hands=hands, deck=siege_but("P1", "P2", "R5", "G6", "B7"))
    size = state.view(None)["siege_deck_size"]
    play(state, "REI", "R5")
    assert legal(state) == {"G6", "B7"}
    play(state, "G6")
    assert state.view(None)["siege_deck_size"] == size + 2 - 1
    assert state.view(None)["discard"]["B"] == ["B7"]
    deck = state.save()["siege_deck"] + list(hand(state, 0))
    assert {"R5", "G6"} <= set(deck)
    assert deck.index("R5") < size or deck.index("G6") < size  # not simply on top
    few = tactics(hands=hands, deck=siege_but("P1", "P2", "R5"))
    assert refused(few, "REI") == "ST2-43"


@clause("ST2-42")
def test_a_swap_exchanges_three_cards_that_nobody_saw_before() -> None:
    state = tactics(
        hands=("swap R1 R2 R3 J1 desertion", "P1 P2 P3 P4 S"), tactics_deck="H", played=(3, 3)
    )
    play(state, "SWA")
    assert legal(state) == {"R1", "R2", "R3", "J", "DES"}
    play(state, "R1", "J")
    assert refused(state, "R1") == "ST2-42"
    assert state.view(1)["sides"][0]["given_size"] == 2
    assert "given" not in state.view(1)["sides"][0]
    play(state, "DES")
    assert state.seat_to_move == DEFENDER
    assert hand(state, 1) == {"P1", "P2", "P3", "P4", "S"}
    assert state.events(1)[-1] == {"event": "given", "seat": 0, "card": None}
    play(state, "P1", "P2", "S")
    assert hand(state, 0) == {"R2", "R3", "P1", "P2", "S"}
    assert hand(state, 1) == {"P3", "P4", "R1", "J", "desertion"}
    assert state.seat_to_move == 0
    assert legal(state) == {"D", "T"}
    view = state.view(0)["sides"]
    assert set(view[1]["known"]) == {"R1", "J", "desertion"}
    assert set(view[0]["known"]) == {"P1", "P2", "S"}
    assert "known" not in state.view(None)["sides"][0]
    play(state, "D", "R1>1", "D")
    assert set(state.view(0)["sides"][1]["known"]) == {"J", "desertion"}


@clause("ST2-42")
def test_who_has_fewer_than_three_gives_all() -> None:
    state = tactics(hands=("swap R1 R2", "P1 P2 P3 P4"), deck="B1 B2")
    play(state, "SWA")
    assert state.seat_to_move == DEFENDER
    play(state, "P1", "P2", "P4")
    assert hand(state, 0) == {"P1", "P2", "P4", "B2"}
    assert hand(state, 1) == {"P3", "R1", "R2"}
    alone = play(tactics(hands=("swap", "P1 P2"), deck="B1 B2"), "SWA")
    assert hand(alone, 0) == {"P1", "P2", "B2"}
    assert hand(alone, 1) == set()


@clause("ST2-43", "ST2-7")
@pytest.mark.parametrize(
    ("held", "walls", "moves"),
    [
        ("redeployment", ({5: "R0 B9"}, {3: "R11"}), ["RED", "R0", ">3"]),
        ("treason", ({}, {5: "R0 B9", 3: "R11"}), ["TRE", "R0", ">3"]),
        ("recruitment", ({}, {3: "R11"}), ["REC", "R0", ">3"]),
    ],
)
def test_a_card_that_an_action_plays_clashes(held, walls, moves) -> None:
    state = tactics(*walls, hands=(f"{held} P1", "P2"), deck="G1 G2 G3 G4")
    play(state, *moves)
    assert lying(state, 3) == ["", ""]
    assert {"R0", "R11"} <= discarded(state)


@clause("ST2-43")
@pytest.mark.parametrize(
    ("held", "short", "walls"),
    [
        ("redeployment", "RED", ({}, {3: "R1"})),
        ("desertion", "DES", ({3: "R1"}, {})),
        ("treason", "TRE", ({3: "R1"}, {})),
        ("explosion", "EXP", ({}, {})),
    ],
)
def test_an_action_without_a_target_can_not_be_played(held, short, walls) -> None:
    state = tactics(*walls, hands=(f"{held} P1", "P2"))
    assert not any(text.startswith(short) for text in legal(state))
    assert refused(state, short) == "ST2-43"


@clause("ST2-43")
def test_recruitment_without_discards_and_a_swap_without_cards() -> None:
    everything = siege_but("P1", "P2")
    state = tactics(hands=("recruitment P1", "P2"), deck=everything, fallen="J1")
    assert refused(state, "REC") == "ST2-43"
    assert refused(tactics(hands=("swap", "")), "SWA") == "ST2-43"


@clause("ST2-43", "ST2-32")
def test_a_stolen_elite_changes_no_count() -> None:
    state = tactics({}, {3: "S", 5: "H"}, hands=("treason P1", "P2"), played=(5, 5))
    play(state, "TRE", "S", ">1")
    assert [side["tactics_played"] for side in state.view(None)["sides"]] == [6, 5]
    play(state, "O1")
    assert [side["tactics_played"] for side in state.view(None)["sides"]] == [6, 5]


@clause("ST2-44")
def test_who_can_play_nothing_passes_and_draws_only_below_seven() -> None:
    full = "S H J1 J2 desertion treason swap"
    state = tactics({3: "R1"}, hands=(full, "P1"), played=(2, 1), tactics_deck="explosion")
    assert legal(state) == {"<3", "PASS"}
    play(state, "PASS")
    assert state.seat_to_move == DEFENDER
    assert state.view(0)["sides"][0]["tactics_size"] == 7
    assert state.view(0)["sides"][0]["siege_size"] == 0
    fewer = tactics({3: "R1"}, hands=("S H", "P1"), played=(5, 4))
    play(fewer, "PASS")
    assert len(hand(fewer, 0)) == 3


@clause("ST2-44")
def test_nobody_passes_who_can_play() -> None:
    assert refused(tactics(hands=("R1", "P1")), "PASS") == "ST2-44"


@clause("ST2-44", "ST2-5")
def test_a_defender_who_can_play_nothing_may_still_pour_oil() -> None:
    barred = tactics({3: "R1"}, hands=("P1 H", "S"), seat=DEFENDER, played=(4, 5))
    assert legal(barred) == {"O3", "PASS"}
    play(barred, "O3")
    assert legal(barred) == {"PASS"}


@clause("ST2-10", "ST2-44")
def test_an_attacker_must_retreat_where_it_gives_an_action_its_target() -> None:
    deck = siege_but("P2", "R1", "R2")
    state = tactics({3: "R1", 5: "R2"}, hands=("reinforcements", "P2"), deck=deck)
    assert legal(state) == {"<3", "<5"}  # reinforcements need two discards
    assert refused(state, "PASS") == "ST2-10"
    play(state, "<3")
    assert legal(state) == {"<5"}
    play(state, "<5")
    assert legal(state) == {"REI"}
    # where even that is no help, there is the pass
    useless = tactics({3: "R1"}, hands=("desertion", "P2"), deck=siege_but("P2", "R1"))
    assert legal(useless) == {"<3", "PASS"}


def test_steps_without_a_choice_are_carried_out() -> None:
    state = tactics({}, {3: "G1"}, hands=("desertion P1", "P2"))
    play(state, "DES")
    assert "G1" in discarded(state)
    assert state.seat_to_move == DEFENDER
    only = tactics({3: "R1"}, hands=("redeployment P1", "P2"))
    play(only, "RED")
    assert "R1" not in legal(only)
    assert {">1", ">X"} <= legal(only)


def test_of_two_jokers_in_hand_only_one_is_offered() -> None:
    state = tactics(hands=("J1 J2 P1", "P2"))
    jokers = sorted(text for text in legal(state) if text[0] == "J")
    assert jokers == [f"J>{number}" for number in range(1, 8)]
    play(state, "J>1")
    assert hand(state, 0) >= {"J", "P1"}


def test_two_jokers_on_a_tile_are_told_apart() -> None:
    state = tactics({}, {2: "J2 R1 J1"}, hands=("desertion P1", "P2"))
    play(state, "DES")
    assert legal(state) == {"J2.1", "R1", "J2.3"}
    assert play(state.clone(), "J2.1").save()["wall"][1][1] == ["R1", "J1"]
    assert play(state.clone(), "J2.3").save()["wall"][1][1] == ["J2", "R1"]


def test_random_tactics_games_from_a_loaded_swap_end() -> None:
    state = tactics(hands=("swap R1 R2 R3 R4", "P1 P2 P3 P4"), tactics_deck="H J1 explosion")
    play(state, "SWA", "R1")
    state.playout(Rng(3))
    assert state.outcome
