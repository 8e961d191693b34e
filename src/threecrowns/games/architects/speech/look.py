"""What is printed on a card or a board, line by line."""

from __future__ import annotations

from threecrowns.engine.phrase import Param, Phrase
from threecrowns.games.architects.content.tables import CAPTURE_RANKS, MONUMENT_RANKS
from threecrowns.games.architects.content.vocabulary import (
    ALWAYS,
    NO_END_EFFECT,
    PLACE_NAMES,
    RESOURCES,
)
from threecrowns.games.architects.speech.words import Words


def look(words: Words, piece: str) -> tuple[Phrase, ...]:
    """The component with this id; nothing if unknown."""
    content = words.content
    if piece in PLACE_NAMES:
        place = words.place(PLACE_NAMES.index(piece))
        return (Phrase("look-name", {"name": place}), Phrase(f"at-{piece.replace('_', '-')}"))
    for ids, printed in (
        ([name for name, _ in content.apprentices], _apprentice),
        ([name for name, _ in content.buildings], _building),
        ([name for name, _ in content.boards], _board),
        ([name for name, _ in content.monuments], _monument),
        ([name for name, _ in content.consequences], _consequence),
        ([name for name, _ in content.schemes], _scheme),
        ([name for name, _ in content.opponents], _opponent),
        (content.rewards, _reward),
        (content.market_cards, _market_card),
    ):
        if piece in ids:
            lines = printed(words, ids.index(piece))
            unsure = (Phrase("look-figures-ours"),) if piece in content.reconstructed else ()
            return (*lines, *unsure)
    return ()


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


def _consequence(words: Words, card: int) -> list[Phrase]:
    tables = words.content.tables
    gains = [tables.contribution_gain[card * RESOURCES + n] for n in range(RESOURCES)]
    loss = int(tables.profiteer_loss[card])
    losses = (Phrase("deed-lose", {"count": loss}),) if loss else ()
    return [
        Phrase(
            "look-consequence",
            {
                "card": words.consequence(card),
                "princess": words.place(int(tables.princess_at[card])),
                "profiteer": words.place(int(tables.profiteer_at[card])),
            },
        ),
        *(
            Phrase("look-contribution", {"good": words.resource(n), "gain": words.goods(gain)})
            for n, gain in enumerate(gains)
        ),
        Phrase("look-princess", {"effect": words.effect(int(tables.princess_effect[card]))}),
        Phrase("look-profiteer", {"effects": (*words.goods(tables.profiteer_gain[card]), *losses)}),
    ]


def _scheme(words: Words, card: int) -> list[Phrase]:
    tables = words.content.tables
    first = int(tables.scheme_visit[card])
    lines = [Phrase("look-name", {"name": words.scheme(card)})]
    for visit in range(first, first + int(tables.scheme_visits[card])):
        place: dict[str, Param] = {"place": words.sent(int(tables.visit_place[visit]))}
        if int(tables.visit_condition[visit]) != ALWAYS:
            lines.append(Phrase("look-place-if", {**place, "condition": words.when(visit)}))
        else:
            lines.append(Phrase("look-place" if visit == first else "look-place-else", place))
        lines += _visit(words, visit)
    return lines


def _visit(words: Words, visit: int) -> list[Phrase]:
    """What is done at a place: the topmost option that is possible, and what follows."""
    tables = words.content.tables
    first, count = int(tables.visit_first[visit]), int(tables.visit_options[visit])
    lines = [
        Phrase("look-option", {"number": n + 1, "deeds": words.deeds(first + n)})
        for n in range(count)
    ]
    if int(tables.visit_then[visit]) >= 0:
        deeds = words.deeds(int(tables.visit_then[visit]))
        lines.append(Phrase("look-afterwards", {"deeds": deeds}))
    return lines


def _opponent(words: Words, script: int) -> list[Phrase]:
    tables = words.content.tables
    focus = int(tables.script_focus[script])
    monuments = tables.monument_order[script * MONUMENT_RANKS : (script + 1) * MONUMENT_RANKS]
    captures = tables.capture_order[script * CAPTURE_RANKS : (script + 1) * CAPTURE_RANKS]
    return [
        Phrase(
            "look-opponent",
            {
                "opponent": words.opponent(script),
                "virtue": int(tables.script_virtue[script]),
                "influence": int(tables.script_influence[script]),
            },
        ),
        Phrase("look-focus", {"place": words.sent(int(tables.visit_place[focus]))}),
        *_visit(words, focus),
        words.script_ability(script),
        Phrase("look-monuments", {"places": tuple(words.place(int(each)) for each in monuments)}),
        Phrase("look-captures", {"places": tuple(words.sent(int(each)) for each in captures)}),
    ]


def _reward(words: Words, reward: int) -> list[Phrase]:
    return [Phrase("look-reward", {"goods": words.reward(reward)})]


def _market_card(words: Words, card: int) -> list[Phrase]:
    return [
        Phrase("look-market-card"),
        Phrase("look-small-market", {"goods": words.small_goods(card)}),
        Phrase("look-large-market", {"goods": words.large_goods(card)}),
    ]
