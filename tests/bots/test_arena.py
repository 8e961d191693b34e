"""Arena and ratings: everybody sits everywhere with the same draws, and gets what it earned."""

from __future__ import annotations

from pathlib import Path

import pytest

from threecrowns.bots.arena import (
    Outcome,
    Pairing,
    Result,
    Standing,
    pairings,
    play,
    ratings,
    wilson_interval,
)
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.record import read_record, replay
from threecrowns.engine.state import CHANCE

FOUR = find_game("connect-four")
HEIRS = find_game("two-heirs")
THREE = ("greedy", "random", "search-1")


def three_seats(games: int, seed: int = 5, records: Path | None = None) -> list[Pairing]:
    return list(pairings(Setup(3), THREE, games, seed, records))


def result(*outcomes: Outcome, entrants: int = 2) -> Result:
    found = Result([Standing(f"bot {number}") for number in range(entrants)])
    for outcome in outcomes:
        found.add(outcome)
    found.rate_entrants()
    return found


# -- pairings


def test_every_bot_sits_once_on_every_seat_in_as_many_games_as_there_are_bots() -> None:
    games = three_seats(6)

    for first in (0, 3):
        for seat in range(3):
            assert {game.entrants[seat] for game in games[first : first + 3]} == {0, 1, 2}
    for game in games:
        assert sorted(game.entrants) == [0, 1, 2]
        assert game.bots == tuple(THREE[entrant] for entrant in game.entrants)


def test_rotated_games_have_the_same_draws_and_the_next_ones_others() -> None:
    seeds = [game.shuffle_seed for game in three_seats(9)]

    assert [seeds.count(seed) for seed in seeds] == [3] * 9
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3]


def test_bots_think_differently_in_every_game() -> None:
    assert len({game.bot_seed for game in three_seats(9)}) == 9


def test_another_seed_gives_other_draws_and_the_same_seed_the_same() -> None:
    assert three_seats(4) == three_seats(4)
    seeds = {game.shuffle_seed for game in three_seats(9)}
    assert not seeds & {game.shuffle_seed for game in three_seats(9, seed=6)}


def test_every_game_has_a_record_of_its_own(tmp_path: Path) -> None:
    records = [game.record for game in three_seats(9, records=tmp_path)]

    assert len(set(records)) == 9
    assert {record.parent for record in records if record} == {tmp_path}


# -- play


def test_a_game_is_played_by_the_bots_of_its_seats_from_its_draws(tmp_path: Path) -> None:
    # Given two games of a rotation,
    first, second = list(pairings(Setup(2), ("random",) * 2, 2, 5, tmp_path))

    # when they are played,
    outcomes = [play(HEIRS, game) for game in (first, second)]

    # then they draw the same, as far as nobody has answered yet, and are not the same game;
    matches = []
    for game, outcome in zip((first, second), outcomes, strict=True):
        assert game.record is not None
        match = replay(read_record(game.record), HEIRS)
        assert (tuple(match.payoffs()), len(match.answers)) == (outcome.payoffs, outcome.answers)
        assert outcome.entrants == game.entrants
        matches.append([(answer.seat, answer.action) for answer in match.answers])
    dealt = next(n for n, (seat, _) in enumerate(matches[0]) if seat != CHANCE)
    assert dealt > 8
    assert matches[0][:dealt] == matches[1][:dealt]
    assert matches[0] != matches[1]

    # and the same pairing gives the same game again.
    assert play(HEIRS, Pairing(**{**vars(first), "record": None})) == outcomes[0]


def test_a_record_names_the_bots_by_seat(tmp_path: Path) -> None:
    _, second = list(pairings(Setup(2), ("greedy", "random"), 2, 1, tmp_path))
    play(FOUR, second)

    assert second.record is not None
    assert read_record(second.record).header["players"] == ["random", "greedy"]


def test_a_bot_that_looks_ahead_beats_one_that_does_not_on_either_seat() -> None:
    found = result(*(play(FOUR, game) for game in pairings(Setup(2), ("random", "greedy"), 20, 1)))

    assert found.games == 20
    assert found.standings[1].wins > 2 * found.standings[0].wins
    assert found.standings[1].elo > 0 > found.standings[0].elo


# -- results


def test_wins_belong_to_the_entrant_and_not_to_the_seat() -> None:
    found = result(Outcome((0, 1), (1.0, -1.0), 7), Outcome((1, 0), (-1.0, 1.0), 9))

    assert [standing.wins for standing in found.standings] == [2, 0]
    assert [standing.payoff for standing in found.standings] == [2.0, -2.0]
    assert [standing.games for standing in found.standings] == [2, 2]
    assert (found.games, found.answers) == (2, 16)
    assert found.beaten == {(0, 1): 2.0, (1, 0): 0.0}


def test_a_shared_first_place_is_a_draw_of_those_who_share_it() -> None:
    found = result(Outcome((2, 0, 1), (0.5, -1.0, 0.5), 1), entrants=3)

    assert [standing.wins for standing in found.standings] == [0, 0, 0]
    assert [standing.draws for standing in found.standings] == [0, 1, 1]
    assert found.beaten[1, 2] == found.beaten[2, 1] == 0.5
    assert found.beaten[0, 1] == found.beaten[0, 2] == 0.0
    assert found.beaten[1, 0] == found.beaten[2, 0] == 1.0


def test_alone_against_a_script_winning_is_being_better_than_even() -> None:
    found = result(*(Outcome((0,), (payoff,), 1) for payoff in (1.0, 0.0, -1.0)), entrants=1)

    assert (found.standings[0].wins, found.standings[0].draws) == (1, 0)
    assert found.standings[0].elo == 0.0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_of_a_win_rate_is_wilsons(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=1e-4)


# -- ratings


def test_ten_times_the_odds_are_400_points() -> None:
    # Nine and a half of ten games, and half a win and half a loss that everybody is given:
    found = result(*[Outcome((0, 1), (1.0, -1.0), 1)] * 9, Outcome((0, 1), (0.0, 0.0), 1))

    assert ratings(found) == pytest.approx([200.0, -200.0], abs=0.1)


def test_ratings_have_the_mean_0_and_follow_who_beat_whom() -> None:
    outcomes = [Outcome((0, 1, 2), (1.0, 0.0, -1.0), 1)] * 5
    outcomes += [Outcome((2, 1, 0), (1.0, 0.0, -1.0), 1)] * 2
    best, middle, worst = ratings(result(*outcomes, entrants=3))

    assert best > middle > worst
    assert best + middle + worst == pytest.approx(0.0)


def test_nobody_who_never_lost_is_rated_without_end() -> None:
    best, worst = ratings(result(*[Outcome((0, 1), (1.0, -1.0), 1)] * 50))

    assert 600 < best - worst < 1000


def test_those_who_did_not_play_are_all_rated_alike() -> None:
    assert ratings(result()) == [0.0, 0.0]
