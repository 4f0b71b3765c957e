"""The command `koloda`, as a person types it."""

import pytest

import koloda


def test_help_shows_every_command(typed) -> None:
    code, out, _ = typed("--help")
    assert code == 0
    for command in ("play", "rules", "replay", "verify", "bench"):
        assert f"koloda {command}" in out
        assert typed(command, "--help")[0] == 0


def test_the_version_names_the_build(typed) -> None:
    build = "compiled" if koloda.compiled else "uncompiled"
    assert typed("--version")[1] == f"koloda {koloda.__version__} ({build})\n"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ([], "koloda: the following arguments are required: COMMAND (see koloda --help)"),
        (["fly"], "koloda: argument COMMAND: invalid choice: 'fly'"),
        (["play", "chess"], "koloda: no game 'chess'; there are: face-to-face"),
        (
            ["play", "face-to-face", "--players", "3"],
            "koloda: The Game: Face to Face takes 2 players",
        ),
        (["play", "face-to-face", "--players", "x"], "koloda play: argument --players"),
        (
            ["play", "face-to-face", "--seat", "2"],
            "koloda: there is no seat 2; the seats are",
        ),
        (["play", "face-to-face", "--seed", "-1"], "koloda: seed must be a whole number"),
        (["play", "face-to-face", "--option", "first=9"], "koloda: option first must be None or 0"),
        (
            ["play", "face-to-face", "--option", "wind=9"],
            "koloda: there is no option 'wind'; the options are first",
        ),
        (["play", "--resume", "nowhere.jsonl"], "koloda: nowhere.jsonl: No such file"),
        (["replay", "."], "koloda: .: Is a directory"),
        (["rules", "chess"], "koloda: no game 'chess'"),
        (
            ["rules", "face-to-face", "F2F-99"],
            "koloda: there is no clause 'F2F-99'; the clauses are F2F-1",
        ),
        (["bench", "chess"], "koloda: no game 'chess'"),
    ],
)
def test_errors_are_one_clear_line_and_exit_code_2(typed, arguments, error) -> None:
    code, _, err = typed(*arguments)
    assert code == 2
    assert err.startswith(error)
    assert err.count("\n") == 1
