"""The host names that a server answers to."""

import pytest

from koloda.server.allowed_hosts import AllowedHosts
from tests.server.local_server import (
    local_server,
    run,
    socket_status,
)


def test_requests_to_a_foreign_host_name_are_refused(database) -> None:
    """A site whose name points to this machine is the same origin to the browser."""

    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            evil = f"evil.example:{here.port}"
            for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/me")):
                headers = {"host": evil, "origin": f"http://{evil}"}
                answer = await here.ask(method, path, by=ada, **headers)
                assert (answer.status, answer.error) == (403, "forbidden")
                assert answer.headers["x-content-type-options"] == "nosniff"
            for name, status in (("evil.example", 403), ("localhost", 101)):
                assert await socket_status(here, table.id, ada.cookie, name) == status
            ours = {"host": f"localhost:{here.port}", "origin": f"http://localhost:{here.port}"}
            answer = await here.ask("POST", "/api/me", {"name": "Ada"}, by=ada, **ours)
            assert answer.status == 200

    run(story())


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost", True),
        ("LOCALHOST:8437", True),
        ("127.0.0.1:8437", True),
        ("127.0.0.2", True),
        ("[::1]:8437", True),
        ("cards.example", True),
        ("cards.example:443", True),
        ("192.0.2.7:8437", True),
        ("evil.example", False),
        ("cards.example.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("192.0.2.8", False),
        ("[::1", False),
        ("", False),
        (None, False),
    ],
)
def test_a_host_is_allowed_or_not(host, is_ours) -> None:
    assert (host in AllowedHosts(["Cards.example", "192.0.2.7"])) == is_ours
