"""Which simulation is for which game."""

from collections.abc import Callable
from typing import Any

from koloda.bots.face_to_face.simulation import FaceToFaceSimulation
from koloda.bots.gallop.simulation import GallopSimulation
from koloda.bots.schotten_totten_2.simulation import SchottenTotten2Simulation
from koloda.bots.scram.simulation import ScramSimulation
from koloda.bots.simulation import Simulation
from koloda.engine.state import Seen

SIMULATIONS: dict[str, Callable[[Any, int], Simulation]] = {
    "face-to-face": FaceToFaceSimulation,
    "gallop": GallopSimulation,
    "schotten-totten-2": SchottenTotten2Simulation,
    "scram": ScramSimulation,
}


def simulation(seen: Seen, seed: int) -> Simulation:
    return SIMULATIONS[seen.game.id](seen.position, seed)
