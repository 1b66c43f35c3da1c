"""What ``make install`` installs is named by version and by the hashes of its files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
LOCKS: Final = {"server": ("server", "terminal"), "dev": ("dev",), "docs": ("docs",), "node": ()}
"""The files, and the extras of which each has everything."""
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def plain(name: str) -> str:
    """The name of a package as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def versions(text: str) -> dict[str, str]:
    """The versions of packages, by name."""
    found = re.findall(r"^([\w.-]+)(?:\[.*\])?==([\w.]+)", text, re.M)
    return {plain(name): one for name, one in found}


def locked(name: str) -> str:
    return (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")


def needed(extra: str) -> set[str]:
    """The packages that an extra names, and those of the extras that it names."""
    lines: list[str] = PROJECT["optional-dependencies"][extra]
    ours = [one for line in lines for one in re.findall(r"^vigil-table\[(.*)\]", line)]
    others = {plain(re.split(r"[\[><=; ]", line)[0]) for line in lines} - {"vigil-table"}
    return others.union(*(needed(one) for names in ours for one in names.split(",")))


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_its_pinned_version_and_hashes(name: str) -> None:
    pinned = versions((ROOT / "constraints.txt").read_text("utf-8"))
    found = versions(locked(name))
    assert found
    assert {one: version for one, version in found.items() if pinned.get(one) != version} == {}
    parts = re.split(r"^(?=\w)", locked(name), flags=re.M)[1:]
    assert len({plain(re.split(r"[\[=]", part)[0]) for part in parts}) == len(found)
    assert [part for part in parts if "--hash=sha256:" not in part] == []


@pytest.mark.parametrize("name", LOCKS)
def test_it_has_all_that_is_needed_and_names_no_registry(name: str) -> None:
    base = {plain(re.split(r"[><=]", line)[0]) for line in PROJECT["dependencies"]}
    wanted = {one for extra in LOCKS[name] for one in needed(extra)} | (
        base if LOCKS[name] else set()
    )
    assert wanted - versions(locked(name)).keys() == set()
    assert "//" not in locked(name)
    assert "--index" not in locked(name)


@pytest.mark.parametrize("name", LOCKS)
def test_what_is_locked_with_extras_is_locked_without_them_too(name: str) -> None:
    """Pip before 23.1, which Debian 12 has, takes them for two packages."""
    with_extras = re.findall(r"^([\w.-]+)\[.*?\](==.*?)(?=^\w|\Z)", locked(name), re.M | re.S)
    plainly = re.findall(r"^([\w.-]+)(==.*?)(?=^\w|\Z)", locked(name), re.M | re.S)
    assert {*with_extras} <= {*plainly}
