"""People's names at a table."""

from koloda.tables.table import Table
from tests.tables.helpers import ADA, SECRET, SPARE, settings


def test_names_are_made_harmless() -> None:
    table = Table.open(settings(), ADA, "  A\u0000da\n<b>  " + "x" * 99, SECRET, 0)
    assert table.seats[0].name.startswith("Ada <b> xxx")
    assert len(table.seats[0].name) == 40


def test_a_person_without_a_name_has_none_in_the_record() -> None:
    table = Table.open(settings(), ADA, "", SECRET, 0)
    table.seat_bot(ADA, 1, "casual", 0)
    table.start(ADA, 1, SPARE, anyway=True)
    assert table.record().seats == ["", "bot casual"]
