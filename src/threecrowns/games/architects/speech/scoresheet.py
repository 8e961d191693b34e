"""Every point as the table lies now, with its clause and the pieces that earned it."""

from __future__ import annotations

from collections.abc import Iterator

from threecrowns.engine.asking import Change
from threecrowns.engine.game import ScoreLine
from threecrowns.engine.phrase import Phrase, Ref
from threecrowns.games.architects.content.vocabulary import DEBT, GOLD, MARBLE, PRISON, SILVER
from threecrowns.games.architects.rules import scoring
from threecrowns.games.architects.rules.scoring import points_per_debt, score_entries
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.speech.words import Words, place_ref

SCORED_GOODS = {  # kind of line -> good, and its name
    scoring.SCORE_GOLD: (GOLD, "gold"),
    scoring.SCORE_MARBLE: (MARBLE, "marble"),
    scoring.SCORE_SILVER: (SILVER, "silver"),
}


def score_sheet(words: Words, state: Architects) -> list[ScoreLine]:
    return [
        score_line(words, state, player, kind, number, points)
        for player in range(state.players)
        for kind, number, points in score_entries(state, player)
    ]


def score_changes(words: Words, before: Architects, after: Architects) -> Iterator[Change]:
    """Only what is no longer worth the same is put into words."""
    for player in range(after.players):
        old, new = score_entries(before, player), score_entries(after, player)
        if old == new:
            continue
        was = {(kind, number): points for kind, number, points in old}
        now = {(kind, number): points for kind, number, points in new}
        for key in dict.fromkeys([*was, *now]):
            points = now.get(key, 0)
            if points != was.get(key, 0):
                table = after if key in now else before
                line = score_line(words, table, player, *key, points)
                yield Change(
                    seat=player,
                    before=was.get(key, 0),
                    after=points,
                    clause=line.clause,
                    reason=line.reason,
                    pieces=line.pieces,
                    origin=line.origin,
                )


def score_line(
    words: Words, state: Architects, player: int, kind: int, number: int, points: int
) -> ScoreLine:
    """One line, worded as the table lies."""
    clause, reason, origin, piece = _told(words, state, player, kind, number)
    return ScoreLine(player, points, clause, reason, (piece,), origin)


def _told(
    words: Words, state: Architects, player: int, kind: int, number: int
) -> tuple[str, Phrase, Ref | None, Ref]:
    """The clause and the reason, what earns the points, and what is counted."""
    match kind:
        case scoring.SCORE_BUILDING:
            building = words.building(number)
            said = Phrase("score-building", {"building": building})
            return "A174", said, building.ref, building.ref
        case scoring.SCORE_END_EFFECT:
            building = words.building(number)
            said = Phrase(
                "score-end-effect", {"building": building, "effect": words.end_effect(number)}
            )
            return "A178", said, building.ref, building.ref
        case scoring.SCORE_MONUMENT:
            monument = words.monument(number)
            said = Phrase("score-monument", {"monument": monument})
            return "W125", said, monument.ref, monument.ref
        case scoring.SCORE_CATHEDRAL:
            level = words.level(state.level(player))
            return "A146", Phrase("score-cathedral", {"level": level}), None, level.ref
        case scoring.SCORE_VIRTUE:
            track = Ref("track", "virtue")
            said = Phrase("score-virtue", {"virtue": state.virtue(player)})
            return "A152", said, track, track
        case scoring.SCORE_DEBTS:
            debt = words.good(DEBT).ref
            each = points_per_debt(state, player)
            said = Phrase("score-debts", {"count": state.amount(player, DEBT), "each": each})
            return "A174", said, debt, debt
        case scoring.SCORE_PRISON:
            prison = place_ref(PRISON)
            said = Phrase("score-prison", {"count": state.workers_at(PRISON, player)})
            return "A174", said, prison, prison
        case _:
            good, name = SCORED_GOODS[kind]
            said = Phrase(f"score-{name}", {"count": state.amount(player, good)})
            return "A174", said, Ref("goods", name), Ref("goods", name)
