"""Which moves are legal: `list_moves` is the only statement of it."""

from typing import TYPE_CHECKING

from koloda.games.scram import abilities, cards, codes, places

if TYPE_CHECKING:
    from koloda.games.scram.position import Position


def is_legal(position: "Position", move: int) -> bool:
    for i in range(list_once(position)):  # noqa: SIM110  (any() would need a generator: not in C)
        if position.listed[i] == move:
            return True
    return False


def list_once(position: "Position") -> int:
    """List the moves unless they are listed already: players ask for them before they move."""
    if position.listed_size == 0:
        position.listed_size = list_moves(position, position.listed)
    return position.listed_size


def list_moves(position: "Position", found: list[int]) -> int:
    """Fill `found`, which has room for 80; return how many moves there are."""
    if position.phase == codes.BEGIN_TURN:
        return list_beginnings(position, found)
    if position.phase == codes.USE_DRAWN:
        return list_uses_of_drawn(position, found)
    if position.phase == codes.PUSH_CARDS:
        return list_pushes(position, found)
    if position.phase == codes.CHOOSE_GAP:
        return list_gaps(position, found)
    if position.phase == codes.PLACE_NEW_CARD or position.phase == codes.PLACE_PENALTY:
        # new cards and penalties go to either end of the player's camp (SCR-12, SCR-13)
        found[0] = places.end_move(position.seat, codes.LEFT)
        found[1] = places.end_move(position.seat, codes.RIGHT)
        return 2
    if position.phase == codes.CHOOSE_TARGET:
        return list_targets(position, found)
    if position.phase == codes.CHOOSE_SWAP:
        # after looking at two cards with a 12, a player may swap them (SCR-16)
        found[0] = codes.SWAP
        found[1] = codes.LEAVE
        return 2
    if position.phase == codes.JOIN_CAMP:
        return list_joins(position, found)
    if position.phase == codes.ROUND_OVER:
        found[0] = codes.NEXT
        return 1
    return 0


# The start of a turn


def list_beginnings(position: "Position", found: list[int]) -> int:
    found[0] = codes.DRAW
    n = 1
    if may_take(position):
        found[n] = codes.TAKE
        n += 1
    if may_call(position):
        found[n] = codes.CALL
        n += 1
    return n


def may_take(position: "Position") -> bool:
    """The top of the discard pile, if there is one, is only for replacing (SCR-6)."""
    return position.pile_size > 0 and may_replace(position)


def may_replace(position: "Position") -> bool:
    """A player whose camp is empty can't replace (SCR-8)."""
    return position.camp_size[position.seat] > 0


def may_call(position: "Position") -> bool:
    """A player with 2 cards or fewer may call (SCR-7), unless somebody has (SCR-22)."""
    return position.camp_size[position.seat] <= codes.MOST_TO_CALL and position.caller < 0


def list_uses_of_drawn(position: "Position", found: list[int]) -> int:
    """Use the drawn card's ability, or replace with it, or just discard it (SCR-5)."""
    n = 0
    if may_use(position):
        found[0] = codes.USE
        n = 1
    if may_replace(position):
        found[n] = codes.REPLACE
        n += 1
    found[n] = codes.DISCARD
    return n + 1


def may_use(position: "Position") -> bool:
    """A card with an ability may be used (SCR-16) unless the ability has no target (SCR-38)."""
    value = cards.value(position.held)
    if not abilities.USABLE[value]:
        return False
    return abilities.CARDS[value] == 0 or has_target(position, value)


# Replacing


def list_pushes(position: "Position", found: list[int]) -> int:
    """While cards are pushed, no ability can be used (SCR-15): push another, or turn them up."""
    n = 0
    if position.pushed > 0:
        found[0] = codes.TURN_UP
        n = 1
    for i in range(position.player_number):
        camp = codes.clockwise(position.seat, i, position.player_number)
        if may_push_from(position, camp):
            for index in range(position.camp_size[camp]):
                if not cards.is_pushed(position.camp[camp][index]):
                    found[n] = places.to_move(places.at(camp, index))
                    n += 1
    return n


