"""What the cards 5 … 13 do when they are used (SCR-16).

The scanned rulebooks lost the texts that are printed on the cards. What other sources confirm is
marked; to correct an ability, change its line here: the engine, the words and the notes follow.
"""

from dataclasses import dataclass

NOTHING = 0
LOOK = 1
TURN_UP = 2
DISCARD = 3
SWAP = 4
LOOK_AND_SWAP = 5

ACTIONS = ("nothing", "look", "turn-up", "discard", "swap", "look-and-swap")


@dataclass(frozen=True)
class Ability:
    card: int
    action: int
    cards: int
    """How many cards it touches."""
    joins: bool
    """The card itself joins the camp on which it was used, instead of the discard pile."""
    confirmed: bool


ABILITIES = {
    ability.card: ability
    for ability in (
        Ability(5, LOOK, 1, joins=False, confirmed=True),
        Ability(6, LOOK, 2, joins=False, confirmed=True),
        Ability(7, TURN_UP, 1, joins=False, confirmed=False),
        Ability(8, TURN_UP, 2, joins=False, confirmed=False),
        Ability(9, DISCARD, 2, joins=True, confirmed=True),
        Ability(10, DISCARD, 1, joins=False, confirmed=False),
        Ability(11, SWAP, 2, joins=False, confirmed=True),
        Ability(12, LOOK_AND_SWAP, 2, joins=False, confirmed=True),
        Ability(13, NOTHING, 0, joins=True, confirmed=False),
    )
}

# the compiled rules have room for two targets
assert all(ability.cards <= 2 for ability in ABILITIES.values())

# The same by value, 0 … 14, for the compiled rules
USABLE = [int(value in ABILITIES) for value in range(15)]
ACTION = [ABILITIES[value].action if value in ABILITIES else NOTHING for value in range(15)]
CARDS = [ABILITIES[value].cards if value in ABILITIES else 0 for value in range(15)]
JOINS = [int(value in ABILITIES and ABILITIES[value].joins) for value in range(15)]
