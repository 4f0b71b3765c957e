"""How the levels think at Face to Face."""

from koloda.bots.contract import Budget
from koloda.bots.mind import Mind

EXPLORATION = 0.35

NEWCOMER = 1.0
"""How sharply a newcomer keeps to his first thought."""
CASUAL = Mind(exploration=EXPLORATION, budget=Budget(simulations=10), sharpness=1.0)
STRONG = Mind(exploration=EXPLORATION, budget=Budget(simulations=800))
MASTER = Mind(exploration=EXPLORATION, budget=Budget(seconds=1.0))
