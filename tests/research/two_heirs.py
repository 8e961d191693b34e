"""What a view and an observation of The Two Heirs both say, put in the same words."""

from __future__ import annotations

from typing import Any

from threecrowns.games.two_heirs.content.pack import COLOUR_IDS
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.games.two_heirs.speech.view import View

SLOTS = 7
Facts = dict[str, list[dict[str, float]]]


def of_view(game: TwoHeirsGame, view: View, seat: int) -> dict[str, Any]:
    sign = -1 if seat == 1 else 1

    def seen(at: tuple[int, int]) -> tuple[int, int]:
        return sign * at[0], sign * at[1]

    kinds = {seat: "own building", 1 - seat: "other building", None: "terrain"}
    shield = next((slot.slot for slot in view.ring if slot.has_shield), 0)
    in_play = [tile for tile in view.landscape if tile.id is not None]
    final = view.final_turns
    return {
        "hands": [sorted(view.players[each].hand) for each in (seat, 1 - seat)],
        "ring": {(s.slot - shield) % SLOTS: s.tile for s in view.ring if s.tile},
        "landscape": {t.id: (kinds[t.owner], *seen(t.at)) for t in in_play},
        "out": sorted(view.removed),
        "target": [t.id for t in in_play if t.at == view.target],
        "tokens": {t.token: seen(t.at) for t in view.landscape if t.token},
        "units": [
            (unit.place, seen(unit.at) if unit.at else (0, 0), unit.is_marked)
            for owner in (seat, 1 - seat)
            for unit in view.units
            if unit.owner == owner
        ],
        "start": [t.colour for t in view.landscape if t.id is None],
        "top": [view.top_colour] if view.top_colour else [],
        "resources": [list(view.players[each].resources) for each in (seat, 1 - seat)]
        if view.landscape
        else [[0] * 3] * 2,
        "turns": (view.turn == seat, view.crown == seat),
        "discounts": view.discounts,
        "stack": view.stack,
        "final": None if final is None else final,
        "asked": view.asked if view.asked != "chance" else "",
        "roads": view.has_road_scoring,
        "henry": (view.henry.level, view.henry.treasures_left, seen(view.henry.reference))
        if view.henry
        else None,
    }


def of_observation(game: TwoHeirsGame, facts: Facts) -> dict[str, Any]:
    ids = [tile.id for tile in game.content.tiles]
    tiles = facts["tiles"]

    def where(name: str) -> list[str]:
        return sorted(ids[n] for n, tile in enumerate(tiles) if tile[name])

    (table,) = facts["table"]
    asked = [name for name in ("turn", "siege", "discard") if table[f"asked {name}"]]
    return {
        "hands": [where("own hand"), where("other hand")],
        "ring": {n: where(f"slot {n}")[0] for n in range(SLOTS) if where(f"slot {n}")},
        "landscape": {
            ids[n]: (kind, *_cell(tile))
            for n, tile in enumerate(tiles)
            for kind in ("own building", "other building", "terrain")
            if tile[kind]
        },
        "out": where("out"),
        "target": where("besieged"),
        "tokens": {
            game.content.treasures[n]: _cell(each)
            for n, each in enumerate(facts["treasures"])
            if each["in play"]
        },
        "units": [(_place(unit), _cell(unit), bool(unit["marked"])) for unit in facts["units"]],
        "start": _colours(facts["colours"][0]),
        "top": _colours(facts["colours"][1]),
        "resources": [[round(each) for each in row.values()] for row in facts["resources"]],
        "turns": (bool(table["own turn"]), bool(table["own crown"])),
        "discounts": round(table["discounts"]),
        "stack": round(table["stack"]),
        "final": round(table["final turns"]) if table["end in sight"] else None,
        "asked": "over" if table["over"] else "".join(asked),
        "roads": bool(table["roads"]),
        "henry": (
            round(table["henry"]),
            round(table["treasures left"]),
            (round(table["reference x"]), round(table["reference y"])),
        )
        if table["henry"]
        else None,
    }


def _cell(facts: dict[str, float]) -> tuple[int, int]:
    return round(facts["x"]), round(facts["y"])


def _place(unit: dict[str, float]) -> str:
    return "reserve" if unit["reserve"] else "aside" if unit["aside"] else "landscape"


def _colours(facts: dict[str, float]) -> list[str]:
    return [COLOUR_IDS[n] for n, flag in enumerate(facts.values()) if flag]
