"""What every event of Brian Boru carries, and its sentence.

The facts stand in the order in which the rules note them. The steps are those of upkeep (B71), so
that a face can tell the end of a round one after the other; `end` is the end of the game.
"""

from __future__ import annotations

from collections.abc import Mapping

from threecrowns.engine.journal import UNKNOWN, Event
from threecrowns.engine.phrase import Param, Phrase
from threecrowns.engine.telling import EventKind, Told
from threecrowns.games.brian_boru.rules import events
from threecrowns.games.brian_boru.rules.state import NOBODY
from threecrowns.games.brian_boru.speech.view import members
from threecrowns.games.brian_boru.speech.words import Words


def _number(words: Words, fact: int) -> Param:
    return fact


def _dealt(words: Words, fact: int) -> Param:
    return (words.card(fact),)


def _perhaps_seat(words: Words, fact: int) -> Param:
    """A player; nothing if the fact is that there is none."""
    return "" if fact == NOBODY else words.seat(fact)


def _seats(words: Words, fact: int) -> Param:
    return tuple(words.seat(seat) for seat in members(fact))


MARRIAGE = "marriage"
BATTLE = "battle"
CHURCH = "church"
CLAIMS = "claims"
END = "end"

COUNT = ("count", _number)
COINS = ("coins", _number)
POINTS = ("points", _number)
TOWN = ("town", Words.town)
CARD = ("card", Words.card)
CARDS = ("cards", Words.cards)
MATCH = ("match", Words.marriage)
REGION = ("region", Words.region)
SPACE = ("space", _number)
FROM = ("from", _number)
TO = ("to", _number)

KINDS: Mapping[int, EventKind[Words]] = {
    events.STARTS: EventKind("starts"),
    events.SETTLED: EventKind("settled", TOWN),
    events.ROUND_BEGINS: EventKind("round-begins", ("round", _number), ("rounds", _number)),
    events.VIKINGS_COME: EventKind("vikings-come", COUNT),
    events.MARRIAGE_SHOWN: EventKind("marriage-shown", MATCH),
    events.DEALT: EventKind("dealt", secret=("cards", _dealt)),
    events.RECEIVED: EventKind("received", COUNT, secret=CARDS),
    events.CHOSE: EventKind("chose", COUNT, secret=CARDS),
    events.PASSED: EventKind("passed", COUNT),
    events.KEPT_LAST: EventKind("kept-last", COUNT, secret=CARDS),
    events.MARKER_MOVES: EventKind("marker-moves", ("from", Words.seat)),
    events.NO_ACTIVE_TOWN: EventKind("no-active-town"),
    events.LED: EventKind("led", TOWN, CARD),
    events.PLAYED: EventKind("played", CARD),
    events.WON_TRICK: EventKind("won-trick", TOWN, CARD),
    events.NOBODY_WON: EventKind("nobody-won"),
    events.PERFORMS: EventKind("performs", CARD, ("action", Words.action)),
    events.TOOK_TOWN: EventKind("took-town", TOWN),
    events.GAINED_COINS: EventKind("gained-coins", COUNT),
    events.PAID: EventKind("paid", COINS, POINTS),
    events.GAINED_RENOWN: EventKind("gained-renown", COUNT),
    events.SENT_DISCS: EventKind("sent-discs", COUNT, COINS),
    events.TOOK_RAIDERS: EventKind("took-raiders", COUNT, COINS),
    events.CLIMBED: EventKind("climbed", FROM, TO, COINS),
    events.FELL_BACK: EventKind("fell-back", FROM, TO),
    events.EXPANDED: EventKind("expanded", TOWN, COINS),
    events.FREED: EventKind("freed", TOWN, ("owner", Words.seat)),
    events.NO_EFFECT: EventKind("no-effect", ("why", Words.nothing)),
    events.HANDS_DISCARDED: EventKind("hands-discarded"),
    events.MARRIED: EventKind("married", MATCH, POINTS, ("renown", _number), step=MARRIAGE),
    events.MARRIAGE_REMOVED: EventKind("marriage-removed", MATCH, step=MARRIAGE),
    events.MARRIAGE_TOWN: EventKind("marriage-town", TOWN, step=MARRIAGE),
    events.CHOSE_SIDE: EventKind("chose-side", ("side", Words.side), step=MARRIAGE),
    events.TRACK_COINS: EventKind("track-coins", SPACE, COUNT, step=MARRIAGE),
    events.TRACK_RENOWN: EventKind("track-renown", SPACE, COUNT, step=MARRIAGE),
    events.TRACK_TOWN: EventKind("track-town", TOWN, step=MARRIAGE),
    events.NO_RAID: EventKind("no-raid", step=BATTLE),
    events.RAID: EventKind("raid", COUNT, step=BATTLE),
    events.RAIDED: EventKind("raided", TOWN, ("picker", Words.seat), step=BATTLE),
    events.NO_TOWN_TO_LOSE: EventKind("no-town-to-lose", step=BATTLE),
    events.FIRST_SPOIL: EventKind("first-spoil", POINTS, ("raiders", _number), step=BATTLE),
    events.NO_FIRST_SPOIL: EventKind("no-first-spoil", step=BATTLE),
    events.SECOND_SPOIL: EventKind("second-spoil", POINTS, step=BATTLE),
    events.CHURCH_FIRST: EventKind("church-first", COUNT, step=CHURCH),
    events.NO_CHURCH_FIRST: EventKind("no-church-first", step=CHURCH),
    events.CHURCH_SECOND: EventKind("church-second", POINTS, step=CHURCH),
    events.BUILT_MONASTERY: EventKind("built-monastery", TOWN, step=CHURCH),
    events.NO_MONASTERY: EventKind("no-monastery", step=CHURCH),
    events.CHURCH_THIRD: EventKind("church-third", COUNT, step=CHURCH),
    events.FLIPPED: EventKind("flipped", REGION, step=CLAIMS),
    events.CLAIMED: EventKind("claimed", REGION, ("from", _perhaps_seat), step=CLAIMS),
    events.RETURNED: EventKind("returned", REGION, step=CLAIMS),
    events.FINAL_POINTS: EventKind("final-points", POINTS, step=END),
    events.GAME_OVER: EventKind("game-over", ("winners", _seats), step=END),
}

# Of these, whoever does not know the secret is told nothing; a card dealt is told with its pack.
SILENT_WITHOUT_SECRET = frozenset({events.RECEIVED, events.CHOSE, events.KEPT_LAST})
SILENT = frozenset({events.DEALT})


def tell(words: Words, event: Event) -> Told:
    """An event as data with its sentence."""
    kind = KINDS[event.kind]
    worded = kind.worded(words, event)
    facts = {name: fact for name, fact in worded.items() if fact != ""}
    return kind.told(event, facts, _sentence(words, event, kind.name, facts))


def _sentence(words: Words, event: Event, name: str, facts: Mapping[str, Param]) -> Phrase | None:
    is_known = event.secret != UNKNOWN
    if event.kind in SILENT or (event.kind in SILENT_WITHOUT_SECRET and not is_known):
        return None
    if is_known:
        name += "-known"
    elif event.kind == events.CLAIMED and "from" in facts:
        name += "-from"
    elif event.kind == events.GAME_OVER and len(members(event.a)) > 1:
        name += "-shared"
    who: dict[str, Param] = {"who": words.seat(event.seat)} if event.seat >= 0 else {}
    return Phrase(f"event-{name}", {**who, **facts})
