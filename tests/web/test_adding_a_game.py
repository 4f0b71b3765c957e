"""docs/adding-a-game.md, followed to a page on which its game is played."""

import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import koloda
from koloda import Game
from koloda.server import pages
from tests import guide
from tests.server.local_server import LocalServer
from tests.web.conftest import Visitors
from tests.web.node import HAS_NODE
from tests.web.playing import deal, invite, is_over, lit, open_table, play_together, tile

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")


@pytest.fixture(scope="module")
def higher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with guide.added(tmp_path_factory.mktemp("guide")) as game:
        yield game


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers show the page that `make web` builds once the guide has been followed."""
    web = guide.ROOT / "web"
    copy = tmp_path / "web"
    shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules"))
    (copy / "node_modules").symlink_to(web / "node_modules")
    locales = "src/koloda/locales"
    shutil.copytree(guide.ROOT / locales, tmp_path / locales)
    guide.write_files(tmp_path)
    for script in ("check", "build"):
        subprocess.run(["npm", "run", "--silent", script], cwd=copy, check=True)
    monkeypatch.setattr(pages, "BUILT", tmp_path / "src" / "koloda" / "web")


def sit_down(house: LocalServer, visitors: Visitors) -> tuple[Page, Page]:
    """Two friends at a table of Higher, with their cards in hand."""
    host, guest = visitors(), visitors()
    open_table(host, house.address, "higher", 2)
    invite(host, guest, "Тарас")
    deal(host, guest)
    return host, guest


def test_a_game_that_the_page_does_not_know_is_played_on_a_plain_board(
    higher: Game, house: LocalServer, visitors: Visitors
) -> None:
    host, guest = sit_down(house, visitors)
    board = host.locator(".board dl")
    expect(board).to_contain_text("tricks 0")
    assert play_together((host, guest), random.Random(3)) == 6
    assert is_over(host) and is_over(guest)
    [live] = house.tables.by_id.values()
    scores = live.table.match.state.outcome.scores
    expect(board).to_contain_text(f"tricks {scores[0]}")


@pytest.mark.slow
@pytest.mark.skipif(not HAS_NODE, reason="no Node at hand")
def test_the_guides_game_is_played_on_the_board_that_the_guide_gives_it(
    higher: Game, built: None, house: LocalServer, visitors: Visitors
) -> None:
    host, guest = sit_down(house, visitors)
    expect(lit(host, "pick")).to_have_count(3)
    expect(lit(guest, "pick")).to_have_count(0)
    expect(host.locator(".prompt")).to_contain_text("Play a card.")
    assert play_together((host, guest), random.Random(3)) == 6
    expect(host.locator("[data-phase=over]")).to_contain_text("Most tricks win.")
    host.goto(house.address)
    expect(tile(host, "higher")).to_contain_text("Three tricks with nine cards.")
