"""For researchers: what a seat knows as numbers, and thousands of games at once.

See docs/research.md. It needs NumPy, which Koloda doesn't need for playing.
"""

from koloda.research.errors import IllegalAction, InvalidSnapshot, MissingPackage

try:
    import numpy  # noqa: F401  (here, so that the message comes before anything else)
except ImportError:
    raise MissingPackage("koloda.research needs NumPy: pip install 'koloda[research]'") from None

from koloda.research.batch import Batch
from koloda.research.encoding import Description, Encoding
from koloda.research.features import Feature
from koloda.research.seeds import deal_seed

__all__ = [
    "Batch",
    "Description",
    "Encoding",
    "Feature",
    "IllegalAction",
    "InvalidSnapshot",
    "MissingPackage",
    "deal_seed",
]
