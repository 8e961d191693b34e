"""What needs the consent of others: to pause, to go on, a bot for somebody, one game more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from threecrowns.engine.phrase import Phrase
from threecrowns.server.people.facts import Offer, OfferKind
from threecrowns.table.seats import HUMAN, PLAYERS, USUAL_BOT
from threecrowns.table.table import OrderError

if TYPE_CHECKING:
    from threecrowns.server.room import Room


def offered(room: Room, seat: int, kind: OfferKind, about: int | None, player: str | None) -> Offer:
    """An offer, if it makes sense now; raises OrderError."""
    table, facts = room.table, room.company.facts
    is_over = table.is_over
    fits = {
        "pause": not is_over and not facts.is_paused,
        "resume": not is_over and facts.is_paused,
        "replace": not is_over and _can_replace(room, about, player),
        "rematch": is_over and facts.rematch is None and room.match.shuffle is not None,
    }
    if not fits[kind]:
        raise OrderError("offer", Phrase("people-offer-void"))
    if kind != "replace":
        return Offer(kind, seat, ())
    return Offer(kind, seat, (), about, player or USUAL_BOT)


def _can_replace(room: Room, about: int | None, player: str | None) -> bool:
    is_person = about is not None and about in room.table.people
    return is_person and (player is None or (player in PLAYERS and player != HUMAN))


def agreed(room: Room, seats: list[int]) -> Offer | None:
    """The offer with these seats for it; None once nobody has to be asked any more."""
    offer = room.company.facts.offer
    assert offer is not None
    offer = replace(offer, agreed=tuple(sorted({*offer.agreed, *seats})))
    return offer if set(room.table.people) - _silent(room, offer) - set(offer.agreed) else None


def _silent(room: Room, offer: Offer) -> set[int]:
    """Who is not asked: somebody whose time is over, or who has long been gone."""
    if offer.kind != "replace" or offer.about is None:
        return set()
    company = room.company
    is_gone = offer.about in company.facts.out or company.is_absent(offer.about)
    return {offer.about} if is_gone else set()
