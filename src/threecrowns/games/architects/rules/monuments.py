"""Sections 8 and 9 of the expansion: building monuments and visiting one's own."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from threecrowns.engine.bits import has
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.tables import MONUMENT_RANKS, MONUMENTS
from threecrowns.games.architects.content.vocabulary import CAPTURABLE, MINES, NOTHING, TAX_STAND
from threecrowns.games.architects.rules.actions import monument_deed
from threecrowns.games.architects.rules.agenda import DO_MONUMENT
from threecrowns.games.architects.rules.bills import (
    for_construction,
    influence_due,
    resources_due,
    tax_due,
)
from threecrowns.games.architects.rules.events import BUILT_MONUMENT
from threecrowns.games.architects.rules.guildhall import plan_construction_bonus
from threecrowns.games.architects.rules.payment import can_pay, charge, taxed
from threecrowns.games.architects.rules.reasons import (
    W91_ALREADY_BUILT,
    W92_CANNOT_PAY_MONUMENT,
    W98_NO_SITE_FOR_A_MONUMENT,
    W99_SITE_TAKEN,
)
from threecrowns.games.architects.rules.state import LAID, MONUMENT_FIELDS, OWNER, SITE, Position
from threecrowns.games.architects.rules.virtue import gain_virtue


def site_location(site: i64) -> i64:
    """W98. The sites are the capturable locations but mines and tax stand."""
    location = site if site < MINES else site + 1
    return location if location < TAX_STAND else location + 1


def site_of(location: i64) -> i64:
    """The other way round; -1 where no monument may stand."""
    for site in range(i64(MONUMENT_RANKS)):
        if site_location(site) == location:
            return site
    return -1


def lying_on(state: Position, monument: i64) -> i64:
    """W93. Resources contributed to a monument."""
    return i64(state.monuments[monument * MONUMENT_FIELDS + LAID])


def is_built(state: Position, monument: i64) -> bool:
    return state.monument_owner(monument) != NOTHING


def monument_bill(state: Position, player: i64, monument: i64) -> i64:
    """W92-W94, W96."""
    due = i64(state.tables.monument_cost[monument]) - lying_on(state, monument)
    bill = resources_due(max(due, i64(0)), monument)
    bill += influence_due(i64(state.tables.monument_influence[monument]))
    bill += tax_due(taxed(state, player, i64(state.tables.monument_tax[monument])))
    return for_construction(bill)


def why_not_monument(state: Position, player: i64, monument: i64) -> i64:
    """W91, W92, W95. May the player build this monument, wherever it goes?"""
    if is_built(state, monument):
        return W91_ALREADY_BUILT
    if not can_pay(state, player, monument_bill(state, player, monument)):
        return W92_CANNOT_PAY_MONUMENT
    return LEGAL


def why_not_site(state: Position, location: i64) -> i64:
    """W98, W99. May a monument's piece stand here?"""
    if location >= CAPTURABLE or not has(state.tables.monument_places, location):
        return W98_NO_SITE_FOR_A_MONUMENT
    if state.monument_at(location) >= 0:
        return W99_SITE_TAKEN
    return LEGAL


def add_monuments(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    for monument in range(i64(MONUMENTS)):
        if why_not_monument(state, player, monument) != LEGAL:
            continue
        for site in range(i64(MONUMENT_RANKS)):
            if why_not_site(state, site_location(site)) == LEGAL:
                out = append(out, i32(monument_deed(monument, site)))
    return out


def start_monument(state: Position, player: i64, monument: i64, site: i64) -> None:
    """W97. Pay first."""
    state.plan(DO_MONUMENT, player, monument * MONUMENT_RANKS + site)
    charge(state, player, monument_bill(state, player, monument))


def finish_monument(state: Position, player: i64, monument: i64, location: i64) -> None:
    """W97, W100. Card, virtue, piece; then what waits for a construction."""
    claim_monument(state, player, monument, location)
    plan_construction_bonus(state, player)
    gain_virtue(state, player, state.tables.monument_virtue)


def claim_monument(state: Position, player: i64, monument: i64, location: i64) -> None:
    state.monuments[monument * MONUMENT_FIELDS + OWNER] = u8(player)
    state.monuments[monument * MONUMENT_FIELDS + SITE] = u8(location)
    state.monuments[monument * MONUMENT_FIELDS + LAID] = u8(0)
    state.note(BUILT_MONUMENT, player, monument, location)
