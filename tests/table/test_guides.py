"""The guided games: every step can be followed to the end, and points at what is there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from text_ids import read_messages
from threecrowns.catalogue import find_game
from threecrowns.engine.match import Match
from threecrowns.engine.refusal import SetupError
from threecrowns.engine.texts import LANGUAGES
from threecrowns.table.guide import FOLDER, Guide, Step, Way, find_guide, guide_ids
from threecrowns.table.opening import new_setup, new_shuffle
from threecrowns.table.seats import HUMAN, seat_players
from threecrowns.table.table import Table

GUIDES = guide_ids()
LONGEST = 330  # signs of a step's words: they stand beside a table, not instead of it


def table_of(guide: Guide) -> Table:
    game = find_game(guide.game)
    shuffle = new_shuffle(guide.seed, len(guide.seats))
    match = Match(game, new_setup(game, len(guide.seats), guide.options, shuffle), shuffle)
    table = Table(match, seat_players(game, guide.seats, guide.options))
    table.way = Way(guide, match)
    table.draw()
    return table


def let_others_answer(table: Table) -> None:
    """Everybody but the reader follows the script, as the server lets them."""
    while (seat := table.bot_due()) is not None:
        action = table.scripted(seat)
        if action is None:  # it thinks for itself, at the same time as the reader
            assert table.people[0] in table.match.state.waiting(), f"seat {seat} has no answer"
            return
        table.answer(seat, table.index, action)


def fit_of(table: Table, number: int) -> int | None:
    """The answer that a step asks for; it must fit the table as it lies."""
    assert table.way is not None
    guided = table.sight(table.way.guide.reader).guide
    assert guided is not None
    assert guided.strayed_at is None
    fits = {fit.step: fit.action for fit in guided.fits}
    assert number in fits, f"step {number} does not fit"
    return fits[number]


def follow(table: Table, number: int, step: Step) -> None:
    """Do what a step wants."""
    assert table.way is not None
    reader = table.way.guide.reader
    if step.undoes:
        table.undo(reader, table.index)
    for _ in step.plays if step.does is None else (step.does,):
        action = fit_of(table, number)
        assert action is not None, f"{step.id} asks for what is not legal"
        table.answer(reader, table.index, action)
        let_others_answer(table)


def walk(table: Table, see: Callable[[int, Step], None]) -> None:
    """From the first step to the last."""
    assert table.way is not None
    let_others_answer(table)
    for number, step in enumerate(table.way.guide.steps):
        fit_of(table, number)
        see(number, step)
        follow(table, number, step)


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_can_be_followed_to_its_end(name: str) -> None:
    guide = find_guide(name)
    table = table_of(guide)
    walk(table, lambda number, step: None)

    # Nobody is left with something to say, and the game can go on.
    assert table.way is not None
    for seat, script in guide.others.items():
        given = [answer for answer in table.match.answers if answer.seat == int(seat)]
        assert len(given) == len(script)
    assert not table.is_over
    assert table.way.strayed_at() is None
    assert guide.reader in table.match.state.waiting()


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_points_at_things_that_are_there(name: str) -> None:
    guide = find_guide(name)
    table = table_of(guide)

    def see(number: int, step: Step) -> None:
        things = set(table.game.things(table.match.state, guide.reader))
        for ref in step.points:
            assert ref in things, f"{step.id} points at {ref}"

    walk(table, see)


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_refuses_where_it_shows_a_refusal(name: str) -> None:
    guide = find_guide(name)
    table = table_of(guide)
    refused = []

    def see(number: int, step: Step) -> None:
        if step.sees == "why":
            why = table.why(guide.reader, step.points[0])
            assert why.hindrance is not None, step.id
            refused.append(why.hindrance.clause)

    walk(table, see)
    assert refused


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_teaches_the_table(name: str) -> None:
    guide = find_guide(name)
    assert guide.seats.count(HUMAN) == 1
    assert len({step.id for step in guide.steps}) == len(guide.steps)
    assert any(step.undoes for step in guide.steps)
    assert {"why", "score"} <= {step.sees for step in guide.steps}
    kinds = [(step.does, step.undoes, step.sees, step.plays) for step in guide.steps]
    assert all(sum(map(bool, kind)) <= 1 for kind in kinds)


@pytest.mark.parametrize("name", GUIDES)
def test_moves_are_written_as_the_game_writes_them(name: str) -> None:
    guide = find_guide(name)
    grammar = find_game(guide.game).grammar
    said = [move for script in guide.others.values() for move in script]
    said += [move for step in guide.steps for move in (*step.plays, step.does) if move is not None]
    assert [grammar.write(grammar.read(move)) for move in said] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    file = (FOLDER / "texts" / f"{language}.ftl").read_text("utf-8")
    messages = read_messages(file)
    wanted = {f"guide-{name}-{step.id}" for name in GUIDES for step in find_guide(name).steps}
    assert messages.problems == []
    assert set(messages.variables) == wanted
    for line in file.splitlines():
        assert len(line) <= LONGEST, line


def test_whoever_strays_is_told_where_and_can_come_back() -> None:
    # Given the guided game of The Two Heirs, whose first answer is to take the second tile,
    table = table_of(find_guide("two-heirs"))

    # when the reader takes the first one,
    (first, *_) = table.match.legal_for(0)
    before = len(table.match.answers)
    table.answer(0, table.index, first)
    sight = table.sight(0).guide

    # then no step fits, nobody follows the script, and it is known where the way was left.
    assert sight is not None
    assert (sight.fits, sight.strayed_at) == ((), before)
    end = table.game.encode(table.match.state, table.game.grammar.read("end"))
    table.answer(0, table.index, end)
    assert table.bot_due() == 1
    assert table.scripted(1) is None

    # When the reader goes back there, the same step is shown again.
    table.ask_back(0, table.index, before)
    back = table.sight(0).guide
    assert back is not None
    assert back.fits[0].step == 0
    assert back.strayed_at is None


def test_the_guide_ends_where_the_reader_plays_on() -> None:
    table = table_of(find_guide("two-heirs"))
    walk(table, lambda number, step: None)
    action = table.match.legal_for(0)[0]
    table.answer(0, table.index, action)
    sight = table.sight(0).guide
    assert sight is not None
    assert (sight.fits, sight.strayed_at) == ((), None)


def test_nobody_else_is_guided() -> None:
    table = table_of(find_guide("two-heirs"))
    assert table.sight(None).guide is None
    assert table.sight(1).guide is None


def test_an_unknown_guide_is_refused() -> None:
    with pytest.raises(SetupError):
        find_guide("../two-heirs")
