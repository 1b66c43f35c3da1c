"""Links and headings of Markdown texts, found without what is code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote

_FENCED: Final = re.compile(r"^(?P<fence>`{3,}|~{3,}).*?^(?P=fence)`*[ ]*$", re.M | re.S)
_CODE: Final = re.compile(r"(?P<ticks>`+)(?!`).*?(?<!`)(?P=ticks)(?!`)", re.S)
_LINK: Final = re.compile(r"(?P<text>!?\[(?:[^\]\[]|\[[^\]]*\])*\])\((?P<target>[^()\s]+)\)")
_HEADING: Final = re.compile(r"^#{1,6} +(?P<text>.+?)(?: +#+)? *$", re.M)
_SAID: Final = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_NAMED: Final = re.compile(r"\{#([\w-]+)\} *$")
_OUTSIDE: Final = re.compile(r"[a-z][a-z0-9+.-]*:", re.I)


class Link(NamedTuple):
    """A link of a page: the file it leads to from there, and the place in it."""

    path: str
    anchor: str

    @classmethod
    def read(cls, target: str) -> Link:
        """A link as it is written."""
        path, _, anchor = target.partition("#")
        return cls(unquote(path), unquote(anchor))


def _blanked(found: re.Match[str]) -> str:
    """As much text without a meaning, so that everything else keeps its place."""
    return re.sub(r"[^\n]", " ", found[0])


def without_code(text: str) -> str:
    """A text of the same length with blanks instead of code."""
    return _CODE.sub(_blanked, _FENCED.sub(_blanked, text))


def is_outside(target: str) -> bool:
    """Whether a target names a protocol, so that it leads to no file here."""
    return bool(_OUTSIDE.match(target))


def links_of(text: str) -> Iterator[Link]:
    """The links of a text that lead to files, or to a place in the text itself."""
    for found in _LINK.finditer(without_code(text)):
        if not is_outside(found["target"]):
            yield Link.read(found["target"])


def relinked(text: str, lead: Callable[[str], str]) -> str:
    """A text whose links to files lead elsewhere."""
    pieces, end = [], 0
    for found in _LINK.finditer(without_code(text)):
        start, stop = found.span("target")
        target = found["target"]
        pieces += [text[end:start], target if is_outside(target) else lead(target)]
        end = stop
    return "".join((*pieces, text[end:]))


def slug(heading: str) -> str:
    """The anchor of a heading, as code hosts and our site make it."""
    said = _SAID.sub(r"\1", heading).replace("`", "").replace("*", "")
    return re.sub(r"[^\w\- ]", "", said.strip().lower()).replace(" ", "-")


def anchors_of(text: str) -> frozenset[str]:
    """The anchors of the headings of a text; what comes after the first of a name has none."""
    headings = [found["text"] for found in _HEADING.finditer(_FENCED.sub(_blanked, text))]
    named = [(_NAMED.search(heading), heading) for heading in headings]
    return frozenset(name[1] if name else slug(heading) for name, heading in named)


def dead_links(page: Path) -> list[str]:
    """What is wrong with the links of a page, one sentence each."""
    text = page.read_text("utf-8")
    return [wrong for link in links_of(text) if (wrong := _wrong(page, text, link))]


def _wrong(page: Path, text: str, link: Link) -> str:
    """What is wrong with a link; nothing if it leads somewhere."""
    target = (page.parent / link.path) if link.path else page
    if not target.exists():
        return f"{page.name} links to {link.path}, which does not exist"
    if not link.anchor:
        return ""
    if target.suffix != ".md":
        return f"{page.name} links to a heading of {link.path}, which is no Markdown file"
    there = text if target == page else target.read_text("utf-8")
    if link.anchor not in anchors_of(there):
        return f"{page.name} links to {link.path}#{link.anchor}, a heading that is not there"
    return ""
