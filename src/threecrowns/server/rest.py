"""Everything but the socket: tables opened, listed, replayed, imported; games and rules."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import segno
from fastapi import APIRouter, Request
from starlette.responses import Response

from threecrowns import __version__
from threecrowns.bots.levels import BOT_NAMES
from threecrowns.engine.game import Game, Option, OptionValue, Setup
from threecrowns.engine.phrase import Names, Phrase
from threecrowns.engine.record import LARGEST_FILE
from threecrowns.engine.refusal import CrownsError, SetupError
from threecrowns.server.bodies import (
    ClauseText,
    CurvePoint,
    GameFacts,
    Health,
    HouseFacts,
    Listed,
    NewTable,
    Opened,
    OptionData,
    OptionFacts,
    PlayOn,
    Prospect,
    SeatKey,
)
from threecrowns.server.games import game_of, offered
from threecrowns.server.house import House, keys_of
from threecrowns.server.openapi import CREATED, NO_CONTENT, described, takes
from threecrowns.server.opening import (
    guided_game,
    imported,
    laid,
    names_at,
    new_game,
    played_on,
)
from threecrowns.server.people.limits import NEW_TABLES
from threecrowns.server.people.opening import check_company, settle_company
from threecrowns.server.people.service import address_of
from threecrowns.server.protocol import VERSION, Origin
from threecrowns.server.reader import past_for
from threecrowns.server.room import Room, setup_of
from threecrowns.server.speaking import RequestError, body_of, raw_body, said
from threecrowns.server.store import AwayError, Kept, NewGame, StoreError
from threecrowns.server.tables import NoTableError
from threecrowns.table.rulebook import texts_of
from threecrowns.table.seats import USUAL_BOT
from threecrowns.table.sight import SeatSight, Sight
from threecrowns.table.table import SCRIPT, OrderError

LONGEST_QR = 500  # signs


def make_router(house: House) -> APIRouter:
    router = APIRouter()
    _add_tables(router, house)
    _add_table(router, house)
    _add_house(router, house)
    return router


def _add_tables(router: APIRouter, house: House) -> None:
    @router.post(
        "/api/tables",
        status_code=CREATED,
        responses=described(Opened, status=CREATED),
        openapi_extra=takes(NewTable),
    )
    async def open_table(request: Request) -> Response:
        """Open a table; the answer holds the keys of its seats."""
        wanted = await body_of(request, NewTable)
        options = {name: _option(value) for name, value in wanted.options.items()}
        _count_table(house, request)
        if wanted.is_rated and await house.people.asking(request) is None:
            raise SetupError("people-rated-account")
        return await _opened(
            house,
            lambda: (
                new_game(
                    wanted.game,
                    wanted.seats,
                    options,
                    wanted.seed,
                    wanted.names,
                    gathers=wanted.gathers,
                )
                if wanted.guide is None
                else guided_game(wanted.game, wanted.guide, wanted.names)
            ),
            wanted,
        )

    @router.post("/api/prospect", responses=described(Prospect), openapi_extra=takes(NewTable))
    async def try_table(request: Request) -> Response:
        """How a table would look, or why it cannot be opened; nothing is kept."""
        wanted = await body_of(request, NewTable)
        options = {name: _option(value) for name, value in wanted.options.items()}

        def prospect() -> Prospect:
            try:
                names_at(wanted.names)
                match, players = laid(wanted.game, wanted.seats, options, wanted.seed)
            except SetupError as error:
                return Prospect(problem=error.phrase)
            return Prospect(seats_shown(match.game, match.setup, players, ()))

        return said(await asyncio.to_thread(prospect))

    @router.get("/api/tables", responses=described(Listed, is_list=True))
    async def list_tables(request: Request) -> Response:
        """My games, the last one first: those that my keys open, at home all of them."""
        is_home = house.is_home(request)
        own = await house.people.keys_of(request)
        keys = None if is_home else [*keys_of(request), *own]

        def found() -> list[Listed]:
            games = house.store.listed(keys)
            return [_listed(kept, house.store.keys(kept.id), keys) for kept in games]

        return said(await asyncio.to_thread(found))

    @router.post(
        "/api/import",
        status_code=CREATED,
        responses=described(Opened, status=CREATED),
        openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def import_record(request: Request) -> Response:
        """A record as text becomes a table to be looked at."""
        _count_table(house, request)  # before much is read
        raw = await raw_body(request, LARGEST_FILE)
        return await _opened(house, lambda: imported(raw))


async def _opened(
    house: House, make: Callable[[], NewGame], wanted: NewTable | None = None
) -> Response:
    new = await asyncio.to_thread(make)
    if wanted is not None:
        check_company(new, wanted)
    await house.tables.begin(new)
    if wanted is not None:
        await settle_company(house.tables, new, wanted)
    keys = _seat_keys(new.kept, list(new.keys), None)
    return said(Opened(new.kept.id, keys), CREATED)


def _add_table(router: APIRouter, house: House) -> None:
    @asynccontextmanager
    async def looked_at(table: str) -> AsyncIterator[Room]:
        """The room with nothing in it that is not on disk."""
        async with house.tables.visit(table) as room, room.lock:
            await house.tables.settle(room)
            yield room

    @router.get(
        "/api/tables/{table}/record",
        responses={200: {"description": "done", "content": {"application/x-ndjson": {}}}},
    )
    async def download_record(table: str, request: Request) -> Response:
        """The record; of a running game only for whoever holds the seats of all people."""
        async with looked_at(table) as room:
            _check_open(room, house.held_seats(request, room))
            raw = await asyncio.to_thread(house.store.record, table)
        name = f"{room.game.id}-{table}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(raw, media_type="application/x-ndjson", headers=headers)

    @router.delete(
        "/api/tables/{table}",
        status_code=NO_CONTENT,
        responses={NO_CONTENT: {"description": "done"}},
    )
    async def forget_table(table: str, request: Request) -> Response:
        """Forget a game that is over or was only looked at; whoever holds all its seats may."""
        async with house.tables.visit(table) as room:
            _check_owner(room, house, request)
            await house.tables.remove(room)
        return Response(status_code=NO_CONTENT)

    @router.get("/api/tables/{table}/at/{answers}", responses=described(Sight))
    async def look_back(
        table: str, answers: int, request: Request, seat: int | None = None
    ) -> Response:
        """The table after so many answers, as a seat or a spectator sees it."""
        async with looked_at(table) as room:
            held = house.held_seats(request, room)
            if seat is not None:
                _check_seat(room, held, seat)
            return said(past_for(room.table, seat, answers, room.most_seen_by(held)))

    @router.get("/api/tables/{table}/curve", responses=described(CurvePoint, is_list=True))
    async def draw_curve(table: str, request: Request) -> Response:
        """Turn and public points after every answer that whoever asks may know of."""
        async with looked_at(table) as room:
            most = room.most_seen_by(house.held_seats(request, room))
            stamps = room.table.stamps()[:most]
            return said([CurvePoint(each.turn, each.points) for each in stamps])

    @router.post(
        "/api/tables/{table}/from/{answers}",
        status_code=CREATED,
        responses=described(Opened, status=CREATED),
        openapi_extra=takes(PlayOn),
    )
    async def play_on(table: str, answers: int, request: Request) -> Response:
        """A new table that plays on after so many answers, and is marked as such."""
        wanted = await body_of(request, PlayOn)
        async with looked_at(table) as room:
            _check_open(room, house.held_seats(request, room))
            _count_table(house, request)
            return await _opened(house, lambda: played_on(room, answers, wanted.seats))


def _add_house(router: APIRouter, house: House) -> None:
    @router.get("/api/games", responses=described(GameFacts, is_list=True))
    async def list_games() -> Response:
        """The games, with what can be chosen for each."""
        games = await asyncio.to_thread(offered)
        return said([_game_facts(game) for game in games])

    @router.get("/api/rules/{game}", responses=described(ClauseText, is_list=True))
    async def list_rules(game: str) -> Response:
        """All clauses of the rules of a game, or of a part of them."""
        return said(await asyncio.to_thread(_clauses, game))

    @router.get("/api/rules/{game}/{clause}", responses=described(ClauseText))
    async def show_clause(game: str, clause: str) -> Response:
        """One clause."""
        for each in await asyncio.to_thread(_clauses, game):
            if each.id.lower() == clause.lower():
                return said(each)
        no = Phrase("server-no-clause", {"clause": clause[:LONGEST_QR]})
        raise RequestError(404, "no-clause", no)

    @router.get("/api/house", responses=described(HouseFacts))
    async def describe_house(request: Request) -> Response:
        """Which house this is, and how others come in."""
        is_home = house.is_home(request)
        return said(HouseFacts(__version__, VERSION, is_home, house.address))

    @router.get(
        "/api/qr", responses={200: {"description": "done", "content": {"image/svg+xml": {}}}}
    )
    async def draw_qr(text: str) -> Response:
        """A QR code of an address, as a picture."""
        if not 0 < len(text) <= LONGEST_QR:
            raise RequestError(400, "too-large", Phrase("server-too-large"))
        picture = io.BytesIO()
        segno.make_qr(text).save(picture, "svg", border=2, omitsize=True, xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    @router.get("/health", responses=described(Health))
    async def health() -> Response:
        """Does the house stand, and the database under it?"""
        await asyncio.to_thread(house.store.check)
        return said(Health("ok", __version__, len(house.tables.rooms)))


# -- what is said


def _option(value: OptionData) -> OptionValue:
    return tuple(value) if isinstance(value, list) else value


def _seat_keys(kept: Kept, keys: list[str], held: list[str] | None) -> tuple[SeatKey, ...]:
    """The keys of a table that somebody holds; None holds all of them."""
    return tuple(
        SeatKey(seat, kept.players[seat], kept.names[seat], key)
        for seat, key in enumerate(keys)
        if held is None or key in held
    )


def _listed(kept: Kept, keys: list[str], held: list[str] | None) -> Listed:
    origin = None
    if kept.origin is not None and kept.origin_answers is not None:
        origin = Origin(kept.origin, kept.origin_answers)
    game = game_of(kept.game)
    return Listed(
        id=kept.id,
        game=kept.game,
        title=game.names,
        created=kept.created,
        changed=kept.changed,
        seats=seats_shown(game, setup_of(kept), kept.players, kept.standing.points),
        names=kept.names,
        standing=kept.standing,
        is_over=kept.is_over,
        is_read_only=kept.is_read_only,
        origin=origin,
        keys=_seat_keys(kept, keys, held),
    )


def seats_shown(
    game: Game, setup: Setup, players: tuple[str, ...], points: tuple[int, ...]
) -> tuple[SeatSight, ...]:
    return tuple(
        SeatSight(
            seat=look.seat,
            colour=look.colour,
            letter=look.letter,
            name=look.name,
            player=SCRIPT if look.is_scripted else players[look.seat],
            points=points[look.seat] if look.seat < len(points) else 0,
        )
        for look in game.seat_looks(setup)
    )


def _game_facts(game: Game) -> GameFacts:
    return GameFacts(
        id=game.id,
        names=game.names,
        seat_counts=game.seat_counts,
        default_seats=game.default_seats,
        options=tuple(
            OptionFacts(
                name=option.name,
                title=Phrase(f"setting-{option.name}"),
                default=option.default,
                choices=option.choices,
                words=_choice_words(game, option),
                how_many=option.how_many,
                seats=option.seats,
                usual_seats=option.usual_seats,
                nicknames=dict(option.nicknames),
            )
            for option in game.options
        ),
        bots=BOT_NAMES,
        usual_bot=USUAL_BOT,
        has_secret_hands=game.has_secret_hands,
    )


def _choice_words(game: Game, option: Option) -> tuple[Phrase | Names, ...]:
    if all(isinstance(choice, bool) for choice in option.choices):
        return ()
    return tuple(game.choice_name(option, choice) for choice in option.choices)


def _clauses(game: str) -> list[ClauseText]:
    texts = texts_of(game)
    if not texts:
        raise RequestError(404, "no-game", Phrase("server-no-rules", {"name": game[:LONGEST_QR]}))
    return [
        ClauseText(each.id, part, each.chapter, each.section, each.text)
        for part, clauses in texts.items()
        for each in clauses
    ]


# -- who may know and do what


def _count_table(house: House, request: Request) -> None:
    """Somebody opens a table; raises RequestError if they open too many."""
    if not house.is_home(request):
        house.people.limits.take(NEW_TABLES, "new-table", address_of(request))


def _check_open(room: Room, held: set[int]) -> None:
    if not room.is_open_to(held):
        raise OrderError("running", Phrase("server-running"))


def _check_owner(room: Room, house: House, request: Request) -> None:
    people = set(room.table.people)
    holds_all = bool(people) and people <= house.held_seats(request, room)
    if not holds_all and not house.is_home(request):
        raise OrderError("not-yours", Phrase("server-not-all-yours"))


def _check_seat(room: Room, held: set[int], seat: int) -> None:
    """A running game is seen from one's own seat; one that is over from any."""
    if not 0 <= seat < room.match.setup.seats:
        raise OrderError("no-seat", Phrase("table-no-seat", {"seat": seat}))
    people = set(room.table.people)
    if not room.table.is_over and not room.kept.is_read_only and seat not in held & people:
        raise OrderError("not-yours", Phrase("server-not-yours"))


def status_of(error: CrownsError) -> tuple[int, str]:
    """The HTTP status and the stable code of what was refused."""
    if isinstance(error, RequestError):
        return error.status, error.code
    if isinstance(error, NoTableError):
        return 404, "no-table"
    if isinstance(error, OrderError):
        return 403 if error.code in ("running", "not-yours") else 409, error.code
    if isinstance(error, StoreError):
        return 507, "not-saved"
    if isinstance(error, AwayError):
        return 503, "away"
    return (422, "setup") if isinstance(error, SetupError) else (422, "refused")
