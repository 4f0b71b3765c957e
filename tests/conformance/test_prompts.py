"""A prompt offers what is legal, all of it, and nothing else.

Each game's `offered` reads the kinds of moves that a prompt names from its arguments, and `kind`
tells which kind a legal move is. Both are written from the rules and the texts, not from `words`.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from koloda import State
from koloda.locales import LANGUAGES, texts

Arguments = dict[str, Any]


def face_to_face_offered(_message: str, said: Arguments) -> set[str]:
    if said["missing"] > 0:
        return {"play"}
    return {"play", "end"} if said["fits"] == "yes" else {"end"}


def face_to_face_kind(_state: State, text: str) -> str:
    return "end" if text == "E" else "play"


def gallop_offered(message: str, said: Arguments) -> set[str]:
    return {said["kind"]} if message == "wanted-pick" else {message.removeprefix("wanted-")}


def gallop_kind(state: State, text: str) -> str:
    if "/" in text:
        return "lay"
    return {"-": "give", "+": "get", "X": "exchange"}.get(text[0], "city")


def schotten_totten_2_offered(message: str, said: Arguments) -> set[str]:
    if message == "wanted-draw":
        found = {"draw-siege"}
        found |= {"draw-tactics"} if said["tactics"] == "yes" else set()
        return found | ({"claim"} if said["claim"] == "yes" else set())
    if message not in ("wanted-attack", "wanted-defence"):
        return {"place", "to-discard"} if message == "wanted-redeployment-placing" else {"next"}
    found = {"yes": {"play"}, "pass": {"pass"}, "no": set[str]()}[said["play"]]
    return found | (set() if said["before"] == "nothing" else set(said["before"].split("-")))


def schotten_totten_2_kind(state: State, text: str) -> str:
    view = state.view_all()
    if view["phase"] not in ("playing", "drawing"):
        if view["action"] == "redeployment" and view["phase"] == "placing":
            return "to-discard" if text == ">X" else "place"
        return "next"
    if text == "PASS":
        return "pass"
    words = {"D": "draw-siege", "T": "draw-tactics"}
    if text in words:
        return words[text]
    if len(text) == 2 and text[1].isdecimal() and text[0] in "C<O":
        return {"C": "claim", "<": "retreat", "O": "oil"}[text[0]]
    return "play"


def scram_offered(message: str, said: Arguments) -> set[str]:
    if message == "wanted-turn":
        may = {word for word in ("take", "call") if said[word] == "yes"}
        return {"draw", *may}
    if message == "wanted-drawn":
        return {"discard", *(word for word in ("use", "replace") if said[word] == "yes")}
    if message == "wanted-push":
        more = {"push"} if said["more"] == "yes" else set()
        return more if said["pushed"] == 0 else {"turn-up", *more}
    if message == "wanted-join":
        return {"join"} if said["camp"] == "any" else {f"join-{said['camp']}"}
    return {message.removeprefix("wanted-").partition("-")[0]}


def scram_kind(state: State, text: str) -> str:
    message, _ = state.wanted()
    view = state.view_all()
    words = {
        "D": "draw", "T": "take", "S": "call", "U": "use", "R": "replace", "X": "discard",
        "O": "turn-up",
    }  # fmt: skip
    if text in words and message in ("wanted-turn", "wanted-drawn", "wanted-push"):
        return words[text]
    if message == "wanted-push":
        return "push"
    if message == "wanted-join":
        camps = {state.text(move)[0] for move in state.legal_moves()}
        own = "ABCDEF"[view["seat_to_move"]]
        if len(camps) > 1:
            return "join"
        return "join-own" if text[0] == own else f"join-{text[0]}"
    return message.removeprefix("wanted-").partition("-")[0]


GAMES: dict[str, tuple[Callable[[str, Arguments], set[str]], Callable[[State, str], str]]] = {
    "face-to-face": (face_to_face_offered, face_to_face_kind),
    "gallop": (gallop_offered, gallop_kind),
    "schotten-totten-2": (schotten_totten_2_offered, schotten_totten_2_kind),
    "scram": (scram_offered, scram_kind),
}


def test_a_prompt_offers_exactly_what_is_legal(variant, scale) -> None:
    offered, kind = GAMES[variant.game_id]
    for seed in range(scale(12)):
        state, chooser = variant.deal(seed), random.Random(seed)
        while state.seat_to_move is not None:
            moves = state.legal_moves()
            message, said = state.wanted()
            legal = {kind(state, state.text(move)) for move in moves}
            assert offered(message, said) == legal, (seed, message, said)
            state.play(chooser.choice(moves))


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_that_offer_different_things_read_differently(variant, language, scale) -> None:
    speaker, offered = texts(language), GAMES[variant.game_id][0]
    offers: dict[str, set[str]] = {}
    for seed in range(scale(5)):
        state, chooser = variant.deal(seed), random.Random(seed)
        while state.seat_to_move is not None:
            message, said = state.wanted()
            text = speaker.say(f"{variant.game_id}-{message}", {**said, "you": "seat"})
            here = offered(message, said)
            assert offers.setdefault(text, here) == here, text
            state.play(chooser.choice(state.legal_moves()))
