"""The search's own arithmetic; what it finds is tested game by game."""

import subprocess
import sys
from itertools import combinations

import pytest

import koloda
from koloda.bots.search import search


@pytest.mark.skipif(koloda.compiled, reason="the keys are the compiled search's own")
def test_what_two_seats_see_never_leads_them_to_one_key() -> None:
    # keys meet if what the seats see differs by as much as their first keys: observations are small
    for one, other in combinations(map(search.first_key, range(6)), 2):
        assert (one ^ other) >> 40


THREADS = """
import threading
import koloda
from koloda import InvalidArgument
from koloda.bots.registry import simulation
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search

state = koloda.game("gallop").deal(players=4, seed=1)
shared = simulation(state.seen_by(state.seat_to_move), 1)
searches = [Search(shared, 5000, True, 1.0) for _ in range(2)]
refused = []

def run(search):
    try:
        run_simulations(search, 3000)
    except InvalidArgument as error:
        assert "another thread" in str(error)
        refused.append(search)

threads = [threading.Thread(target=run, args=[search]) for search in searches * 2]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert sum(search.simulations for search in searches) == 3000 * (4 - len(refused))
"""


@pytest.mark.skipif(not koloda.compiled, reason="Python's lock protects the plain build")
def test_threads_that_share_a_simulation_are_refused_and_do_not_crash() -> None:
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
