"""What an action of a card would do as the table lies, found by carrying it out on a copy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from threecrowns.games.brian_boru.content.tables import PRIMARY
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import (
    ASK_EXPAND,
    ASK_EXTRA,
    ASK_FREE,
    DO_FINISH_ACTION,
    DO_SYMBOLS,
    NOTHING,
)
from threecrowns.games.brian_boru.rules.symbols import expansions, most_extra


class Rehearsal:
    """The table after an action in which nothing optional was bought, and what could have been."""

    def __init__(self, after: BrianBoru) -> None:
        self.after: BrianBoru = after
        self.extra: i64 = 0  # further steps that could be paid for
        self.targets: i64 = 0  # set of towns that could be expanded to
        self.freeable: i64 = 0  # set of towns of which one is freed


def rehearse(state: BrianBoru, seat: i64, card: i64, action: i64, town: i64) -> Rehearsal:
    """B41, B45. As if the seat performed this action of this card next.

    A primary action takes the town (B48), or nothing while there is none.
    """
    after = state.clone()
    after.agenda = vec[i32]()
    after.trick[seat] = u8(card)
    after.active_town = town
    after.resolver = seat
    after.action = action
    after.put_first(DO_FINISH_ACTION, seat)
    skips_town = action == PRIMARY and town == NOTHING  # B4: it is always the first symbol
    after.put_first(DO_SYMBOLS, 1 if skips_town else 0)
    found = Rehearsal(after)
    while len(after.agenda):
        planned = after.planned_kind()
        number = after.planned_number()
        about = after.asked_about()
        after.finish()
        if planned == ASK_EXTRA:
            found.extra = most_extra(after, seat, about)
        elif planned == ASK_EXPAND:
            found.targets = expansions(after, seat)
        elif planned == ASK_FREE:
            found.freeable = after.vikings
        else:
            after.carry_out_action(planned, number)
    return found
