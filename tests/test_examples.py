"""The examples do what they promise, with a real server on 127.0.0.1."""

import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import koloda
from koloda.client import Client

EXAMPLES = Path(__file__).parents[1] / "examples"
BOT = EXAMPLES / "network_bot.py"
PATIENCE = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    database = tmp_path_factory.mktemp("server") / "koloda.sqlite"
    options = ["--port", str(port), "--database", str(database), "--bots-at-once"]
    for limit in ("messages_a_second", "entries_a_guest", "thinking_a_guest", "cpu_a_guest"):
        options += ["--limit", f"{limit}=100000"]
    process = subprocess.Popen(
        [sys.executable, "-m", "koloda.cli", "serve", *options], stdout=subprocess.DEVNULL
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and process.poll() is None:
            with contextlib.suppress(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", port)).close()
                break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def start_bot(server: str, *arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(BOT), "--server", server, *arguments]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )


def output(process: "subprocess.Popen[str]") -> str:
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    return out


@pytest.mark.parametrize("id", koloda.games())
def test_the_network_bot_plays_a_whole_game_against_the_servers_bots(server, id) -> None:
    players = max(koloda.game(id).seats)
    table = ["--open", id, "--players", str(players), "--against", "newcomer"]
    assert "won" in output(start_bot(server, *table))


def test_the_network_bot_takes_a_seat_by_its_link(server) -> None:
    async def host() -> str:
        async with Client(server, "Host") as client:
            table = await client.open("face-to-face", 2)
            path = f"/api/tables/{table.id}/invites"
            link = (await client.call("POST", path, {"seat": 1}))["link"]
            guest = start_bot(server, "--link", link)
            await table.wait(lambda table: table.state["seats"][1].get("contributed"))
            await table.start()
            async for turn in table.my_turns():
                await table.move(random.choice(turn["legal"])["move"])
            assert (await client.call("GET", f"/api/tables/{table.id}/record")).count("\n") > 2
            await table.close()
            return await asyncio.to_thread(output, guest)

    assert "won" in asyncio.run(host())


@pytest.mark.parametrize("id", koloda.games())
def test_the_flat_bot_plays_in_the_arena(id) -> None:
    bots = ["--bots", "flat_bot:FlatBot@4,random", "--games", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "koloda.cli", "arena", "--game", id, *bots],
        cwd=EXAMPLES,
        env={**os.environ, "PYTHONPATH": str(EXAMPLES.parent / "src")},
        capture_output=True,
        encoding="utf-8",
        timeout=10 * PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "flat_bot:FlatBot@4" in done.stdout
