"""New games: begun, imported to be looked at, or played on from a moment of another."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from threecrowns.engine.game import OptionValue, Setup
from threecrowns.engine.match import Match
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.record import Record, record_from, replay
from threecrowns.engine.refusal import CrownsError, RecordError, SetupError
from threecrowns.engine.state import CHANCE
from threecrowns.server.games import game_of
from threecrowns.server.people.names import name_of
from threecrowns.server.room import Room, begun, standing_of
from threecrowns.server.speaking import RequestError
from threecrowns.server.store import Kept, NewGame, Standing, now
from threecrowns.table.guide import Guide, find_guide
from threecrowns.table.opening import new_setup, new_shuffle
from threecrowns.table.seats import HUMAN, PLAYERS, USUAL_BOT, seat_players
from threecrowns.table.table import OrderError, Table

ID_BYTES = 9
KEY_BYTES = 16


def new_game(
    game: str,
    seats: tuple[str, ...] | None,
    options: dict[str, OptionValue],
    seed: int | None,
    names: Sequence[str],
    *,
    gathers: bool = False,
) -> NewGame:
    """A game with its first question, or one that waits for numbers; raises SetupError."""
    match, players = laid(game, seats, options, seed)
    has_people = HUMAN in players
    if gathers and has_people and seed is None and match.state.actor == CHANCE:
        return _begun(match, players, names, 0, None, is_dealt=False)
    return _begun(match, players, names, 0, None)


def laid(
    game: str, seats: tuple[str, ...] | None, options: dict[str, OptionValue], seed: int | None
) -> tuple[Match, tuple[str, ...]]:
    """A match that nobody has begun, and who plays; raises SetupError."""
    found = game_of(game)
    players = seat_players(found, seats, options)
    shuffle = new_shuffle(seed, len(players))
    setup = new_setup(found, len(players), options, shuffle)
    return Match(found, setup, shuffle), players


def guided_game(game: str, name: str, names: Sequence[str]) -> NewGame:
    """A game with the deal that a guide prepared; raises SetupError."""
    guide = find_guide(name)
    if guide.game != game:
        raise SetupError("setup-other-guide", name=name, game=game)
    found = game_of(game)
    shuffle = new_shuffle(guide.seed, len(guide.seats))
    setup = new_setup(found, len(guide.seats), guide.options, shuffle)
    return _begun(Match(found, setup, shuffle), guide.seats, names, 0, None, guide)


def played_on(room: Room, answers: int, seats: tuple[str, ...] | None) -> NewGame:
    """A game with the first answers of another one; the same is drawn on in it.

    Raises OrderError if there is no such moment, or if its draws are not known.
    """
    old = room.match
    if not 0 <= answers <= len(old.answers):
        raise OrderError("back", Phrase("back-impossible", {"count": answers}))
    if old.shuffle is None:
        raise OrderError("no-secret", Phrase("server-no-secret"))
    players = seats
    if players is None:
        players = tuple(name if name in PLAYERS else USUAL_BOT for name in room.table.players)
    if len(players) != old.setup.seats:
        raise SetupError("setup-seats", seats=len(players), allowed=str(old.setup.seats))
    players = seat_players(old.game, players, {})  # its options were checked there
    match = Match(old.game, old.setup, old.shuffle)
    return _begun(match, players, room.kept.names, answers, room)


def imported(raw: bytes) -> NewGame:
    """A record to be looked at; raises CrownsError with the line and the reason."""
    if not raw.endswith(b"\n"):
        raw += b"\n"  # lost where a text was copied by hand
    try:
        record, table = _replayed(raw)
    except RecordError as error:
        raise CrownsError("server-no-record", line=str(error.line), reason=error.phrase) from error
    setup = table.match.setup
    kept = _kept(
        table,
        names=("",) * setup.seats,
        secret=None if record.secret is None else record.secret.hex(),
        is_read_only=True,
    )
    lines = raw[: record.length].decode().split("\n")[:-1]
    return NewGame(kept, (), lines)


def _replayed(raw: bytes) -> tuple[Record, Table]:
    record = record_from(raw, None)
    match = replay(record, game_of(str(record.header["game"])))
    return record, Table(match, record.players, record.resigned)


def _begun(
    match: Match,
    players: tuple[str, ...],
    names: Sequence[str],
    answers: int,
    origin: Room | None,
    guide: Guide | None = None,
    *,
    is_dealt: bool = True,
) -> NewGame:
    said = names_at(names[seat] if seat < len(names) else "" for seat in range(len(players)))
    first = () if origin is None else tuple(origin.match.answers[:answers])
    table, recorder = begun(match, players, first, guide, is_dealt=is_dealt)
    assert match.shuffle is not None
    kept = _kept(
        table,
        names=said,
        secret=match.shuffle.secret.hex(),
        is_read_only=False,
        origin=None if origin is None else origin.id,
        origin_answers=None if origin is None else answers,
        is_gathering=not is_dealt,
    )
    keys = [secrets.token_urlsafe(KEY_BYTES) for _ in players]
    return NewGame(kept, keys, recorder.lines)


def names_at(names: Iterable[str]) -> tuple[str, ...]:
    """What people are called at a table, "" for nobody in particular; raises SetupError."""
    try:
        return tuple(name_of(name) if name.strip() else "" for name in names)
    except RequestError as error:
        raise SetupError(error.phrase.id, **error.phrase.params) from error


def _kept(
    table: Table,
    *,
    names: tuple[str, ...],
    secret: str | None,
    is_read_only: bool,
    origin: str | None = None,
    origin_answers: int | None = None,
    is_gathering: bool = False,
) -> Kept:
    setup: Setup = table.match.setup
    standing: Standing = replace(standing_of(table), is_gathering=is_gathering)
    at = now()
    return Kept(
        id=secrets.token_urlsafe(ID_BYTES),
        game=table.game.id,
        created=at,
        changed=at,
        setup=setup.to_json(),
        players=tuple(table.players),
        names=names,
        secret=secret,
        is_over=table.is_over,
        is_read_only=is_read_only,
        origin=origin,
        origin_answers=origin_answers,
        bumps=0,
        way_back=None,
        standing=standing,
    )
