"""The levels of the bots at Schotten Totten 2."""

from koloda.bots.contract import Budget
from koloda.bots.game_bots import Levels, Newcomer
from koloda.bots.search.settings import SearchSettings

EXPLORATION = 2.0

LEVELS = Levels(
    newcomer=Newcomer(sharpness=3.0),
    casual=SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=10)),
    strong=SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=500)),
    master=SearchSettings(exploration=EXPLORATION, budget=Budget(seconds=1.0)),
)
