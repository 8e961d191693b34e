"""Brian Boru at the terminal: the table drawn, what is typed, and hands that stay hidden."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

from cli.driver import Player, answer_to, crowns, record_in
from cli.kingdom import QUESTIONS, before, game, match_of, record_before, wrong_move
from cli.test_resume import position
from cli.test_screen import CLEAR, Terminal
from threecrowns.cli.choices import Choices
from threecrowns.cli.console import Speaker, ascii_only
from threecrowns.cli.draw.brian_boru.ireland import HEIGHT, Ireland
from threecrowns.cli.draw.drawing import Drawing, find_drawing
from threecrowns.cli.look import look_lines
from threecrowns.engine.match import Match
from threecrowns.engine.texts import LANGUAGES
from threecrowns.table.offer import Offer
from threecrowns.table.record_file import replayed

CLEAR_SCROLLED = "\x1b[3J"
HOT_SEAT = ("brian-boru", "--seats", "human,human,random", "--seed", "4")


@cache
def drawing_of(language: str, seats: int) -> Drawing:
    """Laying out the map takes a while; a game does it once, too."""
    return find_drawing(game(), match_of(0, seats).setup, Speaker(language, game().texts))


def drawn(match: Match, language: str, width: int = 80, height: int | None = None) -> list[str]:
    drawing = drawing_of(language, match.setup.seats)
    seat = max(0, match.state.actor)
    view = game().view(match.state, seat)
    moves = [match.game.move(match.state, action) for action in match.state.legal_actions()]
    return [line.plain for line in drawing.table(view, moves, width, height)]


def after(answers: int, seats: int, seed: int = 3) -> Match:
    rng = random.Random(seed)
    match = match_of(seed, seats)
    for _ in range(answers):
        match.draw()
        if not match.is_over:
            match.answer(match.state.actor, rng.choice(match.state.legal_actions()))
    match.draw()
    return match


# -- the table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("answers", [0, 4, 30, 90, 150, 1000])
def test_the_table_fits_80_columns(language: str, seats: int, answers: int) -> None:
    for seed in range(2):
        match = after(answers, seats, seed)
        for height in (None, 24):
            lines = drawn(match, language, 80, height)
            assert max(len(line) for line in lines) <= 80, "\n".join(lines)


@pytest.mark.parametrize("question", QUESTIONS)
def test_everything_needed_for_a_decision_is_drawn(question: str) -> None:
    match = before(question)
    view = game().view(match.state, 0)
    components = game().components()
    lines = drawn(match, "en", 110)
    text = "\n".join(lines)
    letters = "PGOBK"
    for town in view.towns:
        owner = "" if town.disc is None else letters[town.disc]
        owner += "!" * town.has_vikings + "+" * town.has_monastery
        assert (
            f"{town.id}{components.towns[town.id].colour[0]}{'*' * town.is_active}{owner}" in text
        )
    for region in view.regions:
        face = components.regions[region.id]
        token = f"{region.weight}/{face.threshold} ({face.points})"
        assert token in text or region.is_face_up
    for player in view.players:
        (line,) = (line for line in lines if f"{letters[player.seat]} {names(player.seat)}" in line)
        for amount in (player.vp, player.points, player.coins, player.renown, player.regions):
            assert f" {amount} " in line
        for track in (f"{player.raiders}", f"{player.church_discs}"):
            assert f"{letters[player.seat]}{track}" in text
    hand = (*(view.players[0].hand or ()), *((view.draft and view.draft.pack) or ()))
    for card in hand:
        assert card.replace("-", " ") in text
    if view.trick is not None:
        for seat, played in enumerate(view.trick.cards):
            assert not played or f"{letters[seat]} {played.replace('-', ' ')}" in text


def names(seat: int) -> str:
    return ("Purple", "Green", "Orange", "Black", "Pink")[seat]


def test_the_map_keeps_the_towns_apart_and_near_their_places() -> None:
    ireland = Ireland(game().components())
    components = game().components()
    assert len(set(ireland.places.values())) == len(components.towns)
    for name, (_, row) in ireland.places.items():
        top, bottom = ireland.frame[1], ireland.frame[3]
        place = (components.towns[name].at[1] - top) * HEIGHT / (bottom - top)
        assert abs(row + 0.5 - place) <= 1.5, name


def test_a_low_screen_gets_no_map_and_then_less() -> None:
    match = after(60, 4)
    heights = [len(drawn(match, "en", 80, height)) for height in (None, 28, 20, 12)]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == len(heights)


def test_letters_and_signs_do_without_colour_and_without_unicode() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, game().texts)
        players = [speaker.text(f"letter-{each}") for each in game().components().players]
        suits = [speaker.text(f"letter-{each}") for each in ("red", "blue", "yellow", "white")]
        for letters in (players, suits):
            assert len({ascii_only(letter) for letter in letters}) == len(letters)
            assert all(len(letter) == 1 for letter in letters)
        assert all(letter.isupper() for letter in players)
        assert all(letter.islower() for letter in suits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_marked(tmp_path: Path, language: str) -> None:
    wanted = {"en": "econstructed", "cs": "ekonstru", "pl": "ekonstru"}[language]
    speaker = Speaker(language, game().texts)
    for piece in ("no2", "munster"):
        assert wanted in look_lines(game(), speaker, piece)[-1]
    done = crowns(
        tmp_path,
        *("play", "brian-boru", "--seed", "1", "--language", language),
        typed="help\nquit\n",
    )
    assert wanted in done.out


# -- what is typed


def typed(home: Path, question: str, *lines: str, language: str = "en") -> str:
    """What is said when a game that stands before this question is taken up again."""
    file = home / "games" / f"{question}-{language}.jsonl"
    record_before(question, file)
    done = crowns(
        home,
        *("play", "--resume", str(file), "--language", language),
        typed="\n".join(lines) + "\n",
    )
    return done.out


@pytest.mark.more
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_wrong_answer_is_one_sentence_with_its_clause_and_changes_nothing(
    tmp_path: Path, question: str, language: str
) -> None:
    match = before(question)
    wrong = wrong_move(match, QUESTIONS[question])
    out_of_place = "play red-2" if question != "follow" else "keep red-2 blue-3"
    lines = [out_of_place, "99999", "xyzzy", f"{QUESTIONS[question]} nothing at all"]
    if wrong is not None:
        lines.append(match.game.grammar.write(wrong))

    output = typed(tmp_path, question, *lines, language=language)

    for line in lines:
        assert len(answer_to(output, line)) == 1, answer_to(output, line)
    assert answer_to(output, out_of_place)[0].startswith("B21: ")
    if wrong is not None:
        refusal = match.game.why_not(match.state, 0, wrong)
        assert refusal is not None
        assert answer_to(output, lines[-1])[0].startswith(f"{refusal.clause}: ")
    (file,) = (tmp_path / "games").glob("*.jsonl")
    assert position(file) == (len(match.answers), match.state.digest())


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["lead boyle white 21", "lead co1 white-21", "LEAD Boyle white-21"]),
        ("cs", ["vynést boyle bílá 21", "vynes co1 bila 21", "lead co1 white 21"]),
        ("pl", ["rozpocznij boyle biała 21", "rozpoczac co1 biala 21"]),
    ],
)
def test_towns_and_cards_are_named_by_their_names_or_ids(
    tmp_path: Path, language: str, lines: list[str]
) -> None:
    output = typed(tmp_path, "draft", *[f"why {line}" for line in lines], language=language)

    for line in lines:
        assert answer_to(output, f"why {line}")[0].startswith("B21: ")  # understood, not asked


def test_roads_are_listed_on_demand(tmp_path: Path) -> None:
    output = typed(tmp_path, "lead", "roads", "roads no2", "roads Dublin", "roads nowhere")

    everything = "\n".join(answer_to(output, "roads"))
    assert everything.count("–") >= 36
    assert "Munster: mu2r–mu3y" in everything
    assert len(answer_to(output, "roads no2")) == 1
    assert answer_to(output, "roads no2")[0].count("–") == 2
    assert "le2b" in "\n".join(answer_to(output, "roads Dublin"))
    assert answer_to(output, "roads nowhere")[0].startswith("There is no town or region “nowhere”")


@pytest.mark.parametrize(
    ("question", "wanted"),
    [
        ("start_town", "(you 0 → 1, others 0)"),
        ("lead", " to:  1) "),
        ("follow", "it would win so far"),
        ("secondary", "upper secondary action:  1) "),
        ("extra_steps", "nothing  2) 1 for 2 coins"),
        ("princess", "Viking towns count as yours for claim tokens, now "),
        ("raid", " → "),
        ("monastery", "(you "),
    ],
)
def test_options_say_what_they_would_do(question: str, wanted: str) -> None:
    match = before(question)
    choices = Choices(Offer(match.game, match.state), Speaker("en", match.game.texts).catalogue)
    assert wanted in "\n".join(choices.lines(None))


# -- hands stay hidden


def test_the_screen_is_handed_over_and_shows_nobody_elses_hand(tmp_path: Path) -> None:
    """Two people and a bot draft; between them the screen is cleared, scrolled lines too."""
    terminal = Terminal(tmp_path, *HOT_SEAT)
    shown = terminal.until_prompt()
    while "press Enter" in shown or "Put your first disc" in shown:
        shown = terminal.type_line("" if "press Enter" in shown else "1")
    assert "Purple: Keep two cards" in shown

    handed_over = terminal.type_line("1")

    after_clearing = handed_over.rpartition(CLEAR_SCROLLED)[2]
    assert CLEAR in handed_over.rpartition(CLEAR_SCROLLED)[0]
    assert "It is Green’s turn: change places" in after_clearing
    assert not any(f"{suit} " in after_clearing for suit in ("red", "blue", "yellow", "white"))
    green = terminal.type_line("")
    assert "Green: Keep two cards" in green
    match = position_of(record_in(tmp_path))
    purple = game().view(match.state, 0)
    kept = [card.replace("-", " ") for card in purple.players[0].hand or ()]
    assert len(kept) == 2
    for asked in ("board", "log"):
        told = terminal.type_line(asked)
        for card in kept:
            assert not re.search(rf"{card.replace(' ', '[- ]')}\b", told)
    terminal.type_line("quit")
    assert terminal.close() == 0


def position_of(file: Path) -> Match:
    return replayed(file, None)[1]


def test_the_log_tells_own_choices_and_hides_those_of_others(tmp_path: Path) -> None:
    output = typed(tmp_path, "lead", "log", language="en")

    said = answer_to(output, "log")
    keeps = [line for line in said if ": keep" in line]
    mine = [line for line in keeps if "Purple" in line]
    assert mine
    assert all(line.count("-") >= 2 for line in mine)
    assert all(line.endswith(": keep …") for line in keeps if line not in mine)


def test_replay_of_a_record_tells_every_choice(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record_before("lead", file)

    done = crowns(tmp_path, "replay", str(file))

    keeps = [line for line in done.out.splitlines() if ": keep" in line]
    assert keeps
    assert not any(line.endswith("…") for line in keeps)


# -- resuming


def test_kill_9_in_the_middle_of_a_draft_loses_nothing(tmp_path: Path) -> None:
    player = Player(tmp_path, "brian-boru", "--seats", "random,human,random,random", "--seed", "6")
    player.play_on(random.Random(1), answers=2)  # the first disc, the first step of the draft
    board = player.type_line("board")[1:]
    choices = player.type_line("options")
    assert any("Keep two cards" in line for line in player.said[-60:])
    player.kill()
    file = record_in(tmp_path)
    killed_at = position(file)

    resumed = Player(tmp_path, "--resume")

    assert resumed.type_line("board")[1:] == board
    assert resumed.type_line("options") == choices
    assert position(file) == killed_at
    resumed.play_on(random.Random(2), answers=1000)
    assert resumed.finish() == 0
    verified = crowns(tmp_path, "verify", str(file))
    assert "finished" in verified.out


def test_a_game_left_between_two_secret_choices_goes_on_there(tmp_path: Path) -> None:
    file = tmp_path / "games" / "draft.jsonl"
    match = record_before("draft", file, people=2)
    assert match.state.waiting() == [0, 1, 2, 3]

    first = crowns(tmp_path, "play", "--resume", str(file), typed="1\n\nquit\n")
    second = crowns(tmp_path, "play", "--resume", str(file), typed="1\nquit\n")

    assert "Green: Keep two cards" in first.out
    assert "Green: Keep two cards" in second.out
    assert "Purple: Keep two cards" not in second.out.partition("> 1\n")[0]
