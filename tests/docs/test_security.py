"""The page about security: it names everything that the database keeps."""

from __future__ import annotations

import re
from pathlib import Path

from vigil.server.storage.opening import VERSION
from vigil.server.storage.schema import METADATA

PAGE = Path(__file__).parents[2] / "docs" / "security.md"


def test_every_table_of_the_database_is_named_with_what_it_keeps() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert {*METADATA.tables, VERSION} <= named
