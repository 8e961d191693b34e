"""Sights of real positions of The Two Heirs, for the tests and pictures of the browser client.

    python tools/web_sights.py        writes web/tests/sights/*.json

A stand-in for what the table will send: choices with what they would bring, why-nots by piece,
news and score with references. It plays numbered games with bots, so the files are always the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from threecrowns.bots.levels import make_bot
from threecrowns.engine.game import ScoreLine, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Param, Phrase
from threecrowns.engine.state import CHANCE
from threecrowns.games.two_heirs.content.tables import DIRECTION_NAMES, TREASURE_NAMES
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.games.two_heirs.rules import events
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.view import COLOUR_NAMES, View
from threecrowns.games.two_heirs.speech.words import EVENT_NAMES

OUT = Path(__file__).parent.parent / "web" / "tests" / "sights"
GAME = TwoHeirsGame()
CONTENT = GAME.content
COLOURS = ("white", "blue")
GOODS = ("wood", "stone", "grain")
VERBS = (
    "take",
    "build",
    "extend",
    "move",
    "deploy",
    "withdraw",
    "camp",
    "destroy",
    "spare",
    "discard",
    "end",
)
GIVERS = ("farm", "sawmill", "quarry")
STEPS = {
    "henry-looks": "take",
    "henry-passes-over": "take",
    "henry-takes-match": "take",
    "henry-takes-first": "take",
    "henry-reference": "place",
    "henry-tries": "place",
    "henry-finds-none": "place",
    "henry-builds": "build",
    "henry-drops": "build",
    "treasure-laid": "treasure",
    "treasure-removed": "treasure",
    "henry-no-treasure": "treasure",
    "henry-marches": "unit",
}
Json = dict[str, Any]


def cell_of(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def tile_ref(tile: str) -> Json:
    return {"kind": "tile", "id": tile}


def cell_ref(at: Iterable[int]) -> Json:
    return {"kind": "cell", "id": list(at)}


def named(name: str, value: Param, seat: int) -> Any:
    """A parameter of a phrase; names of pieces and places get their reference."""
    if isinstance(value, tuple):
        return [named(name, each, seat) for each in value]
    if isinstance(value, Phrase):
        if value.id == "tile":
            return {"ref": tile_ref(str(value.params["id"])), "name": value.params["name"]}
        if value.id.startswith("unit-"):
            unit = {"kind": "unit", "id": value.id.removeprefix("unit-"), "seat": seat}
            return {"ref": unit, "name": phrase(value, seat)}
        if value.id.startswith("treasure-"):
            token = {"kind": "treasure", "id": str(value.params["id"])}
            return {"ref": token, "name": phrase(value, seat)}
        return phrase(value, seat)
    if name in ("cell", "from", "to") and isinstance(value, str):
        return {"ref": cell_ref(cell_of(value)), "name": value}
    return value


def phrase(said: Phrase, seat: int = 0) -> Json:
    return {"id": said.id, "params": {k: named(k, v, seat) for k, v in said.params.items()}}


def any_name(name: Any) -> Any:
    return phrase(name) if isinstance(name, Phrase) else dict(name)


def components() -> Json:
    """As the game says it, with what the drawings need beside."""
    said: Json = msgspec.to_builtins(GAME.components())
    tables = CONTENT.tables
    for tile in CONTENT.tiles:
        said["tiles"][tile.id]["kind"] = CONTENT.kinds[tile.kind].id
        said["tiles"][tile.id]["look"] = [phrase(line) for line in GAME.look(tile.id)]
    said["treasures"] = {
        name: {
            "form": TREASURE_NAMES[int(tables.treasure_type[n])],
            "colour": (*COLOUR_NAMES, None)[min(3, int(tables.treasure_colour[n]))],
            "count": int(tables.treasure_count[n]),
            "positions": [
                each
                for d, each in enumerate(DIRECTION_NAMES)
                if int(tables.treasure_positions[n]) >> d & 1
            ],
        }
        for n, name in enumerate(CONTENT.treasures)
    }
    return said


def view_json(state: TwoHeirs, seat: int) -> Json:
    view: View = GAME.view(state, seat)
    said: Json = msgspec.to_builtins(view)
    faces = GAME.components().tiles
    for player in said["players"]:
        me = player["seat"]
        own = [each for each in view.landscape if each.owner == me]
        in_ring = (
            [each for each in view.ring if 0 < each.rank <= player["reach"]]
            if me == view.turn
            else []
        )
        under = {unit.at for unit in view.units if unit.owner == me and unit.at}
        sources = [
            ({"kind": "slot", "id": s.slot}, faces[s.tile].colour) for s in in_ring if s.tile
        ]
        sources += [(cell_ref(t.at), t.colour) for t in view.landscape if t.at in under]
        sources += [
            (cell_ref(t.at), t.colour)
            for t in own
            if t.id and CONTENT.kinds[CONTENT.tiles[CONTENT.tile_number(t.id)].kind].id in GIVERS
        ]
        player["sources"] = [
            {"ref": ref, "gives": GOODS[COLOUR_NAMES.index(colour)]} for ref, colour in sources
        ]
        player["missing"] = {
            tile: [
                max(0, a - b) for a, b in zip(faces[tile].cost, player["resources"], strict=True)
            ]
            for tile in player["hand"]
        }
    return said


def score_json(line: ScoreLine) -> Json:
    return {
        "seat": line.seat,
        "points": line.points,
        "clause": line.clause,
        "reason": phrase(line.reason, line.seat),
        "pieces": [cell_ref(cell_of(each)) for each in line.pieces],
    }


def line_key(line: ScoreLine) -> tuple[Any, ...]:
    return (line.seat, line.clause, line.reason.params.get("cell") or line.pieces[:1])


def outcome(state: TwoHeirs, action: int, move: Move) -> Json:
    before = {line_key(line): line for line in GAME.score_sheet(state)}
    after = state.clone()
    after.apply(action)
    sheet = {line_key(line): line for line in GAME.score_sheet(after)}
    changes = []
    for key in [*sheet, *(key for key in before if key not in sheet)]:
        old, new = before.get(key), sheet.get(key)
        points = (old.points if old else 0, new.points if new else 0)
        if points[0] != points[1]:
            line = new or old
            assert line is not None
            said = score_json(line)
            del said["points"]
            changes.append({**said, "before": points[0], "after": points[1]})
    view: View = GAME.view(after, None)
    cost: Json = {}
    sources: list[Json] = []
    if move.verb == "build":
        face = GAME.components().tiles[str(move.values[0])]
        cost = {good: n for good, n in zip(GOODS, face.cost, strict=True) if n}
        owned = view_json(state, state.turn)["players"][state.turn]["sources"]
        for good, count in cost.items():
            sources += [each for each in owned if each["gives"] == good][:count]
    is_final = after.actor == CHANCE
    return {
        "pays": cost,
        "gains": {},
        "sources": sources,
        "points": [player.points for player in view.players],
        "changes": changes,
        "is_final": is_final,
        "asks_on": after.actor == state.actor,
        "usual": [],
        "warns": [],
        "is_certain": True,
    }


def touched(state: TwoHeirs, move: Move) -> tuple[Json | None, list[Json]]:
    """What one touches first for a move, and then."""
    seat = int(state.turn)
    values = move.values
    match move.verb:
        case "take":
            return {"kind": "slot", "id": values[0]}, []
        case "build" | "extend":
            return tile_ref(str(values[0])), [cell_ref(values[1])]  # type: ignore[arg-type]
        case "move":
            return {"kind": "unit", "id": values[0], "seat": seat}, [cell_ref(values[1])]  # type: ignore[arg-type]
        case "withdraw":
            return {"kind": "unit", "id": values[0], "seat": seat}, []
        case "deploy":
            return {"kind": "reserve", "id": seat}, [cell_ref(values[0])]  # type: ignore[arg-type]
        case "camp" | "discard":
            return tile_ref(str(values[0])), []
    return None, []


def choice(state: TwoHeirs, action: int) -> Json:
    move = GAME.move(state, action)
    subject, targets = touched(state, move)
    return {
        "action": action,
        "verb": move.verb,
        "move": {"values": list(move.values)},
        "subject": subject,
        "targets": targets,
        "say": phrase(GAME.word_move(state, move), state.turn),
        "outcome": outcome(state, action, move),
        "cases": [],
    }


def question(state: TwoHeirs, index: int) -> Json | None:
    if state.actor < 0:
        return None
    choices = [choice(state, action) for action in state.legal_actions()]
    verbs = [verb for verb in VERBS if any(each["verb"] == verb for each in choices)]
    view: View = GAME.view(state, None)
    return {
        "index": index,
        "seat": int(state.actor),
        "kind": view.asked,
        "about": [cell_ref(view.target)] if view.target else [],
        "text": phrase(GAME.word_question(state), state.turn),
        "verbs": [{"id": verb, "title": {"id": f"group-{verb}"}} for verb in verbs],
        "choices": choices,
    }


def whys(state: TwoHeirs) -> list[Json]:
    """Why nothing can be done with each dark thing: the refusal nearest to legal."""
    view: View = GAME.view(state, None)
    seat = int(state.actor)
    if seat < 0:
        return []
    cells = {each.at for each in view.landscape}
    around = {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    asked: list[tuple[Json, list[Move]]] = [
        ({"kind": "slot", "id": each.slot}, [Move("take", (each.slot,))]) for each in view.ring
    ]
    for tile in view.players[seat].hand:
        asked.append((tile_ref(tile), [Move("build", (tile, at)) for at in sorted(around - cells)]))
    for unit in view.units:
        if unit.owner == seat:
            moves = [Move("move", (unit.unit, at)) for at in sorted(cells)]
            asked.append(({"kind": "unit", "id": unit.unit, "seat": seat}, moves))
    asked.append(({"kind": "reserve", "id": seat}, [Move("deploy", (at,)) for at in sorted(cells)]))
    hand = view.players[seat].hand
    for at in sorted(around):
        asked.append((cell_ref(at), [Move("build", (tile, at)) for tile in hand]))
    asked.append(({"kind": "verb", "id": "end"}, [Move("end", ())]))
    found = []
    for ref, moves in asked:
        refusals = [each for each in (GAME.why_not(state, seat, move) for move in moves) if each]
        if refusals and len(refusals) == len(moves):
            best = next((each for each in refusals if each.clause == "T41"), refusals[0])
            legal = state.legal_actions()
            helps = [a for a in legal if GAME.move(state, a).verb in ("withdraw", "move", "take")]
            refusal = {
                "code": best.code,
                "clause": best.clause,
                "text": phrase(best.phrase, seat),
                "helps": helps[:3] if best.clause in ("T30", "T41", "T26") else [],
            }
            found.append({"ref": ref, "choices": [], "refusal": refusal})
    return found


def facts(event: Any, reference: tuple[int, int] | None) -> Json:
    said = GAME.words.event(event, SETUP)
    out: Json = {}
    for name, value in (said.params if said else {}).items():
        one = named(name, value, max(0, int(event.seat)))
        if isinstance(one, dict) and "ref" in one:
            out[name] = one["ref"]
        elif isinstance(one, str | int):
            out[name] = one
    if event.kind == events.HENRY_TRIES and reference:
        steps = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
        dx, dy = steps[int(event.b)]
        out["cell"] = cell_ref((reference[0] + dx, reference[1] + dy))
        out["direction"] = DIRECTION_NAMES[int(event.b)]
    return out


SETUP = Setup(2)


class Table:
    """A numbered game with bots, and what is told of it."""

    def __init__(self, setup: Setup, seed: int, level: str) -> None:
        global SETUP
        self.match = Match(GAME, setup, shuffle_from_seed(seed, setup.seats))
        SETUP = self.match.setup
        self.bots = [make_bot(level, GAME, seed * 10 + seat) for seat in range(2)]
        self.told: list[Json] = []
        self.turn = 0
        self.acting = -1  # whose turn it is, as far as it was told
        self.match.draw()
        self.tell()

    @property
    def state(self) -> TwoHeirs:
        state = self.match.state
        assert isinstance(state, TwoHeirs)
        return state

    def tell(self) -> None:
        view: View = GAME.view(self.state, None)
        reference: tuple[int, int] | None = None
        for n, event in enumerate(self.match.journal.events):
            if event.kind == events.HENRY_REFERENCE:
                reference = cell_of(str(GAME.words.cell(event.b)))
            if n < len(self.told):
                continue
            if event.seat >= 0 and event.seat != self.acting:
                self.turn, self.acting = self.turn + 1, int(event.seat)
            said = GAME.word_event(event, self.match.setup)
            kind = EVENT_NAMES[event.kind]
            self.told.append(
                {
                    "index": n,
                    "answer": len(self.match.answers),
                    "turn": self.turn,
                    "kind": kind,
                    "seat": int(event.seat) if event.seat >= 0 else None,
                    "facts": facts(event, reference),
                    "text": self.worded(said, event),
                    "points": [player.points for player in view.players],
                    "step": STEPS.get(kind),
                }
            )

    def worded(self, said: Phrase | None, event: Any) -> Json | None:
        if said is None:
            return None
        out = phrase(said, max(0, int(event.seat)))
        if "who" in out["params"]:
            seat = int(event.seat)
            out["params"]["who"] = {
                "ref": {"kind": "player", "id": seat},
                "name": out["params"]["who"],
            }
        return out

    def play_on(self) -> None:
        seat = int(self.state.actor)
        self.match.answer(seat, self.bots[seat].answer(self.state, seat))
        self.match.draw()
        self.tell()

    def is_fresh_turn(self) -> bool:
        if self.match.is_over or self.state.actor != 0:
            return False
        acted = [each["seat"] for each in self.told if each["seat"] is not None]
        if acted and acted[-1] == 0:
            return False
        verbs = {GAME.move(self.state, each).verb for each in self.state.legal_actions()}
        return "take" in verbs and "build" in verbs

    def seats(self) -> list[Json]:
        view: View = GAME.view(self.state, None)
        is_solo = self.match.setup.seats == 1
        out = []
        for seat in (0, 1):
            letter = "letter-henry" if is_solo and seat == 1 else f"letter-{COLOURS[seat]}"
            player = "human" if seat == 0 else "scripted" if is_solo else "search-2"
            out.append(
                {
                    "seat": seat,
                    "colour": COLOURS[seat],
                    "letter": {"id": letter},
                    "name": any_name(GAME.seat_name(seat, self.match.setup)),
                    "player": player,
                    "points": view.players[seat].points,
                }
            )
        return out

    def sight(self) -> Json:
        view: View = GAME.view(self.state, 0)
        state = self.state
        return {
            "index": len(self.match.answers),
            "reader": 0,
            "seats": self.seats(),
            "waiting": [state.actor] if state.actor >= 0 else [],
            "turn": view.turns_ended + 1,
            "view": view_json(state, 0),
            "question": question(state, len(self.match.answers)),
            "news": list(self.told),
            "score": [score_json(each) for each in GAME.score_sheet(state)],
            "undo": {"steps": 0, "blocked_by": None, "can_restart": False},
            "winners": None
            if not self.match.is_over
            else [view.winner]
            if view.winner in (0, 1)
            else [],
        }

    def facts(self) -> Json:
        return {
            "game": "two-heirs",
            "title": dict(GAME.names),
            "components": components(),
            "setup": self.match.setup.to_json(),
            "seats": self.seats(),
        }

    def save(self, name: str, past: list[Json] | None = None) -> None:
        OUT.mkdir(parents=True, exist_ok=True)
        said = {
            "table": self.facts(),
            "sight": self.sight(),
            "whys": whys(self.state),
            "past": past or [],
        }
        text = json.dumps(said, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        (OUT / f"{name}.json").write_text(text + "\n", "utf-8")
        print(f"{name}: {len(text) // 1000} kB, answers {len(self.match.answers)}")


def first_fresh(setup: Setup, turns: int) -> tuple[Table, list[Json]]:
    """The first numbered game with a fresh turn in which much can be done, and its past."""
    for seed in range(1, 100):
        table = Table(setup, seed, "greedy")
        past: list[Json] = []
        while not table.match.is_over:
            if table.state.turns >= turns and table.is_fresh_turn():
                return table, past
            past.append({**table.sight(), "question": None, "news": []})
            table.play_on()
    raise SystemExit("no such game")


def main() -> None:
    sets = {"sets": ("journey", "dominion", "trade_church"), "roads": True}
    table, past = first_fresh(Setup(2, sets), 12)
    table.save("turn")
    while not table.match.is_over:
        table.play_on()
        past.append({**table.sight(), "question": None, "news": []})
    table.save("end", past[:-1:4])

    sets = {"henry": 2, "sets": ("journey", "crafts", "patrol")}
    table, past = first_fresh(Setup(1, sets), 12)
    table.save("henry")
    while not table.match.is_over:
        table.play_on()
    table.save("solo-end")

    for seed in range(40):
        table = Table(Setup(2, {"sets": ("war", "trade_church", "crafts")}), seed, "greedy")
        while not table.match.is_over:
            if GAME.view(table.state, None).asked == "siege" and table.state.actor == 0:
                table.save("siege")
                return
            table.play_on()


if __name__ == "__main__":
    main()
