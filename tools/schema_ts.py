"""TypeScript types from the JSON Schema of the server.

python tools/schema_ts.py web/src/schema.ts            write them
python tools/schema_ts.py web/src/schema.ts --check    are they what the schema says?
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from threecrowns.engine.texts import LANGUAGES
from threecrowns.server.schema import whole_schema

Schema = dict[str, Any]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
NAME = re.compile(r"^[A-Za-z_]\w*$")
HEAD = """// Written by tools/schema_ts.py from `crowns schema`: do not edit.
"""


def type_of(schema: Schema) -> str:
    """The type of a value."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"]))
    match schema.get("type"):
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
        case "array":
            return f"Array<{type_of(schema['items'])}>"
        case "object" if "properties" in schema:
            return fields_of(schema)
        case "object" if schema.get("additionalProperties") == {"type": "string"}:
            return "Names"  # every table of texts is a name in all languages
        case "object":
            return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
        case str(name):
            return PLAIN[name]
    return "unknown"


def fields_of(schema: Schema) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"  {name if NAME.match(name) else json.dumps(name)}"
        f"{'' if name in required else '?'}: {type_of(each)};"
        for name, each in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"])


def typescript(schema: Schema) -> str:
    """The whole module."""
    languages = " | ".join(json.dumps(each) for each in LANGUAGES)
    parts = [
        HEAD,
        f"export const PROTOCOL = {schema['protocol']};\n",
        f"export type Language = {languages};",
        "export type Names = Record<Language, string>;",
        'export type Param = Phrase["params"][string];\n',
    ]
    for name, each in schema["$defs"].items():
        if "properties" in each:
            parts.append(f"export interface {name} {fields_of(each)}\n")
        else:
            parts.append(f"export type {name} = {type_of(each)};\n")
    views = [f"  {json.dumps(game)}: {facts['view']};" for game, facts in schema["games"].items()]
    printed = [
        f"  {json.dumps(game)}: {facts['components'] or 'null'};"
        for game, facts in schema["games"].items()
    ]
    parts.append("\n".join(["export interface Views {", *views, "}\n"]))
    parts.append("\n".join(["export interface Components {", *printed, "}\n"]))
    return "\n".join(parts)


def main() -> None:
    file = Path(sys.argv[1])
    text = typescript(whole_schema())
    if "--check" in sys.argv:
        if not file.exists() or file.read_text("utf-8") != text:
            sys.exit(f"{file} is not what the schema says: python tools/schema_ts.py {file}")
        return
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
