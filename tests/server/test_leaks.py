"""Whole games over real sockets: no frame that any socket receives reveals a hidden card."""

import asyncio
import itertools
import json
import logging
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import koloda
from koloda import IllegalMove, KolodaError, Record
from koloda.client import ServerRefused, TableClient
from koloda.engine.contract import ALL
from koloda.tables import visibility
from koloda.tables.table import Table
from koloda.tables.visibility import TableView
from tests.hidden import exchanged_state
from tests.server.local_server import LocalServer, Party, local_server, play_out, run, started
from tests.server.witness import Witness, plain
from tests.variants import VARIANTS, Variant

OVERTAKEN = ("not-your-turn", "not-playing")
"""Refusals because somebody else has undone a move and played on in the meantime."""


async def watched_game(here: LocalServer, variant: Variant, seed: int, spectators: int) -> Party:
    """Play a game in which everybody also does what people do besides moving."""
    party = await started(here, variant, spectators)
    for table in (*party.tables, *party.watchers):
        table.keep_frames = True
    players = [
        play_like_people(party, table, random.Random(f"{seed} {number}"))
        for number, table in enumerate(party.tables)
    ]
    await asyncio.gather(*players)
    for table in (*party.tables, *party.watchers):
        await table.wait(lambda table: table.is_over)
    return party


async def play_like_people(party: Party, table: TableClient, chooser: random.Random) -> None:
    async for turn in table.my_turns():
        chance = chooser.random()
        if chance < 0.05:
            await try_anything(party, table, chooser)
        elif chance < 0.08:
            await table.ask("say", phrase="thinking")
        elif chance < 0.11:
            await table.hello()
        elif chance < 0.14:
            await look_around(party, chooser)
        move = chooser.choice(turn["legal"])["move"]
        try:
            await table.move(move)
        except ServerRefused as error:
            if error.key not in (*OVERTAKEN, "illegal-move"):
                raise
            await table.hello()
            continue
        if chooser.random() < 0.05:
            await ask_undo(table)


async def ask_undo(table: TableClient) -> None:
    try:
        await table.ask("ask-back")
    except ServerRefused as error:
        if error.key not in ("revealed-since", "not-playing", "back-asked"):
            raise


async def try_anything(party: Party, table: TableClient, chooser: random.Random) -> None:
    """Try an illegal move, and check that its refusal doesn't depend on hidden cards."""
    match = party.live.table.match
    state, seat = match.state, table.state["seat"]
    move = chooser.choice([chooser.randrange(300), chooser.randrange(2**15)])
    if seat != state.seat_to_move or move in state.legal_moves():
        return
    other = exchanged_state(state, seat, chooser)
    with pytest.raises(ServerRefused) as refused:
        await table.move(move)
    if refused.value.key in OVERTAKEN:
        return
    if other is not None:
        with pytest.raises(KolodaError) as said:
            other.play(move)
        if isinstance(said.value, IllegalMove):
            assert refused.value.clause == said.value.clause
            assert refused.value.reason == said.value.reason


async def look_around(party: Party, chooser: random.Random) -> None:
    """Check what the API shows during the game, to people at the table and to strangers."""
    client = chooser.choice([*party.clients, *party.watching])
    stranger = await party.server.guest("Stranger")
    path = f"/api/tables/{party.host.id}"
    shown = await client.call("GET", path)
    table = party.live.table
    seat = table.seat_of(party.server.person(client, party.host))
    if table.phase == "playing" and shown["number"] == len(table.log) - 1:
        assert shown["match"]["view"] == plain(table.match.state.view(seat))
    for page in ("record", "replay", "replay?seat=0"):
        answer = await party.server.ask("GET", f"{path}/{page}", by=client)
        if table.phase == "playing":
            assert (answer.status, answer.error) == (409, "not-over")
    for page in ("", "/record", "/replay"):
        answer = await party.server.ask("GET", path + page, by=stranger)
        assert (answer.status, answer.error) == (404, "not-found")


async def check_what_remains(party: Party) -> None:
    """Check that the record verifies and that the replay is what each seat saw."""
    host, id, table = party.clients[0], party.host.id, party.live.table
    record = Record.parse(await host.call("GET", f"/api/tables/{id}/record"), koloda.game)
    assert record.moves == table.match.moves
    assert record.end() == table.match.state
    seat = random.Random(id).randrange(record.players)
    for asked, eyes in ((f"?seat={seat}", seat), ("", None)):
        replay = await host.call("GET", f"/api/tables/{id}/replay{asked}")
        for state, step in zip(record.states(), replay["steps"], strict=True):
            assert step["view"] == plain(state.view_all() if eyes is None else state.view(eyes))
            events = state.events_all() if eyes is None else state.events(eyes)
            assert step["events"] == plain(events)
    stranger = await party.server.guest("Stranger")
    for page in ("record", "replay"):
        answer = await party.server.ask("GET", f"/api/tables/{id}/{page}", by=stranger)
        assert (answer.status, answer.error) == (404, "not-found")


