"""A47 and determinize: what a seat knows stays, what it cannot know is drawn anew."""

from __future__ import annotations

from collections import Counter

import pytest

from games.architects.table import GAME, Table, new_state
from threecrowns.engine.game import Setup
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.games.architects.content.tables import CARDS
from threecrowns.games.architects.content.vocabulary import NOTHING
from threecrowns.games.architects.rules.state import HAND, PACK, POOL
from threecrowns.games.architects.rules.turn import Architects


def drafting(seats: int, seed: int = 4) -> Architects:
    state = new_state(seats)
    rng = Rng(seed)
    while state.actor == CHANCE:
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
    return state


def hand(state: Architects, seat: int) -> set[int]:
    return {n for n in range(state.tables.buildings) if state.has_card(HAND + seat, n)}


def pack(state: Architects, number: int) -> set[int]:
    return {n for n in range(state.tables.buildings) if state.has_card(PACK + number, n)}


def worlds(state: Architects, seat: int, count: int = 60) -> list[Architects]:
    return [state.determinize(seat, Rng(seed)) for seed in range(count)]


@pytest.mark.clause("A47", "A30")
def test_in_a_draft_of_two_the_card_taken_from_a_known_pack_is_known() -> None:
    state = drafting(2)
    first_pack = pack(state, 0)
    # Blue keeps its lowest card, Green of that pack its highest, of its own one its lowest.
    state.apply(state.legal_actions()[0])
    state.apply(state.legal_actions()[0])
    kept_by_blue = min(first_pack)
    state.apply(state.legal_actions()[0])
    taken_by_green = max(first_pack)
    state.apply(state.legal_actions()[-1])
    # Blue sees its first pack again: what is missing is in Green's hand.
    for world in worlds(state, 0):
        assert taken_by_green in hand(world, 1)
        assert kept_by_blue in hand(world, 0)
        assert pack(world, 0) == first_pack - {kept_by_blue, taken_by_green}


@pytest.mark.clause("A47", "A30", "A31")
def test_after_the_draft_one_of_two_passed_cards_is_in_hand_and_one_under_the_pile() -> None:
    state = drafting(2)
    for _ in range(3):
        passed = pack(state, state.pack_before(0))
        state.apply(state.legal_actions()[0])
        state.apply(state.legal_actions()[0])
    assert not state.is_drafting()
    # In round 2 Blue passed two cards of Green's pack: one is Green's, one lies under the pile.
    assert passed
    seen = Counter[bool]()
    for world in worlds(state, 0):
        hidden = [int(record) % CARDS for record in world.tail]
        mine = [card for card in hidden if state.pots[card] == 0]
        assert len(mine) == 1  # the card Blue itself left over is known
        seen[hidden == [int(record) % CARDS for record in state.tail]] += 1
    assert len(seen) == 2  # both ways of placing the other two occur


@pytest.mark.clause("A47")
def test_a_seat_keeps_what_it_knows_and_others_cards_change() -> None:
    table = Table(3).hand("blue", "castle", "keep").hand("green", "palace", "well", "church")
    seen = set()
    for world in worlds(table.state, 0):
        assert hand(world, 0) == hand(table.state, 0)
        assert len(hand(world, 1)) == 3
        assert GAME.broken_invariants(world) == []
        seen.add(frozenset(hand(world, 1)))
    assert len(seen) > 30


@pytest.mark.clause("A47a", "A47", "A96")
def test_a_card_put_under_the_pile_from_a_hand_may_be_any_of_that_hand() -> None:
    # Green discards one of two cards that Blue happens to know.
    table = Table().hand("green", "castle", "keep").give("green", gold=1).play("blue mine clay")
    for card in ("castle", "keep"):
        table.state.pots[table.building(card)] = 0  # Blue knows them
    table.play("green cathedral castle").settle()
    names = {table.building("castle"), table.building("keep")}
    under = Counter[int]()
    for world in worlds(table.state, 0):
        lowest = int(world.tail[0]) % CARDS
        under[lowest] += 1
        assert hand(world, 1) | {lowest} == names
    assert set(under) == names
    # Green knows which one it was.
    for world in worlds(table.state, 1):
        assert int(world.tail[0]) % CARDS == table.building("castle")


