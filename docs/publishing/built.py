"""The built site, checked: no dead link or anchor, and nothing that comes from another host.

``python -m publishing.built FOLDER`` says what is wrong, one line each.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from publishing.links import is_outside

_FETCHED: Final = {"script": "src", "img": "src", "iframe": "src", "link": "href", "source": "src"}
"""What a browser fetches by itself, by tag."""
_STYLED: Final = re.compile(r"(?:url\(|@import )\s*['\"]?([^'\")\s]+)")


@dataclass
class _Reader(HTMLParser):
    """The anchors of a page, where it leads, and what it fetches."""

    anchors: set[str] = field(default_factory=set)
    leads: list[str] = field(default_factory=list)
    fetches: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag names and where it leads."""
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.leads.append(given["href"])
        if (source := given.get(_FETCHED.get(tag, ""), "")) and given.get("rel") != "canonical":
            self.fetches.append(source)


@cache
def _read(page: Path) -> _Reader:
    reader = _Reader()
    reader.feed(page.read_text("utf-8"))
    return reader


def faults(site: Path) -> Iterator[str]:
    """What is wrong with a site."""
    for page in sorted(site.rglob("*.html")):
        read, name = _read(page), page.relative_to(site)
        for target in read.fetches:
            if target.startswith("//") or (is_outside(target) and not target.startswith("data:")):
                yield f"{name} fetches {target} from another host"
        for target in (*read.leads, *read.fetches):
            if not is_outside(target) and not _is_there(page, target):
                yield f"{name} leads to {target}, which is not there"
    for sheet in sorted(site.rglob("*.css")):
        for target in _STYLED.findall(sheet.read_text("utf-8")):
            if target.startswith(("http:", "https:", "//")):
                yield f"{sheet.relative_to(site)} fetches {target} from another host"


def _is_there(page: Path, target: str) -> bool:
    """Whether a relative address of a page leads to a file, and to a place in it."""
    address = urlsplit(target)
    if address.path.startswith("/"):
        return page.name == "404.html"  # it is shown at any address
    file = page.parent / unquote(address.path) if address.path else page
    file = file / "index.html" if file.is_dir() else file
    if not file.is_file():
        return False
    anchor = unquote(address.fragment)
    return not anchor or file.suffix != ".html" or anchor in _read(file.resolve()).anchors


if __name__ == "__main__":
    found = list(faults(Path(sys.argv[1]).resolve()))
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(bool(found))
