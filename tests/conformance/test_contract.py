"""What the engine promises about every game, checked for every listed game."""

import json
import pickle
import random

import pytest

import koloda
from koloda import GameOver, IllegalMove, InvalidMove, OptionError, Outcome, Rng, State
from koloda.engine.rulebook import clauses
from koloda.locales import texts
from tests.variants import VARIANTS, Variant


def some_states(variant: Variant, games: int, seed: int = 0) -> list[State]:
    """Return positions from random games, including their deals and ends."""
    chooser = random.Random(seed)
    states = []
    for game in range(games):
        state = variant.deal(seed=seed + game)
        states.append(state.clone())
        while state.seat_to_move is not None:
            state.play(chooser.choice(state.legal_moves()))
            if chooser.random() < 0.05:
                states.append(state.clone())
        states.append(state)
    return states


def test_every_game_has_a_variant_for_every_number_of_players() -> None:
    expected = {(id, players) for id in koloda.games() for players in koloda.game(id).seats}
    assert {(v.game_id, v.players) for v in VARIANTS} == expected


def test_games_end_with_a_reason(variant, scale) -> None:
    for seed in range(scale(60)):
        state = variant.deal(seed)
        chooser = random.Random(seed)
        while state.seat_to_move is not None:
            assert state.outcome is None
            assert 0 <= state.seat_to_move < state.players
            moves = state.legal_moves()
            assert moves
            assert len(moves) == len(set(moves))
            state.play(chooser.choice(moves))
        assert state.legal_moves() == []
        outcome = state.outcome
        assert outcome is not None
        assert set(outcome.winners) <= set(range(state.players))
        assert len(outcome.scores) == state.players
        assert variant.game.reasons[outcome.reason] == outcome.clause
        assert outcome.clause.startswith(variant.game.prefix + "-")
        assert_payoffs_fit(variant.game.sides(state.players), outcome)


def assert_payoffs_fit(sides: tuple[int, ...], outcome: Outcome) -> None:
    assert len(outcome.payoffs) == len(sides)
    assert sum(outcome.payoffs) == pytest.approx(0, abs=1e-12)
    for seat, payoff in enumerate(outcome.payoffs):
        if 0 < len(outcome.winners) < len(sides):
            assert (payoff > 0) == (seat in outcome.winners)
        else:
            assert payoff == 0
    assert outcome.sides in ((), sides)
    assert outcome.sides or len(set(sides)) == len(sides)


def test_every_reason_has_a_text_and_a_clause_of_the_rules(variant) -> None:
    game = variant.game
    assert game.reasons
    for reason, clause in game.reasons.items():
        assert texts("en").say(f"{game.id}-{reason}")
        assert clause in clauses(game.rulebook())


SCORED = {"scram": "round-over", "gallop": "dealt", "schotten-totten-2": "attacks-next"}
"""The event after which a round, a deal or a game of the match is over, where there are several."""


def test_a_game_is_between_rounds_from_the_score_to_the_next_move(variant, scale) -> None:
    chooser = random.Random(2)
    for seed in range(scale(20)):
        state = variant.deal(seed)
        assert not state.is_between_rounds
        while state.seat_to_move is not None:
            state.play(chooser.choice(state.legal_moves()))
            events = [event["event"] for event in state.events(None)]
            is_scored = SCORED.get(variant.game_id) in events and state.outcome is None
            assert state.is_between_rounds == is_scored
            if is_scored:
                assert variant.game.load(state.save()).is_between_rounds


def test_the_same_seed_gives_the_same_game(variant) -> None:
    assert variant.deal(5) == variant.deal(5)
    assert len({variant.deal(seed) for seed in range(20)}) == 20


def test_playout_makes_the_moves_that_random_choice_would(variant, scale) -> None:
    for seed in range(scale(100)):
        inside, outside = variant.deal(seed), variant.deal(seed)
        count = inside.playout(Rng(seed))
        rng = Rng(seed)
        for _ in range(count):
            moves = outside.legal_moves()
            outside.play(moves[rng.below(len(moves))])
        assert inside == outside
        assert inside.outcome is not None


def test_moves_are_written_and_read_back(variant, scale) -> None:
    for state in some_states(variant, scale(20)):
        texts = [state.text(move) for move in state.legal_moves()]
        assert [state.parse(text) for text in texts] == state.legal_moves()
        assert len(texts) == len(set(texts))
        assert [state.parse(f" {text.lower()} ") for text in texts] == state.legal_moves()


@pytest.mark.parametrize("text", ["", "?", "A", "17", "E E", "A17 D45", "١٢", "A" * 10_000, "\0"])
def test_unreadable_text_is_an_invalid_move(variant, text) -> None:
    with pytest.raises(InvalidMove):
        variant.deal(1).parse(text)


@pytest.mark.parametrize("move", [-1, 2**15, 2**70, True, 1.0, "A17", None])
def test_a_value_that_is_no_move_is_an_invalid_move(variant, move) -> None:
    state = variant.deal(1)
    before = state.clone()
    with pytest.raises(InvalidMove):
        state.play(move)
    with pytest.raises(InvalidMove):
        state.text(move)
    assert state == before


