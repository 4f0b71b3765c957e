"""What a spectator of Face to Face sees, with the names that a position has."""

from koloda.engine.contract import View
from koloda.games.face_to_face import codes


class OpenTable:
    def __init__(self, view: View) -> None:
        sides = view["sides"]
        self.seat: int = view["seat_to_move"]
        self.highest: int = view["highest"]
        self.hand_limit: int = view["hand_limit"]
        self.plays: int = view["turn"]["plays"]
        self.helped: bool = view["turn"]["helped"]
        self.top = [[side["ascending"], side["descending"]] for side in sides]
        self.hand_size = [side["hand_size"] for side in sides]
        self.draw_pile_size = [side["draw_pile_size"] for side in sides]
        self.hand = [0, 0]
        """Nobody's cards can be seen."""

    def top_seen(self, pile: int) -> int:
        return int(self.top[codes.owner(pile, self.seat)][codes.direction(pile)])
