"""How the levels think at Gallop across Europe."""

from koloda.bots.contract import Budget
from koloda.bots.mind import Mind

EXPLORATION = 0.3

NEWCOMER = 0.6
"""How sharply a newcomer keeps to his first thought."""
CASUAL = Mind(exploration=EXPLORATION, budget=Budget(simulations=6), sharpness=1.0)
STRONG = Mind(exploration=EXPLORATION, budget=Budget(simulations=200))
MASTER = Mind(exploration=EXPLORATION, budget=Budget(seconds=1.0))
