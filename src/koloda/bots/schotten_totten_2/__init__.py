from koloda.bots.game_bots import GameBots
from koloda.bots.schotten_totten_2 import levels, reasons, simulation

BOTS = GameBots(
    simulation=simulation.SchottenTotten2Simulation, levels=levels.LEVELS, reasons=reasons.reasons
)
