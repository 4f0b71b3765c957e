"""A plot of an arena, as SVG: the ladder with its intervals, and who beat whom."""

from collections.abc import Iterator

from koloda.lab.arena import Arena
from koloda.lab.statistics import Share

ROW = 34
NAME = 110
LADDER = 360
CELL = 74
MARGIN = 24
INK, PALE, GROUND = "#2b2a28", "#b9b2a3", "#faf7f0"


def plot(arena: Arena) -> str:
    ratings = arena.ratings()
    names = sorted(ratings, key=lambda name: -ratings[name][0])
    width = MARGIN * 3 + NAME + LADDER + CELL * len(names)
    height = MARGIN * 3 + ROW * (len(names) + 1)
    head = f"{arena.terms.game}, {arena.terms.players} players"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            'font-family="sans-serif" font-size="13">',
            f'<rect width="{width}" height="{height}" fill="{GROUND}"/>',
            f'<text x="{MARGIN}" y="{MARGIN}" font-weight="bold" fill="{INK}">{head}</text>',
            *ladder(names, ratings),
            *squares(names, arena.matrix()),
            "</svg>",
            "",
        ]
    )


def row(i: int) -> int:
    return 2 * MARGIN + ROW * (i + 1)


def ladder(names: list[str], ratings: dict[str, tuple[float, float]]) -> Iterator[str]:
    low = min(rating - reach for rating, reach in ratings.values())
    high = max(rating + reach for rating, reach in ratings.values())
    scale = (LADDER - 2 * MARGIN) / max(high - low, 1)

    def across(rating: float) -> float:
        return round(MARGIN + NAME + (rating - low) * scale, 1)

    for i, name in enumerate(names):
        rating, reach = ratings[name]
        y = row(i)
        yield f'<text x="{MARGIN}" y="{y + 4}" fill="{INK}">{name}</text>'
        yield (
            f'<line x1="{across(rating - reach)}" x2="{across(rating + reach)}" y1="{y}" '
            f'y2="{y}" stroke="{PALE}" stroke-width="6" stroke-linecap="round"/>'
        )
        yield f'<circle cx="{across(rating)}" cy="{y}" r="5" fill="{INK}"/>'
        yield (
            f'<text x="{across(rating)}" y="{y - 9}" text-anchor="middle" font-size="11" '
            f'fill="{INK}">{rating:+.0f}</text>'
        )


def squares(names: list[str], matrix: dict[tuple[str, str], Share]) -> Iterator[str]:
    start = 2 * MARGIN + NAME + LADDER
    for j, name in enumerate(names):
        x = start + CELL * j + CELL / 2
        yield (
            f'<text x="{x}" y="{row(-1) + 4}" text-anchor="middle" font-size="11" '
            f'fill="{INK}">{name}</text>'
        )
        for i, mine in enumerate(names):
            if (mine, name) not in matrix:
                continue
            share = matrix[mine, name].mean
            yield (
                f'<rect x="{start + CELL * j + 2}" y="{row(i) - ROW / 2 + 2}" '
                f'width="{CELL - 4}" height="{ROW - 4}" rx="4" fill="{shade(share)}"/>'
            )
            yield (
                f'<text x="{x}" y="{row(i) + 4}" text-anchor="middle" fill="{INK}">{share:.0%}'
                "</text>"
            )


def shade(share: float) -> str:
    """Return a colour from rust through paper to green, light enough for dark letters."""
    low, middle, high = (232, 168, 140), (240, 236, 226), (156, 202, 160)
    ends, part = ((low, middle), share * 2) if share < 0.5 else ((middle, high), share * 2 - 1)
    mixed = (round(a + (b - a) * part) for a, b in zip(*ends, strict=True))
    return "#" + "".join(f"{each:02x}" for each in mixed)
