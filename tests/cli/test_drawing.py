"""How the table looks."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.text import Text

from threecrowns.catalogue import find_game
from threecrowns.cli.console import Speaker, ascii_only
from threecrowns.cli.draw.drawing import Drawing, find_drawing
from threecrowns.cli.draw.two_heirs.grid import Box, Grid
from threecrowns.cli.draw.two_heirs.signs import Signs
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.texts import LANGUAGES
from threecrowns.games.two_heirs.content.components import Components


def box(name: str, exits: str = "") -> Box:
    return Box((Text(name), Text("")), tuple(exits))


def test_boxes_share_their_edges_and_roads_run_through_them() -> None:
    boxes = {(0, 1): box("a", "ES"), (1, 1): box("b", "W"), (0, 0): box("c", "E"), (2, 0): box("d")}

    lines = [line.plain.rstrip() for line in Grid(boxes, 3, has_rules=True).lines()]

    assert lines == [
        "   0   1   2",
        "  ┌───┬───┐",
        "1 │a  │b  │",
        "  │   ╪   │",
        "  ├─╨─┼───┼───┐",
        "0 │c  │   │d  │",
        "  │   ╡   │   │",
        "  └───┘   └───┘",
    ]


def match_after(answers: int, setup: Setup, seed: int = 3) -> Match:
    rng = random.Random(seed)
    match = Match(find_game("two-heirs"), setup, shuffle_from_seed(seed, setup.seats))
    for _ in range(answers):
        match.draw()
        if not match.is_over:
            match.answer(match.state.actor, rng.choice(match.state.legal_actions()))
    match.draw()
    return match


def drawn(match: Match, language: str, width: int, height: int | None) -> list[str]:
    speaker = Speaker(language, match.game.texts)
    drawing = find_drawing(match.game, match.setup, speaker)
    view: Any = match.game.view(match.state, 0)
    moves = [match.game.move(match.state, action) for action in match.state.legal_actions()]
    return [line.plain for line in drawing.table(view, moves, width, height)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [0, 5, 40, 80])
@pytest.mark.parametrize("setup", [Setup(2), Setup(1, {"henry": 2, "colour": "blue"})])
def test_the_table_fits_80_columns(language: str, answers: int, setup: Setup) -> None:
    for seed in range(4):
        lines = drawn(match_after(answers, setup, seed), language, 80, None)
        assert max(len(line) for line in lines) <= 80, "\n".join(lines)


def test_everything_needed_for_a_decision_is_drawn() -> None:
    match = match_after(30, Setup(2), seed=5)
    view: Any = match.game.view(match.state, 0)

    text = "\n".join(drawn(match, "en", 100, None))

    for slot in view.ring:
        assert slot.tile is None or slot.tile in text
    for player in view.players:
        assert all(tile in text for tile in player.hand)
        assert f"reach {player.reach}" in text
        assert f"{player.points} point" in text
    for unit in view.units:
        place = f"{unit.at[0]},{unit.at[1]}" if unit.at else "reserve"
        assert place in text
    assert text.count("»") == view.players[view.turn].reach


def test_a_low_screen_gets_a_lower_landscape() -> None:
    match = match_after(60, Setup(2), seed=5)

    assert len(drawn(match, "en", 80, 16)) < len(drawn(match, "en", 80, None))


def test_names_that_begin_alike_are_still_told_apart() -> None:
    game = find_game("two-heirs")
    looks = game.seat_looks(Setup(2))
    for language in LANGUAGES:
        components: Any = game.components()
        assert isinstance(components, Components)
        signs = Signs(components, looks, Speaker(language, game.texts))
        for width in (5, 9, 11):
            short = {
                signs.name(tile): signs.short_name(tile, width) for tile in signs.components.tiles
            }
            assert len(set(short.values())) == len(short), short
            assert all(len(name) <= width for name in short.values())


def test_letters_tell_players_and_resources_apart() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, find_game("two-heirs").texts)
        names = ("wood", "stone", "grain", "white", "blue", "henry")
        letters = [speaker.text(f"letter-{name}") for name in names]
        assert len(set(letters[:3])) == 3
        assert letters[3] not in letters[4:]
        assert all(len(letter) == 1 for letter in letters)


def test_a_game_without_a_drawing_shows_its_view_as_lines() -> None:
    match = match_after(10, Setup(2))
    drawing = Drawing(match.game, match.setup, Speaker("en", match.game.texts))

    lines = [line.plain for line in drawing.table(match.game.view(match.state, 0), (), 80, None)]

    assert "game: two-heirs" in lines
    assert any(line.startswith("  ") for line in lines)


def test_ascii_keeps_every_column_in_its_place() -> None:
    line = "│Kůň ═╬ Gżegżółka»…"

    assert ascii_only(line) == "|Kun -+ Gzegzolka>~"
