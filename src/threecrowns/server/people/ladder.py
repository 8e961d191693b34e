"""What everybody may know of ratings: lists of a game, and the page of a player."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from threecrowns.engine.phrase import Names, Phrase
from threecrowns.server.database import games
from threecrowns.server.games import game_of
from threecrowns.server.people.accounts import Account
from threecrowns.server.people.bodies import (
    Competitor,
    Ladder,
    LadderEntry,
    Opponent,
    PlayerPage,
    RatedGame,
    RatingFacts,
)
from threecrowns.server.people.database import accounts
from threecrowns.server.people.outcome import naming_options
from threecrowns.server.people.rating_database import rated_games, rated_results, ratings
from threecrowns.server.people.ratings import Rated
from threecrowns.server.people.strength import POINTS, Strength

MOST_PEOPLE = 20  # in the list of a game
MOST_GAMES = 50  # on a player's page


class Ladders:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def of_game(self, kind: str) -> Ladder:
        """The strongest people of a game, and all its bots; those who are provisional last."""
        columns = (ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        wanted = (
            sa.select(*columns, accounts.c.name)
            .join(accounts, accounts.c.id == ratings.c.account, isouter=True)
            .where(ratings.c.kind == kind)
        )
        with self.engine.connect() as connection:
            rows = list(connection.execute(wanted))
        people = [row for row in rows if row.name is not None]
        bots = [row for row in rows if row.player.startswith("bot:")]
        chosen = sorted(people, key=_rank)[:MOST_PEOPLE]
        entries = [
            LadderEntry(_competitor(kind, row.name, _bot(row.player)), _shown(kind, row))
            for row in sorted([*chosen, *bots], key=_rank)
        ]
        return Ladder(kind, game_of(kind).names, tuple(entries))

    def rating(self, account: str, kind: str) -> RatingFacts | None:
        """Somebody's rating in a game; None if they never played it for one."""
        found = [each for each in self.ratings(account) if each.game == kind]
        return found[0] if found else None

    def ratings(self, account: str) -> tuple[RatingFacts, ...]:
        wanted = sa.select(ratings).where(ratings.c.account == account).order_by(ratings.c.kind)
        with self.engine.connect() as connection:
            return tuple(_shown(row.kind, row) for row in connection.execute(wanted))

    def page(self, account: Account) -> PlayerPage:
        """A player with the last rated games."""
        return PlayerPage(
            name=account.name,
            since=account.created[:10],
            ratings=self.ratings(account.id),
            games=self.games(account.id),
        )

    def games(self, account: str, most: int | None = MOST_GAMES) -> tuple[RatedGame, ...]:
        """Games that were rated, the last one first."""
        mine = (
            sa.select(*rated_games.c, games.c.id.label("kept"))
            .join(rated_results, rated_results.c.game == rated_games.c.game)
            .join(games, games.c.id == rated_games.c.game, isouter=True)
            .where(rated_results.c.account == account)
            .order_by(rated_games.c.number.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            heads = list(connection.execute(mine))
            everybody = _everybody(connection, [head.game for head in heads])
        found = []
        for head in heads:
            rows = everybody[head.game]
            own = next(row for row in rows if row.account == account)
            found.append(
                RatedGame(
                    game=head.kind,
                    title=game_of(head.kind).names,
                    at=head.at,
                    replay=head.kept,
                    place=own.place,
                    players=len(rows),
                    gain=round(own.gain * POINTS),
                    others=tuple(
                        Opponent(_competitor(head.kind, row.name, row.bot), row.place)
                        for row in rows
                        if row is not own
                    ),
                )
            )
        return tuple(found)


def _competitor(kind: str, name: str | None, bot: str | None) -> Competitor:
    return Competitor(name, bot, None if bot is None else _script(kind, bot))


def _script(kind: str, bot: str) -> Names | Phrase | None:
    """What a scripted opponent is called; None for a bot, whose level the page words."""
    game = game_of(kind)
    setup = game.scripted().get(bot)
    if setup is None:
        return None
    naming = [option for option in game.options if option.name in naming_options(game)]
    return game.choice_name(naming[0], setup.options[naming[0].name])  # type: ignore[arg-type] # of a setup, hence no list


def _everybody(connection: sa.Connection, tables: list[str]) -> dict[str, list[Any]]:
    """[table] -> its results with the names of those who are still there."""
    wanted = (
        sa.select(*rated_results.c, accounts.c.name)
        .join(accounts, accounts.c.id == rated_results.c.account, isouter=True)
        .where(rated_results.c.game.in_(tables))
        .order_by(rated_results.c.place, rated_results.c.seat)
    )
    found: dict[str, list[Any]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.game, []).append(row)
    return found


def _rank(row: Any) -> tuple[bool, float, str]:
    rated = Rated(Strength(row.mu, row.sigma), row.games)
    return rated.is_provisional, -row.mu, row.player


def _shown(kind: str, row: Any) -> RatingFacts:
    rated = Rated(Strength(row.mu, row.sigma), row.games)
    return RatingFacts(
        game=kind,
        title=game_of(kind).names,
        value=rated.strength.value,
        spread=rated.strength.spread,
        games=rated.games,
        is_provisional=rated.is_provisional,
    )


def _bot(player: str) -> str | None:
    return player.removeprefix("bot:") if player.startswith("bot:") else None
