"""`koloda play`, as a person types it."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

import koloda
from koloda import Record
from koloda.engine.rulebook import clauses

GAME = ("play", "face-to-face", "--seed", "7", "--option", "first=0")
"""A game whose first hand the tests know."""


def test_a_whole_game_from_the_menu_to_the_result(typed, tmp_path) -> None:
    number = str(koloda.games().index("face-to-face") + 1)
    code, out, err = typed("play", "--seed", "7", lines=["x", number, *["1"] * 200])
    assert (code, err) == (0, "")
    assert "Which game?" in out
    assert re.search(r"(You win|bot wins)\.\n.+ \(F2F-1[457]\)", out)
    (path,) = tmp_path.rglob("*.jsonl")
    assert Record.read(path, koloda.game).end().outcome is not None


@pytest.mark.parametrize("lines", [[], ["quit"]])
def test_the_menu_can_be_left(typed, lines) -> None:
    assert typed("play", lines=lines)[0] == 0


def test_moves_are_typed_picked_refused_and_taken_back(typed, tmp_path) -> None:
    path = tmp_path / "game.jsonl"
    lines = ["moves", "help", "A2", "??", "99", "back", "a11", "back", "1", "D45", "e", "quit"]
    code, out, _ = typed(*GAME, "--record", str(path), lines=lines)
    assert code == 0
    assert "1  A11   11 on your ascending pile" in out
    assert "2 is not in your hand. (F2F-4)" in out
    assert "“??” is not a move" in out
    assert "Type a number from 1 to" in out
    assert "There is nothing to take back" in out
    assert "Taken back: A11" in out
    assert "You end your turn and draw 2 cards" in out
    record = Record.read(path, koloda.game)
    start = record.start()
    assert [start.text(move) for move in record.moves[:3]] == ["A11", "D45", "E"]


def test_nothing_is_taken_back_past_the_end_of_the_turn(typed, tmp_path) -> None:
    path = tmp_path / "game.jsonl"
    _, out, _ = typed(*GAME, "--record", str(path), lines=["1", "1", "e", "back", "quit"])
    assert "There is nothing to take back" in out
    assert len(Record.read(path, koloda.game).moves) >= 3


def test_an_abandoned_game_can_be_replayed_and_resumed(typed, tmp_path) -> None:
    path = tmp_path / "game.jsonl"
    _, out, _ = typed(*GAME, "--record", str(path), lines=["1"])
    assert f"koloda play --resume {path}".replace(" ", "") in "".join(out.split())
    _, out, _ = typed("replay", str(path))
    assert "1 move, played by You, Casual bot" in out
    assert "The game was abandoned here." in out
    code, out, _ = typed("play", "--resume", str(path), lines=["1"] * 200)
    assert code == 0
    assert "You continue after 1 move." in out
    assert Record.read(path, koloda.game).end().outcome is not None


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"FORCE_COLOR": "1"}])
def test_the_board_fits_80_columns_with_and_without_colour(environment, tmp_path) -> None:
    import os

    result = subprocess.run(
        [sys.executable, "-m", "koloda.cli", "play", "face-to-face", "--seed", "7"],
        input="moves\n1\n1\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            **{name: value for name, value in os.environ.items() if "COLOR" not in name},
            **environment,
            "COLUMNS": "80",
            "TERM": "xterm-256color",
            "PYTHONIOENCODING": "utf-8",
            "XDG_DATA_HOME": str(tmp_path),
        },
        timeout=60,
    )
    assert result.returncode == 0
    assert ("\x1b[" in result.stdout) == ("FORCE_COLOR" in environment)
    shown = re.sub(r"\x1b\[[0-9;]*m", "", result.stdout)
    boards = [line for line in shown.splitlines() if "draw pile" in line or "hand" in line]
    assert boards
    assert all(len(line) <= 80 for line in boards)


def test_ctrl_c_leaves_a_record(tmp_path: Path, typed, monkeypatch) -> None:
    path = tmp_path / "game.jsonl"

    class Hand(io.StringIO):
        """Types one move, then Ctrl-C."""

        def readline(self, *_) -> str:
            self.typed = getattr(self, "typed", 0) + 1
            if self.typed > 1:
                raise KeyboardInterrupt
            return "1\n"

    monkeypatch.setattr("builtins.input", lambda *_: Hand.readline(hand))
    hand = Hand()
    code, out, _ = typed(*GAME, "--record", str(path))
    assert code == 0
    assert "To continue" in out
    assert len(Record.read(path, koloda.game).moves) == 1


@pytest.mark.parametrize("id", koloda.games())
def test_every_game_is_played_read_and_replayed_in_the_terminal(typed, tmp_path, id) -> None:
    path = tmp_path / "game.jsonl"
    code, out, err = typed(
        "play", id, "--seed", "3", "--record", str(path), lines=["moves", "1"] * 2000
    )
    assert (code, err) == (0, "")
    record = Record.read(path, koloda.game)
    outcome = record.end().outcome
    assert outcome is not None
    assert f"({outcome.clause})" in out
    for seat in (None, 0):
        code, out, err = typed(
            "replay", str(path), *([] if seat is None else ["--seat", str(seat)])
        )
        assert (code, err) == (0, "")
        assert f"({outcome.clause})" in out
    code, out, err = typed("rules", id)
    assert (code, err) == (0, "")
    assert all(clause in out for clause in clauses(koloda.game(id).rulebook()))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "2 is not in your hand. (F2F-4)"),
        ("uk", "Карти 2 немає у вас на руках. (F2F-4)"),
        ("ru", "Карты 2 нет у вас на руках. (F2F-4)"),
    ],
)
def test_a_game_is_played_in_the_chosen_language(typed, tmp_path, lang, words) -> None:
    path = str(tmp_path / "game.jsonl")
    _, out, _ = typed(*GAME, "--lang", lang, "--record", path, lines=["A2", "quit"])
    assert words in out


def test_a_game_is_resumed_in_another_language_at_the_same_seat(typed, tmp_path) -> None:
    path = str(tmp_path / "game.jsonl")
    typed("play", "face-to-face", "--seed", "7", "--seat", "1", "--record", path, lines=["quit"])
    _, out, _ = typed("play", "--resume", path, "--lang", "uk", lines=["quit"])
    assert "Ви сидите на місці 1" in out


def test_the_menu_names_the_games_in_the_chosen_language(typed) -> None:
    _, out, _ = typed("play", "--lang", "ru", lines=["quit"])
    assert "Во что играем?" in out
    for title in ("The Game: Face to Face", "Брысь!", "Галопом по Европам", "Шоттен-Тоттен 2"):
        assert title in out
