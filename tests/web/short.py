"""Each game as it is soonest over, so that whole games can be played in every run of the tests."""

from typing import Any

PLAYERS = {"face-to-face": 2, "schotten-totten-2": 2, "scram": 3, "gallop": 2}
OPTIONS: dict[str, dict[str, Any]] = {
    "face-to-face": {"highest": 12, "hand": 3},
    "schotten-totten-2": {},
    "scram": {"rounds": 1},
    "gallop": {"match": "single"},
}
