"""Runs a search without Python's lock; the compiled build inlines the version in the .pxd."""

from koloda.bots.search.search import Search


def run_released(search: Search, simulations: int) -> None:
    search.run(simulations)
