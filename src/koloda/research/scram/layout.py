"""The features and actions of Scram!, in order; `encoding` writes them."""

from collections.abc import Iterator
from functools import cache

from koloda.games.scram import cards, codes, places
from koloda.games.scram.notation import CAMPS, LETTERS, SIDES, place_text
from koloda.games.scram.scorepad import MOST_ROUNDS
from koloda.research.features import (
    Feature,
    category,
    digits,
    flag,
    flags,
    member_set,
    number,
    seat_names,
)
from koloda.research.numbering import Numbering
from koloda.research.shape import Shape

VERSION = 1


def most_cards(players: int) -> int:
    """Return how many cards there are (SCR-1)."""
    return cards.EQUALS * cards.copies(players)


def most_in_camp(players: int) -> int:
    """Return how many cards a camp can hold: all but the one that somebody has in hand (SCR-13)."""
    return most_cards(players) - 1


def features(players: int) -> list[Feature]:
    seats = seat_names(players)
    return [
        *flags("my seat", range(players)),
        *flags("phase", codes.PHASES),
        *flags("to move", seats),
        *flags("starter", seats),
        *flags("next starter", seats),
        *flags("caller", seats),
        *flags("looking at cards", seats),
        *flags("camp that the card in use joins", seats),
        flag("seat 2 is the one of the pair who plays now or after the solo player"),
        number("turns left after the call", 5),
        number("penalty cards to place", codes.MOST_PENALTIES),
        category("ability in use", 13),
        category("card in hand is from (1: deck, 2: discard pile)", codes.FROM_PILE),
        number("rounds ended", MOST_ROUNDS),
        *(
            feature
            for number_of_round in range(1, MOST_ROUNDS + 1)
            for team in ("my", "other")
            for feature in digits(f"round {number_of_round}: {team} team's score", 2)
        ),
        *digits("times that cards were revealed", 3),
        *place_features("target", players),
        *place_features("looked at", players),
        *card_features("card in hand", players),
        number("deck size", most_cards(players)),
        *card_features("deck: top card", players),
        *card_features("deck: second card", players),
        *(
            category(f"discard pile: card {i + 1} from the bottom", cards.EQUALS)
            for i in range(most_cards(players))
        ),
        *(feature for owner in seats for feature in camp_features(owner, players)),
    ]


def place_features(name: str, players: int) -> Iterator[Feature]:
    for i in (1, 2):
        yield category(f"{name} {i}: camp ({players + 1}: the deck)", players + 1)
        yield number(f"{name} {i}: place", most_cards(players))


def card_features(name: str, players: int) -> Iterator[Feature]:
    yield category(f"{name}: value, if I know it (14: =)", cards.EQUALS)
    yield category(f"{name}: lies (1: face up, 2: pushed or a gap, 3: both)", 3)
    yield member_set(f"{name}: seats that know it, bit 0 for me", players)


def camp_features(owner: str, players: int) -> Iterator[Feature]:
    yield number(f"{owner}: cards in camp", most_in_camp(players))
    for i in range(most_in_camp(players)):
        yield from card_features(f"{owner}: card {i + 1}", players)


def hidden(players: int) -> list[Feature]:
    return [
        category("card in hand: value", cards.EQUALS),
        *(category(f"deck: card {i + 1}", cards.EQUALS) for i in range(most_cards(players))),
        *(
            category(f"{owner}: value of card {i + 1}", cards.EQUALS)
            for owner in seat_names(players)
            for i in range(most_in_camp(players))
        ),
    ]


def moves(players: int, rounds: int) -> list[int]:
    """Return every move that can be legal."""
    words = range(codes.NEXT if rounds == 1 else codes.WORDS)
    return [
        *words,
        *(places.end_move(camp, side) for camp in range(players) for side in (0, 1)),
        places.to_move(codes.TOP),
        places.to_move(codes.SECOND),
        *(
            places.to_move(places.at(camp, index))
            for camp in range(players)
            for index in range(most_in_camp(players))
        ),
    ]


def action_name(move: int) -> str:
    if move < codes.WORDS:
        return LETTERS[move]
    if move < codes.PLACES:
        return CAMPS[places.end_camp(move)] + SIDES[places.end_side(move)]
    return place_text(places.named(move))


@cache
def shape(players: int, rounds: int) -> Shape:
    """Return what all slots of this kind share."""
    return Shape(len(features(players)), len(hidden(players)), Numbering(moves(players, rounds)))
