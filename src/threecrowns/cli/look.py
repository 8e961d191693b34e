"""What is printed on a component, and which of it is not known for sure, in words."""

from __future__ import annotations

from threecrowns.cli.console import Speaker
from threecrowns.engine.game import Game
from threecrowns.table.look import look_at


def look_lines(game: Game, speaker: Speaker, piece: str) -> list[str]:
    """The lines about a component; none if the game does not have it."""
    look = look_at(game, piece)
    if look is None:
        return []
    lines = [f"  {speaker.word(phrase)}" for phrase in look.lines]
    if look.unsure:
        facts = ", ".join(speaker.word(fact) for fact in look.unsure)
        lines.append("  " + speaker.text("look-reconstructed", facts=facts))
    return [speaker.word(look.title), *lines]
