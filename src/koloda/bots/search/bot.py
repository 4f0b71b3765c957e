"""Bots that search."""

import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from koloda.bots.contract import Budget, Choice, Estimate
from koloda.bots.registry import explained, simulation
from koloda.bots.sampling import sampled_first
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search
from koloda.bots.search.settings import SearchSettings
from koloda.engine.rng import Rng
from koloda.engine.state import Seen

ROOM = 1 << 17
"""The most information sets that a thread remembers; they take about 8 MB."""
STRETCH = 0.005
"""About how many seconds pass between two readings of the clock."""


Clock = Callable[[], float]
"""Returns seconds; only differences between them matter."""


class SearchBot:
    def __init__(
        self, settings: SearchSettings, seed: int, clock: Clock = time.perf_counter
    ) -> None:
        self.settings = settings
        self.rng = Rng(seed)
        self.clock = clock

    def choose(self, seen: Seen, budget: Budget | None = None) -> Choice:
        moves = seen.legal_moves()
        if len(moves) == 1:
            return explained(seen, Choice(moves[0]))
        if self.settings.recall:
            seen = self.settings.recall(seen)
        found = self.search(seen, budget or self.settings.budget_for(seen.players))
        visits: dict[int, int] = defaultdict(int)
        totals: dict[int, float] = defaultdict(float)
        for search in found:
            for move, number, total in search.results(seen.seat):
                visits[move] += number
                totals[move] += total
        simulations = sum(search.simulations for search in found)
        if not visits:
            return explained(seen, Choice(moves[0], simulations=simulations))
        everything = sum(visits.values())
        ranked = sorted(visits, key=lambda move: (-visits[move], -totals[move], move))
        looked = [
            Estimate(move, totals[move] / visits[move], visits[move] / everything)
            for move in ranked
        ]
        estimates = sampled_first(looked, self.settings.sharpness, self.rng)
        return explained(seen, Choice(estimates[0].move, estimates, simulations=simulations))

    def search(self, seen: Seen, budget: Budget) -> list[Search]:
        """Search with all threads; each gets an equal share of the budget."""
        settings = self.settings
        room = ROOM
        if budget.simulations is not None:
            room = min(room, budget.simulations + seen.players)
        searches = []
        for _ in range(settings.threads):
            seed = self.rng.below(2**31)
            searches.append(
                Search(simulation(seen, seed), room, settings.is_guided, settings.exploration)
            )
        shares: list[int | None] = [None] * settings.threads
        if budget.simulations is not None:
            each, more = divmod(budget.simulations, settings.threads)
            shares = [each + (i < more) for i in range(settings.threads)]

        def spend_share(search: Search, share: int | None) -> None:
            spend(search, share, budget.seconds, self.clock)

        if settings.threads == 1:
            spend_share(searches[0], shares[0])
        else:
            with ThreadPoolExecutor(settings.threads) as threads:
                list(threads.map(spend_share, searches, shares))
        return searches


def spend(search: Search, simulations: int | None, seconds: float | None, clock: Clock) -> None:
    """Search until the budget is used up."""
    if seconds is None:
        run_simulations(search, simulations or 0)
        return
    stretch = 1
    begun = clock()
    while (spent := clock() - begun) < seconds:
        if search.simulations:
            rate = search.simulations / spent
            stretch = max(1, int(rate * min(STRETCH, seconds - spent)))
        if simulations is not None:
            stretch = min(stretch, simulations - search.simulations)
            if stretch <= 0:
                return
        run_simulations(search, stretch)
