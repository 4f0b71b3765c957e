"""A search beside Python's lock: the compiled build runs the inline version in the .pxd."""

from koloda.bots.search import Search


def run(search: Search, simulations: int) -> None:
    search.run(simulations)
