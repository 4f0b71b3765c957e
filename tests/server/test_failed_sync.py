"""The disk reports that a sync failed: nobody knows what is on it.

The server must not say that a move was refused which may come back, so it says nothing, exits, and
reads what there is when it starts again.
"""

import subprocess
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from koloda.client import Client, ServerRefused
from koloda.tables.entries import Moved
from tests.server.local_server import TWO, run, stored_tables
from tests.server.server_process import ServerProcess
from tests.server.test_faults import Acknowledged, check_kept, opened_for_two

SHIM = Path(__file__).with_name("failing_sync.c")


@pytest.fixture
def failing(database: Path, tmp_path: Path) -> Any:
    """Return a server's process, and the file that makes its syncs fail while it exists."""
    library, sign = tmp_path / "failing_sync.so", tmp_path / "syncs fail"
    compiler = sysconfig.get_config_var("CC").split()[0]
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, SHIM, "-ldl"], check=True)
    host = ServerProcess(database, LD_PRELOAD=str(library), FAILING_SYNC=str(sign))
    yield host, sign
    host.close()


async def answer(work: Any) -> str:
    """Return the key of the refusal, or "done"."""
    try:
        await work
    except ServerRefused as error:
        return error.key
    return "done"


@pytest.mark.parametrize("is_killed", [False, True])
def test_nobody_is_told_that_a_move_was_refused_which_comes_back(
    is_killed, failing, database
) -> None:
    async def story() -> None:
        host, sign = failing
        host.start()
        tables = await opened_for_two(host.address, TWO)
        mover = next(table for table in tables if table.my_turn)
        confirmed = Acknowledged()
        first = mover.my_turn["legal"][0]["move"]
        confirmed.note(mover.id, "first", await mover.move(first, id="first"))
        await mover.wait(lambda table: table.my_turn)
        move = mover.my_turn["legal"][0]["move"]
        sign.touch()
        answered = await answer(mover.ask("move", id="second", move=move))
        if is_killed:
            host.kill()
        else:
            said = await answer(tables[1].ask("say", text="Is anybody there?"))
            assert said in ("disconnected", "not-written")
            ready = await answer(Client(host.address, "Zoe").call("GET", "/ready"))
            assert ready in ("unreachable", "not-written")
            assert host.wait() == 3
        sign.unlink()
        log = stored_tables(database)[mover.id].log
        check_kept(database, confirmed)
        is_there = any(isinstance(entry, Moved) and entry.token == "second" for entry in log)
        assert is_there, "the failed sync left nothing behind, so this test shows nothing"
        assert answered == "disconnected"
        host.start()
        confirmed.note(mover.id, "second", await mover.move(move, id="second"))
        check_kept(database, confirmed)
        for table in tables:
            await table.close()
        host.stop()
        assert "Traceback" not in host.said, host.said
        assert "could not be synced" in host.said

    run(story())
