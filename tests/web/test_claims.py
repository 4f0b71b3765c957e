"""The claim checker gives the same answers as the engine, and shows why."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import koloda
from koloda.games.schotten_totten_2 import cards, wall
from koloda.games.schotten_totten_2.prover import ImpossibleClaim
from koloda.games.schotten_totten_2.written_claim import judge
from tests.web.conftest import PHONE
from tests.web.playing import button, by_keyboard, said
from tests.web.watching import is_accessible, look

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

ASSETS = Path(__file__).parents[2] / "src" / "koloda" / "web" / "assets"

CHECKED = """([script, claims]) => new Promise((resolve, reject) => {
  const worker = new Worker(script, { type: "module" });
  const verdicts = [];
  worker.onerror = reject;
  worker.onmessage = ({ data }) => {
    verdicts[data.number] = data.verdict;
    if (data.number === claims.length - 1) resolve(verdicts);
  };
  claims.forEach((claim, number) => worker.postMessage({ number, claim }));
})"""


def formation(chooser: random.Random, size: int, deck: list[int]) -> list[int]:
    """Return random claims of every kind; with tactics, elites are in the deck."""
    siege = [card for card in deck if card < cards.SIEGE_CARDS]
    near = chooser.choice(siege)
    alike = [
        siege,
        deck,
        [card for card in deck if card >= cards.SIEGE_CARDS or card // 12 == near // 12],
        [card for card in deck if card >= cards.SIEGE_CARDS or card % 12 == near % 12],
        [card for card in deck if card >= cards.SIEGE_CARDS or abs(card % 12 - near % 12) < size],
        [card for card in siege if near <= card < near + size],
    ]
    pool = chooser.choice(alike)
    return chooser.sample(pool if len(pool) >= size else deck, size)


def situation(chooser: random.Random) -> dict:
    tile, damaged = chooser.randrange(1, 8), chooser.random() < 0.5
    capacity = wall.CAPACITY[2 * (tile - 1) + damaged]
    deck = list(range(cards.FIRST_ACTION if chooser.random() < 0.5 else cards.SIEGE_CARDS))
    attacker = formation(chooser, capacity if chooser.random() < 0.97 else capacity - 1, deck)
    deck = [card for card in deck if card not in attacker]
    defender = formation(chooser, chooser.randint(0, capacity), deck)
    deck = [card for card in deck if card not in defender]
    gone = chooser.sample(deck, chooser.choice([0, 5, 20, 35, 45, len(deck) - 2]))
    first = chooser.choice(["attacker", "defender", None]) if len(defender) == capacity else None
    return {
        "tile": tile,
        "damaged": damaged,
        "attacker": attacker,
        "defender": defender,
        "gone": gone,
        "first": first,
    }


def by_engine(claim: dict) -> dict:
    places = {place: list(map(cards.text, claim[place])) for place in ("attacker", "defender")}
    gone = list(map(cards.text, claim["gone"]))
    try:
        proof = judge(
            claim["tile"], **places, gone=gone, damaged=claim["damaged"], first=claim["first"]
        )
    except ImpossibleClaim as refused:
        message = refused.message.removeprefix("schotten-totten-2-")
        return {"refused": [message, dict(refused.arguments)], "clause": refused.clause}
    reasons = [[message, dict(spoken)] for message, spoken in proof.reasons]
    counter = list(map(cards.text, proof.counter or ()))
    return {"proved": proof.proved, "counter": counter, "reasons": reasons}


def holds(claim: dict, counter: list[str]) -> bool:
    """Return whether the defender would hold the tile with these free cards."""
    if len(claim["defender"]) == wall.CAPACITY[2 * (claim["tile"] - 1) + claim["damaged"]]:
        return list(map(cards.text, claim["defender"])) == counter
    added = [cards.NUMBERS[card] for card in counter]
    seen = [*claim["attacker"], *claim["defender"], *claim["gone"]]
    later = {**claim, "defender": [*claim["defender"], *added], "first": "attacker"}
    verdict = by_engine(later)
    # a card that would clash counts like any other (ST2-18)
    return not set(added) & set(seen) and not verdict.get("proved", False)


@pytest.mark.parametrize("number", [1000, pytest.param(8000, marks=pytest.mark.slow)])
def test_the_browser_checks_claims_as_the_engine_does(server, visitors, number) -> None:
    chooser = random.Random(5)
    claims = [situation(chooser) for _ in range(number)]
    page = visitors()
    page.goto(server.address + "/claims")
    [script] = ASSETS.glob("claim.worker-*.js")
    verdicts = page.evaluate(CHECKED, [f"/assets/{script.name}", claims])
    counts = {"good": 0, "bad": 0, "refused": 0}
    for claim, verdict in zip(claims, verdicts, strict=True):
        assert verdict == by_engine(claim), claim
        counts["refused" if "refused" in verdict else "good" if verdict["proved"] else "bad"] += 1
        if verdict.get("counter") and not holds(claim, verdict["counter"]):
            raise AssertionError(f"no counter-example: {claim} {verdict}")
    assert min(counts.values()) > number // 50, counts


def tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def into(page: Page, place: str) -> None:
    page.get_by_role("radio", name=said(page, f"web-claims-into-{place}"), exact=True).check(
        force=True
    )


def test_a_claim_is_entered_and_explained_with_its_rules(server, visitors) -> None:
    page = visitors()
    page.goto(server.address)
    page.get_by_role("link", name=said(page, "web-claims-title")).click()
    verdict = page.get_by_role("status")
    page.locator(".stone").nth(3).click()
    tap(page, "red 9")
    few = said(page, "schotten-totten-2-refused-claim-few", size=1, capacity=2)
    expect(verdict).to_contain_text(few)
    tap(page, "red 10")
    expect(verdict).to_contain_text(said(page, "schotten-totten-2-table-not-proved", tile=4))
    expect(page.locator(".counter svg")).to_have_count(2)
    into(page, "gone")
    for colour in ("red", "yellow", "green", "blue", "purple"):
        tap(page, f"{colour} 11")
    expect(verdict).to_contain_text(said(page, "web-claims-proved", tile=4))
    expect(page.locator(".counter svg")).to_have_count(0)
    link = verdict.get_by_role("link", name="ST2-17").first
    assert link.get_attribute("href") == "/rules/schotten-totten-2#ST2-17"
    page.reload()
    expect(verdict).to_contain_text(said(page, "web-claims-proved", tile=4))
    button(page, "web-claims-discard").click()
    few = said(page, "schotten-totten-2-refused-claim-few", size=0, capacity=2)
    expect(verdict).to_contain_text(few)
    expect(page.get_by_role("button", name="red 9: gone")).to_have_attribute("aria-pressed", "true")
    button(page, "web-claims-again").click()
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)


def test_the_page_asks_who_was_first_only_if_both_sides_are_complete(server, visitors) -> None:
    page = visitors()
    page.goto(server.address + "/claims")
    page.locator(".stone").nth(3).click()
    for card in ("red 9", "red 10"):
        by_keyboard(page.get_by_role("button", name=card, exact=True))
    into(page, "defender")
    for card in ("blue 9", "blue 10"):
        tap(page, card)
    verdict = page.get_by_role("status")
    expect(verdict).to_contain_text(said(page, "schotten-totten-2-refused-claim-who-first"))
    first = page.get_by_role("group", name=said(page, "web-claims-first"))
    first.get_by_label(said(page, "web-claims-side-defender")).check()
    expect(verdict).to_contain_text(said(page, "schotten-totten-2-table-not-proved", tile=4))
    first.get_by_label(said(page, "web-claims-side-attacker")).check()
    expect(verdict).to_contain_text(said(page, "web-claims-proved", tile=4))


@pytest.mark.parametrize("locale", ["uk-UA", "ru-RU"])
def test_the_page_is_accessible_on_a_phone(server, visitors, locale) -> None:
    page = visitors(**PHONE, locale=locale)
    page.goto(server.address + "/claims")
    page.locator(".deck button").first.wait_for()
    page.get_by_label(said(page, "web-claims-tactics")).check()
    for number in (0, 5, 60):
        page.locator(".deck button").nth(number).click()
    page.locator(".verdict h2").wait_for()
    is_accessible(page)
    assert not look(page).foreign
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
