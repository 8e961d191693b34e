"""What is printed on the components of Brian Boru, as typed JSON for whoever draws them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from threecrowns.engine.phrase import Names
from threecrowns.games.brian_boru.content.pack import FEWEST_PLAYERS, PLAYER_COLOURS, Content
from threecrowns.games.brian_boru.content.tables import (
    NO_REGION,
    SEATS,
    SIDE_NAMES,
    SPACES,
    SUIT_NAMES,
)

Point: TypeAlias = tuple[int, int]  # in a box of 1000 by 1000, y pointing down


class CardFace(msgspec.Struct, frozen=True):
    """An action card with everything printed on it."""

    id: str
    suit: str
    value: int
    primary: tuple[str, ...]  # symbols from left to right
    upper: tuple[str, ...]
    lower: tuple[str, ...]  # empty: the card has one secondary action


class TownFace(msgspec.Struct, frozen=True):
    name: str
    colour: str
    region: str
    at: Point
    roads: tuple[str, ...]  # towns one road away


class RegionFace(msgspec.Struct, frozen=True):
    names: Names
    letter: str
    prefix: str  # how the ids of its towns begin
    threshold: int
    points: int
    label: Point
    claim_slot: Point
    outline: tuple[Point, ...]
    towns: tuple[str, ...]


class MarriageFace(msgspec.Struct, frozen=True):
    names: Names
    vp: int
    renown: int
    region: str | None  # a town there
    is_princess: bool


class SpaceFace(msgspec.Struct, frozen=True):
    """What a space of the marriage track gives."""

    coins: int
    renown: int
    has_town: bool


class PlayerCountFace(msgspec.Struct, frozen=True):
    """What depends on how many play."""

    rounds: int
    dealt: int  # cards to each player in a round
    choices: int  # in the draft of a round
    tricks: int  # in a round


class Constants(msgspec.Struct, frozen=True):
    """The numbers of the rulebook."""

    kept: int  # cards in each step of the draft (B26)
    extra_cost: int  # coins for a further step (B55, B56, B58)
    expand_cost: int  # coins (B64)
    pay_points: int  # lost without a coin (B50)
    decline_points: int  # for the princess sent away (B95)
    monastery_discs: int  # in the church, for a monastery (B103)
    region_points: tuple[int, ...]  # [number of regions] (B122)
    board_divisor: int  # of the value of a token on the board (B120)


class Components(msgspec.Struct, frozen=True):
    players: tuple[str, ...]  # colours, seat by seat
    suits: dict[str, Names]
    cards: dict[str, CardFace]
    towns: dict[str, TownFace]
    roads: tuple[tuple[str, str], ...]
    regions: dict[str, RegionFace]
    marriages: dict[str, MarriageFace]
    vikings: dict[str, int]  # Viking card -> strength
    track: tuple[SpaceFace, ...]
    sides: dict[str, Names]  # of the princess
    player_counts: dict[int, PlayerCountFace]
    constants: Constants
    coast: tuple[Point, ...]


def components_of(content: Content) -> Components:
    tables = content.tables
    return Components(
        players=PLAYER_COLOURS,
        suits={name: content.suits[n] for n, name in enumerate(SUIT_NAMES)},
        cards={card.id: _card(content, n) for n, card in enumerate(content.cards)},
        towns={town.id: _town(content, n) for n, town in enumerate(content.towns)},
        roads=tuple((content.towns[a].id, content.towns[b].id) for a, b in content.roads),
        regions={region.id: _region(content, n) for n, region in enumerate(content.regions)},
        marriages={card.id: _marriage(content, n) for n, card in enumerate(content.marriages)},
        vikings={card: int(tables.strength[n]) for n, card in enumerate(content.vikings)},
        track=tuple(
            SpaceFace(
                coins=int(tables.track_coins[n]),
                renown=int(tables.track_renown[n]),
                has_town=bool(tables.track_town[n]),
            )
            for n in range(SPACES)
        ),
        sides={side: content.terms[f"princess_{side}"] for side in SIDE_NAMES},
        player_counts={
            players: _player_count(content, players) for players in range(FEWEST_PLAYERS, SEATS + 1)
        },
        constants=Constants(
            kept=int(tables.keep),
            extra_cost=int(tables.extra_cost),
            expand_cost=int(tables.expand_cost),
            pay_points=int(tables.pay_points),
            decline_points=int(tables.decline_points),
            monastery_discs=int(tables.monastery_discs),
            region_points=tuple(int(each) for each in tables.region_table),
            board_divisor=int(tables.board_divisor),
        ),
        coast=content.coast,
    )


def _card(content: Content, number: int) -> CardFace:
    card = content.cards[number]
    primary, upper, *lower = card.actions
    return CardFace(
        id=card.id,
        suit=SUIT_NAMES[card.suit],
        value=card.value,
        primary=primary,
        upper=upper,
        lower=lower[0] if lower else (),
    )


def _marriage(content: Content, number: int) -> MarriageFace:
    card = content.marriages[number]
    return MarriageFace(
        names=card.names,
        vp=card.points,
        renown=card.renown,
        region=None if card.region == NO_REGION else content.regions[card.region].id,
        is_princess=number == content.tables.princess,
    )


def _player_count(content: Content, players: int) -> PlayerCountFace:
    dealt = int(content.tables.deal[players])
    return PlayerCountFace(
        rounds=int(content.tables.rounds[players]),
        dealt=dealt,
        choices=(dealt - 1) // int(content.tables.keep),  # B27: the last ones without a choice
        tricks=dealt - 1,  # B31
    )


def _town(content: Content, number: int) -> TownFace:
    town = content.towns[number]
    linked = [b if a == number else a for a, b in content.roads if number in (a, b)]
    return TownFace(
        name=town.name,
        colour=SUIT_NAMES[town.colour],
        region=content.regions[town.region].id,
        at=town.at,
        roads=tuple(content.towns[each].id for each in linked),
    )


def _region(content: Content, number: int) -> RegionFace:
    region = content.regions[number]
    towns = tuple(town.id for town in content.towns if town.region == number)
    return RegionFace(
        names=region.names,
        letter=region.letter,
        prefix=towns[0].rstrip("0123456789"),
        threshold=region.threshold,
        points=region.points,
        label=region.label,
        claim_slot=region.claim_slot,
        outline=region.outline,
        towns=towns,
    )
