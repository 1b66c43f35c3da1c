"""What the tests of the server share: the toy game, databases, and servers that are running."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.toy import TOY
from server.client import Site
from server.postgres import Postgres, postgres_server
from server.serving import FRIEND, serving
from vigil.core.plugin import offered
from vigil.game import Plugin


@pytest.fixture(scope="module", autouse=True)
def _toy_game() -> Iterator[None]:
    """The toy game is known by name while these tests run."""
    with offered(Plugin(name=TOY.name, package="core", rules=TOY)):
        yield


@pytest.fixture
def anyio_backend() -> str:
    """Tests that wait run as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that many tests share; each makes its own tables."""
    file = str(tmp_path_factory.mktemp("site") / "vigil.db")
    with serving(file, origins=(FRIEND,)) as server:
        yield server.site


@pytest.fixture
def pg_database(postgres: Postgres) -> Iterator[str]:
    """An empty database that servers can share."""
    with postgres.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "vigil.db")
    address: str = request.getfixturevalue("pg_database")
    return address
