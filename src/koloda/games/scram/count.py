"""The arithmetic of a round's end, for the rules and for the scorepad."""

WRONG_CALL = 10
"""Added to the total of a team whose call was wrong (SCR-26)."""


def camp_total(numbers: int, equals: int, lowest: int) -> int:
    """The sum of a camp's numbers, each "=" as the lowest of them; 0: there is none (SCR-25)."""
    return numbers + equals * lowest


def recorded(mine: int, theirs: int, called: bool) -> int:
    """What a team writes down for its total; `called`: one of its own called (SCR-26)."""
    if not called:
        return mine
    return 0 if mine <= theirs else mine + WRONG_CALL


def starting_rank(own_total: int, seat: int, starter: int, players: int) -> int:
    """Of those who may start the next round the lowest does: the lowest total, then the nearest
    clockwise after the previous starter, himself last (SCR-27)."""
    return own_total * players + (seat - starter - 1) % players
