"""Who comes in: guests, cookies, links. A stranger learns nothing, not even that a table exists."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from koloda.client import Client, ServerRefused
from koloda.server.guests import COOKIE, Cookies, Guest
from tests.server.house import (
    gathered,
    house,
    invite,
    play_out,
    refused,
    run,
    started,
    until,
    watch_link,
)
from tests.variants import Variant

TWO = Variant("face-to-face", 2)


def names(table) -> list[str]:
    return [seat.get("name", seat["kind"]) for seat in table.state["seats"]]


# Invites


def test_an_invite_is_claimed_once(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada, ben, eve = [await here.guest(name) for name in ("Ada", "Ben", "Eve")]
            table = await ada.open("face-to-face", 2)
            link = await invite(ada, table, 1)
            bens = await ben.enter(link)
            assert bens.state["seat"] == 1
            with refused("no-such-link"):
                await eve.enter(link)
            await ben.enter(link)  # his own, opened again
            with refused("no-such-link"):
                await eve.enter("wrong")
            with refused("not-found"):
                await eve.call("GET", f"/api/tables/{table.id}")

    run(story())


def test_of_two_who_come_at_the_same_moment_one_gets_the_seat(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada = await here.guest("Ada")
            for _ in range(10):
                table = await ada.open("face-to-face", 2)
                link = await invite(ada, table, 1)
                guests = [await here.guest(f"Guest {number}") for number in range(4)]
                came = await asyncio.gather(
                    *(guest.call("POST", f"/api/links/{link}", {}) for guest in guests),
                    return_exceptions=True,
                )
                told = [one for one in came if isinstance(one, ServerRefused)]
                assert len(told) == 3
                assert {one.key for one in told} <= {"no-such-link", "seat-taken"}
                log = here.live(table).table.log
                assert [entry.seat for entry in log if type(entry).__name__ == "Sat"] == [0, 1]

    run(story())


def test_invites_are_withdrawn_and_issued_again(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            table = await ada.open("face-to-face", 2)
            first = await invite(ada, table, 1)
            await ada.call("POST", f"/api/tables/{table.id}/invites/withdraw", {"seat": 1})
            second = await invite(ada, table, 1)
            third = await invite(ada, table, 1)
            for dead in (first, second):
                with refused("no-such-link"):
                    await ben.enter(dead)
            bens = await ben.enter(third)
            await table.ask("stand", seat=1)  # the host frees the seat: the link stays dead
            with refused("no-such-link"):
                await ben.enter(third)
            await until(lambda: bens.is_lost)
            for seat in (7, -1, 2**70):
                for path in ("invites", "invites/withdraw"):
                    with refused("no-such-seat"):
                        await ada.call("POST", f"/api/tables/{table.id}/{path}", {"seat": seat})
            await (await ben.enter(await invite(ada, table, 1))).ask("ping")

    run(story())


def test_only_the_host_invites(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await gathered(here, TWO)
            stranger = await here.guest("Eve")
            for path in ("invites", "invites/withdraw"):
                where = f"/api/tables/{party.host.id}/{path}"
                with refused("host-only"):
                    await party.clients[1].call("POST", where, {"seat": 1})
                with refused("not-found"):
                    await stranger.call("POST", where, {"seat": 1})
            for path in ("device-link", "watch-link", "join", "watch"):
                with refused("not-found"):
                    await stranger.call(
                        "POST",
                        f"/api/tables/{party.host.id}/{path}",
                        {"seat": 1} if path == "join" else {},
                    )

    run(story())


@pytest.mark.parametrize("name", ["\u202e", "\x00\x01"])
def test_a_name_that_is_none_does_not_burn_the_link(database, name) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            table = await ada.open("face-to-face", 2)
            link = await invite(ada, table, 1)
            with refused("no-name"):
                await ben.call("POST", f"/api/links/{link}", {"name": name})
            assert (await ben.enter(link)).state["seat"] == 1

    run(story())


def test_who_gives_no_name_has_none(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada, ben = await here.guest(""), await here.guest("Ben")
            table = await ada.open("face-to-face", 2)
            await ben.enter(await invite(ada, table, 1))
            await table.hello()
            assert names(table) == ["", "Ben"]

    run(story())


def test_an_invite_to_a_taken_seat_lets_nobody_in(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            table = await ada.open("face-to-face", 2)
            link = await invite(ada, table, 1)
            await table.seat_bot(1)
            with refused("seat-taken"):
                await ben.enter(link)
            with refused("not-found"):
                await ben.call("GET", f"/api/tables/{table.id}")
            await table.start()
            async for turn in table.my_turns():
                await table.move(turn["legal"][0]["move"])
            for page in ("record", "replay"):
                with refused("not-found"):
                    await ben.call("GET", f"/api/tables/{table.id}/{page}")

    run(story())


# A second device


def test_a_second_device_sits_in_the_same_seat(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO)
            seat = party.to_move()
            owner = seat.client
            link = (await owner.call("POST", f"/api/tables/{seat.id}/device-link", {}))["link"]
            phone = await here.guest("Phone")
            second = await phone.enter(link)
            assert second.state["seat"] == seat.state["seat"]
            await second.move(second.my_turn["legal"][0]["move"])
            await seat.wait(lambda table: table.state["match"]["moves_made"] == 1)
            with refused("no-such-link"):
                await (await here.guest("Eve")).enter(link)
            await phone.call("POST", f"/api/links/{link}", {})  # his own, opened again
            other = next(one for one in party.tables if one is not seat)
            link = (await owner.call("POST", f"/api/tables/{seat.id}/device-link", {}))["link"]
            with refused("already-seated"):
                await other.client.enter(link)
            await seat.close()
            await second.close()
            await until(lambda: party.live.table.is_paused)

    run(story())


def test_presence_counts_people_and_not_tabs(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO)
            first, client = party.tables[1], party.clients[1]
            second = await client.table(first.id)
            await first.close()
            await second.ask("say", phrase="hello")
            assert not party.live.table.is_paused
            await second.close()
            await until(lambda: party.live.table.is_paused)
            await client.table(first.id)
            await until(lambda: not party.live.table.is_paused)

    run(story())


# Watchers


def test_watchers_come_by_link_or_to_public_tables(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO)
            eve = await here.guest("Eve")
            with refused("not-found"):
                await eve.call("POST", f"/api/tables/{party.host.id}/watch", {})
            watching = await eve.enter(await watch_link(party.clients[0], party.host))
            assert watching.state["seat"] is None
            await party.host.wait(lambda table: table.state["watchers"] == 1)
            for asked in ({"type": "move", "move": 1}, {"type": "start"}, {"type": "ask-back"}):
                with pytest.raises(ServerRefused):
                    await watching.ask(**asked)
            with refused("not-seated"):
                await eve.call("POST", f"/api/tables/{party.host.id}/watch-link", {})
            assert await eve.call("GET", "/api/tables") == []
            public = await party.clients[0].open("face-to-face", 2, public=True)
            assert [one["table"] for one in await eve.call("GET", "/api/tables")] == [public.id]
            await eve.call("POST", f"/api/tables/{public.id}/watch", {})
            await eve.table(public.id)
            await eve.call("POST", f"/api/tables/{public.id}/join", {"seat": 1})
            await public.wait(lambda table: names(table) == ["Player 0", "Eve"])

    run(story())


def test_the_host_withdraws_links_to_watch(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO)
            path = f"/api/tables/{party.host.id}/watch-link"
            ada, ben = party.clients
            eve, zoe = await here.guest("Eve"), await here.guest("Zoe")
            links = [await watch_link(client, party.host) for client in (ada, ben)]
            seat = await invite(ada, party.host, 1)
            watching = await eve.enter(links[0])
            with refused("host-only"):
                await ben.call("POST", f"{path}/withdraw", {})
            with refused("not-found"):
                await zoe.call("POST", f"{path}/withdraw", {})
            await ada.call("POST", f"{path}/withdraw", {})
            for link in links:
                with refused("no-such-link"):
                    await zoe.enter(link)
            await watching.hello()
            await ben.enter(seat)  # links to seats are others
            await zoe.enter(await watch_link(ben, party.host))

    run(story())


def test_who_was_led_out_gets_nothing_though_others_watch(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await gathered(here, TWO, watchers=2)
            ben = party.tables[1]
            ben.keep_frames = True
            frames = len(ben.frames)
            await party.host.ask("stand", seat=1)
            await party.host.seat_bot(1)
            await party.host.start()
            await until(lambda: ben.is_lost)
            assert not [frame for frame in ben.frames[frames:] if '"update"' in frame]
            with refused("not-at-table"):
                await ben.reconnect()

    run(story())


def test_a_host_who_stands_up_hands_the_table_on(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await gathered(here, TWO)
            await party.host.ask("stand", seat=0)  # the answer still comes
            await until(lambda: party.host.is_lost)
            ben = party.tables[1]
            await ben.wait(lambda table: table.state["is_host"])
            await ben.seat_bot(0)
            await ben.start()

    run(story())


# Cookies


def test_forged_and_foreign_cookies_are_nobody(database, tmp_path) -> None:
    async def story() -> None:
        async with house(database) as here, house(tmp_path / "other.sqlite") as there:
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


def test_a_guest_may_rename_and_stays_the_same(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            before = here.guest_of(ada)
            await ada.call("POST", "/api/me", {"name": "  Ada <b>Lovelace</b>\n"})
            assert here.guest_of(ada) == Guest(before.id, "Ada <b>Lovelace</b>")
            assert await ada.call("GET", "/api/me") == {"name": "Ada <b>Lovelace</b>"}
            await table.hello()
            assert names(table) == ["Ada", "open"]
            with refused("no-name"):
                await ada.call("POST", "/api/me", {"name": " "})

    run(story())


def test_the_cookie_is_for_the_server_alone(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            answer = await here.ask("GET", "/api/me")
            told = answer.headers["set-cookie"].lower()
            assert "httponly" in told and "samesite=lax" in told and "path=/" in told

    run(story())


# Other sites


async def socket_status(here, id: str, cookie: str, name: str = "127.0.0.1", **headers: str) -> int:
    try:
        async with connect(
            f"ws://{name}:{here.port}/ws/{id}",
            host="127.0.0.1",
            additional_headers={"cookie": cookie, **headers},
            compression=None,
        ):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_other_sites_can_neither_post_nor_listen(database) -> None:
    async def story() -> None:
        async with house(database) as here:
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


def test_who_comes_by_a_foreign_name_gets_nothing(database) -> None:
    """A site whose name points to this machine is the same origin to the browser."""

    async def story() -> None:
        async with house(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            evil = f"evil.example:{here.port}"
            for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/me")):
                told = {"host": evil, "origin": f"http://{evil}"}
                answer = await here.ask(method, path, by=ada, **told)
                assert (answer.status, answer.error) == (403, "forbidden")
                assert answer.headers["x-content-type-options"] == "nosniff"
            for name, status in (("evil.example", 403), ("localhost", 101)):
                assert await socket_status(here, table.id, ada.cookie, name) == status
            ours = {"host": f"localhost:{here.port}", "origin": f"http://localhost:{here.port}"}
            answer = await here.ask("POST", "/api/me", {"name": "Ada"}, by=ada, **ours)
            assert answer.status == 200

    run(story())


def test_names_and_talk_come_out_as_data(database) -> None:
    markup = "<script>alert('&\"')</script>"

    async def story() -> None:
        async with house(database) as here:
            ada = await here.guest(markup)
            table = await ada.open("face-to-face", 2, public=True)
            await table.ask("say", text=markup)
            await table.wait(lambda table: table.state["said"])
            assert table.state["said"][0]["text"] == markup
            assert names(table) == [markup, "open"]
            for path in (f"/api/tables/{table.id}", "/api/tables", "/api/me"):
                answer = await here.ask("GET", path, by=ada)
                assert json.dumps(markup) in json.dumps(answer.json)
                assert answer.headers["content-type"] == "application/json"
                assert answer.headers["x-content-type-options"] == "nosniff"

    run(story())


def test_records_are_for_those_who_were_there_and_public_ones_for_all(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            eve = await here.guest("Eve")
            for public in (True, False):
                party = await started(here, TWO, public=public)
                await play_out(party)
                path = f"/api/tables/{party.host.id}/record"
                assert (await here.ask("GET", path, by=eve)).status == (200 if public else 404)
                for client in party.clients:
                    assert (await here.ask("GET", path, by=client)).status == 200

    run(story())
