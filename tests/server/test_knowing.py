"""Types that threads read together were looked at before."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import threecrowns.server.app
from threecrowns.server.knowing import know_types

PACKAGE = Path(threecrowns.server.app.__file__).parent
READING = {"convert": 1, "body_of": 1}  # calls that read a type, and which argument it is
# Many threads come for a new type at the same moment; without `know_types` that ends the process.
RACE = """
import sys, threading
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
import msgspec
from threecrowns.server.knowing import know_types

sys.setswitchinterval(1e-6)
gate = threading.Barrier(8)

def read(kind):
    gate.wait()
    return msgspec.convert({"id": "a", "inner": {"numbers": [1], "more": 2}}, kind)

with ThreadPoolExecutor(8) as crowd:
    for number in range(200):
        module = ModuleType(f"threecrowns.race{number}")
        sys.modules[module.__name__] = module
        exec('''
from __future__ import annotations
import msgspec
class Inner(msgspec.Struct):
    numbers: tuple[int, ...] = ()
    more: int | None = None
class Outer(msgspec.Struct):
    id: str
    inner: Inner
''', module.__dict__)
        if sys.argv[1] == "known":
            know_types.cache_clear()
            know_types()
        list(crowd.map(read, [module.Outer] * 8))
"""


def types_read() -> Iterator[str]:
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in READING:
                    kind = node.args[READING[name]]
                    assert isinstance(kind, ast.Name), f"{file}: {ast.unparse(node)}"
                    yield kind.id


def test_every_type_that_is_read_is_known() -> None:
    known = {each.__name__ for each in know_types()}
    wanted = set(types_read())
    assert len(wanted) > 10
    assert wanted <= known


def test_known_types_are_read_by_many_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", RACE, "known"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
