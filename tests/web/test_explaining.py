"""What the page says about a table: goals, "what is this?", help, and dead cards."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import koloda
from koloda import State
from koloda.engine.errors import IllegalMove
from koloda.games import games
from koloda.games.gallop.cards import NAMES
from koloda.games.gallop.scoring import total
from koloda.games.scram import codes
from koloda.locales import LANGUAGES, texts
from tests.test_locales import messages
from tests.variants import VARIANTS, Variant
from tests.web.node import NEEDS_NODE, Program, program

pytestmark = NEEDS_NODE

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web" / "src" / "games"
COMMON = {"seat", "clock"}
"""Things that every table has; the page itself explains them."""

Json = dict[str, Any]


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Return a function that asks the browser's own code, run by Node."""
    return program("explaining", tmp_path_factory.mktemp("explaining"))


def positions(variant: Variant, seed: int, every: int = 5) -> Iterator[State]:
    """Yield positions of a random game."""
    state, chooser, number = variant.deal(seed), random.Random(seed), 0
    while state.seat_to_move is not None and number < 300:
        if number % every == 0:
            yield state
        state.play(chooser.choice(state.legal_moves()))
        number += 1


def things(game: str, view: Json, seat: int | None) -> Iterator[str]:
    """Yield everything on a board, as its `data-what`."""
    me = seat or 0
    if game == "face-to-face":
        yield from ("own-ascending", "own-descending", "other-ascending", "other-descending")
        yield from ("draw-0", "draw-1", "draws-0", "hand-0", "hand-1")
        yield from (f"card-{card}" for card in view["sides"][me].get("hand", ()))
    elif game == "scram":
        yield from ("K1", "K2", "discard")
        yield from ["held"] if view["held"] else []
        for owner, camp in enumerate(view["camps"]):
            letter = "ABCDEF"[owner]
            yield from (f"camp-{letter}", f"{letter}<", f"{letter}>")
            yield from (f"{letter}{place + 1}" for place in range(len(camp)))
    elif game == "gallop":
        yield from ("deck", "pile", *(f"flight-{flight}" for flight in range(1, 7)))
        yield from (f"hand-{card}" for card in view["sides"][me].get("hand", ()))
        for owner, side in enumerate(view["sides"]):
            for kind in ("laid", "flights", "marker", "points", "complete", "collection"):
                yield f"{kind}-{owner}"
            if side["laid"]:
                yield from (f"laid-flight-{owner}", f"order-{owner}")
                yield from [f"table-{side['laid']['card']}"] if side["laid"]["card"] else []
            yield from (f"city-{city}" for city in side["collection"])
    else:
        yield from ("siege-deck", "tactics-deck", "discard", "cauldrons", "revenge")
        yield from (f"hand-{card}" for card in view["sides"][me].get("hand", ()))
        for owner in (0, 1):
            yield from (f"{kind}-{owner}" for kind in ("role", "played", "in-hand"))
        for tile in view["tiles"]:
            number = tile["tile"]
            for kind in ("tile", "claim", "retreat", "oil"):
                yield f"{kind}-{number}"
            for owner in (0, 1):
                yield f"formation-{number}-{owner}"
                for place, card in enumerate(tile["cards"][owner]):
                    yield f"card-J{number}.{place + 1}" if card == "J" else f"card-{card}"
        yield from (f"card-{card}" for stack in view["discard"].values() for card in stack)


def is_said(game: str, phrase: list[Any]) -> None:
    """Check that a message has its text in every language, with all its arguments."""
    for language in LANGUAGES:
        text = texts(language).say(f"{game}-{phrase[0]}", phrase[1])
        assert text and "{" not in text


def kinds_in_the_source(game: str) -> set[str]:
    """Return the kinds of things that a game's board marks, e.g. `draw` for `draw-{owner}`."""
    found = set()
    for file in (PAGES / game).glob("*.svelte"):
        source = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'data-what="([^"]+)"', source))
        found |= set(re.findall(r"data-what=\{[^}`]*`([^`]+)`", source))
        found |= set(re.findall(r'<Spot\s[^>]*?\bid="([^"]+)"', source))
    return {re.sub(r"-?\{.*|-?\$\{.*", "", one) for one in found} - {""}


@pytest.mark.parametrize("game", games())
def test_everything_on_a_board_says_what_it_is_in_every_language(ask, game) -> None:
    questions = [
        {"ask": "explain", "game": game, "view": view, "seat": seat, "what": what}
        for variant in VARIANTS
        if variant.game_id == game
        for state in positions(variant, 3, every=12)
        for seat in (None, 0, 1)
        for view in [state.view(seat)]
        for what in things(game, view, seat)
    ]
    clauses = koloda.game(game).rulebook("en")
    told = set()
    for question, lines in zip(questions, ask(questions), strict=True):
        assert lines, question["what"]
        for line in lines:
            if (key := json.dumps(line)) not in told:
                told.add(key)
                is_said(game, line["says"])
                assert f"**{line['clause']}**" in clauses
    asked = {question["what"] for question in questions}
    for kind in kinds_in_the_source(game) - COMMON:
        assert any(what == kind or what.startswith(f"{kind}-") for what in asked), kind


