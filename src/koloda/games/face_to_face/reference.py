"""The rules once more, written from the rules page alone: slow, plain and independent.

The engine never uses this file, and it uses nothing of the engine. The tests play both side by
side and count whole trees of moves with both. A move is a letter for the pile and a card, as on
the rules page: A and D for the mover's own ascending and descending piles, L and H for the
opponent's; E ends the turn. A position never changes: `after` returns a new one.
"""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Player:
    hand: tuple[int, ...]
    draw_pile: tuple[int, ...]
    """The next card to draw is the last."""
    ascending: int
    """Only the top card of a pile counts (F2F-10)."""
    descending: int


@dataclass(frozen=True)
class Table:
    players: tuple[Player, Player]
    mover: int
    full_hand: int
    plays_to_self: int = 0
    plays_to_other: int = 0
    winner: int | None = None

    @property
    def plays(self) -> int:
        return self.plays_to_self + self.plays_to_other

    @property
    def me(self) -> Player:
        return self.players[self.mover]

    @property
    def you(self) -> Player:
        return self.players[1 - self.mover]

    def seated(self, me: Player, you: Player) -> tuple[Player, Player]:
        """Return the players in the order of their seats."""
        return (me, you) if self.mover == 0 else (you, me)

    def single_plays(self) -> list[str]:
        """Return every card with every pile it fits on, without looking ahead."""
        me, you = self.me, self.you
        found = []
        for card in me.hand:
            # my ascending pile: higher (F2F-6), or the reverse trick: exactly ten lower (F2F-8)
            if card > me.ascending or card == me.ascending - 10:
                found.append(f"A{card}")
            # my descending pile: lower (F2F-7), or the reverse trick: exactly ten higher (F2F-8)
            if card < me.descending or card == me.descending + 10:
                found.append(f"D{card}")
            # at most one card of a turn goes to the opponent (F2F-5)
            if self.plays_to_other == 0:
                # it must improve the pile: lower on ascending, higher on descending (F2F-9)
                if card < you.ascending:
                    found.append(f"L{card}")
                if card > you.descending:
                    found.append(f"H{card}")
        return found

    def legal(self) -> list[str]:
        if self.winner is not None:
            return []
        plays = self.single_plays()
        # a first play after which no second play exists is not legal (F2F-16)
        if self.plays == 0:
            return [play for play in plays if self.laid(play).single_plays()]
        # a turn has at least two plays (F2F-4)
        return plays + (["E"] if self.plays >= 2 else [])

    def laid(self, play: str) -> "Table":
        """Return the table after a card was laid on a pile."""
        pile, card = play[0], int(play[1:])
        me, you = self.me, self.you
        me = replace(me, hand=tuple(other for other in me.hand if other != card))
        if pile == "A":
            me = replace(me, ascending=card)
        elif pile == "D":
            me = replace(me, descending=card)
        elif pile == "L":
            you = replace(you, ascending=card)
        else:
            you = replace(you, descending=card)
        to_self = pile in "AD"
        return replace(
            self,
            players=self.seated(me, you),
            plays_to_self=self.plays_to_self + to_self,
            plays_to_other=self.plays_to_other + (not to_self),
        )

    def after(self, move: str) -> "Table":
        """Return the table after a legal move."""
        if move == "E":
            return self.next_turn()
        table = self.laid(move)
        # a player who has played all their cards wins at once, before drawing, if the minimum of
        # two is met (F2F-14)
        if not table.me.hand and not table.me.draw_pile and table.plays >= 2:
            return replace(table, winner=self.mover)
        return table

    def next_turn(self) -> "Table":
        """Return the table after the mover drew and the turn passed to the opponent (F2F-4)."""
        me = self.me
        # own plays only: draw two, however many were played (F2F-11)
        number = 2
        # a card went to the opponent: draw up to a full hand (F2F-12)
        if self.plays_to_other:
            number = self.full_hand - len(me.hand)
        # the draw pile is too short: draw what there is (F2F-13)
        number = min(number, len(me.draw_pile))
        left = len(me.draw_pile) - number
        me = replace(me, hand=me.hand + me.draw_pile[left:], draw_pile=me.draw_pile[:left])
        table = Table(self.seated(me, self.you), 1 - self.mover, self.full_hand)
        # a player who can't play two cards when their turn starts loses at once (F2F-15), and so
        # does one with a single card left (F2F-17); there is always one winner (F2F-18)
        return table if table.legal() else replace(table, winner=self.mover)


def from_saved(saved: dict[str, Any]) -> Table:
    """Return the table of a saved position at the start of a turn."""
    assert saved["plays"] == 0
    first, second = (
        Player(tuple(side["hand"]), tuple(side["draw_pile"]), side["ascending"], side["descending"])
        for side in saved["sides"]
    )
    return Table((first, second), saved["seat"], saved["hand_limit"])


def sequences(table: Table, depth: int) -> int:
    """Count the sequences of `depth` moves; one that ends the game early counts once."""
    moves = table.legal() if depth else []
    return sum(sequences(table.after(move), depth - 1) for move in moves) if moves else 1
