"""Play, clone, save, load, replay and undo in any order, chosen by Hypothesis."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import koloda
from koloda import Record, Rng
from tests.variants import VARIANTS


class Game(RuleBasedStateMachine):
    """The record is the model: whatever has happened, replaying it gives the same state."""

    @initialize(variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**64 - 1))
    def deal(self, variant: Any, seed: int) -> None:
        self.game = variant.game
        self.state = variant.deal(seed)
        names = [f"seat {seat}" for seat in range(variant.players)]
        self.record = Record(self.game, variant.players, variant.options, seed, names)

    @precondition(lambda self: self.state.seat_to_move is not None)
    @rule(choice=st.integers(0, 10**6))
    def play(self, choice: int) -> None:
        moves = self.state.legal_moves()
        move = moves[choice % len(moves)]
        self.state.play(move)
        self.record.moves.append(move)

    @rule(choice=st.integers(0, 2**15 - 1))
    def try_anything(self, choice: int) -> None:
        before = self.state.clone()
        try:
            self.state.play(choice)
        except koloda.KolodaError:
            assert self.state == before
        else:
            self.record.moves.append(choice)

    @rule()
    def continue_with_a_clone(self) -> None:
        self.state = self.state.clone()

    @rule()
    def continue_from_a_saved_position(self) -> None:
        self.state = self.game.load(self.state.save())

    @rule()
    def continue_from_the_record(self) -> None:
        text = "".join(line + "\n" for line in self.record.lines())
        self.record = Record.parse(text, koloda.game)
        self.state = self.record.end()

    @precondition(lambda self: self.record.moves)
    @rule()
    def undo(self) -> None:
        self.record.moves.pop()
        self.state = self.record.end()

    @rule(seed=st.integers(0, 2**64 - 1))
    def imagine(self, seed: int) -> None:
        for seat in range(self.state.players):
            seen = self.state.seen_by(seat)
            assert seen.imagine(Rng(seed)).seen_by(seat) == seen

    @invariant()
    def equals_its_replay(self) -> None:
        if hasattr(self, "state"):
            assert self.state == self.record.end()


TestStateful = Game.TestCase
TestStateful.settings = settings(max_examples=60 if koloda.compiled else 8, stateful_step_count=60)
