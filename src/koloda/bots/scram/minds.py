"""How the levels think at Scram!."""

from koloda.bots.contract import Budget
from koloda.bots.mind import Mind
from koloda.bots.scram import memory

EXPLORATION = 3.0

NEWCOMER = 1.5
"""How sharply a newcomer keeps to his first thought; he also forgets, as the casual player does."""
CASUAL = Mind(
    exploration=EXPLORATION,
    budget=Budget(simulations=6),
    recall=memory.of_a_casual_player,
)
STRONG = Mind(exploration=EXPLORATION, budget=Budget(simulations=700))
MASTER = Mind(exploration=EXPLORATION, budget=Budget(seconds=1.0))
