"""Why a card was played at Face to Face, as far as a spectator can tell."""

from koloda.bots.face_to_face.open_table import OpenTable
from koloda.bots.face_to_face.reasons import of_move
from koloda.engine.contract import Event, Phrase, View
from koloda.games.face_to_face import codes

PILES = {
    ("own", "ascending"): codes.OWN_ASCENDING,
    ("own", "descending"): codes.OWN_DESCENDING,
    ("other", "ascending"): codes.OTHER_ASCENDING,
    ("other", "descending"): codes.OTHER_DESCENDING,
}


def public_reasons(view: View, events: list[Event]) -> list[tuple[int, Phrase]]:
    table = OpenTable(view)
    return [
        (event["seat"], reason) for event in events for reason in of_move(table, move_of(event))
    ]


def move_of(event: Event) -> int:
    if event["event"] == "turn-ended":
        return codes.END
    return codes.play(PILES[event["to"], event["pile"]], event["card"])
