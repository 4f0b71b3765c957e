"""How the levels think at Schotten Totten 2."""

from koloda.bots.contract import Budget
from koloda.bots.mind import Mind

EXPLORATION = 2.0

NEWCOMER = 3.0
"""How sharply a newcomer keeps to his first thought."""
CASUAL = Mind(exploration=EXPLORATION, budget=Budget(simulations=10))
STRONG = Mind(exploration=EXPLORATION, budget=Budget(simulations=500))
MASTER = Mind(exploration=EXPLORATION, budget=Budget(seconds=1.0))
