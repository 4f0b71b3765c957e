"""How the levels think at Scram!."""

from koloda.bots.contract import Budget
from koloda.bots.mind import Mind

EXPLORATION = 3.0

NEWCOMER = 1.5
"""How sharply a newcomer keeps to his first thought; he also forgets, see `memory`."""
CASUAL = Mind(exploration=EXPLORATION, budget=Budget(simulations=10))
STRONG = Mind(exploration=EXPLORATION, budget=Budget(simulations=700))
MASTER = Mind(exploration=EXPLORATION, budget=Budget(seconds=1.0))
