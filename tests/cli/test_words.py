"""Whatever can happen, be asked or be refused has its sentence in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.driver import UNTRANSLATED, crowns
from threecrowns.catalogue import find_game
from threecrowns.cli.choices import Choices
from threecrowns.cli.console import Speaker
from threecrowns.cli.look import look_lines
from threecrowns.cli.telling import Teller
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.moves import Cell, Field, Move, Number, Value, Word
from threecrowns.engine.state import CHANCE
from threecrowns.engine.texts import LANGUAGES
from threecrowns.games.two_heirs.rules import reasons
from threecrowns.table.offer import Offer

TABLES = {
    "war": Setup(2, {"sets": ("war", "dominion", "crafts")}),
    "solo": Setup(1, {"sets": ("journey", "patrol", "trade_church"), "henry": 3}),
}
IDLE = ("take", "end", "discard")
SELDOM = {"T66_DECIDE_SIEGE_FIRST"}  # random players hardly ever besiege anything
NEVER_IN_PLAY = {  # what cannot be typed; refusals for CHANCE, or after the end
    "T25_NO_SUCH_MOVE",
    "T56_NOT_YOUR_UNIT",
    "T17_NOT_IN_STACK",
    "T18_NO_TOSS_NOW",
    "H18_NOT_IN_TREASURE_STACK",
    "T112_GAME_IS_OVER",
}


def played(game: Game, setup: Setup, seed: int) -> Iterator[Match]:
    """A random game, before every answer of a seat and after the end.

    In every third game nobody plays tiles, so that hands grow too large.
    """
    rng = random.Random(seed)
    match = Match(game, setup, shuffle_from_seed(seed, setup.seats))
    while True:
        match.draw()
        yield match
        if match.is_over:
            return
        answers = match.state.legal_actions()
        idle = [action for action in answers if game.move(match.state, action).verb in IDLE]
        match.answer(match.state.actor, rng.choice(idle if idle and seed % 3 == 0 else answers))


def random_value(field: Field, rng: random.Random) -> Value:
    match field:
        case Word():
            return rng.choice(list(field.ids))
        case Number():
            return rng.randint(field.low, field.high)
        case Cell():
            return (rng.randint(-3, 3), rng.randint(-3, 3))


def tried_moves(match: Match, rng: random.Random) -> list[Move]:
    """A random move of every verb, those allowed now under the verbs that look alike, and none."""
    verbs = match.game.grammar.verbs
    moves = [
        Move(verb, tuple(random_value(field, rng) for field in fields))
        for verb, fields in verbs.items()
    ]
    for action in match.state.legal_actions():
        allowed = match.game.move(match.state, action)
        moves += [
            Move(verb, allowed.values)
            for verb, fields in verbs.items()
            if fields == verbs[allowed.verb]
        ]
    camps = ("DO7", "DO8", "DO9")
    return [*moves, *(Move("camp", (tile,)) for tile in camps), Move("camp", ("XX1",))]


def check(text: str) -> None:
    assert not UNTRANSLATED.search(text), text
    assert "{" not in text, text


@pytest.mark.parametrize("table", TABLES)
def test_events_questions_choices_and_scores_have_their_sentences(table: str) -> None:
    game = find_game("two-heirs")
    speakers = [Speaker(language, game.texts) for language in LANGUAGES]
    for seed in range(3):
        for number, match in enumerate(played(game, TABLES[table], seed)):
            speaker = speakers[number % len(speakers)]
            if match.is_over:
                for each in speakers:
                    teller = Teller(match, each)
                    for _, sentences in teller.steps(None):
                        check("\n".join(sentences))
                    check("\n".join(line.plain for line in teller.score()))
                continue
            check(speaker.word(game.word_question(match.state)))
            check("\n".join(Choices(Offer(game, match.state), speaker.catalogue).lines(None)))


def test_every_refusal_has_its_sentence_and_nearly_all_are_met() -> None:
    game = find_game("two-heirs")
    speakers = [Speaker(language, game.texts) for language in LANGUAGES]
    rng = random.Random(7)
    met = set()
    for table in TABLES.values():
        for seed in range(8):
            for match in played(game, table, seed):
                seats = (int(match.state.actor), CHANCE, 1)
                for move in tried_moves(match, rng):
                    refusal = game.why_not(match.state, rng.choice(seats), move)
                    if refusal is not None and refusal.code not in met:
                        met.add(refusal.code)
                        for speaker in speakers:
                            check(speaker.word(refusal.phrase))
    codes = {name for name, value in vars(reasons).items() if isinstance(value, int)}
    assert codes - met <= NEVER_IN_PLAY | SELDOM


def test_every_component_can_be_looked_at() -> None:
    game = find_game("two-heirs")
    units = [f"{colour}-{unit}" for colour in ("white", "blue") for unit in ("elite", "1", "2")]
    treasures = [f"TR{number}" for number in range(1, 11)]
    for language in LANGUAGES:
        speaker = Speaker(language, game.texts)
        for piece in (*game.piece_names(), *treasures, *units):
            lines = look_lines(game, speaker, piece)
            assert lines, piece
            check("\n".join(lines))


@pytest.mark.parametrize(
    ("language", "message", "wanted"),
    [
        ("en", "draw-points", ["0 points", "1 point", "2 points", "5 points", "22 points"]),
        ("cs", "draw-points", ["0 bodů", "1 bod", "2 body", "5 bodů", "22 bodů"]),
        ("pl", "draw-points", ["0 punktów", "1 punkt", "2 punkty", "5 punktów", "22 punkty"]),
    ],
)
def test_plural_forms_are_right(language: str, message: str, wanted: list[str]) -> None:
    speaker = Speaker(language, find_game("two-heirs").texts)

    assert [speaker.text(message, points=n) for n in (0, 1, 2, 5, 22)] == wanted


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "1 wood, 2 stone, 5 grain"),
        ("cs", "1 dřevo, 2 kameny, 5 obilí"),
        ("pl", "1 drewno, 2 kamienie, 5 pszenic"),
    ],
)
def test_resources_are_counted_as_the_rulebooks_do(language: str, wanted: str) -> None:
    speaker = Speaker(language, find_game("two-heirs").texts)
    amounts = (("wood", 1), ("stone", 2), ("grain", 5))

    said = ", ".join(speaker.text(f"amount-{name}", count=count) for name, count in amounts)

    assert said == wanted


@pytest.mark.parametrize(
    ("language", "rate", "speed"),
    [("en", "52.3%", "12,345"), ("cs", "52,3 %", "12 345"), ("pl", "52,3%", "12 345")],
)
def test_figures_are_written_as_the_language_does(language: str, rate: str, speed: str) -> None:
    speaker = Speaker(language)

    assert speaker.percent(0.5234) == rate
    assert speaker.number(12345) == speed


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("crowns play [GAME]", "--save FILE", "--content DIR")),
        ("cs", ("crowns play [HRA]", "--save SOUBOR", "--content SLOŽKA")),
        ("pl", ("crowns play [GRA]", "--save PLIK", "--content FOLDER")),
    ],
)
def test_the_help_names_what_to_type_in_the_readers_language(
    tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    said = crowns(tmp_path, "play", "--help", "--language", language).out

    assert all(word in said for word in words)
    assert f"--resume [{words[1].split()[1]}]" in said
