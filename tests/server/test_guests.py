"""Guests and their cookies."""

from koloda.client import Client
from koloda.server.guests import COOKIE, Cookies, Guest
from tests.server.local_server import (
    local_server,
    refused,
    run,
    seat_names,
    socket_status,
)


def test_forged_and_foreign_cookies_are_rejected(database, tmp_path) -> None:
    async def story() -> None:
        async with local_server(database) as here, local_server(tmp_path / "other.sqlite") as there:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            guest = here.guest_of(ada)
            foreign = there.app.state.cookies.write(guest)
            value = ada.cookie.partition("=")[2]
            payload, _, signature = value.rpartition(".")
            forged = [
                foreign,
                Cookies("guess").write(guest),
                payload,
                f"{payload}.",
                f"{payload}.{signature[:-2]}AA",
                f"{payload[:-2]}AA.{signature}",
                f".{signature}",
                "\xe9\xff",
                "x" * 5000,
            ]
            for cookie in forged:
                eve = Client(here.address, "")
                eve.cookie = f"{COOKIE}={cookie}"
                answer = await here.ask("GET", f"/api/tables/{table.id}", by=eve)
                assert answer.status in (400, 404), cookie
                if cookie.isascii():
                    assert await socket_status(here, table.id, eve.cookie) == 403
            assert (await here.ask("GET", f"/api/tables/{table.id}", by=ada)).status == 200

    run(story())


def test_a_guest_who_changes_their_name_stays_the_same_guest(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            before = here.guest_of(ada)
            await ada.call("POST", "/api/me", {"name": "  Ada <b>Lovelace</b>\n"})
            assert here.guest_of(ada) == Guest(before.id, "Ada <b>Lovelace</b>")
            assert await ada.call("GET", "/api/me") == {"name": "Ada <b>Lovelace</b>"}
            await table.hello()
            assert seat_names(table) == ["Ada", "open"]
            with refused("no-name"):
                await ada.call("POST", "/api/me", {"name": " "})

    run(story())


def test_only_the_server_reads_the_cookie(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            answer = await here.ask("GET", "/api/me")
            cookie_text = answer.headers["set-cookie"].lower()
            assert (
                "httponly" in cookie_text
                and "samesite=lax" in cookie_text
                and "path=/" in cookie_text
            )

    run(story())
