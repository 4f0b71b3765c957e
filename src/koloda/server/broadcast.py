"""Show everybody connected to a table what happened there."""

import asyncio

from koloda.server.live_table import Connection, LiveTable
from koloda.server.messages import Update, encode
from koloda.tables.entries import Moved
from koloda.tables.visibility import TableView, Viewer, viewer_of, visible_events


def broadcast(live: LiveTable, start: int, asker: Connection | None, now: float) -> None:
    """Send the log's entries from `start` on to each connection, as its viewer may see them.

    Viewers who see the same share one message. For the asker, it answers their request.
    """
    if not live.connections:
        return
    table = live.table
    view = TableView(table, now)
    numbers = range(start, len(table.log))
    only_moves = all(isinstance(table.log[number], Moved) for number in numbers)
    made: dict[tuple[Viewer, str], bytes] = {}
    for connection in live.connections:
        viewer = viewer_of(table, connection.person)
        if viewer is None:
            # later, so that people who asked to leave still get their answer
            asyncio.get_running_loop().call_soon(connection.drop)
            continue
        asked = ""
        if connection is asker:
            asked, connection.asked = connection.asked, ""
        key = viewer, asked
        message = made.get(key)
        if message is None:
            shown = view.progress(viewer) if only_moves else view.snapshot(viewer)
            seen = visible_events(table, numbers, viewer)
            message = made[key] = encode(Update(numbers[-1], start - 1, seen, shown, asked))
        connection.send(message)
