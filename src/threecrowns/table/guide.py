"""Guided first games: a prepared deal, what the others answer, and steps that say what and why.

A guide knows no rule. It holds moves as a person types them, references and the ids of its words;
`tests/table/test_guides.py` plays every guide to its end. A reader may leave the way at any moment:
then the others think for themselves, and the game goes on as any other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from threecrowns.engine.match import Match
from threecrowns.engine.phrase import Ref
from threecrowns.engine.refusal import SetupError
from threecrowns.table.seats import HUMAN

FOLDER = Path(__file__).with_name("guides")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is shown; without anything to do it is only read."""

    id: str  # its words are `guide-<guide>-<id>`
    points: tuple[Ref, ...] = ()  # at these things
    does: str | None = None  # an answer of the reader
    undoes: bool = False  # the reader takes the last answer back
    sees: Literal["preview", "why", "score", "log"] | None = None  # the reader looks at this
    plays: tuple[str, ...] = ()  # answers that are given for the reader, one after the other


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: str
    seed: int
    seats: tuple[str, ...]  # one person, who is shown around, among bots
    steps: tuple[Step, ...]
    options: dict[str, str | int | bool | tuple[str, ...]] = {}
    others: dict[str, tuple[str, ...]] = {}  # [seat] -> its answers, as long as they last

    @property
    def reader(self) -> int:
        return self.seats.index(HUMAN)


class Fit(msgspec.Struct, frozen=True):
    """A step that can be shown as the table lies."""

    step: int
    action: int | None  # the answer that it asks for, if its seat is asked now


class GuideSight(msgspec.Struct, frozen=True):
    """Where a reader stands on the way of a guide."""

    fits: tuple[Fit, ...]  # none: the way was left, or has come to its end
    strayed_at: int | None  # after so many answers somebody left it


class Moment(msgspec.Struct, frozen=True):
    """A point of the reader's way."""

    given: tuple[str, ...]  # the reader's answers that stand
    step: int
    answer: str | None  # the next one


def guide_ids() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


def find_guide(name: str) -> Guide:
    """A guide by its id; raises SetupError."""
    if name not in guide_ids():
        raise SetupError("setup-unknown-guide", name=name, allowed=", ".join(guide_ids()))
    return _read(name)


@lru_cache
def _read(name: str) -> Guide:
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    return msgspec.convert({"id": name, **data}, Guide)


def moments(guide: Guide) -> Iterator[Moment]:
    """The reader's way, step by step."""
    given: tuple[str, ...] = ()
    for number, step in enumerate(guide.steps):
        if step.undoes:
            yield Moment(given, number, None)
            given = given[:-1]
            continue
        answers = step.plays if step.does is None else (step.does,)
        for answer in answers:
            yield Moment(given, number, answer)
            given = (*given, answer)
        if not answers:
            yield Moment(given, number, None)


class Way:
    """A guide at a match: who is still on the way that was prepared."""

    def __init__(self, guide: Guide, match: Match) -> None:
        self.guide = guide
        self.match = match
        self.moments = tuple(moments(guide))
        last = self.moments[-1]
        whole = last.given if last.answer is None else (*last.given, last.answer)
        self.whole = whole  # all answers of the reader
        self.stands = {moment.given for moment in self.moments} | {whole}

    def scripted(self, seat: int) -> int | None:
        """What the guide lets another seat answer now; None: it thinks for itself."""
        script = self.guide.others.get(str(seat), ())
        given = len(self._given().get(seat, ()))
        if given >= len(script) or self.strayed_at() is not None:
            return None
        return self._action(seat, script[given])

    def sight(self) -> GuideSight:
        """Where the reader stands."""
        strayed_at = self.strayed_at()
        given = tuple(self._given().get(self.guide.reader, ()))
        here = [moment for moment in self.moments if moment.given == given]
        fits = tuple(Fit(each.step, self._asked(each.answer)) for each in here)
        return GuideSight(fits if strayed_at is None else (), strayed_at)

    def strayed_at(self) -> int | None:
        """How many answers stood before somebody left the way; None: nobody did."""
        given: dict[int, tuple[str, ...]] = {}
        for number, answer in enumerate(self.match.answers):
            seat = answer.seat
            before = given.get(seat, ())
            now = given[seat] = (*before, self.match.game.grammar.write(answer.move))
            if seat == self.guide.reader:
                if before == self.whole:
                    return None  # it has come to its end
                if now not in self.stands:
                    return number
            elif str(seat) in self.guide.others:
                script = self.guide.others[str(seat)]
                if len(now) <= len(script) and now != script[: len(now)]:
                    return number
        return None

    def _given(self) -> dict[int, list[str]]:
        """[seat] -> its answers so far."""
        given: dict[int, list[str]] = {}
        for answer in self.match.answers:
            given.setdefault(answer.seat, []).append(self.match.game.grammar.write(answer.move))
        return given

    def _asked(self, answer: str | None) -> int | None:
        return None if answer is None else self._action(self.guide.reader, answer)

    def _action(self, seat: int, answer: str) -> int | None:
        """An answer as the game counts it; None if its seat is not asked, or may not give it."""
        state = self.match.state
        if seat not in state.waiting():
            return None
        if seat != state.actor:
            state = state.clone()
            state.turn_to(seat)
        game = self.match.game
        move = game.grammar.read(answer)
        return None if game.why_not(state, seat, move) else game.encode(state, move)
