"""All the routes of the API."""

from starlette.routing import Route

from koloda.engine.signature import Signer
from koloda.server.api.games import GameRoutes
from koloda.server.api.gate import Gate
from koloda.server.api.guests import GuestRoutes
from koloda.server.api.links import LinkRoutes
from koloda.server.api.lookup import Lookup
from koloda.server.api.matches import MatchRoutes
from koloda.server.api.status import StatusRoutes
from koloda.server.api.tables import TableRoutes
from koloda.server.curves import Curves
from koloda.server.guests import Cookies
from koloda.server.live_tables import LiveTables
from koloda.server.metrics_access import MetricsAccess
from koloda.server.pages import Pages
from koloda.server.replays import Keys


def api_routes(
    tables: LiveTables,
    cookies: Cookies,
    keys: Keys,
    pages: Pages,
    access: MetricsAccess,
    signer: Signer,
) -> list[Route]:
    gate = Gate(cookies, tables.limits, tables.budgets)
    lookup = Lookup(tables, keys)
    return [
        *GuestRoutes(gate).routes(),
        *GameRoutes(gate).routes(),
        *TableRoutes(gate, lookup, tables).routes(),
        *LinkRoutes(gate, lookup, tables.entrance).routes(),
        *MatchRoutes(gate, lookup, Curves(tables.bot_pool), tables.limits, signer).routes(),
        *StatusRoutes(gate, tables, pages, access).routes(),
    ]
