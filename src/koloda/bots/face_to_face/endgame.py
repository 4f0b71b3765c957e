"""Solves the end of a game: with nothing left to draw, both hands are known.

Every turn takes two cards, so few turns are left. They lead to the same positions again and again,
so results are kept in a table.
"""

from array import array

from koloda.engine import bits
from koloda.games.face_to_face import codes, legal, turn
from koloda.games.face_to_face.position import Position

PLACES = 1 << 14
"""How many results are kept; a later one may replace an earlier one."""
MIX = 0xBF58476D1CE4E5B9
MASK64 = 0xFFFFFFFFFFFFFFFF


class Endgame:
    def __init__(self, patience: int) -> None:
        """Give up on a question after looking at `patience` positions."""
        self.patience = patience
        self.left = 0
        self.kept = array("Q", [0]) * PLACES  # keys, whose last bit says whether the mover wins

    def winner(self, position: Position) -> int:
        """Return who wins a position with nothing left to draw; -1 after giving up.

        Moves are made on the position itself; afterwards it is as it was.
        """
        self.left = self.patience
        seat = position.seat
        wins = self.can_win(position)
        if self.left == 0:
            return -1
        return seat if wins else 1 - seat

    def can_win(self, position: Position) -> bool:
        """Tell whether the seat to move can win; the answer means nothing once `left` is 0."""
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
            top[owner][codes.ASCENDING] = position.top[owner][codes.ASCENDING]
            top[owner][codes.DESCENDING] = position.top[owner][codes.DESCENDING]
        playable = [0] * 4
        for pile in range(codes.PILES):
            playable[pile] = position.playable[pile]
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
                position.top[owner][codes.ASCENDING] = top[owner][codes.ASCENDING]
                position.top[owner][codes.DESCENDING] = top[owner][codes.DESCENDING]
            for pile in range(codes.PILES):
                position.playable[pile] = playable[pile]
            i += 1
        if self.left > 0:
            self.kept[place] = key if wins else key ^ 1
        return wins

    def key(self, position: Position) -> int:
        """Return a key of all that matters from now on; its last bit is set."""
        phase = position.seat << 3 | position.helped << 2 | min(position.plays, codes.MINIMUM_PLAYS)
        key = (position.hand[0] ^ phase << 60) * MIX & MASK64
        key = (key ^ key >> 29 ^ position.hand[1]) * MIX & MASK64
        tops = position.top[0][0] | position.top[0][1] << 6 | position.top[1][0] << 12
        key = (key ^ key >> 29 ^ tops ^ position.top[1][1] << 18) * MIX & MASK64
        return key ^ key >> 29 | 1
