"""Time at the server, whatever the system's clock does."""

from koloda.server import live_tables
from koloda.server.steady_clock import steady_clock
from tests.server.local_server import (
    TWO,
    local_server,
    make_some_moves,
    rejoined,
    run,
    started,
    until,
)


def test_a_jump_of_the_systems_clock_moves_nothing() -> None:
    system, passed = [1000.0], [5.0]
    clock = steady_clock(lambda: system[0], lambda: passed[0])
    assert clock() == 1000
    for jump in (1e9, -2e9):
        system[0] += jump
        passed[0] += 7
    assert clock() == 1014


def test_a_table_whose_log_is_ahead_of_the_clock_goes_on_from_there(database, monkeypatch) -> None:
    """The system's clock was wrong, and is right after a restart."""
    now = [3e9]
    monkeypatch.setattr(live_tables, "steady_clock", lambda: lambda: now[0])
    clock = {"type": "game", "seconds": 100}

    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, clock=clock, timeout="loss")
            await make_some_moves(party, 1)
        now[0] = 2e9
        async with local_server(database) as here:
            back = await rejoined(party, here)
            await until(lambda: not any(seat.gone_at for seat in back.live.table.seats))
            now[0] += 30
            await make_some_moves(back, 1)
            table = back.live.table
            times = [entry.at for entry in table.log]
            assert times == sorted(times)
            assert table.clock.remaining(0, times[-1]) == 70
            now[0] += 30
            await back.host.hello()
            assert back.host.state["match"]["clock"]["left"] == [40, 100]

    run(story())
