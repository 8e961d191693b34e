"""Sections 3 and 4: placing a worker for a deed, and taking one back."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.vocabulary import (
    CAPTURABLE,
    EXTRA_STOREHOUSE_WORKER,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    HOME,
    INFLUENCE,
    MARKET_LARGE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    MINES,
    ON_BLACK_MARKET,
    PRINCESS_IS_WORKER,
    QUARRY,
    RESOURCES,
    SILVER,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from threecrowns.games.architects.rules.abilities import plan_bonus
from threecrowns.games.architects.rules.actions import (
    CONTRIBUTE_FIRST,
    DEED_BUILD,
    DEED_CATHEDRAL,
    DEED_CATHEDRAL_FREE,
    DEED_CLAY,
    DEED_DRAW,
    DEED_FOREST,
    DEED_GOLD,
    DEED_GUARDHOUSE,
    DEED_HIRE,
    DEED_LARGE,
    DEED_MARKET_DRAW,
    DEED_MARKET_HIRE,
    DEED_MONUMENT,
    DEED_QUARRY,
    DEED_SILVERSMITH,
    DEED_SMALL,
    DEED_STOREHOUSE,
    DEED_TAX_STAND,
    DEED_TOWN_CENTRE,
    DEEDS,
    NO_VISIT,
    PLACE,
    TAKE_BACK,
    VISIT_FOR_INFLUENCE,
    VISIT_FOR_WORKER,
    VISIT_INFLUENCE,
    VISIT_WORKER,
    kind_of_deed,
    monument_of,
    named_by,
    site_of,
)
from threecrowns.games.architects.rules.agenda import (
    ASK_CAPTURE,
    ASK_CONTRIBUTE,
    ASK_DEED,
    ASK_GUARD,
    ASK_TRADE,
    ASK_WHEN,
    DO_DEED,
    DO_FIVE,
    DO_MARKET_GOODS,
    DO_PROFITEER,
    DO_REFILL,
)
from threecrowns.games.architects.rules.bundles import some
from threecrowns.games.architects.rules.captures import (
    town_centre_series,
    why_not_place_at_town_centre,
)
from threecrowns.games.architects.rules.cards import draw_cards
from threecrowns.games.architects.rules.events import PLACED, TOOK_BACK, VISITED
from threecrowns.games.architects.rules.figures import (
    contribute,
    good_of_placing,
    influence_of_placing,
    is_spending_place,
    may_timing_matter,
    placing_gain,
    profiteer_pays,
    why_not_contribute_at,
)
from threecrowns.games.architects.rules.gains import gain
from threecrowns.games.architects.rules.gathering import (
    dig_clay,
    dig_gold,
    forest,
    quarry,
    rob_tax_stand,
    silversmith,
    why_not_dig_gold,
    why_not_rob,
)
from threecrowns.games.architects.rules.guardhouse import why_not_place_at_guardhouse
from threecrowns.games.architects.rules.guildhall import (
    add_buildings,
    add_cathedral,
    declare_building,
    lie_down,
    why_not_advance_freely,
    why_not_advance_with,
    why_not_build,
    work_on_cathedral,
)
from threecrowns.games.architects.rules.market import (
    SPACES,
    pay_for_market,
    why_not_market,
    workers_in_market,
)
from threecrowns.games.architects.rules.monuments import (
    add_monuments,
    site_location,
    start_monument,
    why_not_monument,
    why_not_site,
)
from threecrowns.games.architects.rules.reasons import (
    A42_NO_OWN_WORKER_THERE,
    A43_CAPTURABLE_LOCATIONS_FIRST,
    A43_NOT_FROM_THE_GUILDHALL,
    A45_WORKERS_AT_HOME,
    W65_NOTHING_TO_SPEND_HERE,
    W110_CHOOSE_AT_YOUR_MONUMENT,
    W110_NO_OWN_MONUMENT_THERE,
)
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.workshop import (
    ROWS,
    hire_at_workshop,
    plan_hire,
    why_not_hire,
    why_not_hire_free,
)

# What the owner of a monument takes when placing there (W110).
# How far a placement has come (W44).
TO_BE_PLACED: Final = 0
STANDING: Final = 1  # and has contributed; an own monument has not been visited yet (W65)
VISITED_ALREADY: Final = 2  # only the profiteer has not paid yet (W52)
VISITS: Final = 4  # a deed and a visit in one record: visit + VISITS * deed
FIVE_CARDS: Final = 5  # A149
MONUMENT_INFLUENCE: Final = 1  # W110


def _locations() -> vec[u8]:
    """[deed] -> where its worker stands."""
    by_kind = {
        DEED_QUARRY: QUARRY,
        DEED_FOREST: FOREST,
        DEED_SILVERSMITH: SILVERSMITH,
        DEED_STOREHOUSE: STOREHOUSE,
        DEED_TOWN_CENTRE: TOWN_CENTRE,
        DEED_GUARDHOUSE: GUARDHOUSE,
        DEED_DRAW: WORKSHOP,
        DEED_HIRE: WORKSHOP,
        DEED_CLAY: MINES,
        DEED_GOLD: MINES,
        DEED_TAX_STAND: TAX_STAND,
        DEED_SMALL: MARKET_SMALL,
        DEED_LARGE: MARKET_LARGE,
        DEED_MARKET_DRAW: MARKET_MIDDLE,
        DEED_MARKET_HIRE: MARKET_MIDDLE,
        DEED_BUILD: GUILDHALL,
        DEED_CATHEDRAL: GUILDHALL,
        DEED_CATHEDRAL_FREE: GUILDHALL,
        DEED_MONUMENT: GUILDHALL,
    }
    out = vec[u8](capacity=DEEDS)
    for deed in range(DEEDS):
        out = append(out, u8(by_kind[int(kind_of_deed(deed))]))
    return out


LOCATIONS: Final[vec[u8]] = _locations()


def location_of(deed: i64) -> i64:
    """Where a worker stands who is placed for this deed."""
    return i64(LOCATIONS[deed])


def strength(state: Position, player: i64, location: i64, visit: i64) -> i64:
    """A52, W113, W116. Own workers there, and whatever counts as one for this action."""
    count = state.workers_at(location, player)
    if visit == VISIT_FOR_WORKER:
        count += 1
    if location == state.princess and state.has_trait(player, PRINCESS_IS_WORKER):
        count += 1
    if location == STOREHOUSE and state.has_trait(player, EXTRA_STOREHOUSE_WORKER):
        count += state.trait_total(player, EXTRA_STOREHOUSE_WORKER)
    return count


# -- may it be done?


class Prospect:
    """What a worker about to be placed, or just placed, would find at its location."""

    def __init__(
        self, state: Position, player: i64, location: i64, visit: i64, placed: i64
    ) -> None:
        self.strength: i64 = strength(state, player, location, visit)
        self.silver: i64 = 0  # W44: what placing brings before anything is paid
        self.influence: i64 = 0
        if placed == TO_BE_PLACED:
            self.strength += 1
            if state.is_wonder:
                self.silver = good_of_placing(state, player, location, SILVER)
                self.influence = influence_of_placing(state, player, location)
        if visit == VISIT_FOR_INFLUENCE and placed != VISITED_ALREADY:
            self.influence += MONUMENT_INFLUENCE


def why_not_visit(state: Position, player: i64, location: i64, visit: i64) -> i64:
    """W110, W111. At an own monument influence or a worker is taken, elsewhere neither."""
    if state.has_own_monument(player, location):
        return W110_CHOOSE_AT_YOUR_MONUMENT if visit == NO_VISIT else LEGAL
    return LEGAL if visit == NO_VISIT else W110_NO_OWN_MONUMENT_THERE


def why_not_deed(state: Position, player: i64, deed: i64, visit: i64, placed: i64) -> i64:
    """A54. May the player do this, with a worker who has come so far?"""
    location = location_of(deed)
    reason = why_not_visit(state, player, location, visit)
    if reason != LEGAL:
        return reason
    if location == GUILDHALL:
        return why_not_guildhall_deed(state, player, deed)
    if location >= MARKET_SMALL:
        return why_not_market_deed(state, player, deed, location)
    if location in (QUARRY, FOREST, SILVERSMITH, STOREHOUSE) or deed in (DEED_CLAY, DEED_DRAW):
        return LEGAL
    if deed == DEED_TAX_STAND:
        return why_not_rob(state)
    found = Prospect(state, player, location, visit, placed)
    if deed == DEED_GOLD:
        return why_not_dig_gold(found.strength)
    if deed == DEED_TOWN_CENTRE:
        return why_not_place_at_town_centre(state, player, found.silver)
    if deed == DEED_GUARDHOUSE:
        return why_not_place_at_guardhouse(state, player, found.silver, found.influence)
    slot = named_by(deed, DEED_HIRE)
    return why_not_hire(state, player, slot, found.strength, found.silver, found.influence)


def why_not_guildhall_deed(state: Position, player: i64, deed: i64) -> i64:
    """A133."""
    kind = kind_of_deed(deed)
    if kind == DEED_MONUMENT:
        reason = why_not_monument(state, player, monument_of(deed))
        if reason != LEGAL:
            return reason
        return why_not_site(state, site_location(site_of(deed)))
    if kind == DEED_CATHEDRAL_FREE:
        return why_not_advance_freely(state, player)
    if kind == DEED_CATHEDRAL:
        return why_not_advance_with(state, player, named_by(deed, DEED_CATHEDRAL))
    return why_not_build(state, player, named_by(deed, DEED_BUILD))


def why_not_market_deed(state: Position, player: i64, deed: i64, space: i64) -> i64:
    """A147."""
    reason = why_not_market(state, player, space)
    if reason == LEGAL and kind_of_deed(deed) == DEED_MARKET_HIRE:
        reason = why_not_hire_free(state, named_by(deed, DEED_MARKET_HIRE))
    return reason


def why_not_contribute_first(state: Position, player: i64, location: i64, resource: i64) -> i64:
    """W50, W59, W65. May the player place here and contribute before the action?"""
    if not is_spending_place(location):
        return W65_NOTHING_TO_SPEND_HERE
    reason = why_not_contribute_at(state, player, location, resource)
    if reason != LEGAL or location in (WORKSHOP, STOREHOUSE):
        return reason
    deed: i64 = DEED_TOWN_CENTRE if location == TOWN_CENTRE else DEED_GUARDHOUSE
    visit: i64 = NO_VISIT
    if state.has_own_monument(player, location):
        visit = VISIT_FOR_INFLUENCE
    return why_not_deed(state, player, deed, visit, TO_BE_PLACED)


# -- everything that may be done


def add_placements(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    """A40, A54. Every deed for the next worker."""
    for location in range(i64(CAPTURABLE)):
        out = add_deeds_at(state, out, player, location, TO_BE_PLACED)
    out = add_market_deeds(state, out, player)
    out = add_guildhall_deeds(state, out, player)
    return add_first_contributions(state, out, player, state.princess)


def add_deeds_at(
    state: Position, out: vec[i32], player: i64, location: i64, placed: i64
) -> vec[i32]:
    """Every deed at a capturable location, with the choice an own monument gives (W110)."""
    if state.is_wonder and state.has_own_monument(player, location):
        out = add_visited_deeds(state, out, player, location, VISIT_FOR_INFLUENCE, placed)
        return add_visited_deeds(state, out, player, location, VISIT_FOR_WORKER, placed)
    return add_visited_deeds(state, out, player, location, NO_VISIT, placed)


def add_visited_deeds(
    state: Position, out: vec[i32], player: i64, location: i64, visit: i64, placed: i64
) -> vec[i32]:
    first: i64 = PLACE
    if visit == VISIT_FOR_INFLUENCE:
        first = VISIT_INFLUENCE
    elif visit == VISIT_FOR_WORKER:
        first = VISIT_WORKER
    if location == WORKSHOP:
        return add_workshop_deeds(state, out, player, visit, first, placed)
    if location == MINES:
        out = append(out, i32(first + DEED_CLAY))
        if why_not_deed(state, player, DEED_GOLD, visit, placed) == LEGAL:
            out = append(out, i32(first + DEED_GOLD))
        return out
    deed = deed_at(location)
    if why_not_deed(state, player, deed, visit, placed) == LEGAL:
        out = append(out, i32(first + deed))
    return out


def deed_at(location: i64) -> i64:
    """The only deed of a location that has one."""
    if location == STOREHOUSE:
        return DEED_STOREHOUSE
    if location == TOWN_CENTRE:
        return DEED_TOWN_CENTRE
    if location == GUARDHOUSE:
        return DEED_GUARDHOUSE
    if location == TAX_STAND:
        return DEED_TAX_STAND
    return location


def add_workshop_deeds(
    state: Position, out: vec[i32], player: i64, visit: i64, first: i64, placed: i64
) -> vec[i32]:
    """A80. Draw cards, or hire one of the apprentices on offer."""
    out = append(out, i32(first + DEED_DRAW))
    found = Prospect(state, player, WORKSHOP, visit, placed)
    for slot in range(ROWS * state.tables.columns):
        reason = why_not_hire(state, player, slot, found.strength, found.silver, found.influence)
        if reason == LEGAL:
            out = append(out, i32(first + DEED_HIRE + slot))
    return out


def add_market_deeds(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    """A147-A150."""
    if why_not_market(state, player, MARKET_SMALL) == LEGAL:
        out = append(out, i32(PLACE + DEED_SMALL))
    if why_not_market(state, player, MARKET_LARGE) == LEGAL:
        out = append(out, i32(PLACE + DEED_LARGE))
    if why_not_market(state, player, MARKET_MIDDLE) == LEGAL:
        out = append(out, i32(PLACE + DEED_MARKET_DRAW))
        for slot in range(ROWS * state.tables.columns):
            if why_not_hire_free(state, slot) == LEGAL:
                out = append(out, i32(PLACE + DEED_MARKET_HIRE + slot))
    return out


def add_guildhall_deeds(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    """A133, W91."""
    out = add_buildings(state, out, player)
    out = add_cathedral(state, out, player)
    return add_monuments(state, out, player) if state.is_wonder else out


def add_first_contributions(state: Position, out: vec[i32], player: i64, location: i64) -> vec[i32]:
    """W50, W65. Place at the princess's location and contribute before the action."""
    if not state.is_wonder or not is_spending_place(location):
        return out
    for resource in range(i64(RESOURCES)):
        if why_not_contribute_first(state, player, location, resource) == LEGAL:
            out = append(out, i32(CONTRIBUTE_FIRST + resource))
    return out


