"""Three Crowns: a digital table for three royal board games.

`CROWNS_PURE=1` in the environment ignores the compiled core and runs the same source
uncompiled: for debugging, coverage, and for the tests that compare the two.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.metadata import PackageNotFoundError, version
from types import ModuleType

try:
    __version__ = version("threecrowns")
except PackageNotFoundError:  # run from a source tree that is not installed
    __version__ = "0"

OWN_PACKAGES = ("threecrowns", "connect_four")


class _SourceOnly:
    """Finds the .py files of our own packages where compiled modules lie beside them."""

    @staticmethod
    def find_spec(
        name: str, path: list[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] not in OWN_PACKAGES:
            return None
        for folder in path or sys.path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if found is not None and found.loader is not None:
                return found
        return None


if os.environ.get("CROWNS_PURE") == "1":
    sys.meta_path.insert(0, _SourceOnly)  # type: ignore[arg-type] # finders need no instance


def is_compiled() -> bool:
    """Does the compiled core run? The answer is in every benchmark and bug report."""
    from threecrowns.engine import state

    return not str(state.__file__).endswith(".py")
