"""Where links lead on the site: pages stay, files outside this folder get separate pages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Final

from publishing.links import links_of

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = "docs/"
ADOPTED: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "index.md",
}
"""Pages outside this folder with their own place on the site."""
SOURCE: Final = "source"
_LANGUAGES: Final = {
    ".py": "python",
    ".ts": "typescript",
    ".mjs": "javascript",
    ".toml": "toml",
    ".json": "json",
    ".md": "markdown",
    ".conf": "nginx",
    ".ftl": "ini",
}


def origin_of(page: str) -> str:
    """Where the text of a page of the site lies in the repository."""
    adopted = {site: origin for origin, site in ADOPTED.items() if site != "index.md"}
    return adopted.get(page, PAGES + page)


def is_shown(path: str) -> bool:
    """Whether a file is copied to the site as it is."""
    return path.startswith(PAGES) and not path.endswith(".py") and (ROOT / path).is_file()


def site_of(path: str) -> str:
    """The page of the site for a file or folder of the repository."""
    if path in ADOPTED:
        return ADOPTED[path]
    if is_shown(path) or not (ROOT / path).exists():
        return path.removeprefix(PAGES)
    if path.startswith(PAGES) and (ROOT / path / "README.md").is_file():
        return path.removeprefix(PAGES) + "/README.md"
    return f"{SOURCE}/{path}.md"


def path_of(origin: str, target: str) -> str:
    """The file of the repository to which a link of a text leads."""
    return normpath(f"{dirname(origin)}/{target}" if dirname(origin) else target)


def lead(page: str, target: str) -> str:
    """A link of a page, written for the site."""
    path, mark, anchor = target.partition("#")
    if not path:
        return target
    there = site_of(path_of(origin_of(page), path))
    return f"{relpath(there, dirname(page) or '.')}{mark}{anchor}"


def shown_by(pages: Iterable[tuple[str, str]]) -> set[str]:
    """The files and folders that pages, given with their texts, show as source."""
    leads = (
        path_of(origin_of(page), link.path)
        for page, text in pages
        for link in links_of(text)
        if link.path
    )
    return {path for path in leads if site_of(path).startswith(f"{SOURCE}/")}


def page_of(path: str) -> str:
    """The page that shows a file, or all files of a folder."""
    place = ROOT / path
    files = [place] if place.is_file() else sorted(filter(_is_text, place.rglob("*")))
    parts = [_part(file, alone=file == place) for file in files]
    return "\n".join((f"---\nsearch:\n  exclude: true\n---\n\n# `{path}`\n", *parts))


def _is_text(file: Path) -> bool:
    built = {"__pycache__", "build"} & set(file.parts)
    return file.is_file() and not built and ".egg-info" not in str(file)


def _part(file: Path, alone: bool) -> str:
    """A file below its name, in a fence that it cannot close."""
    text = file.read_text("utf-8").rstrip("\n")
    heading = "" if alone else f"## `{file.relative_to(ROOT).as_posix()}`\n\n"
    language = _LANGUAGES.get(file.suffix, "text")
    return f"{heading}``````{language}\n{text}\n``````\n"
