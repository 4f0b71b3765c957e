"""The score sheets count as the engine does, keep entries, and refuse what is impossible."""

import base64
import json
import random

import pytest
from playwright.sync_api import Locator, Page, expect

import koloda
from koloda.games.scram import scorepad
from koloda.locales import texts
from tests.web.conftest import PHONE
from tests.web.playing import button, by_keyboard, chosen, said
from tests.web.watching import is_accessible, look

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")

LEVEL = {3: [14, 7, 7], 4: [7] * 4, 6: [7] * 6}
NAMES = ["Ада", "Богдан", "Вера", "Гнат", "Дарина", "Ева"]

# opens links, and returns what the page shows at once
SHOWN = """async (links) => {
  const shown = [];
  for (const link of links) {
    const opened = new Promise((resolve) => (onhashchange = resolve));
    location.hash = link;
    await opened;
    await new Promise((resolve) => setTimeout(resolve));
    shown.push((READ)());
  }
  return shown;
}"""
LINES = """() => [...document.querySelectorAll("section li:has(a)")].map((line) =>
  [line.querySelector("span").textContent, line.querySelector("a").textContent])"""
DEALS = """() => ({
  points: [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) =>
      [parseInt(cell.textContent), cell.querySelector(".complete") !== null])),
  lines: [...document.querySelectorAll(".collections ul")].map((list) =>
    [...list.querySelectorAll("li")].map((line) => [
      [...line.querySelectorAll("[role=img]")].map((card) => card.getAttribute("aria-label")),
      parseInt(line.querySelector(".points").textContent),
      line.querySelector("a").textContent,
    ])),
  sums: [...document.querySelectorAll("tfoot td")].map((cell) => parseInt(cell.textContent)),
  end: [...document.querySelectorAll("section [role=status] p")]
    .map((line) => line.textContent.trim()),
})"""


def packed(sheet: object) -> str:
    """Return a sheet in the form that its link contains."""
    text = base64.urlsafe_b64encode(json.dumps(sheet).encode()).decode().rstrip("=")
    return f"sheet={text}"


def camps(chooser: random.Random, players: int) -> list[list[int | str] | int]:
    if chooser.random() < 0.3:
        return [chooser.choice([0, 3, chooser.randrange(60)]) for _ in range(players)]
    deck: list[int | str] = [*range(1, 14), "="] * (5 if players == 6 else 4)
    chooser.shuffle(deck)
    return [[deck.pop() for _ in range(chooser.randrange(6))] for _ in range(players)]


@pytest.mark.parametrize("sheets_made", [300, pytest.param(2500, marks=pytest.mark.slow)])
def test_rounds_of_scram_are_counted_as_by_the_engine(server, visitors, sheets_made) -> None:
    chooser = random.Random(3)
    sheets, expected = [], []
    english = texts("en")
    for _ in range(sheets_made):
        players = chooser.choice([3, 4, 6])
        wanted = chooser.randint(1, 4)
        first = 0 if players == 3 else chooser.randrange(players)
        rounds = [
            scorepad.Round(camps(chooser, players), chooser.choice([None, *range(players)]))
            for _ in range(chooser.randint(1, wanted))
        ]
        if chooser.random() < 0.2:  # tied, for the rules that decide ties
            rounds = [scorepad.Round(LEVEL[players], None)] * wanted
        scored, match = scorepad.score_pad(rounds, first, wanted)
        sheets.append(
            {
                "names": NAMES[:players],
                "first": first,
                "wanted": wanted,
                "rounds": [{"camps": one.camps, "caller": one.caller} for one in rounds],
            }
        )
        lines = [*match.lines, *(line for one in scored for line in one.lines)]
        expected.append([[spoken(english, line), line.clause] for line in lines])
    page = visitors()
    page.goto(server.address + "/score/scram")
    page.locator("section").first.wait_for()
    shown = page.evaluate(SHOWN.replace("READ", LINES), [packed(sheet) for sheet in sheets])
    for sheet, here, there in zip(sheets, shown, expected, strict=True):
        assert here == there, sheet
    assert sum(len(sheet["rounds"]) for sheet in sheets) > 3 * sheets_made // 2
    said_of = {line[1] for lines in expected for line in lines}
    assert said_of == {"SCR-24", "SCR-25", "SCR-26", "SCR-27", "SCR-28", "SCR-29", "SCR-33"}


def spoken(english, line: scorepad.Line) -> str:
    values: dict[str, object] = dict(line.values)
    if "seat" in values:
        values["seat"] = NAMES[line.values["seat"]]
    if "team" in values:
        values["team"] = english.say(f"scram-table-team-{line.values['team']}")
    return english.say(f"scram-{line.key}", values)


