"""People of the house: who asks, and what is kept of them."""

from __future__ import annotations

import asyncio
from ipaddress import ip_network

from starlette.requests import HTTPConnection

from threecrowns.engine.phrase import Phrase
from threecrowns.server.people.accounts import Account, Accounts
from threecrowns.server.people.calling import Caller
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.companies import Companies
from threecrowns.server.people.hosting import Hosting
from threecrowns.server.people.ladder import Ladders
from threecrowns.server.people.limits import Limits
from threecrowns.server.people.notices import Notices
from threecrowns.server.people.passwords import Passwords
from threecrowns.server.people.planning import Planning
from threecrowns.server.people.plans import Plans
from threecrowns.server.people.pushing import Pusher, PushKeys, Subscriptions
from threecrowns.server.people.rating import Rating
from threecrowns.server.people.ratings import Ratings
from threecrowns.server.people.rematch import begin_again
from threecrowns.server.people.shuffling import Numbers
from threecrowns.server.people.turns import Turns
from threecrowns.server.settings import Settings
from threecrowns.server.speaking import RequestError
from threecrowns.server.store import Store

COOKIE = "crowns-session"
LONGEST_COOKIE = 100  # signs
USUAL = Settings()


class People:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        settings: Settings = USUAL,
        push: PushKeys | None = None,
    ) -> None:
        engine = store.engine
        self.clock = clock
        self.limits = Limits(clock, settings.limits.rates)
        self.passwords = Passwords()
        self.accounts = Accounts(engine)
        self.companies = Companies(store, clock)
        self.notices = Notices(engine)
        called = [ip_network(each, strict=False) for each in settings.webhooks.networks]
        self.caller = Caller(called, is_on=settings.webhooks.enabled)
        self.pusher = Pusher(push, Subscriptions(engine), Caller(called))
        self.turns = Turns(self.notices, self.caller, self.pusher)
        self.planning = Planning(Plans(store), self.turns)
        self.ratings = Ratings(store, clock)
        self.ladders = Ladders(engine)
        rating = Rating(self.ratings)
        self.hosting = Hosting(
            self.companies,
            clock,
            self.limits,
            begin_again,
            self.turns,
            self.planning,
            rating,
            Numbers(store),
        )
        self.hosting.has_free_words = settings.free_text

    async def asking(self, request: HTTPConnection) -> Account | None:
        """The account of whoever asks; None for a guest."""
        token = token_of(request)
        if token is None:
            return None
        return await asyncio.to_thread(self.accounts.signed_in, token, self.clock.stamp())

    async def account_of(self, request: HTTPConnection) -> Account:
        """The same; raises RequestError for a guest."""
        account = await self.asking(request)
        if account is None:
            raise RequestError(401, "signed-out", Phrase("people-signed-out"))
        return account

    async def keys_of(self, request: HTTPConnection) -> list[str]:
        """The keys of the seats that the account of whoever asks holds."""
        account = await self.asking(request)
        if account is None:
            return []
        held = await asyncio.to_thread(self.accounts.seats_of, account.id)
        return [each.key for each in held]

    async def reader(self, request: HTTPConnection, table: str) -> tuple[str | None, list[str]]:
        """The account of a reader, and the keys it holds at a table."""
        account = await self.asking(request)
        if account is None:
            return None, []
        held = await asyncio.to_thread(self.accounts.seats_of, account.id, table)
        return account.id, [each.key for each in held]


def token_of(request: HTTPConnection) -> str | None:
    token = request.cookies.get(COOKIE)
    return token if token is not None and 0 < len(token) <= LONGEST_COOKIE else None


def address_of(request: HTTPConnection) -> str:
    return "" if request.client is None else request.client.host
