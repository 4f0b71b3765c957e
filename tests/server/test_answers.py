"""Each request gets one answer, and nobody else's."""

import json

from tests.server.house import house, refused, run, started, until
from tests.variants import Variant

TWO = Variant("face-to-face", 2, {"first": 0})


def answers(frames: list[str], id: str) -> list[str]:
    """The kinds of the messages that answer a request."""
    told = [json.loads(frame) for frame in frames]
    return [message["type"] for message in told if message.get("id") == id]


def test_the_update_of_a_request_is_its_answer_and_nobody_elses(database) -> None:
    async def story() -> None:
        async with house(database) as here:
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


def test_who_leaves_hears_it_before_the_line_is_cut(database) -> None:
    async def story() -> None:
        async with house(database) as here:
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
