"""Records of games that tests send to a server."""

from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "golden"
LONGER = (GOLDEN / "schotten-totten-2-2.jsonl").read_bytes()
RECORD = (GOLDEN / "face-to-face-2-highest=14-hand=3-first=1.jsonl").read_bytes()
