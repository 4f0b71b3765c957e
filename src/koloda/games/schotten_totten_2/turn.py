"""The course of a turn: what each move does (ST2-4 … ST2-10, ST2-22, ST2-23, ST2-44)."""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.schotten_totten_2 import cards, claims, codes, knowledge, revenge, tactics

if TYPE_CHECKING:
    from koloda.games.schotten_totten_2.position import Position


def step(position: "Position", move: int) -> None:
    """Make a legal move."""
    position.log_size = 0
    carry_out(position, move)


def carry_out(position: "Position", move: int) -> None:
    if move < codes.CHOOSE:
        play_card(position, codes.played_card(move), codes.played_at(move))
    elif move < codes.ACT:
        tactics.choose(position, move - codes.CHOOSE)
    elif move < codes.EXPLODE:
        tactics.play_action(position, move - codes.ACT)
    elif move < codes.TO:
        tactics.explode(position, move - codes.EXPLODE)
    elif move < codes.TO_DISCARD:
        tactics.place_chosen(position, move - codes.TO)
    elif move == codes.TO_DISCARD:
        tactics.discard_chosen(position)
    elif move < codes.RETREAT:
        claims.claim(position, move - codes.CLAIM)
    elif move < codes.OIL:
        retreat(position, move - codes.RETREAT)
    elif move < codes.DRAW_SIEGE:
        pour_oil(position, move - codes.OIL)
    elif move == codes.DRAW_SIEGE:
        draw_siege(position)
    elif move == codes.DRAW_TACTICS:
        draw_tactics(position)
    elif move == codes.PASS:
        pass_play(position)
    else:
        tactics.choose_joker(position, move)


def play_card(position: "Position", card: int, tile: int) -> None:
    """Play a siege card or an elite from the hand to a tile (ST2-6, ST2-34)."""
    seat = position.seat
    if cards.is_siege(card):
        if position.known[seat] | position.returned:
            knowledge.track(position, seat, card)
        position.siege[seat] = bits.without(position.siege[seat], card)
        position.siege_size[seat] -= 1
        position.free = bits.without(position.free, card)
        if bits.has(position.returned, card):
            knowledge.show_returned(position, card)
    else:
        if card == cards.JOKER:
            card = cards.JOKER + position.joker(seat, position.tactics[seat])
        position.take_tactic(seat, cards.tactic(card))
        position.played[seat] += 1
    position.note(codes.PLAYED, seat, tile, card)
    position.place(seat, tile, card)
    after_play(position)


def retreat(position: "Position", tile: int) -> None:
    """Discard all the attacker's cards at the tile (ST2-4)."""
    position.note(codes.RETREATED, position.seat, tile, codes.NOTHING)
    position.drop_all(position.seat, tile)


def pour_oil(position: "Position", tile: int) -> None:
    """Discard the attacker's card nearest the wall (ST2-5)."""
    position.note(codes.OILED, position.seat, tile, position.wall[position.attacker][tile][0])
    position.drop(position.attacker, tile, 0)
    position.cauldrons -= 1
    position.oiled = 1  # only one a turn (ST2-5)


def draw_siege(position: "Position") -> None:
    """Draw a card from the siege deck (ST2-8)."""
    if position.siege_deck_size == 0:
        # the defender wins when a siege card must be drawn and there is none (ST2-22), whatever
        # the tactics deck holds (ST2-33)
        revenge.end_game(position, 1 - position.attacker, codes.DECK_EMPTY)
        return
    position.siege_deck_size -= 1
    card = position.siege_deck[position.siege_deck_size]
    seat = position.seat
    position.siege[seat] |= bits.only(card)
    position.siege_size[seat] += 1
    position.revealed += 1
    if position.returned:
        knowledge.track_draw(position, seat)
    position.note(codes.DREW_SIEGE, seat, 0, card)
    end_turn(position)


def draw_tactics(position: "Position") -> None:
    """Draw a card from the tactics deck instead (ST2-31)."""
    position.tactics_deck_size -= 1
    card = position.tactics_deck[position.tactics_deck_size]
    position.tactics[position.seat] |= bits.only(cards.tactic(card))
    position.tactics_size[position.seat] += 1
    position.revealed += 1
    position.note(codes.DREW_TACTICS, position.seat, 0, card)
    end_turn(position)


def pass_play(position: "Position") -> None:
    """Pass, if nothing can be played; only a hand below the limit draws (ST2-44)."""
    position.note(codes.PASSED, position.seat, 0, codes.NOTHING)
    if position.hand_size(position.seat) < position.hand_limit():
        after_play(position)
    else:
        end_turn(position)


def after_play(position: "Position") -> None:
    """Go on to the draw (ST2-8), and draw if there is no choice.

    While a claim is possible the attacker's draw is a move of its own (ST2-9).
    """
    position.action = -1
    position.chosen_card = -1
    position.phase = codes.DRAWING
    if position.seat == position.attacker:
        claims.prove_claims(position)
        if position.valid_claims:
            return
    # no choice of deck (ST2-31, ST2-33); to ask `legal.may_draw_tactics` costs playouts 2 per cent
    if position.siege_deck_size == 0 or position.tactics_deck_size == 0:
        draw_siege(position)


def end_turn(position: "Position") -> None:
    position.turn = 1 - position.turn
    position.seat = position.turn
    position.phase = codes.PLAYING
    position.oiled = 0
    if position.seat == position.attacker:
        claims.prove_claims(position)
    elif position.room[position.seat] == 0:
        # the defender wins when all their tiles are full at the start of their turn (ST2-23)
        revenge.end_game(position, position.seat, codes.WALL_FULL)
