"""What a seat is asked: every answer with what it would bring, and why anything else is refused.

All of it is found by carrying answers out on a world that agrees with everything the seat may
know, never on the true one. What depends on a draw or on something hidden is left out and said
to be unknown; so nothing here can leak.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from threecrowns.engine.moves import Cell, Field, Move, Number, Word
from threecrowns.engine.phrase import Phrase, Ref
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER, State

if TYPE_CHECKING:
    from threecrowns.engine.game import Game, ScoreLine

WORLD = 1  # the seed of the world in which answers are tried; any would do
LONGEST_WAY = 12  # usual answers in a row; a game that asks on longer is cut there
MOST_SECONDS = 2000  # pairs of answers that are tried to help with what is far away


class Source(msgspec.Struct, frozen=True):
    """What pays a part of a bill."""

    ref: Ref
    gives: str  # "wood"


class Bill(msgspec.Struct, frozen=True):
    """What an answer costs, and where that comes from."""

    pays: dict[str, int] = {}
    sources: tuple[Source, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """A line of the score sheet that an answer changes."""

    seat: int
    before: int
    after: int
    clause: str
    reason: Phrase
    pieces: tuple[Ref, ...]
    origin: Ref | None = None


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table right after an answer, as far as its seat can know that."""

    pays: dict[str, int]
    gains: dict[str, int]
    afterwards: dict[str, int]  # how much the seat then has of what it pays and gains
    sources: tuple[Source, ...]
    points: tuple[int, ...] | None  # of every seat; None: it depends on what is hidden
    changes: tuple[Change, ...]
    is_final: bool  # it cannot be taken back
    asks_on: bool  # the same seat is asked on
    usual: tuple[Phrase, ...]  # how the questions after it were answered to get here
    warns: tuple[Phrase, ...]
    is_certain: bool  # False: something is drawn or shown by it
    usable: dict[str, tuple[int, int]] = {}  # before and after, if any of it changes
    lacks: dict[str, dict[str, int]] = {}  # [piece in hand] -> what it lacks then, if that changes


class Case(msgspec.Struct, frozen=True):
    """What an answer brings if others do this or that."""

    when: Phrase
    gains: dict[str, int]
    told: tuple[Phrase, ...]


class Choice(msgspec.Struct, frozen=True):
    """One legal answer."""

    action: int
    verb: str
    move: dict[str, Any]
    subject: Ref | None  # the thing one touches first
    targets: tuple[Ref, ...]
    say: Phrase
    outcome: Outcome
    cases: tuple[Case, ...] = ()


class Verb(msgspec.Struct, frozen=True):
    id: str
    title: Phrase


class Question(msgspec.Struct, frozen=True):
    seat: int
    kind: str  # "turn", "siege"
    about: tuple[Ref, ...]  # the pieces that it is about
    text: Phrase
    verbs: tuple[Verb, ...]  # in the order of the rules
    choices: tuple[Choice, ...]
    usual: int | None = None  # the answer that outcomes take for granted, if one is


class Hindrance(msgspec.Struct, frozen=True):
    """The refusal that stands nearest to being legal."""

    code: str
    clause: str
    text: Phrase
    move: dict[str, Any]  # the move that was refused
    helps: tuple[int, ...] = ()  # answers that bring it nearer


class Why(msgspec.Struct, frozen=True):
    """What can be done with a thing now, or why nothing can."""

    ref: Ref
    choices: tuple[int, ...]  # actions
    hindrance: Hindrance | None


class Before(NamedTuple):
    """The world in which answers are tried, and what the seat has there: the same for all."""

    world: State
    others: list[int]  # who is asked at the same time
    stocks: Mapping[str, int]
    usable: Mapping[str, int]
    lacks: Mapping[str, Mapping[str, int]]


# -- the question


def known_world(state: State, seat: int) -> State:
    """A position that agrees with everything the seat may know, in which it is asked."""
    world = state.determinize(seat, Rng(WORLD))
    if world.actor != seat:
        world.turn_to(seat)
    return world


