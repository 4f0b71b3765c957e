from koloda.research.face_to_face import layout
from koloda.research.face_to_face.slot import FaceToFaceSlot
from koloda.research.game_encoding import GameEncoding, number

ENCODING = GameEncoding(
    version=layout.VERSION,
    features=lambda _players, options: layout.features(number(options, "highest")),
    hidden=lambda _players, options: layout.hidden(number(options, "highest")),
    moves=lambda _players, options: layout.moves(number(options, "highest")),
    action_name=layout.action_name,
    slot=lambda _players, options: FaceToFaceSlot(
        number(options, "highest"), number(options, "hand"), number(options, "first")
    ),
)
