"""Which moves are legal: the only statement of it. Refusals ask it too.

Each predicate is in the module of the list that asks it: elsewhere it would cost a playout 5 to 10
per cent.
"""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.schotten_totten_2 import cards, codes

if TYPE_CHECKING:
    from koloda.games.schotten_totten_2.position import Position


def list_moves(position: "Position", found: list[int]) -> int:
    """Fill `found`, which has room for `codes.MOST` moves; return how many there are."""
    if position.winner >= 0:
        return 0
    if position.phase == codes.PLAYING:
        return list_plays(position, found)
    if position.phase == codes.DRAWING:
        return list_draws(position, found)
    if position.phase == codes.CHOOSING:
        return list_choices(position, found)
    if position.phase == codes.PLACING:
        return list_places(position, found)
    return list_gifts(position, found)


def is_legal(position: "Position", move: int) -> bool:
    """Tell whether `list_moves` lists this move; plays are asked too often to list them all."""
    if 0 <= move < codes.CHOOSE and cards.is_siege(codes.played_card(move)):
        return may_play(position, codes.played_card(move), codes.played_at(move))
    found = [0] * 96
    n = list_moves(position, found)
    for i in range(n):  # noqa: SIM110  (any() would need a generator: not in C)
        if found[i] == move:
            return True
    return False


def may_play(position: "Position", card: int, tile: int) -> bool:
    """A siege card of the hand goes to the player's own side of a tile that has room (ST2-6)."""
    if position.winner >= 0 or position.phase != codes.PLAYING:
        return False
    return bits.has(position.siege[position.seat], card) and bits.has(
        position.room[position.seat], tile
    )


def list_cards(found: list[int], n: int, block: int, held: int) -> int:
    """Add a move for each card of a set; return how many moves there are now."""
    while held:
        found[n] = block + bits.lowest(held)
        n += 1
        held = bits.without_lowest(held)
    return n


def list_tiles(found: list[int], n: int, block: int, tiles: int) -> int:
    """Add a move for each tile of a set; return how many moves there are now."""
    while tiles:
        found[n] = block + bits.lowest(tiles)
        n += 1
        tiles = bits.without_lowest(tiles)
    return n


# the play step


def list_plays(position: "Position", found: list[int]) -> int:
    seat = position.seat
    before = list_before_play(position, found)
    n = before
    # a card goes to the player's own side of a tile that has room (ST2-6)
    tiles = position.room[seat]
    while tiles:
        n = list_cards(found, n, codes.play(0, bits.lowest(tiles)), position.siege[seat])
        tiles = bits.without_lowest(tiles)
    if position.tactics[seat] and may_play_tactics(position):
        n = list_tactics(position, found, n)
    # nothing can be played (ST2-44)
    if n == before and may_pass(position):
        found[n] = codes.PASS
        n += 1
    return n


def list_before_play(position: "Position", found: list[int]) -> int:
    if position.seat == position.attacker:
        # the attacker may claim a tile (ST2-9), or retreat from one where they have a card (ST2-4)
        n = list_tiles(found, 0, codes.CLAIM, position.valid_claims)
        return list_tiles(found, n, codes.RETREAT, position.manned[position.seat])
    if may_pour_oil(position):
        # only where the attacker has a card (ST2-5)
        return list_tiles(found, 0, codes.OIL, position.manned[position.attacker])
    return 0


def may_pour_oil(position: "Position") -> bool:
    """The defender has three cauldrons of oil a game and pours at most one a turn (ST2-5)."""
    return position.cauldrons > 0 and not position.oiled


def may_play_tactics(position: "Position") -> bool:
    """A player may have played at most one tactics card more than their opponent (ST2-32)."""
    seat = position.seat
    return position.played[seat] <= position.played[1 - seat]


def may_pass(position: "Position") -> bool:
    """Tell whether a player who can play nothing may pass (ST2-44).

    An attacker whom a retreat or a claim would help may not (ST2-10).
    """
    return position.seat != position.attacker or not could_play_after_all(position)


def could_play_after_all(position: "Position") -> bool:
    """Tell whether retreats and valid claims would let an attacker play who can't now (ST2-10)."""
    seat = position.seat
    if position.manned[seat] == 0:
        return False  # no cards at the wall: nothing to retreat from or claim
    # a retreat or a claim makes room for a card
    if position.siege[seat]:
        return True
    if not may_play_tactics(position):
        return False
    if position.tactics[seat] & cards.ALL_ELITES:
        return True
    # after all of them this many siege cards would lie in the discard
    number = bits.count(position.discard)
    number += siege_cards(position, seat, codes.ALL_TILES)
    number += siege_cards(position, 1 - seat, position.valid_claims)
    actions = cards.actions_in(position.tactics[seat])
    # the other actions gain no target from a retreat or a claim
    return (
        (bits.has(actions, codes.RECRUITMENT) and number >= 1)
        or (bits.has(actions, codes.REINFORCEMENTS) and number >= 2)
        or (bits.has(actions, codes.TREASON) and position.manned[1 - seat] != 0)
    )


