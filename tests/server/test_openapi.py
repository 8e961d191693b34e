"""Requests made up from the OpenAPI document, as it says and against it: Schemathesis.

Whatever is asked, the answer is one that the document describes, and none is a mistake of ours.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

import thorough
from server.guests import Guests
from server.running import running
from server.visitors import Visitor
from threecrowns.server.house import House
from threecrowns.server.people.service import COOKIE
from threecrowns.server.settings import LimitSettings, RateSettings, Settings
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of what it is made of
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.result import Ok
    from schemathesis.generation import GenerationMode
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_headers_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

if TYPE_CHECKING:
    from schemathesis import Case

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
MANY = RateSettings(at_once=100_000, per_minute=1_000_000)
# Left as usual: each password takes a moment, and what is tried too often is refused.
OPEN = LimitSettings(new_tables=MANY, seats=MANY, talking=MANY, reports=MANY)
EXAMPLES = thorough.some(60, 6)  # for each operation and way


class Stage:
    """A house with something in it, and who asks."""

    def __init__(self, guests: Guests, store: Store) -> None:
        self.guests = guests
        self.store = store
        self.table = guests.open_for_two()
        self.keys = [seat["key"] for seat in self.table["seats"]]
        self.someone = Visitor(guests)
        self.someone.join("Ola")
        self.asked = 0
        self.answered: dict[int, int] = {}  # [status] -> how often

    def ask(self, case: Case[Any], is_real: bool, is_known: bool) -> None:
        """Send one; of a table that is there, and from somebody who is known, or neither."""
        if is_real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = self.table["id"]
        body = case.body
        if is_real and isinstance(body, dict) and isinstance(body.get("key"), str):
            body["key"] = self.keys[0]
        cookies = {COOKIE: self.someone.cookies[COOKIE]} if is_known else None
        headers = {"X-Crowns-Keys": ", ".join(self.keys)} if is_known else None
        answer = case.call(base_url=self.guests.address, cookies=cookies, headers=headers)
        self.asked += 1
        self.answered[answer.status_code] = self.answered.get(answer.status_code, 0) + 1
        case.validate_response(answer, checks=CHECKS)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("house")
    store = Store(folder / "data")
    thinkers = Thinkers()
    house = House(store, thinkers, trusts_home=False, settings=Settings(limits=OPEN))
    with running(house, folder / "static") as port:
        yield Stage(Guests(port), store)
    thinkers.close()
    store.close()


def operations(stage: Stage) -> Iterator[Any]:
    document = stage.guests.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


@pytest.mark.more
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.filterwarnings("ignore")  # of the library's own making
def test_every_answer_is_one_that_is_described(stage: Stage, mode: GenerationMode) -> None:
    begin = stage.asked
    before = stage.store.record(stage.table["id"])
    named = set()
    for operation in operations(stage):
        named.add(operation.label)

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=operation.as_strategy(generation_mode=mode),
            is_real=st.booleans(),
            is_known=st.booleans(),
        )
        def ask(case: Case[Any], is_real: bool, is_known: bool) -> None:
            stage.ask(case, is_real, is_known)

        try:
            ask()
        except Unsatisfiable:  # a path that may be any text cannot be wrong
            assert mode is GenerationMode.NEGATIVE
    assert {"POST /api/tables", "GET /health", "POST /api/account/delete"} <= named
    assert stage.asked - begin > 100
    assert 200 in stage.answered
    assert not any(status >= 500 for status in stage.answered)
    assert stage.store.record(stage.table["id"]) == before
