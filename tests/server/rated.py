"""Rated games that are over and that nobody has rated yet."""

from __future__ import annotations

from threecrowns.server.opening import new_game
from threecrowns.server.people.accounts import Accounts
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.ratings import Ratings
from threecrowns.server.room import Room
from threecrowns.server.store import Loaded, NewGame, Row, Store


def keep_rated_end(
    store: Store,
    count: int,
    names: tuple[str, str] = ("Anna", "Bára"),
    game: str = "connect-four",
) -> list[str]:
    """So many games of two accounts, given up by turns; their ids."""
    accounts, ratings, clock = Accounts(store.engine), Ratings(store, Clock()), Clock()
    found = [accounts.add(name, "", ["one"], clock.stamp()) for name in names]
    tables = []
    for number in range(count):
        new = new_game(game, ("human", "human"), {}, number, names)
        store.commit([new])
        ratings.begin(new.kept.id)
        for seat, account in enumerate(found):
            assert account is not None
            ratings.pin(new.kept.id, seat, account.id)
        _give_up(store, new, number % 2)
        tables.append(new.kept.id)
    return tables


def _give_up(store: Store, new: NewGame, seat: int) -> None:
    room = Room(Loaded(new.kept, list(new.keys), [Row(1, "\n".join(new.lines))]))
    room.table.resign(seat, room.table.index)
    assert store.commit([room.change()]) == []
