"""Texts avoid the phrases that the style guide names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
GUIDE: Final = ROOT / "docs" / "style.md"
TEXTS: Final = [
    path
    for pattern in ("*.md", "docs/**/*.md", "src/vigil/**/*.py", "src/vigil/**/locale/en/**/*.ftl")
    for path in ROOT.glob(pattern)
    if path != GUIDE and "client" not in path.parts
]
LINK: Final = re.compile(r"\]\([^)]*\)")
"""Where a link of a page leads."""


def avoided() -> dict[str, str]:
    """What is not to be written, with what is, as the guide has it."""
    table = GUIDE.read_text("utf-8").split("## Phrases to avoid")[1]
    rows = re.findall(r"^\| (?!do not|-)([^|]+?)(?: \([^|]*\))? \| ([^|]+) \|$", table, re.M)
    return dict(rows)


def found_in(text: str, phrases: dict[str, str]) -> list[str]:
    """The phrases in a text, however its lines are broken; names of files do not count."""
    flat = " ".join(LINK.sub("]", text).split()).lower()
    return [phrase for phrase in phrases if re.search(rf"\b{re.escape(phrase)}\b", flat)]


def test_the_check_finds_a_phrase_across_lines() -> None:
    phrases = avoided()
    assert len(phrases) > 10
    assert found_in("it is in the present\n  folder of", phrases) == ["present folder"]
    assert found_in("[14](0014-a-game-is-a-plug-in.md)", phrases) == []


@pytest.mark.parametrize("phrase", avoided())
def test_no_text_has_a_phrase_to_avoid(phrase: str) -> None:
    wanted = {phrase: ""}
    places = [path for path in TEXTS if found_in(path.read_text("utf-8"), wanted)]
    assert [str(path.relative_to(ROOT)) for path in places] == []
