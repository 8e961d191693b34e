"""What is said at a table: phrases that everybody reads in their own language, or free words."""

from __future__ import annotations

import msgspec

# The words of each stand in the catalogues of the pages.
PHRASES = (
    "hello",
    "good-luck",
    "nice-move",
    "thanks",
    "sorry",
    "thinking",
    "moment",
    "back-soon",
    "your-turn",
    "yes",
    "no",
    "well-played",
    "good-game",
    "bye",
)


class TalkLine(msgspec.Struct, frozen=True):
    number: int  # from 1
    seat: int
    phrase: str | None  # one of PHRASES
    words: str | None  # or free words
    at: str

    @property
    def is_forgotten(self) -> bool:
        """Whoever said it has deleted their account: only its number is left, and used once."""
        return self.phrase is None and self.words is None
