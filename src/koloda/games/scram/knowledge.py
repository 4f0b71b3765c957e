"""What seats know of cards that lie face down.

The table may let a seat say which cards it knows, never what they are (SCR-34, SCR-35).
"""

from koloda.games.scram.cards import KNOWN, UP
from koloda.games.scram.moves import DECK
from koloda.games.scram.notation import place_text
from koloda.games.scram.position import Position


def known_cards(position: Position, seat: int) -> list[str]:
    """The face-down cards, by their places, of which the seat may say "I know this card"."""
    rows = {camp: position.camp_cards(camp) for camp in range(position.players)}
    rows[DECK] = position.deck_cards()[::-1]
    return [
        place_text(camp, place)
        for camp, row in rows.items()
        for place, card in enumerate(row)
        if card & KNOWN << seat and not card & UP
    ]
