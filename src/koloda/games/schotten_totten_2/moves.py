"""Moves as numbers: the start of a block plus a tile, a card or an action.

A play is tile * 64 + card. Of two jokers in a hand a move always names the first: nobody can tell
them apart. On the wall each has a place of its own, and a move names the one that it means.
"""

PLAY = 0
CHOOSE = 448
"""A card of the wall, of the discard or of the hand, for the action that is being carried out."""
ACT = 520
"""An action from the hand; explosion names its tile at once instead."""
EXPLODE = 528
TO = 536
"""The tile to which the chosen card goes."""
TO_DISCARD = 543
CLAIM = 544
RETREAT = 552
OIL = 560
DRAW_SIEGE = 568
DRAW_TACTICS = 569
PASS = 570
END = 571
"""The first number that is no move."""

MOST = 96
"""Moves that can be legal at once, at the very most."""

# what the seat to move has to do
PLAYING = 0
"""Play a card; before it claims and retreats, or a cauldron."""
DRAWING = 1
CHOOSING = 2
PLACING = 3
GIVING = 4
"""Choose cards of the hand for a swap."""
PHASES = ("playing", "drawing", "choosing", "placing", "giving")

# how a game ended
BROKEN_TWICE = 1
FOUR_DAMAGED = 2
DECK_EMPTY = 3
WALL_FULL = 4
ENDINGS = (None, "tile-broken", "four-tiles-damaged", "siege-deck-empty", "wall-held")

# what happened, for those who watch; see events.py
PLAYED = 0
CLASHED = 1
RETREATED = 2
OILED = 3
CLAIMED = 4
DISCARDED = 5
ACTED = 6
CHOSEN = 7
GIVEN = 8
MOVED = 9
SHUFFLED = 10
EXCHANGED = 11
DREW_SIEGE = 12
DREW_TACTICS = 13
PASSED = 14
WON = 15
DEALT = 16
LOGGED = 48
"""So many things can be noted of one move."""

# Unconfirmed: the scan of the book lost what these say.
GIFT = 3
"""Cards that each player gives in a swap (ST2-42)."""
BLAST_OWN = True
BLAST_OTHER = True
"""Whose cards at the tile an explosion discards (ST2-40)."""
