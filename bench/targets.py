"""The targets of our engine, as ratios within one run."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from engine import Entry


@dataclass(frozen=True)
class Rival:
    """The fastest of an engine's games that match."""

    engine: str
    game: str | None = None
    language: str | None = None

    def among(self, entries: Iterable[Entry], figure: str) -> Entry | None:
        fitting = [
            entry
            for entry in entries
            if entry.engine.name == self.engine
            and self.game in (None, entry.game)
            and self.language in (None, entry.language)
            and entry.slices.get(figure)
        ]
        return max(fitting, key=lambda entry: median(rates(entry, figure)), default=None)


@dataclass(frozen=True)
class Target:
    game: str
    figure: str
    least: float
    """How many times as fast as the rival ours must be."""
    rival: Rival


HEARTS = Rival("OpenSpiel", game="hearts")

TARGETS = (
    Target("face-to-face", "driven", 3, HEARTS),
    Target("face-to-face", "driven", 10, Rival("OpenSpiel", language="Python")),
    Target("face-to-face", "dealt", 3, HEARTS),
    Target("face-to-face", "dealt", 10, Rival("OpenSpiel", language="Python")),
    Target("face-to-face", "inside", 1.3, HEARTS),
    Target("face-to-face", "inside", 40, Rival("Koloda uncompiled", game="face-to-face")),
    Target("face-to-face", "clone", 1, Rival("OpenSpiel", language="C++")),
    Target("schotten-totten-2", "inside", 0.7, Rival("hand-written C", game="schotten-totten-2")),
    Target("schotten-totten-2", "inside", 1.3, HEARTS),
    Target("schotten-totten-2", "search", 2, HEARTS),
    Target("scram", "driven", 2, HEARTS),
    Target("scram", "dealt", 2, HEARTS),
    Target("gallop", "driven", 2, HEARTS),
    Target("gallop", "dealt", 2, HEARTS),
    *(
        Target(game, "batched", least, rival)
        for game in ("face-to-face", "gallop", "schotten-totten-2", "scram")
        for least, rival in (
            (10, Rival("pgx", game="sparrow_mahjong")),
            (3, Rival("pgx", game="leduc_holdem")),
            (100, Rival("PettingZoo", game="texas_holdem_v4")),
        )
    ),
)


@dataclass(frozen=True)
class Page:
    """The limits for the page."""

    script: float
    """KB of script, compressed, needed before a page can be used."""
    ready: float
    """Milliseconds from requesting the front page until it can be used."""
    shown: float
    """Milliseconds from a click until the move is shown, on a slow processor."""


PAGE = Page(script=150, ready=1000, shown=100)


@dataclass(frozen=True)
class Verdict:
    target: Target
    ours: Entry
    rival: Entry
    ratio: float
    lowest: float
    highest: float
    """The ratio is the median over the rounds; these are its extremes."""

    @property
    def reached(self) -> bool:
        return self.ratio >= self.target.least


def verdicts(ours: Sequence[Entry], rivals: Sequence[Entry]) -> list[Verdict]:
    """Return one for each target that this run measured, for each number of players."""
    return [
        verdict(target, entry, rival)
        for entry in ours
        for target in TARGETS
        if entry.game == target.game and entry.slices.get(target.figure)
        for rival in [target.rival.among(rivals, target.figure)]
        if rival
    ]


def verdict(target: Target, ours: Entry, rival: Entry) -> Verdict:
    # slices of one round were taken one after the other, under the same conditions
    pairs = zip(rates(ours, target.figure), rates(rival, target.figure), strict=True)
    ratios = [our / their for our, their in pairs]
    return Verdict(target, ours, rival, median(ratios), min(ratios), max(ratios))


def rates(entry: Entry, figure: str) -> list[float]:
    return [slice.rate for slice in entry.slices[figure]]