def may_push_from(position: "Position", camp: int) -> bool:
    """The first pushed card is the player's own, any others are of the team's camps (SCR-9)."""
    if camp == position.seat:
        return True
    return position.pushed > 0 and position.team(camp) == position.team(position.seat)


def list_gaps(position: "Position", found: list[int]) -> int:
    """The new card fills the gap of any of the player's own discarded cards (SCR-12)."""
    n = 0
    for index in range(position.camp_size[position.seat]):
        if position.camp[position.seat][index] == cards.GAP:
            found[n] = places.to_move(places.at(position.seat, index))
            n += 1
    return n


# Abilities


def list_targets(position: "Position", found: list[int]) -> int:
    """An ability may touch any camp, or the top of the deck (SCR-16)."""
    n = 0
    for i in range(position.player_number):
        camp = codes.clockwise(position.seat, i, position.player_number)
        for index in range(position.camp_size[camp]):
            if is_target(position, places.at(camp, index), position.ability):
                found[n] = places.to_move(places.at(camp, index))
                n += 1
    if is_target(position, codes.TOP, position.ability):
        found[n] = places.to_move(codes.TOP)
        n += 1
    if is_target(position, codes.SECOND, position.ability):
        found[n] = places.to_move(codes.SECOND)
        n += 1
    return n


def has_target(position: "Position", value: int) -> bool:
    """Return whether the ability of this value could touch a card now."""
    if is_target(position, codes.TOP, value) or is_target(position, codes.SECOND, value):
        return True
    for camp in range(position.player_number):
        for index in range(position.camp_size[camp]):
            if is_target(position, places.at(camp, index), value):
                return True
    return False


def is_target(position: "Position", place: int, value: int) -> bool:
    return why_not_touch(position, place, value) == codes.ALLOWED


def why_not_touch(position: "Position", place: int, value: int) -> int:
    """Say why the ability of this value can't touch the card at a place as its next target."""
    camp = places.camp(place)
    size = position.deck_size if camp == codes.DECK else position.camp_size[camp]
    if abilities.JOINS[value] and camp == codes.DECK:
        return codes.NOT_ON_DECK  # a 9 can't be used on the deck (SCR-21)
    if position.targets > 0 and place == position.target[0]:
        return codes.SAME_CARD  # two targets are two different cards (SCR-38)
    if place == codes.SECOND and (position.targets == 0 or position.target[0] != codes.TOP):
        return codes.SECOND_ALONE  # the deck's second card only together with the top (SCR-38)
    if places.index(place) >= size:
        return codes.NO_CARD
    if (
        abilities.ONE_CAMP[value]
        and position.targets > 0
        and camp != places.camp(position.target[0])
    ):
        return codes.OTHER_CAMP  # a 9 discards cards of one camp (SCR-16)
    if needs_face_down(abilities.ACTION[value]):
        if camp == codes.DECK:
            card = position.deck[size - 1 - places.index(place)]
        else:
            card = position.camp[camp][places.index(place)]
        if cards.is_up(card):
            return codes.FACE_UP
    return codes.ALLOWED


def needs_face_down(action: int) -> bool:
    """5 to 8 touch face-down cards only (SCR-38); a 12 may also look at a face-up one (SCR-20)."""
    return action == codes.LOOKS or action == codes.TURNS_UP


def list_joins(position: "Position", found: list[int]) -> int:
    """A 9 joins the camp it was used on, a 13 any camp, at either end (SCR-21).

    A 13 may join an empty camp, even its user's own, but not the deck (SCR-21).
    """
    n = 0
    for i in range(position.player_number):
        camp = codes.clockwise(position.seat, i, position.player_number)
        if position.joining >= 0 and camp != position.joining:
            continue
        if position.camp_size[camp] > 0:  # an empty camp has only one end
            found[n] = places.end_move(camp, codes.LEFT)
            n += 1
        found[n] = places.end_move(camp, codes.RIGHT)
        n += 1
    return n
