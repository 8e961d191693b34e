"""docs/observations.md, written from the layouts of the games."""

from __future__ import annotations

from collections.abc import Iterator

from threecrowns.catalogue import GAMES, find_game
from threecrowns.engine.game import Game
from threecrowns.engine.layout import Block, Field

HEAD = """\
# Observations and answers, number by number

Written by `tools/observations.py` from the code; a test compares them, and another decodes
observations of every kind of position back into what the view says.

An observation is a row of numbers of a fixed length, whatever the set-up. It holds what one seat
may know and nothing else. Where a fact is divided to keep numbers small, the column *÷* says by
what: a stack of 10 tiles, ÷ 20, is 0.5. Yes is 1, no is 0. The things of a block follow one after
the other, each with all its fields.

`game.layout.decoded(game.observation(state, seat))` gives the facts by name.

An answer is a whole number below the size of the action space; the mask has a 1 for each that is
legal now. The same number always says the same. Draws are answers, too: environments carry them
out, OpenSpiel sees them as chance nodes.
"""


def observations_page() -> str:
    return "\n".join([HEAD, *(line for name in GAMES for line in game_lines(find_game(name)))])


def game_lines(game: Game) -> Iterator[str]:
    yield f"## {game.names['en']}"
    yield ""
    size = f"`{game.id}`: {game.layout.length} numbers, {game.action_space} answers."
    yield f"{size} {game.layout.note}".rstrip()
    yield ""
    for block in game.layout.blocks:
        yield from block_lines(block, game.layout.start_of(block.name))
    yield "### Answers"
    yield ""
    yield "| from | to | meaning |"
    yield "|---|---|---|"
    lasts = [each.first for each in game.answers[1:]] + [game.action_space]
    for answers, after in zip(game.answers, lasts, strict=True):
        yield f"| {answers.first} | {after - 1} | {answers.meaning} |"
    yield ""


def block_lines(block: Block, start: int) -> Iterator[str]:
    width = len(block.fields)
    things = f"{block.things} × {width}" if block.things > 1 else str(width)
    note = f": {block.note}" if block.note else ""
    yield f"### {block.name.capitalize()}"
    yield ""
    yield f"From {start}, {things}{note}."
    yield ""
    yield "| place | field | ÷ | |"
    yield "|---|---|---|---|"
    for at, field in enumerate(block.fields):
        yield field_line(at, field)
    yield ""


def field_line(at: int, field: Field) -> str:
    whole = "" if field.whole == 1 else f"{field.whole:g}"
    return f"| {at} | {field.name} | {whole} | {field.note} |"
