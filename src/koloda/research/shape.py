"""What the slots of a batch have in common."""

from typing import NamedTuple

from koloda.research.numbering import Numbering


class Shape(NamedTuple):
    features: int
    """How many numbers say what a seat knows."""
    hidden: int
    """How many say the rest."""
    numbering: Numbering
