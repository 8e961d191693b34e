"""How many points a player may expect at the end, as a bot guesses it.

Everything is counted in points. A *race* is one of the three steps of upkeep in
which being first is worth something: battle, church and courtship.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from threecrowns.engine.bits import bit, has, lowest, size, without_lowest
from threecrowns.games.brian_boru.bot.weights import (
    W_ANY_TOWN,
    W_BEATEN,
    W_CHANCE,
    W_CLAIM,
    W_COIN,
    W_COMING,
    W_EXPANSION,
    W_FIRST,
    W_FLIP,
    W_FREEDOM,
    W_HAND,
    W_LINK,
    W_MARKER,
    W_RAIDED,
    W_REGIONS,
    W_RENOWN,
    W_SHARE,
    W_STEP,
    W_TIED,
    W_TOWN,
    W_WIDTH,
    W_WIDTH_PER_TRICK,
    Weights,
)
from threecrowns.games.brian_boru.content.tables import (
    ACTIONS,
    ALL_CARDS,
    CARDS,
    COURT,
    EXPAND,
    FREE_TOWN,
    GAIN_COIN,
    LOWER,
    NO_REGION,
    PAY_COIN,
    PRIMARY,
    REGIONS,
    RUNS,
    SEATS,
    UPPER,
    WHITE,
    Tables,
    symbol_of,
    times_of,
)
from threecrowns.games.brian_boru.content.tables import BATTLE as BATTLE_SYMBOL
from threecrowns.games.brian_boru.content.tables import CHURCH as CHURCH_SYMBOL
from threecrowns.games.brian_boru.rules.scoring import regions_of
from threecrowns.games.brian_boru.rules.state import (
    ACTION,
    BATTLE,
    CHURCH,
    CHURCH_DISCS,
    DRAFT,
    MARRIAGE,
    NOBODY,
    NOTHING,
    ON_BOARD,
    PLAYED,
    POINTS,
    RAIDERS,
    RENOWN,
    SPACE,
    Position,
)
from threecrowns.games.brian_boru.rules.symbols import expansions
from threecrowns.games.brian_boru.rules.trick import winner_of

# The races, numbered as the suits.
BATTLE_RACE: Final = 0
CHURCH_RACE: Final = 1
COURT_RACE: Final = 2
RACES: Final = 3
SIDES: Final = SEATS + 1  # in a region: the seats, and the Vikings


class CardWorth:
    """What the actions of each card bring, taken apart once for all positions."""

    def __init__(self, tables: Tables) -> None:
        self.coins: vec[float] = vec[float]([0.0] * (CARDS * ACTIONS))  # gained less paid
        self.steps: vec[float] = vec[float]([0.0] * (CARDS * ACTIONS))  # in the suit's race
        self.expands: vec[float] = vec[float]([0.0] * (CARDS * ACTIONS))
        self.frees: vec[float] = vec[float]([0.0] * (CARDS * ACTIONS))
        self.chance: vec[float] = vec[float]([0.0] * CARDS)  # to win a trick, roughly
        for card in range(i64(CARDS)):
            height = float(card + 1) / float(CARDS)
            self.chance[card] = height * height
            if tables.suit[card] == WHITE:
                self.chance[card] = self.chance[card] * 1.15
            for action in range(i64(ACTIONS)):
                for number in range(i64(RUNS)):
                    self.add(card, action, tables.run(card, action, number))

    def add(self, card: i64, action: i64, run: i64) -> None:
        at = card * ACTIONS + action
        symbol = symbol_of(run)
        times = float(times_of(run))
        if symbol == GAIN_COIN:
            self.coins[at] = self.coins[at] + times
        elif symbol == PAY_COIN:
            self.coins[at] = self.coins[at] - times
        elif symbol == EXPAND:
            self.expands[at] = 1.0
        elif symbol == FREE_TOWN:
            self.frees[at] = 1.0
        elif symbol in (CHURCH_SYMBOL, BATTLE_SYMBOL, COURT):
            self.steps[at] = self.steps[at] + times


class Prospects:
    """One look at a position: what each seat may expect."""

    def __init__(self, state: Position, worth: CardWorth, weights: Weights) -> None:
        self.state: Position = state
        self.worth: CardWorth = worth
        self.weights: Weights = weights
        self.tricks: float = float(tricks_left(state))  # in this round
        rounds = state.rounds() - state.round
        self.later: float = float(rounds * (state.dealt_cards() - 1)) + self.tricks
        self.stage: i64 = rounds if rounds < 2 else 2
        self.coin: float = weights.of(W_COIN) if self.later >= 2.0 else 0.1 + 0.1 * self.later
        self.step: vec[float] = vec[float]([0.0] * (RACES * SEATS))  # [race * SEATS + seat]
        # [seat] once they are counted
        self.total: vec[float] = vec[float]([0.0] * SEATS)
        self.in_goods: vec[float] = vec[float]([0.0] * SEATS)
        self.on_board: vec[float] = vec[float]([0.0] * SEATS)
        self.in_hand: vec[float] = vec[float]([0.0] * SEATS)
        self.is_counted: bool = False
        # What is asked again and again of one position.
        self.weighed: i64 = 0  # set of regions whose strengths are known
        self.strengths: vec[u8] = vec[u8]([u8(0)] * (REGIONS * SIDES))  # [region * SIDES + side]
        self.growing: i64 = 0  # set of seats that can expand, of those looked at
        self.looked_at: i64 = 0  # set of seats
        self.town: i64 = NOTHING  # the last one that was asked about, for whom, and its worth
        self.town_for: i64 = NOBODY
        self.town_worth: float = 0.0
        self.run: i64 = 0  # set of races that were looked at

    def count(self) -> None:
        """What everybody may expect in all; whoever asks for an answer's gain does without."""
        if self.is_counted:
            return
        self.is_counted = True
        for race in range(i64(RACES)):
            self.look_at_race(race)
        for seat in range(self.state.seats):
            self.in_goods[seat] = self.goods(seat)
            self.on_board[seat] = self.board(seat)
            self.add(seat, self.in_goods[seat] + self.on_board[seat])
        self.add_cards()

    def staged(self, which: i64) -> float:
        """The weight for the number of rounds still to come."""
        return self.weights.of(which + self.stage)

    def width(self) -> float:
        """How far a race is still open, in steps."""
        return self.weights.of(W_WIDTH) + self.weights.of(W_WIDTH_PER_TRICK) * self.tricks

    def add(self, seat: i64, points: float) -> None:
        self.total[seat] = self.total[seat] + points

    # -- what lies on the table

    def goods(self, seat: i64) -> float:
        state = self.state
        coins = float(state.coins(seat))
        if coins > 8.0:
            coins = 8.0 + (coins - 8.0) * 0.5
        value = float(state.amount(seat, POINTS)) + coins * self.coin
        value += float(state.amount(seat, RENOWN)) * self.staged(W_RENOWN)
        if state.marker == seat:
            value += self.weights.of(W_MARKER) if self.later > 0.0 else 1.0
        return value

    def board(self, seat: i64) -> float:
        state = self.state
        value = float(size(state.controlled(seat))) * self.staged(W_TOWN)
        value += self.regions(size(regions_of(state, seat)))
        for region in range(i64(REGIONS)):
            value += self.claim(seat, region, 0)
        return value

    def claim(self, seat: i64, region: i64, extra: i64) -> float:
        """What the token of a region is worth to a seat that gets `extra` strength there."""
        state = self.state
        self.weigh(region)
        at = region * SIDES
        mine = i64(self.strengths[at + seat]) + extra
        if mine <= 0:
            return 0.0
        best = i64(self.strengths[at + SEATS])
        weight = mine + best
        squares = mine * mine + best * best
        for other in range(state.seats):
            if other != seat:
                strength = i64(self.strengths[at + other])
                weight += strength
                squares += strength * strength
                if strength > best:
                    best = strength
        part = self.staged(W_SHARE) * float(mine * mine) / float(squares)
        if mine > best or (i64(state.holder[region]) == seat and mine == best):
            part += self.staged(W_CLAIM)
        elif mine == best:
            is_held = i64(state.holder[region]) != ON_BOARD
            part += self.staged(W_CLAIM) * (0.1 if is_held else self.weights.of(W_TIED))
        if not has(state.face_up, region):
            reached = float(weight) / float(i64(state.tables.threshold[region]))
            if reached < 1.0:
                part *= self.weights.of(W_FLIP) * reached * reached
        return part * float(i64(state.tables.claim_points[region]))

    def weigh(self, region: i64) -> None:
        """Look up how strong everybody is in a region, the Vikings last."""
        if has(self.weighed, region):
            return
        self.weighed |= bit(region)
        for seat in range(self.state.seats):
            self.strengths[region * SIDES + seat] = u8(self.state.strength(seat, region))
        self.strengths[region * SIDES + SEATS] = u8(self.state.viking_strength(region))

    def regions(self, count: i64) -> float:
        """B122. The table of regions, with what may still come."""
        table = self.state.tables.region_table
        coming = self.weights.of(W_COMING) * self.later * (8.0 - float(count)) / 8.0
        expected = float(count) + coming
        below = i64(expected)
        low = float(i64(table[below]))
        if below < REGIONS:
            low += (float(i64(table[below + 1])) - low) * (expected - float(below))
        return low * self.staged(W_REGIONS)

    def new_town(self, seat: i64, town: i64) -> float:
        """What a disc on this town would bring; cards are led to one town after the other."""
        if town != self.town or seat != self.town_for:
            self.town = town
            self.town_for = seat
            self.town_worth = self.disc(seat, town)
        return self.town_worth

    def disc(self, seat: i64, town: i64) -> float:
        region = i64(self.state.tables.region[town])
        value = self.claim(seat, region, 1) - self.claim(seat, region, 0)
        mine = regions_of(self.state, seat)
        if not has(mine, region):
            count = size(mine)
            value += self.regions(count + 1) - self.regions(count)
        if self.later > 2.0:
            linked = self.state.tables.roads[town] & self.state.free_towns()
            value += self.weights.of(W_LINK) * float(size(linked))
        return value + self.staged(W_TOWN)

    def lost_town(self, seat: i64, town: i64) -> float:
        """What a seat loses with a town that goes to the Vikings."""
        region = i64(self.state.tables.region[town])
        weight: i64 = 2 if has(self.state.monasteries, town) else 1
        value = self.claim(seat, region, 0) - self.claim(seat, region, -weight)
        if size(self.state.controlled(seat) & self.state.tables.region_towns[region]) == 1:
            count = size(regions_of(self.state, seat))
            value += self.regions(count) - self.regions(count - 1)
        return value

    def monastery(self, seat: i64, town: i64) -> float:
        """What a monastery in this town would bring."""
        region = i64(self.state.tables.region[town])
        return self.claim(seat, region, 1) - self.claim(seat, region, 0)

    # -- races

    def step_in(self, race: i64, seat: i64) -> float:
        """What one more step in a race would bring."""
        self.look_at_race(race)
        return self.step[race * SEATS + seat]

    def look_at_race(self, race: i64) -> None:
        if has(self.run, race):
            return
        self.run |= bit(race)
        state = self.state
        is_on = state.round > 0
        if race == CHURCH_RACE:
            self.race(race, CHURCH_DISCS, is_on=is_on and state.phase <= CHURCH)
        elif race == COURT_RACE:
            is_courted = state.phase <= MARRIAGE and state.marriage != NOTHING
            self.race(race, SPACE, is_on=is_courted)
        else:
            self.race(race, RAIDERS, is_on=is_on and state.phase <= BATTLE)
            if is_on and state.phase <= BATTLE:
                self.fear_raid()
            if state.battle_area == 0:
                for seat in range(state.seats):
                    self.step[race * SEATS + seat] = 0.0

    def race(self, race: i64, kind: i64, *, is_on: bool) -> None:
        """What everybody's steps are worth, and what one more would bring."""
        state = self.state
        each = self.staged(W_STEP + race * 3)
        if self.stage == 0 and not is_on:
            each = 0.0
        first = self.staged(W_FIRST + race * 3) if is_on else 0.0
        for seat in range(state.seats):
            self.add(seat, float(state.amount(seat, kind)) * each)
            self.step[race * SEATS + seat] = each
        if first == 0.0:
            return
        width = self.width()
        most = state.most(kind)
        total = 0.0
        for seat in range(state.seats):
            total += exp(float(state.amount(seat, kind) - most) / width)
        for seat in range(state.seats):
            chance = exp(float(state.amount(seat, kind) - most) / width) / total
            prize = first * self.prize(race, seat)
            self.add(seat, prize * chance)
            at = race * SEATS + seat
            self.step[at] = self.step[at] + prize * chance * (1.0 - chance) / width

    def prize(self, race: i64, seat: i64) -> float:
        """What the first in a race gets."""
        if race == BATTLE_RACE:
            return 2.0 + float(self.state.amount(seat, RENOWN))
        if race == CHURCH_RACE:
            return 1.0
        tables = self.state.tables
        card = self.state.marriage
        if card == tables.princess:
            return 4.5
        prize = float(i64(tables.marriage_points[card]))
        prize += float(i64(tables.marriage_renown[card])) * 1.5
        return prize + (2.0 if tables.marriage_region[card] != NO_REGION else 0.0)

    def fear_raid(self) -> None:
        """B81. Whoever has the fewest raiders may lose a town."""
        state = self.state
        danger = (float(state.battle_area) - 1.6 * self.tricks + 3.0) / 6.0
        if danger <= 0.0 or state.battle_area == 0:
            return
        danger = self.weights.of(W_RAIDED) * (danger if danger < 1.0 else 1.0)
        width = self.width()
        fewest = state.most(RAIDERS)
        for seat in range(state.seats):
            if state.amount(seat, RAIDERS) < fewest:
                fewest = state.amount(seat, RAIDERS)
        for seat in range(state.seats):
            chance = exp(float(fewest - state.amount(seat, RAIDERS)) / width)
            self.add(seat, -danger * chance)
            at = BATTLE_RACE * SEATS + seat
            self.step[at] = self.step[at] + danger * chance * 0.5 / width

    # -- cards

    def add_cards(self) -> None:
        """What the hands and the cards in the trick may bring."""
        state = self.state
        if state.phase != ACTION and state.phase != DRAFT:
            return
        best = winner_of(state) if state.phase == ACTION else NOBODY
        for seat in range(state.seats):
            self.in_hand[seat] = self.weights.of(W_HAND) * self.hand(seat)
            self.add(seat, self.in_hand[seat])
            if state.phase == ACTION and self.is_open(seat):
                self.add(seat, self.in_trick(seat, state.trick_card(seat), best))

    def is_open(self, seat: i64) -> bool:
        """Has the seat a card in the trick that is not resolved yet?"""
        return self.state.trick_card(seat) != NOTHING and has(self.state.unresolved, seat)

    def hand(self, seat: i64) -> float:
        """All cards but the poorest one, which will not be played."""
        total = 0.0
        poorest = 99.0
        cards = self.state.hand(seat)
        while cards != 0:
            worth = self.card(seat, lowest(cards))
            cards = without_lowest(cards)
            total += worth
            if worth < poorest:
                poorest = worth
        if self.state.phase == ACTION and poorest < 99.0:
            total -= poorest
        return total

    def card(self, seat: i64, card: i64) -> float:
        """What a card brings when it is played at some time."""
        chance = self.worth.chance[card] * self.weights.of(W_CHANCE)
        town = self.weights.of(W_ANY_TOWN)
        return chance * self.winning(seat, card, town) + (1.0 - chance) * self.losing(seat, card)

    def winning(self, seat: i64, card: i64, town: float) -> float:
        """The primary action, with what the town is worth."""
        return town + self.weights.of(W_MARKER) + self.row(seat, card, PRIMARY)

    def losing(self, seat: i64, card: i64) -> float:
        """The better secondary action."""
        upper = self.row(seat, card, UPPER)
        lower = self.row(seat, card, LOWER) if self.state.tables.secondaries[card] > 1 else 0.0
        return upper if upper > lower else lower

    def row(self, seat: i64, card: i64, action: i64) -> float:
        """What an action brings, without the active town."""
        at = card * ACTIONS + action
        coins = self.worth.coins[at]
        owned = float(self.state.coins(seat)) + coins
        value = coins * self.coin if owned >= 0.0 else coins * 1.5  # B50: points are lost instead
        steps = self.worth.steps[at]
        if steps > 0.0:
            suit = i64(self.state.tables.suit[card])
            value += steps * self.step_in(suit, seat)
        if self.worth.expands[at] > 0.0 and owned >= 5.0:
            if self.can_grow(seat):
                value += self.weights.of(W_EXPANSION)
        if self.worth.frees[at] > 0.0 and self.state.vikings & self.state.discs[seat] != 0:
            value += self.weights.of(W_FREEDOM)
        return value

    def can_grow(self, seat: i64) -> bool:
        """Is there a town that the seat could expand to?"""
        if not has(self.looked_at, seat):
            self.looked_at |= bit(seat)
            if expansions(self.state, seat) != 0:
                self.growing |= bit(seat)
        return has(self.growing, seat)

    def in_trick(self, seat: i64, card: i64, best: i64) -> float:
        """What a card in the trick will bring, given who leads it now."""
        losing = self.losing(seat, card)
        if seat != best:
            return losing
        town = self.new_town(seat, self.state.active_town)
        holds = self.holds(card)
        return holds * self.winning(seat, card, town) + (1.0 - holds) * losing

    def holds(self, card: i64) -> float:
        """B37. The chance that none of those still to play has a better card and plays it."""
        state = self.state
        colour = i64(state.tables.colour[state.active_town])
        beaters = state.tables.matching_cards(colour) & ~(bit(card + 1) - 1)
        chance = 1.0
        for seat in range(state.seats):
            if state.trick_card(seat) == NOTHING and state.hand(seat) & beaters != 0:
                chance *= 1.0 - self.weights.of(W_BEATEN)
        return chance

    def may_hold(self, player: i64, town: i64, card: i64) -> float:
        """The same for a card that a player has not played yet, guessed from what is unseen."""
        state = self.state
        colour = i64(state.tables.colour[town])
        unseen = ALL_CARDS & ~state.hand(player)
        for seat in range(state.seats):
            unseen &= ~state.zone(PLAYED, seat)
        beaters = state.tables.matching_cards(colour) & ~(bit(card + 1) - 1) & unseen
        rate = float(size(beaters)) / float(size(unseen))
        chance = 1.0
        for seat in range(state.seats):
            if seat != player and state.trick_card(seat) == NOTHING:
                held = rate * float(size(state.hand(seat)))
                chance *= 1.0 - self.weights.of(W_BEATEN) * (held if held < 1.0 else 1.0)
        return chance


def tricks_left(state: Position) -> i64:
    """Tricks of this round that are not complete yet."""
    if state.phase < ACTION:
        return state.dealt_cards() - 1
    if state.phase > ACTION:
        return 0
    longest: i64 = 1
    for seat in range(state.seats):
        cards = size(state.hand(seat))
        if cards > longest:
            longest = cards
    return longest - 1
