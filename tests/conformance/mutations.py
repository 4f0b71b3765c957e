"""Damages saved positions and records in the ways that files and programs get damaged."""

import copy
import json
import random
from hashlib import sha256
from typing import Any

from koloda.engine.record import next_check, to_json

NUMBERS = (-1, 0, 1, 2, 7, 255, 2**15, 2**31 - 1, 2**31, -(2**31), 2**63, 10**40)
OTHERS = (1.5, float("nan"), float("inf"), True, None, "", "A17", "R1", [], {}, [[]], {"a": 1})


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def mutated(saved: Any, chooser: random.Random) -> Any:
    """Return a copy with one to three changes."""
    saved = copy.deepcopy(saved)
    for _ in range(chooser.choice((1, 1, 1, 2, 3))):
        damage(saved, chooser)
    return saved


def deepened(saved: dict[str, Any], chooser: random.Random) -> dict[str, Any]:
    """Return a copy with a value that is too deep for anything that calls itself."""
    return {**saved, chooser.choice(list(saved)): nested(20_000)}


def damage(saved: Any, chooser: random.Random) -> None:
    places = list(containers(saved))
    place = chooser.choice(places)
    if not place:
        return
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    key = chooser.choice(keys)
    kind = chooser.randrange(8)
    if kind == 0:
        del place[key]
    elif kind == 1:
        place[key] = copy.deepcopy(chooser.choice((*NUMBERS, *OTHERS)))
    elif kind == 2 and isinstance(place[key], int):
        place[key] = int(place[key]) + chooser.choice((-1, 1, 10, 2**31, -(2**31)))
    elif kind == 3:
        other = chooser.choice(keys)
        place[key], place[other] = place[other], place[key]
    elif kind == 4 and isinstance(place, dict):
        place[chooser.choice(("x", f"{key} ", str(key).upper()))] = place.pop(key)
    elif kind == 4:
        place.insert(key, copy.deepcopy(place[key]))
    elif kind == 5:
        elsewhere = chooser.choice([other for other in places if other])
        values = list(elsewhere.values() if isinstance(elsewhere, dict) else elsewhere)
        place[key] = copy.deepcopy(chooser.choice(values))
    elif kind == 6 and isinstance(place[key], list):
        chooser.shuffle(place[key])
    else:
        place[key] = chooser.choice(NUMBERS[:5])


def containers(value: Any) -> Any:
    """Yield every object and list, from the outside in."""
    waiting = [value]
    while waiting:
        found = waiting.pop()
        if isinstance(found, dict | list):
            yield found
            waiting += found.values() if isinstance(found, dict) else found


def mutated_record(text: str, chooser: random.Random) -> str:
    """Return a record with changes in its lines, and mostly with checks that fit them."""
    if chooser.random() < 0.1:
        place = chooser.randrange(len(text))
        return text[:place] + chooser.choice(("", "\n", "{", "\ud800", "é")) + text[place + 1 :]
    lines = [json.loads(row) for row in text.splitlines()]
    where = chooser.choice((0, 0, 0, chooser.randrange(len(lines)), -1))
    if chooser.random() < 0.2:
        lines[where:] = chooser.choice(([], lines[where + 1 :], [lines[where], *lines[where:]]))
    else:
        lines[where] = mutated(lines[where], chooser)
    return with_checks(lines)


def with_checks(lines: list[Any]) -> str:
    """Return the lines as a record whose checks fit them."""
    digest, rows = sha256(), []
    for line in lines:
        if isinstance(line, dict):
            line.pop("check", None)
            line["check"] = next_check(digest, line)
        rows.append(to_json(line) + "\n")
    return "".join(rows)
