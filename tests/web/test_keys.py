"""Every text that the browser names exists, and none waits in vain to be named."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from vigil.words import Words
from words.test_catalogues import keys

SOURCE: Final = Path(__file__).parents[2] / "web" / "src"
KEY: Final = re.compile(r"['\"`]((?:web|book)-[a-z]+-[A-Za-z0-9_.-]*)(\$\{)?")
SCENE: Final = re.compile(r"['\"`]([a-z]+-(?:beginning|ending|story)-[A-Za-z0-9_.-]*)(\$\{)?")
"""Texts that games say at their beginning and end, in the browser alone."""
OWN: Final = re.compile(r"ownKey\(\s*['\"`]([A-Za-z0-9_-]+)['\"`]")
"""Texts that a game may override, with its name after the key."""


@cache
def named() -> tuple[frozenset[str], frozenset[str]]:
    """The keys that stand in the source, and the beginnings of those it puts together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for file in SOURCE.rglob("*"):
        if file.suffix not in (".ts", ".svelte"):
            continue
        text = file.read_text(encoding="utf-8")
        for key, more in (*KEY.findall(text), *SCENE.findall(text)):
            (begun if more or key.endswith("-") else whole).add(key)
        begun |= {f"{key}-" for key in OWN.findall(text) if key.startswith("web-")}
    return frozenset(whole), frozenset(begun)


def texts_of_the_browser() -> set[str]:
    return {key for file, found in keys("en").items() if "web/" in file for key in found}


def test_the_source_is_really_read() -> None:
    whole, begun = named()
    assert "web-table-yours" in whole
    assert "web-table-emote-" in begun


def test_every_text_that_is_named_exists() -> None:
    words = Words("en")
    assert {key for key in named()[0] if not words.has(key)} == set()


def test_every_beginning_leads_to_a_text() -> None:
    texts = texts_of_the_browser()
    assert {one for one in named()[1] if not any(key.startswith(one) for key in texts)} == set()


def test_no_text_is_unused() -> None:
    whole, begun = named()
    used = {key for key in texts_of_the_browser() if key in whole or key.startswith(tuple(begun))}
    assert texts_of_the_browser() - used == set()
