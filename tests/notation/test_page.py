"""The description of the notation names all that the code knows, and its examples are true."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

from vigil.core import Game, Table, find_game
from vigil.core.agenda import Agenda
from vigil.core.notation import Clause, SetupClause
from vigil.games.ghost_stories import Setup as Village
from vigil.games.ghost_stories.presentation.notation import NOTATION as VILLAGE
from vigil.games.ghost_stories.presentation.notation.boards import PARTS as BOARD_PARTS
from vigil.games.ghost_stories.presentation.notation.cards import MARKS
from vigil.games.ghost_stories.presentation.notation.steps import agenda_of
from vigil.games.horizons import Setup as Island
from vigil.games.horizons.presentation.notation import NOTATION as ISLAND
from vigil.games.horizons.presentation.notation.lands import MARKS as LAND_MARKS
from vigil.games.horizons.presentation.notation.lands import places_of
from vigil.games.horizons.presentation.notation.spirits import PARTS as SEAT_PARTS
from vigil.games.horizons.presentation.notation.steps import AGENDA

PAGE: Final = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
GHOST_STORIES, HORIZONS, _ = PAGE.split("\n## ")[1:]
MOON: Final = Village(modules=("white_moon",))

ROW: Final = re.compile(r"^\| (.+?) \| `(.+?)` \| (.+) \|$", re.MULTILINE)


def rows(part: str) -> dict[str, str]:
    """What the tables of the page describe, each with its example."""
    found = ROW.findall(part.replace("\\|", "¦"))
    return {name: example.replace("¦", "|") for name, example, _ in found}


def described(clauses: Iterable[Clause[Any] | SetupClause]) -> dict[str, set[str]]:
    """The clauses as the page calls them, with the examples that would do."""
    found: dict[str, set[str]] = {}
    for clause in clauses:
        name = getattr(clause, "page", "") or f"`{clause.key}`"
        found.setdefault(name, set()).add(clause.example)
    return found


CLAUSES: Final[dict[str, tuple[str, tuple[Clause[Any] | SetupClause, ...]]]] = {
    "ghost_stories": (GHOST_STORIES, (*VILLAGE.setup, *VILLAGE.clauses(MOON))),
    "horizons": (HORIZONS, (*ISLAND.setup, *ISLAND.clauses(Island()))),
}


@pytest.mark.parametrize("game", CLAUSES)
def test_every_clause_is_described_with_its_example(game: str) -> None:
    part, clauses = CLAUSES[game]
    page = rows(part)
    for name, examples in described(clauses).items():
        assert page.get(name) in examples, name


@pytest.mark.parametrize(
    ("part", "words"),
    [
        (GHOST_STORIES, BOARD_PARTS),
        (GHOST_STORIES, MARKS),
        (HORIZONS, SEAT_PARTS),
        (HORIZONS, LAND_MARKS),
    ],
)
def test_every_part_is_described_with_an_example(part: str, words: Iterable[str]) -> None:
    page = rows(part)
    for word in words:
        assert word in page[f"`{word}`"], word


def test_every_word_of_a_land_is_described() -> None:
    page = " ".join(rows(HORIZONS))
    for word in places_of(Island(), 0):
        assert f"`{word.partition(':')[0]}`" in page, word


@pytest.mark.parametrize(("part", "agenda"), [(GHOST_STORIES, agenda_of(MOON)), (HORIZONS, AGENDA)])
def test_every_step_is_described_and_no_other(part: str, agenda: Agenda[Any]) -> None:
    forms = {agenda.form(name) for name in agenda.forms}
    assert {form for form in forms if f"`{form}`" not in part} == set()
    named = set(re.findall(r"`([a-z_0-9]+(?: \[?[A-Z_]{2,}[…\]]?)+)`", part))
    assert named <= forms


EXAMPLES: Final = [
    (game, example)
    for game, (part, _) in CLAUSES.items()
    for example in (*rows(part).values(), *re.findall(r"`(next: [^`]+)`", part))
]
COMMANDS: Final = re.findall(r"^vigil \w+ (?:--game (\w+) )?(?:--position )?\"(.+)\"$", PAGE, re.M)


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_every_example_can_be_played(game: str, example: str) -> None:
    play(find_game(game), example)


@pytest.mark.parametrize(("game", "example"), COMMANDS)
def test_every_command_shows_a_position(game: str, example: str) -> None:
    play(find_game(game or "ghost_stories"), example)


def play(game: Game, example: str) -> None:
    """Open a table at the position."""
    table = Table.at(game, game.read(example))
    assert table.decision is not None or table.outcome is not None
    assert table.view()


def test_the_page_has_examples_at_all() -> None:
    assert len(COMMANDS) == 3
    assert len(EXAMPLES) > 100
    assert ("ghost_stories", "next: yin") in EXAMPLES
