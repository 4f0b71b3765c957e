"""Starts a search; threads that search at the same time don't wait for each other."""

from koloda.bots.search import gil
from koloda.bots.search.search import Search


def run_simulations(search: Search, simulations: int) -> None:
    if not isinstance(search, Search):
        raise TypeError("run_simulations() takes a search")
    if not 0 <= simulations < 1 << 31:
        raise ValueError(f"{simulations} is no number of simulations")
    gil.run_released(search, simulations)
