"""The levels of the bots at Scram!."""

from koloda.bots.contract import Budget
from koloda.bots.game_bots import Levels, Newcomer
from koloda.bots.scram import memory
from koloda.bots.search.settings import SearchSettings

EXPLORATION = 0.6

LEVELS = Levels(
    newcomer=Newcomer(sharpness=1.5, recall=memory.of_a_newcomer),
    casual=SearchSettings(
        exploration=EXPLORATION,
        budget=Budget(simulations=6),
        recall=memory.of_a_casual_player,
    ),
    strong=SearchSettings(
        exploration=EXPLORATION,
        budget=Budget(simulations=700),
        # with more, the solo player hardly ever loses to a pair
        budgets={3: Budget(simulations=100)},
    ),
    master=SearchSettings(exploration=EXPLORATION, budget=Budget(seconds=1.0)),
)