def question(game: Game, state: State, seat: int) -> Question | None:
    """What this seat is asked now, with every answer; None if it is not asked."""
    if seat not in state.waiting():
        return None
    world = known_world(state, seat)
    before = Before(
        world=world,
        others=[each for each in world.waiting() if each != seat],
        stocks=game.stocks(world, seat),
        usable=game.usable(world, seat),
        lacks=game.lacks(world, seat),
    )
    choices = [_choice(game, before, seat, action, move) for action, move in answers(game, world)]
    verbs = dict.fromkeys(choice.verb for choice in choices)
    return Question(
        seat=seat,
        kind=game.question_kind(world),
        about=game.question_about(world),
        text=game.word_question(world),
        verbs=tuple(Verb(verb, Phrase(f"group-{verb}")) for verb in verbs),
        choices=tuple(choices),
        usual=game.usual_answer(world),
    )


def answers(game: Game, world: State) -> list[tuple[int, Move]]:
    """The legal answers with their moves, in the order of the verbs of the grammar."""
    found = [(action, game.move(world, action)) for action in world.legal_actions()]
    if len(game.grammar.verbs) > 1:
        order = {verb: number for number, verb in enumerate(game.grammar.verbs)}
        found.sort(key=lambda each: order[each[1].verb])  # stable: the game's order inside
    return found


def _choice(game: Game, before: Before, seat: int, action: int, move: Move) -> Choice:
    world = before.world
    touched = game.touched(world, seat, move)
    return Choice(
        action=action,
        verb=move.verb,
        move=game.grammar.to_json(move),
        subject=touched[0] if touched else None,
        targets=touched[1:],
        say=game.word_move(world, move),
        outcome=outcome(game, before, seat, action),
        cases=game.cases(world, seat, action),
    )


def named_things(game: Game, world: State, seat: int, move: Move) -> tuple[Ref, ...]:
    """What the fields of a move point at, its subject first."""
    values = move.values
    refs = [
        game.ref(world, seat, field, values[at]) for at, field in game.grammar.pointers[move.verb]
    ]
    more = game.verb_refs(world, seat, move.verb)
    if more:
        refs += [ref for ref in more if ref not in refs]
    return tuple(refs)


# -- what an answer brings


def outcome(game: Game, before: Before, seat: int, action: int) -> Outcome:
    """Carry an answer out on a copy of the world, and go on through what is usually answered."""
    world = before.world
    after = world.clone()
    after.apply(action)
    asked = after.waiting()
    shows = after.reveals != world.reveals or game.may_show(world, after, seat)
    is_hidden = not shows and before.others != [] and set(before.others) <= set(asked)
    is_final = not is_hidden and (shows or after.actor != seat)
    asks_on = not is_hidden and seat in asked
    is_open = not (shows and game.depends_on_hidden(world, seat, action))
    usual = tuple(_go_on(game, after, seat)) if asks_on and is_open else ()
    bill = game.bill(world, seat, action)
    trade = _trade(bill, before.stocks, game.stocks(after, seat), is_open=is_open)
    points = game.points(after, seat) if is_open else None
    usable = _usable(before.usable, game.usable(after, seat)) if is_open else {}
    lacks = game.lacks(after, seat) if is_open else {}
    return Outcome(
        pays=trade.pays,
        gains=trade.gains,
        afterwards=trade.afterwards,
        sources=bill.sources if bill else (),
        points=points,
        changes=tuple(game.score_changes(world, after, seat)) if is_open else (),
        is_final=is_final,
        asks_on=asks_on,
        usual=usual,
        warns=tuple(_warnings(game, world, after, seat, shows=shows)),
        is_certain=is_open and after.actor != CHANCE,
        usable=usable,
        lacks=_new_lacks(before.lacks, lacks) if lacks else {},
    )


def _go_on(game: Game, after: State, seat: int) -> Iterator[Phrase]:
    """Answer what the seat is asked next as it is usually answered; stop where nothing is usual."""
    reveals = after.reveals
    for _ in range(LONGEST_WAY):
        if after.actor != seat or after.reveals != reveals:
            return
        usual = game.usual_answer(after)
        if usual is None:
            return
        said = game.word_move(after, game.move(after, usual))
        after.apply(usual)
        yield said


class _Trade(NamedTuple):
    """What goes and comes, and how much of it the seat then has."""

    pays: dict[str, int]
    gains: dict[str, int]
    afterwards: dict[str, int]


NO_TRADE = _Trade({}, {}, {})


