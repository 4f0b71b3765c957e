"""Runs the server from the command line."""

import argparse
import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import segno
import structlog
import uvicorn
from rich.markup import escape
from starlette.applications import Starlette

from koloda.engine.errors import OptionError
from koloda.locales import texts
from koloda.server.allowed_hosts import AllowedHosts
from koloda.server.app import application
from koloda.server.limits import Limits
from koloda.server.retention import Retention
from koloda.server.sqlite import check_database
from koloda.terminal.data_folder import data_folder
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen

PORT = 8437


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="run a server for tables of people and bots",
        description="Run a server. Without --lan it accepts connections from this machine only.",
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"the port (default {PORT})")
    parser.add_argument(
        "--database",
        type=Path,
        metavar="FILE",
        help="where to keep tables (default: koloda.sqlite in your data folder)",
    )
    parser.add_argument(
        "--lan", action="store_true", help="also accept connections from the local network"
    )
    parser.add_argument(
        "--public-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a host name under which a proxy forwards people to this server; can be repeated",
    )
    parser.add_argument(
        "--keep-days",
        type=days,
        default=Retention.unfinished_days,
        metavar="N",
        help="days to keep an unfinished table after the last visit; 0: for ever "
        "(default %(default)s)",
    )
    parser.add_argument(
        "--keep-finished-days",
        type=days,
        default=Retention.finished_days,
        metavar="N",
        help="days to keep a finished one; 0: for ever (default %(default)s)",
    )
    parser.add_argument(
        "--messages-a-second",
        type=float,
        default=Limits.messages_a_second,
        help="messages per second to accept from each socket; fast bots may need more "
        "(default %(default)s)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    screen = Screen(texts(arguments.lang))
    database = arguments.database or data_folder() / "koloda.sqlite"
    check_database(database)
    host = "0.0.0.0" if arguments.lan else "127.0.0.1"
    check_port(host, arguments.port)
    address = f"http://{lan_address() if arguments.lan else '127.0.0.1'}:{arguments.port}/"
    screen.say("terminal-serving", "bold", address=address)
    if arguments.lan:
        segno.make(address, error="m").terminal(sys.stdout, compact=True)
    if arguments.open and not webbrowser.open(address):
        screen.show(escape(address))
    quiet_logs()
    limits = Limits(messages_a_second=arguments.messages_a_second)
    hosts = AllowedHosts([*arguments.public_host, *([lan_address()] if arguments.lan else [])])
    retention = Retention(arguments.keep_days, arguments.keep_finished_days)
    serve(application(database, limits, hosts, retention), host, arguments.port, limits)


def days(text: str) -> float:
    number = float(text)
    if not 0 <= number < float("inf"):
        raise ValueError(text)
    return number


def serve(app: Starlette, host: str, port: int, limits: Limits) -> None:
    config = configuration(app, host, port, limits)
    collect_garbage_rarely()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve())


def collect_garbage_rarely() -> None:
    """Make garbage collection rare, and let it skip whatever exists at startup.

    Nearly everything is freed as soon as nothing refers to it; collecting the rest took a tenth of
    a move's time.
    """
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


def configuration(app: Starlette, host: str, port: int, limits: Limits) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,  # paths contain links, and links are secrets
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def check_port(host: str, port: int) -> None:
    """Report a port that is in use in one line, before uvicorn reports it in ten."""
    try:
        with socket.create_server((host, port)):
            pass
    except (OSError, OverflowError) as error:
        raise OptionError(f"can't use port {port}: {error}") from None


def lan_address() -> str:
    """Return this machine's address in the local network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def quiet_logs() -> None:
    """Log structured lines to stderr: only what went wrong, no requests."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s")
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
