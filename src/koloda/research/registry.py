"""The encodings of every game, in one explicit list."""

from koloda.research import face_to_face, gallop, schotten_totten_2, scram
from koloda.research.game_encoding import GameEncoding

ENCODINGS: dict[str, GameEncoding] = {
    "face-to-face": face_to_face.ENCODING,
    "gallop": gallop.ENCODING,
    "schotten-totten-2": schotten_totten_2.ENCODING,
    "scram": scram.ENCODING,
}
