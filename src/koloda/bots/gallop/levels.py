"""How the levels think at Gallop across Europe."""

from koloda.bots.contract import Budget
from koloda.bots.search.settings import SearchSettings

EXPLORATION = 0.3

NEWCOMER = 0.6
"""How sharply a newcomer keeps to his first thought."""
CASUAL = SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=6), sharpness=1.0)
STRONG = SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=200))
MASTER = SearchSettings(exploration=EXPLORATION, budget=Budget(seconds=1.0))
