"""What a person types at the table, and what the table answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from battery.positions import Chunk, chunks, sampled
from cli.driver import Player, crowns
from threecrowns.cli.choices import Choices
from threecrowns.cli.console import Speaker
from threecrowns.cli.talk import Talk
from threecrowns.cli.vocabulary import typed as as_typed
from threecrowns.engine.texts import LANGUAGES
from threecrowns.table.offer import Offer

START = ("two-heirs", "--seats", "human,human", "--seed", "5")  # Blue starts


def typed(home: Path, *lines: str, language: str = "en", words: tuple[str, ...] = START) -> str:
    done = crowns(home, "play", *words, "--language", language, typed="\n".join(lines) + "\n")
    return done.out


def answer_to(output: str, line: str) -> str:
    """What was said after a typed line, up to the next one."""
    _, _, rest = output.partition(f"> {line}\n")
    return rest.partition("\n> ")[0].rstrip("\n")


def test_a_move_is_typed_as_text_as_a_number_or_by_name(tmp_path: Path) -> None:
    by_text = typed(tmp_path, "take 2")
    by_number = typed(tmp_path, "2")
    by_name = typed(tmp_path, "take mill")

    for output in (by_text, by_number, by_name):
        assert "Blue takes Mill (DO1) from slot 2." in output


@pytest.mark.parametrize(
    ("language", "take", "build"),
    [
        ("en", "TAKE 2", "build mill 0,1"),
        ("cs", "vezmi 2", "postav mlyn 0,1"),
        ("cs", "Vzít 2", "postavit MLÝN 0, 1"),
        ("pl", "weź 2", "wybuduj młyn 0,1"),
        ("pl", "wez 2", "buduj mlyn (0,1)"),
    ],
)
def test_moves_are_understood_in_the_players_language_without_diacritics(
    tmp_path: Path, language: str, take: str, build: str
) -> None:
    output = typed(tmp_path, take, build, language=language)

    assert "T41: " in answer_to(output, build)  # read as a move, refused for its cost


def test_konec_ends_the_turn(tmp_path: Path) -> None:
    output = typed(tmp_path, "vzít 2", "konec", language="cs")

    assert "Modrý končí tah." in output


def test_english_is_always_understood_and_unique_beginnings_are_enough(tmp_path: Path) -> None:
    output = typed(tmp_path, "take 2", "ex DO1 0,1", "und", language="pl")

    assert "Niebieski powiększa krajobraz" in output
    assert "Cofnięto: powiększyć krajobraz" in output


def test_an_ambiguous_beginning_names_what_it_may_mean(tmp_path: Path) -> None:
    assert answer_to(typed(tmp_path, "take 2", "e"), "e") == (
        "“e” may mean end, extend: type more of it."
    )


def test_an_illegal_move_is_refused_with_its_clause(tmp_path: Path) -> None:
    said = answer_to(typed(tmp_path, "take 6"), "take 6")

    assert said.startswith("T30: Quarry (TC6) in slot 6 is out of your reach: take one of")


def test_undo_takes_back_step_by_step_until_something_was_revealed(tmp_path: Path) -> None:
    output = typed(tmp_path, "take 2", "extend DO1 0,1", "move elite 0,1", *["undo"] * 3)

    assert "Taken back: move elite unit to 0,1" in output
    assert "Taken back: extend the landscape with Mill (DO1) face down on 0,1" in output
    assert "Nothing can be taken back" in output


def test_why_explains_and_does_nothing(tmp_path: Path) -> None:
    output = typed(tmp_path, "why end", "why take 2", "why 1", "why", "board")

    assert answer_to(output, "why end").startswith("T26: You have not taken a tile yet")
    assert answer_to(output, "why take 2") == "This is allowed: take Mill (DO1) from slot 2"
    assert answer_to(output, "why 1") == "This is allowed: take Inn (JO2) from slot 1"
    assert answer_to(output, "why") == "Expected: why MOVE."
    assert "turn 1" in answer_to(output, "board")


def test_score_shows_every_point_with_clause_and_pieces(tmp_path: Path) -> None:
    output = typed(tmp_path, "take 3", "build stonemason 0,1", "score")

    assert answer_to(output, "score").splitlines() == [
        "Blue: 1 point",
        "   1  T95   Stonemason (DO2) on 0,1: 1 + 1 × 0 (tiles in the groups beside it)",
    ]


def test_log_tells_all_or_the_last_answers(tmp_path: Path) -> None:
    output = typed(tmp_path, "take 2", "end", "log", "log 1")

    assert "Slot 1: Inn (JO2)." in answer_to(output, "log")
    assert answer_to(output, "log 1").splitlines() == [
        "12. Blue: end",
        "   Blue ends the turn.",
    ]


def test_look_shows_a_tile_and_what_of_it_is_reconstructed(tmp_path: Path) -> None:
    output = typed(
        tmp_path, "take 3", "build stonemason 0,1", "look inn", "look 0,1", "look nothing"
    )

    assert "cost: 2 stone, 1 grain" in answer_to(output, "look inn")
    assert answer_to(output, "look inn").count("reconstructed") == 2  # both Inns
    assert answer_to(output, "look 0,1").startswith("Stonemason (DO2), set Dominion, grey tile")
    assert "There is no component “nothing” here" in output


def test_an_empty_line_repeats_the_question(tmp_path: Path) -> None:
    output = typed(tmp_path, "take 2", "")

    assert output.count("Blue: what will you do next, or is your turn over?") == 2


def test_save_copies_the_record_so_that_it_can_be_resumed(tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"

    output = typed(tmp_path, "take 2", f"save {copy}", f"save {copy}", "save")

    assert answer_to(output, f"save {copy}") == f"Saved in {copy}"
    assert "the file exists already" in output
    resumed = Player(tmp_path, "--resume", str(copy))
    assert "Blue takes Mill (DO1) from slot 2." in resumed.said
    resumed.kill()


def test_help_lists_moves_commands_and_signs(tmp_path: Path) -> None:
    said = answer_to(typed(tmp_path, "pomoc", language="cs"), "pomoc")

    assert "vzít POZICE (0–6)" in said
    assert "proč TAH" in said
    assert "dosahu hráče na tahu" in said


def test_quit_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = crowns(tmp_path, "play", *START, typed="take 2\nquit\n")

    assert done.status == 0
    assert "The game is saved. Go on with:\ncrowns play --resume " in done.out


def test_henrys_steps_are_explained(tmp_path: Path) -> None:
    solo = ("two-heirs", "--henry", "1", "--seed", "6")

    output = typed(tmp_path, "take 1", "end", words=solo)

    assert "Henry looks at the top of the stack: it is green" in output
    assert "He builds beside the open terrain on 0,0." in output
    assert "Any free cell: north is free." in output
    assert "A treasure is laid on 0,1" in output


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no option 99: choose one from 1 to 3."),
        ("cs", "Možnost 99 neexistuje: vyberte od 1 do 3."),
        ("pl", "Nie ma możliwości 99: wybierz od 1 do 3."),
    ],
)
def test_a_wrong_number_is_one_sentence_in_the_players_language(
    tmp_path: Path, language: str, sentence: str
) -> None:
    assert answer_to(typed(tmp_path, "99", language=language), "99") == sentence


def test_words_that_mean_nothing_are_one_sentence(tmp_path: Path) -> None:
    output = typed(tmp_path, "xyzzy", "take", "take 9", "move elite", "build 1,1")

    assert "neither a move nor a command. Possible now: take; help lists everything." in output
    assert answer_to(output, "take 9") == "“take 9” cannot be read: expected take SLOT (0–6)."
    assert "expected build TILE CELL" in output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chunk", chunks(1), ids=lambda chunk: chunk.game)
def test_a_move_is_read_as_it_is_shown(chunk: Chunk, language: str) -> None:
    for match, _ in sampled(chunk, games=8, one_in=8):
        game, state = match.game, match.state
        if state.actor < 0:
            continue
        speaker = Speaker(language, game.texts)
        talk, choices = Talk(game, speaker), Choices(Offer(game, state), speaker.catalogue)
        for choice in choices.all:
            shown = as_typed(speaker, game.grammar, choice.move)
            assert talk.read(shown, choices, state) == choice.move, shown


def test_what_stands_on_the_screen_is_understood(tmp_path: Path) -> None:
    output = typed(
        tmp_path,
        *(
            "take mill",
            "extend mill 0 1",
            "move B* 0,1",
            "undo",
            "move elite unit 0,1",
            "move W1 0,1",
        ),
    )

    assert "Blue extends the landscape: Mill (DO1) lies face down on 0,1." in output
    assert output.count("Blue: elite unit moves from 0,0 to 0,1.") == 2
    assert answer_to(output, "move W1 0,1").endswith("expected move UNIT CELL.")  # not Blue’s


def test_units_and_tiles_are_named_as_the_screen_names_them(tmp_path: Path) -> None:
    output = typed(tmp_path, "take inn", "move B1 0,0", "move unit 1 0,0", "build camp 1 1")

    assert "Blue takes Inn (JO2) from slot 1." in output
    for line in ("move B1 0,0", "move unit 1 0,0"):
        assert answer_to(output, line).startswith("T57: Your unit 1 is in the royal reserve")
    assert answer_to(output, "build camp 1 1").startswith("T39: Camp (DO7) is not in your hand")


def test_a_tile_out_of_reach_is_taken_and_asked_about_by_its_name(tmp_path: Path) -> None:
    output = typed(tmp_path, "take quarry", "why quarry", "why take quarry", "why mill")
    held = typed(tmp_path, "take mill", "why mill")

    assert answer_to(held, "why mill").startswith("This is allowed: extend the landscape with Mill")
    for line in ("take quarry", "why quarry", "why take quarry"):
        assert answer_to(output, line).startswith("T30: Quarry (TC6) in slot 6 is out of your")
    assert answer_to(output, "why mill") == "This is allowed: take Mill (DO1) from slot 2"


HUGE = "9" * 900


@pytest.mark.parametrize(
    "line",
    [HUGE, f"take {HUGE}", f"log {HUGE}", f"look {HUGE},0", f"why take {HUGE}"],
)
def test_a_huge_number_is_a_sentence_and_the_game_goes_on(tmp_path: Path, line: str) -> None:
    output = typed(
        tmp_path, line, "take 2", f"why build mill {HUGE},1", f"why build mill 1,-{HUGE}"
    )

    assert "Blue takes Mill (DO1) from slot 2." in output
    assert "T" in answer_to(output, f"why build mill {HUGE},1")


@pytest.mark.parametrize("line", ["9" * 5000, "x" * 1001, "take " * 300, "save " + "x" * 5000])
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "of at most 1,000 characters"),
        ("cs", "nejvýše 1\N{NO-BREAK SPACE}000 znaků"),
        ("pl", "najwyżej 1\N{NO-BREAK SPACE}000 znaków"),
    ],
)
def test_a_line_that_is_too_long_is_not_read(
    tmp_path: Path, line: str, language: str, sentence: str
) -> None:
    output = typed(tmp_path, line, "take 2", language=language)

    said = answer_to(output, line.rstrip()) or answer_to(output, line)
    assert sentence in said
    assert len(said) < 200
    assert "(DO1)" in output
