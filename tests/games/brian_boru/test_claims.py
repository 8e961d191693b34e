"""Section 13: claiming regions."""

from __future__ import annotations

import pytest

from games.brian_boru.tables import (
    DAVID,
    KAMILA,
    MAREK,
    claims,
    holder,
    is_face_up,
    table,
)


@pytest.mark.clause("B106")
@pytest.mark.parametrize(
    ("towns", "flips"), [("mu1 mu2 mu3 mu4", False), ("mu1 mu2 mu3 mu4 mu5", True)]
)
def test_a_token_turns_when_enough_towns_are_taken(towns: str, flips: bool) -> None:
    state = claims(table(towns={DAVID: towns}))
    assert is_face_up(state, "munster") == flips
    assert holder(state, "munster") == (DAVID if flips else None)


@pytest.mark.clause("B106")
def test_viking_towns_count_for_the_threshold() -> None:
    state = claims(table(towns={DAVID: "ul1 ul2", KAMILA: "ul3"}, vikings="ul3"))
    assert is_face_up(state, "ulaid")


@pytest.mark.clause("B106")
def test_a_token_never_turns_back() -> None:
    # Given a token is face up though no town is taken any more, then it stays so.
    assert is_face_up(claims(table(face_up="munster")), "munster")


@pytest.mark.clause("B107")
def test_a_token_that_turns_is_assigned_in_the_same_step() -> None:
    state = claims(table(towns={DAVID: "du1", KAMILA: "du2 du3 br1", MAREK: "br2"}))
    assert holder(state, "dublin") == KAMILA
    assert is_face_up(state, "breifne")
    assert holder(state, "breifne") is None  # tied


@pytest.mark.clause("S12", "B108", "B109")
def test_a_token_is_kept_against_a_tie_and_lost_to_more() -> None:
    # Given David holds Ulaid with strength 2,
    tied = claims(table(held={"ulaid": DAVID}, towns={DAVID: "ul1 ul2", KAMILA: "ul3 ul4"}))
    assert holder(tied, "ulaid") == DAVID
    beaten = claims(table(held={"ulaid": DAVID}, towns={DAVID: "ul1 ul2", KAMILA: "ul3 ul4 ul5"}))
    assert holder(beaten, "ulaid") == KAMILA


@pytest.mark.clause("B109")
def test_a_tie_leaves_a_token_on_the_board() -> None:
    state = claims(table(face_up="ulaid", towns={DAVID: "ul1", KAMILA: "ul2"}))
    assert holder(state, "ulaid") is None


@pytest.mark.clause("T21", "B110")
def test_a_holder_behind_two_tied_rivals_keeps_the_token() -> None:
    towns = {DAVID: "le1 le2", KAMILA: "le3 le4", MAREK: "le5"}
    state = claims(table(held={"leinster": MAREK}, towns=towns))
    assert holder(state, "leinster") == MAREK


@pytest.mark.clause("S13", "B111")
def test_vikings_with_the_most_send_a_token_back_to_the_board() -> None:
    towns = {DAVID: "ul1", KAMILA: "ul2 ul3"}
    state = claims(table(held={"ulaid": DAVID}, towns=towns, vikings="ul2 ul3"))
    assert holder(state, "ulaid") is None
    assert is_face_up(state, "ulaid")


@pytest.mark.clause("B111")
def test_vikings_with_the_most_keep_a_token_on_the_board() -> None:
    towns = {DAVID: "ul1", KAMILA: "ul2 ul3"}
    state = claims(table(face_up="ulaid", towns=towns, vikings="ul2 ul3"))
    assert holder(state, "ulaid") is None


@pytest.mark.clause("B112")
def test_vikings_tied_for_the_most_leave_the_token_where_it_is() -> None:
    towns = {DAVID: "ul1", KAMILA: "ul2"}
    held = claims(table(held={"ulaid": KAMILA}, towns=towns, vikings="ul2"))
    assert holder(held, "ulaid") == KAMILA
    lying = claims(table(face_up="ulaid", towns=towns, vikings="ul2"))
    assert holder(lying, "ulaid") is None


@pytest.mark.clause("B112")
def test_vikings_tied_with_several_players_change_nothing() -> None:
    towns = {DAVID: "ul1", KAMILA: "ul2", MAREK: "ul3"}
    state = claims(table(held={"ulaid": MAREK}, towns=towns, vikings="ul3"))
    assert holder(state, "ulaid") == MAREK


@pytest.mark.clause("T22", "B113")
def test_military_support_adds_the_vikings_to_the_princess_holder() -> None:
    # Given strengths A 1, B 2, Vikings 2 and A holds the princess, then A counts 3.
    towns = {DAVID: "le1", KAMILA: "le2 le3", MAREK: "le4 le5"}
    state = claims(table(princess=(DAVID, "military"), towns=towns, vikings="le4 le5"))
    assert holder(state, "leinster") == DAVID


@pytest.mark.clause("B113")
def test_with_military_support_the_vikings_are_no_contender() -> None:
    # Given strengths A 3, B 0 and Vikings 4, B holds the princess: B counts 4 and takes it.
    towns = {DAVID: "le1 le2 le3", KAMILA: "le4 le5 le6 le7"}
    vikings = "le4 le5 le6 le7"
    state = claims(table(princess=(KAMILA, "military"), towns=towns, vikings=vikings))
    assert holder(state, "leinster") == KAMILA
    # With trade nothing is added, and the Vikings keep it on the board.
    state = claims(table(princess=(KAMILA, "trade"), towns=towns, vikings=vikings))
    assert holder(state, "leinster") is None


@pytest.mark.clause("T20", "B106", "B114")
def test_a_monastery_counts_double_for_the_threshold() -> None:
    state = claims(table(towns={DAVID: "du1"}, monasteries="du1"))
    assert is_face_up(state, "dublin")
    assert holder(state, "dublin") == DAVID


@pytest.mark.clause("B114")
def test_a_monastery_counts_double_for_the_majority_and_for_the_vikings_too() -> None:
    towns = {DAVID: "ul1", KAMILA: "ul2"}
    state = claims(table(face_up="ulaid", towns=towns, monasteries="ul1"))
    assert holder(state, "ulaid") == DAVID
    state = claims(table(held={"ulaid": DAVID}, towns=towns, monasteries="ul2", vikings="ul2"))
    assert holder(state, "ulaid") is None
