"""What a seat is asked: outcomes come true, everything touched is answered, nothing leaks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from clauses import clauses_of
from games.two_heirs.tables import BLUE, GAME, HENRY, HUMAN, WHITE, play, solo, table, total
from threecrowns.engine.asking import Choice, Question, question, why, why_not_move
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.journal import Journal
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Phrase, Ref
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, State
from threecrowns.games.two_heirs.rules import events, reasons
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.asking import NEARER
from threecrowns.games.two_heirs.speech.sources import sources

WAR = ("war", "dominion", "crafts")
SETUPS = {
    "first game": Setup(2, {"roads": False}),
    "war": Setup(2, {"sets": WAR}),
    "the Poor": Setup(1, {"henry": 1}),
    "the Brave": Setup(1, {"henry": 2, "sets": ("journey", "patrol", "trade_church")}),
    "the Relentless": Setup(1, {"henry": 3, "colour": "blue"}),
}
POSITIONS = 12  # of every set-up
CLAUSES = clauses_of("two-heirs")


def played(setup: Setup, seed: int) -> Iterator[Match]:
    """A random game, before every answer of a seat; every verb is as likely as the others."""
    rng = random.Random(seed)
    match = Match(GAME, setup, shuffle_from_seed(seed, setup.seats))
    while True:
        match.draw()
        if match.is_over:
            return
        yield match
        by_verb: dict[str, list[int]] = {}
        for action in match.state.legal_actions():
            by_verb.setdefault(GAME.move(match.state, action).verb, []).append(action)
        match.answer(match.state.actor, rng.choice(by_verb[rng.choice(sorted(by_verb))]))


def positions(setup: Setup, count: int) -> Iterator[Match]:
    """Some positions of several games, from the first turn to the last."""
    step = 7
    found = (match for seed in range(9) for match in islice(played(setup, seed), seed, None, step))
    yield from islice(found, count)


def asked(state: State) -> Question:
    found = question(GAME, state, state.actor)
    assert found is not None
    return found


def answered(match: Match, action: int) -> Match:
    """The match after an answer, on a table of its own."""
    other = Match(GAME, match.setup)
    other.state = match.state.clone()
    other.state.journal = other.journal = Journal()
    other.answer(match.state.actor, action)
    return other


# -- outcomes come true


@pytest.mark.parametrize("name", SETUPS)
def test_every_outcome_is_what_happens_when_it_is_answered(name: str) -> None:
    for match in positions(SETUPS[name], POSITIONS):
        for choice in asked(match.state).choices:
            expect(match, choice)


def expect(match: Match, choice: Choice) -> None:
    seat = match.state.actor
    told = choice.outcome
    assert told is not None
    after = answered(match, choice.action)
    assert told.is_final != after.answers[-1].is_revocable
    assert told.asks_on == (after.state.actor == seat)
    assert told.is_certain == (after.state.actor != CHANCE)
    for _ in told.usual:
        usual = GAME.usual_answer(after.state)
        assert usual is not None
        after.answer(seat, usual)
    assert told.points == GAME.points(after.state, seat)
    assert sorted(told.changes, key=repr) == sorted(
        Game.score_changes(GAME, match.state, after.state, seat), key=repr
    )
    for each, points in enumerate(GAME.points(match.state, seat)):
        changed = sum(line.after - line.before for line in told.changes if line.seat == each)
        assert told.points[each] == points + changed
    expect_paid(match, choice, after)


def expect_paid(match: Match, choice: Choice, after: Match) -> None:
    """A building costs what is printed on it; only an extension brings anything to pay with."""
    seat, told, state = match.state.actor, choice.outcome, after.state
    assert told is not None
    assert isinstance(match.state, TwoHeirs)
    assert isinstance(state, TwoHeirs)
    assert told.gains == ({"discount": 1} if choice.verb == "extend" else {})
    if choice.verb != "build":
        assert told.pays == {}
        return
    built = next(event for event in after.journal.events if event.kind == events.BUILT)
    assert told.pays.get("discount", 0) == built.c == match.state.discounts - state.discounts
    assert sum(told.pays.values()) == sum(GAME.content.tiles[built.a].cost)
    assert len(told.sources) == sum(told.pays.values()) - built.c
    there = list(sources(match.state, seat))
    for source in told.sources:
        there.remove(source)


def test_the_outcome_of_a_second_tower_goes_on_through_the_siege() -> None:
    state = table(
        board="*grey w:WA1 b:JO4 . any",
        white=[(4, 0)],
        ring="grey yellow green any any any",
        white_hand="WA2",
        roads=False,
    )
    assert total(state, BLUE) == 2
    build = next(each for each in asked(state).choices if each.move == build_at("WA2", 3, 0))
    assert build.outcome is not None
    assert [phrase.id for phrase in build.outcome.usual] == ["say-destroy"]
    assert build.outcome.points == (0, 0)

    # Asked, one is shown what it is about, and both answers point at it.
    play(state, "build WA2 3,0")
    siege = asked(state)
    assert siege.kind == "siege"
    assert siege.about == (Ref("cell", (2, 0)), Ref("tile", "JO4"))
    assert {choice.subject for choice in siege.choices} == {Ref("cell", (2, 0))}
    assert why(GAME, state, WHITE, Ref("tile", "JO4")).choices == tuple(state.legal_actions())


def build_at(tile: str, x: int, y: int) -> dict[str, object]:
    return {"do": "build", "tile": tile, "at": [x, y]}


@pytest.mark.clause("T53", "T54")
def test_taking_a_tile_tells_what_can_be_used_then_and_what_the_hand_lacks() -> None:
    # Given White, with reach 3, cannot pay the second stone of JO1,
    state = table(board="*green", ring="JO6 grey yellow grey any any", white_hand="JO1")
    assert GAME.lacks(state, WHITE) == {"JO1": {"stone": 1}}

    # when the first tile is taken the shield moves on, and the fourth comes into reach.
    (take,) = (each for each in asked(state).choices if each.move == {"do": "take", "slot": 1})
    assert take.outcome.usable == {"wood": (2, 1), "stone": (1, 2), "grain": (1, 1)}
    assert take.outcome.lacks == {"JO1": {}, "JO6": {"wood": 1}}

    # What changes nothing of it says nothing of it.
    extend = next(each for each in asked(state).choices if each.verb == "extend")
    assert (extend.outcome.usable, extend.outcome.lacks) == ({}, {})
    state = table(board="*green", ring="JO6 grey yellow grey any any", white_hand="JO1 JO2")
    assert GAME.lacks(state, WHITE)["JO1"]
    extends = [each for each in asked(state).choices if each.verb == "extend"]
    (other,) = {each.move["tile"] for each in extends} - {"JO1"}
    kept = [each.outcome.lacks for each in extends if each.move["tile"] == other]
    assert kept
    assert all(each == {} for each in kept)


def test_an_answer_warns_of_what_is_lost_and_of_the_end() -> None:
    state = table(white_hand="JO1 JO2 JO3 JO4 JO5", stack=1, taken=False)
    take = next(each for each in asked(state).choices if each.verb == "take")
    assert take.outcome is not None
    assert Phrase("warn-end-in-sight") in take.outcome.warns

    play(state, "take 1", "extend JO5 0,1")
    end = next(each for each in asked(state).choices if each.verb == "end")
    assert end.outcome is not None
    assert Phrase("warn-discounts", {"count": 1}) in end.outcome.warns
    assert Phrase("warn-surplus", {"count": 2}) in end.outcome.warns


# -- why not


@pytest.mark.parametrize("name", SETUPS)
def test_everything_on_the_table_can_be_touched(name: str) -> None:
    for match in positions(SETUPS[name], 3):
        state = match.state
        for seat in range(state.seats):
            for ref in dict.fromkeys(GAME.things(state, seat)):
                found = why(GAME, state, seat, ref)
                assert bool(found.choices) != (found.hindrance is not None), ref
                if found.hindrance is None:
                    assert set(found.choices) <= set(state.legal_actions())
                    continue
                assert found.hindrance.clause in CLAUSES
                refused = found.hindrance.move
                for action in found.hindrance.helps:
                    assert_helps(state, GAME.grammar.from_json(refused), action)


def assert_helps(state: State, move: Move, action: int) -> None:
    """The same seat is asked on, and the move is allowed or lacks less, or will so by one more."""
    seat = state.actor
    before = GAME.why_not(state, seat, move)
    assert before is not None
    after = carried_out(state, action)
    assert after.actor == seat
    seconds = [after, *(carried_out(after, each) for each in after.legal_actions())]
    refusals = [GAME.why_not(each, seat, move) for each in seconds]
    helped = [each is None or GAME.nearness(each) > GAME.nearness(before) for each in refusals]
    assert helped[0] or (any(helped) and GAME.is_far(before))


def carried_out(state: State, action: int) -> State:
    """The position after an answer and whatever is drawn then: here the last that could be."""
    after = state.clone()
    after.apply(action)
    while after.actor == CHANCE:
        after.apply(after.legal_actions()[-1])
    return after


def hindrance(state: TwoHeirs, ref: Ref, seat: int | None = None) -> tuple[str, set[str]]:
    """Why nothing can be done with a thing, and the moves that help."""
    found = why(GAME, state, state.actor if seat is None else seat, ref).hindrance
    assert found is not None
    moves = {GAME.grammar.write(GAME.move(state, action)) for action in found.helps}
    return found.code, moves


@pytest.mark.clause("T30")
def test_a_tile_beyond_reach_comes_nearer_with_every_unit_withdrawn() -> None:
    state = table(board="* any", white=[(0, 0), (1, 0)], ring="any any JO1 any any any")
    assert hindrance(state, Ref("slot", 4)) == ("T30_OUT_OF_REACH", {"withdraw 1"})
    assert hindrance(state, Ref("tile", "JO1")) == ("T30_OUT_OF_REACH", {"withdraw 1"})


@pytest.mark.clause("T26", "T27")
def test_a_verb_is_a_thing_too_and_says_why_it_cannot_be_done() -> None:
    end = Ref("verb", "end")
    state = table(ring="JO6 JO7", white_hand="JO3 JO4 JO5 JO8")
    assert hindrance(state, end) == ("T26_TAKE_FIRST", {"take 1", "take 2"})
    play(state, "take 1", "end")
    assert hindrance(state, end)[0] == "T27_ONLY_DISCARDS_NOW"


@pytest.mark.clause("T39", "T57", "T58")
def test_a_cell_far_away_is_helped_by_what_begins_two_steps_towards_it() -> None:
    state = table(board="* any any any any", white_hand="JO1")
    far = Ref("cell", (3, 1))
    helps = {"move elite 1,0", "deploy 1,0"}
    assert hindrance(state, far) == ("T39_NO_OWN_UNIT_NEXT_TO_IT", helps)
    for first in helps:
        then = state.clone()
        play(then, first)
        assert hindrance(then, far) == ("T39_NO_OWN_UNIT_NEXT_TO_IT", {"deploy 2,0"})

    # Three steps are too far to be told.
    assert hindrance(state, Ref("cell", (4, 1)))[1] == set()


@pytest.mark.clause("T41", "T53")
def test_what_lacks_for_a_building_comes_into_reach_with_a_tile_taken() -> None:
    state = table(board="*green", ring="green grey yellow grey any any", white_hand="JO1")
    refused = why_not_move(GAME, state, WHITE, GAME.grammar.read("build JO1 0,1"))
    assert refused is not None
    assert refused.code == "T41_RESOURCES_MISSING"
    helping = {GAME.grammar.write(GAME.move(state, action)) for action in refused.helps}
    assert helping == {"take 1", "take 2"}  # not 3: then it lacks grain


@pytest.mark.clause("T41")
def test_what_lacks_for_a_building_comes_with_an_extension() -> None:
    state = table(board="*green", ring="green green green any any any", white_hand="WA1 WA2")
    refused = why_not_move(GAME, state, WHITE, GAME.grammar.read("build WA1 0,1"))
    assert refused is not None
    assert refused.code == "T41_RESOURCES_MISSING"
    helping = {GAME.grammar.write(GAME.move(state, action)) for action in refused.helps}
    assert "extend WA2 1,1" in helping
    assert not any(move.startswith("extend WA1") for move in helping)


@pytest.mark.clause("T56")
def test_a_unit_of_the_opponent_is_not_ones_own_of_that_name() -> None:
    state = table(board="any * any", white=[(0, 0)], blue=[(1, 0)])
    assert hindrance(state, Ref("unit", "elite", BLUE)) == ("T56_NOT_YOUR_UNIT", set())
    assert why(GAME, state, WHITE, Ref("unit", "elite", WHITE)).choices


@pytest.mark.clause("T58")
def test_a_unit_in_the_reserve_is_touched_to_deploy_it() -> None:
    state = table(board="* any", white=[(0, 0)], blue=[(0, 0)])
    deployed = [each for each in asked(state).choices if each.verb == "deploy"]
    assert [(each.subject, each.targets) for each in deployed] == [
        (Ref("unit", "1", WHITE), (Ref("cell", (1, 0)),))
    ]


@pytest.mark.clause("H27")
def test_a_treasure_says_when_it_leaves() -> None:
    state = solo(board="* henry:JO3", tokens={(1, 0): "TR1"}, reference=(0, 0))
    assert hindrance(state, Ref("treasure", "TR1")) == ("H27_LEAVES_WHEN_MET", set())


def test_who_is_not_asked_is_told_so() -> None:
    state = table()
    assert question(GAME, state, BLUE) is None
    assert hindrance(state, Ref("slot", 1), BLUE) == ("T24_NOT_YOUR_TURN", set())


def test_every_reason_stands_somewhere_between_far_and_near() -> None:
    codes = [value for value in vars(reasons).values() if isinstance(value, int)]
    assert sorted(NEARER) == sorted(codes)


# -- nothing leaks


@pytest.mark.parametrize("name", SETUPS)
def test_a_question_is_the_same_in_every_world_that_its_seat_may_be_in(name: str) -> None:
    for number, match in enumerate(positions(SETUPS[name], POSITIONS)):
        for seat in range(match.state.seats):
            shown = told_to(match.state, seat, number)
            assert told_to(match.state.determinize(seat, Rng(number + 7)), seat, number) == shown


def told_to(state: State, seat: int, number: int) -> bytes:
    things = list(dict.fromkeys(GAME.things(state, seat)))
    some = random.Random(number).sample(things, 4)
    return msgspec.json.encode(
        [question(GAME, state, seat), things, *(why(GAME, state, seat, each) for each in some)]
    )


def test_the_seats_are_marked_in_their_colours() -> None:
    looks = GAME.seat_looks(Setup(1, {"colour": "blue"}))
    assert [(look.seat, look.colour, look.is_scripted) for look in looks] == [
        (HUMAN, "blue", False),
        (HENRY, "white", True),
    ]
