"""Texts avoid the phrases that the style guide names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
GUIDE: Final = ROOT / "docs" / "style.md"
PATTERNS: Final = (
    "*.md",
    "docs/**/*.md",
    "docs/**/*.py",
    "src/vigil/**/*.py",
    "src/vigil/**/locale/en/**/*.ftl",
    "src/vigil/**/book/en/*.md",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "tests/**/*.py",
    "tools/**/*.py",
    "examples/**/*.py",
)
TEXTS: Final = [
    path
    for pattern in PATTERNS
    for path in ROOT.glob(pattern)
    if path not in {GUIDE, Path(__file__)} and "client" not in path.parts
]
LINK: Final = re.compile(r"\]\([^)]*\)")
"""Where a link of a page leads."""


def avoided() -> dict[str, str]:
    """What is not to be written, with what is, as the guide has it."""
    table = GUIDE.read_text("utf-8").split("## Phrases to avoid")[1]
    rows = re.findall(r"^\| (?!do not|-)([^|]+?)(?: \([^|]*\))? \| ([^|]+) \|$", table, re.M)
    return dict(rows)


def flat(text: str) -> str:
    """A text in one line and in small letters; names of files do not count."""
    return " ".join(LINK.sub("]", text).split()).lower()


@cache
def read_flat(path: Path) -> str:
    return flat(path.read_text("utf-8"))


def stands_in(phrase: str, text: str) -> bool:
    """Whether a phrase stands in a flat text as whole words."""
    return phrase in text and re.search(rf"\b{re.escape(phrase)}\b", text) is not None


def test_the_check_finds_a_phrase_across_lines() -> None:
    phrases = avoided()
    assert len(phrases) > 10
    assert "present folder" in phrases
    assert stands_in("present folder", flat("it is in the Present\n  folder of"))
    assert not stands_in("present folder", "a present folders")
    assert not any(
        stands_in(phrase, flat("[14](0014-a-game-is-a-plug-in.md)")) for phrase in phrases
    )


@pytest.mark.parametrize("phrase", avoided())
def test_no_text_has_a_phrase_to_avoid(phrase: str) -> None:
    places = [path for path in TEXTS if stands_in(phrase, read_flat(path))]
    assert [str(path.relative_to(ROOT)) for path in places] == []
