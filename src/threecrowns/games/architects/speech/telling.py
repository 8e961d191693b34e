"""Events as data with their sentences: what each kind carries, in one table.

The facts stand in the order in which the rules note them. The step is that of a scripted
opponent's turn, and is told only of him; people's events have none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from threecrowns.engine.journal import UNKNOWN, Event
from threecrowns.engine.phrase import Param, Phrase
from threecrowns.engine.telling import EventKind, Told, fact_of
from threecrowns.games.architects.content import vocabulary as v
from threecrowns.games.architects.rules import events
from threecrowns.games.architects.speech.words import Amounts, Words

Kind: TypeAlias = EventKind[Words]

# The steps of a scripted opponent's turn.
SCHEME = "scheme"  # which card is turned up
PLACE = "place"  # where he goes, and whether its condition held
EFFECT = "effect"  # options passed over, the one taken, and what it brings
PRIORITIES = "priorities"  # what lies on the resource track and is passed over
CAPTURES = "captures"  # which group he looks for and takes
ABILITIES = "abilities"  # what only this opponent can do
STEPS = (SCHEME, PLACE, EFFECT, PRIORITIES, CAPTURES, ABILITIES)


def _number(words: Words, fact: int) -> int:
    return fact


def _row(words: Words, fact: int) -> int:
    return fact + 1


def _condition(words: Words, fact: int) -> str:
    return v.CONDITION_NAMES[fact]


def _space(words: Words, fact: int) -> Param:
    """The market space an order needs; nothing where it needs none."""
    return () if fact == v.NOTHING else words.place(fact)


KINDS: Mapping[int, Kind] = {
    # Set-up and chance
    events.STARTS: Kind("starts"),
    events.GOT_BOARD: Kind("got-board", ("board", Words.board)),
    events.SMALL_CARD: Kind("small-card", ("card", Words.market_card)),
    events.LARGE_CARD: Kind("large-card", ("card", Words.market_card)),
    events.REVEALED: Kind("revealed", ("apprentice", Words.apprentice), ("slot", Words.slot)),
    events.DEALT: Kind("dealt", secret=("building", Words.building)),
    events.KEPT: Kind("kept", secret=("building", Words.building)),
    events.DREW: Kind("drew", secret=("building", Words.building)),
    events.PILE_EMPTY: Kind("pile-empty"),
    events.REWARD_SEEN: Kind("reward-seen", ("card", Words.reward_card)),
    events.CONTRIBUTION_CARD: Kind("contribution-card", ("card", Words.consequence)),
    events.CONSEQUENCE_CARD: Kind("consequence-card", ("card", Words.consequence)),
    events.FIGURES: Kind("figures", ("princess", Words.place), ("profiteer", Words.place)),
    events.PUT_UNDER: Kind("put-under", secret=("building", Words.building)),
    events.LOOKED_AT: Kind("looked-at", secret=("building", Words.building)),
    # A turn
    events.TURN: Kind("turn"),
    events.PLACED: Kind("placed", ("place", Words.place), ("count", _number), step=PLACE),
    events.TOOK_BACK: Kind("took-back", ("place", Words.place), step=PLACE),
    events.PASSED: Kind("passed", step=PLACE),
    events.GAINED: Kind("gained", ("goods", Words.goods), step=EFFECT),
    events.PAID: Kind(
        "paid", ("goods", Words.paid), ("tax", _number), ("coins", _number), step=EFFECT
    ),
    events.VIRTUE_UP: Kind("virtue-up", ("count", _number), ("now", _number), step=EFFECT),
    events.VIRTUE_DOWN: Kind("virtue-down", ("count", _number), ("now", _number), step=EFFECT),
    events.PREVENTED: Kind("prevented", ("count", _number)),
    events.CANCELLED_LOSS: Kind("cancelled-loss", ("count", _number)),
    events.TOOK_DEBT: Kind("took-debt", ("count", _number), step=EFFECT),
    events.DESTROYED_DEBT: Kind("destroyed-debt", ("count", _number), step=EFFECT),
    events.PAID_DEBT: Kind("paid-debt", step=EFFECT),
    events.AVOIDED_DEBT: Kind("avoided-debt"),
    events.HIRED: Kind("hired", ("apprentice", Words.apprentice), ("count", _number)),
    events.COINS_LAID: Kind("coins-laid", ("count", _number), ("row", _row)),
    events.DISMISSED: Kind("dismissed", ("apprentice", Words.apprentice)),
    events.SWEPT: Kind("swept", ("apprentice", Words.apprentice)),
    events.TRADED: Kind("traded", ("trade", Words.trade)),
    events.CAPTURED: Kind(
        "captured",
        ("place", Words.place),
        ("owner", Words.player),
        ("count", _number),
        step=CAPTURES,
    ),
    events.HANDED_OVER: Kind("handed-over", ("count", _number), step=EFFECT),
    events.FREED: Kind("freed", ("count", _number)),
    events.RANSOMED: Kind("ransomed", ("count", _number)),
    events.TOOK_TAX: Kind("took-tax", ("count", _number), step=EFFECT),
    events.BUILT: Kind("built", ("building", Words.building)),
    events.ADVANCED: Kind("advanced", ("level", Words.level), step=EFFECT),
    events.BUILT_MONUMENT: Kind(
        "built-monument", ("monument", Words.monument), ("place", Words.place), step=EFFECT
    ),
    events.CONTRIBUTED: Kind("contributed", ("good", Words.resource), step=EFFECT),
    events.VISITED: Kind("visited", ("place", Words.place), ("worker", _number)),
    events.TAX_ADDED: Kind("tax-added", ("count", _number), step=EFFECT),
    events.END_IN_SIGHT: Kind("end-in-sight"),
    # Reset
    events.RESET: Kind("reset"),
    events.TO_PRISON: Kind("to-prison", ("count", _number), ("place", Words.place)),
    events.PRISON_LOSS: Kind("prison-loss", ("count", _number)),
    events.MOST_PRISONERS: Kind("most-prisoners", ("count", _number)),
    events.PROFITEER_CLAIMS: Kind("profiteer-claims", ("place", Words.place)),
    events.PROFITEER_PAYS: Kind("profiteer-pays", ("place", Words.place), step=PLACE),
    events.PRINCESS_REWARDS: Kind("princess-rewards", ("place", Words.place), ("count", _number)),
    events.TO_MONUMENT: Kind("to-monument", ("good", Words.resource)),
    events.CARDS_RESHUFFLED: Kind("cards-reshuffled"),
    # End
    events.END_EFFECT: Kind("end-effect", ("building", Words.building)),
    events.INFLUENCE_GOLD: Kind("influence-gold", ("count", _number)),
    events.GAME_OVER: Kind("game-over", ("winners", Words.players)),
    # A scripted opponent's turn
    events.SCHEME_DRAWN: Kind("scheme-drawn", ("scheme", Words.scheme), step=SCHEME),
    events.SCHEME_HOLDS: Kind(
        "scheme-holds",
        ("condition", _condition),
        ("wanted", _number),
        ("found", _number),
        step=PLACE,
    ),
    events.SCHEME_FAILS: Kind(
        "scheme-fails",
        ("condition", _condition),
        ("wanted", _number),
        ("found", _number),
        step=PLACE,
    ),
    events.SCHEME_GOES: Kind(
        "scheme-goes", ("sent", Words.sent), ("place", Words.place), step=PLACE
    ),
    events.SCHEME_OPTION_FAILS: Kind(
        "scheme-option-fails", ("order", Words.order), ("place", _space), step=EFFECT
    ),
    events.SCHEME_OPTION: Kind(
        "scheme-option", ("count", _number), ("orders", Words.deeds), step=EFFECT
    ),
    events.SCHEME_NO_OPTION: Kind("scheme-no-option", step=EFFECT),
    events.SCHEMES_RESHUFFLED: Kind("schemes-reshuffled", step=SCHEME),
    events.SCHEME_ADDED: Kind("scheme-added", ("scheme", Words.scheme), step=EFFECT),
    events.SCHEME_PILE_EMPTY: Kind("scheme-pile-empty", step=EFFECT),
    events.MARKER_MOVED: Kind(
        "marker-moved",
        ("count", _number),
        ("good", Words.resource),
        ("marble", _number),
        step=EFFECT,
    ),
    events.MARKER_SKIPS: Kind("marker-skips", ("good", Words.resource), step=PRIORITIES),
    events.SCRIPT_GROUP: Kind(
        "script-group",
        ("place", Words.place),
        ("owner", Words.player),
        ("count", _number),
        step=CAPTURES,
    ),
    events.SCRIPT_NO_GROUP: Kind("script-no-group", step=CAPTURES),
    events.SCRIPT_ABILITY: Kind("script-ability", step=ABILITIES),
    events.SCRIPT_INSTEAD: Kind(
        "script-instead",
        ("what", Words.good),
        ("good", Words.good),
        ("count", _number),
        step=EFFECT,
    ),
    events.SCRIPT_NO_WORKER: Kind("script-no-worker", step=SCHEME),
    events.SCRIPT_EXTRA_WORKER: Kind("script-extra-worker", ("place", Words.place), step=PLACE),
    events.SCRIPT_ANOTHER: Kind("script-another", step=SCHEME),
}

# Facts that a sentence does not say, or says in other words.
UNSAID: Mapping[int, tuple[str, ...]] = {
    events.SMALL_CARD: ("card",),
    events.LARGE_CARD: ("card",),
    events.REWARD_SEEN: ("card",),
    events.REVEALED: ("slot",),
    events.SCHEME_HOLDS: ("wanted", "found"),
    events.SCHEME_FAILS: ("wanted", "found"),
}


def tell(words: Words, event: Event) -> Told:
    """One event as its reader may know it."""
    kind = KINDS[event.kind]
    facts = {name: value for name, value in kind.worded(words, event).items() if value != ()}
    return Told(
        kind=kind.name,
        seat=event.seat if event.seat >= 0 else None,
        facts={name: data_of(value) for name, value in facts.items()},
        text=_sentence(words, event, kind, facts),
        step=kind.step if words.is_scripted(event.seat) else None,
    )


def data_of(param: Param) -> Any:
    """What is said as data: goods by name, phrases with what stands in them."""
    if isinstance(param, Amounts):
        return param.goods
    if isinstance(param, Phrase) and param.params:
        return {"say": param.id, **{name: data_of(each) for name, each in param.params.items()}}
    if isinstance(param, tuple):
        return tuple(data_of(each) for each in param)
    return fact_of(param)


def _sentence(words: Words, event: Event, kind: Kind, facts: dict[str, Param]) -> Phrase | None:
    """What is told, with what follows from the facts."""
    if event.kind == events.SCHEME_GOES and event.a == event.b:
        return None  # where he places his worker is told next
    name = f"event-{kind.name}"
    params: dict[str, Param] = {"who": words.player(event.seat)} if event.seat >= 0 else {}
    unsaid = UNSAID.get(event.kind, ())
    params.update({fact: value for fact, value in facts.items() if fact not in unsaid})
    if kind.secret is not None and event.secret == UNKNOWN:
        name += "-hidden"
    if event.kind == events.GOT_BOARD:
        params["ability"] = words.board_ability(event.a)
    elif event.kind == events.SMALL_CARD:
        params["goods"] = words.small_goods(event.a)
    elif event.kind == events.LARGE_CARD:
        params["goods"] = words.large_goods(event.a)
    elif event.kind == events.REWARD_SEEN:
        params["goods"] = words.reward(event.a)
    elif event.kind in (events.SCHEME_HOLDS, events.SCHEME_FAILS):
        params["condition"] = words.condition(event.a, event.b, event.c)
    elif event.kind == events.SCHEME_OPTION_FAILS and "place" in facts:
        name += "-space"
    return Phrase(name, params)
