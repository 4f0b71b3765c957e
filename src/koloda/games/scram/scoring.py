"""The end of a round: what the camps count, what the teams record, and who starts next.

The arithmetic is also that of the scorepad.
"""

from typing import TYPE_CHECKING

from koloda.games.scram import cards, codes

if TYPE_CHECKING:
    from koloda.games.scram.position import Position


def camp_total(numbers: int, equals: int, lowest: int) -> int:
    """Add up a camp from the sum of its numbers, how many "=" there are, and the lowest number.

    Each "=" counts as the lowest number; a camp of only "=" counts 0 (SCR-25).
    """
    return numbers + equals * lowest


def score_to_record(total: int, other_total: int, has_called: bool) -> int:
    """Return what a team records for its total.

    The calling team records 0 if its total is lower or tied, otherwise its total plus 10; a team
    that didn't call records its total. How the round ended doesn't matter (SCR-26).
    """
    if not has_called:
        return total
    return 0 if total <= other_total else total + codes.WRONG_CALL


def starting_rank(own_total: int, seat: int, starter: int, players: int) -> int:
    """Rank a player who may start the next round; the lowest rank does.

    The lowest own total starts; of several, the nearest clockwise after the previous starter, who
    comes last (SCR-27).
    """
    seats_between = (seat - starter - 1) % players  # going clockwise from the previous starter
    return own_total * players + seats_between


def end_round(position: "Position") -> None:
    show_camps(position)
    record(position)
    position.finished += 1
    position.stop_looking()
    position.note(codes.ENDED, position.caller, 0, 0)
    # four players play four rounds, three or six play three (SCR-28, SCR-30): `scorepad.ROUNDS`,
    # unless the table chose another number
    if position.finished == position.rounds:
        position.phase = codes.OVER
        return
    position.next_starter = find_starter(position)
    position.phase = codes.ROUND_OVER
    # the seat on the starter's right deals (SCR-3)
    players = position.player_number
    position.seat = codes.clockwise(position.next_starter, players - 1, players)


def show_camps(position: "Position") -> None:
    """Turn all cards up (SCR-24)."""
    for seat in range(position.player_number):
        for index in range(position.camp_size[seat]):
            position.camp[seat][index] = position.face_up(position.camp[seat][index])
    position.revealed += 1


def record(position: "Position") -> None:
    """Let each team add up its camps (SCR-24) and record its score (SCR-26)."""
    totals = [0, 0]
    for seat in range(position.player_number):
        totals[position.team(seat)] += own_total(position, seat)
    for team in range(2):
        has_called = position.caller >= 0 and position.team(position.caller) == team
        score = score_to_record(totals[team], totals[1 - team], has_called)
        position.recorded[position.finished][team] = score


def find_starter(position: "Position") -> int:
    """Return who starts the round after the one that was recorded last (SCR-27)."""
    lowest = -1
    found = 0
    for seat in range(position.player_number):
        if may_start(position, position.team(seat)):
            rank = starting_rank(
                own_total(position, seat), seat, position.starter, position.player_number
            )
            if lowest < 0 or rank < lowest:
                lowest = rank
                found = seat
    return found


def may_start(position: "Position", team: int) -> bool:
    """The team with the lower recorded score starts, or either if they are tied (SCR-27)."""
    last = position.finished - 1
    return position.recorded[last][team] <= position.recorded[last][1 - team]


def own_total(position: "Position", seat: int) -> int:
    """Add up a camp, as far as its cards are known here."""
    numbers = 0
    equals = 0
    lowest = 0
    for index in range(position.camp_size[seat]):
        value = cards.value(position.camp[seat][index])
        if value == cards.EQUALS:
            equals += 1
        else:
            numbers += value
            if value > 0 and (lowest == 0 or value < lowest):
                lowest = value
    return camp_total(numbers, equals, lowest)


def winning_team(position: "Position") -> int:
    """Return the team that won a match that is over; -1: everybody has lost (SCR-29).

    `scorepad.winner` says the same about a scorepad, with the reason.
    """
    sums = [0, 0]
    for i in range(position.finished):
        for team in range(2):
            sums[team] += position.recorded[i][team]
    if sums[0] != sums[1]:
        return 0 if sums[0] < sums[1] else 1  # the lowest sum wins (SCR-28)
    if position.player_number == 3:
        return 0  # tied at the end, the solo player wins (SCR-33)
    for i in range(position.finished - 1, -1, -1):
        # the lower score in the last round decides, then in the one before (SCR-29)
        if position.recorded[i][0] != position.recorded[i][1]:
            return 0 if position.recorded[i][0] < position.recorded[i][1] else 1
    return -1
