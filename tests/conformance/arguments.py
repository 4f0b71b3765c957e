"""Calls everything that Python can reach in the engine, the games and the bots with extreme values.

A program, because a crash must not take the tests with it: `python -m tests.conformance.arguments
FILE` writes to FILE which call it is about to make, and prints what it found as JSON: the calls
that broke a promise, and what each call of a compiled class did, so that the two builds can be
compared. Everything is found by introspection, so a new method is attacked without being listed.
"""

import faulthandler
import importlib
import inspect
import json
import os
import pickle
import pkgutil
import random
import re
import resource
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import koloda
from koloda import KolodaError, Rng
from koloda.bots.registry import simulation
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search
from koloda.engine.state import Seen, State
from tests.variants import VARIANTS

NUMBERS = (
    *(-1, 0, 1, 2, 5, 63, 64, 255, 10**6),
    *(2**15 - 1, 2**15, 2**31 - 1, 2**31, -(2**31), 2**32, 2**63 - 1, 2**63, -(2**63), 2**64),
)
OTHERS = (None, True, 1.5, float("nan"), "", "A17", b"", b"\0" * 5, (), [], [0] * 100, [None], {})
EXTREMES = (*NUMBERS, *OTHERS, object())

INLINED = {"__init__", "bits", "cards", "codes", "gil", "log", "places"}
PLAIN = {"events", "fields", "view", "words"}
"""Modules that are compiled although they have no C types."""

CHANGING = {"__init__", "below", "deal", "feed", "pick", "play", "playout", "top_up", "rng", "more"}
"""Methods that change their object; all others must leave it as it was."""

ENDLESS = {
    "run_simulations",  # simulates as often as asked; `Attack.run` asks for few
    "saved.turns_after",  # lists as many turns as there are players
}
"""What takes long by design if the number is large."""

SECONDS = 120
"""The longest that a few hundred calls may take: far more than they do."""

MEMORY = 2**31
"""The most that the program may take, in bytes: a call that wants more gets a `MemoryError`."""

Made = list[Any]


@dataclass(frozen=True)
class Call:
    name: str
    call: Callable[..., Any]
    owner: Any = None
    """The object whose method it is, if it is a method."""
    is_strict: bool = False
    """Whether only a refusal that a program can handle may come out."""
    number: int = 0
    """Which of the objects of its class the owner is."""


def modules() -> Iterator[ModuleType]:
    """Yield the modules that can be compiled, and `koloda` itself with all that it offers."""
    yield koloda
    for info in pkgutil.walk_packages(koloda.__path__, "koloda."):
        if info.name.startswith(("koloda.engine.", "koloda.games.", "koloda.bots.")):
            module = importlib.import_module(info.name)
            if can_be_compiled(module):
                yield module


def can_be_compiled(module: ModuleType) -> bool:
    """Tell whether setup.py compiles a module; those that it only inlines stay plain Python."""
    path = Path(str(module.__file__))
    stem = path.name.split(".")[0]
    return ((path.parent / f"{stem}.pxd").exists() and stem not in INLINED) or stem in PLAIN


def public_names(owner: Any) -> list[str]:
    if owner is koloda:
        return koloda.__all__
    module = owner if isinstance(owner, ModuleType) else module_of(owner)
    only_in_c = functions_in_c(str(module.__file__))
    return sorted(
        name for name in vars(owner) if not name.startswith("_") and name not in only_in_c
    )


def module_of(owner: type) -> ModuleType:
    return sys.modules[owner.__module__]


@cache
def functions_in_c(path: str) -> set[str]:
    """Return the functions that Python can't reach in the compiled build, by their C types."""
    types = Path(path).with_name(Path(path).name.split(".")[0] + ".pxd")
    if not types.exists():
        return set()
    return {*re.findall(r"^ *cdef [^(\n]*?(\w+)\(", types.read_text(), re.MULTILINE)}


def is_offered(member: Any, module: ModuleType) -> bool:
    """Tell whether a module defines a member, or `koloda` offers it."""
    return module is koloda or getattr(member, "__module__", "") == module.__name__


