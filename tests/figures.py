"""The examples beside clauses of the rules pages, as `web/src/games/figures.ts` has them."""

import re
from pathlib import Path

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "figures.ts"


def figures() -> dict[str, list[str]]:
    lines = re.findall(r'^  "([A-Z0-9]+-\d+)": \[(.*)\],$', FILE.read_text(encoding="utf-8"), re.M)
    return {clause: re.findall(r'"([^"]+)"', rows) for clause, rows in lines}
