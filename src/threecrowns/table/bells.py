"""How a thinker that helps another one is called off while it thinks.

A process that computes hears nothing. So each helper has a bell: two bytes of memory that it shares
with the owner of the thinkers. Each byte is written by one side only, so no lock is needed.
"""

from __future__ import annotations

from multiprocessing.sharedctypes import RawArray


class Bell:
    """One helper's bell. It is made once and serves for one question after the other."""

    def __init__(self) -> None:
        self._rung = RawArray("b", 1)  # by the owner
        self._begun = RawArray("b", 1)  # by the helper

    def reset(self) -> None:
        """For the next question; nobody helps by this bell now."""
        self._rung[0] = 0
        self._begun[0] = 0

    def ring(self) -> None:
        """Whatever was found until now is wanted, and nothing more."""
        self._rung[0] = 1

    def begin(self) -> None:
        """The helper is ready: when the bell rings it answers at once."""
        self._begun[0] = 1

    @property
    def has_begun(self) -> bool:
        return bool(self._begun[0])

    def is_rung(self) -> bool:
        return bool(self._rung[0])
