import io
import sys

import pytest

from koloda import cli


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English, whatever the language of the system that runs the tests."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def typed(monkeypatch, capsys, tmp_path):
    """Run a command with these lines typed; return exit code, output and errors."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def run(*arguments: str, lines: list[str] | None = None) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines or [])))
        try:
            code = cli.main(arguments)
        except SystemExit as exit:
            code = exit.code
        out, err = capsys.readouterr()
        return code, out, err

    return run
