"""The record: one file per game, JSON lines, opened by anything.

    {"format": 2, "game": ..., "rules": ..., "content": ..., "setup": ..., "players": [...],
     "commitment": sha256 of the secret, "numbers": [...], "model": "...", "h": ...}
    {"n": 0, "seat": -1, "move": {...}, "action": 2781, "h": ...}    one line per answer
    {"undo": 41, "h": ...}                                   answer 41 was taken back
    {"back": 30, "h": ...}                                   all agreed to go back to 30 answers
    {"takes_over": "search-2", "seat": 1, "h": ...}          somebody else plays on for a seat
    {"resigned": 1, "h": ...}                                a seat gave the game up: it ends here
    {"answers": 20, "digest": "...", "h": ...}               after every 20 answers
    {"result": [1.0, -1.0], "digest": "...", "h": ...}
    {"secret": "...", "h": ...}                              revealed after the end

`model`, here and where somebody takes over, is the digest of the model that a bot judges by; it is
there only if one does.

`h` chains every line to the ones before it, so a changed line is named exactly. Replay, bug
report, regression test, training data and crash recovery are all this file. While a game is not
over its secret lies beside the record in a file of its own.

An undo names the number of the answer that is taken back. It is the last one, but for a choice
that is made at the same time as others: those given after it stay and move up, so that the next
answer has the number of how many there are. In the draft of four players, seat 2 thinks again:

    {"n": 30, "seat": 2, ...}  {"n": 31, "seat": 0, ...}  {"undo": 30}  {"n": 31, "seat": 2, ...}

Going back by consent takes draws back, too; the same are drawn again, since all have seen them.

An answer and what follows from it (digest, result, secret) are written in one go. What cannot be
written whole is cut off again, and the match goes on from the answer before; where a crash left
lines out at the end, they are added when the game is taken up.
"""

from threecrowns.engine.record.file import (
    LARGEST_FILE,
    RecordWriter,
    check_ordinary,
    read_record,
    secret_file_of,
    unwritable,
    write_secret,
    write_whole,
)
from threecrowns.engine.record.lines import (
    FORMAT,
    GUIDE,
    TABLE_LINES,
    Line,
    Record,
    chained,
    chained_lines,
    record_from,
)
from threecrowns.engine.record.recorder import (
    DIGEST_EVERY,
    Recorder,
)
from threecrowns.engine.record.replaying import (
    replay,
    replay_lines,
)

__all__ = [
    "DIGEST_EVERY",
    "FORMAT",
    "GUIDE",
    "LARGEST_FILE",
    "TABLE_LINES",
    "Line",
    "Record",
    "RecordWriter",
    "Recorder",
    "chained",
    "chained_lines",
    "check_ordinary",
    "read_record",
    "record_from",
    "replay",
    "replay_lines",
    "secret_file_of",
    "unwritable",
    "write_secret",
    "write_whole",
]
