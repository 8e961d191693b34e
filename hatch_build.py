"""The build hook: compiles the core with mypyc and puts it into the wheel.

Without a C compiler the wheel is pure Python. `CROWNS_COMPILE=require` makes that an error,
`CROWNS_COMPILE=0` asks for it.
"""

from __future__ import annotations

import os
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


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("CROWNS_COMPILE", "auto")
        has_compiler = shutil.which(os.environ.get("CC", "cc")) is not None
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        if not has_compiler and wish != "require":
            return
        try:
            self.compile(build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if wish == "require":
                raise
            self.app.display_warning(f"the core could not be compiled, it stays Python: {error}")

    def compile(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        keep = root / "build" / "compiled"
        shutil.rmtree(keep, ignore_errors=True)
        with tempfile.TemporaryDirectory() as folder:
            work = Path(folder)
            ignore = shutil.ignore_patterns("*.so", "__pycache__")
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
            for library in work.rglob("*.so"):
                place = library.relative_to(work)
                if place.parts[0] == "build":
                    continue
                kept = keep / place
                kept.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(library, kept)
                build_data["force_include"][str(kept)] = place.as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


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
    said = subprocess.run(
        [os.environ.get("CC", "cc"), "--version"], check=False, capture_output=True, text=True
    )
    return "Free Software Foundation" in said.stdout
