"""Ratings in the store: each rated table is settled once, whoever sees its end first.

What is kept are results, in one order. The ratings follow from them, and can be found again from
them alone.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from threecrowns.engine.refusal import CrownsError
from threecrowns.server.database import games
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.outcome import Placed, is_person, outcome
from threecrowns.server.people.rating_database import (
    rated_games,
    rated_results,
    rated_seats,
    rated_tables,
    ratings,
)
from threecrowns.server.people.strength import PROVISIONAL, Strength, after_game
from threecrowns.server.people.writing import writing
from threecrowns.server.store import Loaded, Store

log = logging.getLogger("threecrowns.server")
RATING = 7378  # the lock of whoever rates, where several processes do
FEWEST = 2  # players


class Rated(NamedTuple):
    """Somebody's rating in one kind of game."""

    strength: Strength
    games: int

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


class Recount(NamedTuple):
    """What came of finding all ratings again."""

    games: int
    ratings: int
    changed: int  # of them; those that there should not be, too


class Competitor(NamedTuple):
    """Somebody at a table that is rated; neither account nor bot: the account is gone."""

    seat: int
    place: int
    account: str | None
    bot: str | None

    @property
    def player(self) -> str | None:
        return self.account or bot_player(self.bot)


def bot_player(bot: str | None) -> str | None:
    return None if bot is None else f"bot:{bot}"


class Ratings:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.engine = store.engine
        self.clock = clock

    # -- tables

    def begin(self, table: str) -> None:
        """The end of this table is to be rated."""
        with writing(self.engine) as connection:
            connection.execute(rated_tables.insert().values(game=table, is_settled=False))

    def pin(self, table: str, seat: int, account: str) -> dict[int, str]:
        """Whoever answers first plays for a seat, and for no other; [seat] -> account."""
        for _ in range(2):
            found = self.pinned(table)
            if seat in found or account in found.values():
                return found
            try:
                with writing(self.engine) as connection:
                    row = {"game": table, "seat": seat, "account": account}
                    connection.execute(rated_seats.insert().values(**row))
            except IntegrityError:  # somebody else was faster, or the account is gone
                continue
        return self.pinned(table)

    def pinned(self, table: str) -> dict[int, str]:
        with self.engine.connect() as connection:
            return _pinned(connection, table)

    # -- settling

    def due(self) -> list[str]:
        """Tables that are over and were not settled."""
        wanted = (
            sa.select(rated_tables.c.game)
            .join(games, games.c.id == rated_tables.c.game)
            .where(rated_tables.c.is_settled.is_(False), games.c.is_over.is_(True))
            .order_by(games.c.changed, games.c.id)
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(wanted))

    def settle(self, table: str) -> bool:
        """Rate a table that is over; False if that is done, or cannot be. Raises StoreError."""
        loaded = self.store.load(table)
        if loaded is None or not loaded.kept.is_over:
            return False
        placed = _placed(loaded)
        with writing(self.engine) as connection:
            mine = (rated_tables.c.game == table) & rated_tables.c.is_settled.is_(False)
            # Of two who come at once the second one waits here, and finds it done.
            if (
                connection.execute(rated_tables.update().where(mine), {"is_settled": True}).rowcount
                != 1
            ):
                return False
            if connection.dialect.name != "sqlite":  # which has one writer anyway
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(RATING)))
            competitors = _competitors(placed, _pinned(connection, table))
            if not competitors:
                return False
            self._rate(connection, table, loaded.kept.game, competitors)
        return True

    def _rate(
        self, connection: sa.Connection, table: str, kind: str, all_: list[Competitor]
    ) -> None:
        players = [each.player for each in all_ if each.player is not None]
        before = _read(connection, kind, players)
        results = [before.get(each.player or "", Rated(Strength(), 0)) for each in all_]
        after = after_game([each.strength for each in results], [each.place for each in all_])
        last = connection.scalar(sa.select(sa.func.max(rated_games.c.number))) or 0
        head = {"game": table, "number": last + 1, "kind": kind, "at": self.clock.stamp()}
        connection.execute(rated_games.insert().values(**head))
        rows = [
            {
                "game": table,
                **each._asdict(),
                "mu": old.strength.mu,
                "sigma": old.strength.sigma,
                "gain": new.mu - old.strength.mu,
            }
            for each, old, new in zip(all_, results, after, strict=True)
        ]
        connection.execute(rated_results.insert(), rows)
        now = _together(all_, results, after)
        for player, rated in now.items():
            _write(connection, kind, player, rated)

    # -- found again

    def recompute(self) -> Recount:
        """All ratings from the results alone; those who are gone stay as strong as they were."""
        with writing(self.engine) as connection:
            if connection.dialect.name != "sqlite":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(RATING)))
            before = _all(connection)
            connection.execute(ratings.delete())
            played = _results(connection)
            found: dict[tuple[str, str], Rated] = {}
            for kind, rows in played:
                all_ = [Competitor(r.seat, r.place, r.account, r.bot) for r in rows]
                results = [
                    Rated(Strength(row.mu, row.sigma), 0)
                    if each.player is None
                    else found.get((kind, each.player), Rated(Strength(), 0))
                    for each, row in zip(all_, rows, strict=True)
                ]
                after = after_game([r.strength for r in results], [each.place for each in all_])
                for player, rated in _together(all_, results, after).items():
                    found[kind, player] = rated
            for (kind, player), rated in found.items():
                _write(connection, kind, player, rated)
        changed = sum(before.get(who) != found.get(who) for who in before.keys() | found.keys())
        return Recount(len(played), len(found), changed)


