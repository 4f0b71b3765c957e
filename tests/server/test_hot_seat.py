"""Several seats on one device: which of them may see what."""

import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.local_server import LocalServer, local_server, run


async def seen(place: LocalServer, cookie: str, table: str, seat: int | str) -> dict:
    """Return the table as the socket of a seat first shows it."""
    address = f"ws://127.0.0.1:{place.port}/ws/{table}?seat={seat}"
    async with connect(address, additional_headers={"cookie": cookie}) as socket:
        await socket.send('{"type": "hello", "id": "1"}')
        shown_table = json.loads(await socket.recv())
        return dict(shown_table["table"])


async def opened(place: LocalServer, by, **settings) -> str:
    wanted = {"game": "gallop", "players": 3, "hot_seat": True, **settings}
    answer = await place.ask("POST", "/api/tables", {"settings": wanted, "name": "Ada"}, by=by)
    assert answer.status == 201
    return str(answer.json["table"])


def test_a_device_shows_its_own_seats_one_at_a_time(database) -> None:
    async def story() -> None:
        async with local_server(database) as place:
            ada, eve = await place.guest("Ada"), await place.guest("Eve")
            table = await opened(place, ada)
            path = f"/api/tables/{table}"
            for seat, name in ((1, "Ben"), (2, "Cid")):
                sat = {"seat": seat, "name": name}
                assert (await place.ask("POST", path + "/sit-beside", sat, by=eve)).status == 404
                assert (await place.ask("POST", path + "/sit-beside", sat, by=ada)).status == 200
            again = {"seat": 1, "name": "Dan"}
            refused = await place.ask("POST", path + "/sit-beside", again, by=ada)
            assert refused.error == "seat-taken"
            assert (await place.ask("POST", path + "/start", {}, by=eve)).status == 404
            assert (await place.ask("POST", path + "/start", {}, by=ada)).error == "not-contributed"
            anyway = await place.ask("POST", path + "/start", {"anyway": True}, by=ada)
            assert (anyway.status, anyway.json["phase"]) == (200, "playing")
            state = place.tables.by_id[table].table.match.state
            for seat, name in enumerate(("Ada", "Ben", "Cid")):
                shown_table = await seen(place, ada.cookie, table, seat)
                assert shown_table["seat"] == seat and shown_table["seats"][seat]["name"] == name
                assert shown_table["match"]["view"] == json.loads(json.dumps(state.view(seat)))
                with pytest.raises(InvalidStatus):
                    await seen(place, eve.cookie, table, seat)
            for nowhere in (3, -1, "x", "", "1e9"):
                with pytest.raises(InvalidStatus):
                    await seen(place, ada.cookie, table, nowhere)
            # a socket without a seat would show some seat's cards to whoever holds the device
            with pytest.raises(InvalidStatus):
                await connect(
                    f"ws://127.0.0.1:{place.port}/ws/{table}",
                    additional_headers={"cookie": ada.cookie},
                )
            assert (await place.ask("GET", path + "/hot-seat", by=eve)).status == 404
            handed = await place.ask("GET", path + "/hot-seat", by=ada)
            assert handed.json["seat_to_move"] == state.seat_to_move
            assert "view" not in handed.body.decode()
            shown = (await place.ask("GET", path, by=ada)).json
            assert (shown["seat"], shown["is_host"]) == (None, True)
            assert shown["match"]["view"] == json.loads(json.dumps(state.view(None)))
            assert "legal" not in shown["match"]

    run(story())


def test_nobody_else_can_sit_at_a_shared_device_and_other_seats_stay_closed(database) -> None:
    async def story() -> None:
        async with local_server(database) as place:
            ada, eve = await place.guest("Ada"), await place.guest("Eve")
            table = await opened(place, ada, public=True)
            joined = {"seat": 1, "name": "Eve"}
            answer = await place.ask("POST", f"/api/tables/{table}/join", joined, by=eve)
            assert answer.error == "hot-seat"
            invited = await place.ask("POST", f"/api/tables/{table}/invites", {"seat": 1}, by=ada)
            path = f"/api/links/{invited.json['link']}"
            assert (await place.ask("POST", path, {"name": "Eve"}, by=eve)).error == "hot-seat"
            # at an ordinary table a guest may name their own seat and no other
            plain = await opened(place, ada, hot_seat=False, public=True)
            await place.ask("POST", f"/api/tables/{plain}/join", joined, by=eve)
            assert (await seen(place, eve.cookie, plain, 1))["seat"] == 1
            with pytest.raises(InvalidStatus):
                await seen(place, eve.cookie, plain, 0)
            for path in ("start", "sit-beside"):
                body = {} if path == "start" else {"seat": 2, "name": "Ben"}
                answer = await place.ask("POST", f"/api/tables/{plain}/{path}", body, by=ada)
                assert answer.error == "not-hot-seat"

    run(story())
