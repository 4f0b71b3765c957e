from koloda.bots.game_bots import GameBots
from koloda.bots.scram import levels, public_reasons, reasons, simulation

BOTS = GameBots(
    simulation=simulation.ScramSimulation,
    levels=levels.LEVELS,
    reasons=reasons.reasons,
    public_reasons=public_reasons.public_reasons,
)
