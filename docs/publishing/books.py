"""The rulebooks as pages to be printed: the texts, and each example as a drawn position with the
answers that solve it, all in one language.
"""

from __future__ import annotations

import html
import io
import re
from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Console

from vigil.core.table import Table
from vigil.teaching.book import (
    Book,
    Chapter,
    Example,
    books,
    examples_of,
    play,
    section,
    solution,
    title_of,
)
from vigil.terminal import Screen
from vigil.words import Speaker, Words

FOLDER: Final = "rulebook"
COLUMNS: Final = 90
_LINK: Final = re.compile(r"\[([^]]+)\]\((\w+):([\w-]+)\)")
_EXAMPLE: Final = re.compile(r"^\{example:([\w-]+)\}$", re.MULTILINE)


def suffix_of(language: str) -> str:
    """How the files of a language end."""
    return ".md" if language == "en" else f".{language}.md"


def address_of(book: str, language: str) -> str:
    """The page of a book below the folder of pages."""
    return f"{FOLDER}/{book}{suffix_of(language)}"


def name_of(book: Book, language: str) -> str:
    """What a book is called."""
    return Words(language).of(book.game).text(f"web-home-game-{book.book}")


def page_of(book: Book, language: str) -> str:
    """A whole book in Markdown."""
    words = Words(language).of(book.game)
    lines = [f"# {name_of(book, language)}", "", _contents(book, language, words), ""]
    for chapter in book.chapters:
        lines += [f"## {_chapter(book, chapter, words)}", ""]
        for one in chapter.sections:
            lines += [_section(book, one.id, language, words), ""]
    return "\n".join(lines)


def _chapter(book: Book, chapter: Chapter, words: Words) -> str:
    return words.text(f"book-chapter-{book.book}-{chapter.id}")


def _contents(book: Book, language: str, words: Words) -> str:
    """The chapters, each with its sections behind it."""
    lines = []
    for chapter in book.chapters:
        titles = {
            one.id: title_of(section(book.book, one.id, language)) for one in chapter.sections
        }
        links = " · ".join(f"[{title}](#{id})" for id, title in titles.items())
        lines.append(f"- **{_chapter(book, chapter, words)}:** {links}")
    return "\n".join(lines)


def _section(book: Book, id: str, language: str, words: Words) -> str:
    """A section below its heading, with its examples played."""
    text = section(book.book, id, language)
    body = text.partition("\n")[2].strip()
    linked = _LINK.sub(lambda found: _lead(book, found, language), body)
    examples = examples_of(book.game)
    drawn = _EXAMPLE.sub(lambda found: example_of(examples[found[1]], words, language), linked)
    return f"### {title_of(text)} {{#{id}}}\n\n{drawn}"


def _lead(book: Book, found: re.Match[str], language: str) -> str:
    """A link to a section, in this book or another one of the game; of a piece only the words."""
    said, kind, id = found.groups()
    if kind != "section":
        return said
    for one in sorted(books().values(), key=lambda other: other.book != book.book):
        if one.game == book.game and any(part.id == id for part in one.sections):
            page = "" if one.book == book.book else f"{one.book}{suffix_of(language)}"
            return f"[{said}]({page}#{id})"
    raise LookupError(f"{book.book} links to section {id}, which no book of the game has")


def example_of(example: Example, words: Words, language: str) -> str:
    """An example: its position, what is answered, and what comes of it."""
    table = play(example, ()).table
    screen = Screen.of(table.setup, Words(language))
    board = _board(table, language)
    steps = "\n".join(_steps(table, solution(example).choices, screen.speaker))
    title = html.escape(words.text("web-book-example"))
    return (
        f'<div class="example" data-search-exclude><p class="example-title">{title}</p>\n'
        f"<pre>{board}</pre>\n<ol>\n{steps}\n</ol></div>"
    )


def _board(table: Table, language: str) -> str:
    """The table as letters."""
    paper = io.StringIO()
    console = Console(file=paper, width=COLUMNS, markup=False, highlight=False, emoji=False)
    Screen.of(table.setup, Words(language), console).board(table)
    return html.escape("\n".join(line.rstrip() for line in paper.getvalue().splitlines()))


def _steps(table: Table, choices: Iterable[int], speaker: Speaker) -> Iterator[str]:
    """Every answer of a solution with what followed it, as it is given."""
    for index in choices:
        answer, told = _answer(table, index, speaker), len(table.events)
        table.apply(index)
        view = table.view()
        happened = (speaker.event(event, view) for event in table.events[told:])
        said = html.escape(" ".join(line for line in happened if line))
        yield f"<li>{answer}{'<br>' if said else ''}{said}</li>"


def _answer(table: Table, index: int, speaker: Speaker) -> str:
    """The question, and in bold what is answered."""
    assert table.decision is not None
    part, option = table.decision.own(index)
    view = table.view()
    question, answer = speaker.question(part, view), speaker.option(option, part, view)
    return f"{html.escape(question)} <strong>{html.escape(answer)}</strong>"