def _trade(
    bill: Bill | None, owned: Mapping[str, int], left: Mapping[str, int], *, is_open: bool
) -> _Trade:
    changes = stock_changes(owned, left) if is_open else {}
    if not changes and bill is None:
        return NO_TRADE
    pays = bill.pays if bill else {name: -each for name, each in changes.items() if each < 0}
    kept = [name for name in (*pays, *changes) if name in owned or name in left]
    return _Trade(
        pays=pays,
        gains={name: amount for name, amount in changes.items() if amount > 0},
        afterwards={name: left.get(name, 0) for name in kept} if is_open else {},
    )


def _new_lacks(
    before: Mapping[str, Mapping[str, int]], after: Mapping[str, Mapping[str, int]]
) -> dict[str, dict[str, int]]:
    return {piece: dict(each) for piece, each in after.items() if before.get(piece) != each}


def stock_changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    if before == after:
        return {}
    names = dict.fromkeys([*before, *after])
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}


def _usable(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """All that can be used, before and after; nothing if it stays, or nobody asks for it then."""
    if before == after or not after:
        return {}
    return {name: (before.get(name, 0), amount) for name, amount in after.items()}


def line_changes(before: Iterable[ScoreLine], after: Iterable[ScoreLine]) -> Iterator[Change]:
    """The lines of two score sheets that are not worth the same."""
    old, new = _by_origin(before), _by_origin(after)
    for key in dict.fromkeys([*old, *new]):
        was, now = old.get(key), new.get(key)
        line = now or was
        assert line is not None
        if (was.points if was else 0) != (now.points if now else 0):
            yield change_of(line, was.points if was else 0, now.points if now else 0)


def change_of(line: ScoreLine, before: int, after: int) -> Change:
    """A line of the sheet, worth something else than before."""
    return Change(line.seat, before, after, line.clause, line.reason, line.pieces, line.origin)


def _by_origin(sheet: Iterable[ScoreLine]) -> dict[tuple[int, str, str, Ref | None], ScoreLine]:
    return {(line.seat, line.clause, line.reason.id, line.origin): line for line in sheet}


def _warnings(
    game: Game, before: State, after: State, seat: int, *, shows: bool
) -> Iterator[Phrase]:
    if after.actor == OVER:
        yield Phrase("warn-end")
    elif after.actor == CHANCE:
        yield Phrase("warn-draw")
    elif shows:
        yield Phrase("warn-reveal")
    yield from game.warnings(before, after, seat)


# -- why not


def why(game: Game, state: State, seat: int, ref: Ref) -> Why:
    """The answers that use a thing, or the refusal that stands nearest to being legal."""
    return whys(game, state, seat, [ref])[0]


def whys(game: Game, state: State, seat: int, refs: Iterable[Ref]) -> list[Why]:
    """What can be done with each of these things now, or why nothing can."""
    if seat not in state.waiting():
        refusal = game.why_not_asked(state, seat)
        return [Why(ref, (), _hindrance(game, refusal, None)) for ref in refs]
    world = known_world(state, seat)
    using: dict[Ref, list[int]] = {}
    for action, move in answers(game, world):
        for ref in dict.fromkeys(game.touched(world, seat, move)):
            using.setdefault(ref, []).append(action)
    steps = Steps(game, world, seat)
    return [
        Why(ref, tuple(using[ref]), None) if ref in using else _why_dark(game, steps, ref)
        for ref in refs
    ]


class Steps:
    """A world with what its seat can do there and then go on; found when it is wanted."""

    def __init__(self, game: Game, world: State, seat: int) -> None:
        self.game = game
        self.world = world
        self.seat = seat
        self._afters: list[tuple[int, State]] | None = None
        self._seconds: list[tuple[int, State]] | None = None

    def afters(self) -> list[tuple[int, State]]:
        """Each answer after which the seat is asked on, carried out."""
        if self._afters is None:
            self._afters = list(self._after(self.world))
        return self._afters

    def seconds(self) -> list[tuple[int, State]]:
        """The same with one more answer, each with the first of the two."""
        if self._seconds is None:
            ways = (
                (first, then) for first, after in self.afters() for _, then in self._after(after)
            )
            self._seconds = list(islice(ways, MOST_SECONDS))
        return self._seconds

    def _after(self, world: State) -> Iterator[tuple[int, State]]:
        for action in world.legal_actions():
            after = world.clone()
            after.apply(action)
            if after.actor == CHANCE or after.reveals != world.reveals:
                if self.game.depends_on_hidden(world, self.seat, action):
                    continue
                while after.actor == CHANCE:  # whatever is drawn
                    after.apply(after.legal_actions()[0])
            if after.actor == self.seat:
                yield action, after


def _why_dark(game: Game, steps: Steps, ref: Ref) -> Why:
    """The nearest refusal of what could be said about a thing that no answer uses."""
    world, seat = steps.world, steps.seat
    best: tuple[int, Refusal, Move] | None = None
    for move in game.moves_about(world, seat, ref):
        refused = game.why_not(world, seat, move)
        if refused is not None:
            near = game.nearness(refused)
            if best is None or near > best[0]:
                best = (near, refused, move)
    if best is None:
        refusal = game.why_not_touched(world, seat, ref)
        return Why(ref, (), _hindrance(game, refusal, None))
    _, refused, move = best
    helps = tuple(_helps(game, steps, move, refused))
    return Why(ref, (), _hindrance(game, refused, move, helps))


def why_not_move(game: Game, state: State, seat: int, move: Move) -> Hindrance | None:
    """Why a complete move is refused, and what would help."""
    refused = game.why_not(state, seat, move)
    if refused is None:
        return None
    if seat not in state.waiting():
        return _hindrance(game, refused, move)
    steps = Steps(game, known_world(state, seat), seat)
    helps = tuple(_helps(game, steps, move, refused))
    return _hindrance(game, refused, move, helps)


def _hindrance(
    game: Game, refusal: Refusal, move: Move | None, helps: tuple[int, ...] = ()
) -> Hindrance:
    said = game.grammar.to_json(move) if move is not None else {}
    return Hindrance(refusal.code, refusal.clause, refusal.phrase, said, helps)


def _helps(game: Game, steps: Steps, move: Move, refused: Refusal) -> Iterable[int]:
    """The answers after which the move is allowed, or refused by something nearer to legal.

    Where no answer does that and the move is only far away: those that begin two which do.
    """
    near = game.nearness(refused)

    def is_nearer(after: State) -> bool:
        now = game.why_not(after, steps.seat, move)
        return now is None or game.nearness(now) > near

    found = [action for action, after in steps.afters() if is_nearer(after)]
    if found or not game.is_far(refused):
        return found
    return dict.fromkeys(first for first, then in steps.seconds() if is_nearer(then))


def moves_with(game: Game, world: State, seat: int, ref: Ref) -> Iterator[Move]:
    """Everything that could be said about a thing: its verbs with every other field filled in.

    A verb is a thing, too: the button that ends a turn.
    """
    for verb, fields in game.grammar.verbs.items():
        for at, field in enumerate(fields):
            if field.kind != ref.kind:
                continue
            usual = game.field_values(world, seat, verb, field)
            for value in dict.fromkeys([*usual, *_said_by(ref, field)]):
                # Said by this seat, an id may name another thing: its own unit.
                if game.ref(world, seat, field, value) == ref:
                    yield from _filled(game, world, seat, verb, fields, {at: value})
        if ref == Ref("verb", verb) or ref in game.verb_refs(world, seat, verb):
            yield from _filled(game, world, seat, verb, fields, {})


def _said_by(ref: Ref, field: Field) -> list[Any]:
    """The value of a field that names the thing, if the field can name it."""
    value = list(ref.id) if isinstance(ref.id, tuple) else ref.id
    return [ref.id] if field.from_json(value) is not None else []


def _filled(
    game: Game,
    world: State,
    seat: int,
    verb: str,
    fields: tuple[Field, ...],
    fixed: Mapping[int, Any],
) -> Iterator[Move]:
    options: list[list[Any]] = [
        [fixed[at]] if at in fixed else list(game.field_values(world, seat, verb, field))
        for at, field in enumerate(fields)
    ]
    found: list[tuple[Any, ...]] = [()]
    for values in options:
        found = [(*each, value) for each in found for value in values]
    for values_of_one in found:
        yield Move(verb, values_of_one)


def every_value(field: Field) -> Iterable[Any]:
    """All values of a field by the grammar alone."""
    match field:
        case Word():
            return list(field.ids)
        case Number():
            return range(field.low, field.high + 1)
        case Cell():
            return ()
