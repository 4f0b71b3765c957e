"""How the levels think at Face to Face."""

from koloda.bots.contract import Budget
from koloda.bots.search.settings import SearchSettings

EXPLORATION = 0.35

NEWCOMER = 1.0
"""How sharply a newcomer keeps to his first thought."""
CASUAL = SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=10), sharpness=1.0)
STRONG = SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=800))
MASTER = SearchSettings(exploration=EXPLORATION, budget=Budget(seconds=1.0))
