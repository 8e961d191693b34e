"""Everything a seat may answer, in the order and the groups in which it is offered."""

from __future__ import annotations

from dataclasses import dataclass

from threecrowns.engine.asking import answers
from threecrowns.engine.game import Game
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Param, Phrase
from threecrowns.engine.state import State


@dataclass(frozen=True)
class Offered:
    """One legal answer."""

    number: int  # from 1, in the order of the offer
    action: int
    move: Move
    say: Phrase


@dataclass(frozen=True)
class Group:
    """Answers of one kind that are about the same thing."""

    verb: str
    shared: Param | None  # the thing: a tile, a card; None: nothing in particular
    offered: tuple[Offered, ...]


class Offer:
    """Every answer of one question: by verb in the order of the grammar, then by thing."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        found: list[tuple[str, Param | None, list[tuple[int, Move, Phrase]]]] = []
        for action, move in answers(game, state):
            say = game.word_move(state, move)
            shared = say.params.get(game.shared[move.verb]) if move.verb in game.shared else None
            for verb, thing, inside in found:
                if verb == move.verb and thing == shared:  # they stand where the first one stands
                    inside.append((action, move, say))
                    break
            else:
                found.append((move.verb, shared, [(action, move, say)]))
        self.groups: list[Group] = []
        number = 0
        for verb, thing, inside in found:
            offered = tuple(Offered(number + n, *each) for n, each in enumerate(inside, start=1))
            self.groups.append(Group(verb, thing, offered))
            number += len(offered)

    @property
    def moves(self) -> list[Move]:
        return [offered.move for group in self.groups for offered in group.offered]

    def verbs(self) -> list[str]:
        """The kinds of moves that are possible now."""
        return list(dict.fromkeys(group.verb for group in self.groups))
