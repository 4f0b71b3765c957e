"""What the cards 5 … 13 do when they are used (SCR-16 … SCR-21).

The scanned rulebooks lost the texts that are printed on the cards. Abilities that other sources
confirm are marked. To correct an ability, change its line in the table: the rules, the words and
the notes follow.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from koloda.games.scram import cards, codes, legal, places, turn

if TYPE_CHECKING:
    from koloda.games.scram.position import Position


@dataclass(frozen=True)
class Ability:
    card: int
    action: int
    cards: int
    """How many cards it touches."""
    joins: bool
    """The card itself joins the camp on which it was used, instead of the discard pile."""
    confirmed: bool
    one_camp: bool = False
    """All cards that it touches are of one camp."""


ABILITIES = {
    ability.card: ability
    for ability in (
        Ability(5, codes.LOOKS, 1, joins=False, confirmed=True),
        Ability(6, codes.LOOKS, 2, joins=False, confirmed=True),
        Ability(7, codes.TURNS_UP, 1, joins=False, confirmed=False),
        Ability(8, codes.TURNS_UP, 2, joins=False, confirmed=False),
        Ability(9, codes.DISCARDS, 2, joins=True, confirmed=True, one_camp=True),
        Ability(10, codes.DISCARDS, 1, joins=False, confirmed=False),
        Ability(11, codes.SWAPS, 2, joins=False, confirmed=True),
        Ability(12, codes.LOOKS_AND_SWAPS, 2, joins=False, confirmed=True),
        Ability(13, codes.DOES_NOTHING, 0, joins=True, confirmed=False),
    )
}

# a position has room for two targets
assert all(ability.cards <= 2 for ability in ABILITIES.values())

# `discard_targets` takes two cards from one camp, and from the deck only one
assert all(
    ability.one_camp and ability.joins
    for ability in ABILITIES.values()
    if ability.action == codes.DISCARDS and ability.cards == 2
)

# The same by value, 0 … 15, as C arrays in the compiled build
USABLE = [int(value in ABILITIES) for value in range(16)]
ACTION = [ABILITIES[value].action if value in ABILITIES else 0 for value in range(16)]
CARDS = [ABILITIES[value].cards if value in ABILITIES else 0 for value in range(16)]
JOINS = [int(value in ABILITIES and ABILITIES[value].joins) for value in range(16)]
ONE_CAMP = [int(value in ABILITIES and ABILITIES[value].one_camp) for value in range(16)]


def use(position: "Position") -> None:
    """Show the drawn card and use its ability."""
    position.revealed += 1
    position.ability = cards.value(position.held)
    position.held = position.face_up(position.held)
    position.note(codes.USED, position.seat, 0, position.held)
    # the card goes to the discard pile before its ability is carried out (SCR-16), but 9 and 13
    # join a camp instead (SCR-21)
    if not JOINS[position.ability]:
        position.discard(position.ability)
        position.held = 0
        position.source = 0
    position.targets = 0
    position.phase = codes.CHOOSE_TARGET if CARDS[position.ability] > 0 else codes.JOIN_CAMP


def touch(position: "Position", place: int) -> None:
    """Choose the next card that the ability in use is for."""
    action = ACTION[position.ability]
    position.target[position.targets] = place
    position.targets += 1
    # 6, 8 and 12: the second card is chosen after the first has been seen (SCR-38)
    if action == codes.LOOKS or action == codes.LOOKS_AND_SWAPS:
        look(position, place)
    elif action == codes.TURNS_UP:
        turn_up_target(position, place)
    # with fewer targets than the ability names, it touches as many as there are (SCR-38): a 9 on a
    # camp of one card discards that card (SCR-21)
    if position.targets < CARDS[position.ability] and legal.has_target(position, position.ability):
        # 9 and 11: both cards are named before anything happens (SCR-38)
        if action == codes.DISCARDS or action == codes.SWAPS:
            position.note(codes.NAMED, position.seat, place, 0)
        return
    finish(position, action)


def finish(position: "Position", action: int) -> None:
    """Carry the ability out on the cards that were touched."""
    if action == codes.DISCARDS:
        discard_targets(position)
    elif action == codes.SWAPS:
        if position.targets == 2:
            swap(position)
        else:
            # with one target an 11 does nothing (SCR-38)
            position.note(codes.LEFT_ALONE, position.seat, 0, 0)
    elif action == codes.LOOKS_AND_SWAPS and position.targets == 2:
        position.phase = codes.CHOOSE_SWAP  # with one target a 12 only looks (SCR-38)
        return
    if JOINS[position.ability]:
        begin_joining(position, places.camp(position.target[0]))
    else:
        turn.end_turn(position)


def look(position: "Position", place: int) -> None:
    """Look at a card in secret; it goes back as it lay (SCR-17)."""
    card = cards.seen(position.card_at(place), position.seat)
    position.lay(place, card)
    position.looked[position.looks] = place
    position.looks += 1
    position.looker = position.seat
    position.note(codes.LOOKED, position.seat, place, card)
    position.revealed += 1


def turn_up_target(position: "Position", place: int) -> None:
    """Turn a card face up; it stays face up wherever it goes (SCR-17)."""
    card = position.face_up(position.card_at(place))
    position.lay(place, card)
    position.note(codes.TURNED_UP, places.camp(place), place, card)
    position.revealed += 1


def swap(position: "Position") -> None:
    """Let the two cards take each other's exact place, as they lie (SCR-19).

    They may be the deck's top two, whose order then changes (SCR-20).
    """
    first = position.card_at(position.target[0])
    position.lay(position.target[0], position.card_at(position.target[1]))
    position.lay(position.target[1], first)
    position.note(codes.SWAPPED, position.target[0], position.target[1], 0)
    if position.target[1] == codes.SECOND:
        position.revealed += 1  # it may lie face up
    position.stop_looking()


def discard_targets(position: "Position") -> None:
    """Discard the touched cards, the higher first; "=" always lies lowest (SCR-18)."""
    position.revealed += 1
    if position.targets == 2:
        first = position.target[0]
        second = position.target[1]
        # "=" is 14, so it counts as the highest and goes lowest; no ability is carried out (SCR-18)
        if cards.value(position.card_at(first)) < cards.value(position.card_at(second)):
            position.target[0] = second
            position.target[1] = first
    for i in range(position.targets):
        place = position.target[i]
        card = position.face_up(position.card_at(place))
        position.discard(cards.value(card))
        position.note(codes.DISCARDED, position.seat, place, card)
        position.lay(place, cards.GAP)
    # two cards are always of one camp: only a 9 discards two, and not from the deck (SCR-21)
    camp = places.camp(position.target[0])
    if camp == codes.DECK:
        position.deck_size -= 1
    else:
        position.close_gaps(camp)


def begin_joining(position: "Position", camp: int) -> None:
    position.targets = 0
    position.joining = camp
    position.phase = codes.JOIN_CAMP
    # a 9 that emptied its camp joins it there (SCR-21)
    if position.camp_size[camp] == 0:
        join(position, camp, codes.RIGHT)


def join(position: "Position", camp: int, side: int) -> None:
    """Put the card in use face up at an end of the camp that it was used on (SCR-21)."""
    place = position.insert(camp, side, position.held)
    position.note(codes.JOINED, position.seat, place, position.held)
    turn.end_turn(position)
