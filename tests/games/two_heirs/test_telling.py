"""Events as data: each kind with what the rules note, and with things that are on the table."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from games.two_heirs.tables import GAME, play, solo, table
from games.two_heirs.test_asking import SETUPS, played
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import Journal
from threecrowns.engine.phrase import Ref, refs_in
from threecrowns.engine.telling import Told
from threecrowns.games.two_heirs.rules import events
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.asking import cells
from threecrowns.games.two_heirs.speech.telling import KINDS

RULES = Path(events.__file__).parent
NAMES = {name: value for name, value in vars(events).items() if isinstance(value, int)}
STEPS = ["takes", "looks", "builds", "treasure", "unit"]


def notes() -> Iterator[tuple[str, int]]:
    """Every event that the rules note, and how many facts they give it."""
    for file in sorted(RULES.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        renamed = {
            alias.asname: alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if alias.asname
        }
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr not in ("note", "note_secret"):
                continue
            kind, _, *facts = node.args
            assert isinstance(kind, ast.Name)
            if node.func.attr == "note_secret":  # two open facts; 0 stands for none
                facts = [each for each in facts[:2] if ast.unparse(each) != "0"]
            yield renamed.get(kind.id, kind.id), len(facts)


def test_every_event_is_listed_with_as_many_facts_as_the_rules_note() -> None:
    assert set(KINDS) == set(NAMES.values())
    noted = list(notes())
    assert {name for name, _ in noted} == set(NAMES)
    for name, facts in noted:
        assert facts == len(KINDS[NAMES[name]].facts), name


def told_in(state: TwoHeirs, setup: Setup) -> list[Told]:
    assert state.journal is not None
    return [GAME.tell(event.known_to(0), setup) for event in state.journal.events]


def test_every_event_is_told_as_data_about_things_on_the_table() -> None:
    met: set[str] = set()
    for setup in SETUPS.values():
        for seed in range(3):
            for match in played(setup, seed):
                state = match.state
            assert isinstance(state, TwoHeirs)
            met |= resolved(state, setup)
    for state, setup, moves in by_hand():
        state.journal = Journal()
        play(state, *moves)
        met |= resolved(state, setup)
    assert met == {kind.name for kind in KINDS.values()}


def by_hand() -> Iterator[tuple[TwoHeirs, Setup, tuple[str, ...]]]:
    """What random players hardly ever meet."""
    for answer in ("destroy", "spare"):
        besieged = table(
            board="*grey w:WA1 b:JO4 . any",
            white=[(4, 0)],
            ring="grey yellow green any any any",
            white_hand="WA2",
        )
        yield besieged, Setup(2), ("build WA2 3,0", answer)
    yield table(white_hand="JO1 JO2 JO3"), Setup(2), ("take 1", "end", "discard JO1")
    around = ("any any any", "any * any", "any any any")
    yield solo(board="\n".join(around), ring="any any any any any any"), Setup(1), ("take 1", "end")


def resolved(state: TwoHeirs, setup: Setup) -> set[str]:
    """The kinds that were told; everything they point at is there."""
    there = known_things(state)
    told = told_in(state, setup)
    for each in told:
        assert each.text is not None
        pointed_at = {fact for fact in each.facts.values() if isinstance(fact, Ref)}
        assert pointed_at <= there, each
        assert pointed_at <= set(refs_in(each.text))
        assert set(refs_in(each.text)) <= there, each
    assert msgspec.json.encode(told)
    return {each.kind for each in told}


def known_things(state: TwoHeirs) -> set[Ref]:
    """What a face finds in the view or in the components."""
    view, components = GAME.view(state, None), GAME.components()
    return {
        *(Ref("tile", tile) for tile in components.tiles),
        *(Ref("treasure", treasure) for treasure in components.treasures),
        *(Ref("cell", at) for at in cells(state)),
        *(Ref("slot", slot.slot) for slot in view.ring),
        *(Ref("unit", unit.unit, unit.owner) for unit in view.units),
        *(Ref("player", player.seat) for player in view.players),
    }


@pytest.mark.clause("H7", "H12", "H18", "H20")
def test_henrys_turn_is_told_in_five_steps_with_what_he_tried() -> None:
    # Given his first tile is of another colour, and north of the start tile is taken,
    state = solo(board={(0, 0): "*", (0, 1): "any"}, ring="any green yellow grey any any",
                 top="JO1", treasures="TR8")  # fmt: skip
    state.journal = Journal()
    play(state, "take 1", "end")
    told = [each for each in told_in(state, Setup(1)) if each.step]

    # then each step comes in its turn, and every cell he tried is told with it.
    steps = [each.step for each in told if each.step]
    assert steps == sorted(steps, key=STEPS.index)
    assert set(steps) == set(STEPS)
    tried = [each.facts for each in told if each.kind == "henry-tries"]
    assert [(each["cell"], each["taken"]) for each in tried] == [
        (Ref("cell", (0, 1)), 1),
        (Ref("cell", (1, 1)), 0),
    ]
    assert {each.facts["rule"] for each in told if "rule" in each.facts} == {
        "connect",
        "block",
        "any",
    }


def test_what_a_player_does_is_no_step_of_henrys() -> None:
    state = solo()
    state.journal = Journal()
    play(state, "take 1")
    assert [each.step for each in told_in(state, Setup(1))] == [None] * 3
