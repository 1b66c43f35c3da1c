"""Books: the rules of each game in our own words, with playable examples.

A game brings a folder ``book``: a file for each book with its chapters, a text for each section in
each language, and a file for each example. Server, client and tests read the same files.
"""

from vigil.teaching.book.example import Example, ExampleAnswer, Fact, Offer
from vigil.teaching.book.files import Book, Chapter, Section, books, examples_of, section
from vigil.teaching.book.play import (
    Misplayed,
    Played,
    Solution,
    happened,
    is_meant,
    is_so,
    keeps,
    open_table,
    play,
    solution,
)
from vigil.teaching.book.text import Link, examples_in, links_in, plain, title_of, unlinked

__all__ = [
    "Book",
    "Chapter",
    "Example",
    "ExampleAnswer",
    "Fact",
    "Link",
    "Misplayed",
    "Offer",
    "Played",
    "Section",
    "Solution",
    "books",
    "examples_in",
    "examples_of",
    "happened",
    "is_meant",
    "is_so",
    "keeps",
    "links_in",
    "open_table",
    "plain",
    "play",
    "section",
    "solution",
    "title_of",
    "unlinked",
]