def _pinned(connection: sa.Connection, table: str) -> dict[int, str]:
    """[seat] -> the account that plays there."""
    wanted = sa.select(rated_seats.c.seat, rated_seats.c.account)
    rows = connection.execute(wanted.where(rated_seats.c.game == table))
    return {row.seat: row.account for row in rows}


def _placed(loaded: Loaded) -> list[Placed]:
    """None of a record that cannot be read: nobody can say who won."""
    try:
        return outcome(loaded)
    except CrownsError as error:
        log.warning("table %s: not rated: %s", loaded.kept.id, error)
        return []


def _competitors(placed: Iterable[Placed], accounts: dict[int, str]) -> list[Competitor]:
    """Everybody at the table; nobody if one of the people never answered there."""
    found = [
        Competitor(each.seat, each.place, accounts.get(each.seat), None)
        if is_person(each)
        else Competitor(each.seat, each.place, None, each.player)
        for each in placed
    ]
    has_people = any(each.account is not None for each in found)
    is_known = all(each.player is not None for each in found)
    return found if has_people and is_known and len(found) >= FEWEST else []


def _together(
    all_: list[Competitor], before: list[Rated], after: list[Strength]
) -> dict[str, Rated]:
    """[player] -> the new rating; a bot at several seats moves by the mean of what they did."""
    found: dict[str, list[int]] = {}
    for number, each in enumerate(all_):
        if each.player is not None:
            found.setdefault(each.player, []).append(number)
    return {
        player: Rated(
            Strength(
                sum(after[n].mu for n in numbers) / len(numbers),
                sum(after[n].sigma for n in numbers) / len(numbers),
            ),
            before[numbers[0]].games + 1,
        )
        for player, numbers in found.items()
    }


def _read(connection: sa.Connection, kind: str, players: list[str]) -> dict[str, Rated]:
    wanted = sa.select(ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
        ratings.c.kind == kind, ratings.c.player.in_(players)
    )
    return {
        player: Rated(Strength(mu, sigma), count)
        for player, mu, sigma, count in connection.execute(wanted)
    }


def _all(connection: sa.Connection) -> dict[tuple[str, str], Rated]:
    """[kind, player] -> the rating."""
    return {
        (row.kind, row.player): Rated(Strength(row.mu, row.sigma), row.games)
        for row in connection.execute(sa.select(ratings))
    }


def _write(connection: sa.Connection, kind: str, player: str, rated: Rated) -> None:
    mine = (ratings.c.kind == kind) & (ratings.c.player == player)
    row: dict[str, Any] = {**rated.strength._asdict(), "games": rated.games}
    if connection.execute(ratings.update().where(mine).values(**row)).rowcount == 0:
        account = None if player.startswith("bot:") else player
        connection.execute(
            ratings.insert().values(kind=kind, player=player, account=account, **row)
        )


def _results(connection: sa.Connection) -> list[tuple[str, list[Any]]]:
    """Kind and results of all rated games, in their order."""
    wanted = (
        sa.select(rated_games.c.number, rated_games.c.kind, *rated_results.c)
        .join(rated_results, rated_results.c.game == rated_games.c.game)
        .order_by(rated_games.c.number, rated_results.c.seat)
    )
    found: dict[int, tuple[str, list[Any]]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.number, (row.kind, []))[1].append(row)
    return list(found.values())
