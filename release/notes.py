"""Release notes: the section of a version in the list of changes."""

from __future__ import annotations

import re


def notes_of(changes: str, version: str) -> str:
    """The section of a version, without its heading; stops where there is none."""
    parts = re.split(r"^## +(\S+).*$", changes, flags=re.MULTILINE)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    found = sections.get(version, "").strip()
    if not found:
        known = ", ".join(sections) or "none"
        raise SystemExit(f"CHANGELOG.md has no changes of {version}; its sections: {known}")
    return f"# Vigil {version}\n\n{found}\n"
