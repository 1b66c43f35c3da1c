"""The version and its date are the same wherever a release names them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import vigil

ROOT: Final = Path(__file__).parents[2]


def test_all_files_of_a_release_name_one_version_and_date() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    cited = dict(re.findall(r"^(version|date-released): (.+)$", text("CITATION.cff"), re.M))
    newest = re.search(r"^## (\S+) \((\S+)\)$", text("CHANGELOG.md"), re.M)
    assert newest is not None
    assert newest.groups() == (cited["version"], cited["date-released"])
    assert project["version"] == vigil.__version__ == cited["version"]


def text(name: str) -> str:
    """A file of the repository."""
    return (ROOT / name).read_text("utf-8")