def add_granted(state: Position, out: vec[i32], player: i64, location: i64) -> vec[i32]:
    """A202, W146. Every deed at the one location a building names."""
    if location == GUILDHALL:
        return add_guildhall_deeds(state, out, player)
    out = add_deeds_at(state, out, player, location, TO_BE_PLACED)
    if location == state.princess:
        out = add_first_contributions(state, out, player, location)
    return out


# -- doing it


def place(state: Position, player: i64, deed: i64, visit: i64) -> None:
    """A40, A41. The worker is placed; what that brings, then the deed itself."""
    location = location_of(deed)
    stand(state, player, location)
    if location == GUILDHALL:
        do_guildhall_deed(state, player, deed)
        if state.has_sweeps:
            state.plan(DO_REFILL)  # A36: a swept display is full again before the construction
        return
    if location == state.princess:
        state.plan(ASK_CONTRIBUTE, player)
    plan_deed(state, player, deed, visit)


def stand(state: Position, player: i64, location: i64) -> None:
    """A130, A160. A worker goes there; a third one in the black market triggers a reset."""
    state.has_contributed = False
    if location == GUILDHALL:
        lie_down(state, player)
    else:
        state.move_workers(player, 1, HOME, location)
        if location >= MARKET_SMALL and workers_in_market(state) == SPACES:
            state.is_reset_due = True
    state.note(PLACED, player, location, state.workers_at(location, player))


