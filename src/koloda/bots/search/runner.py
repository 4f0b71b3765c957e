"""Starts a search; threads that search at the same time don't wait for each other."""

from koloda.bots.search import gil
from koloda.bots.search.search import Search
from koloda.engine.errors import InvalidArgument, WrongType


def run_simulations(search: Search, simulations: int) -> None:
    if not isinstance(search, Search):
        raise WrongType("run_simulations() takes a search")
    search.check_ready()
    if not 0 <= simulations < 1 << 31:
        raise InvalidArgument(f"{simulations} is no number of simulations")
    search.simulation.is_busy = True
    try:
        gil.run_released(search, simulations)
    finally:
        search.simulation.is_busy = False
