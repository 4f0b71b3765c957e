"""What a viewer sees of a table."""

from koloda.tables.settings import GameClock
from koloda.tables.visibility import TableView, snapshot, viewer_of, visible_events
from tests.tables.helpers import ADA, BEN, EVE, SECRET, first_two, play, play_out, started


def test_a_stranger_sees_nothing() -> None:
    table = started()
    play_out(table)
    assert viewer_of(table, EVE) is None
    assert snapshot(table, EVE, 30) is None


def test_a_seat_sees_its_own_cards_and_legal_moves() -> None:
    table = started()
    for person, seat in ((ADA, 0), (BEN, 1)):
        shown = snapshot(table, person, 5)["match"]
        assert shown["view"] == table.match.state.view(seat)
        assert ("legal" in shown) == (seat == 0)
        assert "open" not in shown
        assert "fair" not in shown


def test_a_spectator_sees_what_is_public_and_everything_after_the_end() -> None:
    table = started()
    table.watch(EVE, "Eve")
    shown = snapshot(table, EVE, 5)["match"]
    assert shown["view"] == table.match.state.view(None)
    assert "legal" not in shown
    play_out(table)
    assert snapshot(table, EVE, 30)["match"]["open"] == table.match.state.view_all()
    table.unwatch(EVE)
    assert snapshot(table, EVE, 31) is None


def test_no_secret_leaves_before_the_end() -> None:
    table = started()
    table.watch(EVE, "Eve")
    for person in (ADA, BEN, EVE):
        sent = repr([snapshot(table, person, 5)])
        sent += repr(visible_events(table, range(len(table.log)), viewer_of(table, person)))
        for secret in (SECRET, SECRET.hex(), b"aaaa", b"aaaa".hex()):
            assert str(secret) not in sent
    play_out(table)
    assert snapshot(table, EVE, 30)["match"]["fair"]["secret"] == SECRET.hex()


def test_only_their_drawer_sees_drawn_cards() -> None:
    table = started()
    table.watch(EVE, "Eve")
    play(table, *first_two(table), "E")
    drawn = {}
    for person in (ADA, BEN, EVE):
        (moved,) = visible_events(table, [len(table.log) - 1], viewer_of(table, person))
        drawn[person] = moved["happened"][0]
    assert drawn[ADA]["cards"]
    assert "cards" not in drawn[BEN]
    assert "cards" not in drawn[EVE]


def test_times_are_shown_in_tenths_of_a_second() -> None:
    table = started(clock=GameClock(60))
    play(table, *first_two(table), now=10.123456)
    viewer = viewer_of(table, BEN)
    [event] = visible_events(table, [len(table.log) - 1], viewer)
    assert event["at"] == 10.1
    assert TableView(table, 12.34567).snapshot(viewer)["match"]["clock"]["left"] == [50.7, 60.0]
