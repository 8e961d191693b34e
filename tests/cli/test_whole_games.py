"""Whole games over a pipe, in every language, to the last point."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cli.driver import UNTRANSLATED, Player, crowns, record_in
from threecrowns.engine.texts import LANGUAGES

pytestmark = pytest.mark.more

TABLES = {
    "two players": ("two-heirs", "--seats", "human,random", "--sets", "random"),
    "solo": ("two-heirs", "--henry", "2", "--colour", "blue", "--sets", "first"),
    "three kings": ("brian-boru", "--seats", "human,random,random", "--notes", "yes"),
    "town": ("architects", "--seats", "human,greedy", "--wonder", "yes", "--characters", "dealt"),
    "informer": ("architects", "--seats", "human", "--opponent", "informer"),
    "five kings": ("brian-boru", "--seats", "random,random,human,random,random"),
}
ACCEPTED = {"en": "finished", "cs": "dohráno", "pl": "gra skończona"}
WINS = {
    "two-heirs": {"en": "wins", "cs": "Vítězí", "pl": "Wygrywa"},
    "brian-boru": {
        "en": "High King of Ireland",
        "cs": "Velkokrálem Irska",
        "pl": "Królem Irlandii",
    },
    "architects": {"en": "First: ", "cs": "První místo: ", "pl": "Pierwsze miejsce: "},
}


@pytest.mark.parametrize("turn", [0, *(pytest.param(n, marks=pytest.mark.whole) for n in (1, 2))])
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_is_played_and_its_record_verified(
    tmp_path: Path, turn: int, table: str
) -> None:
    """In the first turn each table speaks another language, in all three each speaks all."""
    language = LANGUAGES[(list(TABLES).index(table) + turn) % len(LANGUAGES)]
    seed = LANGUAGES.index(language) + 1
    player = Player(tmp_path, *TABLES[table], "--seed", str(seed), language=language)
    player.play_on(random.Random(seed), answers=1000)

    status = player.finish()

    said = "\n".join(player.said)
    assert (status, player.err) == (0, "")
    assert not UNTRANSLATED.search(said)
    assert "\x1b" not in said
    assert WINS[TABLES[table][0]][language] in said
    verified = crowns(tmp_path, "verify", str(record_in(tmp_path)), "--language", language)
    assert verified.status == 0
    assert ACCEPTED[language] in verified.out


def test_the_score_sheet_adds_up_to_the_result(tmp_path: Path) -> None:
    player = Player(tmp_path, "two-heirs", "--seats", "human,random", "--seed", "11")
    player.play_on(random.Random(11), answers=1000)
    player.finish()

    (over,) = (line for line in player.said if line.startswith("The game is over"))
    totals = [line for line in player.said if line.endswith((" points", " point"))]

    for total in totals[-2:]:
        who, points = total.removesuffix("s").removesuffix(" point").split(": ")
        assert f"{who} {points}" in over


def test_connect_four_is_played_with_the_same_host(tmp_path: Path) -> None:
    player = Player(tmp_path, "connect-four", "--seats", "human,random", "--seed", "3")
    player.play_on(random.Random(3), answers=60)

    assert player.finish() == 0
    assert sum(line.strip() == "1 2 3 4 5 6 7" for line in player.said) > 3  # once a turn


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    done = crowns(tmp_path, "play", "two-heirs", "--seats", "random,random", "--seed", "4")

    assert done.status == 0
    assert "The game is over" in done.out


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    words = ("play", "two-heirs", "--seats", "random,greedy", "--sets", "random", "--seed", "8")

    first = crowns(tmp_path / "first", *words).out.splitlines()
    second = crowns(tmp_path / "second", *words).out.splitlines()

    assert first[2:-1] == second[2:-1]  # all but the lines that name the record
