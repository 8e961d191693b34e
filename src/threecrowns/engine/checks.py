"""What every game promises in every position: the checks of the test battery and of soaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from threecrowns.engine.game import Game
from threecrowns.engine.match import Match
from threecrowns.engine.moves import Move
from threecrowns.engine.playout import playout
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER, State

MARGIN = 2  # cells around those that legal moves name


def broken_promises(game: Game, state: State) -> Iterator[str]:
    """Pieces are conserved; the legal list is complete, in range and without duplicates."""
    yield from game.broken_invariants(state)
    answers = state.legal_actions()
    if (state.actor == OVER) != (not answers):
        yield f"seat {state.actor} has {len(answers)} answers"
    if len(set(answers)) != len(answers):
        yield "an answer is listed twice"
    if any(not 0 <= answer < game.action_space for answer in answers):
        yield "an answer lies outside the action space"
    if state.actor >= 0 and state.actor not in state.waiting():
        yield "the actor is not among the waiting seats"


def broken_move(game: Game, state: State, action: int) -> Iterator[str]:
    """A legal answer survives writing and reading, and nothing is said against it."""
    move = game.move(state, action)
    grammar = game.grammar
    if grammar.read(grammar.write(move)) != move:
        yield f"{move} does not survive its text"
    if grammar.from_json(grammar.to_json(move)) != move:
        yield f"{move} does not survive its JSON"
    refusal = game.why_not(state, state.actor, move)
    if refusal is not None:
        yield f"{move} is legal and refused: {refusal.code}"
    elif game.encode(state, move) != action:
        yield f"{move} is encoded as another answer"


def broken_list(game: Game, state: State, seat: int) -> Iterator[str]:
    """The legal list and `why_not` agree: everything that can be said is listed or refused."""
    if seat != CHANCE:
        state = asked(state, seat)
    listed = {game.move(state, action): action for action in state.legal_actions()}
    for move, action in listed.items():
        refusal = game.why_not(state, seat, move)
        if refusal is not None:
            yield f"{move} is listed and refused: {refusal.code}"
        elif game.encode(state, move) != action:
            yield f"{move} is encoded as another answer"
    answers = set(listed.values())
    for move in every_move(game, state, seat, list(listed)):
        if game.is_refused(state, seat, move) or move in listed:
            continue
        # Two cards may be named in either order: the answer is the same.
        if game.encode(state, move) not in answers:
            yield f"{move} is neither listed nor refused"


def every_move(game: Game, state: State, seat: int, legal: Sequence[Move]) -> Iterator[Move]:
    """Everything the grammar can say, with cells no farther off than those of legal moves.

    Of verbs that are refused whatever they name, nothing.
    """
    cells = cells_about(legal)
    for verb in game.grammar.verbs:
        if game.is_verb_refused(state, seat, verb):
            continue
        narrowed = game.possible_moves(state, verb)
        if narrowed is not None:
            yield from narrowed
            continue
        yield from game.grammar.moves(verb, cells)


def cells_about(legal: Sequence[Move]) -> list[tuple[int, int]]:
    """The cells that moves name, all between them and some around."""
    named = [value for move in legal for value in move.values if isinstance(value, tuple)]
    across = [x for x, _ in named] or [0]
    down = [y for _, y in named] or [0]
    return [
        (x, y)
        for x in range(min(across) - MARGIN, max(across) + MARGIN + 1)
        for y in range(min(down) - MARGIN, max(down) + MARGIN + 1)
    ]


def broken_copies(game: Game, match: Match, rng: Rng) -> Iterator[str]:
    """A clone and a saved state are equal and independent."""
    state = match.state
    before = state.digest()
    copy = state.clone()
    if copy.digest() != before or copy.legal_actions() != state.legal_actions():
        yield "a clone differs"
    loaded = game.new(match.setup)
    loaded.from_bytes(state.to_bytes())
    if loaded.digest() != before or loaded.legal_actions() != state.legal_actions():
        yield "a saved state differs when it is loaded"
    playout(copy, rng)
    if state.digest() != before:
        yield "playing with a clone changes the original"


def leaks(game: Game, state: State, seat: int, rng: Rng) -> Iterator[str]:
    """Drawing anew what a seat cannot know changes nothing that the seat is shown."""
    other = state.determinize(seat, rng)
    if known_to(game, state, seat) != known_to(game, other, seat):
        yield f"seat {seat} sees what it may not know"
    yield from (f"after determinize: {broken}" for broken in game.broken_invariants(other))


def known_to(game: Game, state: State, seat: int) -> bytes:
    """Everything a seat is shown, as bytes; what anybody who looks on is shown, too."""
    waiting = state.waiting()
    shown: list[object] = [state.actor, waiting, game.view(state, seat), game.view(state, None)]
    shown.append(list(game.observation(state, seat)))
    shown.append(repr(game.score_sheet(state)))
    if seat in waiting:
        mine = asked(state, seat)
        shown += [mine.legal_actions(), repr(game.word_question(mine))]
    return msgspec.json.encode(shown)


def asked(state: State, seat: int) -> State:
    """The position as a waiting seat is asked in it, whoever else may answer too."""
    if state.actor == seat:
        return state
    turned = state.clone()
    turned.turn_to(seat)
    return turned


def everything_broken(game: Game, match: Match, rng: Rng) -> list[str]:
    """All checks of one position, the costly ones too."""
    state = match.state
    found = list(broken_promises(game, state))
    for action in state.legal_actions():
        found += broken_move(game, state, action)
    found += broken_copies(game, match, rng)
    if state.actor != CHANCE:
        for seat in range(state.seats):
            found += leaks(game, state, seat, rng)
    return found