def test_the_goal_is_told_to_every_seat_and_to_watchers(ask, variant) -> None:
    states = list(positions(variant, 5))
    questions = [
        {"ask": "goal", "game": variant.game_id, "view": state.view(seat), "seat": seat}
        for state in states
        for seat in (None, *range(variant.players))
    ]
    told = set()
    for phrases in ask(questions):
        assert 2 <= len(phrases) <= 4
        for phrase in phrases:
            if (key := json.dumps(phrase)) not in told:
                told.add(key)
                is_said(variant.game_id, phrase)


def test_cards_left_are_hand_and_draw_pile(ask) -> None:
    view = koloda.game("face-to-face").deal(seed=1).view(0)
    asked = {"ask": "goal", "game": "face-to-face", "view": view, "seat": 0}
    goal = dict(map(tuple, ask([asked])[0]))
    assert goal["goal-own"] == goal["goal-other"] == {"left": 58}


@pytest.mark.clause("SCR-7")
def test_the_goal_knows_when_a_camp_may_call(ask) -> None:
    source = (PAGES / "scram" / "goal.ts").read_text(encoding="utf-8")
    assert f"MOST_TO_CALL = {codes.MOST_TO_CALL};" in source
    view = koloda.game("scram").deal(seed=1, players=4).view(0)
    for size, said in ((5, "goal-call-later"), (3, "goal-call-later"), (2, "goal-may-call")):
        view["camps"][0] = view["camps"][0][:size]
        goal = dict(map(tuple, ask([{"ask": "goal", "game": "scram", "view": view, "seat": 0}])[0]))
        assert goal[said] == {"most": codes.MOST_TO_CALL, "cards": size}


@pytest.mark.clause("GAL-28")
def test_the_points_now_are_those_of_the_engine(ask) -> None:
    variant = Variant("gallop", 3)
    states = [state.view(0) for state in positions(variant, 9, every=3)]
    goals = ask([{"ask": "goal", "game": "gallop", "view": view, "seat": 0} for view in states])
    for view, phrases in zip(states, goals, strict=True):
        said = dict(map(tuple, phrases))
        side = view["sides"][0]
        points = total([NAMES.index(city) for city in side["collection"]], side["complete"])
        assert said["goal-now"] == {"points": points}


def prompts(game: str) -> list[str]:
    start = f"{game}-wanted"
    found = (id for file in (f"{game}.ftl",) for id in messages("en", file))
    return [id.removeprefix(f"{game}-") for id in found if id.startswith(start)]


def phases(game: str) -> dict[str, str]:
    source = (PAGES / game / "index.ts").read_text(encoding="utf-8")
    found = re.search(r"^  help: \{(.*?)\}", source, re.DOTALL | re.MULTILINE)
    assert found
    return dict(re.findall(r'"?([a-z-]+)"?: "([A-Z0-9]+-\d+)"', found[1]))


@pytest.mark.parametrize("game", games())
def test_every_prompt_has_help_in_every_language_and_a_clause(ask, game) -> None:
    help, clauses = phases(game), koloda.game(game).rulebook("en")
    questions = [{"ask": "phase", "help": help, "wanted": wanted} for wanted in prompts(game)]
    for question, phase in zip(questions, ask(questions), strict=True):
        assert phase, f"{question['wanted']} has no help"
    for phase, clause in help.items():
        assert f"**{clause}**" in clauses
        for kind in ("help", "watch"):
            is_said(game, [f"{kind}-{phase}", {}])


def test_a_card_alone_is_refused_with_a_clause_and_never_played(ask, variant) -> None:
    """Press every card of a hand, and every city and flight, with which nothing can be done."""
    asked = []
    for state in positions(variant, 7, every=3):
        seat = state.seat_to_move
        assert seat is not None
        view = state.view(seat)
        legal = [state.text(move) for move in state.legal_moves()]
        for what in dead_things(variant.game_id, view, seat, legal):
            question = {"ask": "notation", "game": variant.game_id, "view": view, "spots": [what]}
            asked.append((state.clone(), question))
    answers = ask([question for _, question in asked])
    for (state, question), written in zip(asked, answers, strict=True):
        assert written, question["spots"]
        for text in written:
            with pytest.raises(IllegalMove) as refused:
                state.play(state.parse(text))
            assert refused.value.clause, text


