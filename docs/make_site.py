"""What MkDocs asks of us while it builds the site: ``make docs`` runs it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from publishing import books, coverage, look, outside
from publishing.links import relinked
from publishing.tree import LANGUAGES, expanded, in_language, language_of
from vigil.teaching.book import books as all_books

NAMES: Final = {"en": "English", "ru": "Русский", "pl": "Polski"}
BOOK_LIST: Final = "<!-- books -->"
BLOCK_OF_A_FILE: Final = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)
"""A code host passes over the name behind the language; the site shows it above the block."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that no file of the folder holds, and lay out the navigation."""
    for origin, page in outside.ADOPTED.items():
        if page != "index.md":
            text = (outside.ROOT / origin).read_text("utf-8")
            files.append(File.generated(config, page, content=text))
    written = [(file.src_uri, file.content_string) for file in files.documentation_pages()]
    for path in sorted(outside.shown_by(written)):
        page = f"{outside.SOURCE}/{path}.md"
        files.append(File.generated(config, page, content=outside.page_of(path)))
    _add_books(files, config)
    _add_look(files, config)
    pages = [file.src_uri for file in files.documentation_pages()]
    config.nav = expanded(config.nav, pages)
    return files


def _add_books(files: Files, config: MkDocsConfig) -> None:
    for book in all_books().values():
        for language in LANGUAGES:
            address = books.address_of(book.book, language)
            text = books.page_of(book, language)
            files.append(File.generated(config, address, content=text))


def _add_look(files: Files, config: MkDocsConfig) -> None:
    style = look.letters() + look.colours()
    files.append(File.generated(config, "assets/look.css", content=style))
    for font in look.fonts():
        files.append(File.generated(config, f"assets/fonts/{font.name}", abs_src_path=str(font)))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead links to where their files are on the site; offer the page in its other languages."""
    here = page.file.src_uri
    text = BLOCK_OF_A_FILE.sub(r'```\1 title="\2"', markdown)
    if not here.startswith(f"{outside.SOURCE}/") and not _is_book(here):
        text = relinked(text, lambda target: outside.lead(here, target))
    known = [language for language in LANGUAGES if files.src_uris.get(in_language(here, language))]
    if len(known) > 1:
        title, _, rest = text.partition("\n")
        text = f"{title}\n\n{_offers(here, known)}\n{rest}"
    for covered in coverage.PAGES:
        if here == f"{coverage.FOLDER.name}/{covered.page.name}":
            text = f"{text}\n{coverage.found_where(covered)}"
    return text.replace(BOOK_LIST, _list_of_books())


def _is_book(page: str) -> bool:
    """Whether a page is a rulebook, which was written for the site."""
    return page.startswith(f"{books.FOLDER}/") and "README" not in page


def _offers(here: str, languages: list[str]) -> str:
    """A page in its languages, as a line of links."""
    said = [
        f"**{NAMES[language]}**"
        if language == language_of(here)
        else f"[{NAMES[language]}]({Path(in_language(here, language)).name})"
        for language in languages
    ]
    return " · ".join(said) + "\n{ .languages }\n"


def _list_of_books() -> str:
    return "\n".join(
        "- "
        + " · ".join(
            f"[{books.name_of(book, language)}]({Path(books.address_of(book.book, language)).name})"
            for language in LANGUAGES
        )
        for book in all_books().values()
    )


def on_page_context(
    context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Any
) -> dict[str, Any]:
    """Speak the language of the page."""
    config.theme["language"] = language_of(page.file.src_uri)
    return context
