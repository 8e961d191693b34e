"""Events as data: the table of kinds agrees with every note of the rules, and points at things."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.architects.table import GAME, Table
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import UNKNOWN, Event, Journal
from threecrowns.engine.phrase import Phrase, Ref, refs_in
from threecrowns.engine.rng import Rng
from threecrowns.games.architects.content.components import Components
from threecrowns.games.architects.content.vocabulary import OPPONENT_NAMES, PLACE_NAMES
from threecrowns.games.architects.rules import events
from threecrowns.games.architects.speech.moves import HELD
from threecrowns.games.architects.speech.telling import KINDS, STEPS

RULES = Path(events.__file__).with_name("events.py").parent
ALIASES = {"EVENT_BUILT": "BUILT", "EVENT_HIRED": "HIRED"}  # imported beside others of the name
CHOSEN = {"kind": ("SCHEME_HOLDS", "SCHEME_FAILS")}  # one of these, in a variable
# Notes that leave out facts which are 0 there: an opponent pays neither tax nor coins.
SHORTER = {("opponent_orders.py", "PAID"): 1}
SETUPS = [
    Setup(3, {"wonder": True, "characters": "dealt", "promos": True}),
    Setup(2, {"starting_apprentice": True, "guildhall_sweep": True}),
    *(Setup(1, {"opponent": name}) for name in OPPONENT_NAMES),
    Setup(2, {"opponent": "enforcer", "characters": "dealt"}),
]


def notes() -> Iterator[tuple[str, str, ast.Call]]:
    """Every note of the rules: the file, the name of the event, the call."""
    for file in sorted(RULES.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ("note", "note_secret"):
                    assert isinstance(node.args[0], ast.Name)
                    name = ALIASES.get(node.args[0].id, node.args[0].id)
                    for each in CHOSEN.get(name, (name,)):
                        yield file.name, each, node


def test_every_kind_is_in_the_table_under_its_name() -> None:
    kinds = {value: name for name, value in vars(events).items() if isinstance(value, int)}
    assert {kind: each.name for kind, each in KINDS.items()} == {
        kind: name.lower().replace("_", "-") for kind, name in kinds.items()
    }
    assert {each.step for each in KINDS.values()} == {None, *STEPS}


def test_every_note_carries_what_the_table_says() -> None:
    noted = set()
    for file, name, call in notes():
        kind = KINDS[getattr(events, name)]
        noted.add(kind.name)
        where = f"{file}:{call.lineno} {name}"
        assert isinstance(call.func, ast.Attribute)
        if call.func.attr == "note_secret":
            assert kind.secret is not None, where
            assert kind.facts == (), where
            assert [ast.literal_eval(each) for each in call.args[2:4]] == [0, 0], where
        else:
            facts = len(call.args) - 2
            assert facts == SHORTER.get((file, name), len(kind.facts)), where
            assert kind.secret is None, where
    assert noted == {kind.name for kind in KINDS.values()}


# -- every kind, as it comes up in games


@cache
def games() -> tuple[tuple[Setup, list[Event]], ...]:
    found = []
    for seed, setup in enumerate(SETUPS * 2):
        state = GAME.new(setup)
        state.journal = Journal()
        rng = Rng(seed)
        while not state.is_over():
            answers = state.legal_actions()
            state.apply(answers[rng.below(len(answers))])
        found.append((setup, state.journal.events))
    return tuple(found)


def made(kind: int, *facts: int, seat: int = 0) -> Event:
    numbers = [*facts, 0, 0, 0, 0]
    return Event(kind, seat, numbers[0], numbers[1], numbers[2], numbers[3])


def rare() -> Iterator[tuple[Setup, Event]]:
    """Kinds that hardly come up when answers are drawn by lot."""
    solo = SETUPS[2]
    yield SETUPS[0], made(events.CANCELLED_LOSS, 2)
    yield SETUPS[0], made(events.AVOIDED_DEBT)
    yield SETUPS[0], made(events.PILE_EMPTY)
    yield SETUPS[0], made(events.CARDS_RESHUFFLED, seat=-1)
    yield SETUPS[0], made(events.INFLUENCE_GOLD, 1)
    yield SETUPS[0], made(events.SWEPT, 3, seat=-1)
    yield SETUPS[0], made(events.PASSED)
    yield solo, made(events.SCRIPT_NO_WORKER, seat=1)
    yield solo, made(events.SCHEME_PILE_EMPTY, seat=1)
    yield solo, made(events.SCRIPT_NO_GROUP, seat=1)
    yield solo, made(events.SCHEME_NO_OPTION, seat=1)


def every_event() -> Iterator[tuple[Setup, Event]]:
    for setup, noted in games():
        yield from ((setup, event) for event in noted)
    yield from rare()


def resolves(ref: Ref, setup: Setup, components: Components) -> bool:
    """Does a reference lead to something in the view or the components?"""
    match ref.kind:
        case "card":
            cards = (components.apprentices, components.buildings, components.boards)
            others = (components.rewards, components.market_cards, components.contributions)
            return any(ref.id in each for each in (*cards, *others))
        case "place":
            return ref.id in PLACE_NAMES or ref.id in HELD
        case "player":
            return any(look.seat == ref.id for look in GAME.seat_looks(setup))
        case "goods":
            return ref.id in components.goods
        case "level":
            return any(face.level == ref.id for face in components.levels)
        case "slot":
            return any(slot.slot == ref.id for slot in GAME.view(GAME.new(setup), None).offer)
        case "scheme":
            return ref.id in components.schemes
        case "monument":
            return ref.id in components.monuments
        case _:
            return False


def refs_of(fact: Any) -> Iterator[Ref]:
    if isinstance(fact, Ref):
        yield fact
    elif isinstance(fact, dict):
        for each in fact.values():
            yield from refs_of(each)
    elif isinstance(fact, tuple):
        for each in fact:
            yield from refs_of(each)


def test_every_kind_is_told_as_data_that_points_at_things() -> None:
    components = GAME.components()
    known: dict[tuple[Ref, int], bool] = {}
    told_of = set()
    for setup, event in every_event():
        kind = KINDS[event.kind]
        told = GAME.tell(event, setup)
        told_of.add(told.kind)
        assert told.kind == kind.name
        names = {name for name, _ in kind.facts} | ({kind.secret[0]} if kind.secret else set())
        assert set(told.facts) <= names
        assert names - set(told.facts) <= {"place", "building"}  # none needed; a secret
        refs = [ref for fact in told.facts.values() for ref in refs_of(fact)]
        refs += list(refs_in(told.text)) if told.text is not None else []
        for ref in refs:
            key = (ref, SETUPS.index(setup))
            if key not in known:
                known[key] = resolves(ref, setup, components)
            assert known[key], (told.kind, ref)
    assert told_of == {kind.name for kind in KINDS.values()}


def test_told_events_survive_json() -> None:
    for setup, event in every_event():
        msgspec.json.encode(GAME.tell(event, setup))


def test_only_a_scripted_opponents_events_have_a_step() -> None:
    steps = set()
    for setup, event in every_event():
        step = GAME.tell(event, setup).step
        if "opponent" not in setup.options or event.seat != setup.seats:
            assert step is None
        else:
            steps.add(step)
    assert set(STEPS) <= steps


def test_a_secret_is_told_only_to_those_who_may_know_it() -> None:
    seen = 0
    for setup, event in every_event():
        if event.secret == UNKNOWN:
            continue
        seen += 1
        for reader in (-1, *range(setup.seats)):
            facts = GAME.tell(event.known_to(reader), setup).facts
            assert ("building" in facts) == (reader == event.seat)
    assert seen


@pytest.mark.parametrize(
    ("said", "kind", "facts"),
    [
        ("blue place quarry", "placed", {"place": Ref("place", "quarry"), "count": 1}),
        ("blue place quarry", "gained", {"goods": {"stone": 1}}),
        (
            "blue place black_market_small",
            "paid",
            {"goods": {"silver": 1}, "tax": 0, "coins": 0},
        ),
    ],
)
def test_goods_are_data(said: str, kind: str, facts: dict[str, Any]) -> None:
    table = Table().give("blue", silver=3).play(said)
    told = [GAME.tell(event, table.setup) for event in table.journal.events]
    assert facts in [each.facts for each in told if each.kind == kind]


def test_what_an_opponent_tried_and_passed_over_is_told_as_data() -> None:
    # Given the large stall is taken, and the Enforcer's scheme prefers it,
    table = Table(1, opponent="enforcer").figures("quarry", "forest")
    table.workers("blue", black_market_large=1)

    # when it goes to the black market,
    table.turn_of("opponent").play("chance scheme scheme_s02").settle()
    told = [GAME.tell(event, table.setup) for event in table.journal.events]

    # then the option it passed over names the space, and the one it took its orders.
    (failed,) = [each for each in told if each.kind == "scheme-option-fails"]
    assert failed.step == "effect"
    assert failed.facts["place"] == Ref("place", "black_market_large")
    (taken,) = [each for each in told if each.kind == "scheme-option"]
    assert taken.facts["count"] == 2
    assert isinstance(taken.text, Phrase)
    assert [each.step for each in told if each.kind == "scheme-drawn"] == ["scheme"]
