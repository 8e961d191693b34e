"""Where the command line speaks: one language, colour only where it can be seen."""

from __future__ import annotations

import contextlib
import os
import sys
import unicodedata
from pathlib import Path
from typing import IO

from fluent.runtime.types import FluentFloat
from rich.console import Console
from rich.text import Text

from threecrowns.catalogue import texts_of_games
from threecrowns.engine.phrase import Param, Phrase
from threecrowns.engine.texts import LANGUAGES, Catalogue, catalogue

TEXTS = Path(__file__).with_name("texts")
NO_BREAK = "\u00a0"  # a terminal may not know it

# What stands for a line or a sign where the terminal knows only ASCII.
ASCII_SIGNS = str.maketrans(
    {
        **dict.fromkeys("─═╌", "-"),
        **dict.fromkeys("│║", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╨╥╫╞╡╪", "+"),
        "╳": "X",
        "░": ":",
        "·": ".",
        "»": ">",
        "–": "-",
        "—": "-",
        "×": "x",
        "…": "~",
        "→": ">",
        "●": "x",
        "○": "o",
        "ł": "l",
        "Ł": "L",
        "„": '"',
        "“": '"',
        "”": '"',
    }
)


def language_of_environment() -> str:
    """The language of CROWNS_LANGUAGE or the locale, else English."""
    for name in ("CROWNS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            found = value[:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Nobody reads any more: `main` says so and ends, not the library."""
        raise


class Speaker:
    """Says phrases in one language, with the words of a game where one is being played."""

    def __init__(
        self,
        language: str,
        *folders: Path,
        stream: IO[str] | None = None,
        has_colour: bool = True,
    ) -> None:
        self.language = language
        self.folders = folders
        self.catalogue: Catalogue = catalogue(language, TEXTS, *folders)
        self.console = _Console(
            file=stream,
            highlight=False,
            emoji=False,
            soft_wrap=True,
            color_system="auto" if has_colour else None,
        )
        self.is_ascii = not self.console.encoding.lower().startswith("utf")

    def with_texts(self, *folders: Path) -> Speaker:
        """The same voice with more words."""
        return Speaker(self.language, *self.folders, *folders, stream=self.console.file)

    def text(self, message: str, **params: str | float) -> str:
        return self.catalogue.say(message, **params)

    def word(self, param: Param) -> str:
        return self.catalogue.word(param)

    def number(self, value: int) -> str:
        """`12,345`, grouped as the language does."""
        return self.text("figure", value=value).replace(NO_BREAK, " ")

    def percent(self, share: float) -> str:
        """`52.3%`, with the decimal sign of the language."""
        digits = {"minimumFractionDigits": 1, "maximumFractionDigits": 1}
        value = FluentFloat(share, style="percent", **digits)
        return self.text("figure", value=value).replace(NO_BREAK, " ")

    def line(self, text: str | Text = "", style: str = "") -> None:
        """Print a line as it is: no markup is read in it."""
        shown = Text(text) if isinstance(text, str) else text
        if self.is_ascii:
            shown = shown.copy()
            shown.plain = ascii_only(shown.plain)
        self.console.print(shown, style=style or None)

    def say(self, message: str, **params: str | int) -> None:
        self.line(self.text(message, **params))


def speaker_for(language: str, phrase: Phrase) -> Speaker:
    """A voice that has the words for something said outside of any game.

    What is wrong with a set-up or a pack, a game may say in words of its own.
    """
    speaker = Speaker(language)
    if speaker.catalogue.knows(phrase):
        return speaker
    voices = (speaker.with_texts(texts) for texts in texts_of_games())
    return next((voice for voice in voices if voice.catalogue.knows(phrase)), speaker)


def ascii_only(text: str) -> str:
    """The same number of signs, none of them beyond ASCII."""
    signs = text.translate(ASCII_SIGNS)
    plain = (unicodedata.normalize("NFD", sign)[0] for sign in signs)
    return "".join(sign if sign.isascii() else "?" for sign in plain)


def complain_of_model(speaker: Speaker, reason: Phrase | None) -> None:
    """Why a bot that should judge by a model does without, if it does."""
    if reason is not None:
        complain(speaker.text("plain-master", reason=speaker.word(reason)))


def complain(text: str) -> None:
    """One sentence on standard error, if anybody is left to be told."""
    with contextlib.suppress(OSError, AttributeError):
        print(f"crowns: {text}", file=sys.stderr, flush=True)  # noqa: T201
