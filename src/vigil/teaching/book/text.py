"""The parts of a section's text: its title, its links and its examples."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_LINK: Final = re.compile(r"\[([^]]+)\]\((\w+):([\w-]+)\)")
_EXAMPLE: Final = re.compile(r"^\{example:([\w-]+)\}$", re.MULTILINE)
_MARKS: Final = re.compile(r"[*_`|#>]|:?-{3,}:?|^ *[-+] ", re.MULTILINE)


class Link(NamedTuple):
    """A link to another section or to the page of a piece."""

    to: str
    id: str


def title_of(text: str) -> str:
    """The title, which is the first line."""
    return text.partition("\n")[0].removeprefix("# ").strip()


def links_in(text: str) -> list[Link]:
    """The links of a text, in order."""
    return [Link(to, id) for _, to, id in _LINK.findall(text)]


def examples_in(text: str) -> list[str]:
    """The names of the examples in a text, in order; each is on a line by itself."""
    return _EXAMPLE.findall(text)


def unlinked(text: str) -> str:
    """A text for paper or a terminal: links as their words, without examples."""
    return _EXAMPLE.sub("", _LINK.sub(r"\1", text))


def plain(text: str) -> str:
    """The text without markup, for search and counting."""
    return " ".join(_MARKS.sub(" ", unlinked(text)).split())