def played(seed: int) -> dict:
    """Play a random match with the engine; return its deals and how it ended."""
    chooser = random.Random(seed)
    players = chooser.choice([2, 3, 4])
    match = chooser.choice(["target", "wins", "single"] if players == 2 else ["target", "single"])
    goal = {"target": chooser.randint(50, 200), "wins": chooser.randint(1, 4), "single": 1}[match]
    options = {} if match == "single" else {match: goal}
    state = koloda.game("gallop").deal(seed=seed, players=players, match=match, **options)
    deals: list[list[dict]] = []
    while state.outcome is None:
        state.play(chooser.choice(state.legal_moves()))
        scores = [event for event in state.events(None) if event["event"] == "scored"]
        if scores:
            deals.append(sorted(scores, key=lambda score: score["seat"]))
    return {
        "players": players,
        "match": match,
        "goal": goal,
        "deals": deals,
        "outcome": state.outcome,
    }


@pytest.mark.parametrize("played_out", [60, pytest.param(600, marks=pytest.mark.slow)])
def test_matches_of_gallop_are_counted_as_by_the_engine(server, visitors, played_out) -> None:
    english = texts("en")
    matches = [played(seed) for seed in range(played_out)]
    sheets = [
        {
            "names": NAMES[: one["players"]],
            "match": one["match"],
            "goal": one["goal"],
            "deals": [[score["collection"] for score in deal] for deal in one["deals"]],
        }
        for one in matches
    ]
    page = visitors()
    page.goto(server.address + "/score/gallop")
    page.locator("section").first.wait_for()
    for sheet in sheets:  # nothing is decided before the last deal
        sheet["before"] = {**sheet, "deals": sheet["deals"][:-1]}
    links = [packed(one) for sheet in sheets for one in (sheet.pop("before"), sheet)]
    shown = page.evaluate(SHOWN.replace("READ", DEALS), links)
    for one, before, after in zip(matches, shown[::2], shown[1::2], strict=True):
        assert not before["end"], one
        assert after["points"] == [
            [[score["points"], score["complete"]] for score in deal] for deal in one["deals"]
        ]
        assert after["lines"] == [
            [
                [
                    [
                        english.say("gallop-table-city", {"colour": line["colour"], "value": value})
                        for value in line["values"]
                    ],
                    line["points"],
                    line["clause"],
                ]
                for line in score["lines"]
            ]
            for deal in one["deals"]
            for score in deal
        ]
        outcome = one["outcome"]
        assert after["sums"] == list(outcome.scores)
        names = ", ".join(NAMES[seat] for seat in outcome.winners)
        assert after["end"] == [
            english.say("web-others-win", {"count": len(outcome.winners), "names": names}),
            f"{english.say(f'gallop-{outcome.reason}')} {outcome.clause}",
        ]
    assert sum(len(one["deals"]) for one in matches) > 3 * played_out


def write(page: Page) -> None:
    button(page, "web-score-write").click()


def test_a_round_of_scram_is_entered_undone_kept_and_passed_on(server, visitors) -> None:
    page = visitors()
    page.goto(server.address)
    link = said(page, "web-score-title", game=said(page, "web-game-scram"))
    page.get_by_role("link", name=link).click()
    page.get_by_label(said(page, "web-score-player", number=1)).first.fill("Марта")
    page.get_by_label(said(page, "web-score-player", number=1)).first.blur()
    keys = page.locator(".keys")
    for seat, cards in enumerate(["1", "4=", "2", "35"]):
        page.locator(".who input").nth(seat).check()
        for card in cards:
            keys.get_by_role("button", name=card, exact=True).click()
    chosen(page, said(page, "web-score-caller")).select_option(label="Марта")
    page.reload()  # an unfinished entry stays too
    write(page)
    # 1 + 2 against 8 + 8: the call was right, and Марта has the lowest total
    rows = page.locator("tbody td")
    expect(rows).to_have_text(["0", "16"])
    page.get_by_text(said(page, "web-score-starts", who="Марта")).wait_for()
    page.reload()
    expect(rows).to_have_text(["0", "16"])
    button(page, "web-score-share").click()
    shared = page.locator("input[readonly]").input_value()
    button(page, "web-score-undo").click()
    expect(rows).to_have_count(0)
    other = visitors()
    other.goto(shared)
    expect(other.locator("tbody td")).to_have_text(["0", "16"])
    assert "#" not in other.url
    button(other, "web-score-undo").click()  # the browser's own sheet was only set aside
    expect(other.locator("tbody td")).to_have_count(0)
    other.goto("about:blank")
    other.goto(server.address + "/score/scram#sheet=!nonsense!")
    expect(other.get_by_role("alert")).to_contain_text(said(other, "web-score-bad-link"))


def reached(thing: Locator) -> None:
    """Reach it with Tab, or with the arrows among radio buttons."""
    page = thing.page
    is_there = "node => node === document.activeElement"
    is_beside = "node => node.type === 'radio' && node.name === document.activeElement.name"
    for _ in range(200):
        if thing.evaluate(is_there):
            return
        page.keyboard.press("ArrowDown" if thing.evaluate(is_beside) else "Tab")
    raise AssertionError(f"the keyboard does not reach {thing}")


