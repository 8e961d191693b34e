"""News of one kind are told together."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.driver import crowns, crowns_process
from threecrowns.catalogue import find_game
from threecrowns.cli.console import Speaker
from threecrowns.cli.going_on import STARTED_AS
from threecrowns.cli.together import together
from threecrowns.engine.phrase import Phrase

BLUE, GREEN = Phrase("player-blue"), Phrase("player-green")


def told(language: str, *phrases: Phrase, game: str = "architects") -> list[str]:
    return together(phrases, Speaker(language, find_game(game).texts).catalogue)


def drew(who: Phrase) -> Phrase:
    return Phrase("event-drew-hidden", {"who": who})


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Green draws 4 building cards."),
        ("cs", "Zelený dobírá 4 karty budov."),
        ("pl", "Zielony dobiera 4 karty budynków."),
    ],
)
def test_cards_drawn_by_one_player_are_one_sentence(language: str, sentence: str) -> None:
    assert told(language, *[drew(GREEN)] * 4)[0] == sentence


def test_what_two_players_do_stays_apart() -> None:
    assert told("en", drew(GREEN), drew(BLUE), drew(BLUE)) == [
        "Green draws a building card.",
        "Blue draws 2 building cards.",
    ]


def test_cards_that_are_known_become_a_list() -> None:
    cards = [{"en": "Chapel"}, {"en": "Mint"}]
    phrases = [Phrase("event-drew", {"who": BLUE, "building": card}) for card in cards]

    assert told("en", *phrases) == ["Blue draws Chapel, Mint."]


def test_equal_sentences_without_a_common_form_are_counted() -> None:
    paid = Phrase("event-paid-debt", {"who": BLUE})

    assert told("en", paid, paid) == ["Blue pays off a debt. (2×)"]


# -- how to go on


def test_the_command_to_go_on_is_one_line_and_what_must_be_typed_here(tmp_path: Path) -> None:
    pack = find_game("two-heirs").packs["two-heirs"].parent
    home = tmp_path / ("a long folder with blanks in its name " * 3).strip()
    words = ("play", "two-heirs", "--seats", "human,human", "--content", str(pack))

    done = crowns(home, *words, typed="quit\n", **{STARTED_AS: "./crowns"})

    last = done.out.splitlines()[-1]
    assert last.startswith(f"./crowns play --resume '{home}/games/two-heirs-")
    assert last.endswith(f"--content {pack}")


def test_a_module_is_started_again_as_a_module(tmp_path: Path) -> None:
    words = ("play", "two-heirs", "--seats", "human,human")

    done = crowns_process(tmp_path, *words, typed=b"quit\n")

    assert done.out.splitlines()[-1].startswith("python -m threecrowns play --resume ")
