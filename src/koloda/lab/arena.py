"""An arena: bots play each other, every pair on the same deals and from all seats.

Each bout is saved as one JSON line, so an arena that was stopped continues where it was, and a
finished one can be extended.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import combinations, islice, pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from koloda.engine.errors import KolodaError
from koloda.lab.bout import Bout, Terms, play
from koloda.lab.statistics import Pair, Share, ratings, share
from koloda.version import VERSION


class InvalidArena(KolodaError, ValueError):
    """A file that doesn't belong to this arena; the message says why."""


@dataclass
class Arena:
    terms: Terms
    bots: tuple[str, ...]
    deals: int
    is_chain: bool = False
    """Whether each bot plays only its neighbours, as on a ladder."""
    played: dict[Bout, dict[str, Any]] = field(default_factory=dict)

    @property
    def pairs(self) -> list[Pair]:
        return list(pairwise(self.bots) if self.is_chain else combinations(self.bots, 2))

    def missing(self) -> list[Bout]:
        """Return the bouts still to be played, deal by deal, so that all pairs advance together."""
        bouts = (Bout(*pair, deal) for deal in range(self.deals) for pair in self.pairs)
        return [bout for bout in bouts if bout not in self.played]

    def add(self, bout: dict[str, Any]) -> None:
        self.played[Bout(*bout["bout"])] = bout

    # Results

    def results(self) -> dict[Pair, list[list[float]]]:
        """Return, for each pair and deal, how far the first bot was ahead in each game."""
        results: dict[Pair, list[list[float]]] = {}
        for (first, second, _), bout in sorted(self.played.items()):
            if (first, second) in self.pairs:
                games = [game["ahead"] for game in bout["games"]]
                results.setdefault((first, second), []).append(games)
        return results

    def matrix(self) -> dict[Pair, Share]:
        """Return each bot's share against each other bot, both ways."""
        matrix = {}
        for (first, second), deals in self.results().items():
            matrix[first, second] = share(deals)
            matrix[second, first] = share([[1 - ahead for ahead in deal] for deal in deals])
        return matrix

    def lone(self) -> dict[Pair, Share]:
        """Return how often each bot came first when alone among bots of the other kind.

        Empty for games with two equal sides.
        """
        firsts: dict[Pair, list[list[float]]] = {}
        for (first, second, _), bout in sorted(self.played.items()):
            for mine, other in ((first, second), (second, first)):
                games = [game["first"] for game in bout["games"] if game.get("lone") == mine]
                if games:
                    firsts.setdefault((mine, other), []).append(games)
        return {pair: share(deals) for pair, deals in firsts.items()}

    def ratings(self) -> dict[str, tuple[float, float]]:
        return ratings(self.results())

    def work(self) -> dict[str, dict[str, float]]:
        """Return, for each bot, its moves with a choice, simulations per second, and milliseconds
        per move."""
        work = {}
        for name in self.bots:
            shares = [bout["work"][name] for bout in self.played.values() if name in bout["work"]]
            times = sorted(time for each in shares for time in each["milliseconds"])
            if times:
                simulations = sum(each["simulations"] for each in shares)
                work[name] = {
                    "moves": len(times),
                    "simulations/s": 1000 * simulations / max(sum(times), 0.1),
                    "mean": sum(times) / len(times),
                    "p99": times[len(times) * 99 // 100],
                }
        return work

    def summary(self) -> dict[str, Any]:
        """Return all of the above as JSON."""
        return {
            **self.terms.as_dict(),
            "bots": list(self.bots),
            "deals": max((bout.deal + 1 for bout in self.played), default=0),
            "ratings": {name: list(each) for name, each in self.ratings().items()},
            "matrix": [[*pair, *numbers(share)] for pair, share in self.matrix().items()],
            "lone": [[*pair, *numbers(share)] for pair, share in self.lone().items()],
            "work": self.work(),
        }

    # Playing

    def run(self, jobs: int, note: Callable[[dict[str, Any]], None]) -> None:
        """Play the missing bouts in `jobs` processes, and call `note` as each one ends."""
        for bout in play_all(self.terms, self.missing(), jobs):
            self.add(bout)
            note(bout)

    # The file

    def header(self) -> dict[str, Any]:
        return {"koloda": VERSION, "arena": self.terms.as_dict()}

    def open(self, path: Path) -> None:
        """Read the bouts that a file has of this arena, or start the file."""
        if not path.exists() or not path.read_text(encoding="utf-8").strip():
            write(path, self.header())
            return
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        for number, line in enumerate(lines, 1):
            try:
                entry = json.loads(line)
                if number == 1 and entry != self.header():
                    raise InvalidArena(f"{path} belongs to another arena or another version")
                if number > 1:
                    self.add(entry)
            except (ValueError, KeyError, TypeError) as error:
                if isinstance(error, InvalidArena):
                    raise
                if number == len(lines) and not line.endswith("\n"):
                    # the arena was stopped in the middle of a line: play that bout again
                    path.write_text("".join(lines[:-1]), encoding="utf-8")
                    return
                raise InvalidArena(f"{path}, line {number}: can't be read") from None


def numbers(share: Share) -> list[float]:
    return [share.mean, share.low, share.high, share.games]


def write(path: Path, entry: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")


def play_all(terms: Terms, bouts: Sequence[Bout], jobs: int) -> Iterator[dict[str, Any]]:
    """Yield the bouts as they end. None are queued beyond those being played, so that an arena
    stops soon after it is told to."""
    if jobs == 1:
        yield from (play(terms, bout) for bout in bouts)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as processes:
        left = iter(bouts)
        running = {processes.submit(play, terms, bout) for bout in islice(left, jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {processes.submit(play, terms, bout) for bout in islice(left, len(done))}
            for bout in done:
                yield bout.result()
