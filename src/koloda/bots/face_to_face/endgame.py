"""The end of a Face to Face: with nothing left to draw both hands are known, and it can be solved.

Every turn takes two cards, so few turns are left, and they lead to the same positions again and
again: what has been found out about them is kept.
"""

from array import array

from koloda.engine import bits
from koloda.games.face_to_face import codes, legal, turn
from koloda.games.face_to_face.position import Position

PLACES = 1 << 14
"""Of positions that are kept; a later one takes the place of an earlier one."""
MIX = 0xBF58476D1CE4E5B9
MASK64 = 0xFFFFFFFFFFFFFFFF


class Endgame:
    def __init__(self, patience: int) -> None:
        """It looks at so many positions before it gives a question up."""
        self.patience = patience
        self.left = 0
        self.kept = array("Q", [0]) * PLACES  # keys, whose last bit says whether the mover wins

    def winner(self, position: Position) -> int:
        """Of a position that goes on with nothing to draw; -1: it was given up.

        The position is played on, and left as it was.
        """
        self.left = self.patience
        seat = position.seat
        wins = self.can_win(position)
        if self.left == 0:
            return -1
        return seat if wins else 1 - seat

    def can_win(self, position: Position) -> bool:
        """Whether the seat to move can; no answer when nothing is left of the patience."""
        key = self.key(position)
        place = key >> 1 & (PLACES - 1)
        if self.kept[place] | 1 == key:
            return self.kept[place] != key ^ 1
        if self.left == 0:
            return False
        self.left -= 1
        seat = position.seat
        plays = position.plays
        helped = position.helped
        turns = position.turns
        hand = position.hand[seat]
        played = position.played[seat]
        top = [[0, 0], [0, 0]]
        for owner in range(2):
            top[owner][0] = position.top[owner][0]
            top[owner][1] = position.top[owner][1]
        fits = [0] * 4
        for pile in range(codes.PILES):
            fits[pile] = position.fits[pile]
        found = [0] * 25
        n = legal.list_moves(position, found)
        wins = False
        i = 0
        while i < n and not wins:
            turn.step(position, found[i])
            if position.winner >= 0:
                wins = position.winner == seat
            else:
                wins = self.can_win(position) == (position.seat == seat)
            position.seat = seat
            position.plays = plays
            position.helped = helped
            position.turns = turns
            position.winner = -1
            position.hand[seat] = hand
            position.hand_size[seat] = bits.count(hand)
            position.played[seat] = played
            for owner in range(2):
                position.top[owner][0] = top[owner][0]
                position.top[owner][1] = top[owner][1]
            for pile in range(codes.PILES):
                position.fits[pile] = fits[pile]
            i += 1
        if self.left > 0:
            self.kept[place] = key if wins else key ^ 1
        return wins

    def key(self, position: Position) -> int:
        """Of all that matters from now on; its last bit is set."""
        phase = position.seat << 3 | position.helped << 2 | min(position.plays, codes.MINIMUM)
        key = (position.hand[0] ^ phase << 60) * MIX & MASK64
        key = (key ^ key >> 29 ^ position.hand[1]) * MIX & MASK64
        tops = position.top[0][0] | position.top[0][1] << 6 | position.top[1][0] << 12
        key = (key ^ key >> 29 ^ tops ^ position.top[1][1] << 18) * MIX & MASK64
        return key ^ key >> 29 | 1