def plan_deed(state: Position, player: i64, deed: i64, visit: i64) -> None:
    """W44, W52, W115. What placing gives comes first; then the deed."""
    location = location_of(deed)
    kind: i64 = ASK_WHEN if location == state.profiteer else DO_DEED
    state.plan(kind, player, visit + VISITS * deed)
    visit_monument(state, player, location, visit)
    if state.is_wonder and location < CAPTURABLE:
        placing_gain(state, player, location)


def visit_monument(state: Position, player: i64, location: i64, visit: i64) -> None:
    """W110, W115. Influence at once, or one more worker for the action."""
    if visit == VISIT_FOR_INFLUENCE:
        state.note(VISITED, player, location, 0)
        gain(state, player, some(MONUMENT_INFLUENCE, INFLUENCE))
    elif visit == VISIT_FOR_WORKER:
        state.note(VISITED, player, location, 1)


def start_deed(state: Position, player: i64, deed: i64, visit: i64) -> None:
    """W65. The worker stands and has contributed; now the deed."""
    state.plan(DO_DEED, player, visit + VISITS * deed)
    visit_monument(state, player, location_of(deed), visit)


def may_profiteer_wait(state: Position, player: i64, deed: i64, visit: i64) -> bool:
    """W52a. Could his influence be worth more after the deed, and is that possible without it?"""
    location = location_of(deed)
    if not may_timing_matter(state, player, location, strength(state, player, location, visit)):
        return False
    return why_not_deed(state, player, deed, visit, VISITED_ALREADY) == LEGAL


