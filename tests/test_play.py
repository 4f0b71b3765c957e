"""`make play` (scripts/play): the server starts at once, uncompiled while the compiler works."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "play"

KOLODA = """#!/bin/sh
echo "${KOLODA_UNCOMPILED:-compiled} $*" >>calls
trap 'exit 0' TERM
while [ ! -e closed ]; do sleep 0.02; done
"""
MAKE = """#!/bin/sh
case "$*" in *--question*) exec test -e built ;; esac
while [ ! -e result ]; do sleep 0.02; done
exit "$(cat result)"
"""


@contextmanager
def playing(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the script with a fake koloda and a fake make."""
    for path, text in ((".venv/bin/koloda", KOLODA), ("bin/make", MAKE)):
        program = folder / path
        program.parent.mkdir(parents=True)
        program.write_text(text)
        program.chmod(0o755)
    path = f"{folder / 'bin'}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path}
    environment.pop("KOLODA_UNCOMPILED", None)
    with subprocess.Popen([SCRIPT], cwd=folder, env=environment) as script:
        try:
            yield script
        finally:
            (folder / "result").touch()
            (folder / "closed").touch()


def is_called(folder: Path, *expected: str) -> bool:
    """Return whether koloda is called like this, sooner or later."""
    return soon(lambda: calls(folder) == list(expected))


def calls(folder: Path) -> list[str]:
    path = folder / "calls"
    return path.read_text().splitlines() if path.exists() else []


def soon(condition: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 20
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.02)
    return condition()


def test_a_compiled_server_starts_at_once(tmp_path: Path) -> None:
    (tmp_path / "built").touch()
    with playing(tmp_path):
        assert is_called(tmp_path, "compiled serve --open")


def test_the_server_restarts_once_the_rules_are_compiled(tmp_path: Path) -> None:
    with playing(tmp_path):
        assert is_called(tmp_path, "1 serve --open")
        (tmp_path / "result").write_text("0")
        assert is_called(tmp_path, "1 serve --open", "compiled serve")


@pytest.mark.parametrize("result", ["0", "2"])
def test_the_script_ends_when_the_server_does(tmp_path: Path, result: str) -> None:
    with playing(tmp_path) as script:
        assert is_called(tmp_path, "1 serve --open")
        (tmp_path / "closed").touch()
        time.sleep(0.2)
        (tmp_path / "result").write_text(result)
        assert script.wait(20) == 0
    assert calls(tmp_path) == ["1 serve --open"]


def test_the_server_keeps_running_if_the_rules_can_not_be_compiled(tmp_path: Path) -> None:
    with playing(tmp_path) as script:
        assert is_called(tmp_path, "1 serve --open")
        (tmp_path / "result").write_text("2")
        time.sleep(0.3)
        assert script.poll() is None
    assert calls(tmp_path) == ["1 serve --open"]
