"""`crowns selfplay`, `crowns train` and `crowns ladder` as a person calls them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.driver import crowns
from cli.test_long_runs import LongRun
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.research.selfplay import games_in, read_settings

pytestmark = pytest.mark.more

LADDER = ("ladder", "connect-four", "--bots", "random,greedy", "--games", "6", "--json")


def test_games_are_played_kept_and_learned_from(tmp_path: Path) -> None:
    data, model = tmp_path / "games", tmp_path / "model.json"
    words = ("--games", "3", "--iterations", "4", "--out", str(data))
    done = crowns(tmp_path, "selfplay", "two-heirs", *words)
    assert (done.status, done.out) == (0, f"3 games in {data}.\n")

    done = crowns(tmp_path, "train", "two-heirs", "--data", str(data), "--out", str(model))

    assert done.status == 0
    card = json.loads(model.read_text())["card"]
    assert card["games"] == 3
    assert f"Positions: {card['positions']} games: 3;" in done.out.replace(",", "")


def test_self_play_stopped_by_ctrl_c_goes_on_when_it_is_called_again(tmp_path: Path) -> None:
    data = tmp_path / "games"
    words = ("selfplay", "connect-four", "--iterations", "2", "--out", str(data), "--workers", "1")
    run = LongRun(tmp_path, *words, "--games", "10000000")
    run.wait_for(lambda: len(list(data.glob("shard-*.npz"))) > 1)
    done = run.press_ctrl_c()
    assert (done.status, done.err) == (130, "crowns: Interrupted.\n")
    files = sorted(data.glob("shard-*.npz"))
    before = {file: file.read_bytes() for file in files}

    done = crowns(tmp_path, *words, "--games", str(50 * len(files) + 50))

    assert done.status == 0
    assert all(file.read_bytes() == data for file, data in before.items())
    assert sum(map(games_in, data.glob("shard-*.npz"))) == 50 * len(files) + 50


def test_a_ladder_goes_on_and_one_process_plays_as_two_do(tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.jsonl" for workers in (1, 2)]
    said = []
    for workers, file in enumerate(files, start=1):
        words = (*LADDER, "--out", str(file), "--workers", str(workers))
        said.append(crowns(tmp_path, *words).out)
    assert said[0] == said[1]
    assert files[0].read_bytes() == files[1].read_bytes()

    lines = files[0].read_text().splitlines(keepends=True)
    files[0].write_text("".join(lines[:3]))
    assert crowns(tmp_path, *LADDER, "--out", str(files[0])).out == said[0]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert json.loads(said[0])["games"] == 6


@pytest.mark.parametrize("is_plain", [False, True])
def test_games_may_be_played_as_before_anything_was_learned(tmp_path: Path, is_plain: bool) -> None:
    data = tmp_path / "games"
    words = ("selfplay", "two-heirs", "--games", "1", "--iterations", "2", "--workers", "1")
    done = crowns(tmp_path, *words, "--out", str(data), *["--plain"] * is_plain)
    assert done.status == 0
    assert read_settings(data).is_learned == (not is_plain)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("train", "two-heirs", "--data", "nowhere"), "nowhere holds no self-play"),
        (("train", "connect-four"), "connect-four has no features"),
        (("train", "chess"), "chess"),
        (("selfplay", "two-heirs", "--games", "0"), "--games"),
        (("ladder", "connect-four", "--bots", "genius"), "genius"),
        (("ladder", "connect-four", "--bots", "greedy,master@x.json"), "has no features"),
        (("arena", "two-heirs", "--seats", "greedy,master@x.json"), "x.json is missing"),
        (("selfplay", "two-heirs", "--players", "4"), "4 seats"),
        (("selfplay", "two-heirs", "--plain", "--model", "x.json"), "cannot both be said"),
        (("train", "two-heirs", "--data", "nowhere", "--ray", "local"), "nowhere holds no"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    done = crowns(tmp_path, *words)

    assert done.status == 2
    assert said in done.err
    assert len(done.err.splitlines()) == 1


def test_a_master_without_a_model_that_fits_says_so_and_plays(tmp_path: Path) -> None:
    pack = tmp_path / "content.toml"
    text = TwoHeirsGame.packs["two-heirs"].read_text("utf-8")
    pack.write_text(text.replace("wood = 2, stone = 1", "wood = 1, stone = 1", 1), "utf-8")
    words = ("play", "two-heirs", "--seats", "human,master", "--seed", "1")

    done = crowns(tmp_path, *words, "--content", str(pack))
    assert "was trained with other content of two-heirs" in done.err
    assert "master judges as search-3 does" in done.err
    assert "trained" not in crowns(tmp_path, *words).err


def test_a_folder_of_other_games_is_refused_and_stays(tmp_path: Path) -> None:
    data = tmp_path / "games"
    words = ("selfplay", "connect-four", "--games", "1", "--iterations", "2", "--out", str(data))
    assert crowns(tmp_path, *words).status == 0
    before = sorted(file.name for file in data.iterdir())

    done = crowns(tmp_path, *words, "--seed", "9")

    assert done.status == 2
    assert "other settings" in done.err
    assert sorted(file.name for file in data.iterdir()) == before
