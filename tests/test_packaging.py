"""What pip is told: which requirements, which tools to build with, and which files are there."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hatchling.build import get_requires_for_build_wheel
from hatchling.builders.sdist import SdistBuilder
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture(autouse=True)
def _in_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("CROWNS_COMPILE", raising=False)


def test_where_a_compiler_is_found_pip_brings_what_compiles_the_core(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", "sh -c")  # any program will do, with arguments too

    tools = get_requires_for_build_wheel()

    assert [tool for tool in tools if tool.startswith("mypy[mypyc]==")]
    assert [tool for tool in tools if tool.startswith("setuptools")]


@pytest.mark.parametrize(
    ("variable", "value"), [("CC", "no-such-compiler"), ("CROWNS_COMPILE", "0")]
)
def test_without_a_compiler_or_the_wish_nothing_more_is_needed(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)

    assert get_requires_for_build_wheel() == []


def test_only_what_belongs_to_compiled_code_is_pinned() -> None:
    wanted = [Requirement(each) for each in PROJECT["dependencies"]]

    assert [each.name for each in wanted if "==" in str(each.specifier)] == ["librt"]


def test_the_sdist_holds_what_its_tests_and_the_launcher_read() -> None:
    held = {file.relative_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}

    for name in ("crowns", "hatch_build.py", "NOTICE", "requirements/app.lock", "README.md"):
        assert name in held
    for folder in ("docs", "tests", "tools", "bench", "src", "examples"):
        here = {str(file.relative_to(ROOT)) for file in (ROOT / folder).rglob("*.*")}
        made = ("__pycache__", "threecrowns/static/", "node_modules/")
        wanted = {name for name in here if not any(part in name for part in made)}
        wanted = {name for name in wanted if (ROOT / name).is_file()}
        assert wanted <= held, sorted(wanted - held)


@pytest.mark.parametrize("package", ["src/threecrowns", "examples/connect_four"])
def test_types_are_shipped(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()


def test_compiled_modules_are_collected_on_every_system(tmp_path: Path) -> None:
    hook: dict[str, object] = {}
    exec((ROOT / "hatch_build.py").read_text("utf-8"), hook)
    for name in ("a/state.cp311-win_amd64.pyd", "a/state.so", "build/a/state.so", "a/state.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()

    found = hook["compiled_in"](tmp_path)  # type: ignore[operator] # a function of the hook

    assert [place.as_posix() for place in found] == [
        "a/state.cp311-win_amd64.pyd",
        "a/state.so",
    ]
