"""The short form of the attack on the database itself."""

from __future__ import annotations

import pytest

from forms import in_form
from torture.database import attack_database

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    """The attack runs as the server does."""
    return "asyncio"


async def test_damaged_rows_close_their_own_table_at_most(database: str) -> None:
    told = await attack_database(database, in_form(quick=30, long=60))
    least = in_form(quick=1, long=6)
    assert told["table_damaged"] >= least
    assert told["done"] >= least
    assert "internal" not in told
