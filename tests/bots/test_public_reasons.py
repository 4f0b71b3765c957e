"""What bots' moves are explained by while the game goes on."""

import json
import random

from koloda.bots.levels import bot
from koloda.bots.registry import BOTS
from koloda.locales import LANGUAGES, texts
from tests.conformance.test_contract import some_states
from tests.hidden import exchanged_state

PRIVATE = {"why-plan", "why-winning", "why-losing", "why-give", "why-push-unseen", "why-call"}
"""Reasons that only the bot's own cards, memory or search can give."""
PUBLIC_GIFTS = "gallop"
"""A game in which everybody sees what is given."""


def test_public_reasons_have_words_and_name_only_what_everybody_sees(variant, scale) -> None:
    explain, told = BOTS[variant.game_id].public_reasons, set()
    for seed in range(scale(6)):
        state, chooser = variant.deal(seed), random.Random(seed)
        while state.seat_to_move is not None:
            view = state.view(None)
            state.play(chooser.choice(state.legal_moves()))
            events = state.events(None)
            seen = json.dumps([view, events])
            for seat, (message, arguments) in explain(view, events):
                told.add(message)
                assert 0 <= seat < state.players
                for field in ("card", "foe", "given", "place"):
                    assert field not in arguments or str(arguments[field]) in seen
                for language in LANGUAGES:
                    id = f"{variant.game_id}-{message}"
                    assert texts(language).say(id, {**arguments, "you": "none"})
    assert told
    assert variant.game_id == PUBLIC_GIFTS or not told & PRIVATE


def test_a_public_reason_is_one_of_the_bots_own(variant) -> None:
    """Unless the bot has a better one in its hand, or counts cards that the table can't see."""
    bots = BOTS[variant.game_id]
    player, state = bot(variant.game_id, "greedy", 1), variant.deal(3)
    agreed = differed = 0
    for _ in range(150):
        seat = state.seat_to_move
        if seat is None:
            break
        view, choice = state.view(None), player.choose(state.seen_by(seat))
        state.play(choice.move)
        for teller, reason in bots.public_reasons(view, state.events(None)):
            if teller == seat and view["phase" if "phase" in view else "turn"] != "lay":
                if reason in choice.reasons:
                    agreed += 1
                else:
                    differed += 1
                    assert {message for message, _ in choice.reasons} & PRIVATE, (reason, choice)
    assert agreed > differed


def test_public_reasons_follow_from_what_spectators_see(variant, scale) -> None:
    """Exchange the cards that a spectator can't see: the reasons for the same move stay the same,
    unless the move shows the spectator something else."""
    chooser = random.Random(6)
    explain = BOTS[variant.game_id].public_reasons
    enough, compared, reasons, seed = scale(500), 0, 0, 1300
    while compared < enough:
        seed += 1
        for state in some_states(variant, 1, seed):
            if state.seat_to_move is None:
                continue
            move = chooser.choice(state.legal_moves())
            other = exchanged_state(state, None, chooser)
            if other is None or move not in other.legal_moves():
                continue
            explained = []
            for one in (state, other):
                before = one.view(None)
                one.play(move)
                explained.append((one.events(None), explain(before, one.events(None))))
            compared += 1
            reasons += len(explained[0][1])
            assert explained[0] == explained[1] or explained[0][0] != explained[1][0]
    assert reasons > 0
