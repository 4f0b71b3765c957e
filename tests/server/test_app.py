"""What every response carries."""

from koloda.server.api.games import GameRoutes
from koloda.server.app import HEADERS
from tests.server.local_server import local_server, run


def test_every_response_carries_the_safe_headers(database, monkeypatch) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            asked = [
                ("GET", "/api/me", 200),
                ("GET", "/api/games", 200),
                ("GET", "/api/games/face-to-face/rules", 200),
                ("GET", "/api/games/face-to-face/rules?lang=../en", 200),
                ("GET", "/api/games/chess/rules", 404),
                ("GET", "/api/tables", 200),
                ("GET", f"/api/tables/{table.id}", 200),
                ("GET", f"/api/tables/{table.id}/record", 409),
                ("GET", "/api/tables/nowhere", 404),
                ("POST", "/api/tables", 400),
                ("POST", "/api/links/wrong", 409),
                ("GET", "/health", 200),
                ("GET", "/ready", 200),
                ("GET", "/metrics", 200),
                ("GET", "/nowhere", 404),
                ("DELETE", "/api/me", 405),
            ]
            for method, path, status in asked:
                answer = await here.ask(method, path, by=ada)
                assert answer.status == status, path
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value, path
            policy = HEADERS["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy

    run(story())


def test_an_internal_error_reveals_nothing(database, monkeypatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a card: 17")

    monkeypatch.setattr(GameRoutes, "rules", broken)

    async def story() -> None:
        async with local_server(database) as here:
            answer = await here.ask("GET", "/api/games/face-to-face/rules")
            assert (answer.status, answer.error) == (500, "our-mistake")
            assert b"17" not in answer.body
            assert answer.headers["x-content-type-options"] == "nosniff"

    run(story())
