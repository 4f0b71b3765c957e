"""What every game's simulation must give a search, and that reasons can be said."""

from collections.abc import Callable

import pytest

from koloda.bots.contract import Choice
from koloda.bots.registry import BOTS, explained, simulation
from koloda.bots.search.search import Search
from koloda.engine.contract import Phrase
from koloda.locales import LANGUAGES, texts
from tests.bots.test_bots import positions
from tests.test_locales import messages
from tests.variants import VARIANTS, Variant

RARE = {
    "gallop-why-deported",
    "schotten-totten-2-why-losing",
    "schotten-totten-2-why-pass",
    "schotten-totten-2-why-winning",
    "scram-why-call",
    "scram-why-leave",
    "scram-why-next",
    "scram-why-swap",
}
"""Said where there is only one move, or in the games' own tests."""


def test_weights_are_for_every_legal_move_and_in_all_1(
    variant: Variant, scale: Callable[[int], int]
) -> None:
    for state in positions(variant, scale(60), 11):
        assert state.seat_to_move is not None
        seen = state.seen_by(state.seat_to_move)
        thoughts = Search(simulation(seen, 1), 1, True, 0.0).mean_weights(2)
        assert sorted(move for move, _ in thoughts) == sorted(seen.legal_moves())
        assert min(weight for _, weight in thoughts) > 0
        assert sum(weight for _, weight in thoughts) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("game", sorted(BOTS))
def test_each_legal_move_has_a_reason_in_every_language(game: str) -> None:
    spoken: dict[str, Phrase] = {}
    for variant in VARIANTS:
        if variant.game_id != game:
            continue
        for state in positions(variant, 300, 12):
            assert state.seat_to_move is not None
            seen = state.seen_by(state.seat_to_move)
            for move in seen.legal_moves():
                reasons = explained(seen, Choice(move)).reasons
                assert 1 <= len(reasons) <= 2
                spoken |= {reason[0]: reason for reason in reasons}
    for message, arguments in spoken.values():
        for language in LANGUAGES:
            assert "{" not in texts(language).say(f"{game}-{message}", arguments)
    known = {id for id in messages("en", f"{game}.ftl") if id.startswith(f"{game}-why-")}
    assert known - RARE == {f"{game}-{message}" for message in spoken} - RARE
