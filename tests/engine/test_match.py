"""A game being played: answers, draws, simultaneous questions, undo."""

from __future__ import annotations

import hashlib

import pytest

from connect_four.game import ConnectFourGame
from engine.sticks import Heap, Sticks
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Answer, Listener, Match, Shuffle, shuffle_from_seed
from threecrowns.engine.refusal import GameError
from threecrowns.engine.state import CHANCE, OVER
from threecrowns.games.two_heirs.game import TwoHeirsGame

FOUR = ConnectFourGame()
HEIRS = TwoHeirsGame()
BORU = find_game("brian-boru")


class Ear(Listener):
    """Remembers what it hears, and how many answers the match holds then."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard: list[tuple[str, str, int]] = []

    def answered(self, answer: Answer) -> None:
        self._hear("answer", answer)

    def undone(self, answer: Answer, number: int) -> None:
        self._hear(f"undo {number}", answer)

    def _hear(self, what: str, answer: Answer) -> None:
        said = self.match.game.grammar.write(answer.move)
        self.heard.append((what, said, len(self.match.answers)))


class FullDisk(Listener):
    """A recorder that can write nothing."""

    def answered(self, answer: Answer) -> None:
        raise OSError("the disk is full")

    def undone(self, answer: Answer, number: int) -> None:
        raise OSError("the disk is full")


def whole(match: Match) -> tuple[object, ...]:
    """Everything about a match that an answer changes."""
    told = [event.facts() for event in match.journal.events]
    state = match.state
    return state.digest(), state.actor, list(match.answers), told, state.journal is match.journal


def say(match: Match, *texts: str) -> None:
    """Answers of whoever is asked; draws come from the match."""
    for text in texts:
        match.draw()
        seat = match.state.actor
        move = match.game.grammar.read(text)
        match.answer(seat, match.game.action(match.state, seat, move))
    match.draw()


def heirs(seed: int = 1, seats: int = 2) -> Match:
    match = Match(HEIRS, Setup(seats), shuffle_from_seed(seed, seats))
    match.draw()
    return match


# -- answers


def test_an_answer_of_a_seat_that_is_not_asked_is_refused() -> None:
    match = Match(FOUR, Setup(2))

    for seat in (1, 2, CHANCE):
        with pytest.raises(GameError) as found:
            match.answer(seat, 0)
        assert found.value.phrase.id == "answer-not-asked"
    assert match.answers == []


def test_an_answer_that_is_not_legal_is_refused() -> None:
    match = Match(FOUR, Setup(2))
    say(match, *["drop 1"] * 6)

    for action in (0, 7, -1, 99):
        with pytest.raises(GameError) as found:
            match.answer(0, action)
        assert found.value.phrase.id == "answer-not-legal"
    assert len(match.answers) == 6


def test_nobody_answers_after_the_end() -> None:
    match = Match(FOUR, Setup(2))
    say(match, "drop 1", "drop 2", "drop 1", "drop 2", "drop 1", "drop 2", "drop 1")

    assert match.is_over
    assert match.payoffs() == [1.0, -1.0]
    for seat in (0, 1, CHANCE, OVER):
        with pytest.raises(GameError):
            match.answer(seat, 0)


def test_an_answer_remembers_what_was_said() -> None:
    match = Match(FOUR, Setup(2))
    say(match, "drop 4", "drop 7")

    assert [(answer.seat, answer.action) for answer in match.answers] == [(0, 3), (1, 6)]


def test_options_are_checked_and_filled_in() -> None:
    assert heirs().setup.options["sets"] == ("journey", "dominion", "trade_church")


def test_every_listener_hears_of_an_answer_once_it_stands() -> None:
    match = Match(FOUR, Setup(2))
    ears = [Ear(match), Ear(match)]
    match.listeners += ears
    say(match, "drop 4", "drop 7")

    for ear in ears:
        assert ear.heard == [("answer", "drop 4", 1), ("answer", "drop 7", 2)]


def test_listeners_hear_only_what_is_recorded() -> None:
    match = Match(FOUR, Setup(2))
    say(match, "drop 4")
    ear = Ear(match)
    match.listeners.append(ear)
    match.recorder = FullDisk()
    with pytest.raises(OSError, match="full"):
        match.answer(1, 3)

    assert ear.heard == []


def test_an_answer_that_cannot_be_recorded_leaves_the_match_as_it_was() -> None:
    match = heirs()
    tile = take_first(match)
    seat = match.state.actor
    say(match, f"extend {tile} 0,1")
    before = whole(match)

    # Neither an answer nor an undo is kept if it cannot be written,
    match.recorder = FullDisk()
    with pytest.raises(OSError, match="full"):
        match.answer(seat, match.state.legal_actions()[0])
    assert whole(match) == before
    with pytest.raises(OSError, match="full"):
        match.undo(seat)
    assert whole(match) == before

    # and the game goes on as soon as it can.
    match.recorder = None
    say(match, "deploy 0,1")
    assert match.can_undo(seat)


def test_a_draw_that_cannot_be_recorded_is_drawn_again() -> None:
    wanted = heirs().answers
    match = Match(HEIRS, Setup(2), shuffle_from_seed(1, 2))
    while match.state.actor == CHANCE:
        before = whole(match)
        match.recorder = FullDisk()
        for _ in range(2):
            with pytest.raises(OSError, match="full"):
                match.draw()
            assert whole(match) == before
        match.recorder = None
        match.answer(CHANCE, match.next_draw())

    assert match.answers == wanted


# -- draws


def test_draws_are_answers_of_chance_from_the_committed_shuffle() -> None:
    match = heirs()

    assert match.draws == len(match.answers) == 1 + 6 + 1 + 1
    assert {answer.seat for answer in match.answers} == {CHANCE}
    same = [answer.action for answer in heirs().answers]
    assert [answer.action for answer in match.answers] == same
    assert same != [answer.action for answer in heirs(seed=2).answers]


def test_the_commitment_is_the_hash_of_the_secret_and_says_nothing_of_the_numbers() -> None:
    shuffle = Shuffle(b"a secret", (4, 7))

    assert shuffle.commitment == hashlib.sha256(b"a secret").hexdigest()
    assert Shuffle(b"a secret", (4, 8)).commitment == shuffle.commitment


def test_every_players_number_changes_the_draws() -> None:
    def first_draws(shuffle: Shuffle) -> list[int]:
        rng = shuffle.rng()
        return [rng.below(1000) for _ in range(5)]

    shuffles = [
        Shuffle(b"a secret", (4, 7)),
        Shuffle(b"a secret", (5, 7)),
        Shuffle(b"a secret", (4, 8)),
        Shuffle(b"a secret", (47,)),
        Shuffle(b"another", (4, 7)),
    ]
    assert len({tuple(first_draws(each)) for each in shuffles}) == len(shuffles)


def test_nobody_answers_for_chance_but_the_committed_shuffle() -> None:
    match = Match(HEIRS, Setup(2), shuffle_from_seed(1, 2))
    drawn = match.next_draw()
    assert match.next_draw() == drawn

    other = next(action for action in match.state.legal_actions() if action != drawn)
    with pytest.raises(GameError) as found:
        match.answer(CHANCE, other)
    assert found.value.phrase.id == "answer-not-legal"
    match.answer(CHANCE, drawn)


def test_without_a_shuffle_chance_is_answered_like_a_seat() -> None:
    match = Match(HEIRS, Setup(2))
    toss = HEIRS.grammar.read("toss blue")
    match.answer(CHANCE, HEIRS.action(match.state, CHANCE, toss))

    assert match.answers[0].move == toss


# -- simultaneous questions


class Picks(Heap):
    """Both seats pick before either is shown: the smallest simultaneous decision."""

    def waiting(self) -> list[int]:
        return [seat for seat in (0, 1) if not self.picked[seat]]

    def apply(self, action: int) -> None:
        self.picked[self.actor] = action + 1
        still = self.waiting()
        if still:
            self.actor = still[0]
        else:
            self.reveals += 1
            self.actor = OVER


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_waiting_seats_may_answer_in_any_order(order: tuple[int, int]) -> None:
    match = Match(Sticks(Picks), Setup(2))
    assert match.state.waiting() == [0, 1]
    for seat in order:
        match.answer(seat, 1 + seat)

    state = match.state
    assert isinstance(state, Picks)
    assert state.picked == [2, 3]
    assert match.is_over


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    match = Match(Sticks(Picks), Setup(2))
    match.answer(1, 2)

    with pytest.raises(GameError):
        match.answer(1, 2)
    with pytest.raises(ValueError, match="seat 1"):
        match.state.turn_to(1)


def test_answers_out_of_turn_are_replayed_in_the_same_order() -> None:
    match = Match(Sticks(Picks), Setup(2))
    match.answer(1, 2)
    before = match.state.digest()
    again = Match(Sticks(Picks), Setup(2))
    for answer in match.answers:
        again.answer(answer.seat, answer.action)

    assert again.state.digest() == before


class OpenPicks(Picks):
    """Every pick is shown at once."""

    def apply(self, action: int) -> None:
        self.reveals += 1
        super().apply(action)


class FirstPick(Picks):
    """Whoever picks first ends the game."""

    def apply(self, action: int) -> None:
        super().apply(action)
        self.picked = [1, 1]
        self.actor = OVER


@pytest.mark.parametrize("heap", [OpenPicks, FirstPick])
def test_a_choice_stands_if_it_was_seen_or_nobody_else_is_asked(heap: type[Heap]) -> None:
    match = Match(Sticks(heap), Setup(2))
    match.answer(1, 2)

    assert not match.can_undo(1)


@pytest.mark.parametrize("action", [-1, 99])
def test_a_refused_answer_of_a_waiting_seat_changes_nothing(action: int) -> None:
    match = Match(Sticks(Picks), Setup(2))
    before = whole(match)

    with pytest.raises(GameError) as found:
        match.answer(1, action)
    assert found.value.phrase.id == "answer-not-legal"
    assert whole(match) == before


def drafting(seed: int = 5) -> Match:
    """Four players of Brian Boru before the first choice of their draft."""
    match = Match(BORU, Setup(4), shuffle_from_seed(seed, 4))
    match.draw()
    while len(match.state.waiting()) == 1:
        match.answer(match.state.actor, match.state.legal_actions()[0])
        match.draw()
    return match


def test_a_seat_may_choose_only_from_its_own_pack() -> None:
    match = drafting()
    before = whole(match)
    mine = match.legal_for(2)

    assert set(mine) != set(match.legal_for(0))
    with pytest.raises(GameError):
        match.answer(2, next(each for each in match.legal_for(0) if each not in mine))
    assert whole(match) == before
    for seat in (-2, 4, CHANCE):
        with pytest.raises(GameError):
            match.legal_for(seat)


def test_a_choice_in_a_draft_can_be_taken_back_until_all_have_chosen() -> None:
    # Given three of four have chosen, not in the order of their seats,
    match = drafting()
    chosen = {seat: match.legal_for(seat)[seat] for seat in range(4)}
    for seat in (2, 0, 3):
        match.answer(seat, chosen[seat])
    assert [match.can_undo(seat) for seat in range(4)] == [True, False, True, True]

    # when the first of them takes the choice back,
    ear = Ear(match)
    match.listeners.append(ear)
    number = len(match.answers) - 3
    assert match.undo(2).action == chosen[2]

    # then the others' choices stand, as if it had never been made,
    assert ear.heard[0][0] == f"undo {number}"
    assert match.state.waiting() == [1, 2]
    again = drafting()
    for seat in (0, 3):
        again.answer(seat, chosen[seat])
    assert whole(match) == whole(again)
    assert not match.can_undo(2)

    # another one may be made, and nothing can be taken back once all have chosen.
    match.answer(2, match.legal_for(2)[7])
    match.answer(1, chosen[1])
    assert [match.can_undo(seat) for seat in range(4)] == [False] * 4


def test_choices_of_a_draft_that_cannot_be_taken_back_on_record_stand() -> None:
    match = drafting()
    for seat in (3, 1):
        match.answer(seat, match.legal_for(seat)[0])
    before = whole(match)
    match.recorder = FullDisk()

    with pytest.raises(OSError, match="full"):
        match.undo(3)
    assert whole(match) == before


def test_a_choice_stands_once_something_was_revealed() -> None:
    match = Match(Sticks(Picks), Setup(2))
    match.answer(1, 2)
    assert match.can_undo(1)
    match.answer(0, 1)

    assert not match.can_undo(1)
    assert not match.can_undo(0)


# -- undo


def test_undo_takes_back_one_step_of_the_seat_that_is_asked() -> None:
    # Given White has extended and deployed after taking a tile,
    match = heirs()
    first = match.state.actor
    tile = take_first(match)
    start = match.state.digest()
    say(match, f"extend {tile} 0,1")
    extended = match.state.digest()
    say(match, "deploy 0,1")

    # then both steps can be taken back by that seat, one after the other,
    assert match.can_undo(first)
    assert not match.can_undo(1 - first)
    assert not match.can_undo(CHANCE)
    undone = match.undo(first)
    assert match.game.grammar.write(undone.move) == "deploy 0,1"
    assert match.state.digest() == extended
    match.undo(first)
    assert match.state.digest() == start

    # but not the take: it showed a tile.
    assert not match.can_undo(first)
    with pytest.raises(GameError) as found:
        match.undo(first)
    assert found.value.phrase.id == "undo-impossible"


def take_first(match: Match) -> str:
    """Take the first tile from the shield; its id."""
    say(match, "take 1")
    hands = HEIRS.view(match.state, None).players
    return next(tile for player in hands for tile in player.hand)


def test_undo_does_not_go_back_to_another_seats_turn() -> None:
    match = heirs()
    first = match.state.actor
    take_first(match)
    say(match, "end")

    for seat in (0, 1):
        assert not match.can_undo(seat)
    assert match.state.actor == 1 - first


def test_undo_takes_the_events_back_too() -> None:
    match = heirs()
    seat = match.state.actor
    tile = take_first(match)
    told = [event.facts() for event in match.journal.events]
    say(match, f"extend {tile} 0,1")
    assert len(match.journal.events) == len(told) + 1

    match.undo(seat)
    assert [event.facts() for event in match.journal.events] == told
    assert match.state.journal is match.journal


def test_after_undo_the_draws_go_on_as_they_would_have() -> None:
    def actions(*, with_undo: bool) -> list[int]:
        match = heirs()
        seat = match.state.actor
        tile = take_first(match)
        if with_undo:
            say(match, f"extend {tile} 0,1")
            match.undo(seat)
        say(match, "end", "take 2", "end", "take 3")
        return [answer.action for answer in match.answers]

    assert actions(with_undo=True) == actions(with_undo=False)


def test_without_answers_there_is_nothing_to_undo() -> None:
    match = Match(FOUR, Setup(2))

    assert not match.can_undo(0)
    with pytest.raises(GameError):
        match.undo(0)


def test_listeners_hear_of_an_undo() -> None:
    match = heirs()
    seat = match.state.actor
    tile = take_first(match)
    say(match, f"extend {tile} 0,1")
    ear = Ear(match)
    match.listeners.append(ear)
    match.undo(seat)

    count = len(match.answers)
    assert ear.heard == [(f"undo {count}", f"extend {tile} 0,1", count)]


# -- events


def test_events_since_are_those_a_seat_may_read() -> None:
    match = heirs()
    before = len(match.journal.events)
    say(match, "take 1")

    for seat in (0, 1, None):
        kinds = [event.kind for event in match.events_since(before, seat)]
        assert len(kinds) == 3  # took, refilled, next colour
        assert all(event.secret < 0 for event in match.events_since(0, seat))
    assert any(event.secret >= 0 for event in match.journal.events)


def test_a_spectator_reads_no_secret_that_a_seat_may_know() -> None:
    match = drafting()

    for seat in range(4):
        assert any(event.secret >= 0 for event in match.events_since(0, seat))
    assert all(event.secret < 0 for event in match.events_since(0, None))


@pytest.mark.parametrize("game", [FOUR, HEIRS], ids=lambda game: game.id)
def test_a_match_ends_with_a_payoff_for_every_seat(game: Game) -> None:
    match = Match(game, game.setups()[0], shuffle_from_seed(3, 2))
    while not match.is_over:
        match.draw()
        match.answer(match.state.actor, match.state.legal_actions()[0])

    assert len(match.payoffs()) == 2
    assert sum(match.payoffs()) == 0
