"""Each request gets one answer, and updates go to those who may see them."""

import json

from tests.server.local_server import (
    TWO,
    gathered,
    local_server,
    refused,
    run,
    started,
    until,
)


def test_a_player_whom_the_host_removed_gets_nothing_more(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
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


def test_a_host_who_stands_up_passes_the_role_on(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await gathered(here, TWO)
            await party.host.ask("stand", seat=0)  # and still get the answer
            await until(lambda: party.host.is_lost)
            ben = party.tables[1]
            await ben.wait(lambda table: table.state["is_host"])
            await ben.seat_bot(0)
            await ben.start()

    run(story())


def answers(frames: list[str], id: str) -> list[str]:
    """Return the types of the messages that answer a request."""
    messages = [json.loads(frame) for frame in frames]
    return [message["type"] for message in messages if message.get("id") == id]


def test_an_update_answers_the_request_that_caused_it_and_no_other(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO)
            mover, other = party.tables
            second_tab = await party.clients[0].table(mover.id)
            everybody = (mover, second_tab, other)
            for table in everybody:
                table.keep_frames = True
            move = mover.my_turn["legal"][0]["move"]
            number = await mover.move(move, id="mine")
            await until(lambda: all(table.number == number for table in everybody))
            assert answers(mover.frames, "mine") == ["update"]
            assert answers(second_tab.frames, "mine") == []
            assert answers(other.frames, "mine") == []
            assert await mover.move(move, id="mine") == number
            assert answers(mover.frames, "mine") == ["update", "ack"]
            with refused("not-your-turn"):
                await other.move(move, id="theirs")
            assert answers(other.frames, "theirs") == ["refused"]
            assert await other.ask("say", id="word", phrase="well-played")
            assert answers(other.frames, "word") == ["update"]
            await party.close()
            await second_tab.close()

    run(story())


def test_a_player_who_leaves_gets_an_answer_before_the_connection_closes(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            table = await ada.open("face-to-face", 2, public=True)
            await ben.call("POST", f"/api/tables/{table.id}/join", {"seat": 1})
            seat = await ben.table(table.id)
            seat.keep_frames = True
            await seat.ask("stand", id="bye", seat=1)
            assert answers(seat.frames, "bye") == ["ack"]
            await until(lambda: seat.is_lost)
            await table.close()

    run(story())
