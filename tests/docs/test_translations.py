"""Pages that exist in three languages say the same: parts, commands, links, names of buttons."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from vigil.words import LANGUAGES, Words

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (
    ROOT / "README.md",
    ROOT / "docs" / "host" / "friends.md",
    *(page for page in sorted(ROOT.glob("docs/play/*.md")) if page.name.count(".") == 1),
)
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
KEYS: Final = ROOT / "web" / "src" / "parts" / "table" / "KeyHelp.svelte"

NAMED: Final = {
    "index": (
        *("web-home-learn", "web-home-alone", "web-home-new", "web-home-sitter-me"),
        *("web-home-challenge", "web-home-sitter-guest", "web-home-create", "web-home-start"),
    ),
    "table": ("web-table-yours",),
    "help": (
        *("web-table-record", "web-table-bug-send", "web-home-upload"),
        "web-replay-play-from-here",
    ),
}
"""The buttons that pages name, as the client calls them."""


def translated(page: Path, language: str) -> Path:
    """The same page in another language, which lies beside it."""
    return page if language == "en" else page.with_name(f"{page.stem}.{language}.md")


def blocks(text: str) -> list[str]:
    return re.findall(r"^```.*?^```", text, re.MULTILINE | re.DOTALL)


def headings(text: str) -> list[int]:
    """The levels of the headings, in order."""
    for block in blocks(text):
        text = text.replace(block, "")
    return [len(found) for found in re.findall(r"^(#+) ", text, re.MULTILINE)]


def links(text: str) -> list[str]:
    """Where links and pictures lead, whatever language it is."""
    found = re.findall(r"\]\(([^)]+)\)", text)
    return [re.sub(r"\.(?:en|ru|pl)\.", ".", link).partition("#")[0] for link in found]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_translation_has_the_same_parts_commands_and_links(page: Path, language: str) -> None:
    english, other = (translated(page, one).read_text() for one in ("en", language))
    assert headings(other) == headings(english)
    assert blocks(other) == blocks(english)
    assert sorted(set(links(other)) - {"README.md"}) == sorted(set(links(english)) - {"README.md"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_pages_and_pictures_are_those_of_the_language(page: Path, language: str) -> None:
    file = translated(page, language)
    targets = re.findall(r"\]\(([^)#:]+)", file.read_text())
    for target in targets:
        assert (file.parent / target).exists(), target
        told = re.search(r"\.(en|ru|pl)\.", target)
        switch = page.name == "README.md" and target.startswith("README")
        assert told is None or switch or told[1] == language, target
        own = translated(file.parent / target, language)
        assert switch or not target.endswith(".md") or told or not own.exists() or language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMED)
def test_buttons_are_called_what_the_client_calls_them(name: str, language: str) -> None:
    page = translated(ROOT / "docs" / "play" / f"{name}.md", language)
    text = " ".join(page.read_text().split())
    words = Words(language)
    for key in NAMED[name]:
        assert re.search(rf"\*{re.escape(words.text(key))}\*", text), words.text(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_keys_has_all_keys_of_the_client(language: str) -> None:
    page = translated(ROOT / "docs" / "play" / "keys.md", language).read_text()
    shown = {key for cell in re.findall(r"^\| (.*?) \|", page, re.M) for key in cell.split(", ")}
    keys = re.findall(r"\['(.+?)', '\w+'\]", KEYS.read_text())
    named = {key for keys in keys for key in keys.split(", ")}
    assert len(named) > 15
    assert named - shown <= {"← ↑ → ↓"}
