"""The application has words for everything, and none that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import vigil

ROOT = Path(vigil.__file__).parent
PARTS = ("cli", "terminal")
FAMILIES = ("tui-beats-", "tui-do-", "tui-error-", "tui-proposes-", "tui-seat-")
"""Keys that are put together."""


def test_no_text_of_the_application_is_unused() -> None:
    keys = re.findall(r"^(tui-[\w-]+)", (ROOT / "locale/en/tui.ftl").read_text("utf-8"), re.M)
    source = "".join(
        path.read_text("utf-8") for part in PARTS for path in (ROOT / part).rglob("*.py")
    )
    assert [
        key
        for key in keys
        if not re.search(rf'["\']{key}["\']', source) and not key.startswith(FAMILIES)
    ] == []
