"""Games in which both players work towards a question that chance hardly ever brings up."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from browser.moments import Moment, Options, recorded
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match
from threecrowns.engine.state import CHANCE, State
from threecrowns.games.architects.content.vocabulary import (
    AVOID_DEBT,
    CLAY,
    GOLD,
    MARBLE,
    SILVER,
    SKILLS,
    STONE,
    WOOD,
)
from threecrowns.games.architects.game import ArchitectsGame
from threecrowns.games.architects.rules.ending import changes_virtue, loss_of, pending_gains
from threecrowns.games.architects.rules.guildhall import building_bill
from threecrowns.games.architects.rules.payment import may_use_influence_for, ways_to_pay
from threecrowns.games.architects.rules.state import BUILT, HAND
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.server.gathering import Gathering
from threecrowns.table.opening import new_setup, new_shuffle
from threecrowns.table.table import Table

GAME = ArchitectsGame()
OPTIONS: Options = {"wonder": True, "promos": True}
CHOSEN: Options = {**OPTIONS, "characters": "chosen"}
SEATS = 2
HERO = 0  # the seat that shall be asked
MOST_ANSWERS = 1500
TRIES = 3  # continuations of every answer that is weighed
REACHED = 10_000.0
RESOURCES = (CLAY, WOOD, STONE)
Worth = Callable[[Architects], float]


def steered_to(kind: str, worth: Worth, seed: int, options: Options = OPTIONS) -> Moment:
    """The moment when this is asked, in a game in which everybody seeks what is worth more."""
    shuffle = new_shuffle(seed, SEATS)
    setup = new_setup(GAME, SEATS, options, shuffle)
    table = Table(Match(GAME, setup, shuffle), ("human",) * SEATS)
    Gathering(table.match).begin(list(table.players))
    rng = random.Random(seed)
    found: int | None = None
    table.draw()
    while not table.is_over:
        match = table.match
        seat = match.state.waiting()[0]
        if found is None and is_asked(match.state, kind):
            found = len(match.answers)
        answers = match.legal_for(seat)
        if found is not None:
            answer = rng.choice(answers)
        else:
            assert len(match.answers) < MOST_ANSWERS, f"{kind} is not asked"
            answer = max(answers, key=lambda each: hopes(match.state, seat, each, kind, worth, rng))
        match.answer(seat, answer)
        table.draw()
    assert found is not None, f"{kind} is not asked"
    return Moment(recorded(table), found, HERO, SEATS)


@cache
def rare_moments() -> dict[str, Moment]:
    """By question: more ways to pay than one lists, an order of end effects, paying for a debt."""
    return {
        "spend": steered_to("spend", worth_of_paying, seed=0),
        "end-effect": steered_to("end-effect", worth_of_the_end, seed=1),
        "debt": steered_to("debt", worth_of_debts, seed=0, options=CHOSEN),
    }


def is_asked(state: State, kind: str) -> bool:
    return state.actor == HERO and GAME.question_kind(state) == kind


def hopes(
    state: State, seat: int, answer: int, kind: str, worth: Worth, rng: random.Random
) -> float:
    """What an answer is worth, played on at random until the next worker is placed."""
    total = 0.0
    for _ in range(TRIES):
        later = state.clone()
        assert isinstance(later, Architects)
        if later.actor != seat:
            later.turn_to(seat)
        later.apply(answer)
        while not (later.is_over() or is_asked(later, kind) or is_placing(later)):
            later.apply(rng.choice(later.legal_actions()))
        total += REACHED if is_asked(later, kind) else worth(later)
    return total


def is_placing(state: State) -> bool:
    return state.actor != CHANCE and GAME.question_kind(state) == "place"


def cards_of(state: Architects, cards: int) -> list[int]:
    return [card for card in range(state.tables.buildings) if state.has_card(cards + HERO, card)]


def turnover(state: Architects) -> float:
    """New apprentices come to the workshop as others are hired."""
    hired = sum(int(state.count_apprentices(player)) for player in range(SEATS))
    return 0.7 * hired + len(list(state.apprentice_tail))


# -- many ways to pay: three Charlatans, a dear building, and everything in plenty

CHARLATANS = frozenset(
    number
    for number, (name, _) in enumerate(GAME.content(GAME.new(Setup(SEATS, OPTIONS))).apprentices)
    if name.startswith("charlatan")
)


def worth_of_paying(state: Architects) -> float:
    stock = sum(min(6, int(state.amount(HERO, good))) for good in (*RESOURCES, GOLD, MARBLE))
    charlatans = sum(bool(may_use_influence_for(state, HERO, good)) for good in RESOURCES)
    offered = sum(int(card) in CHARLATANS for card in state.offer)
    ways = [
        len(ways_to_pay(state, HERO, building_bill(state, card))) for card in cards_of(state, HAND)
    ]
    return float(
        60 * charlatans
        + 15 * offered
        + min(200, max(ways, default=0))
        + stock
        + 2 * int(state.influence(HERO))
        + min(8, int(state.amount(HERO, SILVER))) / 2
        + turnover(state)
        - 10 * int(state.lying)
    )


# -- an order of end effects that matters: a Dungeon, a building that gives virtue, and little of it


def worth_of_the_end(state: Architects) -> float:
    built, held = cards_of(state, BUILT), cards_of(state, HAND)
    has_loss = any(loss_of(state, card) > 0 for card in built)
    has_gain = any(gives_virtue(state, card) for card in built)
    is_ready = has_loss and int(pending_gains(state, HERO)) > 0
    stock = sum(min(5, int(state.amount(HERO, good))) for good in (*RESOURCES, GOLD, MARBLE))
    if is_ready:
        return 1000.0 - 10 * int(state.virtue(HERO)) + 5 * int(state.lying) + stock / 5
    return float(
        200 * has_loss
        + 100 * (has_loss or any(loss_of(state, card) > 0 for card in held))
        + 80 * has_gain
        + 40 * (has_gain or any(gives_virtue(state, card) for card in held))
        + 10 * int(state.amount(HERO, SKILLS)).bit_count()
        + stock
        + min(8, int(state.amount(HERO, SILVER))) / 2
        + len(list(state.tail)) / 10
        - 10 * int(state.lying)
    )


def gives_virtue(state: Architects, card: int) -> bool:
    return changes_virtue(state, card) and loss_of(state, card) == 0


# -- a debt that can be paid off at once: Hugo with silver and little virtue


def worth_of_debts(state: Architects) -> float:
    silver = min(6, int(state.amount(HERO, SILVER)))
    return 500.0 * state.has_trait(HERO, AVOID_DEBT) + 3 * silver - 5 * int(state.virtue(HERO))
