"""`crowns schema`: JSON Schema of everything that the server says and hears."""

from __future__ import annotations

import msgspec

from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Call, Command, Flag, file_path
from threecrowns.engine.record import unwritable
from threecrowns.server.schema import whole_schema


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    text = msgspec.json.format(msgspec.json.encode(whole_schema()), indent=2).decode()
    if call["out"] is None:
        speaker.line(text)
        return 0
    try:
        call["out"].write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(call["out"], error) from error
    speaker.say("schema-written", file=str(call["out"]))
    return 0


COMMANDS = {
    "schema": Command("schema", run, flags=(Flag("out", file_path, placeholder="FILE"),)),
}
