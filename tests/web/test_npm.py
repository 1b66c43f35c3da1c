"""Node is found where it is new enough, and asked for where it is not."""

from __future__ import annotations

import os
from pathlib import Path

import npm
import pytest
from npm import LEAST, PACKAGE, find_npm

GOOD = "v{}.{}.0".format(*LEAST)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only place where programs are looked for."""
    monkeypatch.setattr(npm, "search_path", lambda: str(tmp_path))
    return tmp_path


def program(folder: Path, name: str, script: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


def node(folder: Path, version: str) -> Path:
    """A Node that knows its version, and the npm beside it."""
    program(folder, "node", f"echo {version}")
    return program(folder, "npm", 'echo "$@" >> said; mkdir -p node_modules')


@pytest.mark.parametrize(
    ("version", "found"), [(GOOD, True), ("v24.1.2", True), ("v20.18.9", False), ("v8.0.0", False)]
)
def test_a_node_has_to_be_new_enough(folder: Path, version: str, found: bool) -> None:
    assert find_npm() is None
    made = node(folder, version)
    assert find_npm() == (str(made) if found else None)


def test_an_old_node_on_the_path_hides_no_newer_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node(folder / "old", "v18.0.0")
    new = node(folder / "new", GOOD)
    path = os.pathsep.join((str(folder / "old"), str(folder / "new")))
    monkeypatch.setattr(npm, "search_path", lambda: path)
    assert find_npm() == str(new)


def test_a_node_without_npm_or_one_that_does_not_run_is_none(folder: Path) -> None:
    program(folder, "node", f"echo {GOOD}")
    assert find_npm() is None
    node(folder, GOOD)
    (folder / "node").write_text("")
    assert find_npm() is None


def test_without_node_it_says_what_is_needed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert npm.npm("run", "build") == 1
    assert PACKAGE in capsys.readouterr().out


def test_modules_are_installed_when_their_list_has_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node(folder, GOOD)
    program(folder, "mkdir", 'exec /bin/mkdir "$@"')
    web = folder / "web"
    modules = web / "node_modules" / ".package-lock.json"
    modules.parent.mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        (web / name).write_text("{}")
    monkeypatch.setattr(npm, "WEB", web)
    monkeypatch.setattr(npm, "MODULES", modules)
    assert npm.npm("run", "build") == 0
    modules.write_text("{}")
    later = modules.stat().st_mtime + 5
    os.utime(modules, (later, later))
    assert npm.npm("run", "check") == 0
    os.utime(web / "package.json", (later + 5, later + 5))
    assert npm.npm() == 0
    assert npm.npm("run", "lint") == 0
    said = [line.split()[:2] for line in (web / "said").read_text().splitlines()]
    install = ["install", "--no-audit"]
    runs = [["run", name] for name in ("build", "check", "lint")]
    assert said == [install, runs[0], runs[1], install, install, runs[2]]
