"""What may be said at a table."""

from koloda.engine.state import State
from koloda.tables.errors import Refused

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "thinking",
    "your-turn",
    "one-moment",
    "good-game",
)
"""Set phrases, shown in each reader's language."""

I_KNOW = "i-know-this-card"
"""Said while pointing at a card that lies face down (SCR-35)."""

LONGEST = 300
"""The largest number of characters in a free text."""


def check(
    state: State | None, seat: int | None, phrase: str, text: str, about: str, *, strict: bool
) -> None:
    """Refuse what may not be said. `state` and `seat` are None for a spectator."""
    if bool(phrase) == bool(text):
        raise Refused("nothing-said")
    if text:
        check_text(text, strict)
    elif phrase == I_KNOW:
        check_pointing(state, seat, about)
    elif phrase not in PHRASES or about:
        raise Refused("no-such-phrase")


def check_text(text: str, strict: bool) -> None:
    if strict:
        raise Refused("strict-talk")
    if len(text) > LONGEST or not text.isprintable() or not text.strip():
        raise Refused("bad-text", {"most": LONGEST})


def check_pointing(state: State | None, seat: int | None, about: str) -> None:
    """Refuse to point at a card that the speaker doesn't know (SCR-34 forbids naming it)."""
    if state is None or seat is None or about not in state.known_face_down(seat):
        raise Refused("not-known")
