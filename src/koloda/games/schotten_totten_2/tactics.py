"""The actions of the tactics variant, step by step (ST2-35 … ST2-43)."""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.schotten_totten_2 import cards, codes, knowledge, legal, turn

if TYPE_CHECKING:
    from koloda.games.schotten_totten_2.position import Position


def play_action(position: "Position", action: int) -> None:
    """Lay an action beside its player (ST2-35) and begin to carry it out."""
    seat = position.seat
    position.take_tactic(seat, cards.action_tactic(action))
    position.used[seat] |= bits.only(cards.action_tactic(action))
    position.played[seat] += 1
    position.note(codes.ACTED, seat, 0, cards.FIRST_ACTION + action)
    position.action = action
    if action == codes.SWAP:
        position.phase = codes.GIVING
        start_giving(position)
    elif action != codes.EXPLOSION:
        position.phase = codes.CHOOSING
        go_on_alone(position)


def go_on_alone(position: "Position") -> None:
    """Make the only possible move, if there is only one."""
    found = [0] * 96
    if legal.list_moves(position, found) == 1:
        turn.carry_out(position, found[0])


def choose(position: "Position", card: int) -> None:
    """Choose a card for the action."""
    if position.action == codes.SWAP:
        give(position, card)
        return
    position.note(codes.CHOSEN, position.seat, 0, card)
    if position.action == codes.DESERTION:
        position.chosen_card = card
        discard_chosen(position)  # one card on the opponent's side is discarded (ST2-38)
    elif position.action == codes.REINFORCEMENTS:
        if position.chosen_card >= 0:
            reinforce(position, position.chosen_card, card)
        else:
            position.chosen_card = card  # the first of two (ST2-41)
            go_on_alone(position)
    else:
        # redeployment, recruitment and treason have the card placed (ST2-36, ST2-37, ST2-39)
        position.chosen_card = card
        position.phase = codes.PLACING
        go_on_alone(position)


def choose_joker(position: "Position", move: int) -> None:
    """Choose a joker of the wall, which the move names by its place."""
    choose(position, position.joker_on_wall(legal.source(position), move))


def place_chosen(position: "Position", tile: int) -> None:
    """Put the chosen card on the player's own side of a tile (ST2-36, ST2-37, ST2-39).

    It counts as played there: it may clash (ST2-43).
    """
    card = position.chosen_card
    if position.action == codes.RECRUITMENT:
        position.discard = bits.without(position.discard, card)
    else:
        spot = position.locate(card)
        position.take(codes.seat_at(spot), codes.tile_at(spot), codes.index_at(spot))
    position.note(codes.MOVED, position.seat, tile, card)
    position.place(position.seat, tile, card)
    turn.after_play(position)


def discard_chosen(position: "Position") -> None:
    spot = position.locate(position.chosen_card)
    position.note(codes.DISCARDED, codes.seat_at(spot), codes.tile_at(spot), position.chosen_card)
    position.drop(codes.seat_at(spot), codes.tile_at(spot), codes.index_at(spot))
    turn.after_play(position)


def explode(position: "Position", tile: int) -> None:
    """Discard all cards on both sides of the tile (ST2-40, unconfirmed)."""
    seat = position.seat
    play_action(position, codes.EXPLOSION)
    position.drop_all(seat, tile)
    position.drop_all(1 - seat, tile)
    turn.after_play(position)


def reinforce(position: "Position", first: int, second: int) -> None:
    """Shuffle two cards of the discard into the siege deck (ST2-41)."""
    back = bits.only(first) | bits.only(second)
    position.revealed += 1
    position.discard &= ~back
    position.free |= back
    position.valid_claims = 0  # a proof holds only while free cards get fewer
    position.siege_deck[position.siege_deck_size] = first
    position.siege_deck[position.siege_deck_size + 1] = second
    position.siege_deck_size += 2
    position.shuffle(position.siege_deck, position.siege_deck_size)
    knowledge.start_tracking(position, back)
    # this event has a card in place of a tile
    position.note(codes.SHUFFLED, position.seat, first, second)
    turn.after_play(position)


def start_giving(position: "Position") -> None:
    """Give all cards of a player who has no more than three (ST2-42)."""
    seat = position.seat
    if position.hand_size(seat) <= codes.GIFT:
        position.given[seat] = position.siege[seat]
        position.given_tactics[seat] = position.tactics[seat]
        position.given_size[seat] = position.hand_size(seat)
        have_given(position)


def give(position: "Position", card: int) -> None:
    """Choose a card for the swap; the opponent doesn't see which (ST2-42)."""
    seat = position.seat
    if cards.is_siege(card):
        position.given[seat] |= bits.only(card)
    else:
        if card == cards.JOKER:
            left = position.tactics[seat] & ~position.given_tactics[seat]
            card = cards.JOKER + position.joker(seat, left)
        position.given_tactics[seat] |= bits.only(cards.tactic(card))
    position.given_size[seat] += 1
    position.note(codes.GIVEN, seat, 0, card)
    if position.given_size[seat] == codes.GIFT:
        have_given(position)


def have_given(position: "Position") -> None:
    if position.seat == position.turn:
        position.seat = 1 - position.seat
        start_giving(position)
    else:
        exchange(position)


def exchange(position: "Position") -> None:
    """Exchange the chosen cards; from then on each player knows them (ST2-42)."""
    position.revealed += 1
    for seat in range(2):
        left = position.given[seat]
        while left:
            card = bits.lowest(left)
            left = bits.without_lowest(left)
            knowledge.track(position, seat, card)
            position.siege[seat] = bits.without(position.siege[seat], card)
            position.siege_size[seat] -= 1
            position.note(codes.EXCHANGED, seat, 0, card)
        left = position.given_tactics[seat]
        while left:
            card = bits.lowest(left)
            left = bits.without_lowest(left)
            position.take_tactic(seat, card)
            position.note(codes.EXCHANGED, seat, 0, cards.JOKER + card)
    for seat in range(2):
        position.siege[seat] |= position.given[1 - seat]
        position.siege_size[seat] += bits.count(position.given[1 - seat])
        position.known[seat] |= position.given[1 - seat]
        position.tactics[seat] |= position.given_tactics[1 - seat]
        position.tactics_size[seat] += bits.count(position.given_tactics[1 - seat])
        position.known_tactics[seat] |= position.given_tactics[1 - seat]
    for seat in range(2):
        position.given[seat] = 0
        position.given_tactics[seat] = 0
        position.given_size[seat] = 0
    position.seat = position.turn
    turn.after_play(position)
