"""News of one kind are told together: `Green draws 4 building cards`."""

from __future__ import annotations

from collections.abc import Iterable

from threecrowns.engine.phrase import Param, Part, Phrase
from threecrowns.engine.texts import Catalogue

MANY = "-many"
WHO = "who"  # news of two players stay apart


def together(phrases: Iterable[Phrase], catalogue: Catalogue) -> list[str]:
    """The sentences of phrases, one for those that follow each other and say the same.

    With a message `event-drew-many`, the cards that several of `event-drew` name become a list
    and `count` is their number; without one, equal sentences are counted.
    """
    told: list[list[Phrase]] = []
    for phrase in phrases:
        if told and _is_of_one_kind(told[-1][0], phrase, catalogue):
            told[-1].append(phrase)
        else:
            told.append([phrase])
    return [_sentence(group, catalogue) for group in told]


def _is_of_one_kind(one: Phrase, other: Phrase, catalogue: Catalogue) -> bool:
    if one == other:
        return True
    if one.id != other.id or not catalogue.has(one.id + MANY):
        return False
    changed = _different(one, other)
    return WHO not in changed and all(_is_listed(one.params[name]) for name in changed)


def _different(one: Phrase, other: Phrase) -> list[str]:
    return [name for name, value in one.params.items() if other.params.get(name) != value]


def _is_listed(param: Param) -> bool:
    """Things and amounts can be listed, figures cannot."""
    return not isinstance(param, str | int)


def _sentence(group: list[Phrase], catalogue: Catalogue) -> str:
    first = group[0]
    if len(group) == 1:
        return catalogue.word(first)
    if not catalogue.has(first.id + MANY):
        return catalogue.say("told-times", sentence=catalogue.word(first), count=len(group))
    params: dict[str, Param] = {**first.params, "count": len(group)}
    for name in {name for other in group for name in _different(first, other)}:
        params[name] = tuple(part for phrase in group for part in _parts(phrase.params[name]))
    return catalogue.word(Phrase(first.id + MANY, params))


def _parts(param: Param) -> tuple[Part, ...]:
    if isinstance(param, tuple):
        return param
    return (str(param) if isinstance(param, int) else param,)
