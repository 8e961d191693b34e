"""Section 6: tricks. The players and their cards are those of the rulebook's example."""

from __future__ import annotations

import pytest

from games.brian_boru.tables import (
    DAVID,
    GAME,
    KAMILA,
    MAREK,
    PETR,
    TOWN_IDS,
    asked,
    legal,
    names_of,
    play,
    refused,
    table,
    tricks,
    view,
)
from threecrowns.engine.bits import size
from threecrowns.engine.journal import Journal
from threecrowns.games.brian_boru.rules import events
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import LACKS

EXAMPLE = {
    DAVID: "red-11 blue-3",
    KAMILA: "red-2 blue-9",
    MAREK: "white-13 blue-12",
    PETR: "yellow-17 blue-16",
}


def example() -> BrianBoru:
    """Each has two cards left and David holds the marker."""
    return tricks(table(), EXAMPLE)


def every_town_but(*free: str) -> str:
    return " ".join(town for town in TOWN_IDS if town not in free)


@pytest.mark.clause("S1", "B32", "B33")
def test_the_leader_plays_a_card_of_the_towns_colour_or_a_white_one() -> None:
    # Given the red town co8 is free,
    state = tricks(table(), {**EXAMPLE, DAVID: "red-11 blue-3 white-20"})

    # when David places the marker there, his legal cards are red and white only.
    to_co8 = [move for move in legal(state) if move.startswith("lead co8 ")]
    assert to_co8 == ["lead co8 red-11", "lead co8 white-20"]
    assert refused(state, "lead co8 blue-3") == "B32_OTHER_COLOUR"
    assert refused(state, "lead co8 red-2") == "B32_NOT_IN_HAND"
    play(state, "lead co8 red-11")
    trick = view(state).trick
    assert trick is not None
    assert trick.active_town == "co8"


@pytest.mark.clause("B32", "B33")
def test_the_active_town_must_be_free_and_matched_by_a_card() -> None:
    # Given David holds red and blue cards, and towns are taken, one of them by the Vikings,
    state = tricks(table(towns={KAMILA: "co1 co7"}, vikings="co7"), EXAMPLE)

    # then he can lead to no yellow town and to no taken one.
    assert refused(state, "lead co1 red-11") == "B32_NOT_A_FREE_TOWN"
    assert refused(state, "lead co7 red-11") == "B32_NOT_A_FREE_TOWN"
    yellow = [town.id for town in GAME.content.towns if town.colour == 2]
    assert not [move for move in legal(state) if move.split()[1] in yellow]
    assert len(legal(state)) == (18 - 2) + 18  # red-11 to the red towns, blue-3 to the blue ones


@pytest.mark.clause("S2", "B36", "B37", "B38", "B39", "B40")
def test_white_13_beats_red_11_and_cards_resolve_in_ascending_value() -> None:
    state = play(example(), "lead co8 red-11", "play red-2", "play white-13", "play yellow-17")
    assert state.trick_winner == MAREK
    assert state.resolver == KAMILA
    play(state, "use upper")
    assert state.resolver == DAVID
    play(state, "use lower")
    if asked(state) == "extra_steps":
        play(state, "buy 0")
    assert state.resolver == PETR  # Marek's 13 asked nothing
    assert state.marker == MAREK


@pytest.mark.clause("B36")
def test_the_others_play_any_card_clockwise() -> None:
    state = play(example(), "lead co8 red-11")
    assert state.actor == KAMILA
    assert legal(state) == ["play red-2", "play blue-9"]
    assert refused(state, "play red-11") == "B36_NOT_IN_HAND"
    assert refused(state, "play yellow-17", seat=PETR) == "B21_NOT_YOUR_TURN"
    assert refused(state, "lead co1 red-2") == "B21_NOT_ASKED_NOW"
    play(state, "play blue-9")
    assert state.actor == MAREK
    play(state, "play blue-12")
    assert state.actor == PETR


@pytest.mark.clause("T1", "B37", "B38")
def test_a_low_card_of_the_colour_wins_against_high_cards_of_others() -> None:
    hands = {
        DAVID: "red-2 red-5",
        KAMILA: "blue-25 red-8",
        MAREK: "yellow-23 red-15",
        PETR: "blue-3 red-18",
    }
    state = tricks(table(), hands)
    play(state, "lead co8 red-2", "play blue-25", "play yellow-23", "play blue-3")
    assert state.trick_winner == DAVID


@pytest.mark.clause("T2", "B37")
def test_the_highest_white_card_wins_over_a_lower_card_of_the_colour() -> None:
    hands = {
        DAVID: "blue-12 red-2",
        KAMILA: "white-13 red-5",
        MAREK: "white-20 red-8",
        PETR: "blue-19 red-11",
    }
    state = tricks(table(), hands)
    play(state, "lead mu7 blue-12", "play white-13", "play white-20", "play blue-19")
    assert state.trick_winner == MAREK


