"""`crowns admin`: what a host does beside the running house."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Argument, Call, Command, Flag, UsageError, file_path, whole_number
from threecrowns.cli.settings import SETTINGS, data_folder, settings_of
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.record import unwritable
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.admin import Admin
from threecrowns.server.settings import Settings
from threecrowns.server.sqlite import FILE
from threecrowns.server.store import UNREACHED, Store

SECONDS = 19  # signs of a moment up to its seconds
MOST_DAYS = 36500


class Desk(NamedTuple):
    """What a task works with."""

    admin: Admin
    speaker: Speaker
    call: Call
    words: Sequence[str]  # after the task

    def write(self, text: str, what: str) -> None:
        """Into the file that was named, or to standard output as it is."""
        out = self.call["out"]
        if out is None:
            sys.stdout.write(text)
            return
        try:
            out.write_text(text, encoding="utf-8")
        except OSError as error:
            raise unwritable(out, error) from error
        self.speaker.say("admin-exported", what=what, file=str(out))

    def list(self, found: Sequence[Any], rows: Sequence[Sequence[str]], nothing: str) -> None:
        """Columns for a person, or JSON."""
        if self.call["json"]:
            raw = msgspec.json.format(msgspec.json.encode(found), indent=2)
            sys.stdout.write(raw.decode() + "\n")
            return
        if not rows:
            self.speaker.say(nothing)
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            self.speaker.line("  ".join(cells).rstrip())


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    task, *words = call["task"]
    if task not in TASKS:
        raise UsageError("usage-choice", flag="admin", text=task, allowed=", ".join(TASKS))
    least, most, do = TASKS[task]
    if not least <= len(words) <= most:
        raise UsageError("admin-expects", usage=Phrase(f"admin-usage-{task}"))
    store = _opened(settings_of(call), is_beside=task != "compact")
    try:
        do(Desk(Admin(store), speaker, call, words))
    except UNREACHED as error:
        raise store.away(error) from error
    finally:
        store.close()
    return 0


def _opened(settings: Settings, *, is_beside: bool) -> Store:
    """The house that is there; none is made. Raises CrownsError."""
    folder = data_folder(settings)
    if settings.database is None and not (folder / FILE).is_file():
        raise CrownsError("admin-no-house", folder=str(folder))
    return Store(folder, url=settings.database, is_beside=is_beside)


# -- tasks


def _tables(desk: Desk) -> None:
    found = desk.admin.tables()
    rows = [
        (
            each.id,
            each.changed[:SECONDS],
            desk.speaker.text(f"admin-{each.state}"),
            each.game,
            str(each.answers),
            ", ".join(
                name or player for name, player in zip(each.names, each.players, strict=True)
            ),
        )
        for each in found
    ]
    desk.list(found, rows, "admin-no-tables")


def _players(desk: Desk) -> None:
    found = desk.admin.players()
    rows = [
        (
            each.name,
            each.created[:SECONDS],
            desk.speaker.text("admin-devices", count=each.sessions),
            desk.speaker.text("admin-seats", count=each.seats),
            desk.speaker.text("admin-banned") if each.is_banned else "",
        )
        for each in found
    ]
    desk.list(found, rows, "admin-no-players")


def _reports(desk: Desk) -> None:
    found = desk.admin.reports()
    rows = [
        (
            each.at[:SECONDS],
            each.table,
            f"{each.seat} > {'-' if each.about is None else each.about}",
            each.words,
        )
        for each in found
    ]
    desk.list(found, rows, "admin-no-reports")


def _ban(desk: Desk) -> None:
    (name,) = desk.words
    held = desk.admin.ban(name)
    desk.speaker.say("admin-was-banned", name=name, count=held)


def _unban(desk: Desk) -> None:
    (name,) = desk.words
    desk.admin.unban(name)
    desk.speaker.say("admin-was-unbanned", name=name)


def _revoke(desk: Desk) -> None:
    kind, name, *rest = desk.words
    if kind == "sessions" and not rest:
        ended = desk.admin.end_sessions(name)
        desk.speaker.say("admin-sessions-ended", name=name, count=ended)
    elif kind == "seats":
        seat = whole_number(0, 99)("seats", rest[0]) if rest else None
        for number, key in desk.admin.change_keys(name, seat).items():
            desk.speaker.say("admin-new-key", seat=str(number), link=f"/t/{name}?seat={key}")
    else:
        raise UsageError("admin-expects", usage=Phrase("admin-usage-revoke"))


def _compact(desk: Desk) -> None:
    gone = desk.admin.compact(desk.call["days"])
    desk.speaker.say(
        "admin-compacted", tables=gone.tables, sessions=gone.sessions, seats=gone.seats
    )


def _recompute(desk: Desk) -> None:
    found = desk.admin.recompute()
    desk.speaker.say(
        "admin-recomputed", games=found.games, ratings=found.ratings, changed=found.changed
    )


def _export(desk: Desk) -> None:
    kind, name = desk.words
    if kind == "table":
        desk.write(desk.admin.record(name).decode(), name)
    elif kind == "player":
        data = msgspec.json.format(msgspec.json.encode(desk.admin.data_of(name)), indent=2)
        desk.write(data.decode() + "\n", name)
    else:
        raise UsageError("admin-expects", usage=Phrase("admin-usage-export"))


TASKS: dict[str, tuple[int, int, Callable[[Desk], None]]] = {  # words after it: least, most
    "tables": (0, 0, _tables),
    "players": (0, 0, _players),
    "reports": (0, 0, _reports),
    "ban": (1, 1, _ban),
    "unban": (1, 1, _unban),
    "revoke": (2, 3, _revoke),
    "compact": (0, 0, _compact),
    "recompute": (0, 0, _recompute),
    "export": (2, 2, _export),
}
COMMANDS = {
    "admin": Command(
        "admin",
        run,
        arguments=(Argument("task", is_many=True),),
        flags=(
            SETTINGS,
            Flag("data", file_path, placeholder="DIR"),
            Flag("json"),
            Flag("out", file_path, placeholder="FILE"),
            Flag("days", whole_number(1, MOST_DAYS), placeholder="N"),
        ),
    )
}
