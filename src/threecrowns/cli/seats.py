"""Who sits at the table, from `--seats human,search-2`."""

from __future__ import annotations

from threecrowns.bots.levels import BOT_NAMES
from threecrowns.cli.flags import UsageError
from threecrowns.table.seats import PLAYERS


def read_seats(flag: str, text: str) -> tuple[str, ...]:
    """The players of `--seats`, people and bots, in the order of their seats."""
    return _read_names(flag, text, PLAYERS)


def read_bots(flag: str, text: str) -> tuple[str, ...]:
    """The bots of `--seats` where nobody else plays."""
    return _read_names(flag, text, BOT_NAMES)


def _read_names(flag: str, text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    names = tuple(name.strip().lower() for name in text.split(","))
    for name in names:
        if name not in known:
            raise UsageError("usage-choice", flag=flag, text=name, allowed=", ".join(known))
    return names
