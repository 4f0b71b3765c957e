"""The way into a search: threads that think at the same time don't wait for each other."""

from koloda.bots import unlocked
from koloda.bots.search import Search


def think(search: Search, simulations: int) -> None:
    if not isinstance(search, Search):
        raise TypeError("think() takes a search")
    if not 0 <= simulations < 1 << 31:
        raise ValueError(f"{simulations} is no number of simulations")
    unlocked.run(search, simulations)
