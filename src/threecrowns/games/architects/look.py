"""What is printed on a card or a board, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from threecrowns.engine.phrase import Param, Phrase
from threecrowns.games.architects.vocabulary import NO_END_EFFECT
from threecrowns.games.architects.words import Words


def look(words: Words, piece: str) -> tuple[Phrase, ...]:
    """The component with this id; nothing if unknown."""
    content = words.content
    for named, printed in (
        (content.apprentices, _apprentice),
        (content.buildings, _building),
        (content.boards, _board),
        (content.monuments, _monument),
    ):
        number = _number(named, piece)
        if number >= 0:
            lines = printed(words, number)
            unsure = (Phrase("look-figures-ours"),) if piece in content.reconstructed else ()
            return (*lines, *unsure)
    return ()


def _number(named: Sequence[tuple[str, dict[str, str]]], piece: str) -> int:
    return next((n for n, (name, _) in enumerate(named) if name == piece), -1)


def _apprentice(words: Words, card: int) -> list[Phrase]:
    tables = words.content.tables
    facts: dict[str, Param] = {
        "apprentice": words.apprentice(card),
        "skills": words.skills(int(tables.skills[card])),
        "virtue": int(tables.hire_virtue[card]),
    }
    return [Phrase("look-apprentice", facts), words.ability(card)]


def _building(words: Words, card: int) -> list[Phrase]:
    tables = words.content.tables
    needed = int(tables.skills_needed[card])
    lines = [
        Phrase(
            "look-building",
            {
                "building": words.building(card),
                "points": int(tables.building_vp[card]),
                "virtue": int(tables.building_virtue[card]),
            },
        ),
        Phrase("look-cost", {"cost": words.bill(tables.building_bill[card])}),
    ]
    if needed:
        lines.append(Phrase("look-skills", {"skills": words.skills(needed)}))
    effect = int(tables.building_effect[card])
    if int(tables.effect_kind[effect]):
        lines.append(words.effect(effect))
    if int(tables.end_kind[card]) != NO_END_EFFECT:
        lines.append(words.end_effect(card))
    return lines


def _board(words: Words, board: int) -> list[Phrase]:
    tables = words.content.tables
    facts: dict[str, Param] = {
        "board": words.board(board),
        "start": words.goods(tables.board_start[board]),
        "prison": int(tables.board_prison[board]),
    }
    return [Phrase("look-board", facts), words.board_ability(board)]


def _monument(words: Words, monument: int) -> list[Phrase]:
    tables = words.content.tables
    return [
        Phrase(
            "look-monument",
            {
                "monument": words.monument(monument),
                "points": int(tables.monument_vp[monument]),
                "count": int(tables.monument_cost[monument]),
                "good": words.resource(monument),
                "influence": int(tables.monument_influence[monument]),
                "tax": int(tables.monument_tax[monument]),
            },
        )
    ]
