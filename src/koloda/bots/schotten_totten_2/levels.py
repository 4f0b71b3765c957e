"""How the levels think at Schotten Totten 2."""

from koloda.bots.contract import Budget
from koloda.bots.search.settings import SearchSettings

EXPLORATION = 2.0

NEWCOMER = 3.0
"""How sharply a newcomer keeps to his first thought."""
CASUAL = SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=10))
STRONG = SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=500))
MASTER = SearchSettings(exploration=EXPLORATION, budget=Budget(seconds=1.0))
