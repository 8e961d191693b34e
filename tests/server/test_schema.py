"""The schema says what the server really sends, and TypeScript can be written from it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.driver import crowns
from server.guests import GAMES, Guests
from threecrowns.server.schema import whole_schema

Schema = dict[str, Any]
TOOL = Path(__file__).resolve().parent.parent.parent / "tools" / "schema_ts.py"
KINDS: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
    "array": list,
    "object": dict,
}


def problems(value: object, schema: Schema, whole: Schema, place: str = "$") -> list[str]:
    """What a value has that its schema does not allow, and the other way round."""
    if "$ref" in schema:
        schema = whole["$defs"][schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        found = [problems(value, each, whole, place) for each in schema["anyOf"]]
        return [] if [] in found else [f"{place}: none of {len(found)}: {min(found, key=len)}"]
    if "const" in schema:
        return [] if value == schema["const"] else [f"{place}: not {schema['const']}"]
    kind = schema.get("type")
    if kind is None:
        return []
    is_number = kind in ("integer", "number")
    if not isinstance(value, KINDS[kind]) or (is_number and isinstance(value, bool)):
        return [f"{place}: no {kind}"]
    if isinstance(value, list):
        parts = schema.get("prefixItems") or [schema["items"]] * len(value)
        if len(parts) != len(value):
            return [f"{place}: {len(value)} parts"]
        pairs = zip(value, parts, strict=True)
        return [each for one, part in pairs for each in problems(one, part, whole, f"{place}[]")]
    if isinstance(value, dict):
        known = schema.get("properties", {})
        other = schema.get("additionalProperties")
        missing = [
            f"{place}.{name}: missing" for name in schema.get("required", ()) if name not in value
        ]
        strange = [
            f"{place}.{name}: unknown" for name in value if name not in known and other is None
        ]
        if not known and other is None:
            strange = []
        return (
            missing
            + strange
            + [
                each
                for name, one in value.items()
                for each in problems(one, known.get(name, other or {}), whole, f"{place}.{name}")
            ]
        )
    return []


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_as_the_schema_says(guests: Guests, game: str) -> None:
    whole = whole_schema()
    opened = guests.open_for_two(game)
    with guests.sit(opened, 0, 1) as both:
        both.answer()
        both.order("undo")
        both.order("hint")
        both.ask("why", ref={"kind": "slot", "id": 1})
        both.ask("at", answers=0)
        both.ask("look", piece="nothing")
        for message in both.received:
            assert problems(message, {"$ref": "#/$defs/ToReader"}, whole) == []
    for line in guests.get(f"/api/tables/{opened['id']}/record").text.splitlines():
        assert problems(json.loads(line), {"$ref": "#/$defs/RecordLine"}, whole) == []
    bodies = {
        "/api/games": "GameFacts",
        "/api/tables": "Listed",
        "/api/rules/two-heirs": "ClauseText",
    }
    for path, name in bodies.items():
        for body in guests.get(path).json():
            assert problems(body, {"$ref": f"#/$defs/{name}"}, whole) == []


def test_every_reference_is_defined() -> None:
    whole = whole_schema()
    text = msgspec.json.encode(whole).decode()
    assert set(re.findall(r"#/\$defs/(\w+)", text)) <= whole["$defs"].keys()
    for facts in whole["games"].values():
        assert facts["view"] in whole["$defs"]


def test_crowns_schema_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "schema.json"
    assert crowns(tmp_path, "schema", "--out", str(file)).status == 0
    assert msgspec.json.decode(file.read_bytes()) == whole_schema()
    assert msgspec.json.decode(crowns(tmp_path, "schema").out) == whole_schema()
    done = crowns(tmp_path, "schema", "--out", str(tmp_path / "nowhere" / "schema.json"))
    assert (done.status, done.err.count("\n")) == (2, 1)


def test_typescript_names_every_type_it_uses() -> None:
    tool: dict[str, Any] = {"__name__": "schema_ts"}
    exec(TOOL.read_text("utf-8"), tool)
    text = tool["typescript"](whole_schema())

    made = set(re.findall(r"export (?:interface|type) (\w+)", text))
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r'"[^"]*"|//.*', "", text)))
    assert used - made <= {"Array", "Record", "PROTOCOL"}
    assert "export interface Sight {" in text


def test_the_types_of_the_client_are_what_the_schema_says() -> None:
    tool: dict[str, Any] = {"__name__": "schema_ts"}
    exec(compile(TOOL.read_text("utf-8"), str(TOOL), "exec"), tool)
    client = TOOL.parent.parent / "web" / "src" / "schema.ts"
    # otherwise: python tools/schema_ts.py web/src/schema.ts
    assert client.read_text("utf-8") == tool["typescript"](whole_schema())
