"""Sections 4 and 8: the order of a round; what is asked, what an answer does, what comes next."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import bit
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER
from threecrowns.games.brian_boru.content.tables import DECLINE
from threecrowns.games.brian_boru.rules.actions import (
    BUY,
    DEAL,
    FREE,
    MONASTERY,
    PLAY,
    PRINCESS,
    RAID,
    SECONDARY,
    SETTLE,
    STARTER,
    STAY,
    VIKINGS,
    counted,
    dealt_card,
    drawn_marriage,
    drawn_starter,
    drawn_vikings,
    expanded_town,
    freed_town,
    higher_kept,
    lead_card,
    lead_town,
    listed,
    lower_kept,
    monastery_town,
    played_card,
    princess_side,
    raided_town,
    secondary_number,
    settled_town,
    stay_or_expand,
    steps_bought,
)
from threecrowns.games.brian_boru.rules.actions import MARRIAGE as DRAW_MARRIAGE
from threecrowns.games.brian_boru.rules.battle import begin_battle, give_spoils, raid
from threecrowns.games.brian_boru.rules.church import (
    begin_church,
    give_church_rest,
    monastery_towns,
    place_monastery,
    reward_church_leader,
)
from threecrowns.games.brian_boru.rules.claims import claim_regions
from threecrowns.games.brian_boru.rules.draft import (
    begin_draft_step,
    choose,
    deal,
    legal_keeps,
    prepare,
    reveal_marriage,
    reveal_vikings,
)
from threecrowns.games.brian_boru.rules.events import FINAL_POINTS, GAME_OVER
from threecrowns.games.brian_boru.rules.marriage import (
    choose_side,
    give_benefits,
    marry,
    return_to_start,
    take_marriage_town,
    take_track_town,
)
from threecrowns.games.brian_boru.rules.scoring import rank_payoff, total_points, winners
from threecrowns.games.brian_boru.rules.secrets import redraw_secrets
from threecrowns.games.brian_boru.rules.setup import choose_starter, lay_out, settle, start_towns
from threecrowns.games.brian_boru.rules.state import (
    ASK_DEAL,
    ASK_DRAFT,
    ASK_EXPAND,
    ASK_EXTRA,
    ASK_FOLLOW,
    ASK_FREE,
    ASK_LEAD,
    ASK_MARRIAGE,
    ASK_MARRIAGE_TOWN,
    ASK_MONASTERY,
    ASK_PRINCESS,
    ASK_RAID,
    ASK_SECONDARY,
    ASK_START_TOWN,
    ASK_STARTER,
    ASK_TRACK_TOWN,
    ASK_VIKINGS,
    DO_BATTLE,
    DO_BENEFITS,
    DO_CHURCH,
    DO_CHURCH_REST,
    DO_CHURCH_REWARD,
    DO_CLAIM,
    DO_DECIDE_TRICK,
    DO_DRAFT_STEP,
    DO_FINISH_ACTION,
    DO_MARRIAGE,
    DO_PREPARE,
    DO_RESOLVE_NEXT,
    DO_RETURN_TO_START,
    DO_SPOILS,
    DO_SYMBOLS,
    DO_TRICK,
    FIRST_ORDER,
    NOBODY,
    Position,
)
from threecrowns.games.brian_boru.rules.symbols import (
    buy,
    expand,
    expansions,
    free_town,
    go_on_with_symbols,
    most_extra,
)
from threecrowns.games.brian_boru.rules.trick import (
    begin_trick,
    choose_secondary,
    decide_trick,
    finish_action,
    lead,
    legal_leads,
    play,
    resolve_next,
)


class BrianBoru(Position):
    """One table of Brian Boru."""

    def clone(self) -> BrianBoru:
        new = BrianBoru(self.tables, self.seats)
        self.copy_to(new)
        return new

    def set_up(self, *, vikings_contend_final: bool, keeps_notes: bool) -> None:
        """B14-B19. The table before the starting player is drawn."""
        self.clear()
        self.vikings_contend_final = vikings_contend_final
        self.keeps_notes = keeps_notes
        lay_out(self)
        self.put_first(DO_PREPARE, 0)
        self.put_first(ASK_STARTER, 0)
        self.go_on()

    def waiting(self) -> list[int]:
        """B29. In the draft everybody who has not chosen yet; otherwise the actor."""
        if self.actor < 0 or self.planned_kind() != ASK_DRAFT:
            return [self.actor] if self.actor >= 0 else []
        left = self.not_answered()
        return [seat for seat in range(self.seats) if (left >> seat) & 1 == 1]

    # -- what is asked (section 17)

    def legal(self) -> vec[i32]:
        if self.actor == OVER:
            return vec[i32]()
        asked = self.planned_kind()
        if self.actor == CHANCE:
            return self.legal_draws(asked)
        if asked == ASK_FOLLOW:
            return listed(PLAY, self.hand(self.actor))
        if asked == ASK_LEAD:
            return legal_leads(self)
        if asked == ASK_SECONDARY:
            card = self.trick_card(self.actor)
            return listed(SECONDARY, bit(i64(self.tables.secondaries[card])) - 1)
        if asked == ASK_EXTRA:
            return counted(BUY, most_extra(self, self.actor, self.asked_about()))
        if asked == ASK_DRAFT:
            return legal_keeps(self)
        if asked == ASK_EXPAND:
            return stay_or_expand(expansions(self, self.actor))
        if asked == ASK_PRINCESS:
            return counted(PRINCESS, DECLINE)
        return self.legal_towns(asked)

    def legal_towns(self, asked: i64) -> vec[i32]:
        if asked == ASK_START_TOWN:
            return listed(SETTLE, start_towns(self))
        if asked == ASK_MARRIAGE_TOWN:
            region = self.asked_about()
            return listed(SETTLE, self.free_towns() & self.tables.region_towns[region])
        if asked == ASK_TRACK_TOWN:
            return listed(SETTLE, self.free_towns())
        if asked == ASK_FREE:
            return listed(FREE, self.vikings)
        if asked == ASK_RAID:
            return listed(RAID, self.controlled(self.asked_about()))
        return listed(MONASTERY, monastery_towns(self, self.actor))

    def legal_draws(self, asked: i64) -> vec[i32]:
        """B127. Everything that can come is equally likely."""
        if asked == ASK_STARTER:
            return listed(STARTER, self.all_seats())
        if asked == ASK_VIKINGS:
            return listed(VIKINGS, self.viking_pool)
        if asked == ASK_MARRIAGE:
            return listed(DRAW_MARRIAGE, self.marriage_pool)
        return listed(DEAL, self.deck)

    # -- what an answer does

    def apply(self, action: i64) -> None:
        self.answers += 1
        asked = self.planned_kind()
        seat = self.actor
        about = self.asked_about()
        if asked == ASK_DRAFT:  # B29: asked until all have chosen
            choose(self, seat, bit(lower_kept(action)) | bit(higher_kept(action)))
            self.go_on()
            return
        if asked == ASK_DEAL:
            pack = self.planned_number()
            self.finish()
            deal(self, pack, dealt_card(action))
            self.go_on()
            return
        self.finish()
        if asked == ASK_FOLLOW:
            play(self, seat, played_card(action))
        elif asked == ASK_SECONDARY:
            choose_secondary(self, seat, secondary_number(action))
        elif asked == ASK_LEAD:
            lead(self, seat, lead_town(action), lead_card(action))
        elif asked == ASK_EXTRA:
            buy(self, seat, about, steps_bought(action))
        elif asked == ASK_EXPAND:
            if action != STAY:
                expand(self, seat, expanded_town(action))
        elif asked == ASK_FREE:
            free_town(self, seat, freed_town(action))
        elif asked == ASK_RAID:
            raid(self, seat, about, raided_town(action))
        elif asked == ASK_MONASTERY:
            place_monastery(self, seat, monastery_town(action), about)
        elif asked == ASK_PRINCESS:
            choose_side(self, seat, princess_side(action))
        elif asked == ASK_STARTER:
            choose_starter(self, drawn_starter(action))
        elif asked == ASK_VIKINGS:
            reveal_vikings(self, drawn_vikings(action))
        elif asked == ASK_MARRIAGE:
            reveal_marriage(self, drawn_marriage(action))
        elif asked == ASK_MARRIAGE_TOWN:
            take_marriage_town(self, seat, settled_town(action))
        elif asked == ASK_TRACK_TOWN:
            take_track_town(self, seat, settled_town(action))
        else:
            settle(self, seat, settled_town(action))
        self.go_on()

    # -- what comes next

    def go_on(self) -> None:
        """Carry out planned orders until somebody has to be asked, or the game is over."""
        while self.planned_kind() >= FIRST_ORDER:
            order = self.planned_kind()
            number = self.planned_number()
            self.finish()
            if order == DO_CLAIM:
                claim_regions(self)
                if self.is_last_round():  # B71, B115
                    self.finish_game()
                    return
                self.put_first(DO_PREPARE, 0)
            elif not self.carry_out_action(order, number):
                self.carry_out_upkeep(order, number)
        self.actor = self.actor_of_plan()

    def carry_out_action(self, order: i64, number: i64) -> bool:
        """Preparation, draft and tricks; is the order one of theirs?"""
        if order == DO_SYMBOLS:
            go_on_with_symbols(self, number)
        elif order == DO_FINISH_ACTION:
            finish_action(self, number)
        elif order == DO_RESOLVE_NEXT:
            resolve_next(self)
        elif order == DO_DECIDE_TRICK:
            decide_trick(self)
        elif order == DO_TRICK:
            begin_trick(self)
        elif order == DO_DRAFT_STEP:
            begin_draft_step(self, number)
        elif order == DO_PREPARE:
            prepare(self)
        else:
            return False
        return True

    def carry_out_upkeep(self, order: i64, number: i64) -> None:
        """B71. Marriage, battle, church; each step plans the next one."""
        if order == DO_MARRIAGE:
            marry(self)
        elif order == DO_RETURN_TO_START:
            return_to_start(self, number)
        elif order == DO_BENEFITS:
            give_benefits(self, number)
        elif order == DO_BATTLE:
            begin_battle(self)
        elif order == DO_SPOILS:
            give_spoils(self)
        elif order == DO_CHURCH:
            begin_church(self)
        elif order == DO_CHURCH_REWARD:
            reward_church_leader(self, number)
        else:
            assert order == DO_CHURCH_REST
            give_church_rest(self)

    # -- section 14: the end

    def finish_game(self) -> None:
        """B115, B123."""
        self.actor = OVER
        if self.journal is not None:
            for seat in range(self.seats):
                self.note(FINAL_POINTS, seat, total_points(self, seat))
            self.note(GAME_OVER, NOBODY, winners(self))

    def payoff(self, seat: i64) -> float:
        return rank_payoff(self, seat)

    def determinize(self, seat: i64, rng: Rng) -> BrianBoru:
        """B124. Hands, draft picks, packs and undealt cards that the seat cannot know."""
        new = self.clone()
        redraw_secrets(new, seat, rng)
        return new
