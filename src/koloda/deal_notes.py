"""What a player notes about a deal before the cards come, to check it at the end."""

import json
import secrets
from typing import Any

from koloda.engine.errors import KolodaError
from koloda.engine.fair import FairDeal, Terms, contribution_hash
from koloda.engine.record import Record
from koloda.games import game

LENGTH = 32
"""How many random bytes we add."""


class DealNotes:
    """The notes of one seat about the deals of one table.

    Our bytes leave this object only when our hash is among those that the server has fixed for the
    commitment for which we drew them. Each commitment has its own bytes.
    """

    def __init__(self) -> None:
        self.commitment = ""
        self.seat = -1
        self.own = b""
        self.sealed: dict[str, Any] | None = None
        """The hashes and terms that were fixed when we revealed our bytes."""
        self.first_view: Any = None
        """What we saw right after the deal."""

    def contribution(self, table: dict[str, Any]) -> dict[str, str] | None:
        """Return what to promise now; None if nothing is to be promised."""
        seat = table["seat"]
        if table["phase"] != "gathering" or seat is None or table["seats"][seat]["contributed"]:
            return None
        if (self.commitment, self.seat) != (table["commitment"], seat):
            self.commitment, self.seat = table["commitment"], seat
            self.own = secrets.token_bytes(LENGTH)
            self.sealed = self.first_view = None
        return {"commitment": self.commitment, "hash": self.hash}

    @property
    def hash(self) -> str:
        return contribution_hash(self.commitment, self.seat, self.own)

    def revelation(self, table: dict[str, Any]) -> str | None:
        """Return the bytes to reveal now; None if they must stay here."""
        seat = table["seat"]
        if table["phase"] != "revealing" or seat is None or table["seats"][seat]["revealed"]:
            return None
        is_ours = self.own and (self.commitment, self.seat) == (table["commitment"], seat)
        if not is_ours or table["hashes"][seat] != self.hash:
            return None
        sealed = {"hashes": table["hashes"], "terms": table["terms"]}
        if self.sealed not in (None, sealed):
            return None
        self.sealed = sealed
        return self.own.hex()

    def note_view(self, table: dict[str, Any]) -> None:
        match = table["match"]
        if match is not None and match["moves_made"] == 0:
            self.first_view = match["view"]

    def check(self, table: dict[str, Any]) -> None:
        """Check a finished match against the notes; raise `FalseDeal` with the step that fails.

        Only the first cards are compared: `koloda verify` derives the later ones from a record.
        """
        if self.sealed is None or self.first_view is None:
            raise FalseDeal("nothing was noted before this deal")
        try:
            shown = table["match"]["fair"]
            terms = Terms(**{**self.sealed["terms"], "seats": tuple(self.sealed["terms"]["seats"])})
            secret = bytes.fromhex(shown["secret"])
            deal = FairDeal(secret, tuple(map(bytes.fromhex, shown["contributions"])), terms)
            own = deal.contributions[self.seat]
            shown_terms = shown["terms"]
        except (KeyError, IndexError, TypeError, ValueError):
            raise FalseDeal("the server's proof can't be read") from None
        if deal.commitment != self.commitment:
            raise FalseDeal("the secret is not the one that the server was bound to")
        if own != self.own:
            raise FalseDeal("our own bytes were exchanged")
        if list(deal.hashes) != self.sealed["hashes"]:
            raise FalseDeal("a seat's bytes are not those that it had promised")
        if shown_terms != self.sealed["terms"]:
            raise FalseDeal("the deal was made for another match")
        names = list(terms.seats)
        record = Record(game(terms.game), terms.players, terms.options, deal, names)
        dealt = json.loads(json.dumps(record.start().view(self.seat)))
        if self.first_view != dealt:
            raise FalseDeal("the cards that we got are not those that the key gives")


class FalseDeal(KolodaError):
    """A deal other than the one to which the server and the seats were bound."""
