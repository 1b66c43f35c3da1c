"""The names that Python programs may use stay, and no others can be taken by accident."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from typing import Final

import pytest

from promises.files import promised

PUBLIC: Final = (
    "vigil",
    "vigil.insight.advice",
    "vigil.insight.analysis",
    "vigil.teaching.book",
    "vigil.bots",
    "vigil.core",
    "vigil.env",
    "vigil.insight.foresight",
    "vigil.game",
    "vigil.games.ghost_stories",
    "vigil.games.horizons",
    "vigil.teaching.lessons",
    "vigil.teaching.puzzles",
    "vigil.insight.report",
    "vigil.research.simulation",
    "vigil.research.study",
    "vigil.terminal",
    "vigil.words",
)


def names_of(module: str) -> list[str]:
    found: list[str] = import_module(module).__all__
    return found


def test_public_names_are_those_on_file(pytestconfig: pytest.Config) -> None:
    """A name that goes breaks programs; one that comes is promised from then on."""
    now = {module: sorted(names_of(module)) for module in PUBLIC}
    assert now == promised("names", now, pytestconfig)


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_is_there_once(module: str) -> None:
    names = names_of(module)
    assert len({*names}) == len(names)
    assert all(hasattr(import_module(module), name) for name in names)


def test_a_star_brings_the_public_names_and_nothing_else() -> None:
    code = "before = {*globals()}; from vigil import *; print(*sorted({*globals()} - before))"
    run = [sys.executable, "-c", code]
    brought = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in brought if name != "before"] == sorted(names_of("vigil"))


def test_the_package_shows_its_public_names() -> None:
    vigil = import_module("vigil")
    assert [name for name in dir(vigil) if not name.startswith("__")] == sorted(names_of("vigil"))
    assert not hasattr(vigil, "choose_build_variant")
