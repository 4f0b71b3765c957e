"""Other players under attack, by `bench/attacks.py`. What holds it in every run is in test_budgets
and test_connections; here it is measured."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "attacks.py"
LATE = 0.100
"""Seconds within which 99 of 100 moves must be durable and shown, whoever attacks."""
BUSY = LATE / 2
"""If moves take this long without any attack, this machine is too busy to measure."""
GROWTH = 200_000_000
"""Bytes by which the server may grow."""


def measure(attack: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, SCRIPT, "--json", attack],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    measured: list[dict[str, Any]] = json.loads(done.stdout)
    return measured[0]


@pytest.mark.slow
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="needs a core for the server alone")
@pytest.mark.parametrize(
    "attack",
    ["pings", "unread", "silent", "heads", "hello", "refused", "thinking", "entries"],
)
def test_players_hardly_wait_for_attackers(attack) -> None:
    if measure("none")["p99"] > BUSY:
        pytest.skip("this machine is too busy to measure")
    sieges = (measure(attack) for _ in range(3))  # another program may disturb one of them
    assert any(one["p99"] < LATE and one["memory"] < GROWTH for one in sieges)
