"""Things, moves and questions of Brian Boru as phrases; the catalogues word them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from threecrowns.engine.bits import bit, has, size
from threecrowns.engine.moves import Grammar, Move
from threecrowns.engine.phrase import Param, Phrase, Ref, Thing
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import CHANCE
from threecrowns.games.brian_boru.content.pack import PLAYER_COLOURS, Content
from threecrowns.games.brian_boru.content.tables import (
    ACTION_NAMES,
    ACTIONS,
    PRIMARY,
    RUNS,
    SIDE_NAMES,
    SYMBOL_NAMES,
    symbol_of,
    times_of,
)
from threecrowns.games.brian_boru.rules import reasons
from threecrowns.games.brian_boru.rules.claims import reaches_threshold
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.scoring import region_points
from threecrowns.games.brian_boru.rules.state import (
    ASK_EXTRA,
    ASK_FOLLOW,
    ASK_MARRIAGE_TOWN,
    ASK_RAID,
    ASK_SECONDARY,
    NOBODY,
    NOTHING,
)
from threecrowns.games.brian_boru.rules.trick import winner_of
from threecrowns.games.brian_boru.speech.moves import REASON_NAMES, numbers_of
from threecrowns.games.brian_boru.speech.view import ASKED_NAMES, members


class Words:
    """Puts what the engine says into phrases, with the names of one content pack."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._cards = [
            Thing(
                Ref("card", card.id),
                Phrase(
                    "card",
                    {"colour": content.suits[card.suit], "value": card.value, "id": card.id},
                ),
            )
            for card in content.cards
        ]
        self._towns = [Thing(Ref("town", each.id), each.name, each.id) for each in content.towns]
        self._regions = [Thing(Ref("region", each.id), each.names) for each in content.regions]
        self._marriages = [
            Thing(Ref("marriage", each.id), each.names) for each in content.marriages
        ]
        self._seats = [
            Thing(Ref("player", seat), self.seat_name(seat)) for seat in range(len(PLAYER_COLOURS))
        ]
        self._rows = {
            (card, action): self._row(card, action)
            for card in range(len(content.cards))
            for action in range(ACTIONS)
        }

    # -- things

    def card(self, number: int) -> Thing:
        return self._cards[number]

    def cards(self, cards: int) -> tuple[Thing, ...]:
        return tuple(self._cards[number] for number in members(cards))

    def town(self, number: int) -> Thing:
        return self._towns[number]

    def region(self, number: int) -> Thing:
        return self._regions[number]

    def marriage(self, number: int) -> Thing:
        return self._marriages[number]

    def viking(self, number: int) -> Thing:
        strength = int(self.content.tables.strength[number])
        return Thing(Ref("viking", self.content.vikings[number]), str(strength))

    def seat_name(self, seat: int) -> Phrase:
        return Phrase(f"player-{PLAYER_COLOURS[seat]}")

    def seat(self, seat: int) -> Thing:
        return self._seats[seat]

    def side(self, number: int) -> Phrase:
        side = SIDE_NAMES[number]
        return Phrase(f"princess-{side}", {"name": self.content.terms[f"princess_{side}"]})

    def nothing(self, symbol: int) -> Phrase:
        """Why a symbol has no effect."""
        return Phrase(f"nothing-{SYMBOL_NAMES[symbol].replace('_', '-')}")

    def action(self, number: int) -> Phrase:
        return Phrase(f"action-{ACTION_NAMES[number]}")

    def action_row(self, card: int, action: int) -> tuple[Phrase, ...]:
        """What an action does, symbol by symbol: `2 coins, may expand`."""
        return self._rows[card, action]

    def _row(self, card: int, action: int) -> tuple[Phrase, ...]:
        tables = self.content.tables
        runs = [tables.run(card, action, number) for number in range(RUNS)]
        return tuple(
            Phrase(
                f"symbol-{SYMBOL_NAMES[symbol_of(run)].replace('_', '-')}",
                {"count": int(times_of(run))},
            )
            for run in runs
            if run
        )

    # -- moves, questions, refusals

    def move(self, state: BrianBoru, grammar: Grammar, move: Move) -> Phrase:
        """A move as a sentence, with what it would do as far as the table tells."""
        numbers = dict(
            zip([f.name for f in grammar.verbs[move.verb]], numbers_of(grammar, move), strict=True)
        )
        params: dict[str, Param] = {
            name: MOVE_FIELDS[name](self, number) for name, number in numbers.items()
        }
        if move.verb == "lead":
            town = numbers["town"]
            params["id"] = self.content.towns[town].id
            params["region"] = self.region(int(state.tables.region[town]))
            params["row"] = self.action_row(numbers["card"], PRIMARY)[1:]  # after the town itself
        elif move.verb == "play":
            params["outcome"] = self._outcome(state, numbers["card"])
        elif move.verb == "use":
            card = int(state.trick[state.actor]) if state.actor >= 0 else NOTHING
            params["row"] = () if card == NOTHING else self.action_row(card, 1 + numbers["action"])
        elif move.verb == "buy":
            params["cost"] = numbers["steps"] * int(state.tables.extra_cost)
        elif move.verb == "princess":
            params["what"] = self._side_effect(state, numbers["side"])
        elif move.verb == "vikings":
            params["strength"] = int(state.tables.strength[numbers["viking"]])
        elif "town" in numbers:
            params["id"] = self.content.towns[numbers["town"]].id
            params["cost"] = int(state.tables.expand_cost)
            params["standing"] = self.standing(state, move.verb, numbers["town"])
        return Phrase(f"say-{move.verb}", params)

    def _outcome(self, state: BrianBoru, card: int) -> Phrase:
        """B37, B38. What would become of a card in the trick as it lies."""
        if state.active_town == NOTHING:
            return Phrase("outcome-no-town")
        if not state.tables.matches(card, state.active_town):
            return Phrase("outcome-other-colour")
        best = winner_of(state)
        if best == NOBODY or int(state.trick[best]) < card:
            return Phrase("outcome-wins")
        params: dict[str, Param] = {
            "who": self.seat(best),
            "card": self.card(int(state.trick[best])),
        }
        return Phrase("outcome-loses", params)

    def _side_effect(self, state: BrianBoru, side: int) -> Phrase:
        """B93-B95."""
        counts = {"towns": size(state.vikings), "points": int(state.tables.decline_points)}
        return Phrase(f"side-{SIDE_NAMES[side]}", counts)

    def standing(self, state: BrianBoru, verb: str, town: int) -> Phrase:
        """How a region would stand for whoever gains or loses strength there."""
        region = int(state.tables.region[town])
        weight = int(state.weight(bit(town)))
        seat, change = state.actor, 1
        if verb in ("raid", "free"):
            seat, change = state.owner_of(town), -weight if verb == "raid" else weight
        before = state.strength(seat, region) if seat >= 0 else 0
        rivals = [state.strength(each, region) for each in range(state.seats) if each != seat]
        params: dict[str, Param] = {
            "region": self.region(region),
            "before": before,
            "after": before + change,
            "best": max(rivals),
            "vikings": state.viking_strength(region),
        }
        if verb in ("expand", "settle") and seat >= 0:
            params |= _of_a_disc(state, seat, town)
        if seat in (state.actor, NOBODY):
            return Phrase("standing", params)
        return Phrase("standing-of", {**params, "who": self.seat(seat)})

    def question(self, state: BrianBoru) -> Phrase:
        """What the actor is asked now."""
        if state.actor < 0:
            return Phrase("question-chance" if state.actor == CHANCE else "question-over")
        asked = state.planned_kind()
        name = ASKED_NAMES[asked].replace("_", "-")
        params: dict[str, Param] = {"coins": state.coins(state.actor)}
        if asked == ASK_EXTRA:
            name += f"-{SYMBOL_NAMES[state.asked_about()]}"
            params["cost"] = int(state.tables.extra_cost)
        elif asked == ASK_FOLLOW and state.active_town == NOTHING:
            name += "-no-town"
        elif asked == ASK_FOLLOW:
            params["town"] = self.town(state.active_town)
        elif asked == ASK_SECONDARY:
            params["card"] = self.card(int(state.trick[state.actor]))
        elif asked == ASK_MARRIAGE_TOWN:
            params["region"] = self.region(state.asked_about())
        elif asked == ASK_RAID:
            name += "-own" if state.asked_about() == state.actor else ""
            params["loser"] = self.seat(state.asked_about())
        params["cost"] = params.get("cost", int(state.tables.expand_cost))
        return Phrase(f"question-{name}", params)

    def no_such_move(self, said: str) -> Refusal:
        return Refusal(REASON_NAMES[reasons.B21_NO_SUCH_MOVE], {"said": said})

    def refusal(self, state: BrianBoru, grammar: Grammar, code: int, move: Move) -> Refusal:
        params: dict[str, Param] = dict(self.move(state, grammar, move).params)
        if state.actor >= 0:
            about = state.asked_about()
            asked = state.planned_kind()
            params["coins"] = state.coins(state.actor)
            if asked == ASK_MARRIAGE_TOWN:
                params["region"] = self.region(about)
            if asked == ASK_RAID:
                params["loser"] = self.seat(about)
        params["raiders"] = state.battle_area
        return Refusal(REASON_NAMES[code], params)


def _number(words: Words, fact: int) -> Param:
    return fact


Wording = Callable[[Words, int], Param]

# The fields of moves, worded.
MOVE_FIELDS: Mapping[str, Wording] = {
    "first": Words.card,
    "second": Words.card,
    "card": Words.card,
    "town": Words.town,
    "steps": _number,
    "action": lambda words, number: words.action(1 + number),
    "side": Words.side,
    "player": Words.seat,
    "viking": Words.viking,
    "match": Words.marriage,
}


def _of_a_disc(state: BrianBoru, seat: int, town: int) -> dict[str, Param]:
    """B106, B122. Is it the one that turns the token, and what is another region worth?"""
    region = int(state.tables.region[town])
    after = state.clone()
    after.place_disc(seat, town)
    is_down = not has(state.face_up, region)
    turns = is_down and not reaches_threshold(state, region) and reaches_threshold(after, region)
    return {
        "turns": int(turns),
        "region_points": region_points(after, seat) - region_points(state, seat),
    }
