"""What a view and an observation of Brian Boru both say, put in the same words."""

from __future__ import annotations

from typing import Any

from threecrowns.games.brian_boru.content.tables import ACTION_NAMES, SEATS, SIDE_NAMES
from threecrowns.games.brian_boru.game import BrianBoruGame
from threecrowns.games.brian_boru.rules.state import PHASE_NAMES
from threecrowns.games.brian_boru.speech.view import ASKED_NAMES, View

Facts = dict[str, list[dict[str, float]]]
BOUGHT = {"church": "church", "battle": "battle", "court": "court"}


def of_view(game: BrianBoruGame, view: View, seat: int) -> dict[str, Any]:
    count = len(view.players)

    def player(each: int | None) -> int | None:
        return None if each is None else (each - seat) % count

    trick = view.trick
    asked = view.asked if view.asked not in ("chance", "over") else None
    players = [view.players[(seat + n) % count] for n in range(count)]
    return {
        "hand": sorted(players[0].hand or ()),
        "pack": sorted((view.draft.pack if view.draft else None) or ()),
        "trick": {player(n): card for n, card in enumerate(trick.cards if trick else ()) if card},
        "active": trick.active_town if trick else None,
        "resolver": player(trick.resolver) if trick and trick.resolver is not None else None,
        "unresolved": sorted((each - seat) % count for each in trick.unresolved) if trick else [],
        "action": trick.action if trick else None,
        "towns": [(player(town.disc), town.has_vikings, town.has_monastery) for town in view.towns],
        "regions": [(each.is_face_up, player(each.holder)) for each in view.regions],
        "players": [
            (p.vp, p.coins, p.renown, p.space, p.raiders, p.church_discs, p.cards) for p in players
        ],
        "marker": player(view.marker),
        "waiting": sorted((each - seat) % count for each in view.waiting),
        "marriages": [sorted(p.marriages) for p in players],
        "marriage": view.marriage,
        "round": (view.round, view.is_last_round),
        "counts": (view.battle_area, view.viking_cards_left, view.undealt),
        "princess": (player(view.princess_holder), view.princess),
        "symbol": view.symbol,
        "loser": player(view.loser),
        "region": view.region,
        "phase": view.phase,
        "asked": asked,
        "contend": view.vikings_contend_final,
    }


def of_observation(game: BrianBoruGame, facts: Facts, view: View) -> dict[str, Any]:
    """Only whether the round is one of tricks is looked up in the view: see `trick`."""
    content = game.content
    count = len(view.players)
    (table,) = facts["table"]

    def cards(name: str) -> list[str]:
        return sorted(content.cards[n].id for n, card in enumerate(facts["cards"]) if card[name])

    def one(flags: dict[str, float], prefix: str) -> int | None:
        return next((n for n in range(SEATS) if flags[f"{prefix} {n}"]), None)

    def named(prefix: str, names: Any) -> str | None:
        return next((name for name in names if table[f"{prefix} {name}"]), None)

    def players(name: str) -> list[int]:
        return [n for n, each in enumerate(facts["players"]) if each[name]]

    is_trick = view.trick is not None
    is_complete = (
        is_trick and sum(bool(cards(f"in the trick by {n}")) for n in range(SEATS)) == count
    )
    active = [content.towns[n].id for n, town in enumerate(facts["towns"]) if town["active"]]
    region = [n for n in range(len(content.regions)) if table[f"marriage town in region {n}"]]
    side = next((name for name in SIDE_NAMES[:2] if table[name]), None)
    kept_by = one(table, "princess kept by")
    amounts = ("points", "coins", "renown", "space", "raiders", "church discs", "cards")
    return {
        "hand": cards("own hand"),
        "pack": cards("before you"),
        "trick": {
            n: cards(f"in the trick by {n}")[0]
            for n in range(SEATS)
            if is_trick and cards(f"in the trick by {n}")
        },
        "active": active[0] if is_trick and active else None,
        "resolver": next(iter(players("resolver")), None) if is_complete else None,
        "unresolved": players("unresolved") if is_complete else [],
        "action": named("action", ACTION_NAMES),
        "towns": [
            (one(town, "disc of"), bool(town["vikings"]), bool(town["monastery"]))
            for town in facts["towns"]
        ],
        "regions": [(bool(each["face up"]), one(each, "held by")) for each in facts["regions"]],
        "players": [
            tuple(round(each[name]) for name in amounts) for each in facts["players"][:count]
        ],
        "marker": next(iter(players("marker")), None),
        "waiting": players("may answer"),
        "marriages": [
            sorted(
                content.marriages[k].id
                for k, card in enumerate(facts["marriages"])
                if card[f"held by {n}"]
            )
            for n in range(count)
        ],
        "marriage": next(
            (
                content.marriages[k].id
                for k, card in enumerate(facts["marriages"])
                if card["on the track"]
            ),
            None,
        ),
        "round": (round(table["round"]), bool(table["last round"])),
        "counts": tuple(round(table[name]) for name in ("battle area", "viking cards", "undealt")),
        "princess": (kept_by, side),
        "symbol": named("bought for", BOUGHT),
        "loser": one(table, "loser"),
        "region": content.regions[region[0]].id if region else None,
        "phase": named("phase", PHASE_NAMES) or "end",
        "asked": named("asked", ASKED_NAMES.values()),
        "contend": bool(table["vikings contend"]),
    }
