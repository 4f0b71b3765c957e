"""The end of a game, and the match of two games with the roles swapped (ST2-24)."""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.schotten_totten_2 import codes

if TYPE_CHECKING:
    from koloda.games.schotten_totten_2.position import Position


def end_game(position: "Position", winner: int, ending: int) -> None:
    """End the game; in a match go on to the next, with the roles swapped (ST2-24)."""
    position.ending = ending
    position.note(codes.WON, winner, ending, codes.NOTHING)
    if not position.is_match:
        position.winner = winner
        return
    position.past_winner[position.games] = winner
    position.past_ending[position.games] = ending
    position.past_deck[position.games] = position.siege_deck_size
    intact = codes.TILES - bits.count(position.damaged)
    position.past_strength[position.games] = intact + position.cauldrons
    position.games += 1
    if position.games == 2:
        position.winner = champion(position)
        if position.winner >= 0:
            return
        position.games = 0  # a tied match is replayed, both games
        position.rounds += 1
    position.attacker = 1 - position.attacker
    position.revealed += 1
    position.set_up()
    position.note(codes.DEALT, position.attacker, 0, codes.NOTHING)


def champion(position: "Position") -> int:
    """Return the winner of a match of two games; -1 if it is tied (ST2-24)."""
    first = position.past_winner[0]
    if first == position.past_winner[1]:
        return first
    ending = position.past_ending[1]
    if ending == codes.CLAIMED_AGAIN or ending == codes.FOUR_DAMAGED:
        # both won by attackers: more cards left in the siege deck
        margin = position.past_deck[0] - position.past_deck[1]
    else:
        # both won by defenders: more intact tiles plus unused cauldrons
        margin = position.past_strength[0] - position.past_strength[1]
    if margin == 0:
        return -1
    return first if margin > 0 else 1 - first
