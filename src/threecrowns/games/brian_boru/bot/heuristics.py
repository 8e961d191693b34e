"""What a bot thinks of a position of Brian Boru: how it will end, and what is worth trying."""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import lowest, without_lowest
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.state import CHANCE, State
from threecrowns.games.brian_boru.bot.prospects import CardWorth, Prospects
from threecrowns.games.brian_boru.bot.weights import W_EDGE, W_EDGE_PER_TRICK, Weights
from threecrowns.games.brian_boru.content.tables import (
    BATTLE,
    CHURCH,
    COLOURS,
    REGIONS,
    UPPER,
    Tables,
)
from threecrowns.games.brian_boru.rules.actions import (
    STAY,
    expanded_town,
    freed_town,
    higher_kept,
    lead_action,
    lead_card,
    lead_town,
    lower_kept,
    monastery_town,
    played_card,
    raided_town,
    secondary_number,
    settled_town,
    steps_bought,
)
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import (
    ASK_DRAFT,
    ASK_EXPAND,
    ASK_EXTRA,
    ASK_FOLLOW,
    ASK_FREE,
    ASK_LEAD,
    ASK_MONASTERY,
    ASK_PRINCESS,
    ASK_RAID,
    ASK_SECONDARY,
    ASK_START_TOWN,
    NOTHING,
)
from threecrowns.games.brian_boru.rules.trick import can_still_win

# In points, set by hand.
ANY_PAIR: Final = 3.0  # what two cards bring about; more is a gain
OWN_TOWN_FREED: Final = 2.0
OTHER_TOWN_FREED: Final = -1.0
KEENNESS: Final = 1.2  # how much more a search tries what promises a point more
KEENNESS_OF_LEADS: Final = 0.3  # what a card will bring is known least when it leads