class Attack:
    def __init__(self, last_call: int) -> None:
        self.last_call = last_call
        self.broken: list[str] = []
        self.behaviour: dict[str, str] = {}
        self.made: dict[type, Made] = defaultdict(list)
        self.calls = 0
        sys.unraisablehook = self.note_ignored
        self.now = ""

    def note_ignored(self, ignored: Any) -> None:
        """An error in C code that can't raise it: the caller gets a wrong answer instead."""
        self.broken.append(f"{self.now}: ignored {ignored.exc_value!r}")

    def run(self) -> None:
        for sample in samples():
            self.made[type(sample)].append(sample)
        # plain Python can't crash: of the uncompiled build, only what is compared is called
        found = list(modules()) if koloda.compiled else [koloda, *map(module_of, STRICT)]
        for module in found:
            for name in public_names(module):
                member = getattr(module, name)
                if isinstance(member, type) and is_offered(member, module):
                    self.construct(member)
        for search in self.made[Search]:
            for number in (-1, 0, 20, 2**31, 2**63):
                few = Call("run_simulations", run_simulations)
                self.attempt(few, run_simulations, [search, number])
        for module in found:
            for name in public_names(module):
                member = getattr(module, name)
                if isinstance(member, type) and is_offered(member, module):
                    self.attack_class(member)
                elif callable(member) and is_offered(member, module) and koloda.compiled:
                    self.attack(Call(f"{module.__name__}.{name}", member))

    def construct(self, made_of: type) -> None:
        """Build objects, some of them of nonsense, to call their methods and to pass them on."""
        name = f"{made_of.__module__}.{made_of.__name__}"
        for made in self.attack(Call(name, made_of, is_strict=made_of in STRICT)):
            is_nonsense = made_of in (State, Seen)  # they take whatever position they are given
            if type(made) is made_of and len(self.made[made_of]) < 12 and not is_nonsense:
                self.made[made_of].append(made)

    def attack_class(self, owner: type) -> None:
        if issubclass(owner, BaseException):
            return
        label = f"{owner.__module__}.{owner.__name__}"
        blank = []
        if not owner.__flags__ & HEAP_TYPE:  # a class in C: its fields are there, but unset
            blank = [owner.__new__(owner)]
        for number, sample in enumerate([*self.made[owner], *blank]):
            is_strict = owner in STRICT and not any(sample is each for each in blank)
            for name in [*public_names(owner), "__init__", "__eq__", "__repr__", "__reduce__"]:
                call = Call(f"{label}.{name}", getattr(owner, name), sample, is_strict, number)
                if callable(call.call):
                    self.attack(call)
                else:
                    self.attempt(call, getattr, [sample, name])
            self.attempt(Call(f"hash of {label}", hash), hash, [sample])
            self.attempt(Call(f"pickle of {label}", pickle.dumps), pickle.dumps, [sample])

    def attack(self, call: Call) -> list[Any]:
        if any(call.name.endswith(name) for name in ENDLESS) or call.name in sys.argv[2:]:
            return []
        faulthandler.dump_traceback_later(SECONDS, exit=True)
        results = []
        for chosen in self.choices(call):
            arguments = [copied(argument) for argument in chosen]
            if call.owner is not None:
                own = copied(call.owner)
                before = fingerprint(own)
                result, is_refused = self.attempt(call, call.call, [own, *arguments])
                may_change = call.name.rpartition(".")[2] in CHANGING and not is_refused
                if not may_change and fingerprint(own) != before:
                    self.broken.append(f"{self.now}: changed its object")
            else:
                result, _ = self.attempt(call, call.call, arguments)
            results.append(result)
        faulthandler.cancel_dump_traceback_later()
        return results

    def attempt(self, call: Call, make: Callable[..., Any], arguments: Made) -> tuple[Any, bool]:
        """Make a call; return its result, and whether it was refused."""
        self.now = f"{call.name}({', '.join(shown(argument) for argument in arguments)})"
        os.pwrite(self.last_call, self.now.encode()[:4000].ljust(4000) + b"\n", 0)
        result, is_refused = None, False
        try:
            result = make(*arguments)
        except (KolodaError, TypeError, ValueError, OverflowError, IndexError) as error:
            is_refused = True
            if call.is_strict and not str(error):
                self.broken.append(f"{self.now}: refused without a reason: {error!r}")
        except Exception as error:  # a plain helper may stumble over an object of another type
            is_refused = True
            if call.is_strict or isinstance(error, SystemError):
                self.broken.append(f"{self.now}: {error!r}")
        self.calls += 1
        # what a search finds rests on floats, which C rounds differently
        is_compared = call.is_strict and "__" not in call.name and "Search" not in call.name
        if is_compared and all(is_the_same_in_both_builds(each) for each in arguments):
            shown_result = "refused" if is_refused else shown(result)
            self.behaviour[f"{call.number}: {self.now}"] = shown_result
        return result, is_refused

    def choices(self, call: Call) -> Iterator[Made]:
        """Yield lists of arguments: usual ones, each replaced by each extreme, and a mixture."""
        chooser = random.Random(f"{call.name} {call.number}")
        parameters = parameters_of(call)
        usual = [self.usual(call, parameter) for parameter in parameters]
        yield [values[0] for values in usual]
        for place in range(len(usual)):
            for extreme in (*usual[place], *EXTREMES):
                for _ in range(2 if len(usual) > 1 else 1):
                    arguments = [chooser.choice(values) for values in usual]
                    arguments[place] = extreme
                    yield arguments
        if usual:
            for _ in range(20):
                yield [chooser.choice((*values, *EXTREMES)) for values in usual]
        yield [values[0] for values in usual][:-1]
        yield [*(values[0] for values in usual), 0]

    def usual(self, call: Call, parameter: inspect.Parameter) -> Made:
        """Return values that a parameter is meant for, by its annotation."""
        kind = str(parameter.annotation).strip("\"'").split(".")[-1].rstrip("'>")
        if kind.endswith("Position"):
            return [*self.objects("Position", call.name), self.objects("Position", "")[0]]
        return self.objects(kind, "") or USUAL.get(kind.split("[")[0], [0, 1])

    def objects(self, kind: str, caller: str) -> Made:
        """Return the objects of classes of this name; of the caller's own game, if it has one."""
        game = next((part for part in caller.split(".") if part in FOLDERS), "")
        return [
            made
            for owner, objects in self.made.items()
            if owner.__name__ == kind and f"{game}" in owner.__module__
            for made in objects
        ]


