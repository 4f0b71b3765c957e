"""`make play` (scripts/play): the table at once, uncompiled while the compiler is at work."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "play"

TABLE = """#!/bin/sh
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
    """The script, with a table and a make of our own."""
    for path, text in ((".venv/bin/koloda", TABLE), ("bin/make", MAKE)):
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


def seen(folder: Path, *wanted: str) -> bool:
    """Whether the table was started like this, sooner or later."""
    return soon(lambda: calls(folder) == list(wanted))


def calls(folder: Path) -> list[str]:
    path = folder / "calls"
    return path.read_text().splitlines() if path.exists() else []


def soon(is_so: Callable[[], bool]) -> bool:
    until = time.monotonic() + 20
    while not is_so() and time.monotonic() < until:
        time.sleep(0.02)
    return is_so()


def test_once_compiled_it_just_opens(tmp_path: Path) -> None:
    (tmp_path / "built").touch()
    with playing(tmp_path):
        assert seen(tmp_path, "compiled serve --open")


def test_one_plays_while_it_is_compiled_and_goes_on_with_it(tmp_path: Path) -> None:
    with playing(tmp_path):
        assert seen(tmp_path, "1 serve --open")
        (tmp_path / "result").write_text("0")
        assert seen(tmp_path, "1 serve --open", "compiled serve")


@pytest.mark.parametrize("result", ["0", "2"])
def test_it_ends_with_the_table(tmp_path: Path, result: str) -> None:
    with playing(tmp_path) as script:
        assert seen(tmp_path, "1 serve --open")
        (tmp_path / "closed").touch()
        time.sleep(0.2)
        (tmp_path / "result").write_text(result)
        assert script.wait(20) == 0
    assert calls(tmp_path) == ["1 serve --open"]


def test_what_can_not_be_compiled_is_played_on(tmp_path: Path) -> None:
    with playing(tmp_path) as script:
        assert seen(tmp_path, "1 serve --open")
        (tmp_path / "result").write_text("2")
        time.sleep(0.3)
        assert script.poll() is None
    assert calls(tmp_path) == ["1 serve --open"]
