"""The generator: xoshiro128** on 32-bit words.

Every product stays below 2**63, so compiled and uncompiled code draw the same numbers (tested).
A state never holds a generator: the table draws for CHANCE, a search draws for itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    def __init__(self, seed: i64) -> None:
        """Any integer is a seed; neighbouring seeds give unrelated streams."""
        low = seed & WORD
        high = (seed >> 32) & WORD
        mixed = (low * 747796405 + 2891336453) & WORD
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.set_words(mixed, (mixed * 277803737) & WORD, high, (mixed * 1664525 + low) & WORD)

    def set_words(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """Start from four 32-bit words, as cut from a hash."""
        self.a = (a & WORD) | 1  # the all-zero state would stay zero for ever
        self.b = (b ^ 0x9E3779B9) & WORD
        self.c = (c ^ 0x243F6A88) & WORD
        self.d = d & WORD
        for _ in range(16):
            self.next()

    def next(self) -> i64:
        """The next word, 0 <= word < 2**32."""
        x = (self.b * 5) & WORD
        word = ((((x << 7) | (x >> 25)) & WORD) * 9) & WORD
        t = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = ((self.d << 11) | (self.d >> 21)) & WORD
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        return (self.next() * n) >> 32


def rng_from_hash(digest: bytes) -> Rng:
    """A generator from the first 16 bytes of a hash: the committed draws of a table."""
    rng = Rng(0)
    rng.set_words(
        i64(int.from_bytes(digest[0:4], "big")),
        i64(int.from_bytes(digest[4:8], "big")),
        i64(int.from_bytes(digest[8:12], "big")),
        i64(int.from_bytes(digest[12:16], "big")),
    )
    return rng
