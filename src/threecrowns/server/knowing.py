"""All types that are read are looked at before there are threads.

msgspec looks at a type when it first reads one, and keeps what it finds while it is not complete
yet: another thread that reads the same type at that moment ends the whole process. So it happened
to servers at which many people came back at once after a restart.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

PACKAGE = __name__.partition(".")[0]


@cache
def know_types() -> frozenset[type[msgspec.Struct]]:
    """Let msgspec look at every type of ours that is loaded; those that can be read."""
    return frozenset(each for each in _types(msgspec.Struct) if _is_readable(each))


def _types(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith(PACKAGE):
            yield each
        yield from _types(each)


def _is_readable(kind: Any) -> bool:
    try:
        msgspec.json.Decoder(kind)
    except (TypeError, NameError):  # it is only ever written
        return False
    return True
