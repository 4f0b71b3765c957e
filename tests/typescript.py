"""Translates JSON Schema to TypeScript, as far as docs/protocol.schema.json needs it."""

import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Json = Mapping[str, Any]
COLUMNS = 100
NAMES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def declarations(schema: Json) -> str:
    """Return every definition of a schema as an exported type."""
    return "\n".join(declaration(name, shape) for name, shape in schema["$defs"].items())


def declaration(name: str, shape: Json) -> str:
    lines = list(comment(shape.get("description", "")))
    if "properties" not in shape:
        return "\n".join([*lines, alias(name, type_of(shape)), ""])
    lines.append(f"export interface {name} {{")
    required = shape.get("required", ())
    for field, kind in shape["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(kind)};")
    if shape.get("additionalProperties"):
        lines.append("  [field: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def alias(name: str, kind: str) -> str:
    line = f"export type {name} = {kind};"
    if len(line) <= COLUMNS:
        return line
    kinds = kind.replace(" | ", "\n  | ")
    return f"export type {name} =\n  | {kinds};"


def type_of(shape: Json) -> str:
    if "$ref" in shape:
        return str(shape["$ref"].rpartition("/")[2])
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(type_of(one) for one in shape["anyOf"])
    if "prefixItems" in shape:
        return f"[{', '.join(type_of(one) for one in shape['prefixItems'])}]"
    if shape["type"] == "array":
        items = type_of(shape["items"])
        return f"({items})[]" if "anyOf" in shape["items"] else f"{items}[]"
    if shape["type"] == "object":
        values = shape.get("additionalProperties")
        return f"Record<string, {type_of(values) if values else 'unknown'}>"
    return NAMES[shape["type"]]


def constant(name: str, values: Sequence[str], about: str) -> str:
    listed = [f"  {json.dumps(value)}," for value in values]
    return "\n".join([*comment(about), f"export const {name} = [", *listed, "] as const;", ""])


def comment(text: str) -> Iterator[str]:
    lines = textwrap.wrap(" ".join(text.split()), COLUMNS - len("/**  */"))
    for number, line in enumerate(lines):
        start = " * " if number else "/** "
        yield f"{start}{line}{' */' if number == len(lines) - 1 else ''}"
