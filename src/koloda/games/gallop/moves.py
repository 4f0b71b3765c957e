"""A move is step * 64 + card: which card is put down with which flight, taken, given or got.

Putting down has the steps 1 … 6, the value of the flight.
"""

PICKED = 0
"""Take this one of the cards that were put down."""
GIVEN = 7
"""Give this city of one's own collection away in a swap."""
GOT = 8
"""Get this city of another's collection in return."""

# phases
LAY = 0
PICK = 1
GIVE = 2
GET = 3
OVER = 4

# matches
TARGET = 0
WINS = 1
SINGLE = 2

FLIGHTS = 0b1111110
"""A full set: bit n stands for flight n (GAL-2)."""
HAND = 3
"""Cards that each takes before the first round (GAL-4)."""

LONGEST_DEAL = 500
"""Rounds (GAL-33)."""
LONGEST_MATCH = 200
"""Deals (GAL-34)."""

# why cities burn
NEIGHBOURS = 1
THREE = 2

# why a deal ended
COMPLETE = 0
NO_CARD = 1
TOO_LONG = 2

# what all may know of a hand card
NOT_UNIVERSAL = 1
NOT_DEPORTATION = 2
