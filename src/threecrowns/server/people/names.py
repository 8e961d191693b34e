"""What people call themselves and say: text without a meaning to any machine.

Signs that cannot be seen, or that turn the direction of reading, are refused with a sentence:
they only serve to look like somebody else. Everything else is text, also what looks like HTML.
"""

from __future__ import annotations

import unicodedata

from threecrowns.engine.phrase import Phrase
from threecrowns.server.protocol import LONGEST_WORDS
from threecrowns.server.speaking import RequestError

LONGEST_NAME = 40  # signs
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, direction, private, unassigned
MOST_MARKS = 3  # accents on one letter; more of them run over the lines of others


def name_of(text: str) -> str:
    """A name as it is kept; raises RequestError."""
    name = " ".join(_seen(text).split())
    if not 0 < len(name) <= LONGEST_NAME:
        raise RequestError(422, "name", Phrase("people-name-length", {"most": LONGEST_NAME}))
    return name


def words_of(text: str) -> str:
    """Free words as they are kept; raises RequestError."""
    words = " ".join(_seen(text.replace("\n", " ").replace("\t", " ")).split())
    if not 0 < len(words) <= LONGEST_WORDS:
        raise RequestError(422, "words", Phrase("people-words-length", {"most": LONGEST_WORDS}))
    return words


def folded(name: str) -> str:
    """The same for all names that are told apart only by case or by the form of their signs."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", " ".join(plain.split()))


def _seen(text: str) -> str:
    """Refuse what cannot be seen; the rest in its usual form (NFC)."""
    found = unicodedata.normalize("NFC", text)
    marks = 0
    for sign in found:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind == "Mn" else 0
        if kind in UNSEEN or marks > MOST_MARKS:
            raise RequestError(422, "signs", Phrase("people-unseen-signs"))
    return found
