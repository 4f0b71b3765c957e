"""The course of a turn: draw, take or call, replace, and pass the turn on (SCR-3 … SCR-23).

The functions of this file take a legal move for granted; `legal` says which are.
"""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.scram import abilities, cards, codes, legal, places, scoring

if TYPE_CHECKING:
    from koloda.games.scram.position import Position


def play_randomly(position: "Position", rng: Rng) -> int:
    """Make random legal moves to the end; return how many."""
    found = [0] * 80
    made = 0
    while position.phase != codes.OVER:
        step(position, found[rng.pick(legal.list_moves(position, found))])
        made += 1
    return made


def step(position: "Position", move: int) -> None:
    """Make a legal move."""
    position.notes = 0
    position.listed_size = 0
    # a card that was looked at shows until the next move; while a 6 or 12 is being used, the first
    # card still shows (SCR-36)
    if position.phase != codes.CHOOSE_TARGET and position.phase != codes.CHOOSE_SWAP:
        position.stop_looking()
    if move >= codes.PLACES:
        if position.phase == codes.PUSH_CARDS:
            push(position, places.named(move))
        elif position.phase == codes.CHOOSE_GAP:
            fill_gap(position, places.index(places.named(move)))
        else:
            abilities.touch(position, places.named(move))
    elif move >= codes.ENDS:
        if position.phase == codes.PLACE_NEW_CARD:
            add_new_card(position, places.end_side(move))
        elif position.phase == codes.PLACE_PENALTY:
            add_penalty(position, places.end_side(move))
        else:
            abilities.join(position, places.end_camp(move), places.end_side(move))
    elif move == codes.DRAW:
        draw(position)
    elif move == codes.TAKE:
        take(position)
    elif move == codes.CALL:
        call(position)
    elif move == codes.USE:
        abilities.use(position)
    elif move == codes.REPLACE:
        position.note(codes.REPLACING, position.seat, 0, 0)
        begin_pushing(position)
    elif move == codes.DISCARD:
        discard_drawn(position)
    elif move == codes.TURN_UP:
        turn_up_pushed(position)
    elif move == codes.SWAP:
        abilities.swap(position)
        end_turn(position)
    elif move == codes.LEAVE:
        position.stop_looking()
        position.note(codes.LEFT_ALONE, position.seat, 0, 0)
        end_turn(position)
    else:
        position.starter = position.next_starter
        deal_round(position)
        position.note(codes.DEALT, position.starter, 0, 0)


# Set-up


def deal_round(position: "Position") -> None:
    shuffle_deck(position)
    position.pile_size = 0
    position.caller = -1
    position.turns_left = 0
    position.stop_looking()
    position.next_starter = -1
    position.seat = position.starter
    position.next_of_pair = 1
    if codes.is_in_pair(position.starter, position.player_number):
        # one of the pair starts the round: that one, solo, the other, solo (SCR-31)
        position.next_of_pair = position.starter
    for i in range(position.player_number):
        deal_camp(position, codes.clockwise(position.starter, i, position.player_number))
    # the deck's top card starts the discard pile (SCR-3)
    position.discard(cards.value(position.take_top()))
    position.phase = codes.BEGIN_TURN
    position.revealed += 1


def deal_camp(position: "Position", seat: int) -> None:
    """Lay out a camp from left to right: the face-down cards, then the two face-up ones (SCR-3)."""
    # a camp is 3 cards face down and 2 face up (SCR-2); the solo player's, 6 and 2 (SCR-30)
    face_down = 6 if codes.is_solo(seat, position.player_number) else 3
    face_up = 2
    position.camp_size[seat] = face_down + face_up
    for i in range(face_down):
        position.camp[seat][i] = position.take_top()  # nobody has seen the face-down ones (SCR-2)
    for i in range(face_down, face_down + face_up):
        position.camp[seat][i] = position.face_up(position.take_top())


