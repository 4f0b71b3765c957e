"""Runs the server from the command line."""

import argparse
import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from functools import partial
from typing import Any, cast, get_type_hints

import segno
import structlog
import uvicorn
from rich.markup import escape
from starlette.applications import Starlette
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from koloda.engine.errors import OptionError
from koloda.locales import texts
from koloda.server.allowed_hosts import AllowedHosts
from koloda.server.app import Application, application
from koloda.server.budgets import NOBODY, Payer
from koloda.server.connections import Connections
from koloda.server.database import check_database
from koloda.server.http_connection import HttpConnection
from koloda.server.limits import Limits
from koloda.server.live_tables import LiveTables
from koloda.server.metrics_access import MetricsAccess
from koloda.server.pace import AT_ONCE, Pace
from koloda.server.retention import Retention
from koloda.server.socket_connection import SocketConnection
from koloda.terminal.database import add_database
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

PORT = 8437
DISK_FAILED = 3
"""The exit code after which a supervisor should start the server again."""
SPARE_FILES = 100
"""Files that are left for the database, the page and the log."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="run a server for tables of people and bots",
        description="Run a server. Without --lan it accepts connections from this machine only.",
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"the port (default {PORT})")
    add_database(parser)
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
        "--keep-deleted-days",
        type=days,
        default=Retention.deleted_days,
        metavar="N",
        help="days in which `koloda undelete` can bring a deleted table back (default %(default)s)",
    )
    parser.add_argument(
        "--messages-a-second",
        type=float,
        default=Limits.messages_a_second,
        help="messages per second to accept from each socket; fast bots may need more "
        "(default %(default)s)",
    )
    parser.add_argument(
        "--bots-at-once",
        action="store_true",
        help="let bots move as soon as they have chosen, for programs that play many games; the "
        "time that a bot takes then says something about its cards",
    )
    parser.add_argument(
        "--limit",
        type=limit,
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="another limit, such as entries_a_guest=500; docs/protocol.md lists them all; "
        "can be repeated",
    )
    parser.add_argument(
        "--metrics-token",
        default=os.environ.get("KOLODA_METRICS_TOKEN", ""),
        metavar="TOKEN",
        help="a secret with which monitoring may read /metrics from elsewhere "
        "(default: KOLODA_METRICS_TOKEN of the environment, if set)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    screen = Screen(texts(arguments.lang))
    check_database(arguments.database)
    host = "0.0.0.0" if arguments.lan else "127.0.0.1"
    check_port(host, arguments.port)
    address = f"http://{lan_address() if arguments.lan else '127.0.0.1'}:{arguments.port}/"
    screen.say("terminal-serving", "bold", address=address)
    if arguments.lan:
        segno.make(address, error="m").terminal(sys.stdout, compact=True)
    if arguments.open and not webbrowser.open(address):
        screen.show(escape(address))
    quiet_logs()
    limits = Limits(**{"messages_a_second": arguments.messages_a_second, **dict(arguments.limit)})
    limits = replace(limits, connections=min(limits.connections, file_limit() - SPARE_FILES))
    hosts = AllowedHosts([*arguments.public_host, *([lan_address()] if arguments.lan else [])])
    retention = Retention(
        arguments.keep_days, arguments.keep_finished_days, arguments.keep_deleted_days
    )
    access = MetricsAccess(arguments.metrics_token, is_proxied=bool(arguments.public_host))
    pace = AT_ONCE if arguments.bots_at_once else Pace()
    app = application(arguments.database, limits, hosts, retention, access, pace)
    serve(app, host, arguments.port, limits)


def days(text: str) -> float:
    number = float(text)
    if not 0 <= number < float("inf"):
        raise ValueError(text)
    return number


def limit(text: str) -> tuple[str, float]:
    """Read a limit's name and its number, which must be positive."""
    name, _, number = text.partition("=")
    kinds = get_type_hints(Limits)
    if name not in kinds:
        raise argparse.ArgumentTypeError(f"there is no limit {name!r}")
    value: float = kinds[name](number)
    if not 0 < value < float("inf"):
        raise ValueError(text)
    return name, value


def serve(
    app: Application,
    host: str,
    port: int,
    limits: Limits,
    sockets: list[socket.socket] | None = None,
) -> None:
    """Serve until somebody stops the server; if the disk fails, exit at once."""
    config = configuration(app, host, port, limits)
    server = uvicorn.Server(config)
    app.when_failed = lambda: setattr(server, "should_exit", True)
    collect_garbage_rarely()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets))
    if app.has_failed:
        sys.stderr.flush()
        os._exit(DISK_FAILED)  # without closing the database, which would write to it


def collect_garbage_rarely() -> None:
    """Make garbage collection rare, and let it skip whatever exists at startup.

    Nearly everything is freed as soon as nothing refers to it; collecting the rest took a tenth of
    a move's time.
    """
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


def configuration(app: Starlette, host: str, port: int, limits: Limits) -> uvicorn.Config:
    config = uvicorn.Config(
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
    trusted = ProxyHeadersMiddleware(cast(Any, app), config.forwarded_allow_ips).trusted_hosts

    def payer_at(address: str) -> Payer:
        tables: LiveTables | None = getattr(app.state, "tables", None)
        return NOBODY if tables is None else tables.budgets.stranger(address)

    connections = Connections(limits, lambda address: address in trusted, payer_at)
    # uvicorn makes its connections by calling these
    config.http = cast(type[asyncio.Protocol], partial(HttpConnection, open=connections))
    config.ws = cast(type[asyncio.Protocol], partial(SocketConnection, open=connections))
    return config


def file_limit() -> int:
    """Raise the number of files that this process may open, as far as it may; return it.

    Each connection is one. Where systems have no such limit, they have no module for it either.
    """
    if resource is None:
        return sys.maxsize
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return sys.maxsize if most == resource.RLIM_INFINITY else most


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
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # its warnings are about clients
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
