"""Adds a plain entry for each package that is locked only with extras.

Pip before 23.1 does not accept ``name[extra]==1.0`` as the pin of a plain ``name`` that another
package needs; it then takes the newest version and refuses it, because it has no hash.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ENTRY: Final = re.compile(r"^(?=\w)", re.MULTILINE)
WITH_EXTRAS: Final = re.compile(r"([\w.-]+)\[[^\]]*\]")


def with_plain_entries(text: str) -> str:
    """A lock file in which no package is locked with extras only."""
    entries = ENTRY.split(text)
    known = {entry.split("==")[0] for entry in entries}
    found: list[str] = []
    for entry in entries:
        name = WITH_EXTRAS.match(entry)
        if name is not None and name[1] not in known:
            found.append(name[1] + entry[name.end() :])
        found.append(entry)
    return "".join(found)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(with_plain_entries(path.read_text(encoding="utf-8")), encoding="utf-8")
