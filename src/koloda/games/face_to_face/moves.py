"""A move is pile * 64 + card, with the pile as the mover sees it, or END."""

OWN_ASCENDING = 0
OWN_DESCENDING = 1
OTHER_ASCENDING = 2
OTHER_DESCENDING = 3
END = 0

MINIMUM = 2
"""Plays before the turn may end (F2F-4)."""
TRICK = 10
"""The step back of the reverse trick (F2F-8)."""