@pytest.mark.clause("B37")
def test_a_higher_card_of_the_colour_beats_a_white_one() -> None:
    hands = {DAVID: "white-20 red-2", KAMILA: "blue-25 red-5"}
    state = tricks(table(), hands)
    play(state, "lead mu7 white-20", "play blue-25")
    state.apply(state.legal_actions()[0])
    state.apply(state.legal_actions()[0])
    assert state.trick_winner == KAMILA


@pytest.mark.clause("B40")
def test_the_winner_resolves_in_the_order_of_values_too() -> None:
    hands = {
        DAVID: "red-2 red-5",
        KAMILA: "blue-25 red-8",
        MAREK: "yellow-23 red-15",
        PETR: "blue-3 red-18",
    }
    state = tricks(table(), hands)
    play(state, "lead co8 red-2", "play blue-25", "play yellow-23")
    journal = Journal()
    state.journal = journal
    play(state, "play blue-3")
    while asked(state) != "lead" and state.actor >= 0 and state.phase == 3:
        state.apply(state.legal_actions()[0])
    performed = [int(event.seat) for event in journal.events if event.kind == events.PERFORMS]
    assert performed[:4] == [DAVID, PETR, MAREK, KAMILA]


@pytest.mark.clause("B41", "B42")
def test_a_loser_picks_one_secondary_action_when_the_card_resolves() -> None:
    state = play(example(), "lead co8 red-11", "play red-2", "play white-13", "play yellow-17")
    assert asked(state) == "secondary"
    assert state.actor == KAMILA
    assert legal(state) == ["use upper", "use lower"]  # and not none


@pytest.mark.clause("B41", "B5")
def test_a_card_with_one_secondary_action_has_no_lower_one() -> None:
    hands = {DAVID: "blue-25 red-2", KAMILA: "white-20 red-5"}
    state = tricks(table(), hands)
    play(state, "lead mu7 blue-25", "play white-20")
    while state.resolver != KAMILA:
        state.apply(
            state.legal_actions()[-1] if asked(state) == "follow" else state.legal_actions()[0]
        )
    assert legal(state) == ["use upper"]
    assert refused(state, "use lower") == "B41_NO_SUCH_ACTION"


@pytest.mark.clause("B42")
def test_a_loser_may_pick_an_action_without_effect() -> None:
    # Given the battle area is empty,
    state = tricks(table(battle_area=0), EXAMPLE)
    play(state, "lead co8 red-11", "play red-2", "play white-13", "play yellow-17")

    # then Kamila may still choose two raiders that are not there.
    play(state, "use lower")
    assert state.resolver == DAVID
    assert view(state).players[KAMILA].raiders == 0


@pytest.mark.clause("B43")
def test_the_pile_is_not_shown_unless_the_table_keeps_notes() -> None:
    moves = ("lead co8 red-11", "play red-2", "play white-13", "play yellow-17")
    assert view(play(example(), *moves), DAVID).notes is None

    noted = play(tricks(table(notes=True), EXAMPLE), *moves)
    notes = view(noted, DAVID).notes
    assert notes is not None
    assert "red-2" in notes.played[KAMILA]


@pytest.mark.clause("B44", "S5")
def test_the_winner_leads_the_next_trick() -> None:
    hands = {
        seat: f"{hand} {extra}"
        for (seat, hand), extra in zip(
            EXAMPLE.items(), ("blue-19", "red-15", "red-18", "yellow-23"), strict=True
        )
    }
    state = tricks(table(coins=(0, 0, 0, 0)), hands)
    play(state, "lead co8 red-11", "play red-2", "play white-13", "play yellow-17")
    play(state, "use upper", "use upper", "use upper")
    assert asked(state) == "lead"
    assert state.actor == MAREK
    assert view(state).marker == MAREK


@pytest.mark.clause("S8", "B31", "B71")
def test_when_everybody_has_one_card_left_it_is_discarded_and_upkeep_begins() -> None:
    # Given each has two cards left and somebody stands on the track,
    state = tricks(table(coins=(0, 0, 0, 0), spaces=(0, 3, 0, 0), marriage="cormac"), EXAMPLE)
    journal = Journal()
    state.journal = journal

    # when the trick is played,
    play(state, "lead co8 red-11", "play red-2", "play white-13", "play yellow-17")
    play(state, "use upper", "use upper", "use upper")

    # then no hand has a card and the marriage step has begun.
    assert view(state).phase == "marriage"
    assert asked(state) == "marriage_town"
    assert [size(state.hand(seat)) for seat in range(4)] == [0, 0, 0, 0]
    told = [event for event in journal.events if event.kind == events.HANDS_DISCARDED]
    assert len(told) == 1
    assert told[0].a == 0  # face down: nobody is told which cards


