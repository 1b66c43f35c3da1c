"""Lantern is installed once for these tests, and known to this process while they run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest

from examples.installed import install
from vigil.core import plugin


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which pip has put the package."""
    return install(tmp_path_factory.mktemp("lantern"))


@pytest.fixture(scope="module")
def _lantern(site: Path) -> Iterator[None]:
    """The game is one of those that this process can play."""
    sys.path.insert(0, str(site))
    invalidate_caches()
    plugin._installed.cache_clear()
    yield
    sys.path.remove(str(site))
    plugin._installed.cache_clear()
    plugin._load.cache_clear()