@pytest.mark.clause("A47", "A149")
def test_cards_looked_at_and_put_under_stay_known_to_the_one_who_looked() -> None:
    table = Table().give("blue", silver=2).play("blue market-draw")
    drawn = ["castle", "keep", "well", "church", "dungeon"]
    table.play(*(f"chance draw {card}" for card in drawn))
    for world in worlds(table.state, 0, 10):
        assert [int(card) for card in world.five] == [table.building(card) for card in drawn]
    assert len({tuple(int(c) for c in world.five) for world in worlds(table.state, 1)}) > 30
    table.play("blue keep well")
    under = [table.building(card) for card in drawn if card != "well"]
    for world in worlds(table.state, 0, 10):
        assert [int(record) for record in world.tail] == under
    assert len({tuple(int(r) for r in world.tail) for world in worlds(table.state, 1)}) > 30


@pytest.mark.clause("A47")
def test_a_hidden_draw_from_under_the_pile() -> None:
    # The pile is empty; Green draws the card that Blue put under it, which Blue knows.
    table = Table().hand("blue", "castle", "keep").give("blue", gold=1)
    table.play("blue cathedral castle").settle()
    table.only_pile().play("green workshop-draw")
    assert table.cards_of("green") == {"castle"}
    for world in worlds(table.state, 0, 10):
        assert hand(world, 1) == {table.building("castle")}


@pytest.mark.clause("A47")
def test_a_discard_drawn_by_a_third_is_mixed_with_the_hand_it_came_from() -> None:
    table = Table(3).hand("green", "castle", "keep").give("green", gold=1).play("blue mine clay")
    table.play("green cathedral castle").settle()
    table.only_pile().play("purple workshop-draw")
    names = {table.building("castle"), table.building("keep")}
    seen = set()
    for world in worlds(table.state, 0):
        assert hand(world, 1) | hand(world, 2) == names
        seen.add(frozenset(hand(world, 2)))
    assert len(seen) == 2
    for world in worlds(table.state, 1, 10):  # Green knows what it put there
        assert hand(world, 2) == {table.building("castle")}


@pytest.mark.clause("A47", "A149")
def test_who_put_a_card_under_the_pile_does_not_learn_whether_it_was_kept_of_five() -> None:
    for kept in ("castle", "well"):
        table = Table().hand("blue", "castle", "keep").give("blue", gold=1).give("green", silver=2)
        table.play("blue cathedral castle").settle()
        table.only_pile("well").play("green market-draw", "chance draw well")
        assert set(table.answers()) == {"keep castle", "keep well"}
        table.play(f"green keep {kept}")
        holds = {table.building("castle") in hand(world, 1) for world in worlds(table.state, 0)}
        assert holds == {False, True}


def test_picks_of_others_are_hidden_until_all_have_chosen() -> None:
    state = drafting(3)
    state.turn_to(2)
    state.apply(state.legal_actions()[0])
    picked = {int(world.picks[2]) for world in worlds(state, 0)}
    assert len(picked) > 1
    assert NOTHING not in picked
    assert state.waiting() == [0, 1]


@pytest.mark.parametrize("options", [{}, {"wonder": True, "characters": "dealt"}])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_drawn_world_depends_on_knowledge_and_generator_only(
    seats: int, options: dict[str, object]
) -> None:
    state = GAME.new(Setup(seats, options))  # type: ignore[arg-type]
    rng = Rng(11)
    steps = 0
    while not state.is_over() and steps < 400:
        steps += 1
        if steps % 9 == 0:
            for seat in range(seats):
                other = state.determinize(seat, Rng(steps))
                same = [each.determinize(seat, Rng(7)).digest() for each in (state, other)]
                assert same[0] == same[1]
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])


def test_every_unseen_card_is_equally_likely_to_be_drawn_next() -> None:
    table = Table()
    assert table.state.count_cards(POOL) == 40
    table.play("blue workshop-draw")
    assert len(table.state.legal()) == 40
