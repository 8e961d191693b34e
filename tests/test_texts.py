"""Every sentence exists in three languages, nothing is missing and nothing is left over."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from text_ids import (
    Messages,
    differences,
    ids_of_options,
    ids_said,
    is_worded,
    missing_and_unused,
    read_messages,
    texts_in,
)
from threecrowns.catalogue import find_game
from threecrowns.cli.admin import TASKS
from threecrowns.cli.bench import FIGURES
from threecrowns.cli.console import Speaker
from threecrowns.cli.draw.brian_boru.board import PLAYER_COLUMNS
from threecrowns.cli.draw.brian_boru.drawing import BrianBoruDrawing
from threecrowns.cli.main import COMMANDS, COMMON_FLAGS, load_command
from threecrowns.cli.talk import COMMANDS as TALK
from threecrowns.cli.vocabulary import Vocabulary, spoken, word_message
from threecrowns.engine.game import Game
from threecrowns.engine.moves import Word
from threecrowns.engine.refusal import SYSTEM_REASONS, Refusal
from threecrowns.engine.texts import LANGUAGES, Catalogue
from threecrowns.games.brian_boru.content import tables as boru_tables
from threecrowns.games.brian_boru.content.pack import PLAYER_COLOURS
from threecrowns.games.brian_boru.rules import reasons as boru_reasons
from threecrowns.games.brian_boru.speech.telling import KINDS as BORU_EVENTS
from threecrowns.games.brian_boru.speech.view import ASKED_NAMES
from threecrowns.games.two_heirs.content import pack as content
from threecrowns.games.two_heirs.content import tables
from threecrowns.games.two_heirs.rules import reasons
from threecrowns.games.two_heirs.speech.moves import CHANCE_VERBS
from threecrowns.games.two_heirs.speech.telling import KINDS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "threecrowns"
CONNECT_FOUR = ROOT / "examples" / "connect_four"
TWO_HEIRS = PACKAGE / "games" / "two_heirs"
BRIAN_BORU = PACKAGE / "games" / "brian_boru"
DRAWINGS = PACKAGE / "cli" / "draw"
HEIRS_DRAWN = [*(DRAWINGS / "two_heirs").glob("*.py")]
KINGDOM_DRAWN = [*(DRAWINGS / "brian_boru").glob("*.py")]
# Said from the catalogue of Architects; tests/games/architects/test_texts.py.
TOWN_DRAWN = [*(DRAWINGS / "architects").glob("*.py")]
DRAWN = [*HEIRS_DRAWN, *KINGDOM_DRAWN, *TOWN_DRAWN]

FOLDERS = {
    "engine": PACKAGE / "engine" / "texts",
    "cli": PACKAGE / "cli" / "texts",
    "two-heirs": TWO_HEIRS / "texts",
    "brian-boru": BRIAN_BORU / "texts",
    "connect-four": CONNECT_FOUR / "texts",
}
# Whose code says what: files, and the catalogues they may say messages from.
SAYS = {
    "engine": (sorted((PACKAGE / "engine").rglob("*.py")), ["engine"]),
    "table": (sorted((PACKAGE / "table").glob("*.py")), ["engine"]),
    "bots": ([*(PACKAGE / "bots").glob("*.py"), PACKAGE / "catalogue.py"], ["engine"]),
    "research": (sorted((PACKAGE / "research").glob("*.py")), ["engine"]),
    "server": (sorted((PACKAGE / "server").rglob("*.py")), ["engine"]),
    "cli": (
        [file for file in (PACKAGE / "cli").rglob("*.py") if file not in DRAWN],
        ["engine", "cli"],
    ),
    "two-heirs": ([*TWO_HEIRS.rglob("*.py"), *HEIRS_DRAWN], ["engine", "two-heirs"]),
    "brian-boru": ([*BRIAN_BORU.rglob("*.py"), *KINGDOM_DRAWN], ["engine", "brian-boru"]),
    "connect-four": (sorted(CONNECT_FOUR.glob("*.py")), ["engine", "connect-four"]),
}


def messages_of(folder: Path) -> dict[str, Messages]:
    return {
        language: read_messages((folder / f"{language}.ftl").read_text("utf-8"))
        for language in LANGUAGES
    }


# -- ids that the code puts together from parts


def ids_of_cli() -> Iterator[str]:
    for name in COMMANDS:
        command = load_command(name)
        yield from (f"command-{name}", f"examples-{name}")
        for argument in command.arguments:
            yield from (f"argument-{argument.name}", f"value-{argument.name}")
        placeholders = (flag.placeholder for flag in command.flags)
        yield from (f"value-{each.lower()}" for each in placeholders if each.isupper())
        yield from (flag.help_phrase.id for flag in (*command.flags, *COMMON_FLAGS))
    for name in TALK:
        yield from (f"talk-{name}", f"talk-{name}-help")
    yield from (f"talk-{name}-what" for name in ("why", "log", "save", "look", "rule"))
    yield from (f"record-{state}" for state in ("finished", "unfinished"))
    yield from (f"record-draws-{state}" for state in ("checked", "unchecked"))
    yield from (f"arena-{each}" for each in ("bot", "wins", "draws", "rate", "interval", "elo"))
    yield from (f"admin-usage-{task}" for task in TASKS)
    yield from (f"admin-{state}" for state in ("running", "over", "imported"))
    yield from (f"bench-{figure.replace('_', '-')}" for figure in FIGURES)


def ids_of_any_game(game: Game) -> Iterator[str]:
    """What the terminal asks of every game's catalogue."""
    for verb, fields in game.grammar.verbs.items():
        yield from (f"{part}-{verb}" for part in ("verb", "say", "group", "option"))
        for each in fields:
            yield f"field-{each.name}"
            if isinstance(each, Word):
                named = game.piece_names()
                yield from (word_message(w) for w in each.ids if is_worded(w) and w not in named)
    yield from ids_of_options(game)
    for pack in game.packs.values():
        yield from ids_of_facts(pack)


