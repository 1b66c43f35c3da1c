"""The version is said once, and the environments keep their ids."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import gymnasium
import pytest
from notes import notes_of

import vigil
import vigil.env
from promises.files import promised

ROOT: Final = Path(__file__).parents[2]


def test_the_version_is_semantic_and_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == vigil.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", vigil.__version__)


def test_environments_keep_their_ids(pytestconfig: pytest.Config) -> None:
    assert vigil.env.__all__
    now = sorted(name for name in gymnasium.registry if name.startswith("vigil/"))
    before = promised("environments", now, pytestconfig)
    assert before
    assert {*before} <= {*now}


def test_notes_are_the_section_of_the_version() -> None:
    changes = "# Changes\n\n## 1.1.0\n\n- new\n\n## 1.0.0 (2026)\n\n- old\n- older\n"
    assert notes_of(changes, "1.0.0") == "# Vigil 1.0.0\n\n- old\n- older\n"
    assert notes_of(changes, "1.1.0") == "# Vigil 1.1.0\n\n- new\n"
    with pytest.raises(SystemExit, match=r"no changes of 2\.0\.0; its sections: 1\.1\.0, 1\.0\.0"):
        notes_of(changes, "2.0.0")
    assert notes_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), vigil.__version__)
