"""The navigation: patterns such as ``play/*.md`` become the pages that there are."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatch
from typing import Any, Final

LANGUAGES: Final = ("en", "ru", "pl")


def language_of(page: str) -> str:
    """The language of a page by its name: ``index.ru.md`` is Russian."""
    parts = page.split(".")
    return parts[-2] if len(parts) > 2 and parts[-2] in LANGUAGES else "en"


def in_language(page: str, language: str) -> str:
    """The name that a page has in another language."""
    base = page.removesuffix(".md").removesuffix(f".{language_of(page)}")
    return f"{base}.md" if language == "en" else f"{base}.{language}.md"


def expanded(tree: Any, pages: Iterable[str]) -> Any:
    """The navigation with the pages that its patterns name; parts without a page are left out."""
    known = sorted(pages)
    if isinstance(tree, dict):
        return {title: expanded(part, known) for title, part in tree.items()}
    if not isinstance(tree, list):
        return tree
    found: list[Any] = []
    for part in tree:
        found += _matching(part, known) if isinstance(part, str) else [expanded(part, known)]
    return [part for part in found if not isinstance(part, dict) or all(part.values())]


def _matching(pattern: str, pages: list[str]) -> list[str]:
    """The pages of a pattern in its own language, the first page of a folder first."""
    if "*" not in pattern:
        return [pattern]
    matching = [page for page in pages if fnmatch(page, pattern)]
    own = [page for page in matching if language_of(page) == language_of(pattern)]
    return sorted(own, key=lambda page: (not _is_first(page), page))


def _is_first(page: str) -> bool:
    return page.rsplit("/", 1)[-1].split(".")[0] in ("index", "README")