def ids_of_facts(content_file: Path) -> Iterator[str]:
    """The facts of components that are marked as reconstructed."""
    for table in tomllib.loads(content_file.read_text("utf-8")).values():
        for entry in table if isinstance(table, list) else ():
            source = entry.get("source", {}) if "id" in entry else {}
            for fact, value in source.items() if isinstance(source, dict) else ():
                if value == "reconstructed":
                    yield f"fact-{fact.replace('_', '-')}"


def ids_of_two_heirs() -> Iterator[str]:
    yield from (Refusal(name).phrase.id for name in vars(reasons) if name[:1] in "TH")
    yield from (f"event-{kind.name}" for kind in KINDS.values() if kind.name != "game-over")
    for effect in tables.EFFECT_NAMES:
        yield from (f"{part}-{effect.replace('_', '-')}" for part in ("score", "effect"))
    yield from (f"colour-{colour}" for colour in content.COLOUR_IDS)
    yield from (f"unit-{unit}" for unit in content.UNIT_IDS)
    yield from (f"direction-{name.lower()}" for name in tables.DIRECTION_NAMES)
    yield from (f"treasure-{kind}" for kind in tables.TREASURE_NAMES)
    for resource in content.RESOURCE_IDS:
        yield from (f"{part}-{resource}" for part in ("amount", "lacking", "resource", "letter"))
    for colour in content.PLAYER_COLOURS:
        yield from (f"player-{colour}", f"letter-{colour}")
    yield from ("letter-henry", "place-reserve", "place-aside")


def ids_of_brian_boru() -> Iterator[str]:
    yield from (Refusal(name).phrase.id for name in vars(boru_reasons) if name[:1] == "B")
    only_known = ("kept-last", "received", "chose")  # to others nothing is told
    yield from (f"event-{name}-known" for name in only_known)
    yield from (
        f"event-{kind.name}"
        for kind in BORU_EVENTS.values()
        if kind.name not in ("dealt", *only_known)
    )
    yield from ("event-claimed-from", "event-game-over-shared")
    questions = {name.replace("_", "-") for name in ASKED_NAMES.values()} - {"extra-steps"}
    yield from (f"question-{name}" for name in (*questions, "follow-no-town", "raid-own"))
    yield from (f"question-extra-steps-{suit}" for suit in ("battle", "church", "court"))
    labelled = "keep lead play use expand free settle raid monastery princess"
    yield from (f"label-{verb}" for verb in labelled.split())
    towns = ("expand", "free", "settle", "raid", "monastery")
    yield from (f"short-{verb}" for verb in towns)
    for symbol in boru_tables.SYMBOL_NAMES[1:]:
        yield f"symbol-{symbol.replace('_', '-')}"
    yield from (f"nothing-{name}" for name in ("battle", "court", "expand", "free-town"))
    yield from (f"action-{action}" for action in boru_tables.ACTION_NAMES)
    yield from (f"case-{action}" for action in ("wins", *boru_tables.ACTION_NAMES[1:]))
    yield from (
        f"{part}-{side}" for part in ("side", "princess") for side in boru_tables.SIDE_NAMES
    )
    yield from (f"{part}-{suit}" for part in ("suit", "letter") for suit in boru_tables.SUIT_NAMES)
    for colour in PLAYER_COLOURS:
        yield from (f"player-{colour}", f"letter-{colour}")
    yield from (f"draw-{column}" for column in PLAYER_COLUMNS)
    yield "talk-roads-what"
    for sheet in BrianBoruDrawing.sheets:
        yield from (f"talk-{sheet}", f"talk-{sheet}-help")


