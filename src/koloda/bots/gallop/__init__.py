from koloda.bots.gallop import levels, reasons, simulation
from koloda.bots.game_bots import GameBots

BOTS = GameBots(
    simulation=simulation.GallopSimulation, levels=levels.LEVELS, reasons=reasons.reasons
)
