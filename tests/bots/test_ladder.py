"""Every bot against every other one."""

from __future__ import annotations

from pathlib import Path

import pytest

from threecrowns.bots.arena import play
from threecrowns.bots.ladder import header, kept, outcomes_in, result_of, rungs
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.refusal import CrownsError

FOUR = find_game("connect-four")
SETUP = Setup(2)
BOTS = ("random", "greedy", "search-1")
HEAD = header(FOUR, SETUP, BOTS, 4, 1)


def test_every_pair_meets_with_the_same_draws_from_both_sides() -> None:
    games = rungs(FOUR, SETUP, BOTS, 4, 1)

    assert len(games) == 12
    assert [each.entrants for each in games[:2]] == [(0, 1), (1, 0)]
    assert games[0].shuffle_seed == games[1].shuffle_seed != games[2].shuffle_seed


@pytest.mark.parametrize("name", ["two-heirs", "architects"])
def test_everybody_meets_the_scripts_alone(name: str) -> None:
    game = find_game(name)
    scripts = tuple(game.scripted())
    setup = game.with_defaults(Setup(2))
    games = rungs(game, setup, ("random", "greedy"), 2, 1, scripts)
    alone = [each for each in games if each.setup.seats == 1]
    assert len(alone) == 2 * 2 * len(scripts)
    assert {each.entrants for each in alone if each.bots == ("greedy",)} == {
        (1, 2 + number) for number in range(len(scripts))
    }

    outcome = play(game, alone[0])
    assert outcome.payoffs[0] == -outcome.payoffs[1]
    standings = result_of(("random", "greedy", *scripts), [outcome]).standings
    assert standings[0].games == standings[2].games == 1
    assert standings[0].wins + standings[2].wins == 1


def test_a_ladder_broken_off_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    games = rungs(FOUR, SETUP, BOTS, 4, 1)
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    assert outcomes_in(whole, HEAD) == []
    everything = list(kept(whole, (play(FOUR, each) for each in games)))

    assert outcomes_in(broken, HEAD) == []
    list(kept(broken, (play(FOUR, each) for each in games[:5])))
    with broken.open("a") as out:
        out.write("[[0, 1], [1.")  # the process ended in the middle of a line
    before = outcomes_in(broken, HEAD)
    assert before == everything[:5]
    list(kept(broken, (play(FOUR, each) for each in games[5:])))

    assert broken.read_bytes() == whole.read_bytes()
    standings = result_of(BOTS, everything).standings
    assert [each.games for each in standings] == [8, 8, 8]
    assert standings[2].elo == max(each.elo for each in standings)


def test_a_file_of_another_ladder_is_refused_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    outcomes_in(file, HEAD)
    before = file.read_bytes()

    with pytest.raises(CrownsError) as found:
        outcomes_in(file, header(FOUR, SETUP, BOTS, 4, 2))
    assert found.value.phrase.id == "ladder-other"
    assert file.read_bytes() == before
