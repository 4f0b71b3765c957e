"""The clauses of a rules page: list items that open with their number, `- **F2F-6** …`."""

import re

CLAUSE = re.compile(r"^- \*\*([A-Z0-9]+-\d+)\*\* (.+)$", re.MULTILINE)


def clauses(page: str) -> dict[str, str]:
    """Each clause of a rules page, with its text, in the page's order."""
    return {match[1]: match[2] for match in CLAUSE.finditer(page)}
