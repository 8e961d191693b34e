"""What is printed on a card, a town or a region of Brian Boru, as phrases."""

from __future__ import annotations

from threecrowns.engine.phrase import Names, Param, Phrase
from threecrowns.games.brian_boru.content.pack import Content, Region
from threecrowns.games.brian_boru.content.tables import (
    COLOURS,
    LOWER,
    NO_REGION,
    PRIMARY,
    SUIT_NAMES,
    UPPER,
)
from threecrowns.games.brian_boru.speech.view import members
from threecrowns.games.brian_boru.speech.words import Words


def look(content: Content, words: Words, piece: str) -> tuple[Phrase, ...]:
    """What is printed on the component with this id, line by line; nothing if unknown."""
    card = content.card_number(piece)
    if card >= 0:
        return _card(content, words, card)
    town = content.town_number(piece)
    if town >= 0:
        return _town(content, words, town)
    for number, region in enumerate(content.regions):
        if region.id == piece:
            return _region(content, words, number, region)
    for number, marriage in enumerate(content.marriages):
        if marriage.id == piece:
            return _marriage(content, words, number)
    return ()


def piece_names(content: Content) -> dict[str, Names]:
    """The names of everything that can be named by its id."""
    names: dict[str, Names] = {}
    for card in content.cards:
        suit = content.suits[card.suit]
        names[card.id] = {language: f"{suit[language]} {card.value}" for language in suit}
    for town in content.towns:
        names[town.id] = dict.fromkeys(content.titles, town.name)
    for region in content.regions:
        names[region.id] = region.names
    for marriage in content.marriages:
        names[marriage.id] = marriage.names
    return names


def _card(content: Content, words: Words, number: int) -> tuple[Phrase, ...]:
    suit = SUIT_NAMES[content.cards[number].suit]
    lines = [
        Phrase("look-card", {"card": words.card(number), "suit": suit}),
        Phrase("look-primary", {"row": words.action_row(number, PRIMARY)}),
        Phrase("look-secondary", {"row": words.action_row(number, UPPER)}),
    ]
    if content.tables.secondaries[number] > 1:
        lines.append(Phrase("look-or", {"row": words.action_row(number, LOWER)}))
    return tuple(lines)


def _town(content: Content, words: Words, number: int) -> tuple[Phrase, ...]:
    town = content.towns[number]
    title: dict[str, Param] = {
        "town": words.town(number),
        "colour": Phrase(f"suit-{SUIT_NAMES[town.colour]}"),
        "region": content.regions[town.region].names,
    }
    linked = tuple(words.town(each) for each in members(int(content.tables.roads[number])))
    roads = Phrase("look-roads", {"towns": linked}) if linked else Phrase("look-no-roads")
    return (Phrase("look-town", title), roads)


def _region(content: Content, words: Words, number: int, region: Region) -> tuple[Phrase, ...]:
    towns = members(int(content.tables.region_towns[number]))
    title: dict[str, Param] = {
        "region": region.names,
        "towns": len(towns),
        "points": region.points,
        "threshold": region.threshold,
    }
    by_colour = [
        Phrase(
            "look-region-towns",
            {
                "colour": Phrase(f"suit-{SUIT_NAMES[colour]}"),
                "towns": tuple(
                    words.town(town) for town in towns if content.towns[town].colour == colour
                ),
            },
        )
        for colour in range(COLOURS)
    ]
    return (Phrase("look-region", title), *by_colour)


def _marriage(content: Content, words: Words, number: int) -> tuple[Phrase, ...]:
    card = content.marriages[number]
    if number == content.tables.princess:
        points = int(content.tables.decline_points)
        return (Phrase("look-princess", {"match": card.names, "points": points}),)
    title: dict[str, Param] = {
        "match": card.names,
        "points": card.points,
        "renown": card.renown,
    }
    if card.region == NO_REGION:
        return (Phrase("look-marriage", title),)
    town = Phrase("look-marriage-town", {"region": words.region(card.region)})
    return (Phrase("look-marriage", title), town)
