"""A file or a folder as a person names it."""

from __future__ import annotations

from pathlib import Path

from threecrowns.engine.refusal import CrownsError


def named_path(text: str) -> Path:
    """The path of what was typed, `~` and `~name` included; raises CrownsError."""
    if "\0" in text:
        raise CrownsError("path-nul")
    try:
        return Path(text).expanduser()
    except RuntimeError as error:  # no such user, or nobody knows where we live
        raise CrownsError("path-no-home", path=text) from error
