"""docs/bots.md, made of recorded arenas."""

from collections.abc import Iterator, Mapping
from typing import Any

from koloda.lab.ladders import Ladder

Summary = Mapping[str, Any]


def section(ladder: Ladder, summary: Summary) -> str:
    return "\n".join(lines(ladder, summary))


def lines(ladder: Ladder, summary: Summary) -> Iterator[str]:
    yield f"#### {ladder.title}"
    yield ""
    yield "| bot | rating | moves | simulations/s | ms a move | 99th percentile |"
    yield "|---|---|---|---|---|---|"
    ranked = sorted(summary["ratings"].items(), key=lambda each: -each[1][0])
    for name, (rating, reach) in ranked:
        work = summary["work"][name]
        searched = f"{work['simulations/s']:,.0f}" if work["simulations/s"] else "–"
        yield (
            f"| {name} | {rating:+.0f} ± {reach:.0f} | {work['moves']:,} | {searched} "
            f"| {work['mean']:.1f} | {work['p99']:.1f} |"
        )
    yield ""
    yield "| ahead | of | share | 95 % interval | games |"
    yield "|---|---|---|---|---|"
    yield from shares(summary["matrix"], summary)
    if summary["lone"]:
        yield ""
        yield "| first, alone | among | share | 95 % interval | games |"
        yield "|---|---|---|---|---|"
        yield from shares(summary["lone"], summary)
    yield ""
    yield f"`{ladder.command}`"
    yield ""


def shares(rows: list[list[Any]], summary: Summary) -> Iterator[str]:
    """The stronger bot's row of each pair."""
    ratings = summary["ratings"]
    for mine, other, mean, low, high, games in rows:
        if ratings[mine][0] > ratings[other][0]:
            yield f"| {mine} | {other} | {mean:.1%} | {low:.1%} to {high:.1%} | {games} |"
