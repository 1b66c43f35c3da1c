"""The toy games are known by name only while the tests of the core run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.broken import BROKEN
from core.toy import TOY
from vigil.core.plugin import offered
from vigil.game import Plugin


@pytest.fixture(scope="module", autouse=True)
def _toy_games() -> Iterator[None]:
    toys = (TOY, *BROKEN.values())
    with offered(*(Plugin(name=toy.name, package="core", rules=toy) for toy in toys)):
        yield
