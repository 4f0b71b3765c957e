"""The server's own health, for its operators."""

from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from koloda.engine.errors import KolodaError
from koloda.server import metrics
from koloda.server.api.answers import json_response, refused
from koloda.server.api.gate import Gate
from koloda.server.live_tables import LiveTables
from koloda.server.metrics_access import MetricsAccess
from koloda.server.pages import Pages
from koloda.tables.errors import Refused
from koloda.version import VERSION


class StatusRoutes:
    def __init__(self, gate: Gate, tables: LiveTables, pages: Pages, access: MetricsAccess) -> None:
        self.gate = gate
        self.tables = tables
        self.pages = pages
        self.access = access

    def routes(self) -> list[Route]:
        return [
            Route("/health", self.health, methods=["GET"]),
            Route("/ready", self.ready, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    async def health(self, request: Request) -> Response:
        """Answer that the process lives; if this fails, it needs a restart."""
        try:
            self.gate.check(request)
        except KolodaError as error:
            return refused(error)
        return json_response({"ok": True, "version": VERSION})

    async def ready(self, request: Request) -> Response:
        """Answer whether people can be sent here: the disk takes writes, and the page is whole."""
        try:
            self.gate.check(request)
            await self.tables.store.check()
            if self.pages.missing():
                raise Refused("no-page")
        except KolodaError as error:
            return refused(error)
        return json_response({"ok": True, "damaged_tables": len(self.tables.damaged)})

    async def metrics(self, request: Request) -> Response:
        if not self.access.allows(request):
            return refused(Refused("not-found"))
        return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4")
