"""Moves as text, in upper or lower case.

R5>3  play red 5 to tile 3          C3    claim tile 3
J>3   play a joker (S spy, H shield) <4   retreat from tile 4
EXP>3 play explosion on tile 3      O2    pour oil at tile 2
RED REC DES TRE REI SWA             D T   draw from the siege or the tactics deck
      play another action           PASS  play nothing

Within an action: R5 chooses that card (J3.1: the joker that lies at tile 3, first from the wall);
>3 puts it at tile 3, >X on the discard.
"""

import re

from koloda.engine.errors import InvalidMove
from koloda.games.schotten_totten_2 import cards, codes
from koloda.games.schotten_totten_2.codes import (
    ACT,
    CHOOSE,
    CHOOSE_JOKER,
    CHOOSING,
    CLAIM,
    DRAW_SIEGE,
    DRAW_TACTICS,
    END,
    EXPLODE,
    GIVING,
    OIL,
    PASS,
    RETREAT,
    TO,
    TO_DISCARD,
)
from koloda.games.schotten_totten_2.position import Position

ACTIONS = tuple(name[:3].upper() for name in cards.ACTIONS)
WORDS = {"D": DRAW_SIEGE, "T": DRAW_TACTICS, "PASS": PASS, ">X": TO_DISCARD}
AT_TILE = {"C": CLAIM, "<": RETREAT, "O": OIL, ">": TO, "EXP>": EXPLODE}
BLOCKS = {block: letter for letter, block in AT_TILE.items()}

CARD = "[RYGBP](?:[0-9]|1[01])|[JSH]"
PLAY = re.compile(rf"({CARD}) *> *([1-7])")
TILE = re.compile(r"(C|<|O|>|EXP *>) *([1-7])")
CHOICE = re.compile(CARD)
JOKER = re.compile(r"J([1-7])\.([1-4])")


def text(_position: Position, move: int) -> str:
    return written(move)


def written(move: int) -> str:
    if move < CHOOSE:
        tile, card = codes.played_at(move), codes.played_card(move)
        if card != cards.JOKERS[1]:
            return f"{cards.text(card)}>{tile + 1}"
    elif move < ACT:
        if move - CHOOSE < cards.CARDS:
            return chosen(move - CHOOSE)
    elif move < ACT + len(ACTIONS):
        return ACTIONS[move - ACT]
    elif CHOOSE_JOKER <= move < END:
        place = move - CHOOSE_JOKER
        return f"J{codes.tile_at(place) + 1}.{codes.index_at(place) + 1}"
    elif move < END:
        for word, meant in WORDS.items():
            if meant == move:
                return word
        for block, letter in BLOCKS.items():
            if 0 <= move - block < 7:
                return f"{letter}{move - block + 1}"
    raise InvalidMove("refused-no-such-move", move)


def chosen(card: int) -> str:
    if card >= cards.FIRST_ACTION:
        return ACTIONS[card - cards.FIRST_ACTION]
    if card == cards.JOKERS[1]:
        raise InvalidMove("schotten-totten-2-first-joker", cards.text(card))
    return cards.text(card)


def parse(position: Position, text: str) -> int:
    written = text.strip().upper()
    if written in WORDS:
        return WORDS[written]
    if written in ACTIONS:
        action = ACTIONS.index(written)
        return CHOOSE + cards.FIRST_ACTION + action if position.phase == GIVING else ACT + action
    if match := PLAY.fullmatch(written):
        return codes.play(cards.NUMBERS[match[1]], int(match[2]) - 1)
    if match := TILE.fullmatch(written):
        return AT_TILE[match[1].replace(" ", "")] + int(match[2]) - 1
    if CHOICE.fullmatch(written):
        return CHOOSE + cards.NUMBERS[written]
    if match := JOKER.fullmatch(written):
        return joker_at(position, int(match[1]) - 1, int(match[2]) - 1)
    raise InvalidMove("schotten-totten-2-unreadable", text)


def renumbered(position: Position, move: int) -> int:
    """Return the number of a move that version 0.1 wrote into a log.

    It named a joker on the wall by the joker's number in the deal.
    """
    if position.phase == CHOOSING and cards.is_joker(move - CHOOSE):
        spot = position.locate(move - CHOOSE)
        if spot >= 0:
            return codes.choose_joker(codes.tile_at(spot), codes.index_at(spot))
    return move


def joker_at(position: Position, tile: int, place: int) -> int:
    """Return the move that chooses the joker there, on the side from which the action takes."""
    if position.phase == CHOOSING:
        action = cards.ACTIONS[position.action]
        owner = position.seat if action == "redeployment" else 1 - position.seat
        lying = position.cards_at(owner, tile)
        if place < len(lying) and lying[place] in cards.JOKERS:
            return codes.choose_joker(tile, place)
    raise InvalidMove("schotten-totten-2-no-joker", f"J{tile + 1}.{place + 1}")
