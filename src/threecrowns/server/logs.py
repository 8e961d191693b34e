"""The log of the house: a line for a person, or a JSON object for a machine.

What a line tells beside its message are `facts`; `watching.py` says what is never in them. Only our
own log is ever made talkative: what libraries tell at that level holds keys and names.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from threecrowns.server.settings import LogSettings
from threecrowns.server.watching import request_id

FILE = "server.log"
LARGEST_LOG = 2**20  # bytes
OURS = "threecrowns"


def write_log(settings: LogSettings, folder: Path) -> None:
    """Where the log goes, and how it looks, for this process."""
    handler: logging.Handler
    if settings.to == "stderr":
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = RotatingFileHandler(
            folder / FILE, maxBytes=LARGEST_LOG, backupCount=1, encoding="utf-8", delay=True
        )
    handler.setFormatter(Json() if settings.format == "json" else Plain())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(settings.level.upper())
    logging.raiseExceptions = False  # a full disk must not fill the terminal


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    facts = dict(getattr(record, "facts", {}))
    number = request_id.get()
    return facts if number is None else {"request": number, **facts}


class Plain(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - its name there
        said = super().formatMessage(record)
        facts = " ".join(f"{name}={value}" for name, value in facts_of(record).items())
        return f"{said} {facts}" if facts else said


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
