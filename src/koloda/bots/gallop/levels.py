"""The levels of the bots at Gallop across Europe."""

from koloda.bots.contract import Budget
from koloda.bots.game_bots import Levels, Newcomer
from koloda.bots.search.settings import SearchSettings

EXPLORATION = 0.3

LEVELS = Levels(
    newcomer=Newcomer(sharpness=0.6),
    casual=SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=6), sharpness=1.0),
    strong=SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=200)),
    master=SearchSettings(exploration=EXPLORATION, budget=Budget(seconds=1.0)),
)
