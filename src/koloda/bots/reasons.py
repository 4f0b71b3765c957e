"""Why a bot chose what it chose, in the words of its game."""

from collections.abc import Callable
from dataclasses import replace

from koloda.bots.contract import Choice
from koloda.bots.face_to_face import reasons as face_to_face
from koloda.bots.gallop import reasons as gallop
from koloda.bots.schotten_totten_2 import reasons as schotten_totten_2
from koloda.bots.scram import reasons as scram
from koloda.engine.contract import Phrase
from koloda.engine.state import Seen

REASONS: dict[str, Callable[[Seen, Choice], tuple[Phrase, ...]]] = {
    "face-to-face": face_to_face.reasons,
    "gallop": gallop.reasons,
    "schotten-totten-2": schotten_totten_2.reasons,
    "scram": scram.reasons,
}


def explained(seen: Seen, choice: Choice) -> Choice:
    """The choice with its reasons, from what its seat knows."""
    return replace(choice, reasons=REASONS[seen.game.id](seen, choice))
