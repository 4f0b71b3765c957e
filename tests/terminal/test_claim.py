"""`koloda claim`, as a person types it."""

import io
import json
import sys

import pytest

from koloda import cli


@pytest.fixture
def typed(monkeypatch, capsys):
    def run(arguments: str = "", lines: str = "") -> tuple[int, list[str], str]:
        stdin = io.TextIOWrapper(io.BytesIO(lines.encode()), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", stdin)
        try:
            code = cli.main(["claim", *arguments.split()])
        except SystemExit as exit:
            code = exit.code
        out, err = capsys.readouterr()
        return code, out.splitlines(), err

    return run


GATE = [
    "The claim stands.",
    "The attacker: R10, R11, a colour run, total 21.",
    "No colour run of 2 totals more than 21.",
]


def test_a_good_claim_is_proved_in_words(typed) -> None:
    code, out, err = typed("4 --attacker R10 R11 --defender B3")
    assert (code, out, err) == (0, GATE, "")


def test_another_gets_a_counter_example(typed) -> None:
    arguments = "4 --damaged --attacker R0 Y1 G2 B3 --defender Y2 P3 --gone Y0 G0"
    code, out, _ = typed(arguments)
    assert code == 0
    assert out == [
        "The claim can’t be proved.",
        "The attacker: R0, Y1, G2, B3, a lowest sum, total 6.",
        "The defender could still add B0, P0.",
        "The defender: Y2, P3, B0, P0, a lowest sum, total 5.",
        "That is stronger than the attacker’s.",
    ]
    assert typed(f"{arguments} B0")[1][0] == "The claim stands."


def test_json_comes_from_a_file_or_is_pasted(typed, tmp_path) -> None:
    claim = {"tile": 4, "attacker": ["R10", "R11"], "defender": []}
    file = tmp_path / "claim.json"
    file.write_text(json.dumps(claim))
    assert typed(f"--json {file}")[1] == GATE
    assert typed("--json -", lines=json.dumps(claim))[1] == GATE
    assert typed(lines=json.dumps(claim, indent=2))[1][-2:] == GATE[1:]


def test_without_arguments_it_asks(typed) -> None:
    code, out, _ = typed(lines="4\nR10 R11\nB3\n\n")
    assert code == 0
    assert out[0].startswith("Which tile is being claimed")
    assert out[-2:] == GATE[1:]
    _, out, _ = typed(lines="4d\nR0 Y1 G2 B3\nY2 P3\nY0 G0 B0\n")
    assert "lowest sum, total 6." in out[-2]


def test_it_asks_who_was_first_only_where_that_decides(typed) -> None:
    _, out, _ = typed(lines="4\nR9 R10\nB9 B10\n\ndefender\n")
    assert out[-1] == "That is a tie, and the defender’s was complete first."
    _, out, _ = typed(lines="4\nR9 R10\nB8 B9\n\n")
    assert out[-1] == "Both formations are complete, and the attacker’s is stronger."


@pytest.mark.parametrize(
    ("arguments", "lines", "error"),
    [
        ("4 --attacker R10 R10", "", "koloda: R10 is entered twice"),
        ("4 --attacker R10", "", "koloda: The attacker has 1 card, but 2 are needed"),
        ("4 --attacker R10 R11 R9", "", "koloda: R9 is one too many"),
        ("4 --attacker R10 Q1", "", "koloda: Q1 isn’t a card"),
        ("4", "", "koloda: The attacker has 0 cards"),
        ("9 --attacker R10 R11", "", "koloda: There is no tile 9"),
        ("x --attacker R10 R11", "", "koloda claim: argument TILE: invalid int value: 'x'"),
        ("--attacker R10 R11", "", "koloda: which TILE is claimed"),
        ("4 --attacker R9 R10 --defender B9 B10", "", "koloda: Both are complete and tied"),
        ("4 --attacker R9 R10 --first me", "", "koloda claim: argument --first"),
        ("4 --lang uk --attacker R10", "", "koloda: У нападника 1 карта, а потрібно 2. (ST2-14)"),
        ("--json nowhere.json", "", "koloda: nowhere.json: No such file"),
        ("--json - 4", "{}", "koloda: give --json or the cards, not both"),
        ("--json -", "{", "koloda: this is not JSON: "),
        ("--json -", "[" * 100_000, "koloda: this is not JSON: "),
        ("--json -", "\x00", "koloda: this is not JSON: "),
        ("--json -", "{}", "koloda: tile is missing"),
        ("", "q\n", "koloda: 'q' is not a tile"),
        ("", "4\nR9 R10\nB9 B10\n\nme\n", "koloda: first must be attacker or defender"),
    ],
)
def test_errors_are_one_clear_line_and_exit_code_2(typed, arguments, lines, error) -> None:
    code, _, err = typed(arguments, lines)
    assert code == 2
    assert err.startswith(error)
    assert err.count("\n") == 1
