"""Alembic, told where our migrations are."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError


def migrate(connection: sa.Connection, folder: Path) -> None:
    """Carry out every migration that was not yet; raises LookupError at an unknown one."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise LookupError(str(error)) from error
