"""`koloda serve`, as an operator types it."""

import signal
import subprocess
import sys

import pytest

from koloda.cli import main
from koloda.client import Client
from koloda.server.limits import Limits
from koloda.server.retention import Retention
from koloda.terminal import serve
from tests.server.local_server import (
    listening_socket,
    patiently,
    run,
    stored_tables,
    until,
)


def test_options_reach_the_server(database, monkeypatch, capsys) -> None:
    served = []
    monkeypatch.setattr(serve, "serve", lambda app, host, port, limits: served.append((app, host)))
    monkeypatch.setattr(serve, "file_limit", lambda: 1100)
    monkeypatch.setattr(serve, "check_port", lambda host, port: None)
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    monkeypatch.setattr(serve, "quiet_logs", lambda: None)
    command = ["serve", "--database", str(database)]
    keep = ["--keep-days", "7", "--keep-finished-days", "90"]
    names = ["--public-host", "cards.example", "--public-host", "karty.example"]
    assert main(command) == main([*command, *keep, *names]) == main([*command, "--lan"]) == 0
    (plain, host), (configured, _), (lan, lan_host) = served
    assert (host, lan_host) == ("127.0.0.1", "0.0.0.0")
    named = ("localhost", "cards.example", "karty.example", "192.0.2.7")
    assert [name in plain.hosts for name in named] == [True, False, False, False]
    assert [name in configured.hosts for name in named] == [True, True, True, False]
    assert [name in lan.hosts for name in named] == [True, False, False, True]

    async def retention(app) -> Retention:
        async with app.router.lifespan_context(app):
            return app.state.tables.housekeeping.retention

    assert run(retention(plain)) == Retention(unfinished_days=30, finished_days=0)
    assert run(retention(configured)) == Retention(unfinished_days=7, finished_days=90)
    few = ["--limit", "entries_a_guest=500", "--limit", "message_bytes=8192"]
    assert main([*command, "--messages-a-second", "7", *few]) == 0

    async def limits(app) -> Limits:
        async with app.router.lifespan_context(app):
            return app.state.tables.limits

    assert run(limits(plain)) == Limits(connections=1000)  # some files are needed for the rest
    assert run(limits(served[-1][0])) == Limits(
        connections=1000, messages_a_second=7, entries_a_guest=500, message_bytes=8192
    )
    capsys.readouterr()
    for wrong in ("-1", "nan", "inf", "x"):
        with pytest.raises(SystemExit, check=lambda error: error.code == 2):
            main([*command, "--keep-days", wrong])
        assert capsys.readouterr().err.count("\n") == 1
    for wrong in ("tables", "tables=", "tables=0", "tables=1.5", "cpu_a_guest=inf", "hats=1"):
        with pytest.raises(SystemExit, check=lambda error: error.code == 2):
            main([*command, "--limit", wrong])
        assert "--limit" in capsys.readouterr().err


def test_a_server_that_cannot_write_does_not_start(tmp_path, capsys) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam, this is not a database. " * 99)
    for path in (tmp_path / "letter", tmp_path / "letter" / "below"):
        assert main(["serve", "--port", "0", "--database", str(path)]) == 2
        error = capsys.readouterr().err
        assert error.startswith("koloda: ") and error.count("\n") == 1


def test_the_command_serves_until_it_is_stopped(database) -> None:
    with listening_socket() as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-c", "import sys; from koloda.cli import main; sys.exit(main())"]
    process = subprocess.Popen(
        [*command, "serve", "--port", str(port), "--database", str(database)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )

    async def story() -> None:
        client = Client(f"http://127.0.0.1:{port}", "Ada")
        assert (await patiently(client, "/health"))["ok"]
        table = await (await client.__aenter__()).open("face-to-face", 2)
        process.send_signal(signal.SIGINT)
        await until(lambda: table.is_lost)

    try:
        run(story())
        said = process.communicate(timeout=20)[0]
    finally:
        process.kill()
        process.wait()
    assert f"http://127.0.0.1:{port}/" in said and "Traceback" not in said
    assert len(stored_tables(database)) == 1
