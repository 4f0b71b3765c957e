"""The levels of the bots at Face to Face."""

from koloda.bots.contract import Budget
from koloda.bots.game_bots import Levels, Newcomer
from koloda.bots.search.settings import SearchSettings

EXPLORATION = 0.35

LEVELS = Levels(
    newcomer=Newcomer(sharpness=1.0),
    casual=SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=10), sharpness=1.0),
    strong=SearchSettings(exploration=EXPLORATION, budget=Budget(simulations=800)),
    master=SearchSettings(exploration=EXPLORATION, budget=Budget(seconds=1.0)),
)
