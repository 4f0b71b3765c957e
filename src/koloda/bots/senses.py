"""Which sense is for which game."""

from collections.abc import Callable
from typing import Any

from koloda.bots.face_to_face.sense import FaceToFaceSense
from koloda.bots.gallop.sense import GallopSense
from koloda.bots.schotten_totten_2.sense import SchottenTotten2Sense
from koloda.bots.scram.sense import ScramSense
from koloda.bots.sense import Sense
from koloda.engine.state import Seen

SENSES: dict[str, Callable[[Any, int], Sense]] = {
    "face-to-face": FaceToFaceSense,
    "gallop": GallopSense,
    "schotten-totten-2": SchottenTotten2Sense,
    "scram": ScramSense,
}


def sense(seen: Seen, seed: int) -> Sense:
    return SENSES[seen.game.id](seen.position, seed)
