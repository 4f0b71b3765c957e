"""What may be said at a table."""

import pytest

from koloda.tables.errors import Refused
from koloda.tables.visibility import snapshot
from tests.tables.helpers import ADA, BEN, EVE, play_out, refused, started


def test_what_may_be_said() -> None:
    table = started()
    table.say(ADA, 5, phrase="hello")
    table.say(BEN, 6, text="привіт <script>")
    assert [one["text"] for one in snapshot(table, ADA, 7)["said"]] == ["", "привіт <script>"]
    for wrong in ({}, {"phrase": "x"}, {"text": "a\nb"}, {"text": "x" * 301}, {"text": " "}):
        with pytest.raises(Refused):
            table.say(ADA, 8, **wrong)
    with refused("not-at-table"):
        table.say(EVE, 8, phrase="hello")
    with refused("not-known"):
        table.say(ADA, 8, phrase="i-know-this-card", about="0.1")


def test_strict_talk_applies_during_the_game() -> None:
    table = started(strict_talk=True)
    with refused("strict-talk"):
        table.say(ADA, 5, text="take the left one")
    table.say(ADA, 5, phrase="hello")
    play_out(table)
    table.say(ADA, 30, text="that was close")
