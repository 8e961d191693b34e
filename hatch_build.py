"""The build hook: compiles the core with mypyc and puts it into the wheel.

Without a C compiler the wheel is pure Python, and `crowns --version` says so.
`CROWNS_COMPILE=require` makes that an error, `CROWNS_COMPILE=0` asks for it.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The same source ran 1.4 times as many decisions with calls bound inside the library
# (docs/decisions/0004-compiled-core.md).
FLAGS = "-O3 -g0 -fno-semantic-interposition -fvisibility=hidden -Wno-unused-function"
# The core is one C file, which GCC optimises on all cores only while linking: 53 s, not 75, on two.
ON_ALL_CORES = f"-flto={os.cpu_count() or 1} -fno-fat-lto-objects"
COMPILED = ("*.so", "*.pyd")
COMPILER = shlex.split(os.environ.get("CC") or ("cl" if os.name == "nt" else "cc"))
WISH = os.environ.get("CROWNS_COMPILE", "auto")


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What a build by `pip install .` needs beyond pyproject's `requires`."""
        if not self.is_compiled():
            return []
        group: list[str] = self.metadata.config["dependency-groups"]["build"]
        return group

    def is_compiled(self) -> bool:
        """Is the core to be compiled, here and for this target?"""
        if self.target_name != "wheel" or WISH == "0":
            return False
        return WISH == "require" or shutil.which(COMPILER[0]) is not None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.is_compiled():
            return
        try:
            self.compile(build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if WISH == "require":
                raise
            self.app.display_warning(f"the core could not be compiled, it stays Python: {error}")

    def compile(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        keep = root / "build" / "compiled"
        shutil.rmtree(keep, ignore_errors=True)
        with tempfile.TemporaryDirectory() as folder:
            work = Path(folder)
            ignore = shutil.ignore_patterns(*COMPILED, "__pycache__")
            shutil.copytree(root / "src", work, ignore=ignore, dirs_exist_ok=True)
            shutil.copytree(root / "examples", work, ignore=ignore, dirs_exist_ok=True)
            (work / "setup.py").write_text(
                "from mypyc.build import mypycify\n"
                "from setuptools import setup\n"
                f"modules = {self.config['compiled']!r}\n"
                "extensions = mypycify(['--strict', *modules], opt_level='3', debug_level='0')\n"
                "setup(name='core', packages=[], ext_modules=extensions)\n"
            )
            build_extensions(work)
            for place in compiled_in(work):
                kept = keep / place
                kept.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(work / place, kept)
                build_data["force_include"][str(kept)] = place.as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


def compiled_in(work: Path) -> list[Path]:
    """The compiled modules beside their sources, on any system."""
    found = [file.relative_to(work) for sign in COMPILED for file in work.rglob(sign)]
    return sorted(place for place in found if place.parts[0] != "build")


def build_extensions(work: Path) -> None:
    """Run the compiler; if it cannot do with all cores what is asked, with one."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    for flags in (f"{FLAGS} {ON_ALL_CORES}", FLAGS) if is_gcc() else (FLAGS,):
        env = {**os.environ, "CFLAGS": f"{flags} {os.environ.get('CFLAGS', '')}"}
        done = subprocess.run(command, cwd=work, check=False, env=env, stdout=subprocess.DEVNULL)
        if done.returncode == 0:
            return
    done.check_returncode()


def is_gcc() -> bool:
    said = subprocess.run([*COMPILER, "--version"], check=False, capture_output=True, text=True)
    return "Free Software Foundation" in said.stdout