def dead_things(game: str, view: Json, seat: int, legal: list[str]) -> Iterator[str]:
    side = view["sides"][seat] if "sides" in view else {}
    hand = side.get("hand", ())
    if game == "face-to-face":
        used = {text[1:] for text in legal}
        yield from (f"card-{card}" for card in hand if str(card) not in used)
    elif game == "gallop":
        if view["phase"] == "lay":
            gone = set(range(1, 7)) - set(side["flights"])
            yield from (f"flight-{flight}" for flight in gone)
        else:
            yield from (f"hand-{card}" for card in hand)
    elif game == "schotten-totten-2":
        if view["phase"] == "giving":
            return
        used = {text.partition(">")[0] for text in legal}
        used |= {text.partition(">")[0][:3].lower() for text in legal}
        yield from (f"hand-{card}" for card in hand if not {card, card[:3]} & used)


@pytest.mark.clause("F2F-16")
def test_a_card_that_nothing_could_follow_says_so_and_nothing_else(ask) -> None:
    mixed = ["F2F-6", "F2F-16", "F2F-9", "F2F-9"]
    misfit = ["F2F-6", "F2F-7", "F2F-9", "F2F-5"]
    questions = [
        {"ask": "reasons", "game": "face-to-face", "clauses": clauses}
        for clauses in (mixed, misfit, ["F2F-9"])
    ]
    assert ask(questions) == [["F2F-16"], ["F2F-6", "F2F-7"], ["F2F-9"]]


def test_a_bubble_never_covers_what_it_talks_about_and_stays_on_the_screen(ask) -> None:
    chooser, questions = random.Random(2), []
    for width, height in ((1440, 900), (390, 844), (844, 390), (320, 568)):
        for _ in range(300):
            w, h = chooser.randint(10, 120), chooser.randint(10, 120)
            thing = {
                "left": chooser.randint(0, width - w),
                "top": chooser.randint(0, height - h),
                "width": w,
                "height": h,
            }
            bubble = {"width": chooser.randint(60, min(384, width - 13)), "height": 20}
            bubble["height"] = chooser.randint(20, 130)
            screen = {"width": width, "height": height}
            questions.append({"ask": "beside", "thing": thing, "bubble": bubble, "screen": screen})
    for question, place in zip(questions, ask(questions), strict=True):
        thing, bubble, screen = question["thing"], question["bubble"], question["screen"]
        right, bottom = place["left"] + bubble["width"], place["top"] + place["maxHeight"]
        assert place["left"] >= 0 and right <= screen["width"]
        assert place["top"] >= 0 and bottom <= screen["height"]
        assert (
            right <= thing["left"]
            or place["left"] >= thing["left"] + thing["width"]
            or bottom <= thing["top"]
            or place["top"] >= thing["top"] + thing["height"]
        )


def test_an_arrow_key_finds_the_nearest_thing_ahead(ask) -> None:
    def box(left: int, top: int) -> Json:
        return {"left": left, "top": top, "width": 10, "height": 10}

    boxes = [box(0, 0), box(100, 5), box(60, 80), box(50, 200)]
    questions = [
        {"ask": "nearest", "from": box(50, 0), "boxes": boxes, "way": way}
        for way in ((-1, 0), (1, 0), (0, 1), (0, -1))
    ]
    assert ask(questions) == [0, 1, 2, -1]


def luminance(colour: list[float]) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def dimmed(colour: str, grey: float, bright: float) -> list[float]:
    """Apply the filters of a dead card, as the specification of filter effects defines them."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    mean = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return [bright * (grey * mean + (1 - grey) * c) for c in (red, green, blue)]


def test_a_dead_card_stays_readable() -> None:
    spot = (ROOT / "web/src/table/Spot.svelte").read_text(encoding="utf-8")
    found = re.search(r"filter: grayscale\(([\d.]+)\) brightness\(([\d.]+)\)", spot)
    assert found
    grey, bright = map(float, found.groups())
    tokens = (ROOT / "web/src/theme/tokens.css").read_text(encoding="utf-8")
    inks = dict(re.findall(r"--([a-z]+): (#[0-9a-f]{6});", tokens))
    tints = dict(re.findall(r"--([a-z]+)-tint: (#[0-9a-f]{6});", tokens))
    assert len(tints) == 9
    for name, tint in tints.items():
        ink, paper = (luminance(dimmed(one, grey, bright)) for one in (inks[name], tint))
        assert (paper + 0.05) / (ink + 0.05) >= 4.5, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_has_a_short_name_of_its_own(language) -> None:
    names = [
        texts(language).say("gallop-table-city-name", {"name": f"{colour}{value}"})
        for colour in "ROYGBP"
        for value in range(1, 7)
    ]
    assert len(set(names)) == 36
    assert max(map(len, names)) <= 9
