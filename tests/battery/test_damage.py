"""Invariants notice damage: every field of a position is damaged, one at a time.

A field whose change gives another position that could have been played to is named with the
reason; every other one must be reported, or the position cannot even be looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from battery.kinds import KINDS, positions_of_every_kind
from threecrowns.engine.state import OVER, State
from threecrowns.games.architects.rules import state as architects
from threecrowns.games.brian_boru.rules import state as brian_boru
from threecrowns.games.two_heirs.rules import state as two_heirs

FAR = 1 << 20  # beyond every range
FIELD = re.compile(r"^        self\.(\w+): (i64|bool|vec\[\w+\]) =", re.MULTILINE)
MODULES = {"architects": architects, "brian-boru": brian_boru, "two-heirs": two_heirs}
COUNTER = "counts what has happened and may be any number"
OPTION = "a way to play, chosen before the game"
MONEY = "any amount may be owned"
LEGAL = {
    "architects": {
        "reveals": COUNTER,
        "turns": COUNTER,
        "tax": MONEY,
        "credit": MONEY,
        "due": "any bill may be due",
        "ledger": MONEY,
        "coins": MONEY,
        "pots": "another seat may know more or less",
        "rewards": "which rewards are seen is chance's",
        "advanced_pool": "there is none without an opponent",
        "scheme_pool": "there is none without an opponent",
        "scheme_discards": "there is none without an opponent",
        "monuments": "another player may have built it",
        "is_wonder": OPTION,
        "has_start_hires": OPTION,
        "has_sweeps": OPTION,
        "has_promos": OPTION,
        "is_free_capture": OPTION,
        "is_reset_due": "a reset may be due at any time",
        "has_contributed": "a contribution may have been made or not",
        "agenda": "much may be planned",
        "contribution_pool": "without the expansion nobody looks at it",
        "actor": "checked by itself below",
        "cards": "a card may be built and its effect done or not",
        "ending": "checked by itself below",
    },
    "brian-boru": {
        "reveals": COUNTER,
        "answers": COUNTER,
        "action": COUNTER,
        "battle_area": "any number of raiders may come",
        "princess_side": "either side may be chosen",
        "goods": MONEY,
        "discs": "a free town may be anybody's",
        "face_up": "a token lies on the wrong side until the claiming step",
        "holder": "a token may belong to another seat",
        "married": "another seat may have married",
        "cards": "a seat may lack another card",
        "agenda": "much may be planned",
        "trick": "outside a trick nobody looks at it",
        "vikings_contend_final": OPTION,
        "keeps_notes": OPTION,
        "round": "before the first card is shown nobody looks at it",
    },
    "two-heirs": {
        "reveals": COUNTER,
        "turns": COUNTER,
        "takes": COUNTER,
        "discounts": COUNTER,
        "owner_of": "a building may be anybody's",
        "token_of": "another token may lie there",
        "unit_cell": "a unit may stand on another tile",
        "treasure_pool": "without Henry nobody looks at it",
        "agenda": "much may be planned",
        "has_road_scoring": OPTION,
        "henry_level": OPTION,
    },
}


def fields_of(name: str) -> list[tuple[str, str]]:
    """(field, its type) of a position, as its class declares them."""
    text = Path(str(MODULES[name].__file__)).with_name("state.py").read_text()
    of_every_state = [
        ("seats", "i64"),
        ("actor", "i64"),
        ("reveals", "i64"),
        ("agenda", "vec[i32]"),
    ]
    return [*of_every_state, *FIELD.findall(text)]


def damaged(state: State, field: str, kind: str) -> Iterator[State]:
    """Copies in which one field is wrong."""
    value = getattr(state, field)
    if kind == "bool":
        yield with_field(state, field, not value)
    elif kind == "i64":
        yield with_field(state, field, value + FAR)
    elif len(value):
        for at in {0, len(value) // 2, len(value) - 1}:
            copy = state.clone()
            items = getattr(copy, field)
            items[at] = type(items[at])(int(items[at]) ^ 1)
            yield copy


def with_field(state: State, field: str, value: object) -> State:
    copy = state.clone()
    setattr(copy, field, value)
    return copy


@pytest.mark.parametrize("name", KINDS)
def test_damage_to_any_field_is_reported(name: str) -> None:
    fields = fields_of(name)
    assert set(LEGAL[name]) <= {field for field, _ in fields}
    for position in positions_of_every_kind(name, 1):
        state, game = position.state, position.game
        if state.actor == OVER:
            continue
        assert game.broken_invariants(state) == [], position.kind
        for field, kind in fields:
            if field in LEGAL[name]:
                continue
            for wrong in damaged(state, field, kind):
                assert is_reported(game.broken_invariants, wrong), (field, position.kind)


def is_reported(broken_invariants: object, state: State) -> bool:
    assert callable(broken_invariants)
    try:
        return bool(broken_invariants(state))
    except (IndexError, KeyError, OverflowError, ValueError):
        return True  # it cannot even be looked at