@pytest.mark.clause("B31")
@pytest.mark.parametrize(("seats", "tricks_played"), [(3, 7), (4, 5), (5, 4)])
def test_tricks_go_on_until_one_card_is_left(seats: int, tricks_played: int) -> None:
    hands = {
        0: {
            3: "red-2 red-5 red-8 red-11 red-15 red-18 red-24 white-20",
            4: "red-2 red-5 red-8 red-11 red-15 red-18",
            5: "red-2 red-5 red-8 red-11 red-15",
        }[seats]
    }
    state = tricks(table(players=seats), hands)
    journal = Journal()
    state.journal = journal
    while state.phase == 3:
        state.apply(state.legal_actions()[0])
    assert sum(1 for event in journal.events if event.kind == events.LED) == tricks_played


@pytest.mark.clause("B34", "B131")
def test_who_cannot_lead_passes_the_marker_clockwise_to_the_first_who_can() -> None:
    # Given the only free towns are yellow and David and Kamila hold neither yellow nor white,
    hands = {
        DAVID: "red-11 blue-3",
        KAMILA: "red-2 blue-9",
        MAREK: "yellow-14 blue-12",
        PETR: "yellow-17 blue-16",
    }
    state = table(towns={PETR: every_town_but("du1", "co6")})
    state.journal = Journal()
    reveals = state.reveals
    tricks(state, hands)

    # then Marek has the marker and leads,
    assert asked(state) == "lead"
    assert state.actor == MAREK
    assert view(state).marker == MAREK
    assert legal(state) == ["lead du1 yellow-14", "lead co6 yellow-14"]

    # and everybody knows what the others do not hold.
    shown = names_of(state.zone(LACKS, DAVID))
    assert shown == names_of(state.zone(LACKS, KAMILA))
    assert set(shown.split()) >= {"yellow-1", "yellow-17", "white-13"}
    assert "red-24" not in shown
    assert state.zone(LACKS, MAREK) == 0
    assert state.reveals == reveals + 2  # so nobody can take back what came before
    assert [(event.kind, event.seat, event.a) for event in state.journal.events] == [
        (events.MARKER_MOVES, MAREK, DAVID)
    ]


@pytest.mark.clause("B34")
def test_the_one_who_leads_instead_is_followed_clockwise_by_all() -> None:
    hands = {
        DAVID: "red-11 blue-3",
        KAMILA: "yellow-1 blue-9",
        MAREK: "red-8 blue-12",
        PETR: "red-15 blue-16",
    }
    state = tricks(table(towns={PETR: every_town_but("du1")}), hands)
    play(state, "lead du1 yellow-1")
    assert state.actor == MAREK
    play(state, "play red-8", "play red-15")
    assert state.actor == DAVID


@pytest.mark.clause("B35")
def test_without_a_legal_pair_everybody_plays_and_nobody_wins() -> None:
    # Given no town is free,
    state = table(towns={PETR: every_town_but()}, coins=(0, 0, 0, 0))
    state.journal = Journal()
    tricks(state, EXAMPLE)
    assert [event.kind for event in state.journal.events] == [events.NO_ACTIVE_TOWN]

    # then the marker holder plays any card first,
    assert asked(state) == "follow"
    assert state.actor == DAVID
    play(state, "play blue-3", "play red-2", "play white-13", "play yellow-17")

    # nobody wins, all take secondary actions, and the marker stays.
    assert state.trick_winner == -1
    journal = Journal()
    state.journal = journal
    play(state, "use upper", "use upper", "use upper", "use upper")
    performed = [(int(e.seat), int(e.b)) for e in journal.events if e.kind == events.PERFORMS]
    assert performed == [(KAMILA, 1), (DAVID, 1), (MAREK, 1), (PETR, 1)]
    assert view(state).marker == DAVID


@pytest.mark.clause("B35")
def test_a_free_town_of_a_colour_nobody_holds_gives_no_active_town_either() -> None:
    hands = {
        DAVID: "red-11 blue-3",
        KAMILA: "red-2 blue-9",
        MAREK: "red-8 blue-12",
        PETR: "red-15 blue-16",
    }
    state = tricks(table(towns={PETR: every_town_but("du1")}), hands)
    assert asked(state) == "follow"
    assert state.actor == DAVID
    assert all(state.zone(LACKS, seat) for seat in range(4))
