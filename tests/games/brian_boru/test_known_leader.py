"""B131 with B34: who is asked to lead can lead, and who was passed over could not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from games.brian_boru.tables import (
    CARD_IDS,
    DAVID,
    GAME,
    KAMILA,
    MAREK,
    TOWN_IDS,
    card_set,
    table,
    tricks,
)
from games.brian_boru.worlds import chasing, every_world, play_with, world_of
from threecrowns.engine.game import Setup
from threecrowns.engine.playout import playout
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import ASK_LEAD, HAND, LACKS

YELLOW_AND_WHITE = card_set(" ".join(card for card in CARD_IDS if card.startswith(("y", "w"))))
ALL_BUT_BLUE = card_set(" ".join(card for card in CARD_IDS if not card.startswith("b")))


def only_yellow_is_free(hands: dict[int, str], marker: int) -> BrianBoru:
    """Three players; whoever leads needs a yellow or a white card."""
    towns = " ".join(town for town in TOWN_IDS if town not in ("du1", "co6"))
    return tricks(table(players=3, towns={MAREK: towns}, marker=marker), hands)


def someone_else_can_lead() -> BrianBoru:
    """Marek leads. Kamila has seen where white-22 and yellow-17 went, but not to whom."""
    return only_yellow_is_free(
        {DAVID: "red-8 red-11", KAMILA: "blue-9 blue-3", MAREK: "white-22 yellow-17"}, MAREK
    )


def someone_was_passed_over() -> BrianBoru:
    """David could not lead, so Kamila does."""
    return only_yellow_is_free(
        {DAVID: "red-8 blue-3", KAMILA: "white-13 red-2", MAREK: "blue-6 red-11"}, DAVID
    )


def two_were_passed_over() -> BrianBoru:
    """Kamila could not lead when only blue was full, nor David when red was full, too."""
    hands = {DAVID: "red-8 blue-9 red-2", KAMILA: "blue-6 blue-3 blue-16"}
    state = only_yellow_is_free({**hands, MAREK: "yellow-4 blue-19 white-22"}, MAREK)
    state.put(LACKS, DAVID, YELLOW_AND_WHITE)
    state.put(LACKS, KAMILA, ALL_BUT_BLUE)
    assert not GAME.broken_invariants(state)
    return state


# -- small tables, all worlds counted


@pytest.mark.parametrize(
    ("state", "seat", "worlds", "impossible"),
    [
        (someone_else_can_lead(), KAMILA, 24, 12),
        (someone_was_passed_over(), MAREK, 36, 18),
        (two_were_passed_over(), MAREK, 72, 0),
    ],
    ids=["leader", "passed-over", "two-passed-over"],
)
@pytest.mark.clause("B34", "B131")
def test_every_world_that_fits_is_drawn_equally_often(
    state: BrianBoru, seat: int, worlds: int, impossible: int
) -> None:
    # Given all worlds that fit what a seat knows, found by trying every way to place the cards,
    possible = every_world(state, seat, leading=YELLOW_AND_WHITE)
    assert len(possible) == worlds
    assert len(every_world(state, seat)) - worlds == impossible  # the leader could not lead

    # when many are drawn,
    each = 100
    rng = Rng(7)
    drawn = Counter(world_of(state.determinize(seat, rng)) for _ in range(each * worlds))

    # then these come and no others, and none more often than chance makes it: the sum of squares
    # is worlds - 1 on average, and five standard deviations above it once in millions.
    assert set(drawn) == possible
    spread = sum((count - each) ** 2 / each for count in drawn.values())
    assert spread < worlds - 1 + 5 * (2 * (worlds - 1)) ** 0.5


@pytest.mark.clause("B131")
def test_a_leader_without_a_card_to_lead_is_a_broken_position() -> None:
    state = someone_else_can_lead()
    david, marek = state.hand(DAVID), state.hand(MAREK)
    state.put(HAND, DAVID, marek)
    state.put(HAND, MAREK, david)
    assert "seat 2 is asked to lead and cannot" in GAME.broken_invariants(state)


# -- whole games in which a colour is filled up


def leads_with_a_colour_full(setup: Setup, seeds: range) -> Iterator[tuple[BrianBoru, Rng]]:
    """Positions of colour-chasing games in which some cards cannot be led any more."""
    for seed in seeds:
        rng = Rng(seed)
        state, _ = play_with(chasing, setup, seed, length=1)
        while not state.is_over():
            is_lead = state.actor >= 0 and state.planned_kind() == ASK_LEAD
            free = state.free_towns()
            if is_lead and any(not free & int(towns) for towns in state.tables.colour_towns):
                yield state, rng
            state.apply(chasing(state, rng))


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.clause("B34", "B131")
def test_in_every_sampled_world_the_leader_can_lead(seats: int) -> None:
    found = 0
    shortened = 0
    for state, rng in leads_with_a_colour_full(Setup(seats), range(8)):
        found += 1
        for seat in range(seats):
            for _ in range(8):
                world = state.determinize(seat, rng)
                assert world.legal_actions()
                assert not GAME.broken_invariants(world)
            shortened += world.legal_actions() != state.legal_actions()
            playout(world.clone(), rng)
            Search(GAME.heuristics, 2, rng.next()).choose(world)
    assert found > 10
    assert shortened > 10  # worlds that differ in what the leader holds
