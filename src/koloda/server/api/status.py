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
from koloda.version import VERSION


class StatusRoutes:
    def __init__(self, gate: Gate, tables: LiveTables) -> None:
        self.gate = gate
        self.tables = tables

    def routes(self) -> list[Route]:
        return [
            Route("/health", self.health, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    async def health(self, request: Request) -> Response:
        try:
            self.gate.check(request)
            await self.tables.store.check()
        except KolodaError as error:
            return refused(error)
        return json_response({"ok": True, "version": VERSION})

    async def metrics(self, _request: Request) -> Response:
        return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4")
