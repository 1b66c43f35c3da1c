"""The forms of steps in positions are the parameters of the functions that do them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import vigil
from vigil.core import find_game
from vigil.core.agenda import Agenda
from vigil.games.ghost_stories import Setup
from vigil.games.ghost_stories.presentation.notation.steps import agenda_of
from vigil.games.horizons.presentation.notation.steps import AGENDA

GAMES: Final = Path(vigil.__file__).parent / "games"
BASE: Final = agenda_of(Setup())
MOON: Final = agenda_of(Setup(modules=("white_moon",)))


def forms_in(folder: Path) -> dict[str, str]:
    """The steps that the files of a folder register, with the parameters after the state."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_step(node):
                found[node.name] = " ".join(parameters(node.args))
    return found


def is_step(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(
        isinstance(mark, ast.Name) and mark.id in ("step", "action") for mark in node.decorator_list
    )


def parameters(arguments: ast.arguments) -> Iterator[str]:
    required = len(arguments.args) - len(arguments.defaults)
    for place, argument in enumerate(arguments.args[1:], 1):
        name = argument.arg.strip("_")
        yield name if place < required else f"[{name}]"
    if arguments.vararg:
        yield f"{arguments.vararg.arg}…"


@pytest.mark.parametrize(
    ("agenda", "folder"), [(MOON, "ghost_stories"), (AGENDA, "horizons")], ids=["moon", "horizons"]
)
def test_every_step_has_a_form_and_it_says_its_parameters(agenda: Agenda[Any], folder: str) -> None:
    assert dict(agenda.forms) == forms_in(GAMES / folder)
    assert agenda.forms.keys() == find_game(folder).steps.keys()


def test_steps_of_a_module_are_none_of_the_base_game() -> None:
    added = forms_in(GAMES / "ghost_stories" / "white_moon")
    assert MOON.forms == {**BASE.forms, **added}
    assert not BASE.forms.keys() & added.keys()
