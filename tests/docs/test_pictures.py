"""Pictures and recordings show the sources beside them, not a build that is installed."""

from __future__ import annotations

import re
from pathlib import Path

MAKEFILE = Path(__file__).parents[2] / "Makefile"


def test_pictures_are_taken_of_the_sources_beside_them() -> None:
    taken = re.findall(
        r"^\t.*docs/make_(?:screenshots|card_sheet|recording).*$", MAKEFILE.read_text(), re.M
    )
    assert len(taken) == 3
    assert [line for line in taken if "PYTHONPATH=src:tests " not in line] == []
