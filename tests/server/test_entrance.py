"""How people come in. Strangers learn nothing, not even that a table exists."""

import asyncio

import pytest

from koloda.client import ServerRefused
from tests.server.local_server import (
    TWO,
    gathered,
    invite,
    limits,
    local_server,
    refused,
    run,
    seat_names,
    started,
    until,
    watch_link,
)


def test_an_invite_works_once(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada, ben, eve = [await here.guest(name) for name in ("Ada", "Ben", "Eve")]
            table = await ada.open("face-to-face", 2)
            link = await invite(ada, table, 1)
            bens = await ben.enter(link)
            assert bens.state["seat"] == 1
            with refused("no-such-link"):
                await eve.enter(link)
            await ben.enter(link)  # they opened their own link again
            with refused("no-such-link"):
                await eve.enter("wrong")
            with refused("not-found"):
                await eve.call("GET", f"/api/tables/{table.id}")

    run(story())


def test_of_several_guests_with_one_link_only_one_gets_the_seat(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            for _ in range(10):
                table = await ada.open("face-to-face", 2)
                link = await invite(ada, table, 1)
                guests = [await here.guest(f"Guest {number}") for number in range(4)]
                came = await asyncio.gather(
                    *(guest.call("POST", f"/api/links/{link}", {}) for guest in guests),
                    return_exceptions=True,
                )
                refusals = [one for one in came if isinstance(one, ServerRefused)]
                assert len(refusals) == 3
                assert {one.key for one in refusals} <= {"no-such-link", "seat-taken"}
                log = here.live(table).table.log
                assert [entry.seat for entry in log if type(entry).__name__ == "Sat"] == [0, 1]

    run(story())


@pytest.mark.parametrize("by", ["join", "invite"])
def test_clicking_many_times_takes_one_seat_and_always_gets_the_same_answer(database, by) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            for _ in range(5):
                table = await ada.open("face-to-face", 2, public=True)
                path, body = f"/api/tables/{table.id}/join", {"seat": 1}
                if by == "invite":
                    path, body = f"/api/links/{await invite(ada, table, 1)}", {}
                came = await asyncio.gather(
                    *(here.ask("POST", path, body, by=ben) for _ in range(40))
                )
                assert {(one.status, one.json["table"]) for one in came} == {(200, table.id)}
                seated = (await ben.table(table.id)).state["seat"]
                assert seated == 1
                log = here.live(table).table.log
                assert [entry.seat for entry in log if type(entry).__name__ == "Sat"] == [0, 1]
                stored = await here.store.persons(table.id)
                assert stored == here.live(table).persons
                assert len(stored) == 2

    run(story())


def test_seating_a_player_beside_you_twice_is_done_once(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2, hot_seat=True)
            path, body = f"/api/tables/{table.id}/sit-beside", {"seat": 1, "name": "Ben"}
            came = await asyncio.gather(*(here.ask("POST", path, body, by=ada) for _ in range(40)))
            assert {one.status for one in came} == {200}
            await table.hello()
            assert seat_names(table) == ["Ada", "Ben"]
            assert await here.store.persons(table.id) == here.live(table).persons

    run(story())


def test_a_refused_guest_leaves_nothing_behind(database) -> None:
    async def story() -> None:
        async with local_server(database, limits(watchers=0)) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            table = await ada.open("face-to-face", 2, public=True)
            link = await invite(ada, table, 1)
            await table.seat_bot(1)
            for key, path, body in (
                ("seat-taken", f"/api/tables/{table.id}/join", {"seat": 1}),
                ("no-such-seat", f"/api/tables/{table.id}/join", {"seat": 9}),
                ("seat-taken", f"/api/links/{link}", {}),
                ("too-many-watchers", f"/api/tables/{table.id}/watch", {}),
            ):
                with refused(key):
                    await ben.call("POST", path, body)
            assert len(here.live(table).persons) == 1
            assert len(await here.store.persons(table.id)) == 1

    run(story())


def test_a_spectator_whose_name_is_refused_leaves_nothing_behind(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            table = await ada.open("face-to-face", 2, public=True)
            with refused("no-name"):
                await ben.call("POST", f"/api/tables/{table.id}/watch", {"name": "\u202e"})
            assert len(await here.store.persons(table.id)) == 1

    run(story())


def test_invites_are_withdrawn_and_issued_again(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
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
            await table.ask("stand", seat=1)  # the host frees the seat, but the link stays used up
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
        async with local_server(database) as here:
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
def test_a_refused_name_does_not_use_up_the_link(database, name) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            table = await ada.open("face-to-face", 2)
            link = await invite(ada, table, 1)
            with refused("no-name"):
                await ben.call("POST", f"/api/links/{link}", {"name": name})
            assert (await ben.enter(link)).state["seat"] == 1

    run(story())


def test_a_guest_may_have_no_name(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada, ben = await here.guest(""), await here.guest("Ben")
            table = await ada.open("face-to-face", 2)
            await ben.enter(await invite(ada, table, 1))
            await table.hello()
            assert seat_names(table) == ["", "Ben"]

    run(story())


def test_an_invite_to_a_taken_seat_lets_nobody_in(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
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


def test_a_second_device_plays_the_same_seat(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
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
            await phone.call("POST", f"/api/links/{link}", {})  # their own link, opened again
            other = next(one for one in party.tables if one is not seat)
            link = (await owner.call("POST", f"/api/tables/{seat.id}/device-link", {}))["link"]
            with refused("already-seated"):
                await other.client.enter(link)
            await seat.close()
            await second.close()
            await until(lambda: party.live.table.is_paused)

    run(story())


def test_watchers_come_by_link_or_to_public_tables(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
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
            await public.wait(lambda table: seat_names(table) == ["Player 0", "Eve"])

    run(story())


def test_the_host_withdraws_links_to_watch(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
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
            await ben.enter(seat)  # invites to seats still work
            await zoe.enter(await watch_link(ben, party.host))

    run(story())


def test_a_watchers_device_link_is_withdrawn_with_the_links_to_watch(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO)
            ada, ben = party.clients
            table = f"/api/tables/{party.host.id}"
            eve, zoe, phone = [await here.guest(name) for name in ("Eve", "Zoe", "Phone")]
            watching = await eve.enter(await watch_link(ada, party.host))
            first = (await eve.call("POST", f"{table}/device-link", {}))["link"]
            await phone.call("POST", f"/api/links/{first}", {})
            await phone.call("POST", f"/api/links/{first}", {})  # their own link, opened again
            second = (await eve.call("POST", f"{table}/device-link", {}))["link"]
            of_player = (await ben.call("POST", f"{table}/device-link", {}))["link"]
            await ada.call("POST", f"{table}/watch-link/withdraw", {})
            with refused("no-such-link"):
                await zoe.enter(second)
            with refused("not-seated"):
                await eve.call("POST", f"{table}/device-link", {})
            await watching.hello()  # whoever is watching may stay
            assert (await zoe.enter(of_player)).state["seat"] == 1

    run(story())


def test_a_removed_guest_is_thrown_out_and_cannot_come_back(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada, ben, eve = [await here.guest(name) for name in ("Ada", "Ben", "Eve")]
            table = await ada.open("face-to-face", 2, public=True)
            await ben.call("POST", f"/api/tables/{table.id}/join", {"seat": 1})
            bens = await ben.table(table.id)
            device = (await ben.call("POST", f"/api/tables/{table.id}/device-link", {}))["link"]
            await table.wait(lambda table: seat_names(table) == ["Ada", "Ben"])
            watch = await watch_link(ada, table)
            seat = await invite(ada, table, 1)
            await table.ask("remove", speaker=table.state["seats"][1]["speaker"])
            await until(lambda: bens.is_lost)
            for path, body in (
                (f"/api/tables/{table.id}/join", {"seat": 1}),
                (f"/api/tables/{table.id}/watch", {}),
                (f"/api/links/{watch}", {}),
                (f"/api/links/{seat}", {}),
            ):
                with refused("removed"):
                    await ben.call("POST", path, body)
            with refused("no-such-link"):
                await eve.enter(device)
            with refused("not-found"):
                await ben.call("GET", f"/api/tables/{table.id}")
            await eve.enter(seat)  # the link wasn't used up

    run(story())
