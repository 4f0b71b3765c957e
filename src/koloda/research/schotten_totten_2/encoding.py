"""What a seat knows of Schotten Totten 2 as numbers; `layout` names them.

Of the two jokers, which are alike in print, the one that the observer sees first is J1: see
`knowledge.name_jokers`. A card is its number + 1, so 0 is none.
"""

from typing import Any

from koloda.games.schotten_totten_2 import cards, codes, knowledge
from koloda.games.schotten_totten_2.position import Position
from koloda.research import writing


def encode(position: Position, me: int, out: Any, at: int) -> int:
    other = 1 - me
    is_exchanged = exchanges_jokers(position, me)
    out[at] = me
    out[at + 1] = position.attacker == me
    out[at + 2] = position.turn == me
    out[at + 3] = position.seat == me
    out[at + 4] = position.winner == me
    out[at + 5] = position.winner == other
    at += 6
    out[at + position.phase] = 1
    at += 5
    if position.ending != codes.NOT_ENDED:
        out[at + position.ending - 1] = 1
    at += 4
    out[at] = position.oiled
    out[at + 1] = position.cauldrons
    at += 2
    at = writing.write_flags(out, at, position.damaged, codes.TILES)
    at = writing.write_digits(out, at, position.revealed, 3)
    at = encode_wall(position, me, is_exchanged, out, at)
    at = encode_wall(position, other, is_exchanged, out, at)
    for tile in range(codes.TILES):
        out[at + tile] = position.earlier[tile] == me
        out[at + codes.TILES + tile] = position.earlier[tile] == other
    at += 2 * codes.TILES
    at = writing.write_flags(out, at, position.discard, cards.SIEGE_CARDS)
    at = writing.write_flags(out, at, position.siege[me], cards.SIEGE_CARDS)
    out[at] = position.siege_size[me]
    out[at + 1] = position.siege_size[other]
    out[at + 2] = position.siege_deck_size
    at += 3
    if position.has_tactics:
        at = encode_tactics(position, me, is_exchanged, out, at)
    if position.is_match:
        at = encode_match(position, me, out, at)
    return at


def exchanges_jokers(position: Position, me: int) -> bool:
    """Tell whether the second joker is the one that the observer sees first."""
    if not position.has_tactics:
        return False
    return knowledge.first_joker(position, me) == cards.tactic(cards.JOKER + 1)


def named_card(card: int, is_exchanged: bool) -> int:
    if is_exchanged and cards.is_joker(card):
        return cards.other_joker(card)
    return card


def named_set(tactics: int, is_exchanged: bool) -> int:
    return cards.with_jokers_exchanged(tactics) if is_exchanged else tactics


def encode_wall(position: Position, owner: int, is_exchanged: bool, out: Any, at: int) -> int:
    for tile in range(codes.TILES):
        number = position.count[owner][tile]
        for i in range(4):  # without branches: how many cards lie there can't be guessed
            out[at + i] = (position.wall[owner][tile][i] + 1) * (i < number)
        at += 4
    if is_exchanged:
        for i in range(at - 4 * codes.TILES, at):
            if out[i] > cards.SIEGE_CARDS:
                out[i] = named_card(out[i] - 1, is_exchanged) + 1
    return at


def encode_tactics(position: Position, me: int, is_exchanged: bool, out: Any, at: int) -> int:
    if position.action >= 0:
        out[at + position.action] = 1
    at += 7
    out[at] = named_card(position.chosen_card, is_exchanged) + 1
    out[at + 1] = position.tactics_deck_size
    at += 2
    writing.write_set(out, at, named_set(position.fallen, is_exchanged))
    at += 4
    writing.write_set(out, at, position.returned)
    at += cards.SIEGE_CARDS
    writing.write_set(out, at, named_set(position.tactics[me], is_exchanged))
    at += cards.TACTICS_CARDS
    writing.write_set(out, at, position.given[me])
    at += cards.SIEGE_CARDS
    writing.write_set(out, at, named_set(position.given_tactics[me], is_exchanged))
    at += cards.TACTICS_CARDS
    at = encode_side(position, me, is_exchanged, out, at)
    return encode_side(position, 1 - me, is_exchanged, out, at)


def encode_side(position: Position, owner: int, is_exchanged: bool, out: Any, at: int) -> int:
    out[at] = position.tactics_size[owner]
    out[at + 1] = position.played[owner]
    out[at + 2] = position.given_size[owner]
    at += 3
    writing.write_set(out, at, position.known[owner])
    at += cards.SIEGE_CARDS
    writing.write_set(out, at, named_set(position.known_tactics[owner], is_exchanged))
    at += cards.TACTICS_CARDS
    writing.write_set(out, at, cards.actions_in(position.used[owner]))
    at += 7
    if position.returned:
        for old in range(8):
            writing.write_large(out, at + 8 * old, position.origins[owner][old], 8)
    return at + 64


def encode_match(position: Position, me: int, out: Any, at: int) -> int:
    at = writing.write_digits(out, at, position.rounds, 2)
    for game in range(2):
        if game < position.games:
            out[at] = 1
            out[at + 1] = position.past_winner[game] == me
            out[at + 2] = position.past_ending[game]
            out[at + 3] = position.past_deck[game]
            out[at + 4] = position.past_strength[game]
        at += 5
    return at


def encode_hidden(position: Position, me: int, out: Any, at: int) -> int:
    other = 1 - me
    is_exchanged = exchanges_jokers(position, me)
    writing.write_set(out, at, position.siege[other])
    at += cards.SIEGE_CARDS
    size = position.siege_deck_size
    for i in range(size):
        out[at + i] = position.siege_deck[size - 1 - i] + 1  # the next card first
    at += cards.SIEGE_CARDS
    if position.has_tactics:
        writing.write_set(out, at, named_set(position.tactics[other], is_exchanged))
        at += cards.TACTICS_CARDS
        writing.write_set(out, at, position.given[other])
        at += cards.SIEGE_CARDS
        writing.write_set(out, at, named_set(position.given_tactics[other], is_exchanged))
        at += cards.TACTICS_CARDS
        size = position.tactics_deck_size
        for i in range(size):
            out[at + i] = named_card(position.tactics_deck[size - 1 - i], is_exchanged) + 1
        at += cards.TACTICS_CARDS
    return at
