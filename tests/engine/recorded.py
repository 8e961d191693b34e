"""Records for the tests: written by random games, chained anew, refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.record import (
    RecordWriter,
    chained,
    read_record,
    replay,
)
from threecrowns.engine.refusal import RecordError
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE

HEIRS = find_game("two-heirs")
FOUR = find_game("connect-four")
BORU = find_game("brian-boru")
Line = dict[str, Any]


def record_game(
    file: Path, game: Game = HEIRS, setup: Setup | None = None, answers: int = 10_000
) -> Match:
    """Write a random game with some undos, or its first answers."""
    setup = setup or Setup(game.seat_counts[-1])
    match = Match(game, setup, shuffle_from_seed(3, setup.seats))
    writer = RecordWriter(match, file, is_durable=False)
    writer.start(["Žofie", "robot"][: setup.seats])
    play_on(match, answers)
    writer.close()
    return match


def play_on(match: Match, answers: int) -> None:
    rng = Rng(len(match.answers))
    while not match.is_over and len(match.answers) < answers:
        if match.state.actor == CHANCE:
            match.answer(CHANCE, match.next_draw())
            continue
        legal = match.state.legal_actions()
        match.answer(match.state.actor, legal[rng.below(len(legal))])
        if rng.below(8) == 0 and match.can_undo(match.state.actor):
            match.undo(match.state.actor)


def lines_of(file: Path) -> list[Line]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def write_chained(file: Path, lines: list[Line]) -> None:
    """Write lines with their links made anew: what a careful forger would do."""
    link = ""
    out = []
    for line in lines:
        bare = {key: value for key, value in line.items() if key != "h"}
        link = chained(link, bare)
        out.append(json.dumps({**bare, "h": link}, separators=(",", ":"), ensure_ascii=False))
    file.write_text("\n".join(out) + "\n", "utf-8")


def refused(file: Path, game: Game = HEIRS) -> tuple[str, int]:
    """(message, line) of the error when a record is read and replayed."""
    with pytest.raises(RecordError) as found:
        replay(read_record(file), game)
    return found.value.phrase.id, found.value.line
