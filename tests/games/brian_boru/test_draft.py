"""Sections 4 and 5: preparation and draft."""

from __future__ import annotations

import pytest

from games.brian_boru.tables import (
    DAVID,
    GAME,
    KAMILA,
    MAREK,
    PETR,
    asked,
    card_set,
    draw_all,
    legal,
    names_of,
    pack_of,
    play,
    refused,
    table,
    upkeep,
    view,
)
from threecrowns.engine.bits import size
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import UNKNOWN, Journal
from threecrowns.engine.state import CHANCE
from threecrowns.games.brian_boru.rules import events
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import PACK

STARTS = {3: "no1 ul1 br1", 4: "no1 ul1 br1 so1", 5: "no1 ul1 br1 so1 du1"}


def prepared(seats: int) -> BrianBoru:
    """The first round of a game, before the Viking card is drawn."""
    state = play(GAME.new(Setup(seats)), "starter purple")
    return play(state, *(f"settle {town}" for town in STARTS[seats].split()))


def dealt(seats: int) -> BrianBoru:
    """Everybody has a pack: seat 0 the lowest cards, seat 1 the next ones, and so on."""
    return draw_all(prepared(seats))


def take_first(state: BrianBoru) -> None:
    state.apply(state.legal_actions()[0])


@pytest.mark.clause("B21")
def test_a_round_is_preparation_draft_action_and_upkeep() -> None:
    state = prepared(3)
    phases = []
    while state.round == 1:
        phase = view(state).phase
        if phase not in phases:
            phases.append(phase)
        take_first(state)
    assert phases[:3] == ["preparation", "draft", "action"]
    assert set(phases[3:]) <= {"marriage", "battle", "church"}


@pytest.mark.clause("B22")
def test_the_viking_card_says_how_many_raiders_come() -> None:
    state = play(prepared(4), "vikings viking-12b")
    assert state.battle_area == 12
    assert size(state.viking_pool) == 6


@pytest.mark.clause("B23")
def test_then_the_marriage_card_is_revealed() -> None:
    state = play(prepared(4), "vikings viking-09")
    assert all(move.startswith("marriage ") for move in legal(state))
    assert "marriage estrid" not in legal(state)
    play(state, "marriage niall")
    assert view(state).marriage == "niall"
    assert view(state).marriages_left == 3


@pytest.mark.clause("B24", "S14", "B127")
def test_the_last_card_of_the_deck_is_the_princess_and_this_is_the_last_round() -> None:
    # Given the marriage deck holds one card at preparation,
    state = table(players=3)
    state.round = 2
    state.marriage_deck = 1
    state.viking_pool = 0b11111
    upkeep(state)
    while asked(state) != "chance":
        take_first(state)

    # when the Viking card is drawn,
    play(state, "vikings viking-09")

    # then the princess is revealed without a draw, and this is the last round.
    assert view(state).marriage == "estrid"
    assert view(state).is_last_round
    assert legal(state)[0].startswith("deal ")


@pytest.mark.clause("B25", "B128")
@pytest.mark.parametrize(("seats", "deal"), [(3, 8), (4, 6), (5, 5)])
def test_cards_are_dealt_pack_by_pack_from_all_25(seats: int, deal: int) -> None:
    state = play(prepared(seats), "vikings viking-09", "marriage niall")
    assert len(legal(state)) == 25
    for number in range(seats * deal):
        assert state.planned_number() == number // deal
        take_first(state)
    assert asked(state) == "draft"
    assert size(state.deck) == 25 - seats * deal


@pytest.mark.clause("B25", "B124")
def test_only_the_receiver_sees_a_card_that_is_dealt() -> None:
    state = prepared(3)
    state.journal = Journal()
    draw_all(state)
    dealt_cards = [event for event in state.journal.events if event.kind == events.DEALT]
    assert len(dealt_cards) == 24
    for event in dealt_cards:
        for seat in range(3):
            assert (event.known_to(seat).secret != UNKNOWN) == (seat == event.seat)


@pytest.mark.clause("B26", "B125")
def test_each_keeps_two_and_passes_the_rest_to_the_left() -> None:
    # Given four packs of six,
    state = dealt(4)
    packs = [pack_of(state, pack) for pack in range(4)]
    assert packs[DAVID] == "yellow-1 red-2 blue-3 yellow-4 red-5 blue-6"

    # when everybody keeps the two lowest,
    for _ in range(4):
        take_first(state)

    # then each has them in hand and looks at the other four of the right neighbour.
    assert names_of(state.hand(DAVID)) == "yellow-1 red-2"
    looked = view(state, KAMILA).draft
    assert looked is not None
    assert looked.pack is not None
    assert list(looked.pack) == ["blue-3", "yellow-4", "red-5", "blue-6"]


@pytest.mark.clause("B26")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_told_who_gets_the_rest(seats: int) -> None:
    state = dealt(seats)
    while asked(state) == "draft":
        # Given everybody looks at a pack and knows who is to have the rest of it,
        looked = [view(state, seat).draft for seat in range(seats)]
        told = {each.passes_to: each.pack or () for each in looked if each is not None}
        assert len(told) == seats

        # when everybody has chosen, then that is who looks at the rest.
        for _ in range(seats):
            take_first(state)
        if asked(state) == "draft":
            for seat in range(seats):
                now = view(state, seat).draft
                assert now is not None
                assert now.pack is not None
                assert set(now.pack) < set(told[seat])

    # Nobody passes anything for a spectator.
    watched = view(dealt(seats), None).draft
    assert watched is not None
    assert watched.passes_to is None


