from koloda.bots.face_to_face import levels, public_reasons, reasons, simulation
from koloda.bots.game_bots import GameBots

BOTS = GameBots(
    simulation=simulation.FaceToFaceSimulation,
    levels=levels.LEVELS,
    reasons=reasons.reasons,
    public_reasons=public_reasons.public_reasons,
)