class BrianBoruHeuristics(Heuristics):
    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.trust = 0.0  # hands are hidden: the best answer to one is not that to another
        self.exploration = 1.0
        self.exploration_share = 0.4
        self.caution = 0.05  # one answer is seldom worth more than another
        self.stops_at_draws = True  # what is dealt next says nothing of today's answers
        self.worth: CardWorth = CardWorth(tables)
        self.weights: Weights = Weights()
        self.looked_at: BrianBoru | None = None  # the last position, and when it was looked at
        self.looked_when: i64 = -1
        self.last_look: Prospects | None = None

    def look(self, state: BrianBoru) -> Prospects:
        """One look serves all seats and all answers, from the lead to the last card of a trick."""
        when = state.answers - cards_laid(state)
        if self.last_look is not None and self.looked_at is state and self.looked_when == when:
            return self.last_look
        self.looked_at = state
        self.looked_when = when
        self.last_look = Prospects(state, self.worth, self.weights)
        return self.last_look

    def count(self, state: BrianBoru) -> Prospects:
        """A look that has counted what everybody may expect."""
        prospects = self.look(state)
        if cards_laid(state) > 0:  # what lies there counts, too
            prospects = Prospects(state, self.worth, self.weights)
        prospects.count()
        return prospects

    def width(self, prospects: Prospects) -> float:
        """How many points ahead make a likely winner."""
        return self.weights.of(W_EDGE) + self.weights.of(W_EDGE_PER_TRICK) * prospects.later

    def estimate(self, state: State, seat: i64) -> float:
        return self.outcomes(state)[seat]

    def outcomes(self, state: State) -> vec[float]:
        """The expected rank of every seat: how far ahead of each other player, one by one."""
        assert isinstance(state, BrianBoru)
        found = vec[float]([0.0] * state.seats)
        if state.is_over():
            for seat in range(state.seats):
                found[seat] = state.payoff(seat)
            return found
        prospects = self.count(state)
        width = self.width(prospects)
        for seat in range(state.seats):
            for other in range(seat):
                ahead = tanh((prospects.total[seat] - prospects.total[other]) / width)
                found[seat] = found[seat] + ahead
                found[other] = found[other] - ahead
        for seat in range(state.seats):
            found[seat] = found[seat] / float(state.seats - 1)
        return found

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, BrianBoru)
        return is_quiet(state)

    def settle(self, state: State) -> None:
        """To the end of the trick: halfway through it a guess is worth little.

        Until then everybody gives the answer that promises most.
        """
        assert isinstance(state, BrianBoru)
        while not is_quiet(state):
            state.apply(self.most_promising(state))

    def most_promising(self, state: BrianBoru) -> i64:
        answers = state.legal()
        best = i64(answers[0])
        if len(answers) == 1:
            return best
        highest = -1e9
        for k in range(i64(len(answers))):
            gain = self.gain(state, i64(answers[k]))
            if gain > highest:
                highest = gain
                best = i64(answers[k])
        return best

    def candidates(self, state: State) -> vec[i32]:
        """Of the towns of one colour in one region, cards are led to the one worth most."""
        assert isinstance(state, BrianBoru)
        if state.actor < 0 or state.planned_kind() != ASK_LEAD:
            return state.legal()
        tables, seat = state.tables, state.actor
        hand, free = state.hand(seat), state.free_towns()
        prospects = self.look(state)
        found = vec[i32](capacity=64)
        for region in range(i64(REGIONS)):
            here = free & tables.region_towns[region]
            for colour in range(i64(COLOURS)):
                towns = here & tables.colour_towns[colour]
                cards = hand & tables.matching_cards(colour)
                if towns == 0 or cards == 0:
                    continue
                town = best_town(prospects, seat, towns)
                while cards != 0:
                    found = append(found, i32(lead_action(town, lowest(cards))))
                    cards = without_lowest(cards)
        return found

    def bias(self, state: State, action: i64) -> float:
        """More for what promises more points; never nothing."""
        assert isinstance(state, BrianBoru)
        if state.actor == CHANCE:
            return 1.0
        keenness = KEENNESS_OF_LEADS if state.planned_kind() == ASK_LEAD else KEENNESS
        return exp(keenness * clipped(self.gain(state, action)))

    def gain(self, state: BrianBoru, action: i64) -> float:
        """What an answer may bring, in points."""
        seat = state.actor
        asked = state.planned_kind()
        prospects = self.look(state)
        if asked == ASK_FOLLOW:
            return self.play(state, prospects, seat, played_card(action))
        if asked == ASK_LEAD:
            return self.lead(state, prospects, seat, lead_town(action), lead_card(action))
        if asked == ASK_DRAFT:
            low = prospects.card(seat, lower_kept(action))
            return low + prospects.card(seat, higher_kept(action)) - ANY_PAIR
        if asked == ASK_SECONDARY:
            row = UPPER + secondary_number(action)
            return prospects.row(seat, state.trick_card(seat), row)
        if asked == ASK_EXTRA:
            return self.buy(state, prospects, seat, steps_bought(action))
        if asked == ASK_EXPAND:
            if action == STAY:
                return 0.0
            town = prospects.new_town(seat, expanded_town(action))
            return town - float(state.tables.expand_cost) * prospects.coin
        if asked == ASK_RAID:
            return self.raid(state, prospects, seat, raided_town(action))
        if asked == ASK_MONASTERY:
            return prospects.monastery(seat, monastery_town(action))
        if asked == ASK_FREE:
            owner = state.owner_of(freed_town(action))
            return OWN_TOWN_FREED if owner == seat else OTHER_TOWN_FREED
        if asked == ASK_PRINCESS:
            return 0.0
        return prospects.new_town(seat, settled_town(action))

    def lead(
        self, state: BrianBoru, prospects: Prospects, seat: i64, town: i64, card: i64
    ) -> float:
        chance = prospects.may_hold(seat, town, card)
        value = chance * prospects.winning(seat, card, prospects.new_town(seat, town))
        value += (1.0 - chance) * prospects.losing(seat, card)
        return value - prospects.card(seat, card)

    def play(self, state: BrianBoru, prospects: Prospects, seat: i64, card: i64) -> float:
        value = prospects.losing(seat, card)
        town = state.active_town
        if can_still_win(state, card):
            holds = prospects.may_hold(seat, town, card)
            won = prospects.winning(seat, card, prospects.new_town(seat, town))
            value = holds * won + (1.0 - holds) * value
        return value - prospects.card(seat, card)

    def buy(self, state: BrianBoru, prospects: Prospects, seat: i64, steps: i64) -> float:
        symbol = state.asked_about()
        race: i64 = 0 if symbol == BATTLE else 1 if symbol == CHURCH else 2
        cost = float(state.tables.extra_cost) * prospects.coin
        return float(steps) * (prospects.step_in(race, seat) - cost)

    def raid(self, state: BrianBoru, prospects: Prospects, seat: i64, town: i64) -> float:
        loser = state.asked_about()
        loss = prospects.lost_town(loser, town)
        return -loss if loser == seat else loss


def cards_laid(state: BrianBoru) -> i64:
    """How many cards lie in a trick of which nothing is resolved yet."""
    count: i64 = 0
    if state.unresolved == state.all_seats():
        for seat in range(state.seats):
            if state.trick_card(seat) != NOTHING:
                count += 1
    return count


def best_town(prospects: Prospects, seat: i64, towns: i64) -> i64:
    """The town where a disc would bring the seat most."""
    best = lowest(towns)
    rest = without_lowest(towns)
    if rest == 0:
        return best
    most = prospects.new_town(seat, best)
    while rest != 0:
        town = lowest(rest)
        rest = without_lowest(rest)
        worth = prospects.new_town(seat, town)
        if worth > most:
            most = worth
            best = town
    return best


def is_quiet(state: BrianBoru) -> bool:
    """Is a trick or a step of the draft about to begin, a draw to be made, or all over?"""
    return state.actor < 0 or state.planned_kind() in (ASK_LEAD, ASK_DRAFT, ASK_START_TOWN)


def clipped(points: float) -> float:
    return 4.0 if points > 4.0 else -4.0 if points < -4.0 else points
