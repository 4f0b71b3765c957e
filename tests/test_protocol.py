"""docs/protocol.md says what the server does: messages, settings, limits, and deals to check.

`python -m tests.test_protocol` writes what is generated of it anew, and the schema beside it.
"""

import ast
import inspect
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from itertools import islice, pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import koloda
from koloda import Record
from koloda.engine.fair import FairDeal
from koloda.server import messages, sockets
from koloda.server.api.bodies import LARGEST
from koloda.server.api.matches import LARGEST_RECORD
from koloda.server.api.routes import api_routes
from koloda.server.api.tables import Opening
from koloda.server.limits import Limits
from koloda.tables.settings import Settings
from tests.engine.test_fair import shuffled, words

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "protocol.md"
SCHEMA = DOCS / "protocol.schema.json"

Json = dict[str, Any]


def schema() -> Json:
    """Everything that goes over the wire, as JSON Schema."""
    parts = {
        "FromClient": messages.FromClient,
        "ToClient": messages.ToClient,
        "Opening": Opening,
    }
    shapes, found = msgspec.json.schema_components(list(parts.values()))
    for shape in found.values():
        if "description" in shape:  # before Python 3.13 a docstring keeps its indentation
            shape["description"] = inspect.cleandoc(shape["description"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**found, **dict(zip(parts, shapes, strict=True))},
    }


def generated() -> dict[str, str]:
    """The parts of the page that are made of the source, by their names."""
    found = schema()["$defs"]
    return {
        "from-client": messages_table(found, "FromClient"),
        "to-client": messages_table(found, "ToClient"),
        "settings": settings_table(found),
        "limits": limits_table(),
    }


def messages_table(found: Mapping[str, Json], union: str) -> str:
    rows = []
    for reference in found[union]["anyOf"]:
        name = reference["$ref"].rpartition("/")[2]
        shape, said = found[name], remarks(getattr(messages, name))
        asked = [
            f"`{name}` {kind(field)}" + (f": {said[name]}" if name in said else "")
            for name, field in shape["properties"].items()
            if name not in ("type", "id")
        ]
        (type,) = shape["properties"]["type"]["enum"]
        rows.append((f"`{type}`", "<br>".join(asked), " ".join(shape["description"].split())))
    return table(("type", "besides `type` and `id`", ""), rows)


def settings_table(found: Mapping[str, Json]) -> str:
    rows, said = [], remarks(Settings)
    for name, field in found["Settings"]["properties"].items():
        kinds = " or ".join(
            clock(found[one["$ref"].rpartition("/")[2]]) if "$ref" in one else kind(one)
            for one in field.get("anyOf", [field])
        )
        if "anyOf" in field:
            kinds += f" = `{json.dumps(field['default'])}`"
        rows.append((f"`{name}`", kinds, said.get(name, "")))
    return table(("setting", "", ""), rows)


def clock(shape: Json) -> str:
    members = {name: field for name, field in shape["properties"].items() if name != "type"}
    told = ", ".join(f"`{name}` {kind(field)}" for name, field in members.items())
    (type,) = shape["properties"]["type"]["enum"]
    return f'`"{type}"`' + (f" ({told})" if told else "")


def kind(field: Json) -> str:
    default = f" = `{json.dumps(field['default'])}`" if "default" in field else ""
    if "anyOf" in field:
        return " or ".join(kind(one) for one in field["anyOf"]) + default
    if "enum" in field:
        values = " or ".join(f"`{json.dumps(value)}`" for value in field["enum"])
        return values + default
    if "$ref" in field:
        return f"`{field['$ref'].rpartition('/')[2]}`" + default
    bounds = [
        f"{word} {field[key]}"
        for key, word in (
            ("minimum", "from"),
            ("maximum", "to"),
            ("minLength", "from"),
            ("maxLength", "to"),
        )
        if key in field
    ]
    letters = " letters" if "maxLength" in field else ""
    return " ".join([field["type"], *bounds]) + letters + default


def limits_table() -> str:
    said = remarks(Limits)
    rows = [
        (one.name.replace("_", " "), f"{one.default:,}", said.get(one.name, ""))
        for one in fields(Limits)
    ]
    rows += [
        ("events", f"{sockets.MISSED:,}", "That a welcome tells one by one."),
        ("messages waiting", f"{sockets.WAITING:,}", "For a slow client, before it is let go."),
        ("silence", f"{sockets.SILENCE:g}", "Seconds without a word, before a client is gone."),
        ("sockets a person", f"{sockets.TABS:,}", "At one table; the oldest are dropped."),
        ("body bytes", f"{LARGEST:,}", "Of an HTTP request."),
        ("record bytes", f"{LARGEST_RECORD:,}", "Of a record that is brought along."),
    ]
    return table(("limit", "", ""), rows)


def remarks(kind: type) -> dict[str, str]:
    """What the source says below the fields of a class."""
    (written,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(written, ast.ClassDef)
    return {
        field.target.id: " ".join(str(said.value.value).split())
        for field, said in pairwise(written.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(said, ast.Expr) and isinstance(said.value, ast.Constant)
    }


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def page() -> str:
    """The page with its generated parts as they should be."""
    text = PAGE.read_text(encoding="utf-8")
    for name, part in generated().items():
        text, times = re.subn(
            rf"(<!-- {name} -->\n).*?(<!-- end -->)",
            lambda found, part=part: f"{found[1]}{part}\n{found[2]}",
            text,
            flags=re.DOTALL,
        )
        assert times == 1, f"docs/protocol.md has no place for {name}"
    return text


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.test_protocol"


def test_the_schema_is_up_to_date() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == schema()


def test_every_address_is_on_the_page() -> None:
    tables = SimpleNamespace(limits=Limits(), bot_pool=None, entrance=None)
    routes = api_routes(tables, None, None)
    served = [(method, one.path) for one in routes for method in one.methods - {"HEAD"}]
    text = PAGE.read_text(encoding="utf-8")
    told = re.findall(r"^\| `(GET|POST) ([^` ?]+)", text, flags=re.MULTILINE)
    assert sorted(told) == sorted(served)


# Deals


def vectors() -> list[Json]:
    found = re.search(r"```json vectors\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return list(json.loads(found[1]))


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector["about"])
def test_the_deals_on_the_page_are_ours(vector) -> None:
    secret = bytes.fromhex(vector["secret"])
    added = tuple(bytes.fromhex(one) for one in vector["contributions"])
    deal = FairDeal(secret, added)
    assert deal.commitment == vector["commitment"]
    assert deal.key.hex() == vector["key"]
    start = Record(koloda.game("face-to-face"), 2, {}, deal, ["a", "b"]).start()
    assert [side["hand"] for side in start.save()["sides"]] == vector["hands"]
    assert [side["draw_pile"] for side in start.save()["sides"]] == vector["draw_piles"]
    assert start.seat_to_move == vector["begins"]


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector["about"])
def test_the_deals_follow_from_the_words_of_the_page(vector) -> None:
    """Computed a second time, as the page describes it."""
    parties = bytes.fromhex(vector["secret"]), [bytes.fromhex(x) for x in vector["contributions"]]
    assert [f"{word:08x}" for word in islice(words(*parties), 8)] == vector["words"]
    stream = words(*parties)
    for hand, rest in zip(vector["hands"], vector["draw_piles"], strict=True):
        pile = shuffled(stream, list(range(2, 60)))
        assert (pile[:-6], sorted(pile[-6:])) == (rest, hand)
    assert next(stream) * 2 >> 32 == vector["begins"]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    SCHEMA.write_text(json.dumps(schema(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
