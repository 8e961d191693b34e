"""What a view and an observation of Architects both say, put in the same words."""

from __future__ import annotations

from typing import Any

from threecrowns.games.architects.content.vocabulary import (
    CAPTURABLE,
    MAX_PLAYERS,
    PLACE_NAMES,
    RESOURCE_NAMES,
    SKILL_NAMES,
)
from threecrowns.games.architects.game import ArchitectsGame
from threecrowns.games.architects.speech.layout import BILL
from threecrowns.games.architects.speech.view import View
from threecrowns.games.architects.speech.words import ASKED_NAMES

Facts = dict[str, list[dict[str, float]]]
GOODS = ("clay", "wood", "stone", "silver", "gold", "marble")


def of_view(game: ArchitectsGame, view: View, seat: int) -> dict[str, Any]:
    count = len(view.players)

    def turned(player: int | None) -> int | None:
        return None if player is None or player < 0 else (player - seat) % count

    def from_me(numbers: tuple[int, ...]) -> list[int]:
        return [numbers[(seat + n) % count] for n in range(count)]

    players = [view.players[(seat + n) % count] for n in range(count)]
    asked = view.asked if view.asked not in ("chance", "over") else None
    return {
        "players": [
            (
                p.is_scripted,
                p.board,
                [p.goods[good] for good in GOODS],
                (p.virtue, p.influence, p.unpaid_debts, p.paid_debts, p.level, p.home),
                from_me(p.captives),
                p.skills,
                (p.hand_size, p.points),
                p.marker,
            )
            for p in players
        ],
        "apprentices": [sorted(p.apprentices) for p in players],
        "buildings": [sorted(p.buildings) for p in players],
        "first": turned(view.first),
        "turn": turned(view.turn),
        "waiting": sorted((each - seat) % count for each in view.waiting),
        "places": {place.id: from_me(place.workers) for place in view.places},
        "guildhall": (view.guildhall.lying, from_me(view.guildhall.workers)),
        "spaces": view.guildhall.rows * view.guildhall.row_length,
        "prison": from_me(view.prison),
        "figures": (
            next((p.id for p in view.places if p.has_princess), None),
            next((p.id for p in view.places if p.has_profiteer), None),
        ),
        "offer": sorted(
            (o.apprentice, o.row, o.column, o.coins) for o in view.offer if o.apprentice
        ),
        "market": (view.small_card, view.large_card),
        "counts": (
            *(view.tax, view.apprentices_left, view.buildings_left, view.rewards_left),
            view.credit,
        ),
        "being built": sorted(view.being_built),
        "hand": sorted(card.id for card in view.hand),
        "pack": sorted(card.id for card in view.pack),
        "five": sorted(card.id for card in view.five),
        "due": {"any" if n.startswith("any_") else n: k for n, k in view.due.items()}
        if asked
        else {},
        "monuments": [(turned(m.owner), m.site, m.laid) for m in view.monuments],
        "contribution": (view.contribution.card, sorted(view.contribution.laid))
        if view.contribution
        else None,
        "consequence": view.consequence,
        "script": (
            view.script.opponent,
            view.script.schemes,
            sorted(view.script.discards),
            view.script.advanced,
        )
        if view.script
        else None,
        "final": view.final_turns,
        "flags": (view.is_reset_due, view.has_wonder),
        "asked": asked,
    }


