"""The settings of a house: a file in TOML, and what is typed or set beside it.

What is typed wins over the variable `DATABASE_URL`, and that over the file.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from threecrowns.cli.flags import Call, Flag, file_path, one_of
from threecrowns.cli.home import home_folder
from threecrowns.cli.paths import named_path
from threecrowns.engine.phrase import Param, Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.settings import EXPECTS, Part, Settings

DATABASE = "DATABASE_URL"  # PostgreSQL instead of a file in the folder
SETTINGS = Flag("settings", file_path, placeholder="FILE")
LOG = Flag("log", one_of(("text", "json")), placeholder="text|json")
TYPED = ("host", "port", "public")  # flags that stand for a setting of the same name
WHERE = re.compile(r" - at `\$\.?([^`]*)`$")
FIELD = re.compile(r"^Object (contains unknown|missing required) field `([^`]*)`")
LINE = re.compile(r"at line (\d+)")


def settings_of(call: Call) -> Settings:
    """What the host wants; raises CrownsError."""
    found = Settings() if call["settings"] is None else read_settings(call["settings"])
    typed: dict[str, Any] = {name: call[name] for name in TYPED if name in call.given}
    if "data" in call.given:
        typed["data"] = str(call["data"])
    if "log" in call.given:
        typed["log"] = msgspec.structs.replace(found.log, format=call["log"])
    if url := os.environ.get(DATABASE):
        typed["database"] = url
    return msgspec.structs.replace(found, **typed)


def data_folder(settings: Settings) -> Path:
    return home_folder() / "tables" if settings.data is None else named_path(settings.data)


def read_settings(file: Path) -> Settings:
    """The settings in a file; raises CrownsError with the key that is wrong."""
    raw = file.read_bytes()
    try:
        read = tomllib.loads(raw.decode())
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise CrownsError("settings-no-toml", file=str(file), line=str(line)) from error
    except tomllib.TOMLDecodeError as error:
        found = LINE.search(str(error))
        line = int(found[1]) if found else raw.count(b"\n") + 1
        raise CrownsError("settings-no-toml", file=str(file), line=str(line)) from error
    try:
        settings = msgspec.convert(read, Settings)
    except msgspec.ValidationError as error:
        raise _wrong(file, str(error)) from error
    _check_networks(file, "proxies", settings.proxies)
    _check_networks(file, "webhooks.networks", settings.webhooks.networks)
    if settings.data is not None:  # as seen from the file
        data = str(file.parent / named_path(settings.data))
        return msgspec.structs.replace(settings, data=data)
    return settings


def _check_networks(file: Path, key: str, networks: Sequence[str]) -> None:
    for number, each in enumerate(networks):
        try:
            ip_network(each, strict=False)
        except ValueError as error:
            expected = Phrase("settings-expects-network")
            where = f"{key}[{number}]"
            raise CrownsError(
                "settings-wrong", file=str(file), key=where, expected=expected
            ) from error


# -- what is wrong, and what was expected


def _wrong(file: Path, error: str) -> CrownsError:
    where = WHERE.search(error)
    key = where[1] if where else ""
    field = FIELD.match(error)
    if field is None:
        kind = _kind_at(key)
        expected = _expected(kind)
        return CrownsError("settings-wrong", file=str(file), key=key, expected=expected)
    full = f"{key}.{field[2]}" if key else field[2]
    if field[1].startswith("missing"):
        expected = _expected(_kind_at(full))
        return CrownsError("settings-wrong", file=str(file), key=full, expected=expected)
    part = _part(_kind_at(key))
    assert part is not None, "only a section has fields"
    allowed = list(part.__struct_fields__)
    close = get_close_matches(field[2], allowed, n=1)
    if close:
        return CrownsError("settings-unknown-close", file=str(file), key=full, close=close[0])
    return CrownsError("settings-unknown", file=str(file), key=full, allowed=", ".join(allowed))


def _kind_at(key: str) -> Any:
    """The type of what stands at `limits.seats.at_once` or `proxies[0]`."""
    kind: Any = Settings
    for name in re.findall(r"[^.\[\]]+|\[", key):
        if name == "[":
            kind = get_args(_plain(kind))[0]
        elif not name.isdigit() and name != "...":
            part = _part(kind)
            assert part is not None, "only a section has fields"
            kind = get_type_hints(part, include_extras=True)[name]
    return kind


def _part(kind: Any) -> type[Part] | None:
    plain = _plain(kind)
    return plain if isinstance(plain, type) and issubclass(plain, Part) else None


def _plain(kind: Any) -> Any:
    """Without `None` and without what is said about it."""
    if get_origin(kind) in (Union, UnionType):
        kind = next(each for each in get_args(kind) if each is not type(None))
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _expected(kind: Any) -> Param:
    if get_origin(kind) in (Union, UnionType):
        kind = next(each for each in get_args(kind) if each is not type(None))
    about = get_args(kind)[1] if get_origin(kind) is Annotated else msgspec.Meta()
    if about.extra is not None:
        return Phrase(about.extra[EXPECTS])
    plain = _plain(kind)
    if get_origin(plain) is Literal:
        allowed = ", ".join(f'"{each}"' for each in get_args(plain))
        return Phrase("settings-expects-choice", {"allowed": allowed})
    if plain is bool:
        return Phrase("settings-expects-switch")
    if plain is int:
        return Phrase("settings-expects-whole", {"low": str(about.ge), "high": str(about.le)})
    if plain is float:
        return Phrase("settings-expects-number", {"high": str(about.le)})
    if get_origin(plain) is tuple:
        return Phrase("settings-expects-list")
    return Phrase("settings-expects-text" if plain is str else "settings-expects-section")
