"""Records of games that were played by earlier rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.architects.table import GAME
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.record import RecordWriter, chained, read_record, replay
from threecrowns.engine.refusal import RecordError


def test_a_record_by_the_first_rules_is_refused_with_both_versions(tmp_path: Path) -> None:
    # Given a game that was begun by the rules of today, and one by those before,
    file = tmp_path / "game.jsonl"
    setup = Setup(2, {"wonder": True})
    writer = RecordWriter(
        Match(GAME, setup, shuffle_from_seed(3, setup.seats)), file, is_durable=False
    )
    writer.start(["Žofie", "robot"])
    writer.close()
    assert replay(read_record(file), GAME).answers == []
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    old = {key: value for key, value in header.items() if key != "h"} | {"rules": 1}
    file.write_text(json.dumps({**old, "h": chained("", old)}) + "\n", "utf-8")

    # when the old one is replayed, then it is refused, and the sentence names both versions.
    with pytest.raises(RecordError) as refused:
        replay(read_record(file), GAME)
    assert refused.value.line == 1
    assert refused.value.phrase.id == "record-other-rules"
    assert refused.value.phrase.params == {"line": 1, "found": "1", "wanted": GAME.rules_version}
