"""The settings of a house in a TOML file, and what is said of one that is wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cli.driver import crowns
from threecrowns.cli.flags import read_call
from threecrowns.cli.main import load_command
from threecrowns.cli.settings import DATABASE, data_folder, read_settings, settings_of
from threecrowns.server.people import limits
from threecrowns.server.people.limits import Rate
from threecrowns.server.settings import LimitSettings, Settings

EXAMPLE = Path(__file__).parents[2] / "docs" / "host.toml"
USUAL = [each for each in vars(limits).values() if isinstance(each, Rate)]


def settled(*words: str) -> Settings:
    return settings_of(read_call(load_command("serve"), words))


def test_the_example_is_read_and_shows_every_setting() -> None:
    text = EXAMPLE.read_text("utf-8")
    found = read_settings(EXAMPLE)
    assert (found.public, found.port, found.data) == ("play.example.org", 7377, "/var/lib/crowns")
    for part in (found, found.limits, found.webhooks, found.push, found.log):
        for name in part.__struct_fields__:
            assert f"{name} = " in text or f"[{name}]" in text, name


def test_the_limits_in_the_example_are_the_usual_ones() -> None:
    shown = read_settings(EXAMPLE).limits.rates
    assert {each.name for each in USUAL} == set(LimitSettings.__struct_fields__) == set(shown)
    for usual in USUAL:
        assert shown[usual.name].at_once == usual.at_once
        assert shown[usual.name].per_second == pytest.approx(usual.per_second)


def test_flags_win_over_the_variable_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "host.toml"
    file.write_text('host = "::1"\nport = 1\ndata = "here"\ndatabase = "postgresql://file/x"\n')
    monkeypatch.delenv(DATABASE, raising=False)

    found = settled("--settings", str(file))
    assert (found.host, found.port, found.database) == ("::1", 1, "postgresql://file/x")
    assert data_folder(found) == tmp_path / "here"  # as seen from the file

    monkeypatch.setenv(DATABASE, "postgresql://variable/x")
    found = settled("--settings", str(file), "--port", "2", "--data", "there")
    assert (found.host, found.port, found.database) == ("::1", 2, "postgresql://variable/x")
    assert data_folder(found) == Path("there")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = ", "line 1: this is not TOML"),
        ("port = 1\nhost == 'x'\ny = 2", "line 2: this is not TOML"),
        ('prot = 1', "there is no setting prot; did you mean port?"),
        ("colour = 1", "there is no setting colour; here there are host, port, public"),
        ("[limits]\nflights = 1", "there is no setting limits.flights; here there are messages"),
        ('port = "80"', "port must be a whole number from 0 to 65535"),
        ("port = 99999", "port must be a whole number from 0 to 65535"),
        ("host = 3", 'host must be a name or an address such as "play.example.org"'),
        ('public = "https://x/"', "public must be a name or an address"),
        ("database = 'mysql://x'", "database must be an address such as \"postgresql://"),
        ("free_text = 1", "free_text must be true or false"),
        ("log = 1", "log must be a section with settings of its own"),
        ("[log]\nlevel = 'loud'", 'log.level must be one of "debug", "info", "warning", "error"'),
        ("proxies = 'all'", "proxies must be a list in square brackets"),
        ("proxies = ['::1', 3]", "proxies[1] must be an address or a network such as"),
        ("proxies = ['all']", "proxies[0] must be an address or a network such as"),
        ("webhooks.networks = ['10.0.0.0/99']", "webhooks.networks[0] must be an address or a"),
        ("[limits.seats]\nat_once = 3", "limits.seats.per_minute must be a number above 0"),
        ("limits.seats = {at_once = 3, per_minute = 0}", "limits.seats.per_minute must be a"),
        ("limits.seats = {at_once = 0, per_minute = 1}", "limits.seats.at_once must be a whole"),
        ("limits.seats = 3", "limits.seats must be a section with settings of its own"),
        ("[push]\nkey = 3", "push.key must be text in quotes"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_one_sentence_with_the_key(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "host.toml"
    file.write_text(text)
    done = crowns(tmp_path, "serve", "--settings", str(file))
    assert done.status == 2
    assert done.err.startswith(f"crowns: {file}")
    assert said in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""
    assert os.listdir(tmp_path) == ["host.toml"]  # nothing was opened


@pytest.mark.parametrize("raw", [b"\xff", b"host = '\xff'"])
def test_a_file_that_is_no_text_is_said(tmp_path: Path, raw: bytes) -> None:
    file = tmp_path / "host.toml"
    file.write_bytes(raw)
    done = crowns(tmp_path, "serve", "--settings", str(file), "--language", "cs")
    assert (done.status, done.err) == (2, f"crowns: {file}, řádek 1: tohle není TOML.\n")


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    done = crowns(tmp_path, "serve", "--settings", str(tmp_path / "none.toml"))
    assert done.status == 2
    assert "none.toml" in done.err
    assert done.err.count("\n") == 1
