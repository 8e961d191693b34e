"""Positions of every kind: each question that a game can ask, met as often as wanted.

Random games hardly ask some questions. Here play is curious: now and then it looks one answer
ahead and goes where the question was met least. What even that hardly reaches is laid out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import ModuleType

from battery.positions import TASTE_LASTS, Taste, game_of, new_match
from games.architects.table import Table
from games.brian_boru.tables import table as kingdom
from games.brian_boru.tables import upkeep
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER, State
from threecrowns.games.architects.content.tables import MARKET_CARDS
from threecrowns.games.architects.content.vocabulary import BOARD, NOTHING
from threecrowns.games.architects.rules import agenda as architects
from threecrowns.games.architects.rules import state as architects_state
from threecrowns.games.brian_boru.rules import state as brian_boru
from threecrowns.games.two_heirs.rules import state as two_heirs

MOST_GAMES = 1000
LONGEST = 500  # answers in one game; the next way to play has more to show
LOOKS_AHEAD = 3  # one answer in so many
ANSWERS_TRIED = 8  # when looking ahead
THE_END = "the end"
SEVERAL = "several choose at once"


@dataclass(frozen=True)
class Position:
    kind: str
    game: Game
    setup: Setup
    state: State


def end_effects() -> Position:
    """A173. At the end of the game somebody chooses the order of two effects."""
    table = Table(3).built("blue", "castle", "dungeon").hand("green", "well", "smithy")
    table.give("blue", gold=4, virtue=13, debts=1).state.ending = 1
    table.play("blue mine clay").settle()
    return Position("ASK_END_EFFECT", game_of("architects"), table.setup, table.state)


def instead_of_a_debt() -> Position:
    """A185. Hugo may pay instead of taking a debt."""
    table = Table(3).hand("blue", "betting_house").hand("green", "well", "smithy")
    table.give("blue", clay=1, stone=2, gold=1, silver=5).full_offer()
    hugo = [name for name, _ in table.content.boards].index("hugo")
    table.state.set_amount(0, BOARD, hugo)
    table.state.refresh_traits(0)
    table.play("blue build betting_house").settle()
    return Position("ASK_DEBT", game_of("architects"), table.setup, table.state)


def card_for_gold() -> Position:
    """The Library: a card of the hand may be given away."""
    table = (
        Table(3).hired("blue", "labourer").hand("blue", "library", "well", "smithy").full_offer()
    )
    table.hand("green", "castle").give("blue", clay=20, wood=20, stone=20, gold=10, marble=10)
    table.play("blue build library").settle()
    return Position("ASK_GIVE_CARD", game_of("architects"), table.setup, table.state)


def payment_in_two_steps() -> Position:
    """A75a. There are more ways to pay than fit into one question."""
    table = Table(3, wonder=True).figures("mines", "forest").full_offer()
    table.hired("blue", "charlatan_wood", "charlatan_stone", "charlatan_clay", "labourer")
    table.hand("blue", "university").hand("green", "well", "smithy")
    table.give("blue", clay=4, wood=2, stone=3, gold=2, marble=2, influence=12)
    therese = [name for name, _ in table.content.boards].index("therese")
    table.state.set_amount(0, BOARD, therese)
    table.state.refresh_traits(0)
    table.play("blue build university").settle()
    return Position("ASK_SPEND", game_of("architects"), table.setup, table.state)


def new_market_pile() -> Position:
    """A163. The pile of the black market has run out and is shuffled anew."""
    table = Table(3).hand("green", "well", "smithy")
    table.state.small_pool = (1 << MARKET_CARDS) - 1
    table.state.small_top = NOTHING
    table.state.large_top = NOTHING
    table.state.plan(architects.ASK_LARGE_CARD)
    table.state.go_on()
    return Position("ASK_LARGE_CARD", game_of("architects"), table.setup, table.state)


def track_town() -> Position:
    """B78. Space 8 of the marriage track gives any free town."""
    state = upkeep(kingdom(spaces=(9, 8, 5, 0), battle_area=0))
    return Position("ASK_TRACK_TOWN", game_of("brian-boru"), Setup(4), state)


def kinds_in(module: ModuleType) -> dict[int, str]:
    return {kind: name for name, kind in vars(module).items() if name.startswith("ASK_")}


KINDS: dict[str, dict[int, str]] = {
    "architects": kinds_in(architects),
    "brian-boru": kinds_in(brian_boru),
    "two-heirs": kinds_in(two_heirs),
}
RARE = {
    "ASK_LARGE_CARD",
    "ASK_BOARD",
    "ASK_GIVE_CARD",
    "ASK_EFFECT",
    "ASK_DEBT",
    "ASK_SPEND",
    "ASK_END_EFFECT",
    "ASK_TRACK_TOWN",
    "ASK_SIEGE",
}
LAID_OUT: dict[str, tuple[Callable[[], Position], ...]] = {
    "architects": (
        end_effects,
        instead_of_a_debt,
        card_for_gold,
        payment_in_two_steps,
        new_market_pile,
    ),
    "brian-boru": (track_town,),
}


def positions_of_every_kind(name: str, each: int) -> Iterator[Position]:
    """So many positions of each kind, from as many games as it takes; one of those that are rare.

    Raises AssertionError if a kind was not met.
    """
    game = game_of(name)
    met: Counter[str] = Counter()
    every = [*KINDS[name].values(), THE_END, *([SEVERAL] if game.has_secret_hands else [])]
    wanted = {kind: 1 if kind in RARE else each for kind in every}
    for lay_out in LAID_OUT.get(name, ()):
        position = lay_out()
        assert kind_of(position.state, KINDS[name]) == position.kind
        met[position.kind] += 1
        yield position
    # With three or more there is somebody whom the cards passed on do not come to.
    setups = sorted(game.setups(), key=lambda setup: setup.seats < 3)
    for seed in range(MOST_GAMES):
        if all(met[kind] >= wanted[kind] for kind in wanted):
            return
        match = new_match(game, setups[seed % len(setups)], seed)
        for kind in curious_game(match, KINDS[name], met, Rng(seed)):
            if met[kind] < wanted[kind]:
                met[kind] += 1
                yield Position(kind, game, match.setup, match.state)
    raise AssertionError(f"these were not met: {set(wanted) - set(met)}")


def curious_game(match: Match, kinds: dict[int, str], met: Counter[str], rng: Rng) -> Iterator[str]:
    """Play a game; yields the kind of every position in it."""
    seen: Counter[str] = Counter()
    for number in range(LONGEST):
        kind = kind_of(match.state, kinds)
        yield kind
        if kind == THE_END:
            return
        seen[kind] += 1
        if number % TASTE_LASTS == 0:
            taste = Taste(match.game, rng)
        if match.state.actor != CHANCE and rng.below(LOOKS_AHEAD) == 0:
            answer = rarest(match.state, kinds, seen + met, rng)
        else:
            answer = taste.answer(match, rng)
        match.answer(match.state.actor, answer)


def rarest(state: State, kinds: dict[int, str], met: Counter[str], rng: Rng) -> int:
    """Of some answers the one after which the rarest question is asked."""
    answers = state.legal_actions()
    found = []
    for _ in range(min(ANSWERS_TRIED, len(answers))):
        answer = answers[rng.below(len(answers))]
        after = state.clone()
        after.apply(answer)
        found.append((met[kind_of(after, kinds)], answer))
    return min(found)[1]


def kind_of(state: State, kinds: dict[int, str]) -> str:
    if state.actor == OVER:
        return THE_END
    assert isinstance(state, architects_state.Position | brian_boru.Position | two_heirs.Position)
    return SEVERAL if len(state.waiting()) > 1 else kinds[state.planned_kind()]
