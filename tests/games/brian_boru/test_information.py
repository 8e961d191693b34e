"""What a seat can know, and what is drawn anew for it (B124, B131; docs/hidden-information.md)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.brian_boru.tables import (
    DAVID,
    GAME,
    KAMILA,
    MAREK,
    PETR,
    TOWN_IDS,
    card_set,
    play,
    refused,
    table,
    tricks,
    view,
)
from games.brian_boru.worlds import Player, at_random, chasing, imagined, play_with, shown
from threecrowns.engine.bits import bit, size
from threecrowns.engine.game import Setup
from threecrowns.engine.rng import Rng
from threecrowns.games.brian_boru.rules.actions import LEAD
from threecrowns.games.brian_boru.rules.draft import holder_of
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.secrets import seen_cards
from threecrowns.games.brian_boru.rules.state import ACTION, ASK_DRAFT, LACKS, PLAYED
from threecrowns.games.brian_boru.speech.view import members

SETUPS = [Setup(seats, {"notes": True}) for seats in GAME.seat_counts]

# -- sampled worlds


@given(
    player=st.sampled_from([at_random, chasing]),
    setup=st.sampled_from(SETUPS),
    seed=st.integers(0, 10_000),
    length=st.integers(1, 330),
    data=st.data(),
)
@settings(max_examples=50, deadline=None)
@pytest.mark.clause("B124", "B131")
def test_a_sampled_world_agrees_with_everything_the_seat_has_ever_seen(
    player: Player, setup: Setup, seed: int, length: int, data: st.DataObject
) -> None:
    # Given a seat somewhere in a game, and a world drawn for it,
    state, answers = play_with(player, setup, seed, length)
    seat = data.draw(st.integers(0, setup.seats - 1))
    world = state.determinize(seat, Rng(data.draw(st.integers(0, 1000))))
    assert not GAME.broken_invariants(world)

    # when the game is played again as it would have been in that world,
    real = GAME.new(setup)
    other = GAME.new(setup)
    for answer, imagined_answer in zip(answers, imagined(world, seat, answers), strict=True):
        # then the seat is shown the same at every moment,
        assert shown(real, seat) == shown(other, seat)
        for table_, each in ((real, answer), (other, imagined_answer)):
            if each.seat != table_.actor:
                table_.turn_to(each.seat)
            assert each.action in table_.legal_actions()
            table_.apply(each.action)

    # and it ends in exactly the sampled world.
    assert shown(real, seat) == shown(other, seat)
    other.actor = world.actor  # whose answer the engine takes next in a draft is not played
    assert other.digest() == world.digest()


def draft_over(seats: int, seed: int) -> BrianBoru:
    """The moment the first trick is led."""
    state, _ = play_with(at_random, Setup(seats), seed, length=1)
    rng = Rng(seed)
    while state.phase != ACTION:
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
    return state


@pytest.mark.parametrize(
    ("seats", "unseen"), [(3, 25 - 8 - 6 - 4), (4, 25 - 6 - 4 - 2), (5, 25 - 5 - 3 - 1)]
)
@pytest.mark.clause("B124", "B26")
def test_a_seat_has_seen_every_pack_that_lay_before_it(seats: int, unseen: int) -> None:
    state = draft_over(seats, seed=5)
    for seat in range(seats):
        seen = 0
        for pack in range(seats):
            seen |= seen_cards(state, seat, pack)
        assert 25 - size(seen) == unseen


def test_every_place_of_a_never_seen_card_is_equally_likely() -> None:
    # Given four players after the draft: 13 cards were never seen by David. Petr kept six of
    # them, Marek four, Kamila two, and one was not dealt.
    state = draft_over(4, seed=11)
    seen = 0
    for pack in range(4):
        seen |= seen_cards(state, DAVID, pack)
    counts: Counter[str] = Counter()
    draws = 3000
    rng = Rng(1)
    card = members(0x1FFFFFF & ~seen)[4]
    for _ in range(draws):
        world = state.determinize(DAVID, rng)
        for name, cards in (
            ("Petr", world.hand(PETR)),
            ("Marek", world.hand(MAREK)),
            ("Kamila", world.hand(KAMILA)),
            ("deck", world.deck),
        ):
            counts[name] += cards >> card & 1
    # then each place holds the card as often as it has room: within four standard deviations.
    for name, room in (("Petr", 6), ("Marek", 4), ("Kamila", 2), ("deck", 1)):
        chance = room / 13
        deviation = (draws * chance * (1 - chance)) ** 0.5
        assert abs(counts[name] - draws * chance) < 4 * deviation


def test_the_four_cards_passed_on_are_shared_by_the_next_two() -> None:
    # Given David passed on four cards of his pack, Kamila and Marek kept two each.
    state = draft_over(4, seed=11)
    passed_on = members(state.taken(DAVID, 1) | state.taken(DAVID, 2))
    rng = Rng(2)
    counts: Counter[int] = Counter()
    for _ in range(1200):
        world = state.determinize(DAVID, rng)
        assert world.taken(DAVID, 1) | world.taken(DAVID, 2) == sum(bit(n) for n in passed_on)
        counts[int(world.taken(DAVID, 1))] += 1
    assert len(counts) == 6  # every two of the four
    assert min(counts.values()) > 140  # 200 each on average, 13 the standard deviation


@pytest.mark.clause("B131")
def test_a_card_played_is_known_to_have_been_kept_by_that_seat() -> None:
    # Given the seat after David played a card that David had passed on,
    for seed in range(40):
        state = draft_over(4, seed)
        passed_on = state.taken(DAVID, 1) & state.hand(KAMILA)
        if state.marker == KAMILA and any(
            move.values[1] in {GAME.content.cards[n].id for n in members(passed_on)}
            for move in (GAME.move(state, action) for action in state.legal_actions())
        ):
            break
    played = next(
        action for action in state.legal_actions() if passed_on >> ((action - LEAD) % 25) & 1
    )
    card = (played - LEAD) % 25
    state.apply(played)

    # then in every world Kamila kept it from David's pack.
    for draw in range(50):
        world = state.determinize(DAVID, Rng(draw))
        assert world.taken(DAVID, 1) >> card & 1
        assert world.zone(PLAYED, KAMILA) == state.zone(PLAYED, KAMILA)


@pytest.mark.clause("B34", "B131")
def test_who_was_passed_over_holds_no_card_that_could_have_led() -> None:
    # Given only yellow towns are free, and David and Kamila could not lead,
    free = ("du1", "co6")
    towns = " ".join(town for town in TOWN_IDS if town not in free)
    hands = {
        DAVID: "red-11 blue-3 red-15",
        KAMILA: "red-2 blue-9 red-18",
        MAREK: "yellow-14 blue-12 red-24",
        PETR: "yellow-17 blue-16 blue-25",
    }
    state = tricks(table(towns={PETR: towns}), hands)
    assert state.zone(LACKS, KAMILA)

    # then no world that Petr imagines gives them a yellow or a white card.
    lacking = card_set("yellow-1 yellow-4 yellow-7 yellow-10 yellow-14 yellow-17 yellow-23")
    lacking |= card_set("white-13 white-20 white-21 white-22")
    held: Counter[int] = Counter()
    for draw in range(200):
        world = state.determinize(PETR, Rng(draw))
        assert not GAME.broken_invariants(world)
        assert not world.hand(DAVID) & lacking
        assert not world.hand(KAMILA) & lacking
        held[int(world.hand(KAMILA))] += 1
    assert len(held) > 1


# -- views


@pytest.mark.clause("B124")
def test_hands_and_packs_are_shown_to_their_owner_only() -> None:
    state = draft_over(4, seed=3)
    for looking in (DAVID, KAMILA, MAREK, PETR, None):
        for each in view(state, looking).players:
            assert (each.hand is not None) == (each.seat == looking)
    state, _ = play_with(at_random, Setup(4), 3, 35)
    assert view(state, None).draft is not None
    assert view(state, None).draft.pack is None  # type: ignore[union-attr] # checked above


@pytest.mark.clause("B29")
@pytest.mark.parametrize("seed", range(5))
def test_a_choice_in_the_draft_changes_nothing_for_the_others_but_who_is_awaited(seed: int) -> None:
    state, _ = play_with(at_random, Setup(5), seed, length=1)
    while state.planned_kind() != ASK_DRAFT:
        answers = state.legal_actions()
        state.apply(answers[seed * 7 % len(answers)])
    chooser = state.waiting()[0]
    chosen = []
    for action in state.legal_actions()[:2]:
        after = state.clone()
        after.apply(action)
        chosen.append([shown(after, seat) for seat in range(5) if seat != chooser])
    assert chosen[0] == chosen[1]


@pytest.mark.clause("B124")
def test_a_refusal_tells_nothing_about_other_hands() -> None:
    hands = {DAVID: "red-11 blue-3", KAMILA: "red-2 blue-9"}
    state = play(tricks(table(), hands), "lead co8 red-11")
    assert refused(state, "play red-11") == refused(state, "play blue-25") == "B36_NOT_IN_HAND"


def test_holder_of_a_pack_moves_to_the_left() -> None:
    state = GAME.new(Setup(5))
    assert [holder_of(state, 3, step) for step in range(3)] == [3, 4, 0]
