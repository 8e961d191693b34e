"""What a seat is asked: outcomes that come true, things that answer, nothing that leaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from clauses import clauses_of
from games.architects.table import GAME, Table, asked
from threecrowns.engine.asking import (
    Choice,
    Outcome,
    line_changes,
    question,
    stock_changes,
    why,
)
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.phrase import KINDS, Ref
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, State
from threecrowns.games.architects.content.vocabulary import OPPONENT_NAMES
from threecrowns.games.architects.rules.turn import Architects

POSITIONS = 8  # of each way to play
OFTEN = 2  # questions of one kind, before others are preferred
SETUPS = [
    *(Setup(seats, {"characters": "dealt"}) for seats in (2, 3, 4, 5)),
    *(Setup(seats, {"wonder": True, "characters": "dealt"}) for seats in (2, 3, 4, 5)),
    *(Setup(1, {"opponent": name}) for name in OPPONENT_NAMES),
    Setup(2, {"opponent": "enforcer", "promos": True, "characters": "dealt"}),
]
LABELS = [
    *(f"base-{seats}" for seats in (2, 3, 4, 5)),
    *(f"wonder-{seats}" for seats in (2, 3, 4, 5)),
    *OPPONENT_NAMES,
    "guest",
]


@cache
def positions(number: int) -> tuple[Architects, ...]:
    """Some positions of random games, with questions of as many kinds as come up."""
    setup = SETUPS[number]
    found: list[Architects] = []
    kinds: Counter[str] = Counter()
    rng = Rng(100 + number)
    while len(found) < POSITIONS:
        match = Match(GAME, setup, shuffle_from_seed(rng.below(999), setup.seats))
        while len(found) < POSITIONS:
            match.draw()
            if match.is_over:
                break
            state = match.state
            assert isinstance(state, Architects)
            kind = GAME.question_kind(state)
            if rng.below(12) == 0 and kinds[kind] < OFTEN:
                kinds[kind] += 1
                found.append(state.clone())
            answers = state.legal_actions()
            match.answer(state.actor, answers[rng.below(len(answers))])
    return tuple(found)


def every_position() -> Iterator[tuple[Setup, Architects]]:
    for number, setup in enumerate(SETUPS):
        for state in positions(number):
            yield setup, state


def known_outcome(choice: Choice) -> Outcome | None:
    outcome = choice.outcome
    return outcome if outcome is not None and outcome.points is not None else None


@pytest.mark.parametrize("number", range(len(SETUPS)), ids=LABELS)
def test_an_outcome_is_what_happens(number: int) -> None:
    fork = Match(GAME, SETUPS[number])
    for state in positions(number):
        for seat in state.waiting():
            found = question(GAME, state, seat)
            assert found is not None
            legal = state.clone()
            legal.turn_to(seat)
            assert {choice.action for choice in found.choices} == set(legal.legal_actions())
            for choice in found.choices:
                fork.state = state.clone()
                fork.state.journal = fork.journal
                compare(fork, seat, choice)


def compare(fork: Match, seat: int, choice: Choice) -> None:
    """Answer really, go on as the outcome says, and look at the table."""
    before = fork.state.clone()
    outcome = choice.outcome
    assert outcome is not None
    fork.answer(seat, choice.action)
    answer = fork.answers[-1]
    assert outcome.is_final == (not answer.is_revocable)
    assert outcome.asks_on == (not answer.is_hidden and seat in fork.state.waiting())
    for said in outcome.usual:
        usual = GAME.usual_answer(fork.state)
        assert usual is not None
        assert GAME.word_move(fork.state, GAME.move(fork.state, usual)) == said
        fork.answer(seat, usual)
    if outcome.points is None:
        return
    after = fork.state
    assert outcome.points == GAME.points(after, seat)
    changes = stock_changes(GAME.stocks(before, seat), GAME.stocks(after, seat))
    assert outcome.gains == {name: count for name, count in changes.items() if count > 0}
    assert outcome.pays == {name: -count for name, count in changes.items() if count < 0}
    assert outcome.afterwards == {name: GAME.stocks(after, seat).get(name, 0) for name in changes}
    sheets = (GAME.score_sheet(before, seat), GAME.score_sheet(after, seat))
    assert sorted(map(str, outcome.changes)) == sorted(map(str, line_changes(*sheets)))
    assert outcome.is_certain == (after.actor != CHANCE)


@pytest.mark.parametrize("number", range(len(SETUPS)), ids=LABELS)
def test_everything_that_can_be_touched_answers(number: int) -> None:
    clauses = clauses_of(GAME.id)
    for state in positions(number)[::2]:
        for seat in range(state.seats):
            refs = list(GAME.things(state, seat))
            assert {ref.kind for ref in refs} <= KINDS
            is_asked = seat in state.waiting()
            for ref in refs if is_asked else refs[::10]:
                found = why(GAME, state, seat, ref)
                if found.hindrance is None:
                    assert found.choices
                else:
                    assert found.hindrance.clause in clauses, found


@pytest.mark.parametrize("number", range(len(SETUPS)), ids=LABELS)
def test_nothing_that_is_asked_leaks(number: int) -> None:
    for at, state in enumerate(positions(number)):
        for seat in range(state.seats):
            seen = asked_bytes(state, seat)
            for seed in (3, 4):
                assert asked_bytes(state.determinize(seat, Rng(seed)), seat) == seen
            if at % 3 == 0:
                other = state.determinize(seat, Rng(5))
                for ref in list(GAME.things(state, seat))[::6]:
                    ours, theirs = why(GAME, state, seat, ref), why(GAME, other, seat, ref)
                    assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)


def asked_bytes(state: State, seat: int) -> bytes:
    return msgspec.json.encode(question(GAME, state, seat))


def test_every_choice_points_at_things_in_the_view() -> None:
    for _, state in every_position():
        for seat in state.waiting():
            found = question(GAME, state, seat)
            assert found is not None
            touchable = set(GAME.things(state, seat))
            for choice in found.choices:
                if choice.verb == "board":
                    continue  # boards to choose from lie beside the table
                refs = {*choice.targets, *([choice.subject] if choice.subject else [])}
                assert refs <= touchable, (choice.move, refs - touchable)
            assert set(found.about) <= touchable


# -- single questions


def choice_of(table: Table, *said: str) -> Choice:
    return next(each for each in asked(table).choices if tuple(each.move.values()) == said)


def test_the_tax_stand_tells_its_silver_though_a_loss_is_asked_first() -> None:
    # Given influence that could prevent a loss of virtue,
    table = Table(wonder=True).give("blue", influence=4, virtue=5)

    # then the tax stand tells silver and virtue, as if the loss were borne.
    outcome = known_outcome(choice_of(table, "place", "tax_stand"))
    assert outcome is not None
    assert (outcome.gains, outcome.pays) == ({"silver": 4}, {"virtue": 2, "worker": 1})
    assert outcome.afterwards["virtue"] == 3
    assert outcome.asks_on
    assert [said.id for said in outcome.usual] == ["say-prevent"]
    assert [warning.id for warning in outcome.warns] == ["warn-no-cathedral"]


def test_a_building_tells_its_points_though_the_bill_is_asked_first() -> None:
    table = Table(wonder=True).give("blue", wood=3, stone=3, influence=4)
    table.hired("blue", "charlatan_wood").hand("blue", "well")
    outcome = known_outcome(choice_of(table, "build", "well"))
    assert outcome is not None
    assert outcome.gains["points"] == 3
    assert "influence" not in outcome.pays
    assert [said.id for said in outcome.usual] == ["say-pay"]


@pytest.mark.parametrize(("virtue", "afterwards"), [(2, 0), (1, 0), (5, 3)])
def test_virtue_afterwards_ends_where_its_track_ends(virtue: int, afterwards: int) -> None:
    table = Table().give("blue", virtue=virtue)
    outcome = known_outcome(choice_of(table, "place", "tax_stand"))
    assert outcome is not None
    assert outcome.afterwards["virtue"] == afterwards  # the tax stand costs two
    assert outcome.pays["virtue"] == virtue - afterwards


def test_a_bill_says_how_it_is_usually_paid() -> None:
    table = Table(wonder=True).give("blue", wood=3, stone=3, influence=4)
    table.hired("blue", "charlatan_wood").hand("blue", "well")
    assert asked(table).usual is None  # a worker is placed as one likes
    table.play("blue build well")
    bill = asked(table)
    usual = next(choice for choice in bill.choices if choice.action == bill.usual)
    assert usual.verb == "pay"
    assert "influence" not in usual.outcome.pays


def test_a_draw_is_not_certain() -> None:
    outcome = choice_of(Table(), "workshop-draw").outcome
    assert outcome is not None
    assert not outcome.is_certain
    assert outcome.gains == {"building_card": 1}
    assert [warning.id for warning in outcome.warns] == ["warn-draw"]


def test_a_debt_is_warned_of() -> None:
    outcome = choice_of(Table().give("blue", virtue=1), "place", "tax_stand").outcome
    assert outcome is not None
    assert [warning.id for warning in outcome.warns] == ["warn-debt"]


def test_a_touched_place_lists_what_can_be_done_there() -> None:
    table = Table().full_offer().give("blue", silver=9)
    found = why(GAME, table.state, 0, Ref("place", "workshop"))
    moves = [GAME.move(table.state, action) for action in found.choices]
    assert {move.verb for move in moves} == {"workshop-draw", "workshop-hire"}


def test_a_dark_place_says_what_is_missing() -> None:
    table = Table().give("blue", silver=0)
    table.state.tax = 0
    found = why(GAME, table.state, 0, Ref("place", "tax_stand"))
    assert found.hindrance is not None
    assert found.hindrance.code == "A120_TAX_STAND_EMPTY"


def test_a_card_in_hand_says_what_stands_nearest() -> None:
    table = Table().hand("blue", "castle")
    found = why(GAME, table.state, 0, Ref("card", "castle"))
    assert found.hindrance is not None
    assert found.hindrance.code in ("A134_SKILL_MISSING", "A134_CANNOT_PAY_BUILDING")


def test_a_rivals_building_and_a_far_level_have_a_reason() -> None:
    table = Table().built("green", "well")
    rival = why(GAME, table.state, 0, Ref("card", "well")).hindrance
    level = why(GAME, table.state, 0, Ref("level", 4)).hindrance
    assert rival is not None
    assert level is not None
    assert rival.code == "A134_NOT_IN_HAND"
    assert level.code == "A141_ONE_LEVEL_AT_A_TIME"


def test_the_prison_says_how_its_inmates_come_out() -> None:
    table = Table(wonder=True).workers("blue", prison=2)
    dark = why(GAME, table.state, 0, Ref("place", "prison")).hindrance
    assert dark is not None
    assert dark.code == "A114_FREED_AT_THE_GUARDHOUSE"
    assert dark.clause == "A114"

    # At the guardhouse it is what can be done, or what cannot.
    table.play("blue place guardhouse")
    assert why(GAME, table.state, 0, Ref("place", "prison")).choices


def test_a_monument_is_one_thing_in_view_move_and_score() -> None:
    table = Table(wonder=True).give("blue", clay=15, influence=7, silver=5)
    choice = choice_of(table, "monument", "clay", "forest")
    shown = GAME.view(table.state, 0).monuments[0].id
    assert choice.subject == Ref("monument", shown)
    assert shown in GAME.components().monuments
    assert GAME.look(shown)
    table.play("blue monument clay forest")
    assert Ref("monument", shown) in [line.origin for line in GAME.score_sheet(table.state)]


def test_whoever_is_not_asked_touches_in_vain() -> None:
    found = why(GAME, Table().state, 1, Ref("place", "quarry"))
    assert found.hindrance is not None
    assert found.hindrance.code == "A40_NOT_YOUR_TURN"
