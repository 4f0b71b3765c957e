"""Endings: what the page adds up and says in words agrees with the engine, for every viewer."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import koloda
from koloda import Record
from koloda.engine.state import State
from koloda.locales import LANGUAGES, texts
from tests.web.node import NEEDS_NODE, Program, program

pytestmark = NEEDS_NODE

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return program("endings", tmp_path_factory.mktemp("endings"))


def ends(game: str, event: str) -> Iterator[tuple[State, State]]:
    """Yield the states before and after each such move of the golden games. A copy would have no
    events, so look at each before you ask for the next one."""
    for path in sorted(GOLDEN.glob(f"{game}-*.jsonl")):
        before = None
        for state in Record.read(path, koloda.game).states():
            if any(one["event"] == event for one in state.events(None)):
                assert before is not None
                yield before, state
            before = state.clone()


def random_games(game: str, number: int, **options: Any) -> Iterator[tuple[State, State]]:
    """Yield the last two states of random games in which every possible claim is made."""
    for seed in range(number):
        chooser, state = random.Random(seed), koloda.game(game).deal(seed=seed, **options)
        before = state.clone()
        while state.outcome is None:
            before = state.clone()
            moves = state.legal_moves()
            claims = [move for move in moves if "claim" in state.describe(move)[0]]
            state.play(chooser.choice(claims or moves))
        yield before, state


def said(game: str, phrase: list[Any]) -> dict[str, str]:
    """Say what the page says, in every language; every argument must be there."""
    key, args = phrase
    found = {one: texts(one).say(f"{game}-{key}", args) for one in LANGUAGES}
    for words in found.values():
        assert not re.search(r"[{}$]|undefined|NaN|end-|sheet-", words), words
    return found


@pytest.mark.clause("SCR-25")
def test_the_cards_of_a_camp_add_up_to_what_the_engine_counted(page) -> None:
    rounds = [after.view(None) for _, after in ends("scram", "round-over")]
    camps = [camp for view in rounds for camp in view["camps"]]
    totals = [total for view in rounds for total in view["counted"]["own_totals"]]
    assert len(totals) > 15
    counted = page([["scram countedCards", [camp]] for camp in camps])
    assert [sum(card["counts"] for card in camp) for camp in counted] == totals


@pytest.mark.clause("SCR-26")
def test_a_call_is_told_with_whether_it_paid_to_caller_team_mate_and_opponent(page) -> None:
    view = next(ends("scram", "round-over"))[1].view(None)
    for totals, paid in (([7, 9], "paid"), ([9, 9], "paid"), ([12, 9], "failed")):
        recorded = [0 if paid == "paid" else totals[0] + 10, totals[1]]
        told = {**view, "teams": [0, 1, 0, 1], "caller": 0}
        told["counted"] = {**view["counted"], "totals": totals, "recorded": recorded}
        for (key, args), seat in zip(
            page([["scram whyCounted", [told, seat]] for seat in (0, 1, 2, None)]),
            ("caller", "foe", "self", "none"),
            strict=True,
        ):
            assert (key, args["you"]) == (f"sheet-call-{paid}", seat)
            words = said("scram", [key, {**args, "caller": "Ada"}])
            assert str(recorded[0]) in words["en"]
            assert ("You called" in words["en"]) == (seat == "caller")


@pytest.mark.clause("SCR-29")
def test_a_tied_match_names_the_round_that_decided_it(page) -> None:
    rounds = [[[3, 5], [5, 3]], [[3, 5], [5, 3], [4, 4]], [[1, 1]]]
    assert page([["scram decidingRound", [one]] for one in rounds]) == [2, 2, 0]


@pytest.mark.clause("GAL-26")
def test_the_scored_collections_stay_on_the_board_without_the_next_hands(page) -> None:
    for _, after in ends("gallop", "deal-ended"):
        scored = [one for one in after.events(None) if one["event"] == "scored"]
        (shown,) = page([["gallop ending", [after.events(0), after.view(0)]]])
        for score, side in zip(scored, shown["sides"], strict=True):
            assert side["collection"] == score["collection"]
            assert (side["complete"], side["scored"]) == (score["complete"], score["points"])
            assert after.outcome is not None or "hand" not in side
        (why,) = page([["gallop whyDealEnded", [after.events(None), 0]]])
        said("gallop", [why[0], {**why[1], "seat": "Ada"}])


@pytest.mark.clause("ST2-21")
@pytest.mark.parametrize("tactics", [False, True])
def test_a_claim_that_wins_leaves_both_formations_on_the_wall(page, tactics) -> None:
    won = 0
    for before, after in random_games("schotten-totten-2", 20, tactics=tactics):
        happened, view = after.events(None), after.view(None)
        claimed = next((one["tile"] for one in happened if one["event"] == "claimed"), None)
        shown, blind = page(
            [
                ["siege ending", [happened, view, before.view(None)]],
                ["siege ending", [happened, view]],
            ]
        )
        assert after.outcome is not None
        why = page([["siege why", [shown, happened, view["outcome"], seat]] for seat in (0, 1)])
        for key, args in why:
            assert key == f"end-{after.outcome.reason}"
            said("schotten-totten-2", [key, {**args, "seat": "Ada", "partner": "Bo"}])
        if claimed is None:
            continue
        won += 1
        lay = before.view(None)["tiles"][claimed - 1]
        for one in (shown, blind):  # also for whoever reloads the page after the end
            tile = one["tiles"][claimed - 1]
            assert tile["decisive"] and tile["cards"] == lay["cards"]
            kinds = [kept and (kept["type"], kept["total"]) for kept in tile["formations"]]
            assert kinds == [kept and (kept["type"], kept["total"]) for kept in lay["formations"]]
            left = [card for stack in one["discard"].values() for card in stack]
            assert "J" in left or not set(left) & {card for side in lay["cards"] for card in side}
        (compared,) = page([["siege comparison", [shown["tiles"][claimed - 1], view["attacker"]]]])
        said("schotten-totten-2", compared)
    assert won > 2


@pytest.mark.clause("ST2-24")
def test_the_wall_stays_when_the_next_game_of_a_revenge_is_dealt(page) -> None:
    for before, after in ends("schotten-totten-2", "attacks-next"):
        (shown,) = page([["siege ending", [after.events(0), after.view(0), before.view(0)]]])
        lay = before.view(0)["tiles"]
        played = [one for one in after.events(0) if one["event"] == "played"]
        lying = sum(len(side) for tile in shown["tiles"] for side in tile["cards"])
        assert lying == sum(len(side) for tile in lay for side in tile["cards"]) + len(played)
        assert shown["attacker"] == before.view(0)["attacker"]


@pytest.mark.clause("ST2-17")
def test_a_claim_is_explained_before_the_board_changes_and_a_proof_takes_longer(page) -> None:
    for before, after in ends("schotten-totten-2", "claimed"):
        (shown,) = page([["siege prelude", [after.events(None), before.view(None)]]])
        claimed = next(one["tile"] for one in after.events(None) if one["event"] == "claimed")
        tile = before.view(None)["tiles"][claimed - 1]
        assert shown["place"] == f"tile-{claimed}"
        assert (shown["time"] > 2800) == (None in tile["formations"])
        compared = page([["siege comparison", [tile, before.view(None)["attacker"]]]])[0]
        said("schotten-totten-2", compared)


@pytest.mark.clause("F2F-15")
def test_a_player_who_is_stuck_is_told_what_the_piles_would_have_taken(page) -> None:
    stuck = 0
    for _, state in random_games("face-to-face", 12):
        view, outcome = state.view(None), state.outcome
        assert outcome is not None
        loser = 1 - outcome.winners[0]
        own, other = view["sides"][loser], view["sides"][1 - loser]
        why = page([["face-to-face why", [view, view["outcome"], seat]] for seat in (loser, None)])
        for (key, args), you in zip(why, (True, False), strict=True):
            words = said("face-to-face", [key, {**args, "seat": "Ada", "partner": "Bo"}])
            assert outcome.reason != "cannot-play-two" or words["en"].startswith("You") == you
        if outcome.reason != "cannot-play-two":
            continue
        stuck += 1
        assert (why[0][1]["hand"], why[0][1]["deck"]) == (own["hand_size"], own["draw_pile_size"])
        rules = [
            lambda card, own=own: card > own["ascending"] or card == own["ascending"] - 10,
            lambda card, own=own: card < own["descending"] or card == own["descending"] + 10,
            lambda card, other=other: card < other["ascending"],
            lambda card, other=other: card > other["descending"],
        ]
        (takings,) = page([["face-to-face takings", [view, loser]]])
        for taking, fits in zip(takings, rules, strict=True):
            assert taking["fits"] == [card for card in own["hand"] if fits(card)]
            assert taking["trick"] is None or 2 <= taking["trick"] <= view["highest"]
    assert stuck > 4


def test_the_neighbouring_levels_are_offered_if_all_others_are_bots_of_one_level(page) -> None:
    bot, strong, person = {"kind": "bot", "bot": "casual"}, {"kind": "bot", "bot": "strong"}, {}
    tables = [[person, bot, bot], [person, bot, strong], [person, person]]
    found = page([["levelOfOthers", [{"seat": 0, "seats": seats}]] for seats in tables])
    assert found == ["casual", None, None]
    assert page([["levelsBeside", [one]] for one in ("newcomer", "casual", "master")]) == [
        {"harder": "casual"},
        {"easier": "newcomer", "harder": "strong"},
        {"easier": "strong"},
    ]
