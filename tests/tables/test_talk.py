"""What may be said at a table."""

import pytest

from koloda.tables.errors import Refused
from koloda.tables.names import speaker_of
from koloda.tables.table import Table
from koloda.tables.visibility import snapshot, viewer_of, visible_events
from tests.tables.helpers import ADA, BEN, EVE, opened, play_out, refused, started


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


def test_the_host_mutes_people_and_lets_them_speak_again() -> None:
    table = started()
    table.watch(EVE, "Eve")
    for person in (BEN, EVE):
        with refused("host-only"):
            table.mute(BEN, speaker_of(EVE), True, 5)
        table.mute(ADA, speaker_of(person), True, 5)
        table.mute(ADA, speaker_of(person), True, 5)  # nothing new
        with refused("muted"):
            table.say(person, 6, phrase="hello")
        with refused("muted"):
            table.say(person, 6, text="hello")
    assert snapshot(table, BEN, 7)["muted"] == sorted(map(speaker_of, (BEN, EVE)))
    again = Table.replay(table.log)
    with refused("muted"):
        again.say(BEN, 8, phrase="hello")
    again.mute(ADA, speaker_of(BEN), False, 8)
    again.say(BEN, 9, phrase="hello")
    [event] = visible_events(again, [len(again.log) - 1], viewer_of(again, ADA))
    assert event["speaker"] == speaker_of(BEN) == snapshot(again, ADA, 9)["seats"][1]["speaker"]
    with refused("no-such-speaker"):
        table.mute(ADA, "nobody", True, 9)
    with refused("not-yourself"):
        table.mute(ADA, speaker_of(ADA), True, 9)


def test_somebody_muted_may_still_say_what_the_rules_allow() -> None:
    """SCR-35 lets players say that they know a card; a host can't take that away."""
    table = started()
    table.mute(ADA, speaker_of(BEN), True, 5)
    with refused("not-known"):  # there are no such cards in this game
        table.say(BEN, 6, phrase="i-know-this-card", about="0.1")


def test_a_removed_spectator_is_gone_for_good() -> None:
    table = started()
    table.watch(EVE, "Eve")
    with refused("host-only"):
        table.remove(BEN, speaker_of(EVE), 5)
    table.remove(ADA, speaker_of(EVE), 5)
    assert not table.knows(EVE)
    with refused("removed"):
        table.watch(EVE, "Eve")
    with refused("removed"):
        Table.replay(table.log).watch(EVE, "Eve")


def test_a_removed_player_loses_the_seat_before_the_deal_and_never_during_the_game() -> None:
    table = opened()
    table.sit(BEN, "Ben", 1, 1)
    table.remove(ADA, speaker_of(BEN), 2)
    assert table.seats[1].is_open
    with refused("removed"):
        table.sit(BEN, "Ben", 1, 3)
    playing = started()
    with refused("plays-here"):
        playing.remove(ADA, speaker_of(BEN), 5)
    with refused("not-yourself"):
        playing.remove(ADA, speaker_of(ADA), 5)
