"""Requests from other sites."""

from tests.server.local_server import (
    local_server,
    run,
    socket_status,
)


def test_other_sites_can_neither_post_nor_listen(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            own = f"http://127.0.0.1:{here.port}"
            for origin in (
                "http://evil.example",
                "null",
                "http://127.0.0.1",
                f"{own}.evil.example",
            ):
                answer = await here.ask("POST", "/api/me", {"name": "Eve"}, by=ada, origin=origin)
                assert (answer.status, answer.error) == (403, "forbidden")
                assert await socket_status(here, table.id, ada.cookie, origin=origin) == 403
            answer = await here.ask("POST", "/api/me", {"name": "Ada"}, by=ada, origin=own)
            assert answer.status == 200
            assert await socket_status(here, table.id, ada.cookie, origin=own) == 101
            assert await socket_status(here, table.id, "") == 403
            assert await socket_status(here, "nowhere", ada.cookie) == 403

    run(story())
