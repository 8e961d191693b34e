"""What requests carry and answer, for the OpenAPI document."""

from __future__ import annotations

from typing import Any

from threecrowns.server.bodies import Problem

CREATED = 201
NO_CONTENT = 204
Described = dict[str, Any]  # a part of the OpenAPI document


def refusals() -> dict[str, Described]:
    """What any request may be answered with: a stable code and a sentence."""
    schema = {"$ref": f"#/components/schemas/{Problem.__name__}"}
    content = {"application/json": {"schema": schema}}
    return {
        "4XX": {"description": "refused", "content": content},
        "5XX": {"description": "not kept, or the database is away", "content": content},
    }


def described(kind: Any, *, is_list: bool = False, status: int = 200) -> dict[int | str, Described]:
    """What a request answers, for the OpenAPI document."""
    schema: Described = {"$ref": f"#/components/schemas/{kind.__name__}"}
    if is_list:
        schema = {"type": "array", "items": schema}
    return {
        status: {"description": "done", "content": {"application/json": {"schema": schema}}},
    }


def takes(kind: Any) -> Described:
    """What a request carries, for the OpenAPI document."""
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"requestBody": {"content": {"application/json": {"schema": schema}}}}
