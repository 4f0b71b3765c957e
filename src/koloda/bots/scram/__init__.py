from koloda.bots.game_bots import GameBots
from koloda.bots.scram import levels, reasons, simulation

BOTS = GameBots(
    simulation=simulation.ScramSimulation, levels=levels.LEVELS, reasons=reasons.reasons
)
