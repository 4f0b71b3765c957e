"""The page as an app: offline, during an update, and when it notifies a player."""

import json
import random
import re
from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

import koloda
from koloda.games import games
from koloda.locales import LANGUAGES
from tests.web.playing import button, deal, invite, open_table, play_on_the_board, said
from tests.web.serving import Server
from tests.web.watching import is_accessible, look

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

READY = """async () => {
  const registration = await navigator.serviceWorker.ready;
  while (registration.active?.state !== "activated") await new Promise((r) => setTimeout(r, 20));
}"""
NOTED = """
  window.noted = [];
  window.Notification = class {
    static permission = "default";
    static asked = 0;
    static async requestPermission() {
      Notification.asked++;
      return (Notification.permission = "granted");
    }
    constructor(title, options) { noted.push([title, options.body]); }
  };
  let isHidden = false;
  Object.defineProperty(document, "hidden", { get: () => isHidden });
  window.hide = (hidden) => (isHidden = hidden);
"""


@pytest.fixture
def own_server(tmp_path) -> Iterator[Server]:
    """A server that a test can stop, as if the connection were lost."""
    made = Server(tmp_path)
    made.start()
    yield made
    if made.process and made.process.poll() is None:
        made.stop()


def installed(page: Page, address: str) -> None:
    page.goto(address)
    page.evaluate(READY)


def test_rules_sheets_and_claims_work_without_a_connection(own_server, visitors) -> None:
    page = visitors(service_workers="allow", locale="uk-UA")
    installed(page, own_server.address)
    own_server.stop()
    page.goto(own_server.address)
    page.get_by_text(said(page, "refused-unreachable")).wait_for()
    is_accessible(page)
    page.get_by_role("link", name=said(page, "web-claims-title")).click()
    for number in (3, 4, 5):
        page.locator(".deck button").nth(number).click()
    page.locator(".verdict ol li").first.wait_for()  # checked by the worker, which is cached too
    for game, first in (("scram", "14"), ("gallop", "7")):
        page.goto(f"{own_server.address}/score/{game}")
        page.get_by_label(said(page, "web-score-mode-totals")).check()
        for field in page.locator(".totals input.field").all():
            field.fill("7")
        button(page, "web-score-write").click()
        expect(page.locator("tbody td").first).to_have_text(first)
    for game in games():
        for language in LANGUAGES:
            page.goto(f"{own_server.address}/rules/{game}")
            page.locator("select").first.select_option(language)
            page.locator(f"html[lang={language}]").wait_for(state="attached")
            page.locator(f"#{koloda.game(game).prefix}-1").wait_for(state="attached")
    page.locator("select").first.select_option("uk")
    page.goto(own_server.address + "/table/anything")
    page.get_by_role("heading", name=said(page, "refused-unreachable")).wait_for()
    assert not look(page).foreign
    own_server.start()
    button(page, "web-try-again").click()
    page.get_by_role("heading", name=said(page, "web-no-such-table")).wait_for()
    visitors.forgive("Failed to load resource")
    visitors.forgive("WebSocket")


def test_tables_never_come_from_the_cache(server, visitors) -> None:
    page = visitors(service_workers="allow")
    installed(page, server.address)
    page.reload()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    open_table(page, server.address, "face-to-face", 2)
    deal(page)
    play_on_the_board(page, random.Random(1))
    page.reload()
    page.locator(".playing").wait_for()
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map((one) => new URL(one.url)))))
          .flat().map(({ pathname, search }) => pathname + search)"""
    )
    rules = {
        f"/api/games/{game}/rules?lang={language}" for game in games() for language in LANGUAGES
    }
    assert {path for path in kept if path.startswith("/api")} == rules
    assert not [path for path in kept if re.match("/(table|join|ws)", path)]
    for answer in visitors.answers[page]:
        if "/rules" not in answer.url:
            assert not answer.from_service_worker


def test_an_update_takes_over_and_an_open_page_keeps_its_files(server, visitors) -> None:
    page = visitors(service_workers="allow")
    script = urlopen(server.address + "/sw.js").read().decode()
    [version] = re.findall('VERSION = "(.*?)"', script)
    earlier = script.replace(version, "earliest", 1)
    page.context.route(
        "**/sw.js", lambda route: route.fulfill(body=earlier, content_type="text/javascript")
    )
    installed(page, server.address)
    assert page.evaluate("caches.keys()") == ["koloda-earliest"]
    page.evaluate(
        """async () => {
          const earlier = await caches.open("koloda-earlier");
          await earlier.put("/assets/earlier.js", new Response("earlier"));
        }"""
    )
    page.context.unroute("**/sw.js")
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    # the current version and the one before it, for pages that are still open
    page.wait_for_function(
        "wanted => caches.keys().then((names) => names.join() === wanted)",
        arg=f"koloda-earlier,koloda-{version}",
    )
    assert page.evaluate("fetch('/assets/earlier.js').then((one) => one.text())") == "earlier"


def test_the_files_of_the_app_are_served(server) -> None:
    with urlopen(server.address + "/manifest.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.loads(answer.read())
    assert {"any", "maskable"} == {icon.get("purpose", "any") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        with urlopen(server.address + icon["src"]) as answer:
            assert answer.headers["content-type"] == "image/png"
            picture = answer.read()
        size = int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")
        assert "x".join(map(str, size)) == icon["sizes"]


def test_only_absent_players_who_asked_are_notified_of_their_turn(server, visitors) -> None:
    host, guest = visitors(), visitors()
    host.add_init_script(NOTED)
    open_table(host, server.address, "schotten-totten-2", 2, attacker=1)
    invite(host, guest, "Богдан")
    deal(host, guest)
    chooser = random.Random(2)

    def icon() -> str:
        return host.locator("link[rel=icon]").get_attribute("href") or ""

    def turn_comes() -> None:
        """Let the guest play until it's the host's turn, and the host until it isn't."""
        while not host.locator(".prompt.your-turn").count():
            guest.locator(".prompt.your-turn").wait_for()
            play_on_the_board(guest, chooser)
            host.wait_for_timeout(100)

    def turn_goes() -> None:
        while host.locator(".prompt.your-turn").count():
            play_on_the_board(host, chooser)
            host.wait_for_timeout(100)

    assert "turn" not in icon()
    host.evaluate("hide(true)")
    turn_comes()
    assert host.title().startswith(said(host, "web-your-turn"))
    assert "turn" in icon()
    assert host.evaluate("[noted, Notification.asked]") == [[], 0]
    host.get_by_label(said(host, "web-more")).first.click()
    host.get_by_label(said(host, "web-notice")).check()
    assert host.evaluate("Notification.asked") == 1
    turn_goes()
    turn_comes()
    calls = [[said(host, "web-your-turn"), said(host, "web-game-schotten-totten-2")]]
    assert host.evaluate("noted") == calls
    host.evaluate("hide(false)")
    turn_goes()
    turn_comes()
    assert host.evaluate("noted") == calls
