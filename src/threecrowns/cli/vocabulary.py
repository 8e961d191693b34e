"""Words that stand for something: in English, in the reader's language, or their beginnings.

Case and diacritics do not matter, so `PRESUN` is as good as `přesuň`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from threecrowns.cli.console import Speaker
from threecrowns.engine.moves import Grammar, Move, Word

LETTERS = str.maketrans({"ł": "l", "Ł": "l", "’": "'"})


def folded(text: str) -> str:
    """The text without case and diacritics."""
    plain = unicodedata.normalize("NFD", text.translate(LETTERS).casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


class Vocabulary:
    """Which word means what."""

    def __init__(self, meanings: Mapping[str, Iterable[str]]) -> None:
        self.words: dict[str, set[str]] = {}  # folded word -> what it may mean
        self.shown: dict[str, str] = {}  # meaning -> the word we use ourselves
        for meaning, words in meanings.items():
            for word in words:
                self.words.setdefault(folded(word), set()).add(meaning)
                self.shown.setdefault(meaning, word)

    def meanings(self, word: str) -> list[str]:
        """What a whole word means, or else everything it may be the beginning of."""
        start = folded(word)
        exact = self.words.get(start)
        if exact is not None:
            return sorted(exact)
        found = {
            meaning
            for known, meanings in self.words.items()
            if start and known.startswith(start)
            for meaning in meanings
        }
        return sorted(found)


def typed(speaker: Speaker, grammar: Grammar, move: Move) -> str:
    """A move as the reader would type it."""
    words = [speaker.text(f"verb-{move.verb}").partition(",")[0]]
    written = grammar.write(move).split()[1:]
    for field, value in zip(grammar.verbs[move.verb], written, strict=True):
        message = word_message(value)
        if isinstance(field, Word) and speaker.catalogue.has(message):
            value = speaker.text(message).partition(",")[0]
        words.append(value)
    return " ".join(words)


def word_message(value: str) -> str:
    """The message with what a reader types for an id that names no component."""
    return f"word-{value.replace('_', '-')}"


def spoken(speaker: Speaker, message: str, always: str) -> list[str]:
    """The words of a message, `vzít, vezmi, ber`, and the English one that is always right."""
    words = [word.strip() for word in speaker.text(message).split(",")]
    return [*words, always]
