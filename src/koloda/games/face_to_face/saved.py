"""A position as JSON and back.

Only this module decides whether a position is possible: `FIELDS.read` checks each field on its own,
and the functions below check that the fields fit together.
"""

from koloda.engine import bits
from koloda.engine.contract import Saved
from koloda.engine.errors import InvalidPosition
from koloda.engine.fields import Values
from koloda.games.face_to_face import codes, legal, turn
from koloda.games.face_to_face.fields import FIELDS
from koloda.games.face_to_face.position import Position

save = FIELDS.save


def load(saved: Saved) -> Position:
    values = FIELDS.read(saved)
    for seat in range(2):
        check_cards(values, seat)
    check_tops(values)
    check_turn(values)
    position = restored(values)
    check_end(position)
    return position


def check_cards(values: Values, seat: int) -> None:
    """Every number is in the hand, in the draw pile or played (F2F-1), and in one of them only."""
    hand_size, draw_pile_size = values["hand_size"][seat], values["draw_pile_size"][seat]
    played = bits.listed(values["played"][seat])
    every = values["highest"] - 1
    if len(played) + hand_size + draw_pile_size != every:
        raise InvalidPosition(
            f"seat {seat}: {every} cards must be accounted for, "
            f"not {len(played)} played + {hand_size} in hand + {draw_pile_size} in the draw pile"
        )
    known = played
    hand, draw_pile = values["hand"][seat], values["draw_pile"][seat]
    if hand is not None:
        known = known + checked_size("hand", seat, bits.listed(hand), hand_size)
    if draw_pile is not None:
        known = known + checked_size("draw_pile", seat, draw_pile, draw_pile_size)
    for card in known:
        if known.count(card) > 1:
            raise InvalidPosition(f"seat {seat}: {card} is there twice")


def checked_size(name: str, seat: int, cards: list[int], size: int) -> list[int]:
    if len(cards) != size:
        raise InvalidPosition(
            f"seat {seat}: {name}: has {len(cards)} cards, but {name}_size is {size}"
        )
    return cards


def check_tops(values: Values) -> None:
    """A pile shows its foundation or a card that was played, and no card lies on two piles."""
    played = [card for seat in range(2) for card in bits.listed(values["played"][seat])]
    shown = []
    for seat in range(2):
        for name, foundation in (("ascending", 1), ("descending", values["highest"] + 1)):
            top = values[name][seat]
            if top != foundation:
                shown.append(top)
                if shown.count(top) > played.count(top):
                    raise InvalidPosition(f"seat {seat}: {name} shows {top}, which was not played")


def check_turn(values: Values) -> None:
    """The seat to move made the plays of this turn, from a hand of at most the limit."""
    seat, plays = values["seat"], values["plays"]
    if (
        plays > bits.count(values["played"][seat])
        or values["hand_size"][seat] + plays > values["hand_limit"]
    ):
        raise InvalidPosition(f"plays: seat {seat} can't have played {plays} cards")
    if values["helped"] and plays == 0:
        raise InvalidPosition("helped: nothing has been played in this turn")


def restored(values: Values) -> Position:
    """Build the position of these values, which have been checked; zeros are unknown cards."""
    position = Position(values["highest"], values["hand_limit"])
    position.observer = values["seen_by"]
    position.seat = values["seat"]
    position.plays = values["plays"]
    position.helped = values["helped"]
    position.turns = values["turns"]
    position.winner = values["winner"]
    for seat in range(2):
        position.top[seat][codes.ASCENDING] = values["ascending"][seat]
        position.top[seat][codes.DESCENDING] = values["descending"][seat]
        position.played[seat] = values["played"][seat]
        position.hand_size[seat] = values["hand_size"][seat]
        position.draw_pile_size[seat] = values["draw_pile_size"][seat]
        position.hand[seat] = values["hand"][seat] or 0
        for i, card in enumerate(values["draw_pile"][seat] or ()):
            position.draw_pile[seat][i] = card
    legal.find_plays(position)
    return position


def check_end(position: Position) -> None:
    """The winner is whoever the rules say has won, as far as the observer can tell."""
    seat = position.seat
    if legal.may_end(position):
        # a player who has played all their cards has won (F2F-14)
        winner = seat if turn.has_no_cards(position, seat) else -1
    elif position.observer == 1 - seat and position.winner < 0:
        return  # the hand that would show it is hidden
    else:
        # a player who can't play two cards has lost (F2F-15)
        winner = -1 if legal.can_play(position) else 1 - seat
        if winner >= 0 and position.plays:
            raise InvalidPosition(f"plays: after this play seat {seat} has no second one (F2F-16)")
    if winner != position.winner:
        raise InvalidPosition(
            "winner: " + ("nobody has won yet" if winner < 0 else f"seat {winner} won")
        )
