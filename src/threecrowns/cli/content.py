"""`crowns content check` and `crowns content diff`: packs of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from threecrowns.catalogue import find_game, game_of, game_places
from threecrowns.cli.console import Speaker, speaker_for
from threecrowns.cli.flags import Argument, Call, Command, UsageError
from threecrowns.cli.paths import named_path
from threecrowns.engine.content import ContentError, Pack, game_of_pack
from threecrowns.engine.game import Game
from threecrowns.engine.refusal import CrownsError
from threecrowns.engine.unread import shown

ACTIONS = ("check", "diff")


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    action = call["action"]
    if action not in ACTIONS:
        allowed = ", ".join(ACTIONS)
        raise UsageError("usage-choice", flag="content", text=action, allowed=allowed)
    file = named_path(call["file"])
    try:
        return _check(speaker, file) if action == "check" else _diff(speaker, file)
    except ContentError as error:
        for problem in error.problems:
            reason = speaker_for(speaker.language, problem.phrase).word(problem.phrase)
            speaker.line(f"{error.file}:{problem.line}: {reason}")
        return 2


def _check(speaker: Speaker, file: Path) -> int:
    pack = Pack(file)
    game = find_game(_game_id(pack), file)
    game.components()  # whatever is printed has been read by now, an expansion's too
    tables = {name: table for name, table in pack.data.items() if isinstance(table, list)}
    counts = ", ".join(f"{name} {len(table)}" for name, table in tables.items())
    title = game.names[speaker.language]
    speaker.say("content-good", file=str(file), game=title, counts=counts, hash=pack.hash[:12])
    return 0


def _game_id(pack: Pack) -> str:
    name = game_of_pack(pack)
    game = game_of(name)
    if not game:
        allowed = ", ".join(game_places())
        raise CrownsError("content-unknown-game", file=str(pack.file), name=name, allowed=allowed)
    return game


def _diff(speaker: Speaker, file: Path) -> int:
    """What a pack says differently from the built-in one."""
    pack = Pack(file)
    game: Game = find_game(_game_id(pack))
    built_in = game.packs.get(game_of_pack(pack))
    if built_in is None:
        raise CrownsError("setup-no-content", name=game_of_pack(pack))
    differences = list(_differences(Pack(built_in).data, pack.data, ""))
    for place, before, after in differences:
        if after is None:
            speaker.say("content-gone", place=place, before=before or "-")
        elif before is None:
            speaker.say("content-new", place=place, after=after)
        else:
            speaker.say("content-changed", place=place, before=before, after=after)
    if not differences:
        speaker.say("content-same", file=str(file))
    return 0


def _differences(
    before: dict[str, Any], after: dict[str, Any], place: str
) -> Iterator[tuple[str, str | None, str | None]]:
    """Place, old and new value of everything that differs; None where there is none."""
    for key in dict.fromkeys([*before, *after]):
        here = f"{place} {key}".strip()
        old, new = _by_id(before.get(key)), _by_id(after.get(key))
        if old == new:
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            yield from _differences(old, new, here)
        else:
            yield here, _shown(before, key), _shown(after, key)


def _by_id(value: Any) -> Any:
    """A list of entries as a table of them, so that they are compared by id, not by place."""
    is_entries = isinstance(value, list) and value and all(isinstance(e, dict) for e in value)
    if not is_entries:
        return value
    return {str(entry.get("id", number)): entry for number, entry in enumerate(value, start=1)}


def _shown(table: dict[str, Any], key: str) -> str | None:
    return shown(table[key]) if key in table else None


COMMANDS = {"content": Command("content", run, arguments=(Argument("action"), Argument("file")))}