def of_observation(game: ArchitectsGame, facts: Facts) -> dict[str, Any]:
    content = game.contents.of(has_wonder=bool(facts["table"][0]["wonder"]))
    (table,) = facts["table"]
    there = [p for p in facts["players"] if p["there"]]
    count = len(there)

    def first(names: Any, things: list[dict[str, float]], field: str) -> str | None:
        return next((names[n] for n, thing in enumerate(things) if thing[field]), None)

    def cards(names: Any, block: str, field: str) -> list[str]:
        return sorted(names[n][0] for n, card in enumerate(facts[block]) if card[field])

    def one(flags: dict[str, float], prefix: str) -> int | None:
        return next((n for n in range(MAX_PLAYERS) if flags[f"{prefix} {n}"]), None)

    def who(field: str) -> int | None:
        return next((n for n, p in enumerate(there) if p[field]), None)

    def named(flags: dict[str, float], prefix: str, names: Any) -> str | None:
        return next((name for name in names if flags[f"{prefix} {name}"]), None)

    market = content.market_cards
    contributions = [name for name, *_ in content.consequences]
    apprentices = facts["apprentices"]
    contribution = first(contributions, facts["contribution cards"], "contribution")
    opponent = next((n for n in range(len(content.opponents)) if table[f"opponent {n}"]), None)
    schemes = facts["schemes"]
    amounts = ("virtue", "influence", "unpaid", "paid", "level", "home")
    return {
        "players": [
            (
                bool(p["scripted"]),
                next((content.boards[n][0] for n in range(16) if p[f"board {n}"]), None),
                [round(p[good]) for good in GOODS],
                tuple(round(p[name]) for name in amounts),
                [round(p[f"captives of {n}"]) for n in range(count)],
                tuple(skill for skill in SKILL_NAMES if p[skill]),
                (round(p["hand"]), round(p["points"])),
                named(p, "marker", RESOURCE_NAMES),
            )
            for p in there
        ],
        "apprentices": [
            cards(content.apprentices, "apprentices", f"hired by {n}") for n in range(count)
        ],
        "buildings": [cards(content.buildings, "buildings", f"built by {n}") for n in range(count)],
        "first": who("first"),
        "turn": who("turn"),
        "waiting": [n for n, p in enumerate(there) if p["may answer"]],
        "places": {
            name: [round(facts["workers"][n][name]) for n in range(count)]
            for name in PLACE_NAMES[: PLACE_NAMES.index("guildhall")]
        },
        "guildhall": (
            round(table["lying"]),
            [round(facts["workers"][n]["guildhall"]) for n in range(count)],
        ),
        "spaces": round(table["spaces"]),
        "prison": [round(p["prison"]) for p in there],
        "figures": (
            named(table, "princess at", PLACE_NAMES[:CAPTURABLE]),
            named(table, "profiteer at", PLACE_NAMES[:CAPTURABLE]),
        ),
        "offer": sorted(
            (content.apprentices[n][0], round(a["row"]), round(a["column"]), round(a["coins"]))
            for n, a in enumerate(apprentices)
            if a["offer"]
        ),
        "market": (
            first(market, facts["market cards"], "small"),
            first(market, facts["market cards"], "large"),
        ),
        "counts": tuple(
            round(table[name])
            for name in ("tax", "apprentices left", "buildings left", "rewards left", "credit")
        ),
        "being built": cards(content.buildings, "buildings", "being built"),
        "hand": cards(content.buildings, "buildings", "own hand"),
        "pack": cards(content.buildings, "buildings", "before you"),
        "five": cards(content.buildings, "buildings", "one of five"),
        "due": {name: round(table[f"due {name}"]) for name in BILL if table[f"due {name}"]},
        "monuments": [
            (one(m, "of"), named(m, "at", PLACE_NAMES[:CAPTURABLE]), round(m["laid"]))
            for m in facts["monuments"][: len(content.monuments)]
        ],
        "contribution": (
            contribution,
            sorted(name for name in RESOURCE_NAMES if table[f"contributed {name}"]),
        )
        if contribution
        else None,
        "consequence": first(contributions, facts["contribution cards"], "consequence"),
        "script": (
            content.opponents[opponent][0],
            sum(bool(each["pile"]) for each in schemes),
            cards(content.schemes, "schemes", "discarded"),
            sum(bool(each["advanced"]) for each in schemes),
        )
        if opponent is not None
        else None,
        "final": round(table["final turns"]) if table["end in sight"] else None,
        "flags": (bool(table["reset due"]), bool(table["wonder"])),
        "asked": named(table, "asked", ASKED_NAMES.values()),
    }
