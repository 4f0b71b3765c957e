"""The network fails, the server fails, the page is reloaded: the game goes on."""

import json

import pytest

import koloda
from koloda.games import games
from tests.web.playing import (
    choices,
    is_over,
    moves_made,
    play,
    play_on_the_board,
    said,
    send_a_move,
    start,
    wait_for_turn,
)
from tests.web.watching import is_accessible, is_well
from tests.web.wire import Wire

pytestmark = [
    pytest.mark.skipif(not koloda.compiled, reason="the browser is the same"),
    pytest.mark.slow,
]


@pytest.fixture
def wire(server):
    with Wire(server.port) as made:
        yield made


def connection(page, message):
    """Check the notice about the connection, both on the screen and for screen readers."""
    page.get_by_role("banner").get_by_text(said(page, message), exact=True).wait_for()
    page.get_by_role("log").get_by_text(said(page, message), exact=True).last.wait_for()


def own_moves(frames) -> set[int]:
    """Return the numbers of all events in which the viewer moved."""
    seat, found = None, set()
    for frame in map(json.loads, frames):
        seat = frame.get("table", {}).get("seat", seat)
        moved = [one for one in frame.get("events", []) if one["event"] == "moved"]
        found |= {one["number"] for one in moved if one["seat"] == seat and one["by"] == "person"}
    return found


@pytest.mark.parametrize("game", games())
def test_a_game_goes_on_after_a_cut_wire_a_lost_answer_and_a_killed_server(
    server, wire, visitors, game
) -> None:
    page = visitors()
    chooser = choices(game, 2)
    start(page, wire.address, game)
    made = play(page, chooser, most=2)
    assert wait_for_turn(page)
    before = moves_made(page)
    wire.cut()
    connection(page, "web-connecting")
    is_accessible(page)
    wire.mend()
    connection(page, "web-connected")
    assert moves_made(page) == before
    is_well(page)

    wire.deafen()
    send_a_move(page, chooser)
    wire.cut()
    connection(page, "web-connecting")
    wire.mend()
    connection(page, "web-connected")
    made += 1 + play(page, chooser, most=1)
    assert len(own_moves(visitors.frames[page])) == made, "a move was lost, or made twice"

    assert wait_for_turn(page)
    before = moves_made(page)
    server.kill()
    try:
        connection(page, "web-connecting")
    finally:
        server.start()
    connection(page, "web-connected")
    assert moves_made(page) == before
    if not is_over(page):
        play_on_the_board(page, chooser)
    is_well(page)
    visitors.forgive("WebSocket")
