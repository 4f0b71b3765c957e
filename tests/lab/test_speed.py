"""The bench counts what was really played. These tests don't check how fast it was."""

from random import Random

import pytest

import koloda
from koloda.lab.speed import FIGURES, GAMES, Slice, Trial, drive, figure, measure, take

TABLES = [(game, players) for game in koloda.games() for players in koloda.game(game).seats]


class Counted:
    """A state that counts the moves made in it."""

    def __init__(self, state: koloda.State) -> None:
        self.state = state
        self.played = 0

    @property
    def seat_to_move(self) -> int | None:
        return self.state.seat_to_move

    def legal_moves(self) -> list[int]:
        return self.state.legal_moves()

    def play(self, move: int) -> None:
        self.state.play(move)
        self.played += 1


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_driven_game_is_played_to_its_end_and_every_move_counts(game: str, players: int) -> None:
    counted = Counted(koloda.game(game).deal(seed=1, players=players))
    assert drive(counted, Random(1)) == counted.played > 0  # type: ignore[arg-type]
    assert counted.state.outcome is not None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_inside_figure_counts_the_moves_that_playouts_report(game: str, players: int) -> None:
    sampled = Trial(game, players, seed=3).inside().done
    state, rng = koloda.game(game).deal(seed=3, players=players), koloda.Rng(3)
    assert sampled == sum(state.clone().playout(rng) for _ in range(GAMES))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_copied_and_viewed_positions_are_neither_fresh_deals_nor_over(
    game: str, players: int
) -> None:
    trial = Trial(game, players, seed=5)
    dealt = koloda.game(game).deal(seed=5, players=players)
    midgame = trial.midgame()
    assert midgame.seat_to_move is not None
    assert midgame != dealt


def test_samples_are_taken_until_the_time_is_up() -> None:
    assert take(lambda: Slice(3, 0.25), seconds=1) == Slice(12, 1.0)


def test_one_sample_is_taken_however_short_the_time() -> None:
    assert take(lambda: Slice(3, 0.25), seconds=0) == Slice(3, 0.25)


def test_a_figure_is_the_median_with_half_the_range_as_its_spread() -> None:
    slices = [Slice(100, 1), Slice(400, 1), Slice(200, 1)]
    rate = figure("moves/s", slices)
    assert (rate.value, rate.spread) == (200, 0.75)
    assert figure("µs", slices).value == 5000


def test_a_tiny_run_yields_every_figure() -> None:
    game, players = TABLES[0]
    speed = measure(game, players, seconds=0.001, slices=2)
    assert (speed.game, speed.players, speed.compiled) == (game, players, koloda.compiled)
    assert {name: figure.unit for name, figure in speed.figures.items()} == FIGURES
    assert all(figure.value > 0 for figure in speed.figures.values())
