"""Hints for who asks, and what bots thought for nobody before the end."""

import secrets

from koloda.bots.levels import bot
from tests.server.house import gathered, house, refused, run, started
from tests.variants import Variant

SHORT = Variant("face-to-face", 2, {"highest": 14, "hand": 3, "first": 0})


def test_a_hint_is_a_legal_move_with_its_chances_and_only_on_one_s_turn(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            gathering = await gathered(here, SHORT)
            with refused("not-playing"):
                await gathering.host.ask("ask-hint")
            party = await started(here, SHORT)
            first, second = party.tables
            second.keep_frames = True
            hint = await first.ask("ask-hint")
            options = hint["thoughts"]["options"]
            legal = {each["text"] for each in first.state["match"]["legal"]}
            assert options and {each["text"] for each in options} <= legal
            assert all(0 <= each["chance"] <= 1 for each in options)
            with refused("not-your-turn"):
                await second.ask("ask-hint")
            assert not [frame for frame in second.frames if "thoughts" in frame]

    run(story())


def test_who_follows_hints_plays_as_a_strong_bot(database, monkeypatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)

    async def story() -> None:
        async with house(database) as here:
            party = await started(here, SHORT)
            state = party.live.table.match.state
            hint = await party.tables[0].ask("ask-hint")
            choice = bot(SHORT.game_id, "strong", 7).choose(state.seen_by(0))
            assert hint["thoughts"]["options"][0]["text"] == state.text(choice.move)

    run(story())


def test_a_table_may_do_without_hints(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, SHORT, hints=False)
            with refused("no-hints"):
                await party.host.ask("ask-hint")

    run(story())


def test_what_a_bot_thought_is_told_after_the_end_and_not_before(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada, eve = await here.guest("Ada"), await here.guest("Eve")
            table = await ada.open(SHORT.game_id, 2, options=SHORT.options)
            table.keep_frames = True
            await table.seat_bot(1, "casual")
            await table.start()
            path = f"/api/tables/{table.id}/thoughts"
            assert (await here.ask("GET", path, by=ada)).error == "not-over"
            async for position in table.my_turns():
                await table.move(position["legal"][0]["move"])
            assert not [frame for frame in table.frames if '"share"' in frame]
            told = (await here.ask("GET", path, by=ada)).json
            match = here.live(table).table.match
            assert match is not None
            assert [each is None for each in told] == [seat == 0 for seat in match.movers]
            searched = [each for each in told if each and len(each["options"]) > 1]
            assert searched and all(each["simulations"] > 0 for each in searched)
            assert (await here.ask("GET", path, by=eve)).error == "not-found"

    run(story())
