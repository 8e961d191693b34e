"""Who sits at the table, from `--seats human,search-2`."""

from __future__ import annotations

from threecrowns.bots.levels import BOT_NAMES, BY_MODEL
from threecrowns.cli.flags import UsageError
from threecrowns.table.seats import PLAYERS


def read_seats(flag: str, text: str) -> tuple[str, ...]:
    """The players of `--seats`, people and bots, in the order of their seats."""
    return _read_names(flag, text, PLAYERS)


def read_bots(flag: str, text: str) -> tuple[str, ...]:
    """The bots of `--seats` where nobody else plays; `master@FILE` judges by a model in a file."""
    entries = [entry.strip() for entry in text.split(",")]
    models = [entry for entry in entries if entry.startswith(BY_MODEL)]
    others = ",".join(entry for entry in entries if entry not in models)
    if others or not models:
        _read_names(flag, others, (*BOT_NAMES, f"{BY_MODEL}FILE"))
    return tuple(entry if entry in models else entry.lower() for entry in entries)


def _read_names(flag: str, text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    names = tuple(name.strip().lower() for name in text.split(","))
    for name in names:
        if name not in known:
            raise UsageError("usage-choice", flag=flag, text=name, allowed=", ".join(known))
    return names
