"""What is hidden at the table of The Two Heirs, and that nothing of it leaks."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.two_heirs.tables import (
    BLUE,
    GAME,
    TILE_IDS,
    WHITE,
    colour_of,
    play,
    say,
    solo,
    table,
    tile_on,
    view,
)
from threecrowns.bots.levels import Bot, RandomBot, make_bot
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import UNKNOWN
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, State
from threecrowns.games.two_heirs.rules.actions import DRAW
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

LOOKERS = (WHITE, BLUE, None)


def start_of(state: TwoHeirs) -> str:
    return TILE_IDS[state.tile(0)]


def top_of(state: TwoHeirs) -> str:
    return TILE_IDS[state.top]


@pytest.mark.clause("T23")
def test_hands_are_open_and_the_stack_and_the_start_tile_are_not() -> None:
    # Given hands, a green stack tile and a grey start tile,
    state = table(board="*JO2 DO7", white_hand="TC1", blue_hand="TC3", top="JO3")

    for looker in LOOKERS:
        seen = view(state, looker)
        # then everybody sees both hands, and of the hidden tiles the colour,
        assert [player.hand for player in seen.players] == [("TC1",), ("TC3",)]
        assert seen.top_colour == "green"
        assert (seen.landscape[0].colour, seen.landscape[0].id) == ("grey", None)
        # and no hidden tile is named anywhere.
        text = msgspec.json.encode(seen).decode()
        hidden = [TILE_IDS[n] for n in range(54) if state.pool >> n & 1]
        assert not [tile for tile in ("JO2", "JO3", *hidden) if f'"{tile}"' in text]


@pytest.mark.clause("T114", "T23")
def test_the_next_colour_is_seen_as_soon_as_the_tile_above_leaves() -> None:
    # Given a green tile on top of the stack, and the next one will be yellow,
    state = table(top="JO3")
    say(state, "take 1")
    assert view(state).top_colour is None
    assert state.actor == CHANCE
    say(state, "draw DO1")

    # then White sees yellow in the same turn.
    assert state.actor == WHITE
    assert view(state, WHITE).top_colour == "yellow"


@pytest.mark.clause("T115")
def test_fronts_that_were_seen_may_be_looked_up() -> None:
    # Given an extension, a destroyed building, a used Camp and a discard,
    state = table(
        board="*grey w:WA1 b:JO4 . w:DO7",
        white=[(4, 0)],
        ring="JO1 grey yellow yellow any any",
        white_hand="WA2 JO3 JO5 JO8 JO9",
    )
    state.discounts = 1
    play(state, "build WA2 3,0", "destroy", "extend JO3 4,1", "take 1", "camp DO7", "take 2")
    play(state, "end", "discard JO5", "discard JO8")

    # then all of them are named to everybody.
    for looker in LOOKERS:
        seen = view(state, looker)
        terrain = {tile.at: tile.id for tile in seen.landscape if tile.owner is None}
        assert terrain == {(0, 0): None, (2, 0): "JO4", (4, 1): "JO3", (4, 0): "DO7"}
        assert seen.removed == ("JO5", "JO8")


@pytest.mark.clause("T115", "H13")
def test_a_tile_henry_could_not_lay_may_be_looked_up() -> None:
    around = {(x, y): "any" for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)}
    state = solo(board=around, ring="JO8 any any any any any", stack=0, taken=True)
    play(state, "end")

    assert "JO8" in view(state).removed
    assert tile_on(state, (0, 1)).id is not None


@pytest.mark.clause("H37")
def test_the_treasures_removed_at_set_up_are_not_held_anywhere() -> None:
    # Given level 1: six of ten treasures lie in the stack,
    state = solo(
        level=1, treasures=" ".join(GAME.content.treasures), treasures_left=6, stack=0, taken=True
    )
    say(state, "end")

    # then each of the ten may come, whatever is drawn anew.
    for seed in range(5):
        other = state.determinize(WHITE, Rng(seed))
        assert other.legal_actions() == state.legal_actions()
        assert len(other.legal_actions()) == 10


# -- redrawing what is hidden


def hidden_greys() -> TwoHeirs:
    """Start tile and top of the stack are grey; eight grey tiles are unseen in all."""
    return table(board="*grey", ring="green green green yellow yellow grey", top="grey")


@pytest.mark.clause("T23", "T115")
def test_every_hidden_pair_is_drawn_equally_often() -> None:
    # Given the start tile and the top tile are two of eight unseen grey tiles,
    state = hidden_greys()
    unseen = {start_of(state), top_of(state)}
    unseen |= {TILE_IDS[n] for n in range(54) if state.pool >> n & 1}
    greys = {tile for tile in unseen if colour_of(tile) == "grey"}
    assert len(greys) == 8

    # when the hidden tiles are drawn anew many times,
    rng = Rng(11)
    draws = 28_000
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(draws):
        world = state.determinize(WHITE, rng)
        seen[start_of(world), top_of(world)] += 1

    # then each of the 56 ordered pairs comes about equally often, and no other.
    assert set(seen) == {(a, b) for a in greys for b in greys if a != b}
    expected = draws / 56
    assert all(abs(count - expected) < 5 * expected**0.5 for count in seen.values())


@pytest.mark.clause("T23", "T115")
def test_redrawing_keeps_everything_that_is_known() -> None:
    state = hidden_greys()
    for seed in range(50):
        world = state.determinize(BLUE, Rng(seed))
        assert GAME.broken_invariants(world) == []
        assert view(world) == view(state)
        assert world.stack_size() == state.stack_size()


def test_the_world_drawn_depends_on_what_is_known_and_nothing_else() -> None:
    state = hidden_greys()
    worlds = [state.determinize(WHITE, Rng(seed)) for seed in range(20)]
    assert len({world.digest() for world in worlds}) > 10

    # From each of them the same generator draws the same world.
    for seed in range(5):
        assert len({world.determinize(WHITE, Rng(seed)).digest() for world in worlds}) == 1


# -- bots


class PeekingBot(RandomBot):
    """Looks at the front of the top tile: what no bot may do."""

    def answer(self, state: State, seat: int) -> int:
        assert isinstance(state, TwoHeirs)
        answers = state.legal_actions()
        return answers[state.top % len(answers)]


def answers_in_all_worlds(make: type[Bot] | str) -> set[int]:
    """What a bot with one seed answers in worlds that look the same to it."""
    found = set()
    for seed in range(12):
        world = hidden_greys().determinize(WHITE, Rng(seed))
        bot = make_bot(make, GAME, 5) if isinstance(make, str) else make(GAME, 5)
        found.add(bot.answer(world, WHITE))
    return found


@pytest.mark.parametrize("name", ["random", "greedy", "search-1"])
def test_a_bot_answers_the_same_whatever_is_hidden(name: str) -> None:
    assert len(answers_in_all_worlds(name)) == 1


def test_a_bot_that_peeks_is_found_out() -> None:
    assert len(answers_in_all_worlds(PeekingBot)) > 1


# -- the log


def swapped(action: int, one: int, other: int) -> int:
    """A draw of one tile becomes a draw of the other."""
    return {DRAW + one: DRAW + other, DRAW + other: DRAW + one}.get(action, action)


@pytest.mark.clause("T23", "T114")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_history_with_another_start_tile_reads_the_same(seats: int) -> None:
    """The log of a game is equal, byte by byte, when unseen tiles change places."""
    game = Match(GAME, Setup(seats), shuffle_from_seed(4, seats))
    game.draw()
    rng = Rng(4)
    for _ in range(30):
        answers = game.state.legal_actions()
        game.answer(game.state.actor, answers[rng.below(len(answers))])
        game.draw()
    state = game.state
    assert isinstance(state, TwoHeirs)

    # Given a tile nobody has seen, of the start tile's colour, still in the stack,
    start = state.tile(0)
    alike = [
        n
        for n in range(54)
        if state.pool >> n & 1 and state.tables.colour[n] == state.tables.colour[start]
    ]
    assert alike

    # when the same game is played with the two exchanged,
    other = Match(GAME, Setup(seats))
    for answer in game.answers:
        other.answer(answer.seat, swapped(answer.action, start, alike[0]))
    assert other.state.digest() != state.digest()

    # then nobody can tell: not by the log, the view, or the answers.
    for looker in LOOKERS[: seats + 1]:
        reader = UNKNOWN if looker is None else looker
        mine = [event.facts() for event in game.journal.known_to(reader)]
        theirs = [event.facts() for event in other.journal.known_to(reader)]
        assert mine == theirs
        assert msgspec.json.encode(GAME.view(state, looker)) == msgspec.json.encode(
            GAME.view(other.state, looker)
        )
    assert state.legal_actions() == other.state.legal_actions()