def test_an_unfinished_deal_of_gallop_survives_a_reload(server, visitors) -> None:
    page = visitors()
    page.goto(server.address + "/score/gallop")
    cities = page.locator(".cities button")
    cities.first.click()
    page.reload()
    expect(cities.first).to_have_attribute("aria-pressed", "true")
    page.get_by_label(said(page, "web-score-mode-totals")).check()
    points = page.locator(".totals input[type=number]")
    points.nth(1).fill("7")
    page.reload()
    expect(points.nth(1)).to_have_value("7")
    for seat in range(3):
        points.nth(seat).fill(str(seat))
    write(page)
    expect(page.locator("tbody td")).to_have_text(["0", "1", "2"])
    expect(points.nth(1)).to_have_value("")
    # invalid data from somebody else is ignored
    page.evaluate("""localStorage.setItem("koloda-score-gallop-entry", '{"into": []}')""")
    page.reload()
    expect(page.locator("tbody td")).to_have_text(["0", "1", "2"])
    expect(page.locator(".cities")).to_be_visible()


@pytest.mark.slow
def test_a_round_is_entered_with_the_keyboard_alone(server, visitors) -> None:
    page = visitors()
    page.goto(server.address + "/score/scram")
    for seat, card in enumerate("1423"):
        reached(page.locator(".who input").nth(seat))
        by_keyboard(page.locator(".keys").get_by_role("button", name=card, exact=True))
    caller = chosen(page, said(page, "web-score-caller"))
    reached(caller)
    page.keyboard.press("ArrowDown")
    by_keyboard(button(page, "web-score-write"))
    # 1 + 2 against 4 + 3
    expect(page.locator("tbody td")).to_have_text(["0", "7"])
    assert look(page).has_focus


def test_an_impossible_entry_is_refused_with_its_rule_and_changes_nothing(server, visitors) -> None:
    page = visitors()
    page.goto(server.address + "/score/scram")
    alert = page.get_by_role("alert")
    sheet = {"names": NAMES[:4], "first": 0, "wanted": 2, "rounds": []}
    five = {**sheet, "rounds": [{"camps": [[7, 7, 7], [7, 7], [], []], "caller": None}]}
    page.locator("section").first.wait_for()
    page.evaluate("link => (location.hash = link)", packed(five))
    expect(alert).to_contain_text(said(page, "web-score-too-many", card="7", count=5, most=4))
    expect(alert.get_by_role("link")).to_have_text("SCR-1")
    page.get_by_label(said(page, "web-score-mode-totals")).check()
    page.locator(".totals input").first.fill("-3")
    write(page)
    expect(alert).to_contain_text(said(page, "web-score-no-total", seat=1, most=999))
    expect(page.locator("tbody tr")).to_have_count(0)
    page.goto(server.address + "/score/gallop")
    wrong = {
        "web-score-city-twice": [["R5"], ["R5"]],
        "web-score-three-burn": [["R5", "B1", "R4", "G2", "R1"], []],
        "web-score-two-burn": [["R5", "R4"], []],
        "web-score-colours": [["R5", "B1", "G4"], ["O1", "Y1"]],
        "web-score-no-card": [["R7"], []],
        "web-score-no-total": [{"points": 99, "complete": True}, []],
    }
    page.locator("section").first.wait_for()
    spoken = {"city": "red 5", "seat": 1, "colours": 5, "most": 4, "card": "R7"}
    for message, deal in wrong.items():
        sheet = {"names": NAMES[:2], "match": "target", "goal": 50, "deals": [deal]}
        page.evaluate("link => (location.hash = link)", packed(sheet))
        more = {"most": 24} if message == "web-score-no-total" else {}
        expect(alert).to_contain_text(said(page, message, **{**spoken, **more}))
        expect(page.locator("tbody tr")).to_have_count(0)


@pytest.mark.parametrize("locale", ["uk-UA", "ru-RU"])
@pytest.mark.parametrize("game", ["scram", "gallop"])
def test_the_sheets_are_accessible_on_a_phone_and_on_paper(server, visitors, game, locale) -> None:
    page = visitors(**PHONE, locale=locale)
    deal = [["R5", "B1", "R2", "G2"], ["Y3"], ["O3"]]
    camps = [[1, "="], [3], 5]
    sheet = {
        "scram": {
            "names": NAMES[:3],
            "first": 0,
            "wanted": 2,
            "rounds": [{"camps": camps, "caller": 1}],
        },
        "gallop": {"names": NAMES[:3], "match": "target", "goal": 50, "deals": [deal]},
    }[game]
    page.goto(f"{server.address}/score/{game}#{packed(sheet)}")
    page.locator("tbody td").first.wait_for()
    is_accessible(page)
    assert not look(page).foreign
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_label(said(page, "web-score-mode-totals")).check()
    is_accessible(page)
    page.emulate_media(media="print")
    assert page.locator("table").is_visible()
    assert not page.locator("form").is_visible()
    assert not page.locator("nav").first.is_visible()
