"""How the levels think at Scram!."""

from koloda.bots.contract import Budget
from koloda.bots.scram import memory
from koloda.bots.search.settings import SearchSettings

EXPLORATION = 0.6

NEWCOMER = 1.5
"""How sharply a newcomer keeps to his first thought; he also forgets, as the casual player does."""
CASUAL = SearchSettings(
    exploration=EXPLORATION,
    budget=Budget(simulations=6),
    recall=memory.of_a_casual_player,
)
STRONG = SearchSettings(
    exploration=EXPLORATION,
    budget=Budget(simulations=700),
    budgets={3: Budget(simulations=100)},  # alone, with more, it hardly loses to any pair
)
MASTER = SearchSettings(exploration=EXPLORATION, budget=Budget(seconds=1.0))
