"""How one figure of two revisions compares: the arithmetic of `compare.py`."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median


@dataclass
class Comparison:
    """One figure of both revisions, slice by slice."""

    table: str
    """A game with its number of players."""
    figure: str
    rounds: list[list[float]] = field(default_factory=list)
    """For each pair of processes, new speed / old speed in each pair of adjacent slices."""

    def add(self, old: Sequence[float], new: Sequence[float]) -> None:
        """Add a round, given the speeds of its slices in the order in which they were taken."""
        self.rounds.append([after / before for before, after in zip(old, new, strict=True)])

    @property
    def ratio(self) -> float:
        """Return the new speed as a share of the old one."""
        return median(ratio for ratios in self.rounds for ratio in ratios)

    @property
    def spread(self) -> float:
        """Return half the range of the middle half of the rounds, each by its median.

        Slices scatter more than that, but the ratio is the median of them all. What shifts it is
        what lasts for a round, such as an unlucky layout of a process's memory.
        """
        medians = sorted(median(ratios) for ratios in self.rounds)
        quarter = len(medians) // 4
        return (medians[-1 - quarter] - medians[quarter]) / 2


def order(slices: int) -> Iterator[tuple[int, int]]:
    """Yield, for each pair of slices, which revision goes first: old, new, new, old, and so on.

    So a machine that slows down steadily favours neither.
    """
    return ((0, 1) if number % 2 == 0 else (1, 0) for number in range(slices))


def slower(comparisons: Iterable[Comparison], least: float) -> list[Comparison]:
    """Return the comparisons whose ratio is below `least`, the slowest first."""
    return sorted((each for each in comparisons if each.ratio < least), key=lambda each: each.ratio)
