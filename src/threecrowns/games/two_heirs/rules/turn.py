"""Sections 3, 4 and 12: set-up, the turn, the end; what is asked and what an answer does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from threecrowns.engine.bits import add_members, bit, lowest, without_lowest
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import LEGAL, OVER
from threecrowns.games.two_heirs.content.tables import (
    DIRECTIONS,
    START_CELL,
    STEP,
)
from threecrowns.games.two_heirs.rules.actions import (
    BUILD,
    CAMP,
    DEPLOY,
    DESTROY,
    DISCARD,
    END_TURN,
    EXTEND,
    MOVE,
    NEAR,
    SPARE,
    TAKE,
    WITHDRAW,
    build_action,
    camp_action,
    deploy_action,
    discard_action,
    draw_action,
    extend_action,
    kind_of,
    move_action,
    named_by,
    near_direction,
    near_unit,
    played_near,
    played_tile,
    take_action,
    toss_action,
    treasure_action,
    withdraw_action,
)
from threecrowns.games.two_heirs.rules.building import (
    build,
    extend,
    resources,
    why_not_cell,
    why_not_pay,
)
from threecrowns.games.two_heirs.rules.effects import (
    destroy,
    is_own_camp,
    spare,
    use_camp,
)
from threecrowns.games.two_heirs.rules.events import (
    DEALT as EVENT_DEALT,
)
from threecrowns.games.two_heirs.rules.events import (
    DISCARDED,
    ENDED_TURN,
    GAME_OVER,
    NEXT_COLOUR,
    START_TILE,
    STARTS,
)
from threecrowns.games.two_heirs.rules.henry import henry_marches, henry_places, henry_takes
from threecrowns.games.two_heirs.rules.reasons import (
    T26_TAKE_FIRST,
    T27_NOT_IN_HAND,
    T73_EXTRA_TAKE_OWED,
)
from threecrowns.games.two_heirs.rules.reserve import (
    has_reserve_tile,
    has_taken,
    next_slot,
    take,
    why_not_take,
)
from threecrowns.games.two_heirs.rules.scoring import total_points
from threecrowns.games.two_heirs.rules.state import (
    ASIDE,
    ASK_DEAL,
    ASK_DISCARD,
    ASK_SIEGE,
    ASK_START_TILE,
    ASK_TOP,
    ASK_TOSS,
    ASK_TREASURE,
    ASK_TURN,
    DEALT,
    DO_HENRY_PLACES,
    DO_NEXT_TURN,
    ELITE,
    FIRST_ORDER,
    NO_OWNER,
    NORTH,
    NOTHING,
    SLOTS,
    SOUTH,
    UNITS,
    Position,
    are_adjacent,
)
from threecrowns.games.two_heirs.rules.treasures import lay_treasure
from threecrowns.games.two_heirs.rules.units import (
    deploy,
    move,
    ready_reserve_unit,
    why_not_deploy,
    why_not_move,
    why_not_withdraw,
    withdraw,
)

NOBODY: Final = -1


class TwoHeirs(Position):
    """One table of The Two Heirs."""

    def clone(self) -> TwoHeirs:
        new = TwoHeirs(self.tables)
        self.copy_to(new)
        return new

    # -- section 3: set-up

    def set_up(
        self,
        tiles: i64,
        *,
        has_road_scoring: bool,
        henry_level: i64,
        human_colour: i64,
        treasures_in_stack: i64,
    ) -> None:
        """T16-T22, H1-H5. An empty table with everything still to be drawn."""
        self.clear()
        self.tiles_in_game = tiles  # T16
        self.pool = tiles  # T17
        self.has_road_scoring = has_road_scoring
        self.put_first(ASK_TURN, 0)
        self.put_first(ASK_TOP, 0)
        self.put_first(ASK_START_TILE, 0)
        for slot in range(i64(DEALT), i64(0), -1):  # T19
            self.put_first(ASK_DEAL, slot)
        if henry_level > 0:
            self.seats = 1
            self.henry_level = henry_level
            self.human_colour = human_colour
            self.treasure_pool = bit(self.tables.treasures) - 1
            self.treasures_left = treasures_in_stack  # H4
            for number in range(i64(UNITS)):
                self.unit_cell[NORTH * UNITS + number] = i16(ASIDE)  # H2
        else:
            self.put_first(ASK_TOSS, 0)
        self.go_on()

    def lay_start_tile(self, tile: i64) -> None:
        """T21, H2. The start tile goes face down to the play area, the elites onto it."""
        self.lay(START_CELL, tile, NO_OWNER)
        self.unit_cell[SOUTH * UNITS + ELITE] = i16(START_CELL)
        if not self.is_solo():
            self.unit_cell[NORTH * UNITS + ELITE] = i16(START_CELL)
        colour = i64(self.tables.colour[tile])
        self.note_secret(START_TILE, NOBODY, colour, 0, tile, 0)

    # -- what is asked

    def legal(self) -> vec[i32]:
        if self.actor == OVER:
            return vec[i32]()
        asked = self.planned_kind()
        if asked == ASK_TURN:
            return self.legal_in_turn()
        if asked == ASK_SIEGE:
            return vec[i32]([i32(DESTROY), i32(SPARE)])
        if asked == ASK_DISCARD:
            return self.legal_discards()
        if asked == ASK_TOSS:
            return vec[i32]([i32(toss_action(SOUTH)), i32(toss_action(NORTH))])
        if asked == ASK_TREASURE:
            return self.legal_treasures()
        return self.legal_draws()

    def legal_draws(self) -> vec[i32]:
        """T17. Every tile of the stack is equally likely."""
        return add_members(vec[i32](capacity=32), self.pool, draw_action(0))

    def legal_treasures(self) -> vec[i32]:
        """H4, H18. Every token not seen yet is equally likely."""
        return add_members(vec[i32](capacity=16), self.treasure_pool, treasure_action(0))

    def legal_discards(self) -> vec[i32]:
        out = vec[i32](capacity=8)
        rest = self.hands[self.turn]
        while rest != 0:
            tile = lowest(rest)
            if self.why_not_discard(tile) == LEGAL:
                out = append(out, i32(discard_action(tile)))
            rest = without_lowest(rest)
        return out

    def legal_in_turn(self) -> vec[i32]:
        """T25. Everything the active player may do now, in any order."""
        out = vec[i32](capacity=64)
        if self.why_not_end() == LEGAL:
            out = append(out, i32(END_TURN))
        if not has_taken(self):
            out = self.add_takes(out)
        out = self.add_unit_moves(out)
        if has_taken(self):
            out = self.add_camps(out)
        if self.hands[self.turn] != 0:
            out = self.add_tiles(out)
        return out

    def add_takes(self, out: vec[i32]) -> vec[i32]:
        slot = next_slot(self.shield)
        for _ in range(i64(SLOTS - 1)):
            if why_not_take(self, slot) == LEGAL:
                out = append(out, i32(take_action(slot)))
            slot = next_slot(slot)
        return out

    def add_camps(self, out: vec[i32]) -> vec[i32]:
        for spot in range(self.spots):
            if is_own_camp(self, spot):
                out = append(out, i32(camp_action(self.tile(spot))))
        return out

    def add_unit_moves(self, out: vec[i32]) -> vec[i32]:
        for unit in range(i64(UNITS)):
            if self.unit(self.turn, unit) < 0 or self.is_marked(self.turn, unit):
                continue
            for direction in range(i64(DIRECTIONS)):
                to = self.unit(self.turn, unit) + i64(STEP[direction])
                if why_not_move(self, unit, to) == LEGAL:
                    out = append(out, i32(move_action(unit, direction)))
            if why_not_withdraw(self, unit) == LEGAL:
                out = append(out, i32(withdraw_action(unit)))
        if ready_reserve_unit(self) >= 0:
            for where in range(i64(NEAR)):
                cell = self.cell_near(where)
                if cell >= 0 and why_not_deploy(self, cell) == LEGAL:
                    out = append(out, i32(deploy_action(where)))
        return out

    def add_tiles(self, out: vec[i32]) -> vec[i32]:
        """T39. Each hand tile on each empty cell next to an own unit, face up or face down."""
        cells = vec[u8](capacity=NEAR)
        for where in range(i64(NEAR)):
            cell = self.cell_near(where)
            if cell >= 0 and why_not_cell(self, cell) == LEGAL:
                cells = append(cells, u8(where))
        available = resources(self, self.turn)
        rest = self.hands[self.turn]
        while rest != 0:
            tile = lowest(rest)
            rest = without_lowest(rest)
            payable = why_not_pay(self, tile, available) == LEGAL
            for k in range(i64(len(cells))):
                out = append(out, i32(extend_action(tile, i64(cells[k]))))
                if payable:
                    out = append(out, i32(build_action(tile, i64(cells[k]))))
        return out

    def cell_near(self, where: i64) -> i64:
        """The cell named by a unit and a direction, or -1 if an earlier unit names it too."""
        unit = near_unit(where)
        at = self.unit(self.turn, unit)
        if at < 0:
            return -1
        cell = at + i64(STEP[near_direction(where)])
        for earlier in range(unit):
            unit_cell = self.unit(self.turn, earlier)
            if unit_cell >= 0 and are_adjacent(cell, unit_cell):
                return -1
        return cell

    def cell_beside(self, where: i64) -> i64:
        """The cell in a direction from a unit that stands in the play area."""
        return self.unit(self.turn, near_unit(where)) + i64(STEP[near_direction(where)])

    def where_is(self, cell: i64) -> i64:
        """The name of a cell next to an own unit, or -1; the other way round of `cell_near`."""
        for where in range(i64(NEAR)):
            if self.cell_near(where) == cell:
                return where
        return -1

    # -- what an answer does

    def apply(self, action: i64) -> None:
        kind = kind_of(action)
        if kind == BUILD:
            build(self, played_tile(action, kind), self.cell_near(played_near(action, kind)))
        elif kind == EXTEND:
            extend(self, played_tile(action, kind), self.cell_near(played_near(action, kind)))
        elif kind == MOVE:
            where = named_by(action, kind)
            move(self, near_unit(where), self.cell_beside(where))
        elif kind == TAKE:
            take(self, named_by(action, kind))
        elif kind == END_TURN:
            self.end_turn()
        elif kind == DEPLOY:
            deploy(self, self.cell_near(named_by(action, kind)))
        elif kind == WITHDRAW:
            withdraw(self, named_by(action, kind))
        elif kind == CAMP:
            use_camp(self, named_by(action, kind))
        elif kind == DISCARD:
            self.discard(named_by(action, kind))
        elif kind in (DESTROY, SPARE):
            self.end_siege(kind == DESTROY)
        else:
            self.apply_chance(named_by(action, kind))
        self.go_on()

    def end_siege(self, is_destroyed: bool) -> None:
        """T63, T66. The besieger has decided."""
        spot = self.planned_number()
        self.finish()
        if is_destroyed:
            destroy(self, spot)
        else:
            spare(self, spot)

    def apply_chance(self, drawn: i64) -> None:
        """What CHANCE is asked says what was drawn: a seat, a treasure or a tile."""
        asked = self.planned_kind()
        number = self.planned_number()
        self.finish()
        if asked == ASK_TOSS:
            self.turn = drawn  # T18
            self.crown = self.turn
            self.note(STARTS, self.turn)
            return
        if asked == ASK_TREASURE:
            lay_treasure(self, number, drawn)
            return
        self.pool &= ~bit(drawn)
        if asked == ASK_DEAL:
            self.ring[number] = u8(drawn)
            self.note(EVENT_DEALT, NOBODY, drawn, number)
        elif asked == ASK_START_TILE:
            self.lay_start_tile(drawn)
        else:
            self.top = drawn  # T114
            self.note_secret(NEXT_COLOUR, NOBODY, i64(self.tables.colour[drawn]), 0, drawn, 0)

    def go_on(self) -> None:
        """Carry out planned orders until somebody has to be asked."""
        while self.planned_kind() >= FIRST_ORDER:
            order = self.planned_kind()
            number = self.planned_number()
            self.finish()
            if order == DO_NEXT_TURN:
                self.next_turn()
                if self.actor == OVER:
                    return
            elif order == DO_HENRY_PLACES:
                henry_places(self, number)
            else:
                henry_marches(self, number)
        self.actor = self.actor_of_plan()

    # -- section 4: the turn

    def why_not_end(self) -> i64:
        """T26, T73. May the active player end the turn?"""
        if has_taken(self) or not has_reserve_tile(self):
            return LEGAL
        if self.takes > 0:
            return T73_EXTRA_TAKE_OWED
        return T26_TAKE_FIRST

    def why_not_discard(self, tile: i64) -> i64:
        """T27. May the active player discard this tile at the end of the turn?"""
        return LEGAL if self.holds(self.turn, tile) else T27_NOT_IN_HAND

    def end_turn(self) -> None:
        """T26, T27. The turn is declared ended; surplus tiles leave the game first."""
        self.note(ENDED_TURN, self.turn)
        self.put_first(DO_NEXT_TURN, 0)
        surplus = self.hand_size(self.turn) - self.tables.hand_limit
        for _ in range(surplus):
            self.put_first(ASK_DISCARD, 0)

    def discard(self, tile: i64) -> None:
        """T27. One surplus tile leaves the game."""
        self.finish()
        self.hands[self.turn] &= ~bit(tile)
        self.out |= bit(tile)
        self.note(DISCARDED, self.turn, tile)

    def next_turn(self) -> None:
        """T24, T28, T108. Units are ready again, tokens expire, the other player is active."""
        self.turns += 1
        self.marked = 0
        self.discounts = 0
        self.takes = 0
        if self.ending > 0:
            self.ending -= 1
            if self.ending == 0:
                self.finish_game()
                return
        self.turn = 1 - self.turn
        self.crown = self.turn  # T26: the shield is turned even if A was waived
        if self.turn == NORTH and self.is_solo():
            self.put_first(DO_NEXT_TURN, 0)
            henry_takes(self)

    # -- section 12: the end

    def finish_game(self) -> None:
        self.actor = OVER
        if self.journal is not None:
            south = total_points(self, SOUTH)
            north = total_points(self, NORTH)
            self.note(GAME_OVER, self.turn, south, north, self.winner())

    def winner(self) -> i64:
        """T113, H35. The winning seat, or -1 for a draw."""
        south = total_points(self, SOUTH)
        north = total_points(self, NORTH)
        if self.is_solo():
            return SOUTH if south > north else NORTH  # H35: a tie is a loss
        if south == north:
            south = self.units_in_reserve(SOUTH)
            north = self.units_in_reserve(NORTH)
        if south == north:
            return NOBODY
        return SOUTH if south > north else NORTH

    def payoff(self, seat: i64) -> float:
        winner = self.winner()
        if winner == NOBODY:
            return 0.0
        return 1.0 if winner == seat else -1.0

    # -- section 12, supplement: information

    def determinize(self, seat: i64, rng: Rng) -> TwoHeirs:
        """T23, T115, H37. Redraw the fronts of the start tile and of the stack.

        Both seats know the same. The colours of the start tile and of the top of the stack are
        seen; which treasures lie in the stack is not held by the state at all.
        """
        new = self.clone()
        if new.spots == 0:
            return new
        unseen = new.pool | bit(new.tile(0))
        if new.top != NOTHING:
            unseen |= bit(new.top)
        start = new.random_of_colour(unseen, new.colour(0), rng)
        unseen &= ~bit(start)
        new.tile_of[0] = u8(start)
        if new.top != NOTHING:
            new.top = new.random_of_colour(unseen, i64(new.tables.colour[new.top]), rng)
            unseen &= ~bit(new.top)
        new.pool = unseen
        return new

    def random_of_colour(self, tiles: i64, colour: i64, rng: Rng) -> i64:
        """One of the tiles of a colour, all equally likely."""
        found: i64 = 0
        chosen: i64 = NOTHING
        while tiles != 0:
            tile = lowest(tiles)
            tiles = without_lowest(tiles)
            if i64(self.tables.colour[tile]) == colour:
                found += 1
                if rng.below(found) == 0:
                    chosen = tile
        return chosen