def ids_of_connect_four() -> Iterator[str]:
    yield from ("player-x", "player-o")
    codes = ("C1_COLUMN_FULL", "C1_NOT_YOUR_TURN", "C1_NO_SUCH_MOVE")
    yield from (Refusal(name).phrase.id for name in codes)
    yield Refusal("C2_GAME_IS_OVER").phrase.id
    yield from ("event-dropped", "event-won", "event-drawn")


def derived_ids(folder: str) -> set[str]:
    if folder == "engine":
        return set(SYSTEM_REASONS.values())
    if folder == "cli":
        return set(ids_of_cli())
    own = {
        "two-heirs": ids_of_two_heirs,
        "brian-boru": ids_of_brian_boru,
        "connect-four": ids_of_connect_four,
    }
    aim = set() if folder == "connect-four" else {"aim"}
    return {*ids_of_any_game(find_game(folder)), *own[folder](), *aim}


# -- the catalogues are complete


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_languages_have_the_same_messages_with_the_same_variables(folder: str) -> None:
    assert differences(messages_of(FOLDERS[folder])) == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_derived_is_missing_and_nothing_is_unused(folder: str) -> None:
    held = messages_of(FOLDERS[folder])["en"].variables
    mentioned = {text for files, _ in SAYS.values() for file in files for text in texts_in(file)}
    assert missing_and_unused(held, derived_ids(folder), mentioned) == []


@pytest.mark.parametrize("part", SAYS)
def test_everything_said_is_in_a_catalogue_of_its_own_part(part: str) -> None:
    files, folders = SAYS[part]
    held = {name for each in folders for name in messages_of(FOLDERS[each])["en"].variables}
    said = {name for file in files for name in ids_said(file)}
    assert missing_and_unused(held, said, held) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("sample", [0, 1, 2, 5, 22, "word"])
def test_every_message_can_be_worded(folder: str, language: str, sample: int | str) -> None:
    catalogue = Catalogue(language, *([] if folder == "engine" else [FOLDERS[folder]]))
    for name, variables in messages_of(FOLDERS[folder])[language].variables.items():
        text = catalogue.say(name, **dict.fromkeys(variables, sample))
        assert not text.startswith(f"[{name}"), text
        assert text.strip()


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_message_id_is_in_two_catalogues_that_are_read_together(folder: str) -> None:
    mine = messages_of(FOLDERS[folder])["en"].variables.keys()
    for other in ("engine", "cli"):
        if other != folder:
            assert not mine & messages_of(FOLDERS[other])["en"].variables.keys()


# -- the words a player types


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["two-heirs", "brian-boru", "connect-four"])
def test_no_word_means_two_things(name: str, language: str) -> None:
    game = find_game(name)
    speaker = Speaker(language, game.texts)
    asked = [verb for verb in game.grammar.verbs if verb not in CHANCE_VERBS]
    words = {
        **{verb: spoken(speaker, f"verb-{verb}", verb) for verb in asked},
        **{f"talk {name}": spoken(speaker, f"talk-{name}", name) for name in TALK},
    }
    for word, meanings in Vocabulary(words).words.items():
        assert len(meanings) == 1, f"{word} means {meanings}"


# -- the checks themselves


def test_a_missing_message_is_found() -> None:
    languages = {
        "en": read_messages("take = Take\nend = End\n"),
        "cs": read_messages("take = Vzít\n"),
    }
    assert differences(languages) == ["cs: end is only in English"]
    assert missing_and_unused(["take"], ["take", "end"], []) == ["end is missing"]


def test_an_unused_message_is_found() -> None:
    assert missing_and_unused(["take", "end"], ["take"], []) == ["end is unused"]


def test_a_message_with_another_variable_or_a_mistake_is_found() -> None:
    languages = {
        "en": read_messages("took = { $who } takes { $tile }\n"),
        "pl": read_messages("took = { $who } bierze { $tyle }\n?!\n"),
    }
    assert differences(languages) == [
        "pl: cannot be read: ?!",
        "pl: took has other variables than in English",
    ]


def test_ids_in_calls_and_conditions_are_found(tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text('say("one")\nself.text("two" if x else "three")\nproblem(4, "five")\n')
    assert sorted(ids_said(file)) == ["five", "one", "three", "two"]
