"""What one seat may know, as numbers for learning programs.

Layout, all float32. Offsets are the constants below. Players are counted from the seat that looks:
own first, then clockwise by their numbers; players that are not there are all 0.

    5 players x 32   there | scripted | first player | its turn | clay wood stone silver gold
                     marble influence virtue unpaid and paid debts / 10 | cathedral level / 5 |
                     home, in prison, held by others, captives held / 20 | hand / 6 |
                     apprentices / 6 | buildings / 10 | monuments / 5 | points / 50 |
                     carpentry tiling masonry | marker on the track one-hot (5)
    5 x 12 workers   own workers of each player at nine locations and three market spaces / 5
    67 apprentices x 12   in the pile | on offer | column / 5 | coins / 5 | hired by player (5) |
                     under the pile | skills / 3 | virtue
    67 buildings x 10     not seen | own hand | own pack or one of five | under the pile, put there
                     by oneself | built by player (5) | being built
    black market 14  small gold marble wood stone | large the same | pile / 10 | no small card |
                     no large card | reset due | workers in it / 3 | pile of rewards / 23
    table 16         guildhall filled | spaces / 24 | final turns (0 before) | tax / 20 | building
                     pile / 67 | apprentice pile / 67 | wonder | opponent one-hot (6) | credit |
                     own answer wanted | turns ended / 100
    wonder 39        princess one-hot (9) | profiteer one-hot (9) | on the contribution card (5) |
                     5 monuments x (built, own, laid / 15) | contribution pile / 7
    question 26      one-hot over the kinds of question, when the seat is asked; its number / 32
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from threecrowns.engine.bits import has, size
from threecrowns.games.architects.content.tables import CARDS, MONUMENTS
from threecrowns.games.architects.content.vocabulary import (
    CAPTURABLE,
    GOLD,
    MARBLE,
    MARKER,
    MARKET_LARGE,
    MARKET_SMALL,
    MAX_PLAYERS,
    NOTHING,
    PAID_DEBTS,
    PRISON,
    RESOURCES,
    SKILLS,
    STONE,
    WOOD,
)
from threecrowns.games.architects.rules.agenda import ASK_END_EFFECT, FIRST_SEAT_ASK
from threecrowns.games.architects.rules.bundles import amount_of
from threecrowns.games.architects.rules.guardhouse import captives_of, held_by_others
from threecrowns.games.architects.rules.guildhall import spaces
from threecrowns.games.architects.rules.market import goods_on_market, workers_in_market
from threecrowns.games.architects.rules.monuments import lying_on
from threecrowns.games.architects.rules.scoring import total_points
from threecrowns.games.architects.rules.state import (
    BUILT,
    DECLARED,
    HALF,
    HAND,
    HIRED,
    PACK,
    POOL,
    WORDS,
)
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.rules.workshop import column_of

PER_PLAYER: Final = 32
PER_APPRENTICE: Final = 12
PER_BUILDING: Final = 10
SPACES: Final = MARKET_LARGE + 1
PLAYERS_AT: Final = 0
WORKERS_AT: Final = PLAYERS_AT + MAX_PLAYERS * PER_PLAYER
APPRENTICES_AT: Final = WORKERS_AT + MAX_PLAYERS * SPACES
BUILDINGS_AT: Final = APPRENTICES_AT + CARDS * PER_APPRENTICE
MARKET_AT: Final = BUILDINGS_AT + CARDS * PER_BUILDING
TABLE_AT: Final = MARKET_AT + 14
WONDER_AT: Final = TABLE_AT + 16
QUESTION_AT: Final = WONDER_AT + 39
QUESTIONS: Final = ASK_END_EFFECT + 1 - FIRST_SEAT_ASK
LENGTH: Final = QUESTION_AT + 26


def observe(state: Architects, seat: int) -> list[float]:
    out = [0.0] * LENGTH
    for player in range(state.players):
        turned = (player - seat) % state.players
        at = PLAYERS_AT + turned * PER_PLAYER
        facts = _player(state, player)
        out[at : at + len(facts)] = facts
        at = WORKERS_AT + turned * SPACES
        for place in range(SPACES):
            out[at + place] = state.workers_at(place, player) / 5
    _apprentices(state, seat, out)
    _buildings(state, seat, out)
    for at, facts in (
        (MARKET_AT, _market(state)),
        (TABLE_AT, _table(state, seat)),
        (WONDER_AT, _wonder(state, seat)),
    ):
        out[at : at + len(facts)] = facts
    if seat in state.waiting():
        out[QUESTION_AT + state.planned_kind() - FIRST_SEAT_ASK] = 1.0
        out[QUESTION_AT + QUESTIONS] = state.planned_number() % 1024 / 32
    return out


def _player(state: Architects, player: int) -> list[float]:
    skills = state.amount(player, SKILLS)
    is_scripted = player == state.opponent
    marker = state.amount(player, MARKER)
    return [
        1.0,
        float(is_scripted),
        float(player == state.first),
        float(player == state.turn),
        *(state.amount(player, field) / 10 for field in range(PAID_DEBTS + 1)),
        state.level(player) / 5,
        state.home(player) / 20,
        state.workers_at(PRISON, player) / 20,
        held_by_others(state, player) / 20,
        captives_of(state, player) / 20,
        state.hand_size(player) / 6,
        state.count_apprentices(player) / 6,
        state.buildings_of(player) / 10,
        state.monuments_of(player) / 5,
        total_points(state, player) / 50,
        *(float(has(skills, n)) for n in range(3)),
        *(float(is_scripted and marker == n) for n in range(RESOURCES)),
    ]


def _members(words: Sequence[int], cards: int) -> Iterator[int]:
    """The cards of one set of the state."""
    together = words[cards * WORDS] | words[cards * WORDS + 1] << HALF
    while together:
        yield together.bit_length() - 1
        together ^= 1 << together.bit_length() - 1


def _apprentices(state: Architects, seat: int, out: list[float]) -> None:
    words = [int(word) for word in state.apprentices]
    for card in range(state.tables.apprentices):
        at = APPRENTICES_AT + card * PER_APPRENTICE
        out[at + 10] = size(int(state.tables.skills[card])) / 3
        out[at + 11] = float(state.tables.hire_virtue[card])
    for card in _members(words, POOL):
        out[APPRENTICES_AT + card * PER_APPRENTICE] = 1.0
    for slot, offered in enumerate(state.offer):
        if offered != NOTHING:
            at = APPRENTICES_AT + int(offered) * PER_APPRENTICE
            out[at + 1] = 1.0
            out[at + 2] = column_of(state, slot) / 5
            out[at + 3] = int(state.coins[slot]) / 5
    for player in range(state.players):
        turned = (player - seat) % state.players
        for card in _members(words, HIRED + player):
            out[APPRENTICES_AT + card * PER_APPRENTICE + 4 + turned] = 1.0
    for under in state.apprentice_tail:
        out[APPRENTICES_AT + int(under) * PER_APPRENTICE + 9] = 1.0


def _buildings(state: Architects, seat: int, out: list[float]) -> None:
    words = [int(word) for word in state.cards]
    known = dict.fromkeys(_members(words, HAND + seat), 1)
    if state.is_drafting():
        known |= dict.fromkeys(_members(words, PACK + state.pack_before(seat)), 2)
    if state.turn == seat:
        known |= {int(card): 2 for card in state.five}
    known |= {int(each) % CARDS: 3 for each in state.tail if int(each) // CARDS == seat + 1}
    for player in range(state.players):
        turned = (player - seat) % state.players
        known |= dict.fromkeys(_members(words, BUILT + player), 4 + turned)
    known |= dict.fromkeys(_members(words, DECLARED), 9)
    for card in range(state.tables.buildings):
        out[BUILDINGS_AT + card * PER_BUILDING + known.get(card, 0)] = 1.0


def _market(state: Architects) -> list[float]:
    facts = []
    for space in (MARKET_SMALL, MARKET_LARGE):
        goods = goods_on_market(state, space)
        facts += [float(amount_of(goods, good)) for good in (GOLD, MARBLE, WOOD, STONE)]
    return [
        *facts,
        size(state.small_pool) / 10,
        float(state.small_top == NOTHING),
        float(state.large_top == NOTHING),
        float(state.is_reset_due),
        workers_in_market(state) / 3,
        state.rewards_left / 23,
    ]


def _table(state: Architects, seat: int) -> list[float]:
    pile = state.count_cards(POOL) + len(state.tail)
    apprentices = int(size(state.apprentices[0]) + size(state.apprentices[1]))
    return [
        int(state.lying) / int(spaces(state)),
        int(spaces(state)) / 24,
        float(max(0, state.ending)),
        state.tax / 20,
        pile / 67,
        (apprentices + len(state.apprentice_tail)) / 67,
        float(state.is_wonder),
        *(float(state.opponent >= 0 and state.script == n) for n in range(6)),
        float(state.credit),
        float(seat in state.waiting()),
        state.turns / 100,
    ]


def _wonder(state: Architects, seat: int) -> list[float]:
    facts = [float(state.princess == place) for place in range(CAPTURABLE)]
    facts += [float(state.profiteer == place) for place in range(CAPTURABLE)]
    facts += [float(has(state.contributed, n)) for n in range(RESOURCES)]
    for monument in range(MONUMENTS):
        owner = state.monument_owner(monument)
        facts += [
            float(owner != NOTHING),
            float(owner == seat),
            lying_on(state, monument) / 15,
        ]
    return [*facts, size(state.contribution_pool) / 7]
