"""Architects at the terminal: the town drawn, what is typed, opponents explained, hidden hands."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cli.driver import Player, answer_to, crowns, record_in
from cli.test_resume import position
from cli.test_screen import Terminal
from threecrowns.catalogue import find_game
from threecrowns.cli.choices import Choices
from threecrowns.cli.console import Speaker, ascii_only
from threecrowns.cli.draw.drawing import find_drawing
from threecrowns.cli.look import look_lines
from threecrowns.cli.talk import Talk
from threecrowns.engine.asking import question
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.record import RecordWriter
from threecrowns.engine.rng import Rng
from threecrowns.engine.texts import LANGUAGES
from threecrowns.table.offer import Offer

WONDER = Setup(2, {"wonder": True, "characters": "dealt"})
SETUPS = {
    "base": Setup(2),
    "five": Setup(5, {"wonder": True, "characters": "dealt"}),
    "solo": Setup(1, {"opponent": "patron"}),
}
# Questions that come up often, and a move that answers another one.
QUESTIONS = (
    "draft",
    "hire",
    "place",
    "take-back",
    "pay",
    "trade",
    "capture",
    "guard",
    "keep",
    "hand-limit",
    "contribute",
    "loss",
    "when",
)
GAMES_TRIED = 40


@cache
def game() -> Game:
    return find_game("architects")


def match_of(setup: Setup, seed: int) -> Match:
    match = Match(game(), setup, shuffle_from_seed(seed, setup.seats))
    match.draw()
    return match


def after(setup: Setup, answers: int, seed: int = 3) -> Match:
    rng = random.Random(seed)
    match = match_of(setup, seed)
    for _ in range(answers):
        if not match.is_over:
            match.answer(match.state.actor, rng.choice(match.state.legal_actions()))
            match.draw()
    return match


@cache
def found() -> dict[str, tuple[int, tuple[int, ...]]]:
    """For each question to the first seat: a seed and the answers that lead there."""
    places: dict[str, tuple[int, tuple[int, ...]]] = {}
    for seed in range(GAMES_TRIED):
        match = match_of(WONDER, seed)
        rng = Rng(seed)
        while not match.is_over and not set(places) >= set(QUESTIONS):
            state = match.state
            if state.actor == 0:
                asked = game().view(state, None).asked
                given = tuple(answer.action for answer in match.answers if answer.seat >= 0)
                places.setdefault(asked, (seed, given))
            answers = state.legal_actions()
            match.answer(state.actor, answers[rng.below(len(answers))])
            match.draw()
    return places


def record_before(question: str, file: Path, people: int = 1) -> Match:
    """Write the game that stands before a question, with so many people at the table."""
    seed, answers = found()[question]
    match = Match(game(), WONDER, shuffle_from_seed(seed, WONDER.seats))
    writer = RecordWriter(match, file, is_durable=False)
    writer.start([*["human"] * people, *["random"] * (WONDER.seats - people)])
    match.draw()
    for action in answers:
        match.answer(match.state.actor, action)
        match.draw()
    writer.close()
    return match


def drawn(match: Match, language: str, width: int = 80, height: int | None = None) -> list[str]:
    speaker = Speaker(language, match.game.texts)
    drawing = find_drawing(match.game, match.setup, speaker)
    seat = max(0, match.state.actor)
    view: Any = match.game.view(match.state, seat)
    moves = [match.game.move(match.state, action) for action in match.state.legal_actions()]
    return [line.plain for line in drawing.table(view, moves, width, height)]


# -- the table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("answers", [0, 12, 60, 150])
def test_the_table_fits_80_columns(language: str, setup: str, answers: int) -> None:
    match = after(SETUPS[setup], answers)
    for height in (None, 24):
        lines = drawn(match, language, 80, height)
        assert max(len(line) for line in lines) <= 80, "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_screen_gets_the_cards_in_brief(language: str) -> None:
    match = after(WONDER, 60)
    assert len(drawn(match, language, 80, 24)) < len(drawn(match, language, 80, None))


def test_everything_that_lies_open_and_the_own_hand_are_drawn() -> None:
    match = after(WONDER, 40)
    seat = match.state.actor
    view: Any = game().view(match.state, seat)
    text = "\n".join(drawn(match, "en"))
    components: Any = game().components()
    for place in view.places[:9]:
        assert components.places[place.id].names["en"] in text
    for slot in view.offer:
        if slot.apprentice is not None:
            assert components.apprentices[slot.apprentice].names["en"] in text
    for card in view.hand:
        assert components.buildings[card.id].names["en"] in text
    for other in view.players:
        assert f"virtue {other.virtue}" in text
    for monument in view.monuments:
        assert components.monuments[monument.id].names["en"] in text


def test_characters_are_drawn_with_what_they_can_do() -> None:
    setup = Setup(2, {"characters": "chosen"})
    match = match_of(setup, 1)
    drawing = find_drawing(game(), setup, Speaker("en", game().texts))

    def drawn() -> str:
        view: Any = game().view(match.state, match.state.actor)
        moves = [game().move(match.state, action) for action in match.state.legal_actions()]
        return "\n".join(line.plain for line in drawing.table(view, moves, 80, None))

    assert "Player boards to choose from\n Therese    Gold and marble are the same" in drawn()
    match.answer(match.state.actor, game().encode(match.state, game().grammar.read("board ada")))
    table = drawn()
    assert "Ignores 1 tax on every action." in table[table.index("Blue · Ada") :]
    assert " Ada  " not in table  # taken


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opponent_and_its_cards_can_be_looked_at(language: str) -> None:
    speaker = Speaker(language, game().texts)
    for piece in ("opponent_patron", "scheme_a10", "cc_1", "wow_reward_01"):
        lines = look_lines(game(), speaker, piece)
        wanted = {"en": "reconstructed", "cs": "byly doplněny", "pl": "zostały odtworzone"}
        assert wanted[language] in lines[-1]
    names = {"en": "Peddler", "cs": "Pouliční prodavač", "pl": "Domokrążca"}
    assert "opponent_peddler" in Talk(game(), speaker).pieces(names[language])


def test_letters_do_without_colour_and_without_unicode() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, game().texts)
        names = ("blue", "green", "purple", "red", "yellow", "opponent")
        letters = [speaker.text(f"letter-{name}") for name in names]
        assert len({ascii_only(letter) for letter in letters}) == len(letters)
        assert all(len(letter) == 1 and letter.isupper() for letter in letters)


def test_choices_say_what_they_cost_and_give() -> None:
    match = match_of(Setup(2), 3)
    while game().view(match.state, None).asked != "place":
        match.answer(match.state.actor, match.state.legal_actions()[0])
        match.draw()
    speaker = Speaker("en", game().texts)
    drawing = find_drawing(game(), match.setup, speaker)
    asked = question(game(), match.state, match.state.actor)
    choices = Choices(Offer(game(), match.state), speaker.catalogue, drawing.asides(asked))
    text = "\n".join(choices.lines(None))
    assert "Quarry (+1 stone)" in text
    assert "Silversmith (+2 silver)" in text
    assert "(-1 silver, -1 virtue, " in text  # the small space of the black market
    assert "building cards (+1 building card)" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_marked(language: str) -> None:
    wanted = {"en": "reconstructed", "cs": "byly doplněny", "pl": "zostały odtworzone"}[language]
    speaker = Speaker(language, game().texts)
    assert wanted in look_lines(game(), speaker, "arena")[-1]
    assert wanted not in "".join(look_lines(game(), speaker, "castle"))


# -- a scripted opponent


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (("--opponent", "informer"), "human"),
        (("--opponent", "none"), "human,search-2"),
        (("--wonder", "yes"), "human,search-2"),
        (("--opponent", "informer", "--seats", "human,human"), "human,human"),
    ],
)
def test_an_opponent_is_met_alone_unless_somebody_else_is_named(
    tmp_path: Path, words: tuple[str, ...], seats: str
) -> None:
    crowns(tmp_path, "play", "architects", *words, "--seed", "1")
    header = json.loads(record_in(tmp_path).read_text("utf-8").splitlines()[0])
    assert ",".join(header["players"]) == seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opponents_turns_are_explained(tmp_path: Path, language: str) -> None:
    wanted = {
        "en": ("The upper place needs ", "So the lower one.", "So the upper one."),
        "cs": ("Horní lokace žádá: ", "Proto dolní.", "Proto horní."),
        "pl": ("Górna lokacja wymaga: ", "Zatem dolna.", "Zatem górna."),
    }[language]
    words = ("architects", "--seats", "human", "--opponent", "enforcer", "--seed", "2")
    player = Player(tmp_path, *words, language=language)
    player.play_on(random.Random(4), answers=40)
    player.kill()
    said = "\n".join(player.said)
    for sentence in wanted:
        assert sentence in said


# -- what is typed


def typed(home: Path, question: str, *lines: str, language: str = "en") -> str:
    """What is said when a game that stands before this question is taken up again."""
    file = home / "games" / f"{question}-{language}.jsonl"
    record_before(question, file)
    words = ("play", "--resume", str(file), "--language", language)
    return crowns(home, *words, typed="\n".join(lines) + "\n").out


@pytest.mark.more
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_wrong_answer_is_one_sentence_and_changes_nothing(
    tmp_path: Path, question: str, language: str
) -> None:
    out_of_place = "dismiss thief"
    lines = [out_of_place, "99999", "xyzzy", "build nothing at all", "release 3 4"]

    output = typed(tmp_path, question, *lines, language=language)

    for line in lines:
        assert len(answer_to(output, line)) == 1, answer_to(output, line)
    assert answer_to(output, out_of_place)[0].startswith("A")  # its clause


def test_board_alone_shows_the_table_and_with_a_character_takes_it(tmp_path: Path) -> None:
    words = (
        "play",
        "architects",
        "--characters",
        "chosen",
        "--seats",
        "human,human",
        "--seed",
        "1",
    )
    output = crowns(tmp_path, *words, typed="board\nboard ada\n").out

    assert answer_to(output, "board")[0] == "Architects of the West Kingdom · turn 1"
    assert answer_to(output, "board ada") == [
        "It is Green’s turn: change places, then press Enter."
    ]
    assert "may mean" not in output


def test_hands_stay_hidden_when_the_screen_is_handed_over(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "architects", "--seats", "human,human", "--seed", "4")
    shown = terminal.until_prompt()
    assert "Keep one card and pass 3 to the left" in shown
    handed_over = terminal.type_line("1")
    assert "change places" in handed_over
    last = handed_over.rpartition("change places")[2]
    assert "The pack before you" not in last
    second = terminal.type_line("")
    assert "Keep one card and pass 3 to the left" in second
    terminal.type_line("quit")
    assert terminal.close() == 0


def test_the_log_hides_what_others_drew(tmp_path: Path) -> None:
    output = typed(tmp_path, "place", "log")
    said = answer_to(output, "log")
    assert any("keeps a building card" in line for line in said)
    mine = "Blue"
    assert not any(line.startswith(mine) and "draws a building card" in line for line in said)


# -- resuming


def test_kill_9_in_the_middle_of_a_turn_loses_nothing(tmp_path: Path) -> None:
    words = ("architects", "--seats", "human,random", "--wonder", "yes", "--seed", "6")
    player = Player(tmp_path, *words)
    player.play_on(random.Random(1), answers=30)
    board = player.type_line("board")[1:]
    choices = player.type_line("options")
    player.kill()
    file = record_in(tmp_path)
    killed_at = position(file)

    resumed = Player(tmp_path, "--resume")

    assert resumed.type_line("board")[1:] == board
    assert resumed.type_line("options") == choices
    assert position(file) == killed_at
    resumed.kill()
    assert crowns(tmp_path, "verify", str(file)).status == 0


def test_why_understands_places_and_cards_by_name(tmp_path: Path) -> None:
    output = typed(tmp_path, "place", "why quarry", "why guardhouse", "why castle")

    assert answer_to(output, "why quarry") == ["This is allowed: Place a worker: Quarry"]
    assert answer_to(output, "why castle")[0][:1] in "AW"
    assert "neither a move nor a command" not in output


def test_a_choice_is_typed_as_it_stands_in_the_list(tmp_path: Path) -> None:
    match = record_before("place", tmp_path / "games" / "g.jsonl")
    speaker = Speaker("en", game().texts)
    choices = Choices(Offer(game(), match.state), speaker.catalogue)
    talk = Talk(game(), speaker, (), match.setup)
    for choice in choices.all:
        verb = talk.verbs.shown[choice.move.verb]
        if sum(each.label == choice.label for each in choices.all) == 1:
            assert talk.read(f"{verb} {choice.label}", choices, match.state) == choice.move


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_can_be_looked_at_by_its_name(language: str) -> None:
    speaker = Speaker(language, game().texts)
    talk = Talk(game(), speaker)
    for place, names in game().place_names().items():
        assert place in talk.things(names[language])
        name, *lines = look_lines(game(), speaker, place)
        assert name
        assert lines
    assert len(game().place_names()) == 14


@pytest.mark.parametrize(
    ("language", "nothing", "one"),
    [
        ("en", "nothing, lose 2 virtue", "1, lose 1 virtue"),
        ("cs", "ničemu, ztráta počestnosti 2", "ztrátě 1, zbývá ztráta 1"),
        ("pl", "niczemu, tracisz cnotę: 2", "stracie 1, tracisz cnotę: 1"),
    ],
)
def test_choices_are_called_by_what_they_do(language: str, nothing: str, one: str) -> None:
    speaker = Speaker(language, game().texts)

    assert speaker.text("option-prevent", count=0, lost=2) == nothing
    assert speaker.text("option-prevent", count=1, lost=1) == one


def test_a_shortened_list_says_which_number_is_which() -> None:
    match = after(WONDER, 60)
    choices = Choices(Offer(game(), match.state), Speaker("en", game().texts).catalogue)

    text = " ".join(choices.short_lines(80))

    for choice in choices.all:
        said = re.search(rf"(?<![\w,(])(?:[\d–]+/)*{choice.number}(?:/[\d–]+)*\) ([^)]*)", text)
        assert said, choice
        assert said[1].startswith(choice.label.partition(" (")[0])
