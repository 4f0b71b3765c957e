"""The page against servers that lie about the deal."""

import asyncio
import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

import koloda
from koloda.tables.entries import Voided
from koloda.tables.table import Table
from koloda.tables.visibility import TableView
from tests.web.playing import button, deal, open_table, play, said
from tests.web.serving import OpenHouse
from tests.web.short import OPTIONS

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

GAME = "face-to-face"
OTHER = b"another secret than the promised"


@pytest.fixture
def liar(tmp_path: Path) -> Iterator[OpenHouse]:
    """Return a server that nobody watches; the tests make it lie."""
    opened = OpenHouse(tmp_path / "koloda.sqlite")
    with opened:
        yield opened


def finished_game(page: Page, address: str) -> None:
    open_table(page, address, GAME, 2, **OPTIONS[GAME])
    deal(page)
    play(page, random.Random(7))
    button(page, "web-verify").click()
    page.locator("[data-check]").first.wait_for()


def checks(page: Page, result: str) -> set[str]:
    found = page.locator(f"[data-check].{result}").all()
    return {str(one.get_attribute("data-check")) for one in found}


def test_a_secret_that_is_exchanged_after_all_promises_is_red(
    liar: OpenHouse, visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Table.deal

    def lying(table: Table, scheme: int):
        if table.sealed_at is not None:
            table.secret = OTHER
        return honest(table, scheme)

    monkeypatch.setattr(Table, "deal", lying)
    page = visitors()
    finished_game(page, liar.house.address)
    assert checks(page, "bad") == {"commitment"}
    page.get_by_text(said(page, "web-verify-bad")).wait_for()
    with page.expect_download() as download:
        button(page, "web-verify-save").click()
    evidence = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert evidence["evidence"]["fair"]["secret"] == OTHER.hex()
    assert evidence["evidence"]["notes"]["own"]


def test_a_hand_that_is_not_the_dealt_one_is_red(
    liar: OpenHouse, visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = TableView.match_view

    def lying(view: TableView, seat: int | None):
        shown = honest(view, seat)
        if shown is None or shown["moves_made"] or seat is None:
            return shown
        shown = copy.deepcopy(shown)
        hand = shown["view"]["sides"][seat]["hand"]
        hand[0] = next(card for card in range(2, 60) if card not in hand)
        return shown

    monkeypatch.setattr(TableView, "match_view", lying)
    page = visitors()
    finished_game(page, liar.house.address)
    assert checks(page, "bad") == {"hand"}


def test_a_page_without_notes_claims_nothing(liar: OpenHouse, visitors) -> None:
    page = visitors()
    open_table(page, liar.house.address, GAME, 2, **OPTIONS[GAME])
    deal(page)
    play(page, random.Random(7))
    page.evaluate("localStorage.clear()")
    page.reload()
    button(page, "web-verify").click()
    page.locator("[data-check]").first.wait_for()
    assert checks(page, "good") == {"cards"}
    assert not checks(page, "bad")
    assert len(checks(page, "unknown")) == 6


def test_whoever_is_accused_wrongly_is_told(
    liar: OpenHouse, visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "deal_if_revealed", lambda table, now: None)
    page = visitors()
    open_table(page, liar.house.address, GAME, 2, **OPTIONS[GAME])
    button(page, "web-seat-bot").first.click()
    button(page, "web-seat-bot").first.wait_for(state="detached")
    button(page, "web-start").click()
    (live,) = liar.house.tables.by_id.values()
    for _ in range(200):
        if not live.table.seats[0].contribution:
            page.wait_for_timeout(50)
    assert live.table.seats[0].contribution

    def accuse(table: Table, now: float) -> None:
        table.add(Voided(at=now, secret=OTHER, seats=(0,), freed=()))

    accusing = liar.house.tables.execute(live, accuse)
    asyncio.run_coroutine_threadsafe(accusing, liar.loop).result(20)
    page.locator("[data-alarm=accused]").wait_for()