@pytest.mark.clause("B26")
def test_two_different_cards_of_the_own_pack_must_be_kept() -> None:
    state = dealt(4)
    assert len(legal(state)) == 15
    assert refused(state, "keep red-2 red-2") == "B26_TWO_DIFFERENT_CARDS"
    assert refused(state, "keep red-2 white-13") == "B26_NOT_IN_PACK"
    play(state, "keep blue-6 red-2")
    assert names_of(state.hand(DAVID)) == "red-2 blue-6"


@pytest.mark.clause("B26")
def test_the_direction_is_left_in_every_round() -> None:
    state = dealt(3)
    while state.round == 1:
        take_first(state)
    draw_all(state)
    passed = state.zone(1, DAVID)
    for _ in range(3):
        take_first(state)
    looked = view(state, KAMILA).draft
    assert looked is not None
    assert looked.pack is not None
    assert set(looked.pack) < set(names_of(passed).split())


@pytest.mark.clause("B27", "B30", "T27", "B129")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(3, [8, 6, 4]), (4, [6, 4]), (5, [5, 3])], ids=["3", "4", "5"]
)
def test_the_last_step_of_the_draft_is_no_decision(seats: int, sizes: list[int]) -> None:
    state = dealt(seats)
    found = []
    while asked(state) == "draft":
        looked = view(state, state.actor).draft
        assert looked is not None
        assert looked.pack is not None
        if state.actor == DAVID:
            found.append(len(looked.pack))
        take_first(state)
    assert found == sizes
    assert asked(state) == "lead"
    assert {size(state.hand(seat)) for seat in range(seats)} == {state.dealt_cards()}


@pytest.mark.clause("B28")
def test_kept_cards_are_seen_by_their_owner_and_cannot_be_exchanged() -> None:
    state = dealt(4)
    play(state, "keep yellow-1 red-2")
    hand = view(state, DAVID).players[DAVID].hand
    assert hand is not None
    assert list(hand) == ["yellow-1", "red-2"]
    assert view(state, KAMILA).players[DAVID].hand is None
    for _ in range(3):
        take_first(state)
    assert refused(state, "keep yellow-1 red-2", seat=DAVID) == "B26_NOT_IN_PACK"


@pytest.mark.clause("B29")
def test_all_choose_at_once_and_nobody_sees_a_choice() -> None:
    # Given nobody has chosen,
    state = dealt(4)
    assert state.waiting() == [DAVID, KAMILA, MAREK, PETR]
    before = view(state, KAMILA)

    # when Petr is the first to answer,
    state.turn_to(PETR)
    play(state, f"keep {' '.join(pack_of(state, PETR).split()[:2])}")

    # then the others only see that he has,
    assert state.waiting() == [DAVID, KAMILA, MAREK]
    after = view(state, KAMILA)
    assert after.draft is not None
    assert after.draft.waiting == (DAVID, KAMILA, MAREK)
    assert after.players == before.players
    assert refused(state, "keep white-20 white-21", seat=PETR) == "B29_CHOSEN_ALREADY"

    # and the packs are passed when the last one has chosen.
    for _ in range(3):
        assert asked(state) == "draft"
        assert state.draft_step == 0
        take_first(state)
    assert state.draft_step == 1


@pytest.mark.clause("B29", "B124")
def test_the_journal_tells_a_choice_to_nobody_else() -> None:
    state = dealt(4)
    state.journal = Journal()
    play(state, "keep yellow-1 red-2")
    event = state.journal.events[-1]
    assert event.kind == events.CHOSE
    assert event.known_to(DAVID).secret == card_set("yellow-1 red-2")
    assert event.known_to(KAMILA).secret == UNKNOWN
    assert event.known_to(-1).secret == UNKNOWN


@pytest.mark.clause("B26", "B124")
def test_the_journal_tells_a_pack_only_to_whom_it_is_passed() -> None:
    # Given everybody chooses until the draft is over,
    state = dealt(4)
    state.journal = Journal()
    packs = []
    while asked(state) == "draft":
        take_first(state)
        if len(state.waiting()) == 4:
            packs += [state.zone(PACK, (seat - 1) % 4) for seat in range(4)]
    told = [event for event in state.journal.events if event.kind == events.RECEIVED]

    # then each seat was told the pack of its right neighbour, and nobody else was;
    assert [event.known_to(event.seat).secret for event in told[:4]] == packs[:4]
    kept = [event for event in state.journal.events if event.kind == events.KEPT_LAST]
    assert len(kept) == 4

    # the last cards, which it keeps without a choice, too.
    for event in (*told, *kept):
        for looking in range(-1, 4):
            is_known = event.known_to(looking).secret != UNKNOWN
            assert is_known == (looking == event.seat)


@pytest.mark.clause("B26", "B29")
def test_who_has_chosen_looks_at_no_pack_until_all_have() -> None:
    state = dealt(4)
    play(state, "keep yellow-1 red-2")
    looked = view(state, DAVID).draft
    assert looked is not None
    assert looked.pack == ()
    other = view(state, KAMILA).draft
    assert other is not None
    assert other.pack


def test_the_first_question_of_a_round_is_for_chance() -> None:
    assert prepared(3).actor == CHANCE