def profiteer_before_or_after(state: Position, player: i64, record: i64, is_after: bool) -> None:
    """W52."""
    if is_after:
        state.plan(DO_PROFITEER, player)
    state.plan(DO_DEED, player, record)
    if not is_after:
        profiteer_pays(state, player)


def place_and_contribute(state: Position, player: i64, resource: i64) -> None:
    """W50, W65. The contribution first; then what the worker was placed for."""
    location = state.princess
    stand(state, player, location)
    state.plan(ASK_DEED, player, location)
    contribute(state, player, resource)
    placing_gain(state, player, location)


def do_deed(state: Position, player: i64, deed: i64, visit: i64) -> None:
    location = location_of(deed)
    if location >= MARKET_SMALL:
        do_market_deed(state, player, deed, location)
        return
    count = strength(state, player, location, visit)
    if deed == DEED_QUARRY:
        quarry(state, player, count)
    elif deed == DEED_FOREST:
        forest(state, player, count)
    elif deed == DEED_SILVERSMITH:
        silversmith(state, player, count)
    elif deed == DEED_CLAY:
        dig_clay(state, player, count)
    elif deed == DEED_GOLD:
        dig_gold(state, player, count)
    elif deed == DEED_TAX_STAND:
        rob_tax_stand(state, player)
    elif deed == DEED_STOREHOUSE:
        state.plan(ASK_TRADE, player, count)  # A97
    elif deed == DEED_TOWN_CENTRE:
        state.plan(ASK_CAPTURE, player, town_centre_series(state, player, count))
    elif deed == DEED_GUARDHOUSE:
        state.plan(ASK_GUARD, player, count)  # A110
    elif deed == DEED_DRAW:
        draw_cards(state, player, 1 + count // 2)  # A80
    else:
        hire_at_workshop(state, player, named_by(deed, DEED_HIRE), count)


def do_market_deed(state: Position, player: i64, deed: i64, space: i64) -> None:
    """A148-A151. Pay, lose virtue, gain; then what abilities add."""
    plan_bonus(state, player, ON_BLACK_MARKET)
    if deed == DEED_MARKET_DRAW:
        state.plan(DO_FIVE, player, FIVE_CARDS)
    elif kind_of_deed(deed) == DEED_MARKET_HIRE:
        plan_hire(state, player, named_by(deed, DEED_MARKET_HIRE), 0)
    else:
        state.plan(DO_MARKET_GOODS, player, space)
    pay_for_market(state, player, space)


def do_guildhall_deed(state: Position, player: i64, deed: i64) -> None:
    """A133, W91."""
    kind = kind_of_deed(deed)
    if kind == DEED_MONUMENT:
        start_monument(state, player, monument_of(deed), site_of(deed))
    elif kind == DEED_CATHEDRAL_FREE:
        work_on_cathedral(state, player, -1)
    elif kind == DEED_CATHEDRAL:
        work_on_cathedral(state, player, named_by(deed, DEED_CATHEDRAL))
    else:
        declare_building(state, player, named_by(deed, DEED_BUILD))


# -- taking a worker back


def why_not_take_back(state: Position, player: i64, start: i64) -> i64:
    """A42, A43, A45. May the player take a worker back from here?"""
    if state.home(player) > 0:
        return A45_WORKERS_AT_HOME
    if start == GUILDHALL:
        return A43_NOT_FROM_THE_GUILDHALL
    if state.workers_at(start, player) == 0:
        return A42_NO_OWN_WORKER_THERE
    if start >= CAPTURABLE and has_worker_outside(state, player):
        return A43_CAPTURABLE_LOCATIONS_FIRST
    return LEGAL


def has_worker_outside(state: Position, player: i64) -> bool:
    """Does the player have a worker at a capturable location?"""
    for location in range(i64(CAPTURABLE)):
        if state.workers_at(location, player) > 0:
            return True
    return False


def add_take_backs(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    for start in range(i64(HOME)):
        if why_not_take_back(state, player, start) == LEGAL:
            out = append(out, i32(TAKE_BACK + start))
    return out


def can_take_back(state: Position, player: i64) -> bool:
    """A44. Not if all workers lie in the guildhall."""
    for start in range(i64(HOME)):
        if start != GUILDHALL and state.workers_at(start, player) > 0:
            return True
    return False


def take_back(state: Position, player: i64, start: i64) -> None:
    """A42, W68. The whole turn; it is no placement."""
    state.move_workers(player, 1, start, HOME)
    state.note(TOOK_BACK, player, start)
