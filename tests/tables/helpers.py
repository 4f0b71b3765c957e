"""Tables for tests, without any I/O."""

import random

import pytest

from koloda import Record
from koloda.engine.fair import commitment, contribution_hash
from koloda.tables.errors import Refused
from koloda.tables.recorded_table import RecordedTable
from koloda.tables.settings import Settings
from koloda.tables.table import Table
from tests.variants import Variant

SECRET, SPARE = b"s" * 32, b"n" * 32
ADAS_BYTES = b"a" * 16
ADA, BEN, EVE, YOU = "ada", "ben", "eve", "you"


def settings(**changes) -> Settings:
    return Settings(**{"game": "face-to-face", "players": 2, "options": {"first": 0}, **changes})


def opened(**changes) -> Table:
    return Table.open(settings(**changes), ADA, "Ada", SECRET, now=0)


def started(**changes) -> Table:
    table = opened(**changes)
    table.sit(BEN, "Ben", 1, 1)
    promise(table, ADA, ADAS_BYTES, 2)
    table.start(ADA, 3, SPARE, anyway=True)
    table.reveal(ADA, ADAS_BYTES, 3)
    return table


def promise(table: Table, person: str, data: bytes, now: float) -> None:
    """Show the hash of random bytes, as an honest client does."""
    shown = commitment(table.secret)
    hash = contribution_hash(shown, table.seat_of(person), data)
    table.contribute(person, shown, hash, now)


def legal(table: Table) -> list[int]:
    return table.match.state.legal_moves()


def play(table: Table, *texts: str, now: float = 10) -> None:
    for text in texts:
        seat = table.seat_to_move
        move = table.match.state.parse(text)
        table.move(seat, move, now, person=table.seats[seat].person)


def play_out(table: Table, seed: int = 1) -> None:
    chooser = random.Random(seed)
    while (seat := table.seat_to_move) is not None:
        table.move(seat, chooser.choice(legal(table)), 20, person=table.seats[seat].person)


def everybody_goes_on(table: Table, now: float = 20) -> None:
    """Let everybody who is looking at the result of a round go on."""
    for seat in sorted(table.waits_for):
        person = table.seats[seat].person
        assert person is not None
        table.go_on(person, now)


def seated(variant: Variant, people: int, now: float = 1, **changes) -> Table:
    """Return a table of this variant with people ("p0", "p1", …) in the first seats and bots in the
    others, dealt without anybody's bytes."""
    chosen = {"game": variant.game_id, "players": variant.players, "options": variant.options}
    table = Table.open(settings(**chosen, **changes), "p0", "P0", SECRET, 0)
    for seat in range(1, variant.players):
        if seat >= people:
            table.seat_bot("p0", seat, "casual", now)
        elif table.settings.hot_seat:
            table.sit_beside("p0", f"p{seat}", f"P{seat}", seat, now)
        else:
            table.sit(f"p{seat}", f"P{seat}", seat, now)
    table.start("p0", now, SPARE, anyway=True)
    return table


def play_a_round(table: Table, now: float = 20, seed: int = 1) -> None:
    """Play until a round ends, people and bots alike."""
    chooser = random.Random(seed)
    while not table.is_between_rounds:
        seat = table.seat_to_move
        assert seat is not None, "the match is over"
        table.move(seat, chooser.choice(legal(table)), now, person=table.seats[seat].person)


def first_two(table: Table) -> list[str]:
    """Return two ascending plays that the first hand allows."""
    hand = table.match.state.view(table.seat_to_move)["sides"][table.seat_to_move]["hand"]
    return [f"A{hand[0]}", f"A{hand[1]}"]


def refused(key: str):
    return pytest.raises(Refused, check=lambda error: error.key == key)


def late_game(**changes) -> Table:
    """Return a table at which a turn has just ended without a draw, for lack of cards."""
    for seed in range(1000):
        options = {"highest": 9, "hand": 3, "first": 0}
        table = Table.open(settings(options=options, **changes), ADA, "Ada", SECRET, 0)
        table.sit(BEN, "Ben", 1, 1)
        promise(table, BEN, seed.to_bytes(16), 1)
        table.start(ADA, 1, SPARE, anyway=True)
        table.reveal(BEN, seed.to_bytes(16), 1)
        chooser = random.Random(seed)
        while table.seat_to_move is not None:
            seat = table.seat_to_move
            move = chooser.choice(legal(table))
            was_empty = table.match.state.view(None)["sides"][seat]["draw_pile_size"] == 0
            table.move(seat, move, 2, person=table.seats[seat].person)
            if move == 0 and was_empty and table.seat_to_move is not None:
                return table
    raise AssertionError("no such game")


def resumed(record: Record, seat: int = 0) -> RecordedTable:
    return RecordedTable.resume(record, YOU, seat, "newcomer", 1.0)
