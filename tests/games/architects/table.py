"""Tables for scenario tests: say what matters, play in words, ask what came of it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i32, u8

from threecrowns.engine.asking import Question, question
from threecrowns.engine.bits import bit
from threecrowns.engine.game import OptionValue, Setup
from threecrowns.engine.journal import Journal
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.state import CHANCE
from threecrowns.games.architects.content.tables import CARDS
from threecrowns.games.architects.content.vocabulary import (
    CAPTIVES,
    DEBT,
    GOODS_NAMES,
    HOME,
    LEVEL,
    MARKER,
    NOTHING,
    PAID_DEBTS,
    PLACE_NAMES,
    RESOURCE_NAMES,
)
from threecrowns.games.architects.game import ArchitectsGame
from threecrowns.games.architects.rules.agenda import DO_TURN
from threecrowns.games.architects.rules.state import (
    BUILT,
    HALF,
    HAND,
    HIRED,
    LAID,
    MONUMENT_FIELDS,
    OWNER,
    POOL,
    SITE,
    UNSEEN,
    WORDS,
)
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.speech.moves import COLOURS, PAID_GOODS

GAME = ArchitectsGame()
FIELDS = {
    **{name: n for n, name in enumerate(GOODS_NAMES[:8])},
    "debts": DEBT,
    "paid_debts": PAID_DEBTS,
    "level": LEVEL,
    "marker": MARKER,
}


class Table:
    """A game at the first turn of Blue, with empty hands and nobody hired."""

    game = GAME  # a subclass may be played with changed packs

    def __init__(self, seats: int = 2, **options: OptionValue) -> None:
        self.setup = self.game.with_defaults(Setup(seats, options))
        self.state = self.game.new(self.setup)
        self.content = self.game.content(self.state)
        self._play_setup()
        self._clear_cards()
        self.journal = Journal()
        self.state.journal = self.journal

    def _play_setup(self) -> None:
        state = self.state
        while state.is_setting_up():
            answers = state.legal_actions()
            if state.actor == CHANCE and "first blue" in self.answers():
                self.play("chance first blue")
            else:
                state.apply(answers[0])

    def _clear_cards(self) -> None:
        """Everything back to its pile, silver 0, the plainest board of goods."""
        state = self.state
        for player in range(state.players):
            for card in range(len(self.content.buildings)):
                if state.has_card(HAND + player, card):
                    self._to_pile(card, HAND + player)
            for card in range(len(self.content.apprentices)):
                if state.has_apprentice(player, card):
                    self._apprentice_to_pile(card)
            state.refresh_traits(player)
        for record in state.tail:
            state.add_card(POOL, int(record) % CARDS)
            self._unseen(int(record) % CARDS)
        state.tail = vec[i16]()
        for card in self._offered():
            self._apprentice_to_pile(card)
        for slot in range(2 * state.tables.columns):
            state.offer[slot] = u8(NOTHING)
        for player in range(state.seats):
            for good in ("silver", "clay", "wood", "stone", "gold", "marble"):
                if self.setup.options["characters"] == "standard":
                    self.give(player, **{good: 0})
            if self.setup.options["characters"] == "standard":
                self.give(player, virtue=7, influence=0)

    def _unseen(self, card: int) -> None:
        for seat in range(self.state.seats):
            self.state.pots[seat * CARDS + card] = u8(UNSEEN)

    def _to_pile(self, card: int, cards: int) -> None:
        self.state.remove_card(cards, card)
        self.state.add_card(POOL, card)
        self._unseen(card)

    def _offered(self) -> list[int]:
        return [int(card) for card in self.state.offer if card != NOTHING]

    # -- who and what

    def player(self, who: int | str) -> int:
        if isinstance(who, int):
            return who
        if who == "opponent":
            return self.state.opponent
        return COLOURS.index(who)

    def apprentice(self, name: str) -> int:
        return [one for one, _ in self.content.apprentices].index(name)

    def building(self, name: str) -> int:
        return [one for one, _ in self.content.buildings].index(name)

    # -- what lies where

    def give(self, who: int | str, **amounts: int) -> Table:
        """Exactly so much of these goods; also virtue, debts, paid_debts, level, marker."""
        for name, amount in amounts.items():
            self.state.set_amount(self.player(who), FIELDS[name], amount)
        return self

    def hand(self, who: int | str, *names: str) -> Table:
        player = self.player(who)
        for name in names:
            card = self.building(name)
            self._find_card(card)
            self.state.add_card(HAND + player, card)
            if player < self.state.seats:
                self.state.pots[player * CARDS + card] = u8(0)
        return self

    def built(self, who: int | str, *names: str) -> Table:
        for name in names:
            card = self.building(name)
            self._find_card(card)
            self.state.add_card(BUILT + self.player(who), card)
            for seat in range(self.state.seats):
                self.state.pots[seat * CARDS + card] = u8(0)
        return self

    def _find_card(self, card: int) -> None:
        """Take a building card from wherever it is."""
        for cards in (POOL, *(HAND + player for player in range(self.state.players))):
            self.state.remove_card(cards, card)

    def hired(self, who: int | str, *names: str) -> Table:
        player = self.player(who)
        for name in names:
            card = self.apprentice(name)
            self._take_apprentice(card)
            word = (HIRED + player) * WORDS + (card >= HALF)
            self.state.apprentices[word] |= bit(card if card < HALF else card - HALF)
        self.state.refresh_traits(player)
        return self

    def _take_apprentice(self, card: int) -> None:
        state = self.state
        for cards in range(HIRED + state.players):
            word = cards * WORDS + (card >= HALF)
            state.apprentices[word] &= ~bit(card if card < HALF else card - HALF)
        for slot, offered in enumerate(state.offer):
            if offered == card:
                state.offer[slot] = u8(NOTHING)

    def _apprentice_to_pile(self, card: int) -> None:
        self._take_apprentice(card)
        word = POOL * WORDS + (card >= HALF)
        self.state.apprentices[word] |= bit(card if card < HALF else card - HALF)

    def offer(self, *names: str) -> Table:
        """The display: upper row from the left, then the lower one."""
        for card in self._offered():
            self._apprentice_to_pile(card)
        for slot, name in enumerate(names):
            card = self.apprentice(name)
            self._take_apprentice(card)
            self.state.offer[slot] = u8(card)
        return self

    def full_offer(self) -> Table:
        """The display filled with whoever is left."""
        used = {n for n in range(len(self.content.apprentices)) if self._is_hired(n)}
        names = [name for n, (name, _) in enumerate(self.content.apprentices) if n not in used]
        promos = ("enforcer", "overseer", "peddler")
        wanted = [name for name in names if name not in promos]
        return self.offer(*wanted[: 2 * self.state.tables.columns])

    def _is_hired(self, card: int) -> bool:
        return any(self.state.has_apprentice(p, card) for p in range(self.state.players))

    def workers(self, who: int | str, **places: int) -> Table:
        """So many of a player's workers from home to these places."""
        player = self.player(who)
        for name, count in places.items():
            self.state.move_workers(player, count, HOME, self.place(name))
            if name == "guildhall":
                self.state.lying += count
        return self

    def place(self, name: str) -> int:
        if name.startswith("held_by_"):
            return CAPTIVES + self.player(name.removeprefix("held_by_"))
        return HOME if name == "home" else PLACE_NAMES.index(name)

    def tax(self, silver: int) -> Table:
        self.state.tax = silver
        return self

    def figures(self, princess: str, profiteer: str) -> Table:
        self.state.princess = PLACE_NAMES.index(princess)
        self.state.profiteer = PLACE_NAMES.index(profiteer)
        return self

    def cards(self, contribution: str, consequence: str) -> Table:
        """The current contribution and consequence cards; the figures stand by the latter."""
        names = [name for name, _ in self.content.consequences]
        state = self.state
        state.contribution = names.index(contribution)
        state.consequence = names.index(consequence)
        used = bit(state.contribution) | bit(state.consequence)
        state.contribution_pool = 127 & ~used
        state.princess = int(state.tables.princess_at[state.consequence])
        state.profiteer = int(state.tables.profiteer_at[state.consequence])
        return self

    def contributed(self, *resources: str) -> Table:
        self.state.contributed = sum(bit(RESOURCE_NAMES.index(each)) for each in resources)
        return self

    def monument(self, who: int | str, resource: str, site: str) -> Table:
        at = RESOURCE_NAMES.index(resource) * MONUMENT_FIELDS
        self.state.monuments[at + OWNER] = u8(self.player(who))
        self.state.monuments[at + SITE] = u8(PLACE_NAMES.index(site))
        return self

    def laid(self, resource: str, count: int) -> Table:
        at = RESOURCE_NAMES.index(resource) * MONUMENT_FIELDS + LAID
        self.state.monuments[at] = u8(count)
        return self

    def under(self, *names: str) -> Table:
        """These building cards lie under the pile."""
        for name in names:
            card = self.building(name)
            self._find_card(card)
            self.state.tail = append(self.state.tail, i16(card))
        return self

    def only_pile(self, *names: str) -> Table:
        """The building pile holds these cards; everything else in it is out of the way."""
        keep = {self.building(name) for name in names}
        for card in range(len(self.content.buildings)):
            if self.state.has_card(POOL, card) and card not in keep:
                self.state.remove_card(POOL, card)
        return self

    def small_card(self, card: str) -> Table:
        state = self.state
        number = self.content.market_cards.index(card)
        if state.small_top != NOTHING:
            state.small_pool |= bit(state.small_top)
        state.small_pool &= ~bit(number)
        state.small_top = number
        return self

    # -- playing

    def play(self, *texts: str) -> Table:
        """`blue place quarry`, `chance draw castle`: checked as any answer is."""
        for text in texts:
            who, _, words = text.partition(" ")
            if who != "chance":
                self.settle()
            seat = CHANCE if who == "chance" else self.player(who)
            action = self.game.action(self.state, seat, self.game.grammar.read(words))
            if seat >= 0 and self.state.actor != seat:
                self.state.turn_to(seat)
            assert action in self.state.legal_actions(), f"{text} is allowed and not listed"
            self.state.apply(action)
        return self

    def settle(self) -> Table:
        """Let CHANCE give its first answer until a seat is asked."""
        while self.state.actor == CHANCE:
            self.state.apply(self.state.legal_actions()[0])
        return self

    def pay(self, who: str, **amounts: int) -> Table:
        return self.play(f"{who} pay " + self.amounts(**amounts))

    def amounts(self, **amounts: int) -> str:
        """The seven numbers of a payment."""
        return " ".join(str(amounts.get(good, 0)) for good in PAID_GOODS)

    def refused(self, text: str) -> str:
        """The reason against a move; nothing if it may be made."""
        who, _, words = text.partition(" ")
        if who != "chance":
            self.settle()
        seat = CHANCE if who == "chance" else self.player(who)
        refusal = self.game.why_not(self.state, seat, self.game.grammar.read(words))
        return refusal.code if refusal else ""

    def answers(self) -> list[str]:
        """Everything the one who is asked may say."""
        moves = [self.game.move(self.state, action) for action in self.state.legal_actions()]
        return [self.game.grammar.write(move) for move in moves]

    def asked(self) -> str:
        """`blue pay`: who is asked what."""
        state = self.settle().state
        if state.is_over():
            return "over"
        question = self.game.word_question(state).id.removeprefix("question-")
        return f"{COLOURS[state.actor]} {question}"

    # -- what came of it

    def has(self, who: int | str, *goods: str) -> tuple[int, ...]:
        return tuple(self.state.amount(self.player(who), FIELDS[good]) for good in goods)

    def at(self, who: int | str, place: str) -> int:
        return self.state.workers_at(self.place(place), self.player(who))

    def cards_of(self, who: int | str) -> set[str]:
        return self._names(HAND + self.player(who))

    def buildings_of(self, who: int | str) -> set[str]:
        return self._names(BUILT + self.player(who))

    def _names(self, cards: int) -> set[str]:
        state = self.state
        return {
            name for n, (name, _) in enumerate(self.content.buildings) if state.has_card(cards, n)
        }

    def apprentices_of(self, who: int | str) -> set[str]:
        player = self.player(who)
        return {
            name
            for n, (name, _) in enumerate(self.content.apprentices)
            if self.state.has_apprentice(player, n)
        }

    def offered(self) -> list[str]:
        """The display by slot; `-` where a space is empty."""
        names = [name for name, _ in self.content.apprentices]
        slots = range(2 * self.state.tables.columns)
        cards = [int(self.state.offer[slot]) for slot in slots]
        return ["-" if card == NOTHING else names[card] for card in cards]

    def under_the_pile(self) -> list[str]:
        return [self.content.buildings[int(record) % CARDS][0] for record in self.state.tail]

    def apprentices_under_the_pile(self) -> list[str]:
        return [self.content.apprentices[int(card)][0] for card in self.state.apprentice_tail]

    def told(self) -> list[str]:
        """The ids of all sentences since the table was made."""
        phrases = (self.game.word_event(event, self.setup) for event in self.journal.events)
        return [
            phrase.id.removeprefix("event-") for phrase in phrases if isinstance(phrase, Phrase)
        ]

    def turn_of(self, who: int | str) -> Table:
        """Start this player's turn with the table as it lies now."""
        self.state.agenda = vec[i32]()
        self.state.plan(DO_TURN, self.player(who))
        self.state.go_on()
        return self

    def next_turn(self, who: str) -> Table:
        """Everybody digs clay until it is this player's turn to place."""
        for _ in range(20):
            asked = self.asked()
            if asked == f"{who} place":
                return self
            colour, question = asked.split()
            if question == "place":
                self.play(f"{colour} mine clay")
            else:
                self.state.apply(self.state.legal_actions()[-1])
        raise AssertionError(f"it never was the turn of {who}")


def new_state(seats: int = 2, **options: OptionValue) -> Architects:
    return GAME.new(Setup(seats, options))


def asked(table: Table) -> Question:
    """What the seat that answers now is asked, with what every answer brings."""
    found = question(GAME, table.state, int(table.state.actor))
    assert found is not None
    return found
