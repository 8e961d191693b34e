"""The table itself: what is asked, what an answer does, and the course of the game (section 3)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import add_members, bit
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import LEGAL, OVER
from threecrowns.games.architects.content.vocabulary import NOTHING
from threecrowns.games.architects.rules.actions import (
    BOARD,
    BUY_OFF,
    CHOOSE,
    CONSEQUENCE,
    CONTRIBUTE,
    CONTRIBUTE_FIRST,
    DISCARD,
    DISMISS,
    DONE,
    DRAW,
    FIRST,
    HIRE,
    KEEP,
    MARKET,
    PAY,
    PREVENT,
    RELEASE,
    RESOLVE,
    REVEAL,
    REWARD,
    SCHEME,
    SPEND,
    TAKE_BACK,
    YES,
    captured_at,
    captured_owner,
    deed_of,
    is_contribution_first,
    named_by,
    trade_of,
    visit_of,
    way_of_trade,
)
from threecrowns.games.architects.rules.agenda import (
    ASK_ADVANCED,
    ASK_BOARD,
    ASK_CAPTURE,
    ASK_CARD,
    ASK_CHOICE,
    ASK_CONSEQUENCE,
    ASK_CONTRIBUTE,
    ASK_CONTRIBUTION,
    ASK_DEAL,
    ASK_DEALT_BOARD,
    ASK_DEBT,
    ASK_DEED,
    ASK_DESTROY,
    ASK_DISMISS,
    ASK_DRAFT,
    ASK_EFFECT,
    ASK_END_EFFECT,
    ASK_FIRST,
    ASK_FIVE,
    ASK_GIVE_CARD,
    ASK_GRANTED,
    ASK_GUARD,
    ASK_HAND_LIMIT,
    ASK_HIRE,
    ASK_KEEP,
    ASK_LARGE_CARD,
    ASK_LOSS,
    ASK_PAY,
    ASK_PLACE,
    ASK_REFILL,
    ASK_RELEASE,
    ASK_REWARD,
    ASK_SCHEME,
    ASK_SMALL_CARD,
    ASK_SPEND,
    ASK_TAKE_BACK,
    ASK_TRADE,
    ASK_WHEN,
    DO_OVER,
    FIRST_ORDER,
    FIRST_SEAT_ASK,
)
from threecrowns.games.architects.rules.captures import (
    add_captures,
    can_capture,
    capture,
)
from threecrowns.games.architects.rules.cards import (
    discard_from_hand,
    look_at_card,
    receive_card,
)
from threecrowns.games.architects.rules.effects import (
    add_choices,
    add_effect_answers,
    add_hand_cards,
    carry_out,
    carry_out_plain,
    give_card,
    option_of,
)
from threecrowns.games.architects.rules.ending import (
    add_end_effects,
    resolve,
)
from threecrowns.games.architects.rules.events import (
    GAME_OVER,
    LARGE_CARD,
    REWARD_SEEN,
)
from threecrowns.games.architects.rules.figures import (
    add_contributions,
    can_contribute,
    contribute,
)
from threecrowns.games.architects.rules.gains import gain
from threecrowns.games.architects.rules.guardhouse import (
    add_guard_actions,
    release,
    take_guard_action,
    why_not_place_at_guardhouse,
)
from threecrowns.games.architects.rules.market import (
    add_kept,
    add_market_cards,
    keep,
    show_small_card,
)
from threecrowns.games.architects.rules.opponent import (
    receive_scheme,
)
from threecrowns.games.architects.rules.opponent_orders import (
    add_schemes,
    receive_advanced,
)
from threecrowns.games.architects.rules.orders import do_order
from threecrowns.games.architects.rules.payment import add_amounts, settle_bill, spend, ways_left
from threecrowns.games.architects.rules.placing import (
    STANDING,
    VISITS,
    add_deeds_at,
    add_granted,
    add_placements,
    add_take_backs,
    may_profiteer_wait,
    place,
    place_and_contribute,
    profiteer_before_or_after,
    start_deed,
    take_back,
)
from threecrowns.games.architects.rules.reset import (
    add_contribution_cards,
    add_releases,
    show_consequence,
    show_contribution,
)
from threecrowns.games.architects.rules.scoring import rank_payoff, winners
from threecrowns.games.architects.rules.secrets import redraw
from threecrowns.games.architects.rules.setup import (
    add_boards,
    add_firsts,
    add_pack,
    begin,
    deal_card,
    draft,
    take_board,
)
from threecrowns.games.architects.rules.state import POOL, Position, add_cards
from threecrowns.games.architects.rules.storehouse import (
    add_trades,
    can_trade,
    make_trade,
)
from threecrowns.games.architects.rules.virtue import (
    accept_debt,
    add_reactions,
    avoid_debt,
    buy_off,
    destroy_debts,
    prevent,
)
from threecrowns.games.architects.rules.workshop import (
    add_dismissals,
    add_free_hires,
    add_pile_apprentices,
    dismiss,
    has_offer,
    plan_hire,
    reveal,
)


class Architects(Position):
    def set_up(self) -> None:
        """Plan the set-up; the options have been set."""
        self.clear()
        begin(self)
        self.go_on()

    def clone(self) -> Architects:
        new = Architects(self.tables)
        self.copy_to(new)
        return new

    def determinize(self, seat: i64, rng: Rng) -> Architects:
        """A47. Others' cards and the pile are drawn anew, as far as the seat cannot know them."""
        new = self.clone()
        redraw(new, seat, rng)
        return new

    def waiting(self) -> list[int]:
        if self.actor >= 0 and self.planned_kind() == ASK_DRAFT:
            return [seat for seat in range(self.seats) if self.picks[seat] == NOTHING]
        return [self.actor] if self.actor >= 0 else []

    def payoff(self, seat: i64) -> float:
        return rank_payoff(self, seat)

    # -- what is asked

    def legal(self) -> vec[i32]:
        out = vec[i32](capacity=32)
        if self.actor == OVER:
            return out
        asked = self.planned_kind()
        player = self.planned_player()
        number = self.planned_number()
        if asked < FIRST_SEAT_ASK:
            return self.legal_draws(out, asked, number)
        if asked == ASK_PLACE:
            return add_placements(self, out, player)
        if asked == ASK_DRAFT:
            return add_pack(self, out, self.actor)
        return self.legal_in_action(out, asked, player, number)

    def legal_in_action(self, out: vec[i32], asked: i64, player: i64, number: i64) -> vec[i32]:
        if asked == ASK_BOARD:
            return add_boards(self, out)
        if asked == ASK_TAKE_BACK:
            return add_take_backs(self, out, player)
        if asked == ASK_GRANTED:
            return append(add_granted(self, out, player, number), i32(DONE))
        if asked == ASK_DEED:
            return add_deeds_at(self, out, player, number, STANDING)
        if asked == ASK_PAY:
            for way in range(i64(len(ways_left(self, player, number)))):
                out = append(out, i32(PAY + way))
            return out
        if asked == ASK_SPEND:
            return add_amounts(self, out, player, number)
        if asked == ASK_WHEN:
            return append(append(out, i32(CHOOSE)), i32(CHOOSE + 1))
        if asked == ASK_HIRE:
            out = add_free_hires(self, out)
            return append(out, i32(DONE)) if number == 1 else out
        if asked == ASK_DISMISS:
            return add_dismissals(self, out, player)
        if asked == ASK_TRADE:
            return add_trades(self, out, player)
        return self.legal_afterwards(out, asked, player, number)

    def legal_afterwards(self, out: vec[i32], asked: i64, player: i64, number: i64) -> vec[i32]:
        if asked == ASK_CAPTURE:
            return add_captures(self, out, player, number)
        if asked == ASK_GUARD:
            return add_guard_actions(self, out, player)
        if asked == ASK_KEEP:
            return add_kept(self, out)
        if asked == ASK_HAND_LIMIT:
            return add_hand_cards(self, out, player)
        if asked == ASK_GIVE_CARD:
            return append(add_hand_cards(self, out, player), i32(DONE))
        if asked == ASK_CHOICE:
            return add_choices(self, out, player, number)
        if asked == ASK_LOSS:
            return add_reactions(self, out, player, number)
        if asked == ASK_CONTRIBUTE:
            return add_contributions(self, out, player)
        if asked == ASK_RELEASE:
            return add_releases(out, number)
        if asked == ASK_END_EFFECT:
            return add_end_effects(self, out, player)
        if asked in (ASK_EFFECT, ASK_DEBT, ASK_DESTROY):
            return add_effect_answers(out)  # yes or no
        raise AssertionError(f"no question is numbered {asked}")

    def legal_draws(self, out: vec[i32], asked: i64, number: i64) -> vec[i32]:
        """What CHANCE may answer, all equally likely."""
        if asked in (ASK_CARD, ASK_DEAL, ASK_FIVE):  # A14
            return add_cards(out, self.cards, POOL, DRAW)
        if asked == ASK_REFILL:
            return add_pile_apprentices(self, out, REVEAL)
        if asked == ASK_REWARD:
            return add_members(out, self.rewards, REWARD)
        if asked in (ASK_SMALL_CARD, ASK_LARGE_CARD):
            return add_market_cards(self, out, MARKET)
        if asked in (ASK_CONSEQUENCE, ASK_CONTRIBUTION):
            return add_contribution_cards(self, out)
        if asked == ASK_SCHEME:
            return add_schemes(out, self.scheme_pool)
        if asked == ASK_ADVANCED:
            return add_schemes(out, self.advanced_pool)
        if asked == ASK_DEALT_BOARD:
            return add_boards(self, out)
        if asked == ASK_FIRST:
            return add_firsts(out, number)
        raise AssertionError(f"no draw is numbered {asked}")

    # -- what an answer does

    def apply(self, action: i64) -> None:
        asked = self.planned_kind()
        player = self.planned_player()
        number = self.planned_number()
        self.finish()
        if asked < FIRST_SEAT_ASK:
            self.apply_draw(asked, player, number, action)
        else:
            self.apply_in_action(asked, player, number, action)
        self.go_on()

    def apply_in_action(self, asked: i64, player: i64, number: i64, action: i64) -> None:
        if asked in (ASK_PLACE, ASK_GRANTED):
            if action == DONE:
                return
            if is_contribution_first(action):
                place_and_contribute(self, player, named_by(action, CONTRIBUTE_FIRST))
            else:
                place(self, player, deed_of(action), visit_of(action))
        elif asked == ASK_DEED:
            start_deed(self, player, deed_of(action), visit_of(action))
        elif asked == ASK_PAY:
            settle_bill(self, player, ways_left(self, player, number)[named_by(action, PAY)])
        elif asked == ASK_SPEND:
            spend(self, player, number, named_by(action, SPEND))
        elif asked == ASK_TRADE:
            if action != DONE:
                make_trade(self, player, trade_of(action), way_of_trade(action), number)
        elif asked == ASK_DRAFT:
            draft(self, self.actor, named_by(action, KEEP))
        elif asked == ASK_HIRE:
            if action != DONE:
                plan_hire(self, player, named_by(action, HIRE), 0)
        elif asked == ASK_DISMISS:
            dismiss(self, player, named_by(action, DISMISS))
        elif asked == ASK_TAKE_BACK:
            take_back(self, player, named_by(action, TAKE_BACK))
        elif asked == ASK_WHEN:
            profiteer_before_or_after(self, player, number, action != CHOOSE)
        elif asked == ASK_BOARD:
            take_board(self, player, named_by(action, BOARD))
        else:
            self.apply_afterwards(asked, player, number, action)

    def apply_afterwards(self, asked: i64, player: i64, number: i64, action: i64) -> None:
        if asked == ASK_LOSS:
            if action == BUY_OFF:
                buy_off(self, player, number)
            else:
                prevent(self, player, named_by(action, PREVENT), number)
        elif asked == ASK_DEBT:
            if action == YES:
                avoid_debt(self, player, number)
            else:
                accept_debt(self, player, number)
        elif asked == ASK_RELEASE:
            release(self, player, named_by(action, RELEASE))
        elif asked == ASK_HAND_LIMIT:
            discard_from_hand(self, player, named_by(action, DISCARD))
        elif asked == ASK_KEEP:
            keep(self, player, named_by(action, KEEP))
        elif asked == ASK_END_EFFECT:
            resolve(self, player, named_by(action, RESOLVE))
        elif action == DONE:
            return
        elif asked == ASK_CAPTURE:
            capture(self, player, number, captured_at(action), captured_owner(action))
        elif asked == ASK_GUARD:
            take_guard_action(self, player, action, number)
        elif asked == ASK_GIVE_CARD:
            give_card(self, player, number, named_by(action, DISCARD))
        elif asked == ASK_CHOICE:
            carry_out(self, player, option_of(self, number, named_by(action, CHOOSE)))
        elif asked == ASK_CONTRIBUTE:
            contribute(self, player, named_by(action, CONTRIBUTE))
        elif asked == ASK_DESTROY:
            if number > 1:
                self.plan(ASK_DESTROY, player, number - 1)
            destroy_debts(self, player, 1)
        elif asked == ASK_EFFECT:
            carry_out_plain(self, player, number)
        else:
            raise AssertionError(f"no question is numbered {asked}")

    def apply_draw(self, asked: i64, player: i64, number: i64, action: i64) -> None:
        if asked == ASK_CARD:
            self.remove_card(POOL, named_by(action, DRAW))
            receive_card(self, player, named_by(action, DRAW))
        elif asked == ASK_REFILL:
            reveal(self, named_by(action, REVEAL), number)
        elif asked == ASK_DEAL:
            deal_card(self, player, named_by(action, DRAW))
        elif asked == ASK_FIVE:
            self.remove_card(POOL, named_by(action, DRAW))
            look_at_card(self, player, named_by(action, DRAW))
        elif asked == ASK_REWARD:
            self.rewards &= ~bit(named_by(action, REWARD))
            self.rewards_left -= 1
            self.note(REWARD_SEEN, player, named_by(action, REWARD))
            gain(self, player, self.tables.reward_gain[named_by(action, REWARD)])
        elif asked == ASK_SMALL_CARD:
            show_small_card(self, named_by(action, MARKET))
        elif asked == ASK_LARGE_CARD:
            self.small_pool &= ~bit(named_by(action, MARKET))
            self.large_top = named_by(action, MARKET)
            self.note(LARGE_CARD, -1, self.large_top)
        elif asked == ASK_CONSEQUENCE:
            show_consequence(self, named_by(action, CONSEQUENCE))
        elif asked == ASK_CONTRIBUTION:
            show_contribution(self, named_by(action, CONSEQUENCE))
        elif asked == ASK_SCHEME:
            receive_scheme(self, named_by(action, SCHEME))
        elif asked == ASK_ADVANCED:
            receive_advanced(self, named_by(action, SCHEME))
        elif asked == ASK_DEALT_BOARD:
            take_board(self, player, named_by(action, BOARD))
        elif asked == ASK_FIRST:
            self.first = named_by(action, FIRST)
        else:
            raise AssertionError(f"no draw is numbered {asked}")

    # -- what follows by itself

    def go_on(self) -> None:
        """Carry out planned orders until somebody has to be asked."""
        while True:
            kind = self.planned_kind()
            player = self.planned_player()
            number = self.planned_number()
            if kind < FIRST_ORDER:
                if not self.is_moot(kind, player, number):
                    break
                self.finish()
                self.do_unasked(kind, player, number)
                continue
            self.finish()
            if kind == DO_OVER:
                self.actor = OVER
                self.note(GAME_OVER, -1, winners(self))
                return
            do_order(self, kind, player, number)
        self.actor = self.actor_of_plan()

    def is_moot(self, asked: i64, player: i64, number: i64) -> bool:
        """Is there nothing to decide? Then nobody is asked."""
        if asked == ASK_TRADE:
            return not can_trade(self, player)
        if asked == ASK_CAPTURE:
            return not can_capture(self, player, number)
        if asked == ASK_GUARD:
            return why_not_place_at_guardhouse(self, player, 0, 0) != LEGAL
        if asked == ASK_CONTRIBUTE:
            return self.has_contributed or not can_contribute(self, player)
        if asked == ASK_HIRE:
            return not has_offer(self)
        if asked == ASK_DEED:
            return len(add_deeds_at(self, vec[i32](), player, number, STANDING)) <= 1
        if asked == ASK_WHEN:
            return not may_profiteer_wait(self, player, number // VISITS, number % VISITS)
        if asked == ASK_GRANTED:
            if self.home(player) == 0:
                return True
            return len(add_granted(self, vec[i32](), player, number)) == 0
        return False

    def do_unasked(self, asked: i64, player: i64, number: i64) -> None:
        """W52, W65. What happens all the same where there was nothing to decide."""
        if asked == ASK_WHEN:
            profiteer_before_or_after(self, player, number, False)
        elif asked == ASK_DEED:
            deeds = add_deeds_at(self, vec[i32](), player, number, STANDING)
            if len(deeds) == 1:
                action = i64(deeds[0])
                start_deed(self, player, deed_of(action), visit_of(action))
