"""What a card brings if it wins the trick and if it loses, as the table lies."""

from __future__ import annotations

from collections.abc import Iterator

from threecrowns.engine.asking import Case, stock_changes
from threecrowns.engine.phrase import Phrase
from threecrowns.games.brian_boru.content.tables import ACTION_NAMES, LOWER, PRIMARY, UPPER
from threecrowns.games.brian_boru.rules.actions import (
    BUY,
    STAY,
    is_lead,
    is_play,
    lead_card,
    lead_town,
    played_card,
)
from threecrowns.games.brian_boru.rules.rehearsal import rehearse
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import (
    ACTION,
    ASK_EXPAND,
    ASK_EXTRA,
    NOTHING,
    POINTS,
)
from threecrowns.games.brian_boru.rules.trick import can_still_win, is_last_to_play
from threecrowns.games.brian_boru.speech.counting import stocks
from threecrowns.games.brian_boru.speech.words import Words


class Foresight:
    """One look at a position; what its answers have in common is found once."""

    def __init__(self, words: Words, state: BrianBoru, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat
        self.answers = state.answers
        self.before = stocks(state, seat)
        self.changes: dict[tuple[int, int], dict[str, int]] = {}  # [card, action]
        self.standings: dict[int, Phrase] = {}  # [town]
        self.losing: dict[int, tuple[Case, ...]] = {}  # [card]

    def is_of(self, state: BrianBoru, seat: int) -> bool:
        return self.state is state and self.answers == state.answers and self.seat == seat

    def cases(self, action: int) -> tuple[Case, ...]:
        """B37-B41. Both ways for a card that can win; for others the only one."""
        state = self.state
        if is_lead(action):
            card, town = lead_card(action), lead_town(action)
            return (self._if_it_wins(card, town), *self._if_it_loses(card))
        if not is_play(action):
            return ()
        card = played_card(action)
        if not can_still_win(state, card):
            return self._if_it_loses(card)
        wins = self._if_it_wins(card, state.active_town)
        if is_last_to_play(state, self.seat):
            return (wins,)
        return (wins, *self._if_it_loses(card))

    def _if_it_wins(self, card: int, town: int) -> Case:
        told = (self._standing(town), *self.words.action_row(card, PRIMARY)[1:])
        return Case(Phrase("case-wins"), self._changes(card, PRIMARY, town), told)

    def _if_it_loses(self, card: int) -> tuple[Case, ...]:
        found = self.losing.get(card)
        if found is None:
            rows = (UPPER, LOWER) if self.state.tables.secondaries[card] > 1 else (UPPER,)
            found = tuple(
                Case(
                    Phrase(f"case-{ACTION_NAMES[row]}"),
                    self._changes(card, row, self.state.active_town),
                    self.words.action_row(card, row),
                )
                for row in rows
            )
            self.losing[card] = found
        return found

    def _changes(self, card: int, action: int, town: int) -> dict[str, int]:
        """What the seat gains, or pays if negative; any town that is led to counts as one."""
        found = self.changes.get((card, action))
        if found is None:
            after = rehearse(self.state, self.seat, card, action, town).after
            found = stock_changes(self.before, stocks(after, self.seat))
            self.changes[card, action] = found
        return found

    def _standing(self, town: int) -> Phrase:
        found = self.standings.get(town)
        if found is None:
            assert town != NOTHING
            found = self.words.standing(self.state, "settle", town)
            self.standings[town] = found
        return found


def usual_answer(state: BrianBoru) -> int | None:
    """Nothing is bought, so that the rest of the own card is told; never beyond the trick."""
    if state.actor < 0 or state.unresolved == 0:
        return None
    asked = state.planned_kind()
    if asked == ASK_EXTRA:
        return BUY
    return STAY if asked == ASK_EXPAND else None


def warnings(before: BrianBoru, after: BrianBoru, seat: int) -> Iterator[Phrase]:
    if before.phase != ACTION:
        return
    if after.phase != ACTION:
        yield Phrase("warn-upkeep")
    elif after.amount(seat, POINTS) < before.amount(seat, POINTS):
        yield Phrase("warn-points")  # B50
