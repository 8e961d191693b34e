"""Tables of The Two Heirs for scenario tests: a test says only what matters to it.

A board is drawn with north on top, or listed cell by cell. Its words:

    .           an empty cell
    *           the start tile, always on (0,0); `*grey` or `*JO1` says which
    w:JO1       a building of White's (`human:` in solo); b:JO1 one of Blue's (`henry:`)
    JO1 green   terrain: this tile, or some tile of this colour, face down
    any         some tile

Tiles that are not named are picked in the order of the content file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i32

from threecrowns.engine.moves import Move
from threecrowns.engine.refusal import IllegalMoveError
from threecrowns.engine.state import CHANCE
from threecrowns.games.two_heirs.content.pack import (
    BUILT_IN,
    COLOUR_IDS,
    PLAYER_COLOURS,
    SETS_PER_GAME,
)
from threecrowns.games.two_heirs.content.tables import cell_at
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.games.two_heirs.rules.building import resources
from threecrowns.games.two_heirs.rules.reserve import reach
from threecrowns.games.two_heirs.rules.roads import Roads, all_road_points
from threecrowns.games.two_heirs.rules.scoring import scored_points, total_points
from threecrowns.games.two_heirs.rules.state import (
    ASIDE,
    ASK_TURN,
    IN_RESERVE,
    NO_OWNER,
    NORTH,
    NOTHING,
    SLOTS,
    SOUTH,
    UNITS,
    wood_stone_grain,
)
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.moves import CHANCE_VERBS
from threecrowns.games.two_heirs.speech.view import PlayerView, TileView, View

GAME = TwoHeirsGame()
TILE_IDS = [tile.id for tile in GAME.content.tiles]
WHITE, BLUE = SOUTH, NORTH
HUMAN, HENRY = SOUTH, NORTH
OWNERS = {"w": WHITE, "b": BLUE, "human": HUMAN, "henry": HENRY}

Cell = tuple[int, int]
Board = str | Mapping[Cell, str]


def table(
    *,
    board: Board = "*",
    white: Sequence[Cell] = ((0, 0),),
    blue: Sequence[Cell] = ((0, 0),),
    white_hand: str = "",
    blue_hand: str = "",
    ring: str = "any any any any any any",
    shield: int = 0,
    top: str = "any",
    stack: int | None = None,
    turn: int = WHITE,
    taken: bool = False,
    sets: Sequence[str] = (),
    roads: bool = True,
) -> TwoHeirs:
    """A table for two. `white` and `blue`: where the elite, unit 1 and unit 2 stand.

    Units that are not listed are in the reserve. `ring` goes clockwise from the shield, `-` is an
    empty slot. `stack` is how many tiles it holds; without it, all that lie nowhere else.
    """
    words = _words_of(board)
    named = _named([*words.values(), *ring.split(), *white_hand.split(), *blue_hand.split(), top])
    state = TwoHeirs(GAME.content.tables)
    state.set_up(
        _tiles_of(sets or _sets_for(named)),
        has_road_scoring=roads,
        henry_level=0,
        human_colour=WHITE,
        treasures_in_stack=0,
    )
    _lay_out(state, words, named, ring, shield, top, stack, (white_hand, blue_hand))
    _station(state, WHITE, white)
    _station(state, BLUE, blue)
    _begin(state, turn, taken=taken)
    return state


def solo(
    *,
    board: Board = "*",
    human: Sequence[Cell] = ((0, 0),),
    henry: Sequence[Cell | None] = (),
    hand: str = "",
    ring: str = "any any any any any any",
    shield: int = 0,
    top: str = "any",
    stack: int | None = None,
    taken: bool = False,
    sets: Sequence[str] = (),
    level: int = 3,
    colour: str = "white",
    treasures: str = "",
    treasures_left: int | None = None,
    tokens: Mapping[Cell, str] | None = None,
    reference: Cell = (0, 0),
) -> TwoHeirs:
    """The human's turn against Henry, whose units are listed as elite, 1, 2; None lies aside.

    `treasures` have not been seen yet; so many of them as `treasures_left` lie in the stack (all,
    without it). `tokens` lie in the play area. `reference` is where the human built last.
    """
    words = _words_of(board)
    named = _named([*words.values(), *ring.split(), *hand.split(), top])
    state = TwoHeirs(GAME.content.tables)
    state.set_up(
        _tiles_of(sets or _sets_for(named)),
        has_road_scoring=True,
        henry_level=level,
        human_colour=PLAYER_COLOURS.index(colour),
        treasures_in_stack=0,
    )
    _lay_out(state, words, named, ring, shield, top, stack, (hand, ""))
    _station(state, HUMAN, human)
    for unit in range(UNITS):
        at = henry[unit] if unit < len(henry) else None
        state.unit_cell[HENRY * UNITS + unit] = i16(ASIDE if at is None else cell_at(*at))
    unseen = [GAME.content.treasures.index(each) for each in treasures.split()]
    state.treasure_pool = sum(1 << each for each in unseen)
    state.treasures_left = len(unseen) if treasures_left is None else treasures_left
    for cell, token in (tokens or {}).items():
        state.token_of[state.spot_at(cell_at(*cell))] = GAME.content.treasures.index(token)
    state.reference = state.spot_at(cell_at(*reference))
    _begin(state, HUMAN, taken=taken)
    return state


def pack_with(folder: Path, *changes: tuple[str, str]) -> Path:
    """The built-in content pack with some texts replaced, each of which it has once."""
    text = BUILT_IN.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old} is not there once"
        text = text.replace(old, new)
    file = folder / "content.toml"
    file.write_text(text, "utf-8")
    return file


# -- playing


def say(state: TwoHeirs, text: str) -> None:
    """One answer of whoever is asked, by the way a player takes: text, legality, answer."""
    move = GAME.grammar.read(text)
    action = GAME.action(state, state.actor, move)
    assert action in state.legal_actions(), f"{text} is not refused and not legal"
    state.apply(action)


def play(state: TwoHeirs, *texts: str) -> None:
    """Play some moves. Draws that none of them names turn out as the first that can be."""
    for text in texts:
        if text.split()[0] not in CHANCE_VERBS:
            draw(state)
        say(state, text)
    draw(state)


def draw(state: TwoHeirs) -> None:
    while state.actor == CHANCE:
        state.apply(state.legal_actions()[0])


def refused(state: TwoHeirs, text: str, seat: int | None = None) -> str:
    """The code of the reason why a move is refused; fails if it is not, or is listed as legal."""
    move = GAME.grammar.read(text)
    who = state.actor if seat is None else seat
    if who == state.actor:
        assert move not in _legal_moves(state), f"{text} is listed as legal"
    with pytest.raises(IllegalMoveError) as found:
        GAME.action(state, who, move)
    return found.value.refusal.code


def is_allowed(state: TwoHeirs, text: str) -> bool:
    """May the actor make this move? The refusal and the legal list have to agree."""
    move = GAME.grammar.read(text)
    allowed = GAME.why_not(state, state.actor, move) is None
    assert allowed == (move in _legal_moves(state)), f"{text}: refusal and legal list differ"
    return allowed


def legal(state: TwoHeirs, *verbs: str) -> set[str]:
    """The moves the actor may make, as texts; with verbs only those."""
    moves = _legal_moves(state)
    return {GAME.grammar.write(move) for move in moves if not verbs or move.verb in verbs}


def _legal_moves(state: TwoHeirs) -> list[Move]:
    return [GAME.move(state, action) for action in state.legal_actions()]


# -- looking


def view(state: TwoHeirs, seat: int | None = None) -> View:
    return GAME.view(state, seat)


def tile_on(state: TwoHeirs, cell: Cell) -> TileView:
    """What lies on a cell, as everybody sees it."""
    return next(tile for tile in view(state).landscape if tile.at == cell)


def is_empty(state: TwoHeirs, cell: Cell) -> bool:
    return all(tile.at != cell for tile in view(state).landscape)


def player(state: TwoHeirs, seat: int) -> PlayerView:
    return view(state).players[seat]


def hand(state: TwoHeirs, seat: int) -> set[str]:
    return set(player(state, seat).hand)


def slots(state: TwoHeirs) -> list[str | None]:
    """The tiles in the reserve by slot; None where the shield lies or nothing does."""
    return [slot.tile for slot in view(state).ring]


def unit(state: TwoHeirs, seat: int, name: str) -> Cell | str:
    """The cell a unit stands on, or "reserve" or "aside"."""
    found = next(each for each in view(state).units if (each.owner, each.unit) == (seat, name))
    return found.place if found.at is None else found.at


def is_marked(state: TwoHeirs, seat: int, name: str) -> bool:
    return next(
        each for each in view(state).units if (each.owner, each.unit) == (seat, name)
    ).is_marked


def goods(state: TwoHeirs, seat: int) -> dict[str, int]:
    """The resources a seat can use for a building now."""
    return dict(
        zip(("wood", "stone", "grain"), wood_stone_grain(resources(state, seat)), strict=True)
    )


def reach_of(state: TwoHeirs, seat: int) -> int:
    return reach(state, seat)


def points(state: TwoHeirs, tile: str) -> int:
    """What a building is worth now, doubled by a unit of its owner; terrain is worth nothing."""
    spot = spot_of(state, tile)
    return scored_points(state, Roads(state), spot) if state.is_building(spot) else 0


def road_points(state: TwoHeirs, seat: int) -> int:
    return all_road_points(state, Roads(state), seat)


def total(state: TwoHeirs, seat: int) -> int:
    return total_points(state, seat)


def spot_of(state: TwoHeirs, tile: str) -> int:
    return [TILE_IDS[each] for each in state.tile_of].index(tile)


def roads_through(state: TwoHeirs, tile: str) -> list[set[str]]:
    """The roads on which a building lies, each as the ids of its buildings."""
    found = []
    for members in list(Roads(state).spots_on)[1:]:
        ids = {TILE_IDS[state.tile(spot)] for spot in range(state.spots) if members >> spot & 1}
        if tile in ids:
            found.append(ids)
    return found


def colour_of(tile: str) -> str:
    return COLOUR_IDS[GAME.content.tiles[TILE_IDS.index(tile)].colour]


# -- building a table


def _words_of(board: Board) -> dict[Cell, str]:
    """The words of a board by cell, the start tile first."""
    if isinstance(board, str):
        rows = [line.split() for line in board.strip().splitlines()]
        (origin,) = [
            (x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word[0] == "*"
        ]
        board = {
            (x - origin[0], origin[1] - y): word
            for y, row in enumerate(rows)
            for x, word in enumerate(row)
            if word != "."
        }
    start = board.get((0, 0), "*")
    assert start.startswith("*"), "the start tile lies on (0,0)"
    others = {cell: word for cell, word in board.items() if cell != (0, 0)}
    return {(0, 0): start[1:] or "any", **others}


def _named(words: Sequence[str]) -> set[str]:
    """The tiles that are named by their id, so that nothing else picks them."""
    return {tile for word in words if (tile := word.rpartition(":")[2]) in TILE_IDS}


def _sets_for(named: set[str]) -> list[str]:
    """The sets of the named tiles, filled up to three."""
    numbers = [TILE_IDS.index(tile) for tile in named]
    needed = [each.id for each in GAME.content.sets if any(each.tiles >> n & 1 for n in numbers)]
    others = [each.id for each in GAME.content.sets if each.id not in needed]
    return [*needed, *others][: max(SETS_PER_GAME, len(needed))]


def _tiles_of(sets: Sequence[str]) -> int:
    return sum(each.tiles for each in GAME.content.sets if each.id in sets)


def _lay_out(
    state: TwoHeirs,
    words: Mapping[Cell, str],
    named: set[str],
    ring: str,
    shield: int,
    top: str,
    stack: int | None,
    hands: tuple[str, str],
) -> None:
    left = [n for n in range(len(TILE_IDS)) if state.tiles_in_game >> n & 1]

    def pick(word: str) -> int:
        for n in left:
            is_wanted = word in (TILE_IDS[n], "any", COLOUR_IDS[GAME.content.tiles[n].colour])
            if is_wanted and (word == TILE_IDS[n] or TILE_IDS[n] not in named):
                left.remove(n)
                return n
        raise AssertionError(f"no tile is left for {word}")

    for cell, word in words.items():
        owner, _, tile = word.rpartition(":")
        state.lay(cell_at(*cell), pick(tile), OWNERS.get(owner, NO_OWNER))
    for seat, hand in enumerate(hands):
        state.hands[seat] = sum(1 << pick(word) for word in hand.split())
    state.shield = shield
    for step, word in enumerate(ring.split(), start=1):
        state.ring[(shield + step) % SLOTS] = NOTHING if word == "-" else pick(word)
    state.top = NOTHING if stack == 0 else pick(top)
    in_pool = len(left) if stack is None else max(0, stack - 1)
    state.pool = sum(1 << n for n in left[:in_pool])
    state.out = sum(1 << n for n in left[in_pool:])


def _station(state: TwoHeirs, seat: int, cells: Sequence[Cell]) -> None:
    for number in range(UNITS):
        at = cell_at(*cells[number]) if number < len(cells) else IN_RESERVE
        state.unit_cell[seat * UNITS + number] = i16(at)


def _begin(state: TwoHeirs, turn: int, *, taken: bool) -> None:
    state.turn = turn
    state.takes = 1 if taken else 0
    state.crown = 1 - turn if taken else turn
    state.agenda = vec[i32]()
    state.put_first(ASK_TURN, 0)
    state.actor = state.actor_of_plan()
