"""What registries look up: the names of tests, by which cards and rulings find theirs."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

FUNCTION = re.compile(r"^def (test_\w+)", re.MULTILINE)


@cache
def names_of_tests(folder: Path, pattern: str = "test_*.py") -> tuple[str, ...]:
    """The names of all tests in these files of a folder; those of registries do not count."""
    files = [file for file in sorted(folder.glob(pattern)) if not file.stem.endswith("registry")]
    return tuple(name for file in files for name in FUNCTION.findall(file.read_text("utf-8")))
