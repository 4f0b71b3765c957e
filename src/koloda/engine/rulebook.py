"""The clauses of a rules page: list items that start with their number, `- **F2F-6** …`."""

import re

CLAUSE = re.compile(r"^- \*\*([A-Z0-9]+-\d+)\*\* (.+(?:\n  .+)*)$", re.MULTILINE)


def clauses(page: str) -> dict[str, str]:
    """Return the text of each clause of a rules page, on one line, in the page's order."""
    return {match[1]: " ".join(match[2].split()) for match in CLAUSE.finditer(page)}
