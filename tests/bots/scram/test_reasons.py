"""Reasons that random play hardly ever leads to."""

from koloda.bots.contract import Choice
from koloda.bots.registry import explained
from koloda.engine.contract import Phrase
from koloda.engine.state import State
from koloda.locales import LANGUAGES, texts
from tests.games.scram.tables import play, table


def reason(state: State, move: str) -> Phrase:
    assert state.seat_to_move is not None
    (found,) = explained(state.seen_by(state.seat_to_move), Choice(state.parse(move))).reasons
    for language in LANGUAGES:
        assert "{" not in texts(language).say(f"scram-{found[0]}", found[1])
    return found


def test_a_call_tells_the_totals_as_the_caller_can_count_them() -> None:
    # B's 12 and C's = are hidden from A: each counts as 7
    state = table("1 2", "12? 3", "=? 4", "5 5", deck="5 6 7 8")
    assert reason(state, "S") == ("why-call", {"ours": 14, "theirs": 20})


def test_after_looking_a_swap_and_leaving_have_their_reasons() -> None:
    state = play(table("11? 2 3", "1? 3 4", "4 4", "5 5", deck="12 6 7 8"), "D U A1 B1")
    assert reason(state, "W") == ("why-swap", {})
    assert reason(state, "L") == ("why-leave", {})


def test_the_next_round_is_dealt_without_a_choice() -> None:
    state = play(table("5", "1", "2", "3", deck="7", rounds=2), "D X")
    assert reason(state, "N") == ("why-next", {})