def shuffle_deck(position: "Position") -> None:
    """Shuffle all cards into the deck: the one place where chance enters after the first deal."""
    position.deck_size = 0
    for value in range(1, cards.EQUALS + 1):
        for _ in range(position.copies):
            position.deck[position.deck_size] = value
            position.deck_size += 1
    position.shuffle(position.deck_size, position.rng)


# The three ways to begin a turn


def draw(position: "Position") -> None:
    """Draw the deck's top card and look at it secretly (SCR-5)."""
    position.held = cards.seen(position.take_top(), position.seat)
    position.source = codes.FROM_DECK
    position.phase = codes.USE_DRAWN
    position.revealed += 1
    position.note(codes.DREW, position.seat, 0, position.held)


def take(position: "Position") -> None:
    """Take the discard pile's top card, only to replace with it; it ends face up (SCR-6)."""
    position.pile_size -= 1
    position.held = position.face_up(position.pile[position.pile_size])
    position.source = codes.FROM_PILE
    position.revealed += 1  # the next card of the pile shows
    position.note(codes.TOOK, position.seat, 0, position.held)
    begin_pushing(position)


def call(position: "Position") -> None:
    """Call "Scram!", which ends the caller's turn at once (SCR-22)."""
    position.caller = position.seat
    position.turns_left = position.player_number - 1  # one for every other player (SCR-22)
    if codes.is_in_pair(position.seat, position.player_number):
        position.turns_left = 3  # one of the pair calls: solo, the other, solo (SCR-32)
    position.note(codes.CALLED, position.seat, 0, 0)
    pass_on(position)


def discard_drawn(position: "Position") -> None:
    """Just discard the drawn card (SCR-5)."""
    position.discard(cards.value(position.held))
    position.note(codes.DISCARDED, position.seat, -1, position.held | cards.UP)
    position.revealed += 1
    end_turn(position)


# Replacing


def begin_pushing(position: "Position") -> None:
    position.phase = codes.PUSH_CARDS
    position.pushed = 0
    if position.camp_size[position.seat] == 1:
        # at least one pushed card is the player's own, and this is the only one (SCR-9)
        push(position, places.at(position.seat, 0))


def push(position: "Position", place: int) -> None:
    """Push a card forward; face-down ones aren't looked at (SCR-9)."""
    position.lay(place, cards.pushed(position.card_at(place)))
    position.pushed += 1
    position.note(codes.PUSHED_FORWARD, position.seat, place, 0)


def turn_up_pushed(position: "Position") -> None:
    """Turn all pushed cards up; they succeed if all are of one value (SCR-10, SCR-11)."""
    position.revealed += 1
    numbers = 0  # a bit for each
    equals = 0
    for i in range(position.player_number):
        camp = codes.clockwise(position.seat, i, position.player_number)
        for index in range(position.camp_size[camp]):
            card = position.camp[camp][index]
            if cards.is_pushed(card):
                card = position.face_up(card)
                position.camp[camp][index] = card
                position.note(codes.TURNED_UP, camp, places.at(camp, index), card)
                if cards.value(card) == cards.EQUALS:
                    equals += 1  # "=" matches anything and adds no value (SCR-10, SCR-13)
                else:
                    numbers |= cards.value_bit(card)
    position.pushed = 0
    different = bits.count(numbers)
    # one number, or only "=": they match. A single card always does (SCR-10)
    if different <= 1:
        succeed(position, equals)
    else:
        fail(position, different)


def succeed(position: "Position", equals: int) -> None:
    """Discard the pushed cards face up (SCR-10)."""
    for _ in range(equals):
        position.discard(cards.EQUALS)  # "=" goes under the others discarded with it (SCR-14)
    for i in range(position.player_number):
        camp = codes.clockwise(position.seat, i, position.player_number)
        for index in range(position.camp_size[camp]):
            card = position.camp[camp][index]
            if cards.is_pushed(card):
                if cards.value(card) != cards.EQUALS:
                    position.discard(cards.value(card))
                position.camp[camp][index] = cards.GAP
        if camp != position.seat:
            position.close_gaps(camp)
    choose_gap(position)


