"""Everything that is shipped has its licence text, and the metadata and NOTICE name it."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "src" / "vigil" / "client" / "licences"
ENGINE: Final = {"cpython", "msgspec", "mypy_extensions"}
SHIPPED: Final = {
    "alegreya": "Alegreya",
    "bundle": "@fluent/bundle",
    "clsx": "clsx",
    "cpython": "library of Python",
    "marked": "marked",
    "msgspec": "msgspec",
    "mypy_extensions": "mypy_extensions",
    "onest": "Onest",
    "pyodide": "Pyodide",
    "source-sans-3": "Source Sans 3",
    "svelte": "Svelte",
}
"""The licence texts of the built client, and how NOTICE calls what they are for."""
NAMED: Final = {"MIT", "Apache-2.0", "BSD-3-Clause", "MPL-2.0", "OFL-1.1", "PSF-2.0"}


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return found


def dependencies() -> dict[str, str]:
    """What the client is made of, each by the name that its text has."""
    listed: dict[str, str] = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    return {name: name.rpartition("/")[2] for name in listed}


def test_the_client_has_the_text_of_everything_in_it() -> None:
    """The build adds that of every package in the bundle, and fails where there is none."""
    texts = {path.stem for path in BUILT.glob("*.txt") if path.stat().st_size > 500}
    assert texts >= {*dependencies().values(), *ENGINE}


def test_the_expression_names_every_licence() -> None:
    parts = set(re.findall(r"[\w.-]+", project()["license"])) - {"AND"}
    assert parts == NAMED
    for package in dependencies():
        facts = json.loads((ROOT / "web" / "node_modules" / package / "package.json").read_text())
        assert facts["license"] in NAMED, package


def test_the_notice_names_what_is_shipped_and_nothing_else() -> None:
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    assert {path.stem for path in BUILT.glob("*.txt")} == set(SHIPPED)
    assert [name for name in SHIPPED.values() if name not in notice] == []
    listed = re.search(r"(Svelte.*?), MIT License", notice)
    assert listed is not None
    assert re.split(r", | and ", listed[1]) == ["Svelte", "clsx", "marked"]


def test_versions_agree() -> None:
    version = project()["version"]
    assert f'__version__ = "{version}"' in (ROOT / "src" / "vigil" / "__init__.py").read_text()
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text()
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", changes, re.M)[0] == version
