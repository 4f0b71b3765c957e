"""What every game's sense must give a search, and that reasons can be said."""

import random
from collections.abc import Callable

import pytest

from koloda.bots.contract import Choice
from koloda.bots.reasons import REASONS, explained
from koloda.bots.search import Search
from koloda.bots.senses import sense
from koloda.locales import LANGUAGES, texts
from tests.bots.test_bots import positions
from tests.test_locales import messages
from tests.variants import VARIANTS, Variant


def test_weights_are_for_every_legal_move_and_in_all_1(
    variant: Variant, scale: Callable[[int], int]
) -> None:
    for state in positions(variant, scale(60), 11):
        assert state.seat_to_move is not None
        seen = state.seen_by(state.seat_to_move)
        thoughts = Search(sense(seen, 1), 1, True, 0.0).first_thoughts(2)
        assert sorted(move for move, _ in thoughts) == sorted(seen.legal_moves())
        assert min(weight for _, weight in thoughts) > 0
        assert sum(weight for _, weight in thoughts) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("game", sorted(REASONS))
def test_each_legal_move_has_a_reason_in_every_language(
    game: str, scale: Callable[[int], int]
) -> None:
    chooser = random.Random(5)
    said = set()
    for variant in VARIANTS:
        if variant.game_id != game:
            continue
        for state in positions(variant, scale(150), 12):
            assert state.seat_to_move is not None
            seen = state.seen_by(state.seat_to_move)
            for move in chooser.sample(seen.legal_moves(), min(4, len(seen.legal_moves()))):
                reasons = explained(seen, Choice(move)).reasons
                assert 1 <= len(reasons) <= 2
                for message, arguments in reasons:
                    for language in LANGUAGES:
                        assert "{" not in texts(language).say(f"{game}-{message}", arguments)
                    said.add(f"{game}-{message}")
    known = {id for id in messages("en", f"{game}.ftl") if id.startswith(f"{game}-why-")}
    assert said <= known
    # rare ones have tests of their own
    assert len(said) > 0.6 * len(known)
