"""docs/glossary.md: its words are those of the catalogues, its names are in the source."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import vigil

PAGE: Final = Path(__file__).parents[2] / "docs" / "glossary.md"
SOURCE: Final = Path(vigil.__file__).parent
GAMES: Final = SOURCE / "games"
TERMS: Final = "## Terms of the program"
GAME_OF: Final = {
    "Ghost Stories": "ghost_stories",
    "White Moon": "ghost_stories",
    "Horizons of Spirit Island": "horizons",
}
LANGUAGES: Final = ("en", "ru", "pl")


class Row(NamedTuple):
    """A row of the page."""

    game: str
    words: tuple[str, ...]
    """In English, Russian and Polish."""
    name: str
    message: str


def rows() -> list[Row]:
    """Every row of the tables of games, below the heading of its game."""
    found, game = [], ""
    for line in PAGE.read_text("utf-8").partition(TERMS)[0].splitlines():
        if line.startswith("## "):
            game = GAME_OF[line.removeprefix("## ")]
        elif line.startswith("| ") and "`" in line:
            *words, name, message = [cell.strip().strip("`") for cell in line.split("|")[1:-1]]
            found.append(Row(game, tuple(words), name, message))
    return found


ROWS: Final = rows()
each = pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.game}-{row.words[0]}")


@cache
def messages(game: str, language: str) -> dict[str, str]:
    """The messages of a game that have a text of their own."""
    paths = (GAMES / game / "locale" / language).rglob("*.ftl")
    lines = "\n".join(path.read_text("utf-8") for path in paths)
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", lines, re.MULTILINE))


@cache
def names(game: str) -> frozenset[str]:
    """What the source of a game calls things: names and ids."""
    trees = [ast.parse(path.read_text("utf-8")) for path in (GAMES / game).rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    called = [getattr(node, part, "") for node in nodes for part in ("id", "name", "attr", "arg")]
    ids = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return frozenset(text for text in (*called, *ids) if isinstance(text, str))


def test_the_page_has_all_three_games_in_three_languages() -> None:
    assert {row.game for row in ROWS} == set(GAME_OF.values())
    assert all(len(row.words) == len(LANGUAGES) and all(row.words) for row in ROWS)


@each
def test_a_name_of_the_glossary_is_in_the_source(row: Row) -> None:
    assert row.name in names(row.game)


@each
def test_the_words_of_the_glossary_are_those_of_the_catalogues(row: Row) -> None:
    if row.message:
        assert row.words == tuple(messages(row.game, lang)[row.message] for lang in LANGUAGES)
    else:
        assert row.words[0] not in messages(row.game, "en").values()


def classes_of_terms() -> list[str]:
    """The classes that the terms of the program name, with their modules."""
    terms = PAGE.read_text("utf-8").partition(TERMS)[2]
    return re.findall(r"`(vigil[\w.]+)` \|$", terms, re.MULTILINE)


@pytest.mark.parametrize("path", classes_of_terms())
def test_a_class_of_the_glossary_exists(path: str) -> None:
    module, _, name = path.rpartition(".")
    assert isinstance(getattr(import_module(module), name), type)


WORDS: Final = ("Table", "Question", "Answer", "Journal", "Sitting")
"""Words that are tempting for a second class; each names the one of the glossary."""


def bindings(statement: ast.stmt) -> list[str]:
    """The names that a statement of a module defines."""
    match statement:
        case ast.ClassDef(name=name):
            return [name]
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return [one.asname for one in names if one.asname is not None]
        case ast.Assign(targets=targets):
            return [one.id for one in targets if isinstance(one, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case _:
            return []


@cache
def bound() -> list[tuple[str, str]]:
    """Every name that a module gives, and the module."""
    return [
        (word, ".".join(("vigil", *path.relative_to(SOURCE).with_suffix("").parts)))
        for path in SOURCE.rglob("*.py")
        for statement in ast.parse(path.read_text("utf-8")).body
        for word in bindings(statement)
    ]


@pytest.mark.parametrize("word", WORDS)
def test_a_word_names_one_class_only(word: str) -> None:
    [listed] = [path for path in classes_of_terms() if path.endswith(f".{word}")]
    assert [module for name, module in bound() if name == word] == [listed.rpartition(".")[0]]
