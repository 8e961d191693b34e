"""Models of the learned judgement: files of numbers with a card that says how they were made."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec

from threecrowns.engine.judgement import Features, Model, Units
from threecrowns.engine.refusal import CrownsError


class ModelError(CrownsError):
    """A model that cannot be read, or that is for something else."""


class UnitsFile(msgspec.Struct, frozen=True):
    """A layer of units; see `judgement.py`."""

    weights: tuple[tuple[float, ...], ...]  # [column][unit]
    begins: tuple[tuple[float, ...], ...]  # [phase][unit]
    worths: tuple[tuple[float, ...], ...]  # [phase][unit]

    def is_whole(self, columns: int, phases: int) -> bool:
        rows = [*self.weights, *self.begins, *self.worths]
        is_even = len({len(row) for row in rows}) == 1 and len(rows[0]) > 0
        shape = len(self.weights), len(self.begins), len(self.worths)
        return is_even and shape == (columns, phases, phases)

    @property
    def units(self) -> Units:
        count = len(self.begins[0])
        return Units(count, flat(self.weights), flat(self.begins), flat(self.worths))


class ModelFile(msgspec.Struct, frozen=True):
    game: str
    content: str  # the hash of the content pack whose numbers the features count by
    columns: tuple[str, ...]  # names of the features, in order
    phases: tuple[float, ...]
    trust: float
    weights: tuple[tuple[float, ...], ...]  # [phase][column]
    card: dict[str, Any]  # data, settings and figures of the training
    digest: str = ""  # of all the rest; goes into the records of games it played in
    units: UnitsFile | msgspec.UnsetType = msgspec.UNSET  # a model may do without

    @property
    def players(self) -> int:
        """At tables of which size it learned; 1: alone; 0: of all with two and more."""
        return int(self.card.get("selfplay", {}).get("players", 0))


class Wanted(msgspec.Struct, frozen=True):
    """What a model must be for."""

    game: str
    content: str
    features: Features
    columns: tuple[str, ...]
    phases: tuple[float, ...]


def digest_of(model: ModelFile) -> str:
    plain = msgspec.json.encode(msgspec.structs.replace(model, digest=""))
    return hashlib.blake2b(plain, digest_size=8).hexdigest()


def write_model(file: Path, model: ModelFile) -> None:
    signed = msgspec.structs.replace(model, digest=digest_of(model))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(signed), indent=1) + b"\n")


def read_file(file: Path, game: str) -> ModelFile:
    """What is written in a file, if it is whole; raises ModelError."""
    try:
        read = msgspec.json.decode(file.read_bytes(), type=ModelFile)
    except FileNotFoundError as error:
        raise ModelError("model-missing", file=str(file), game=game) from error
    except (OSError, msgspec.DecodeError) as error:
        raise ModelError("model-unreadable", file=str(file)) from error
    is_whole = all(len(row) == len(read.columns) for row in read.weights)
    if read.units is not msgspec.UNSET:
        is_whole = is_whole and read.units.is_whole(len(read.columns), len(read.phases))
    if not is_whole or len(read.weights) != len(read.phases) or not read.phases:
        raise ModelError("model-unreadable", file=str(file))
    if read.digest != digest_of(read):
        raise ModelError("model-changed", file=str(file))
    return read


def model_in(file: Path, read: ModelFile, wanted: Wanted) -> Model:
    """The model read from a file, if it is for what is wanted; raises ModelError."""
    if read.game != wanted.game:
        raise ModelError("model-of-another", file=str(file), found=read.game, game=wanted.game)
    if read.content != wanted.content:
        raise ModelError("model-other-content", file=str(file), game=wanted.game)
    if read.columns != wanted.columns or list(read.phases) != sorted(set(read.phases)):
        raise ModelError("model-other-layout", file=str(file), game=wanted.game)
    units = None if read.units is msgspec.UNSET else read.units.units
    what = (flat(read.weights), len(read.columns), vec[float](list(read.phases)), read.trust)
    return Model(*what, read.digest, read.players, units)


def flat(rows: tuple[tuple[float, ...], ...]) -> vec[float]:
    return vec[float]([number for row in rows for number in row])
