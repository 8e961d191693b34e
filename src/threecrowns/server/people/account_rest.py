"""Accounts over HTTP. An unknown name is answered as a wrong password is, and takes as long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from fastapi import APIRouter, Request
from starlette.responses import Response

from threecrowns.engine.phrase import Phrase
from threecrowns.server.house import House
from threecrowns.server.openapi import CREATED, NO_CONTENT, described, takes
from threecrowns.server.people.accounts import LONGEST_SESSION, Account
from threecrowns.server.people.bodies import (
    AccountFacts,
    Collect,
    Export,
    Me,
    NewPassword,
    Proof,
    Recovery,
    SignIn,
)
from threecrowns.server.people.export import everything_of
from threecrowns.server.people.limits import NEW_ACCOUNTS, SIGN_IN_AS, SIGN_IN_FROM, SIGN_IN_HERE
from threecrowns.server.people.names import folded, name_of
from threecrowns.server.people.passwords import new_codes
from threecrowns.server.people.service import COOKIE, address_of, token_of
from threecrowns.server.speaking import RequestError, body_of, said


def make_account_router(house: House) -> APIRouter:
    router = APIRouter()
    _add_coming(router, house)
    _add_own(router, house)
    _add_data(router, house)
    return router


def _add_coming(router: APIRouter, house: House) -> None:
    people = house.people

    @router.get("/api/account", responses=described(Me))
    async def show_account(request: Request) -> Response:
        """Who I am here; a guest is nobody in particular."""
        account = await people.asking(request)
        return said(Me(None if account is None else await _facts(house, account)))

    @router.post(
        "/api/account",
        status_code=CREATED,
        responses=described(Me, status=CREATED),
        openapi_extra=takes(SignIn),
    )
    async def open_account(request: Request) -> Response:
        """A new account, signed in; its recovery codes are told this once."""
        wanted = await body_of(request, SignIn)
        people.limits.take(NEW_ACCOUNTS, "new-account", address_of(request))
        name = name_of(wanted.name)
        password = await people.passwords.hashed(wanted.password)
        codes = new_codes()
        at = people.clock.stamp()
        account = await asyncio.to_thread(people.accounts.add, name, password, codes, at)
        if account is None:
            raise RequestError(409, "name-taken", Phrase("people-name-taken", {"name": name}))
        return await _signed_in(house, request, account, codes, CREATED)

    @router.post("/api/account/sign-in", responses=described(Me), openapi_extra=takes(SignIn))
    async def sign_in(request: Request) -> Response:
        """Come as somebody who has an account."""
        wanted = await body_of(request, SignIn)
        account = await _known(house, request, wanted.name, wanted.password)
        return await _signed_in(house, request, account)

    @router.post("/api/account/recover", responses=described(Me), openapi_extra=takes(Recovery))
    async def recover(request: Request) -> Response:
        """A new password for a recovery code; everybody who was signed in is so no more."""
        wanted = await body_of(request, Recovery)
        _count_try(house, request, wanted.name)
        password = await people.passwords.hashed(wanted.password)
        account = await asyncio.to_thread(people.accounts.named, wanted.name)
        owner = "" if account is None or account.is_banned else account.id
        is_done = await asyncio.to_thread(people.accounts.recover, owner, wanted.code, password)
        if account is None or not is_done:
            raise RequestError(403, "wrong-code", Phrase("people-wrong-code"))
        return await _signed_in(house, request, account)


def _add_own(router: APIRouter, house: House) -> None:
    people = house.people

    @router.post("/api/account/sign-out", status_code=NO_CONTENT, responses={NO_CONTENT: _DONE})
    async def sign_out(request: Request) -> Response:
        """This device is a guest's again."""
        token = token_of(request)
        if token is not None:
            await asyncio.to_thread(people.accounts.end_session, token)
        return _without_cookie(request, Response(status_code=NO_CONTENT))

    @router.post(
        "/api/account/sign-out-everywhere", status_code=NO_CONTENT, responses={NO_CONTENT: _DONE}
    )
    async def sign_out_everywhere(request: Request) -> Response:
        """All devices are, this one too."""
        account = await people.account_of(request)
        await asyncio.to_thread(people.accounts.end_sessions, account.id)
        return _without_cookie(request, Response(status_code=NO_CONTENT))

    @router.post("/api/account/password", responses=described(Me), openapi_extra=takes(NewPassword))
    async def change_password(request: Request) -> Response:
        """Another password; other devices have to show it."""
        wanted = await body_of(request, NewPassword)
        account = await _proved(house, request, wanted.old)
        password = await people.passwords.hashed(wanted.new)
        await asyncio.to_thread(people.accounts.change_password, account.id, password)
        return await _signed_in(house, request, account)

    @router.post("/api/account/codes", responses=described(Me), openapi_extra=takes(Proof))
    async def change_codes(request: Request) -> Response:
        """New recovery codes; the old ones are void."""
        wanted = await body_of(request, Proof)
        account = await _proved(house, request, wanted.password)
        codes = new_codes()
        await asyncio.to_thread(people.accounts.change_codes, account.id, codes)
        return said(Me(await _facts(house, account), tuple(codes)))


