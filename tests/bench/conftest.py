"""Lets tests import the scripts of bench/, which import each other by their bare names."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))
