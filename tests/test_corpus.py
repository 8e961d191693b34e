"""Records of every version of the rules: they replay, or are refused with a sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.driver import crowns
from server.guests import Guests
from server.running import running
from threecrowns.catalogue import find_game, game_places
from threecrowns.engine.record import FORMAT, read_record, replay
from threecrowns.engine.refusal import RecordError
from threecrowns.engine.texts import LANGUAGES
from threecrowns.server.house import House
from threecrowns.server.store import Kept, NewGame, Standing, Store, now
from threecrowns.table.thinkers import Thinkers

FOLDER = Path(__file__).with_name("records")
NAME = re.compile(r"(?P<game>[a-z-]+)-rules-(?P<rules>\d+)-format-(?P<format>\d+)(-[a-z]+)?\.jsonl")
FILES = sorted(FOLDER.glob("*.jsonl"))


def header_of(file: Path) -> dict[str, object]:
    with file.open(encoding="utf-8") as stream:
        found: dict[str, object] = json.loads(stream.readline())
    return found


def is_of_today(file: Path) -> bool:
    header = header_of(file)
    game = find_game(str(header["game"]))
    today = (FORMAT, game.rules_version, game.content_hash)
    return (header["format"], header["rules"], header["content"]) == today


TODAY = [file for file in FILES if is_of_today(file)]
EARLIER = [file for file in FILES if file not in TODAY]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_record_is_what_its_name_says(file: Path) -> None:
    found = NAME.fullmatch(file.name)
    assert found is not None
    header = header_of(file)
    assert (header["game"], header["rules"]) == (found["game"], int(found["rules"]))
    assert header["format"] == int(found["format"])


@pytest.mark.parametrize("name", game_places())
def test_there_is_a_record_of_every_version_of_the_rules(name: str) -> None:
    """Whoever raises `rules_version` adds a record of it: tests/records/README.md."""
    game = find_game(name)
    kept = {header_of(file)["rules"] for file in FILES if header_of(file)["game"] == name}
    assert kept == set(range(1, game.rules_version + 1))
    today = [file for file in TODAY if header_of(file)["game"] == name]
    assert today, "no record of the rules and the content of today"


@pytest.mark.parametrize("file", TODAY, ids=lambda file: file.name)
def test_a_record_of_todays_rules_replays_to_its_end(file: Path) -> None:
    record = read_record(file)
    match = replay(record, find_game(str(record.header["game"])))
    assert record.is_finished
    assert match.is_over
    assert record.secret is not None  # so the draws are checked, too


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.name)
def test_an_earlier_record_is_refused_with_both_versions(file: Path) -> None:
    header = header_of(file)
    game = find_game(str(header["game"]))
    with pytest.raises(RecordError) as refused:
        replay(read_record(file), game)
    phrase = refused.value.phrase
    if header["format"] != FORMAT:
        wanted = ("record-other-format", str(header["format"]), FORMAT)
    else:
        wanted = ("record-other-rules", str(header["rules"]), game.rules_version)
    assert (phrase.id, phrase.params["found"], phrase.params["wanted"]) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_so_in_one_line(tmp_path: Path, language: str) -> None:
    for file in EARLIER:
        done = crowns(tmp_path, "verify", str(file), "--language", language)
        assert (done.status, done.out.count("\n"), done.err) == (2, 1, "")
        assert done.out.startswith(f"{file}:1: ")


def test_a_house_closes_an_earlier_game_with_the_sentence(tmp_path: Path) -> None:
    """After an upgrade it is listed, and nobody can sit down there or import it anew."""
    store = Store(tmp_path / "data")
    thinkers = Thinkers()
    with running(House(store, thinkers), tmp_path / "static") as port:
        guests = Guests(port)
        for number, file in enumerate(EARLIER):
            table = f"earlier{number}"
            store.commit([_kept(table, file)])
            with guests.enter(table) as one:
                assert one.closed() == 4404
                (no,) = one.received
            assert no["text"]["id"] in ("record-other-format", "record-other-rules")
            refused = guests.post("/api/import", file.read_bytes())
            assert refused.status_code == 422
            assert refused.json()["text"]["params"]["reason"] == no["text"]
        assert len(guests.get("/api/tables").json()) == len(EARLIER)
    thinkers.close()
    store.close()


def _kept(table: str, file: Path) -> NewGame:
    """A game as it lies in the store since it was played."""
    header = header_of(file)
    players = tuple(str(each) for each in header["players"])  # type: ignore[attr-defined] # a list
    kept = Kept(
        id=table,
        game=str(header["game"]),
        created=now(),
        changed=now(),
        setup=header["setup"],  # type: ignore[arg-type] # a table
        players=players,
        names=("",) * len(players),
        secret=None,
        is_over=False,
        is_read_only=False,
        origin=None,
        origin_answers=None,
        bumps=0,
        way_back=None,
        standing=Standing(),
    )
    keys = [f"{table}-key-{seat}" for seat in range(len(players))]
    return NewGame(kept, keys, file.read_text("utf-8").splitlines())
