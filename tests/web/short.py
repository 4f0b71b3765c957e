"""The shortest variant of each game, so that every test run can play whole games."""

from typing import Any

PLAYERS = {"face-to-face": 2, "schotten-totten-2": 2, "scram": 3, "gallop": 2}
OPTIONS: dict[str, dict[str, Any]] = {
    "face-to-face": {"highest": 12, "hand": 3},
    "schotten-totten-2": {},
    "scram": {"rounds": 1},
    "gallop": {"match": "single"},
}
