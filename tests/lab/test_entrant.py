"""Entrants of an arena are read from text, and see only what they may."""

import sys
from pathlib import Path

import pytest

import koloda
from koloda.bots.contract import Budget
from koloda.bots.levels import NoSuchBot
from koloda.bots.random_bot import RandomBot
from koloda.games import game
from koloda.lab.arena import Arena
from koloda.lab.bout import CLOCK, Terms
from koloda.lab.entrant import GUESTS, Entrant


def test_a_bot_may_have_its_own_budget() -> None:
    assert Entrant.parse("master") == Entrant("master")
    assert Entrant.parse("plain@500") == Entrant("plain", Budget(simulations=500))
    assert Entrant.parse("strong@0.25s") == Entrant("strong", Budget(seconds=0.25))
    for wrong in ("strong@", "strong@x", "strong@0", "strong@-1", "strong@s", "strong@1.5"):
        with pytest.raises(NoSuchBot, match="budget"):
            Entrant.parse(wrong)


def test_only_the_cheat_sees_all_cards() -> None:
    state = game("gallop").deal(seed=3, players=2)
    assert Entrant("cheat").seen(state, 0).position is state.position
    assert Entrant("master").seen(state, 0).key() == state.seen_by(0).key()


def test_a_guest_plays_under_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GUESTS, "guest", lambda _game, seed: RandomBot(koloda.Rng(seed)))
    arena = Arena(Terms("face-to-face", 2), ("guest@5", "greedy"), deals=1)
    arena.run(1, lambda _: None)
    assert arena.work()["guest@5"]["moves"] > 0


def test_a_bot_of_your_own_is_found_in_the_current_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "my_own_bot.py").write_text(OWN_BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    arena = Arena(Terms("face-to-face", 2), ("my_own_bot:First@5", "greedy"), deals=1)
    arena.run(1, lambda _: None)
    assert arena.work()["my_own_bot:First@5"]["moves"] > 0
    for name in ("my_own_bot:Second", "no_such_module:First", ":First", "my_own_bot:"):
        with pytest.raises(NoSuchBot, match=name):
            Entrant.parse(name).bot("face-to-face", 1, CLOCK)


OWN_BOT = """
from koloda.bots.contract import Choice

class First:
    def __init__(self, game, seed):
        self.game = game

    def choose(self, seen, budget=None):
        return Choice(seen.legal_moves()[0])
"""


@pytest.mark.skipif(not koloda.compiled, reason="too slow for this many games")
def test_it_pays_to_cheat() -> None:
    terms = Terms("gallop", 2, {"match": "single"}, simulations=30)
    arena = Arena(terms, ("master", "cheat"), deals=20)
    arena.run(1, lambda _: None)
    assert arena.matrix()["cheat", "master"].mean > 0.7