def unconvinced(witness: Witness) -> Any:
    """Ask for more games until the witness has compared something; one may be too short."""
    return lambda _: not (witness.worlds and witness.moves)


async def games(variant: Variant, witness: Witness, database: Any, seeds: Iterable[int]) -> None:
    async with local_server(database) as here:
        for seed in seeds:
            party = await watched_game(here, variant, seed, spectators=1 + seed % 2)
            received = [f for one in (*party.tables, *party.watchers) for f in one.frames]
            assert set(received) <= witness.frames
            assert all(one.frames for one in (*party.tables, *party.watchers))
            await check_what_remains(party)
            await party.close()
            witness.is_content()


def test_no_frame_reveals_a_hidden_card(variant, database, monkeypatch, caplog, capsys) -> None:
    caplog.set_level(logging.INFO)
    witness = Witness(monkeypatch, share=0.3 if koloda.compiled else 0.03)
    run(games(variant, witness, database, itertools.takewhile(unconvinced(witness), range(20))))
    assert witness.worlds and witness.moves
    logged = caplog.text + "".join(capsys.readouterr())
    for secret in witness.secrets:
        assert secret not in logged
    assert {record.name for record in caplog.records} <= {"uvicorn.error", "asyncio"}
    assert all(record.levelno == logging.INFO for record in caplog.records)


@pytest.mark.slow
def test_no_frame_of_thousands_of_games_reveals_a_hidden_card(
    variant, database, monkeypatch, scale
) -> None:
    wanted = scale(2000) // len(VARIANTS)
    totals: Counter[str] = Counter()
    for start in range(0, wanted, 20):
        with monkeypatch.context() as patched:
            witness = Witness(patched, share=0.5)
            seeds = range(start, min(start + 20, wanted))
            run(games(variant, witness, database.with_name(f"{start}.sqlite"), seeds), seconds=1200)
        totals.update(frames=len(witness.frames), worlds=witness.worlds, moves=witness.moves)
    print(f"\n{variant}: {wanted} games, {dict(totals)}")


# The witness itself


@pytest.mark.parametrize("leak", ["view", "open", "legal", "secret", "event"])
def test_the_witness_notices_a_leak(leak, database, monkeypatch) -> None:
    honest, honest_move = TableView.match_view, Table.apply_move

    def match_view(view: TableView, seat: int | None) -> Any:
        honest_view = honest(view, seat)
        if honest_view is None:
            return None
        shown, table, state = dict(honest_view), view.table, view.match.state
        if leak == "view":
            shown["view"] = state.view_all()
        elif leak == "open":
            shown["open"] = shown["fair"] = {}
        elif leak == "legal":
            shown["legal"] = [{"move": move} for move in state.legal_moves()]
        elif leak == "secret":
            shown["wanted"] = table.secret.hex()
        return shown

    def apply_move(table: Table, entry: Any) -> None:
        honest_move(table, entry)
        if leak == "event":
            everything = json.dumps(table.match.state.save())
            for seat, events in table.events_by_entry[-1].items():
                if seat is not None:
                    events.append({"event": "oops", "saved": everything})

    monkeypatch.setattr(TableView, "match_view", match_view)
    monkeypatch.setattr(Table, "apply_move", apply_move)
    witness = Witness(monkeypatch)

    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, VARIANTS[0], 1)
            if leak != "legal":
                await play_out(party)
            await party.close()

    run(story())
    assert witness.failures


def test_a_hidden_card_in_a_frame_is_noticed_in_another_world(database, monkeypatch) -> None:
    """This holds even if the frame equals the table's view, which may itself be wrong."""
    honest = visibility.seat_view
    tables: list[Table] = []

    def seat_view(seat: Any, *times: Any) -> Any:
        there = [table for table in tables if seat in table.seats and table.match is not None]
        return {**honest(seat, *times), "saved": [table.match.state.save() for table in there]}

    monkeypatch.setattr(visibility, "seat_view", seat_view)
    witness = Witness(monkeypatch)

    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, VARIANTS[0])
            tables.append(party.live.table)
            for _ in range(5):
                await party.host.hello()
            await party.close()

    run(story())
    assert any("a hidden card shows" in failure for failure in witness.failures)


def test_a_private_draw_shown_to_everybody_is_noticed(database, monkeypatch) -> None:
    """Seats, spectators and the engine agree, so only another world shows that it was hidden."""
    rules = VARIANTS[0].game.rules
    honest = rules.events
    monkeypatch.setitem(vars(rules), "events", lambda position, _: honest(position, ALL))
    witness = Witness(monkeypatch)

    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, VARIANTS[0], 1)
            await play_out(party)
            await party.close()

    run(story())
    assert any("a hidden card" in failure for failure in witness.failures)