def siege_cards(position: "Position", seat: int, tiles: int) -> int:
    """Return how many siege cards a seat has at these tiles."""
    number = 0
    while tiles:
        tile = bits.lowest(tiles)
        tiles = bits.without_lowest(tiles)
        for i in range(position.count[seat][tile]):
            if cards.is_siege(position.wall[seat][tile][i]):
                number += 1
    return number


def list_tactics(position: "Position", found: list[int], n: int) -> int:
    seat = position.seat
    # an elite is played to a tile like a siege card (ST2-34)
    elites = cards.named_once(position.tactics[seat] & cards.ALL_ELITES)
    if elites:
        tiles = position.room[seat]
        while tiles:
            n = list_cards(found, n, codes.play(cards.JOKER, bits.lowest(tiles)), elites)
            tiles = bits.without_lowest(tiles)
    actions = cards.actions_in(position.tactics[seat])
    while actions:
        action = bits.lowest(actions)
        actions = bits.without_lowest(actions)
        if action == codes.EXPLOSION:
            # a tile with at least one card, on either side (ST2-40)
            n = list_tiles(found, n, codes.EXPLODE, position.manned[0] | position.manned[1])
        elif has_target(position, action):
            found[n] = codes.ACT + action
            n += 1
    return n


def has_target(position: "Position", action: int) -> bool:
    """An action without a possible target can't be played (ST2-43)."""
    seat = position.seat
    if action == codes.REDEPLOYMENT:  # one of the player's own cards on the wall (ST2-36)
        return position.manned[seat] != 0
    if action == codes.RECRUITMENT:  # a discarded siege card, and room for it (ST2-37)
        return position.discard != 0 and position.room[seat] != 0
    if action == codes.DESERTION:  # a card on the opponent's side (ST2-38)
        return position.manned[1 - seat] != 0
    if action == codes.TREASON:  # a card on the opponent's side, and room for it (ST2-39)
        return position.manned[1 - seat] != 0 and position.room[seat] != 0
    if action == codes.EXPLOSION:  # a tile with a card (ST2-40)
        return (position.manned[0] | position.manned[1]) != 0
    if action == codes.REINFORCEMENTS:  # two discarded siege cards (ST2-41)
        return bits.count(position.discard) >= 2
    # a swap needs a card to give in one of the hands, beside the swap itself (ST2-43)
    return position.hand_size(seat) + position.hand_size(1 - seat) > 1


# the draw step


def list_draws(position: "Position", found: list[int]) -> int:
    n = 0
    if position.seat == position.attacker:
        # the attacker may claim up to the draw (ST2-9)
        n = list_tiles(found, n, codes.CLAIM, position.valid_claims)
    found[n] = codes.DRAW_SIEGE
    n += 1
    if may_draw_tactics(position):
        found[n] = codes.DRAW_TACTICS
        n += 1
    return n


def may_draw_tactics(position: "Position") -> bool:
    """Either deck may be drawn from (ST2-31), until the siege deck is empty (ST2-33)."""
    return position.siege_deck_size > 0 and position.tactics_deck_size > 0


# the steps of an action


def list_choices(position: "Position", found: list[int]) -> int:
    """List the cards that the action may take: of the discard, or of one side of the wall."""
    if position.action == codes.RECRUITMENT or position.action == codes.REINFORCEMENTS:
        discard = position.discard  # siege cards only (ST2-37, ST2-41)
        if position.chosen_card >= 0:
            discard = bits.without(discard, position.chosen_card)
        return list_cards(found, 0, codes.CHOOSE, discard)
    return list_wall(position, found)


def list_wall(position: "Position", found: list[int]) -> int:
    """List the cards on one side of the wall, a joker by its place."""
    owner = source(position)
    n = 0
    for tile in range(codes.TILES):
        for i in range(position.count[owner][tile]):
            card = position.wall[owner][tile][i]
            if cards.is_joker(card):
                found[n] = codes.choose_joker(tile, i)
            else:
                found[n] = codes.CHOOSE + card
            n += 1
    return n


def source(position: "Position") -> int:
    """Return the seat from whose side of the wall the action takes a card.

    Redeployment takes one of the player's own cards (ST2-36), desertion and treason one of the
    opponent's (ST2-38, ST2-39).
    """
    return position.seat if position.action == codes.REDEPLOYMENT else 1 - position.seat


def list_places(position: "Position", found: list[int]) -> int:
    """List where the chosen card may go: the player's own side of a tile with room."""
    tiles = position.room[position.seat]
    if position.action != codes.REDEPLOYMENT:
        return list_tiles(found, 0, codes.TO, tiles)
    # redeployment names another tile, or the discard (ST2-36)
    n = list_tiles(found, 0, codes.TO, bits.without(tiles, position.tile_of(position.chosen_card)))
    found[n] = codes.TO_DISCARD
    return n + 1


def list_gifts(position: "Position", found: list[int]) -> int:
    """List the cards of the hand that are not yet chosen for the swap (ST2-42)."""
    seat = position.seat
    n = list_cards(found, 0, codes.CHOOSE, position.siege[seat] & ~position.given[seat])
    tactics = position.tactics[seat] & ~position.given_tactics[seat]
    return list_cards(found, n, codes.CHOOSE + cards.JOKER, cards.named_once(tactics))
