"""JSON Schema of everything that leaves the server or comes in, read from our own types.

msgspec describes only what it could also decode, and a parameter of a phrase may be one of
several objects that only their keys tell apart; so the types are read here.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from threecrowns.engine.game import Game
from threecrowns.engine.view import Head
from threecrowns.server import bodies, protocol
from threecrowns.server.games import offered
from threecrowns.server.people import bodies as people
from threecrowns.server.record_lines import RecordLine
from threecrowns.table.sight import Sight

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[object, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
    object: {},
    bytes: {"type": "string", "contentEncoding": "base64"},
}
SENT = (  # bodies of requests besides those of tables
    people.SignIn,
    people.NewPassword,
    people.Recovery,
    people.Proof,
    people.Collect,
    people.ChangeKey,
    people.OpenSeat,
    people.TakeSeat,
    people.Report,
    people.WantedNotices,
    people.WantedPush,
    people.UnwantedPush,
)
BODIES = (
    bodies.NewTable,
    bodies.PlayOn,
    bodies.Prospect,
    bodies.Opened,
    bodies.SeatKey,
    bodies.Listed,
    bodies.OpenTable,
    bodies.GameFacts,
    bodies.CurvePoint,
    bodies.ClauseText,
    bodies.HouseFacts,
    bodies.Health,
    bodies.Problem,
    Sight,
    people.Me,
    people.Export,
    people.NoticeFacts,
    people.PushFacts,
    people.Ladder,
    people.PlayerPage,
    *SENT,
)


class Describer:
    """Describes types, each class once under its name."""

    def __init__(self, place: str, games: Sequence[Game]) -> None:
        self.place = place  # where definitions stand: "#/$defs/"
        self.games = games
        self.found: dict[str, Schema] = {}
        self._names: dict[type, str] = {}

    def of(self, kind: Any) -> Schema:
        """The schema of a type."""
        if kind in PLAIN:
            return dict(PLAIN[kind])
        if kind is Head and self.games:
            return self._any_of([game.view_type for game in self.games])
        if kind is msgspec.Struct:
            return self._any_of([g.components_type for g in self.games if g.components_type])
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            return self._constrained(arguments[0], arguments[1:])
        if origin in (typing.Union, types.UnionType):
            return self._any_of(arguments)
        if origin is typing.Literal:
            return {"enum": list(arguments)}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        if origin is tuple and arguments[-1] is not Ellipsis:
            items = [self.of(each) for each in arguments]
            return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}
        if origin in (tuple, list, frozenset, set, Sequence, Iterable):
            return {"type": "array", "items": self.of(arguments[0])}
        if isinstance(kind, type):
            return {"$ref": self.place + self.name_of(kind)}
        raise TypeError(f"{kind} has no schema")

    def name_of(self, kind: type) -> str:
        """The name of a class among the definitions; describes it, if that was not done yet."""
        known = self._names.get(kind)
        if known is not None:
            return known
        name = self._new_name(kind)
        self._names[kind] = name
        self.found[name] = {}  # it may name itself
        self.found[name] = self._fields(kind)
        return name

    def _new_name(self, kind: type) -> str:
        """Its own name, after its game where several games have one."""
        if kind.__name__ not in self.found and not self._is_of_game(kind):
            return kind.__name__
        parts = [
            part for part in kind.__module__.split(".") if part not in ("threecrowns", "games")
        ]
        return "".join(word.title() for word in parts[0].split("_")) + kind.__name__

    def _is_of_game(self, kind: type) -> bool:
        packages = {type(game).__module__.rpartition(".")[0] for game in self.games}
        return any(kind.__module__.startswith(f"{package}.") for package in packages)

    def _any_of(self, kinds: Iterable[Any]) -> Schema:
        found: list[Schema] = []
        for kind in kinds:
            schema = self.of(kind)
            if schema not in found:
                found.append(schema)
        if not found:
            return {"type": "object"}
        return found[0] if len(found) == 1 else {"anyOf": found}

    def _constrained(self, kind: Any, facts: Iterable[object]) -> Schema:
        schema = self.of(kind)
        for meta in facts:
            if isinstance(meta, msgspec.Meta):
                known = {"minimum": meta.ge, "maximum": meta.le, "maxLength": meta.max_length}
                schema |= {name: value for name, value in known.items() if value is not None}
        return schema

    def _fields(self, kind: type) -> Schema:
        hints = typing.get_type_hints(kind, include_extras=True)
        properties: dict[str, Schema] = {}
        required: list[str] = []
        if not issubclass(kind, msgspec.Struct):
            raise TypeError(f"{kind} has no schema")
        config = kind.__struct_config__
        if config.tag is not None and config.tag_field is not None:
            properties[config.tag_field] = {"const": config.tag}
            required.append(config.tag_field)
        for field in msgspec.structs.fields(kind):
            properties[field.encode_name] = self.of(hints[field.name])
            if field.required or (not config.omit_defaults and not _is_body(kind)):
                required.append(field.encode_name)
        return {
            "title": self._names[kind],
            "type": "object",
            "properties": properties,
            "required": required,
        }


def _is_body(kind: type) -> bool:
    """Is it sent by a reader, who may leave out what has a default?"""
    return kind in (bodies.NewTable, bodies.PlayOn, *SENT, *typing.get_args(protocol.FromReader))


def whole_schema(games: Sequence[Game] | None = None) -> Schema:
    """Everything in one document; `games` says which definitions belong to which game."""
    games = offered() if games is None else games
    describer = Describer("#/$defs/", games)
    to_server = describer.of(protocol.FromReader)
    to_reader = describer.of(protocol.ToReader)
    for kind in BODIES:
        describer.of(kind)
    of_games = {
        game.id: {
            "view": describer.name_of(game.view_type),
            "components": describer.name_of(game.components_type) if game.components_type else None,
        }
        for game in games
    }
    describer.found["RecordLine"] = describer.of(RecordLine)
    describer.found["FromReader"] = to_server
    describer.found["ToReader"] = to_reader
    return {
        "$schema": DIALECT,
        "title": "Three Crowns",
        "protocol": protocol.VERSION,
        "games": of_games,
        "$defs": dict(sorted(describer.found.items())),
    }


@lru_cache(maxsize=1)
def bodies_schema() -> dict[str, Schema]:
    """What the OpenAPI document refers to."""
    describer = Describer("#/components/schemas/", offered())
    for kind in BODIES:
        describer.of(kind)
    return describer.found
