"""The examples shown beside clauses of the rules pages, read from `web/src/games/*/index.ts`."""

import re
from pathlib import Path

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"


def figures() -> dict[str, list[str]]:
    text = "\n".join(file.read_text(encoding="utf-8") for file in GAMES.glob("*/index.ts"))
    lines = re.findall(r'^    "([A-Z0-9]+-\d+)": \[(.*)\],$', text, re.MULTILINE)
    return {clause: re.findall(r'"([^"]+)"', rows) for clause, rows in lines}
