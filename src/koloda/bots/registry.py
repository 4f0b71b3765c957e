"""The bots of every game, in one explicit list."""

from dataclasses import replace

from koloda.bots import face_to_face, gallop, schotten_totten_2, scram
from koloda.bots.contract import Choice
from koloda.bots.game_bots import GameBots
from koloda.bots.simulation import Simulation
from koloda.engine.state import Seen

BOTS: dict[str, GameBots] = {
    "face-to-face": face_to_face.BOTS,
    "gallop": gallop.BOTS,
    "schotten-totten-2": schotten_totten_2.BOTS,
    "scram": scram.BOTS,
}


def simulation(seen: Seen, seed: int) -> Simulation:
    """Return a simulation of a game from what one of its seats knows."""
    return BOTS[seen.game.id].simulation(seen.position, seed)


def explained(seen: Seen, choice: Choice) -> Choice:
    """Return the choice with its reasons, in the game's own terms."""
    return replace(choice, reasons=BOTS[seen.game.id].reasons(seen, choice))