def test_every_illegal_number_is_refused_and_changes_nothing(variant, scale) -> None:
    """This also shows that no number can harm the compiled build."""
    states = some_states(variant, scale(4))
    for state in states[:: len(states) // 12 + 1]:  # a long match has more states than needed
        before = state.clone()
        over = state.seat_to_move is None
        for move in set(range(2**15 if koloda.compiled else 300)) - set(state.legal_moves()):
            with pytest.raises(GameOver if over else (IllegalMove, InvalidMove)) as caught:
                state.play(move)
            if isinstance(caught.value, IllegalMove):
                assert caught.value.clause.startswith(variant.game.prefix + "-")
                assert caught.value.clause in str(caught.value)
        assert state == before


def test_a_clone_is_equal_and_independent(variant, scale) -> None:
    for state in some_states(variant, scale(10)):
        twin = state.clone()
        assert twin == state
        assert hash(twin) == hash(state)
        if state.seat_to_move is not None:
            twin.play(twin.legal_moves()[0])
            assert twin != state


def test_positions_are_saved_and_loaded(variant, scale) -> None:
    for state in some_states(variant, scale(15)):
        saved = json.loads(json.dumps(state.save()))
        loaded = variant.game.load(saved)
        assert loaded == state
        assert loaded.legal_moves() == state.legal_moves()
        assert loaded.outcome == state.outcome
        assert pickle.loads(pickle.dumps(state)) == state
        if state.seat_to_move is not None:
            assert loaded.playout(Rng(1)) == state.playout(Rng(1))
            assert loaded == state


def test_what_a_seat_sees_is_saved_and_loaded(variant, scale) -> None:
    for state in some_states(variant, scale(10)):
        for seat in range(state.players):
            seen = state.seen_by(seat)
            assert variant.game.load_seen(json.loads(json.dumps(seen.save()))) == seen
            assert pickle.loads(pickle.dumps(seen)) == seen
            with pytest.raises(koloda.InvalidPosition):
                variant.game.load(seen.save())
        with pytest.raises(koloda.InvalidPosition):
            variant.game.load_seen(state.save())


def test_views_are_json_with_entries_that_all_games_share(variant, scale) -> None:
    for state in some_states(variant, scale(10)):
        for seat in [*range(state.players), None]:
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == variant.game_id
            assert view["seat"] == seat
            assert view["seat_to_move"] == state.seat_to_move
            assert (view["outcome"] is None) == (state.outcome is None)


def test_every_move_has_events(variant, scale) -> None:
    for seed in range(scale(10)):
        state, chooser = variant.deal(seed), random.Random(seed)
        assert state.events(0) == []
        while state.seat_to_move is not None:
            state.play(chooser.choice(state.legal_moves()))
            by_seat = state.events_by_seat()
            for seat in [*range(state.players), None]:
                events = state.events(seat)
                assert events
                assert by_seat.pop(seat) == events
                assert json.loads(json.dumps(events)) == events
                assert all(isinstance(event["event"], str) for event in events)
            assert not by_seat
        assert variant.game.load(state.save()).events(0) == []


def test_boards_fit_80_columns(variant, scale) -> None:
    for state in some_states(variant, scale(5)):
        boards = [str(state), *(str(state.seen_by(seat)) for seat in range(state.players))]
        assert max(len(line) for board in boards for line in board.splitlines()) <= 80


@pytest.mark.parametrize("seat", [-1, 99, "0", True, 0.0])
def test_a_seat_that_does_not_exist_is_refused(variant, seat) -> None:
    for ask in (variant.deal(1).view, variant.deal(1).seen_by):
        with pytest.raises(koloda.InvalidSeat):
            ask(seat)


def test_an_imagined_world_looks_the_same_from_the_seat(variant, scale) -> None:
    rng = Rng(11)
    for state in some_states(variant, scale(15)):
        for seat in range(state.players):
            seen = state.seen_by(seat)
            world = seen.imagine(rng)
            assert world.seen_by(seat) == seen
            assert world.view(seat) == state.view(seat) == seen.view()
            assert world.seat_to_move == state.seat_to_move == seen.seat_to_move
            assert world.outcome == state.outcome == seen.outcome
            assert variant.game.load(world.save()) == world
            if state.seat_to_move is not None:
                assert world.legal_moves()
                world.playout(rng)
            if state.seat_to_move == seat:
                assert seen.legal_moves() == state.legal_moves()
            else:
                assert seen.legal_moves() == []


def test_imagined_worlds_differ(variant) -> None:
    seen, rng = variant.deal(3).seen_by(0), Rng(5)
    assert len({seen.imagine(rng) for _ in range(20)}) > 10


@pytest.mark.parametrize("seed", [-1, 2**64, "7", None, 1.5, True])
def test_an_invalid_seed_is_refused(variant, seed) -> None:
    with pytest.raises(OptionError, match="seed"):
        variant.game.deal(seed=seed)


def test_errors_about_options_and_players_say_what_is_allowed(variant) -> None:
    with pytest.raises(OptionError, match="'colour'"):
        variant.game.deal(seed=1, colour="red")
    for players in (0, 1, 7, "2", True, 2.0):
        with pytest.raises(OptionError, match=str(variant.game.seats[0])):
            variant.game.deal(seed=1, players=players)
    for option in variant.game.options:
        with pytest.raises(OptionError, match=option.name):
            variant.game.deal(seed=1, **{option.name: object()})