FOLDERS = {game.replace("-", "_") for game in koloda.games()}

USUAL: dict[str, Made] = {
    "int": [0, 1],
    "str": ["A17", "red"],
    "float": [0.5],
    "bool": [False, True],
    "list": [[0, 1], [0] * 16],
    "Sequence": [[0, 1], [3, 4, 5]],
    "Iterable": [[0, 1]],
    "tuple": [(0, 1)],
    "Saved": [koloda.game("gallop").deal(seed=1).save()],
    "dict": [{}],
    "bytes": [b"\0" * 8],
    "Any": [0, None, []],
}


def samples() -> Iterator[Any]:
    """Yield real objects: positions from the deal to the end, what a seat knows, and searches."""
    yield from (Rng(1), Rng(2**64 - 1, 5))
    for variant in VARIANTS:
        state = variant.deal(seed=7)
        states = [state.clone()]
        length = variant.deal(seed=7).playout(Rng(3))
        rng = Rng(3)
        for number in range(length):
            moves = state.legal_moves()
            state.play(moves[rng.below(len(moves))])
            if number in (length // 3, length - 1):
                states.append(state.clone())
        states.append(variant.game.load(states[1].save()))
        for each in states:
            yield from (each, each.position, each.seen_by(1), each.seen_by(1).position)
        seen = states[1].seen_by(0)
        yield simulation(seen, 1)
        yield Search(simulation(seen, 1), 64, True, 1.0)


HEAP_TYPE = 1 << 9
"""Python's own flag of a class that is not made in C."""

STRICT = {
    *(State, Seen, Rng, Search),
    *(type(koloda.game(id).deal(seed=1).position) for id in koloda.games()),
}
"""The classes of which programs get objects: their methods refuse whatever they don't take."""


def parameters_of(call: Call) -> list[inspect.Parameter]:
    try:
        parameters = list(inspect.signature(call.call).parameters.values())
    except (TypeError, ValueError):  # nothing is known about it
        unknown = inspect.Parameter("unknown", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        return [unknown, unknown]
    plain = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    found = [parameter for parameter in parameters if parameter.kind in plain]
    return found[1:] if call.owner is not None else found


def copied(owner: Any) -> Any:
    if isinstance(owner, Seen):
        return Seen(owner.game, owner.position, owner.seat)
    if isinstance(owner, (State, Rng)) or type(owner).__name__ == "Position":
        try:
            return owner.clone()
        except Exception:  # an object that was built of nonsense
            return owner
    return owner


def fingerprint(owner: Any) -> object:
    """Return all that matters of an object's state; None if nothing does."""
    try:
        if isinstance(owner, (State, Seen)):
            return owner.key()
        if isinstance(owner, Rng):
            return owner.save()
        if type(owner).__name__ == "Position":
            game = type(owner).__module__.split(".")[2].replace("_", "-")
            return koloda.game(game).rules.key(owner)
    except Exception:  # an object that was built of nonsense
        return None
    return None


def is_the_same_in_both_builds(argument: Any) -> bool:
    """Tell whether C takes a value as Python does: numbers that no C int can hold are refused."""
    if isinstance(argument, int) and not isinstance(argument, bool):
        return -(2**31) <= argument < 2**31
    return type(argument).__module__.startswith("koloda.")


def shown(value: Any) -> str:
    if isinstance(value, int):
        return str(int(value)) if value.bit_length() < 200 else "a huge number"
    if isinstance(value, float):
        return "a float"  # C may round differently
    if isinstance(value, (str, bytes, type(None))):
        return repr(value)[:40]
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(shown(item) for item in value[:20])}]"
    return f"<{type(value).__name__}>"


if __name__ == "__main__":
    if "ASAN_OPTIONS" not in os.environ:  # the sanitizer has a limit of its own
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    attack = Attack(os.open(sys.argv[1], os.O_CREAT | os.O_WRONLY))
    attack.run()
    json.dump(
        {"calls": attack.calls, "broken": attack.broken, "behaviour": attack.behaviour}, sys.stdout
    )
