"""What the tests of the files for hosts share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.postgres import Postgres, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server() as server:
        yield server