def _add_data(router: APIRouter, house: House) -> None:
    people = house.people

    @router.post("/api/account/seats", responses=described(Me), openapi_extra=takes(Collect))
    async def collect_seats(request: Request) -> Response:
        """Let the account hold the seats that these keys open."""
        wanted = await body_of(request, Collect)
        account = await people.account_of(request)
        await asyncio.to_thread(people.accounts.collect, account.id, wanted.keys)
        return said(Me(await _facts(house, account)))

    @router.delete(
        "/api/account/seats/{table}", status_code=NO_CONTENT, responses={NO_CONTENT: _DONE}
    )
    async def let_go(table: str, request: Request) -> Response:
        """The account holds no seat of this table any more; whoever has the key still does."""
        account = await people.account_of(request)
        await asyncio.to_thread(people.accounts.let_go, account.id, table)
        return Response(status_code=NO_CONTENT)

    @router.get("/api/account/export", responses=described(Export))
    async def export(request: Request) -> Response:
        """Everything that is known of me."""
        account = await people.account_of(request)
        known = await asyncio.to_thread(everything_of, people.accounts, people.ladders, account)
        answer = said(known)
        answer.headers["Content-Disposition"] = 'attachment; filename="three-crowns.json"'
        answer.headers["Cache-Control"] = "no-store"
        return answer

    @router.post(
        "/api/account/delete",
        status_code=NO_CONTENT,
        responses={NO_CONTENT: _DONE},
        openapi_extra=takes(Proof),
    )
    async def delete(request: Request) -> Response:
        """Forget me with everything I said and was called. Games go on for whoever has a key."""
        wanted = await body_of(request, Proof)
        account = await _proved(house, request, wanted.password)
        tables = await asyncio.to_thread(people.accounts.remove, account)
        await asyncio.to_thread(people.companies.tell, tables)
        for room in filter(None, map(house.tables.rooms.get, tables)):
            await house.tables.catch_up(room, is_told=True)
        return _without_cookie(request, Response(status_code=NO_CONTENT))


_DONE = {"description": "done"}


# -- who it is


def _count_try(house: House, request: Request, name: str) -> None:
    limits, who, where = house.people.limits, folded(name[:100]), address_of(request)
    limits.take(SIGN_IN_FROM, "from", where)
    limits.take(SIGN_IN_HERE, "here", where, who)
    limits.take(SIGN_IN_AS, "as", who)


async def _known(house: House, request: Request, name: str, password: str) -> Account:
    """The account with this name and password; raises RequestError."""
    _count_try(house, request, name)
    account = await asyncio.to_thread(house.people.accounts.named, name)
    kept = None if account is None else account.known_password
    if not await house.people.passwords.fits(kept, password) or account is None:
        raise RequestError(403, "wrong-password", Phrase("people-wrong-password"))
    if account.is_banned:
        raise RequestError(403, "banned", Phrase("people-banned"))
    return account


async def _proved(house: House, request: Request, password: str) -> Account:
    """The account of whoever asks, who shows its password once more; raises RequestError."""
    account = await house.people.account_of(request)
    return await _known(house, request, account.name, password)


async def _facts(house: House, account: Account) -> AccountFacts:
    accounts = house.people.accounts
    sessions, codes = await asyncio.to_thread(accounts.counts, account.id)
    held = await asyncio.to_thread(accounts.seats_of, account.id)
    return AccountFacts(account.name, account.created, sessions, codes, tuple(held))


# -- the cookie


async def _signed_in(
    house: House, request: Request, account: Account, codes: Iterable[str] = (), status: int = 200
) -> Response:
    accounts, at = house.people.accounts, house.people.clock.stamp()
    token = await asyncio.to_thread(accounts.begin_session, account.id, at)
    answer = said(Me(await _facts(house, account), tuple(codes)), status)
    answer.headers["Cache-Control"] = "no-store"
    answer.set_cookie(
        COOKIE,
        token,
        max_age=int(LONGEST_SESSION.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=_is_encrypted(request),
    )
    return answer


def _without_cookie(request: Request, answer: Response) -> Response:
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=_is_encrypted(request))
    return answer


def _is_encrypted(request: Request) -> bool:
    """Did it come over TLS, here or at the proxy before us?"""
    return request.url.scheme == "https"
