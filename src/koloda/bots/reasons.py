"""Why a bot chose what it chose, in the words of its game."""

from collections.abc import Callable
from dataclasses import replace

from koloda.bots.contract import Choice
from koloda.bots.face_to_face import reasons as face_to_face
from koloda.bots.gallop import reasons as gallop
from koloda.engine.contract import Phrase
from koloda.engine.state import Seen

REASONS: dict[str, Callable[[Seen, Choice], tuple[Phrase, ...]]] = {
    "face-to-face": face_to_face.reasons,
    "gallop": gallop.reasons,
}


def explained(seen: Seen, choice: Choice) -> Choice:
    """The choice with its reasons, from what its seat knows."""
    reasons = REASONS.get(seen.game.id)
    return choice if reasons is None else replace(choice, reasons=reasons(seen, choice))
