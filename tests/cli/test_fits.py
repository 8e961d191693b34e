"""Whatever a question needs stands on one screen: in every game, language and usual size."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from battery.positions import Taste, game_of, new_match
from cli.test_screen import CLEAR, Terminal
from thorough import some
from threecrowns.cli.choices import Choices
from threecrowns.cli.console import Speaker
from threecrowns.cli.host import Host
from threecrowns.cli.screen import Screen
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match
from threecrowns.engine.rng import Rng
from threecrowns.engine.texts import LANGUAGES
from threecrowns.table.offer import Offer
from threecrowns.table.sitting import Sitting

SIZES = ((80, 24), (100, 30), (120, 40))
POSITIONS = 40  # of each table
ONE_IN = 6  # answers after which a position is looked at
NEWS = 12  # things that have happened since the last question
MANY = 150  # choices
LEADS = 9  # games
LONGEST = 120  # answers of one game: then another one is begun
TABLES = {
    "two-heirs": ("two-heirs", Setup(2)),
    "henry": ("two-heirs", Setup(1, {"henry": 2})),
    "brian-boru": ("brian-boru", Setup(4)),
    "brian-boru-5": ("brian-boru", Setup(5)),
    "architects": ("architects", Setup(3)),
    "boards": ("architects", Setup(4, {"characters": "chosen"})),
    "patron": ("architects", Setup(1, {"opponent": "patron"})),
    "wonder": ("architects", Setup(2, {"wonder": True, "characters": "dealt"})),
    "wonder-5": ("architects", Setup(5, {"wonder": True, "characters": "dealt"})),
}
SIGNS = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")
NUMBER = re.compile(r"(?<![\w,(])([\d/–]+)\) ")


def positions(table: str) -> Iterator[Match]:
    """Positions in which a seat is asked, from random games of many tastes."""
    name, setup = TABLES[table]
    game = game_of(name)
    found = 0
    for seed in range(POSITIONS):
        match, rng = new_match(game, setup, seed), Rng(seed)
        taste = Taste(game, rng)
        match.draw()
        for number in range(LONGEST):
            if match.is_over:
                break
            if rng.below(ONE_IN) == 0 or number == 0:
                yield match
                found += 1
                if found == POSITIONS:
                    return
            match.answer(match.state.actor, taste.answer(match, rng))
            match.draw()


def host_of(match: Match, language: str, file: Path) -> Host:
    """A host whose screen can be made as large as the test likes."""
    speaker = Speaker(language, match.game.texts, stream=io.StringIO())
    screen = Screen(speaker, is_plain=False)
    screen.is_live = True
    return Host(Sitting(match, ("human",) * match.setup.seats, file), speaker, screen)


def numbers_in(lines: list[str]) -> set[int]:
    """`3) 0,1`, `3/7) 0,1` where two offer the same, `7–9)` for the same in the same order."""
    found: set[int] = set()
    for line in lines:
        for numbers in NUMBER.findall(line + " "):
            for part in numbers.split("/"):
                first, _, last = part.partition("–")
                if first.isdecimal():
                    found |= set(range(int(first), int(last or first) + 1))
    return found


def names_needed(match: Match, choices: Choices, language: str) -> list[str]:
    """What the table must show for this question, in the words of the reader."""
    view: Any = match.game.view(match.state, match.state.actor)
    verbs = set(choices.verbs())
    if match.game.id == "two-heirs":
        ring = [slot.tile for slot in view.ring if slot.tile is not None]
        return [*ring, *(tile for player in view.players for tile in player.hand)]
    components: Any = match.game.components(match.setup)
    if match.game.id == "brian-boru":
        pack = view.draft.pack if view.draft is not None else None
        hand = view.players[view.seat].hand
        prefixes = [region.prefix for region in components.regions.values()]
        cards = [*(pack or ()), *(hand or ())]
        faces = [components.cards[card] for card in cards]
        return [
            *prefixes,
            *(f"{components.suits[face.suit][language]} {face.value}" for face in faces),
        ]
    cards = [card.id for card in (*view.pack, *view.five)]
    needed = [components.buildings[card].names[language] for card in cards]
    if verbs & {"place", "take-back", "capture"}:
        needed += [
            components.places[place.id].names[language]
            for place in view.places
            if any(place.workers) and not place.id.startswith("black_market")
        ]
    return needed


@pytest.mark.more
@pytest.mark.parametrize("table", TABLES)
def test_nothing_that_a_question_needs_scrolls_off(table: str, tmp_path: Path) -> None:
    seen = 0
    hosts: dict[str, Host] = {}
    for seen, match in enumerate(positions(table), start=1):
        language = LANGUAGES[seen % len(LANGUAGES)]
        if language not in hosts or hosts[language].match is not match:
            hosts[language] = host_of(match, language, tmp_path / "game.jsonl")
        host = hosts[language]
        seat = match.state.actor
        choices = host.desk.choices(seat)
        news = host.teller.events(max(0, len(match.journal.events) - NEWS), None, seat)
        needed = names_needed(match, choices, language)
        for width, height in SIZES:
            host.speaker.console.width = width
            lines = [line.plain for line in host.frame(seat, choices, news, height)]
            text = "\n".join(lines)
            assert len(lines) < height, f"{language} {width}x{height}\n{text}"
            assert max(map(len, lines)) <= width, f"{language} {width}x{height}\n{text}"
            assert numbers_in(lines) >= {choice.number for choice in choices.all}, text
            for name in needed:
                assert name in " ".join(text.split()), f"{name}\n{text}"
    assert seen == POSITIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_list_of_choices_fits_too(language: str, tmp_path: Path) -> None:
    # Given leads of Brian Boru with many cards for many towns,
    game, seen = game_of("brian-boru"), 0
    for seed in range(LEADS):
        match, rng = new_match(game, Setup(3 + seed % 3), seed), Rng(seed)
        match.draw()
        while len(match.state.legal_actions()) < MANY:
            match.answer(match.state.actor, Taste(game, rng).answer(match, rng))
            match.draw()
            if match.is_over:
                break
        else:
            host = host_of(match, language, tmp_path / "game.jsonl")
            host.speaker.console.width, height = SIZES[0]
            choices = host.desk.choices(match.state.actor)
            lines = [line.plain for line in host.frame(match.state.actor, choices, [], height)]

            # then all of them stand on a small screen, and each number says what it is.
            assert len(lines) < height, "\n".join(lines)
            assert numbers_in(lines) >= {choice.number for choice in choices.all}
            seen += 1
    assert seen > LEADS // 2


def test_what_is_offered_in_the_same_order_is_told_once() -> None:
    game = game_of("brian-boru")
    match = new_match(game, Setup(3), 4)
    match.draw()
    rng = Rng(4)
    while len(match.state.legal_actions()) < MANY:
        match.answer(match.state.actor, Taste(game, rng).answer(match, rng))
        match.draw()
    choices = Choices(Offer(game, match.state), Speaker("en", game.texts).catalogue)

    told = " ".join(choices.tight_lines(80))
    again = re.findall(r"(\w+ \d+) to: (\d+)–(\d+)\) in the same order", told)

    # The numbers of the card named before stand for the same towns, one after the other.
    assert again
    for card, first, last in again:
        towns = [choice.label for choice in choices.all if choice.head == f"{card} to"]
        numbers = [choice.number for choice in choices.all if choice.head == f"{card} to"]
        assert numbers == list(range(int(first), int(last) + 1))
        before = told[: told.index(f"{card} to: {first}")]
        *_, listed = re.findall(r"to: ((?:\d+\) \w+ )+)", before)
        assert re.findall(r"\) (\w+)", listed) == towns


@pytest.mark.more
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "table",
    [
        "architects --wonder yes --seats human,random,random",
        "brian-boru --seats human,random,random",
        "two-heirs --seats human,random",
        "two-heirs --seats human",
    ],
)
def test_a_real_terminal_shows_every_question_on_one_screen(
    tmp_path: Path, table: str, size: tuple[int, int]
) -> None:
    height, rng, wanted = size[1], Rng(len(table)), some(POSITIONS, share=4)
    terminal = Terminal(tmp_path, *table.split(), "--seed", "4", size=size, CROWNS_LANGUAGE="cs")
    screens = [terminal.until_prompt()]
    while len(screens) < wanted:
        listed = sorted(numbers_in(plain_lines(screens[-1]))) or [1]
        screens.append(terminal.type_line(str(listed[rng.below(len(listed))])))
    pages = [terminal.type_line("board")]
    while "… Enter ukáže další" in pages[-1]:
        pages.append(terminal.type_line(""))
    terminal.type_line("quit")
    assert terminal.close() == 0
    assert all(page.count("\n") <= height for page in pages)
    assert sum(CLEAR in shown for shown in screens) == wanted
    for shown in screens:
        assert shown.rpartition(CLEAR)[2].count("\n") < height


def plain_lines(shown: str) -> list[str]:
    """The last screen without its colours."""
    return SIGNS.sub("", shown.rpartition(CLEAR)[2]).splitlines()
