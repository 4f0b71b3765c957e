"""The collection: which of its cities burn, and when (GAL-22 … GAL-25)."""

from typing import TYPE_CHECKING

from koloda.games.gallop import cards, codes, log

if TYPE_CHECKING:  # position.py imports the module that imports this one
    from koloda.games.gallop.position import Position


def burn(position: "Position", seat: int) -> None:
    """Burn wave after wave: the rest is checked again until nothing burns (GAL-24)."""
    while burn_wave(position, seat):
        pass


def burn_wave(position: "Position", seat: int) -> bool:
    """Burn every offending city at once (GAL-25) and close the gaps; return whether any burnt."""
    size = position.collection_size[seat]
    of_colour = [0] * 6
    for i in range(size):
        of_colour[cards.colour(position.collection[seat][i])] += 1
    reasons = [0] * 16  # by place; a collection has room for 16 cities
    burning = 0
    for i in range(size):
        reasons[i] = why_burns(position, seat, i, of_colour)
        if reasons[i] != 0:
            burning += 1
    if burning == 0:
        return False
    log.note(position, codes.BURNT)
    log.note(position, seat)
    log.note(position, burning)
    left = 0
    for i in range(size):
        city = position.collection[seat][i]
        if reasons[i] != 0:
            position.discard(city)
            log.note(position, codes.join(reasons[i], city))
        else:
            position.collection[seat][left] = city
            left += 1
    position.collection_size[seat] = left
    return True


def why_burns(position: "Position", seat: int, i: int, of_colour: list[int]) -> int:
    """Return why a city burns, 0 if it doesn't; `of_colour` counts the cities of each."""
    colour = cards.colour(position.collection[seat][i])
    why = 0
    if has_colour(position, seat, i - 1, colour) or has_colour(position, seat, i + 1, colour):
        why = codes.NEIGHBOURS  # two neighbours of one colour burn (GAL-22)
    if of_colour[colour] >= 3:
        why |= codes.THREE  # three of one colour burn wherever they lie (GAL-23)
    return why


def has_colour(position: "Position", seat: int, i: int, colour: int) -> bool:
    """Tell whether a city of this colour lies at place `i` of the collection."""
    return (
        0 <= i < position.collection_size[seat]
        and cards.colour(position.collection[seat][i]) == colour
    )
