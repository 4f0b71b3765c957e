"""Face to Face once more, as one would write it who has only the rules: slow, plain, independent.

Nothing is taken from the engine: a player is a few tuples, a play is tried and looked at. A
position is never changed; `after` gives a new one.
"""

from dataclasses import dataclass, replace

UP, DOWN = "up", "down"


@dataclass(frozen=True)
class Player:
    hand: tuple[int, ...]
    pile: tuple[int, ...]  # the next card to draw is the last
    up: int
    down: int


@dataclass(frozen=True)
class Twin:
    players: tuple[Player, Player]
    mover: int
    full_hand: int
    to_self: int = 0
    to_other: int = 0
    winner: int | None = None

    @property
    def made(self) -> int:
        return self.to_self + self.to_other

    def single_plays(self) -> list[str]:
        """Every card on every pile where it may lie, without any look ahead."""
        me, you = self.players[self.mover], self.players[1 - self.mover]
        found = []
        for card in me.hand:
            if card > me.up or card == me.up - 10:
                found.append(f"A{card}")
            if card < me.down or card == me.down + 10:
                found.append(f"D{card}")
            if self.to_other == 0:
                if card < you.up:
                    found.append(f"L{card}")
                if card > you.down:
                    found.append(f"H{card}")
        return found

    def legal(self) -> list[str]:
        if self.winner is not None:
            return []
        plays = self.single_plays()
        if self.made == 0:
            return [play for play in plays if self.laid(play).single_plays()]
        return plays + (["E"] if self.made >= 2 else [])

    def laid(self, play: str) -> "Twin":
        card = int(play[1:])
        me, you = self.players[self.mover], self.players[1 - self.mover]
        me = replace(me, hand=tuple(other for other in me.hand if other != card))
        if play[0] == "A":
            me = replace(me, up=card)
        elif play[0] == "D":
            me = replace(me, down=card)
        elif play[0] == "L":
            you = replace(you, up=card)
        else:
            you = replace(you, down=card)
        own = play[0] in "AD"
        return replace(
            self,
            players=(me, you) if self.mover == 0 else (you, me),
            to_self=self.to_self + own,
            to_other=self.to_other + (not own),
        )

    def after(self, move: str) -> "Twin":
        if move != "E":
            next_one = self.laid(move)
            me = next_one.players[self.mover]
            done = not me.hand and not me.pile and next_one.made >= 2
            return replace(next_one, winner=self.mover if done else None)
        me = self.players[self.mover]
        number = self.full_hand - len(me.hand) if self.to_other else 2
        number = min(number, len(me.pile))
        rest, drawn = me.pile[: len(me.pile) - number], me.pile[len(me.pile) - number :]
        me = replace(me, hand=me.hand + drawn, pile=rest)
        you = self.players[1 - self.mover]
        next_one = Twin(
            players=(me, you) if self.mover == 0 else (you, me),
            mover=1 - self.mover,
            full_hand=self.full_hand,
        )
        return next_one if next_one.legal() else replace(next_one, winner=self.mover)


def from_saved(saved: dict) -> Twin:
    """The twin of a position at the start of a turn."""
    assert saved["plays"] == 0
    first, second = (
        Player(tuple(side["hand"]), tuple(side["draw_pile"]), side["ascending"], side["descending"])
        for side in saved["sides"]
    )
    return Twin((first, second), saved["seat"], saved["hand_limit"])


def sequences(twin: Twin, depth: int) -> int:
    """How many sequences of so many moves there are; one that ends the game early counts once."""
    moves = twin.legal() if depth else []
    return sum(sequences(twin.after(move), depth - 1) for move in moves) if moves else 1
