from koloda.bots.game_bots import GameBots
from koloda.bots.schotten_totten_2 import levels, public_reasons, reasons, simulation

BOTS = GameBots(
    simulation=simulation.SchottenTotten2Simulation,
    levels=levels.LEVELS,
    reasons=reasons.reasons,
    public_reasons=public_reasons.public_reasons,
)
