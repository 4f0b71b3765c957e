import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

from tests.server.local_server import LocalServer
from tests.server.witness import Witness
from tests.web.serving import OpenHouse, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
CALM = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
PATIENCE = 30_000
REPORT_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    """Check every frame that the server sends."""
    return Witness(monkeypatch, share=0.3)


@pytest.fixture
def house(witness: Witness, tmp_path: Path) -> Iterator[LocalServer]:
    with OpenHouse(tmp_path / "koloda.sqlite") as opened:
        yield opened


def find_chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def chromium() -> str:
    """Return the path of the system's Chromium; none is ever downloaded."""
    path = find_chromium()
    assert path, "no Chromium: run scripts/need-chromium"
    return path


# per file of tests, not per session: while Playwright runs, no other test of this process can have
# its own event loop
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield made
        made.close()


class Visitors:
    """Open browsers for people, and remember what goes wrong in them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.frames: dict[Page, list[str]] = {}
        """What each page received over its sockets."""
        self.answers: dict[Page, list[Response]] = {}
        """What each page received as answers to its requests."""

    def __call__(self, pace: str = "instant", **options: Any) -> Page:
        """Open a page, which shows what others do at once unless a test is about the pace."""
        # no service worker unless a test is about it: everything comes straight from the server
        settings = {**DESKTOP, **CALM, **options}
        context = self.browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        context.add_init_script(REPORT_VIOLATIONS)
        # an empty page has no storage
        context.add_init_script(f"try {{ localStorage['koloda-pace'] ??= '{pace}' }} catch {{}}")
        page = context.new_page()
        self.frames[page] = frames = []
        self.answers[page] = answers = []
        page.on(
            "response", lambda answer: answers.append(answer) if "/api/" in answer.url else None
        )
        page.on("websocket", lambda socket: socket.on("framereceived", lambda f: frames.append(f)))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )
        return page

    def forgive(self, word: str) -> None:
        """Ignore what the browser says about a failure that the test has caused."""
        self.complaints[:] = [one for one in self.complaints if word not in one]


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    """Open pages; at the end, none may have logged an error or violated the policy."""
    made = Visitors(browser)
    yield made
    for context in made.contexts:
        context.close()
    assert not made.complaints
