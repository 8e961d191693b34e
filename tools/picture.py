"""Draws a turn of a game as the terminal shows it, for the README: `docs/pictures/*.svg`.

.venv/bin/python tools/picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from threecrowns.bots.levels import make_bot
from threecrowns.catalogue import find_game
from threecrowns.cli.choices import Choices
from threecrowns.cli.console import Speaker
from threecrowns.cli.draw.drawing import find_drawing
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
FONT_FACES = re.compile(r"@font-face \{.*?\}", re.DOTALL)  # they would be fetched from elsewhere
WIDTH = 110


def picture(game_id: str, setup: Setup, seed: int, answers: int, bot: str) -> str:
    game = find_game(game_id)
    match = Match(game, setup, shuffle_from_seed(seed, setup.seats))
    bots = [make_bot(bot, game, seed + seat) for seat in range(setup.seats)]
    match.draw()
    while match.draws + answers > len(match.answers) or match.state.actor != 0:
        seat = match.state.actor
        match.answer(seat, bots[seat].answer(match.state, seat))
        match.draw()
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    speaker = Speaker("en", game.texts)
    drawing = find_drawing(game, match.setup, speaker)
    view = game.view(match.state, 0)
    choices = Choices(game, match.state, speaker, drawing.asides(view))
    for line in drawing.table(view, choices.moves, WIDTH, None):
        console.print(line)
    console.print(Text(speaker.word(game.word_question(match.state)), style="bold"))
    for text in choices.lines(WIDTH):
        console.print(Text(text))
    drawn = console.export_svg(title=game.names["en"], theme=MONOKAI, unique_id=game_id)
    return FONT_FACES.sub("", drawn).replace("Fira Code, monospace", "monospace")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    heirs = picture("two-heirs", Setup(2), seed=8, answers=44, bot="search-1")
    (PICTURES / "two-heirs.svg").write_text(heirs, encoding="utf-8")
    kingdom = picture("brian-boru", Setup(4), seed=8, answers=130, bot="search-1")
    (PICTURES / "brian-boru.svg").write_text(kingdom, encoding="utf-8")
    town = Setup(2, {"wonder": True, "characters": "dealt"})
    architects = picture("architects", town, seed=3, answers=90, bot="greedy")
    (PICTURES / "architects.svg").write_text(architects, encoding="utf-8")


if __name__ == "__main__":
    main()
