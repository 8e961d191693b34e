"""Games of Brian Boru played by chance or by a plan, and the worlds a seat imagines in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, product

import msgspec

from games.brian_boru.tables import GAME, TOWN_IDS
from threecrowns.engine.bits import bit, has, size
from threecrowns.engine.game import Setup
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.games.brian_boru.content.tables import ALL_CARDS, COLOURS, STEPS
from threecrowns.games.brian_boru.rules.actions import DEAL, KEEP, LEAD, keep_action
from threecrowns.games.brian_boru.rules.draft import holder_of
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.secrets import seen_cards, step_seen
from threecrowns.games.brian_boru.rules.state import LACKS, PACK, PLAYED
from threecrowns.games.brian_boru.speech.view import members

Player = Callable[[BrianBoru, Rng], int]  # which answer is given


@dataclass(frozen=True)
class Given:
    """One answer of a game: who gave it, what, and in which round."""

    seat: int
    action: int
    round: int


# -- players


def at_random(state: BrianBoru, rng: Rng) -> int:
    answers = state.legal_actions()
    return answers[rng.below(len(answers))]


def chasing(state: BrianBoru, rng: Rng) -> int:
    """Fill all red towns, then all blue ones: soon hands hold cards that cannot lead (B34).

    Whoever may take a town takes one of the colour chased; everything else is left to chance.
    """
    answers = state.legal_actions()
    if state.actor == CHANCE:
        return answers[rng.below(len(answers))]
    wanted = [_worth(state, answer) for answer in answers]
    best = [answer for answer, worth in zip(answers, wanted, strict=True) if worth == max(wanted)]
    return best[rng.below(len(best))]


def _worth(state: BrianBoru, answer: int) -> int:
    move = GAME.move(state, answer)
    if move.verb in ("lead", "settle", "expand"):
        town = TOWN_IDS.index(str(move.values[0]))
        return COLOURS - int(state.tables.colour[town])
    return 0


def play_with(
    player: Player, setup: Setup, seed: int, length: int
) -> tuple[BrianBoru, list[Given]]:
    """So many answers of a game; in the draft the seats answer in any order."""
    rng = Rng(seed)
    state = GAME.new(setup)
    given: list[Given] = []
    while len(given) < length and not state.is_over():
        waiting = state.waiting()
        if len(waiting) > 1:
            state.turn_to(waiting[rng.below(len(waiting))])
        action = player(state, rng)
        given.append(Given(state.actor, action, state.round))
        state.apply(action)
    return state, given


# -- what a seat is shown, and what it can imagine


def shown(state: BrianBoru, seat: int) -> bytes:
    """Everything a seat is shown: its view, its answers, its observation."""
    answers: list[int] = []
    if seat in state.waiting():
        asked = state.clone()
        asked.turn_to(seat)
        answers = asked.legal_actions()
    looked = [GAME.view(state, seat), answers, list(GAME.observation(state, seat))]
    return msgspec.json.encode(looked)


def imagined(world: BrianBoru, seat: int, answers: list[Given]) -> list[Given]:
    """The answers that would have led to a sampled world: other cards, other secret choices."""
    packs = {
        pack: list(members(world.zone(PACK, pack) | _kept_from(world, pack)))
        for pack in range(world.seats)
    }
    dealt = 0
    steps: Counter[int] = Counter()
    found = []
    for answer in answers:
        action = answer.action
        if answer.round == world.round and world.deck != ALL_CARDS:
            if action >= DEAL and answer.seat == CHANCE:
                pack = dealt // int(world.dealt_cards())
                dealt += 1
                if pack != seat:
                    action = DEAL + packs[pack].pop()
            elif KEEP <= action < LEAD and answer.seat != seat:
                step = steps[answer.seat]
                pack = (answer.seat - step) % world.seats
                low, high = members(world.taken(pack, step))
                action = keep_action(low, high)
            if KEEP <= action < LEAD:
                steps[answer.seat] += 1
        found.append(Given(answer.seat, action, answer.round))
    return found


def _kept_from(world: BrianBoru, pack: int) -> int:
    cards = 0
    for step in range(STEPS):
        cards |= world.taken(pack, step)
    return cards


# -- every world that fits, found without the sampling

Place = tuple[int, int]  # a pack and the step of the draft in which cards were kept from it
DECK: Place = (-1, -1)
World = tuple[int, ...]  # what lies in each place, the deck last


def world_of(state: BrianBoru) -> World:
    return (*(state.taken(*place) for place in _places(state)), state.deck)


def every_world(state: BrianBoru, seat: int, leading: int = ALL_CARDS) -> set[World]:
    """All ways to place what the seat cannot know, after the draft.

    The seat whose turn it is holds one of the `leading` cards, if it is asked to lead (B131).
    """
    fillings = [list(_fillings(state, *group)) for group in _groups(state, seat)]
    found = set()
    for filling in product(*fillings):
        world = {place: state.taken(*place) for place in _places(state)}
        for part in filling:
            world.update(part)
        kept = [cards for place, cards in world.items() if _keeper(state, place) == state.actor]
        hand = sum(kept) & ~state.zone(PLAYED, state.actor)
        if hand & leading:
            found.add((*(world[place] for place in _places(state)), world[DECK]))
    return found


def _places(state: BrianBoru) -> list[Place]:
    return list(product(range(state.seats), range(STEPS)))


def _keeper(state: BrianBoru, place: Place) -> int | None:
    return None if place == DECK else holder_of(state, *place)


def _groups(state: BrianBoru, seat: int) -> Iterator[tuple[int, list[Place]]]:
    """Cards the seat can tell apart as a set only, and where they may lie."""
    never_seen = ALL_CARDS
    unseen_places = []
    for pack in range(state.seats):
        never_seen &= ~seen_cards(state, seat, pack)
        first = step_seen(state, seat, pack)
        unseen_places += [(pack, step) for step in range(first)]
        later = [(pack, step) for step in range(first + 1, STEPS)]
        later = [place for place in later if _keeper(state, place) != seat]
        yield sum(state.taken(*place) for place in later), later
    yield never_seen, [*unseen_places, DECK]


def _fillings(state: BrianBoru, cards: int, places: list[Place]) -> Iterator[dict[Place, int]]:
    if not places:
        yield {}
        return
    place = places[0]
    count = size(state.deck if place == DECK else state.taken(*place))
    fitting = [card for card in members(cards) if _fits(state, card, _keeper(state, place))]
    for chosen in combinations(fitting, count):
        here = sum(bit(card) for card in chosen)
        for rest in _fillings(state, cards & ~here, places[1:]):
            yield {place: here, **rest}


def _fits(state: BrianBoru, card: int, keeper: int | None) -> bool:
    """B131. May this seat have kept this card, or may it lie in the deck?"""
    for seat in range(state.seats):
        if has(state.zone(PLAYED, seat), card):
            return seat == keeper
    return keeper is None or not has(state.zone(LACKS, keeper), card)
