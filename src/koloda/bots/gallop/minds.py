"""How the levels think at Gallop across Europe."""

from koloda.bots.contract import Budget
from koloda.bots.mind import Mind

NEWCOMER = 1.0
"""How sharply a newcomer keeps to his first thought."""
CASUAL = Mind(budget=Budget(simulations=4))
STRONG = Mind(budget=Budget(simulations=200))
MASTER = Mind(budget=Budget(seconds=1.0))