def choose_gap(position: "Position") -> None:
    """Let the player choose which gap the new card fills; the only one is filled at once."""
    gaps = 0
    last = 0
    for index in range(position.camp_size[position.seat]):
        if position.camp[position.seat][index] == cards.GAP:
            gaps += 1
            last = index
    position.phase = codes.CHOOSE_GAP
    if gaps == 1:
        fill_gap(position, last)


def fill_gap(position: "Position", index: int) -> None:
    """Put the new card into a gap; the other gaps close up (SCR-12).

    It lies as it is held: face down if it was drawn, face up if it was taken (SCR-12).
    """
    position.camp[position.seat][index] = position.held
    gaps_before = 0
    for i in range(index):
        if position.camp[position.seat][i] == cards.GAP:
            gaps_before += 1
    position.close_gaps(position.seat)
    place = places.at(position.seat, index - gaps_before)
    position.note(codes.PLACED, position.seat, place, position.held)
    end_turn(position)


def fail(position: "Position", different: int) -> None:
    """Leave the pushed cards face up where they were (SCR-11)."""
    for camp in range(position.player_number):
        for index in range(position.camp_size[camp]):
            position.camp[camp][index] = cards.put_back(position.camp[camp][index])
    # three different values: one card from the deck; four: two; five or more: three. A deck that is
    # too short gives what it has (SCR-13)
    position.penalties = min(different - 2, codes.MOST_PENALTIES, position.deck_size)
    position.phase = codes.PLACE_NEW_CARD
    position.note(codes.FAILED, position.seat, different, 0)


def add_new_card(position: "Position", side: int) -> None:
    """After a failure the new card goes to either end of the player's camp (SCR-12)."""
    place = position.insert(position.seat, side, position.held)
    position.note(codes.PLACED, position.seat, place, position.held)
    position.held = 0
    position.source = 0
    go_on_with_penalties(position)


def add_penalty(position: "Position", side: int) -> None:
    """Put a card from the deck, unseen, at either end of the player's camp (SCR-13)."""
    card = position.take_top()
    place = position.insert(position.seat, side, card)
    position.note(codes.PENALIZED, position.seat, place, card)
    position.revealed += 1
    position.penalties -= 1
    go_on_with_penalties(position)


def go_on_with_penalties(position: "Position") -> None:
    """The new card is placed first, then the penalties one by one (SCR-13)."""
    if position.penalties > 0:
        position.phase = codes.PLACE_PENALTY
    else:
        end_turn(position)


# The end of a turn


def end_turn(position: "Position") -> None:
    position.held = 0
    position.source = 0
    position.ability = 0
    position.targets = 0
    position.joining = -1
    if position.caller >= 0:
        position.turns_left -= 1
    pass_on(position)


def pass_on(position: "Position") -> None:
    # after a call every other player has one more turn, then the round ends (SCR-22)
    if position.caller >= 0 and position.turns_left == 0:
        scoring.end_round(position)
        return
    position.seat = next_seat(position)
    position.phase = codes.BEGIN_TURN
    # a turn that would begin without a deck ends the round, also after a call (SCR-23)
    if position.deck_size == 0:
        scoring.end_round(position)


def next_seat(position: "Position") -> int:
    players = position.player_number
    if players != 3:
        return codes.clockwise(position.seat, 1, players)  # play goes clockwise (SCR-3)
    if codes.is_solo(position.caller, players):
        # the solo player has called: the pair has one turn each, clockwise (SCR-32)
        position.next_of_pair = position.seat + 1
        return position.next_of_pair
    if codes.is_solo(position.seat, players):
        return position.next_of_pair
    # the solo player plays after each of the pair, who take turns (SCR-31)
    position.next_of_pair = 3 - position.seat
    return 0
