"""Every move, event, prompt and ending of every game can be said in every language."""

import random
from itertools import chain

import pytest

from koloda.engine.state import plain
from koloda.locales import LANGUAGES, SEAT_FIELDS, texts
from tests.conformance.test_contract import some_states

SAME_FOR_ALL = {"no-swap"}
"""Events whose English verb is the same for everybody."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_words(variant, language, scale) -> None:
    speaker = texts(language)
    tried, said = set(), set()

    def say(message: str, arguments: dict) -> None:
        if (message, str(arguments)) in tried:
            return
        tried.add((message, str(arguments)))
        for you in ("none", *(field for field in SEAT_FIELDS if field in arguments)):
            text = speaker.say(f"{variant.game_id}-{message}", {**arguments, "you": you})
            assert text.strip()
            assert "{" not in text
            said.add(text)

    for seed in range(scale(30)):
        state, chooser = variant.deal(seed), random.Random(seed)
        while state.seat_to_move is not None:
            say(*state.wanted())
            moves = state.legal_moves()
            for move in moves:
                say(*state.describe(move))
            state.play(chooser.choice(moves))
            seen = [state.events(seat) for seat in [*range(state.players), None]]
            for event in chain(*seen, state.events_all()):
                say(f"event-{event['event']}", event)
        say(state.outcome.reason, {})
    assert len(said) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_fit_80_columns(variant, language, scale) -> None:
    say = texts(language).of(variant.game_id)
    for state in some_states(variant, scale(3)):
        for view in [state.view_all(), *(state.view(seat) for seat in range(state.players))]:
            board = variant.game.rules.board(view, plain, say)
            assert max(map(len, board.splitlines())) <= 80


def test_two_legal_moves_never_read_the_same(variant, scale) -> None:
    for seed in range(scale(10)):
        state, chooser = variant.deal(seed), random.Random(seed)
        while state.seat_to_move is not None:
            moves = state.legal_moves()
            phrases = {str(state.describe(move)) for move in moves}
            assert len(phrases) == len(moves)
            state.play(chooser.choice(moves))


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_are_addressed_as_you_and_others_are_not(variant, language, scale) -> None:
    """What a player does is said in two persons; no language uses one form for both."""
    speaker = texts(language)
    for seed in range(scale(4)):
        state, chooser = variant.deal(seed), random.Random(seed)
        while state.seat_to_move is not None:
            state.play(chooser.choice(state.legal_moves()))
            for event in state.events(None):
                if "seat" not in event or event["event"] in SAME_FOR_ALL:
                    continue
                id = f"{variant.game_id}-event-{event['event']}"
                told = [speaker.say(id, {**event, "you": you}) for you in ("seat", "none")]
                assert told[0] != told[1], f"{language}: {id}"
