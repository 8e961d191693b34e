"""Orders and sights of a table, on the smallest game."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import pytest

import threecrowns.table
from threecrowns.catalogue import find_game
from threecrowns.engine.match import Match
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Ref
from threecrowns.engine.record import RecordWriter, read_record, replay
from threecrowns.table.opening import new_setup, new_shuffle
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import OrderError, Table
from threecrowns.table.thought import advise, hint, thought_of

GAME = find_game("connect-four")
RED, YELLOW = 0, 1
FACES = ("rich", "socket", "asyncio", "fastapi", "fluent", "threecrowns.engine.texts")


def table_of(*players: str, record: Path | None = None) -> Table:
    shuffle = new_shuffle(1, 2)
    match = Match(GAME, new_setup(GAME, 2, {}, shuffle), shuffle)
    if record is not None:
        RecordWriter(match, record, is_durable=False).start(list(players))
    table = Table(match, players)
    table.draw()
    return table


def closed(table: Table) -> None:
    assert isinstance(table.match.recorder, RecordWriter)
    table.match.recorder.close()


def play(table: Table, *columns: int) -> None:
    for column in columns:
        (seat,) = table.match.state.waiting()
        table.say(seat, table.index, Move("drop", (column,)))


@pytest.mark.parametrize(
    ("seat", "behind", "action", "code"),
    [
        (YELLOW, 0, 0, "not-asked"),
        (RED, 1, 0, "stale"),
        (RED, 0, 99, "illegal"),
        (7, 0, 0, "no-seat"),
        (-1, 0, 0, "no-seat"),
    ],
)
def test_an_order_that_does_not_fit_changes_nothing(
    seat: int, behind: int, action: int, code: str
) -> None:
    table = table_of(HUMAN, HUMAN)
    play(table, 1, 2)
    before = table.match.state.digest(), table.index
    with pytest.raises(OrderError) as found:
        table.answer(seat, table.index - behind, action)
    assert found.value.code == code
    assert (table.match.state.digest(), table.index) == before


def test_the_same_answer_twice_is_out_of_date() -> None:
    table = table_of(HUMAN, HUMAN)
    index = table.index
    table.answer(RED, index, 3)
    with pytest.raises(OrderError, match="table-stale"):
        table.answer(RED, index, 3)
    assert len(table.match.answers) == 1


def test_a_move_is_refused_with_the_reason_of_the_rules() -> None:
    table = table_of(HUMAN, HUMAN)
    play(table, 4, 4, 4, 4, 4, 4)
    with pytest.raises(OrderError, match="C1-column-full") as found:
        table.say(RED, table.index, Move("drop", (4,)))
    assert found.value.code == "illegal"


def test_a_dark_thing_says_why_and_a_lit_one_what_it_does() -> None:
    table = table_of(HUMAN, HUMAN)
    play(table, 4, 4, 4, 4, 4, 4)
    dark = table.why(RED, Ref("slot", 4))
    assert dark.choices == ()
    assert dark.hindrance is not None
    assert dark.hindrance.clause == "C1"
    assert table.why(RED, Ref("slot", 5)).choices == (4,)
    other = table.why(YELLOW, Ref("slot", 5)).hindrance
    assert other is not None
    assert other.code == "C1_NOT_YOUR_TURN"


def test_going_back_needs_everybody_and_bots_do_not_mind() -> None:
    table = table_of(HUMAN, HUMAN)
    play(table, 1, 2, 3)
    table.ask_back(RED, table.index, 1)
    assert table.sight(YELLOW).way_back is not None
    assert len(table.match.answers) == 3
    table.consent(YELLOW, table.index, agrees=True)
    assert len(table.match.answers) == 1
    assert table.sight(RED).way_back is None

    alone = table_of(HUMAN, "greedy")
    play(alone, 1)
    alone.ask_back(RED, alone.index, 0)
    assert alone.match.answers == []


def test_going_back_is_refused_by_one_no_and_forgotten_when_the_game_goes_on() -> None:
    table = table_of(HUMAN, HUMAN)
    play(table, 1, 2)
    table.ask_back(RED, table.index, 0)
    table.consent(YELLOW, table.index, agrees=False)
    assert table.way_back is None
    assert len(table.match.answers) == 2
    with pytest.raises(OrderError, match="back-not-asked"):
        table.consent(YELLOW, table.index, agrees=True)
    table.ask_back(RED, table.index, 0)
    play(table, 3)
    assert table.way_back is None


def test_news_begin_where_the_reader_left_and_are_void_after_going_back() -> None:
    table = table_of(HUMAN, HUMAN)
    play(table, 1, 2, 3)
    seen = table.sight(RED)
    assert [told.kind for told in seen.news] == ["dropped"] * 3
    play(table, 4)
    news = table.sight(RED, known=3, since=seen.index)
    assert (news.first_news, len(news.news)) == (3, 1)
    table.ask_back(RED, table.index, 1)
    table.consent(YELLOW, table.index, agrees=True)
    play(table, 7)
    again = table.sight(RED, known=4, since=news.index)
    assert again.first_news == 1
    assert [told.facts["column"] for told in again.news] == [Ref("slot", 7)]


def test_events_carry_their_answer_turn_and_points() -> None:
    table = table_of(HUMAN, HUMAN)
    play(table, 1, 2)
    first, second = table.told(None)
    assert (first.answer, first.turn, first.points) == (0, 1, (0, 0))
    assert (second.answer, second.turn) == (1, 2)


def test_points_stand_at_the_last_event_of_an_answer() -> None:
    game = find_game("two-heirs")
    shuffle = new_shuffle(1, 2)
    table = Table(Match(game, new_setup(game, 2, {}, shuffle), shuffle), (HUMAN, HUMAN))
    table.draw()
    for _ in range(12):
        (seat,) = table.match.state.waiting()
        table.answer(seat, table.index, table.match.state.legal_actions()[0])
    told = table.told(None)
    assert len({each.answer for each in told}) < len(told)  # some have several events
    for each, following in pairwise(told):
        assert (each.points is None) == (each.answer == following.answer)


def test_looking_back_shows_the_table_as_it_was() -> None:
    table = table_of(HUMAN, HUMAN)
    empty = table.sight(RED).view
    play(table, 1, 2)
    assert table.at(RED, 0).view == empty
    assert table.at(RED, 2).view == table.sight(RED).view
    assert table.at(RED, 1).question is None
    with pytest.raises(OrderError, match="back-impossible"):
        table.at(RED, 3)


def test_whoever_gives_up_has_lost_and_the_record_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = table_of(HUMAN, HUMAN, record=file)
    play(table, 1)
    table.resign(RED, table.index)
    assert table.sight(YELLOW).winners == (YELLOW,)
    with pytest.raises(OrderError, match="table-over"):
        table.answer(YELLOW, table.index, 0)
    closed(table)
    record = read_record(file)
    assert (record.resigned, record.is_finished) == (RED, True)
    replay(record, GAME)


def test_a_bot_takes_over_and_going_back_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = table_of(HUMAN, HUMAN, record=file)
    play(table, 1, 2, 3)
    table.ask_back(RED, table.index, 1)
    table.consent(YELLOW, table.index, agrees=True)
    table.replace(YELLOW, "greedy")
    assert table.bot_due() == YELLOW
    closed(table)
    record = read_record(file)
    assert record.players == (HUMAN, "greedy")
    assert replay(record, GAME).state.digest() == table.match.state.digest()


def test_a_bot_answers_the_same_in_a_process_of_its_own() -> None:
    table = table_of(HUMAN, "search-1")
    play(table, 4)
    thought = thought_of(table, YELLOW, "search-1")
    assert advise(thought) == advise(thought)
    assert advise(thought)[0].action in table.match.state.legal_actions()


def test_the_table_knows_no_face() -> None:
    """No terminal, no socket, no catalogue of texts."""
    for file in Path(threecrowns.table.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            assert not any(name.startswith(FACES) for name in names), (file.name, names)


def test_what_a_script_does_stands_in_a_turn_of_its_own() -> None:
    game = find_game("two-heirs")
    shuffle = new_shuffle(3, 1)
    table = Table(Match(game, new_setup(game, 1, {"henry": 1}, shuffle), shuffle), (HUMAN,))
    table.draw()
    while table.sight(0).turn < 5:
        question = table.sight(0).question
        assert question is not None
        ends = [choice for choice in question.choices if choice.verb == "end"]
        table.answer(0, table.index, (ends or question.choices)[0].action)

    told = table.told(0)
    own = {each.turn for each in told if each.kind == "took"}
    scripted = {each.turn for each in told if each.step is not None}
    assert (own, scripted) == ({1, 3}, {2, 4})
    begun = next(each.index for each in told if each.turn == 2)
    assert table.told(0, begun + 1) == told[begun + 1 :]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (1, {"henry": 1})])
def test_the_answers_of_a_seat_are_counted_anew_in_every_turn(
    seats: int, options: dict[str, int]
) -> None:
    # Given a game in which a turn is several answers of one seat, alone against a script, too,
    game = find_game("two-heirs")
    shuffle = new_shuffle(3, seats)
    match = Match(game, new_setup(game, seats, options, shuffle), shuffle)
    table = Table(match, (HUMAN,) * seats)
    table.draw()

    # when it is played,
    counted: dict[tuple[int, int], list[int]] = {}
    while table.sight(None).turn < 6:
        seat = match.state.actor
        in_turn = counted.setdefault((table.sight(None).turn, seat), [])
        in_turn.append(table.answered_this_turn(seat))
        others = set(range(seats)) - {seat}
        assert all(table.answered_this_turn(other) == 0 for other in others)
        table.answer(seat, table.index, match.state.legal_actions()[0])

    # then each turn counts from its beginning, and draws do not count.
    assert all(counts == list(range(len(counts))) for counts in counted.values())
    assert max(len(counts) for counts in counted.values()) > 1


def test_a_hint_has_the_time_of_a_first_answer_however_long_the_turn_is() -> None:
    game = find_game("two-heirs")
    shuffle = new_shuffle(3, 2)
    table = Table(Match(game, new_setup(game, 2, {}, shuffle), shuffle), (HUMAN, HUMAN))
    table.draw()
    seat = table.match.state.actor
    while table.answered_this_turn(seat) < 2:
        seat = table.match.state.actor
        table.answer(seat, table.index, table.match.state.legal_actions()[0])
        seat = table.match.state.actor

    assert thought_of(table, seat, "master").answered == 2
    assert hint(table, seat).answered == 0
