"""The games: a list of them, their rules, and a first game to learn each."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from koloda.bots.levels import LEVELS
from koloda.engine.rulebook import clauses
from koloda.games import GAMES
from koloda.locales import LANGUAGES
from koloda.server import lessons
from koloda.server.api.answers import json_response
from koloda.server.api.bodies import body
from koloda.server.api.gate import Gate
from koloda.server.guests import Guest
from koloda.tables.errors import Refused
from koloda.tutorials import has_tutorial


class Trying(msgspec.Struct, forbid_unknown_fields=True):
    step: int
    text: str


class GameRoutes:
    def __init__(self, gate: Gate) -> None:
        self.gate = gate

    def routes(self) -> list[Route]:
        return [
            self.gate.route("GET", "/api/games", self.games),
            self.gate.route("GET", "/api/games/{game}/rules", self.rules),
            self.gate.route("GET", "/api/games/{game}/lesson", self.lesson),
            self.gate.route("POST", "/api/games/{game}/lesson", self.try_move),
        ]

    async def games(self, _request: Request, _guest: Guest) -> Response:
        return json_response(
            [
                {
                    "id": one.id,
                    "title": one.title,
                    "seats": one.seats,
                    "bots": LEVELS,
                    "lesson": has_tutorial(one),
                    "options": [
                        {
                            "name": option.name,
                            "default": option.default,
                            "allowed": list(option.allowed),
                            "help": option.help,
                            "only_with": option.only_with,
                        }
                        for option in one.options
                    ],
                }
                for one in GAMES.values()
            ]
        )

    async def rules(self, request: Request, _guest: Guest) -> Response:
        found = GAMES.get(request.path_params["game"])
        if found is None:
            raise Refused("not-found")
        language = request.query_params.get("lang")
        page = found.rulebook(language if language in LANGUAGES else "en")
        return json_response({"page": page, "clauses": clauses(page)})

    async def lesson(self, request: Request, _guest: Guest) -> Response:
        """Send the first game, step by step, as the learner sees it."""
        return json_response(lessons.lesson(request.path_params["game"]))

    async def try_move(self, request: Request, _guest: Guest) -> Response:
        """Try a move that the lesson doesn't ask for; refuse it if the rules forbid it."""
        tried = await body(request, Trying)
        lessons.try_move(request.path_params["game"], tried.step, tried.text)
        return json_response({})
