"""Events as data: the table of kinds agrees with the rules, and its references with the table."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games.brian_boru.tables import GAME
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import Event, Journal
from threecrowns.engine.phrase import Ref
from threecrowns.engine.rng import Rng
from threecrowns.engine.telling import Fact, Told
from threecrowns.games.brian_boru import rules
from threecrowns.games.brian_boru.rules import events
from threecrowns.games.brian_boru.speech.telling import KINDS
from threecrowns.games.brian_boru.speech.view import TRACKS

SETUP = Setup(5)
EVENTS = {name: value for name, value in vars(events).items() if isinstance(value, int)}
# What does not happen in some random games is told of the first town, card, player ...
ALL_FACTS = (0, 0, 0, 0)


def notes() -> Iterator[tuple[str, str, int]]:
    """Every call of `note` and `note_secret`: where, the event, how many facts it gives."""
    for folder in rules.__path__:
        for file in sorted(Path(folder).glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    name = node.func.attr
                    if name in ("note", "note_secret"):
                        assert isinstance(node.args[0], ast.Name)
                        yield name, node.args[0].id, len(node.args) - 2


def test_the_rules_note_what_the_table_of_kinds_names() -> None:
    noted = set()
    for call, event, facts in notes():
        kind = KINDS[EVENTS[event]]
        noted.add(EVENTS[event])
        if call == "note":
            assert facts == len(kind.facts), event
            assert kind.secret is None, event
        else:  # two open facts, the second one empty; the secret; who knows it
            assert facts == 4
            assert kind.secret is not None, event
            assert len(kind.facts) <= 1
    assert noted == set(KINDS) == set(EVENTS.values())


def test_every_kind_has_a_name_of_its_own() -> None:
    assert {kind.name for kind in KINDS.values()} == {
        name.lower().replace("_", "-") for name in EVENTS
    }


def test_the_steps_of_upkeep_are_told_apart() -> None:
    steps = list(dict.fromkeys(kind.step for kind in KINDS.values() if kind.step))
    assert steps == ["marriage", "battle", "church", "claims", "end"]


@cache
def happened() -> tuple[Event, ...]:
    """The events of some random games, and one of every kind that did not happen there."""
    found: list[Event] = []
    for seed in range(3):
        state = GAME.new(SETUP)
        state.journal = Journal()
        rng = Rng(seed)
        while not state.is_over():
            answers = state.legal_actions()
            state.apply(answers[rng.below(len(answers))])
        found += state.journal.events
    seen = {event.kind for event in found}
    for kind in KINDS:
        if kind not in seen:
            symbol = 6 if kind == events.NO_EFFECT else 0  # an empty battle area
            found.append(Event(kind, 0, symbol, *ALL_FACTS[1:]))
    return tuple(found)


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS.values()])
def test_every_event_is_data_that_points_at_the_table(kind: int) -> None:
    for event in [each for each in happened() if each.kind == kind][:20]:
        told = GAME.tell(event, SETUP)
        assert told.kind == KINDS[kind].name
        assert told.seat == (event.seat if event.seat >= 0 else None)
        for fact in told.facts.values():
            assert is_on_the_table(fact), fact


def is_on_the_table(fact: Fact) -> bool:
    if isinstance(fact, tuple):
        return all(is_on_the_table(each) for each in fact)
    if not isinstance(fact, Ref):
        return True
    components = GAME.components()
    known: dict[str, object] = {
        "card": components.cards,
        "town": components.towns,
        "region": components.regions,
        "marriage": components.marriages,
        "viking": components.vikings,
        "player": range(SETUP.seats),
        "track": TRACKS,
    }
    return fact.id in known[fact.kind]  # type: ignore[operator] # each of them is a container


def told_to(seat: int, event: Event) -> Told:
    return GAME.tell(event.known_to(seat), SETUP)


@pytest.mark.parametrize("kind", [events.DEALT, events.RECEIVED, events.CHOSE, events.KEPT_LAST])
@pytest.mark.clause("B29", "B124")
def test_a_secret_is_in_the_event_of_its_owner_only(kind: int) -> None:
    event = next(each for each in happened() if each.kind == kind)
    assert told_to(event.seat, event).facts["cards"]
    for seat in range(-1, SETUP.seats):
        if seat != event.seat:
            assert "cards" not in told_to(seat, event).facts
            assert told_to(seat, event).text is None
