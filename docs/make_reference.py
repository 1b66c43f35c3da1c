"""Writes views, states and options of each game into docs/reference: ``make reference``."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from vigil.bots import RandomBot
from vigil.core.dealer import SeededDealer
from vigil.core.decision import Option
from vigil.core.game import find_game
from vigil.core.table import Table

FOLDER: Final = Path(__file__).with_name("reference")


class Described(NamedTuple):
    """A game: the modules with its types, and setups whose games show its options."""

    game: str
    title: str
    views: tuple[str, ...]
    states: tuple[str, ...]
    setups: tuple[dict[str, Any], ...]


GAMES: Final = (
    Described(
        "ghost_stories",
        "Ghost Stories and White Moon",
        (
            "vigil.core.view",
            "vigil.games.ghost_stories.presentation.views",
            "vigil.games.ghost_stories.white_moon.presentation.views",
        ),
        ("vigil.core.state", "vigil.games.ghost_stories.model.state"),
        ({"players": 1}, {"players": 4}, {"players": 4, "modules": ["white_moon"]}),
    ),
    Described(
        "horizons",
        "Horizons of Spirit Island",
        ("vigil.core.view", "vigil.games.horizons.presentation.views"),
        ("vigil.core.state", "vigil.games.horizons.model.state"),
        ({"players": 1}, {"players": 3}, {"players": 2, "escalation": True}),
    ),
)
SEEDS: Final = range(1, 9)


def page_of(described: Described) -> str:
    """The whole page of a game."""
    parts = [
        f"# {described.title}: views, states and options",
        "`make reference` writes this page from types, and the options from random games.",
        "## Views",
        "What `table.view(seat)` returns and the protocol sends: plain data with these keys.",
        *_classes(described.views),
        "## States",
        "What `table.state` has. Rules change it; bots and programs only read it.",
        *_classes(described.states),
        "## Options",
        "Each kind of decision that these games met, its options by tag, with an example each.",
        *_options(described),
    ]
    return "\n\n".join(parts) + "\n"


def _classes(modules: tuple[str, ...]) -> Iterator[str]:
    """Each class with fields, in the order of its file."""
    for name in modules:
        for node in ast.parse(inspect.getsource(import_module(name))).body:
            if isinstance(node, ast.ClassDef) and (rows := list(_fields(node))):
                about = (ast.get_docstring(node) or "").split("\n\n")[0].replace("\n", " ")
                table = ["| field | type | meaning |", "|---|---|---|", *rows]
                yield f"### `{node.name}`\n\n{about}\n\n" + "\n".join(table)


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """Annotated fields, each with the text below it."""
    for place, line in enumerate(node.body):
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        below = node.body[place + 1] if place + 1 < len(node.body) else None
        said = ""
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            said = " ".join(str(below.value.value).split())
        kind = ast.unparse(line.annotation).replace("|", "\\|")
        if not kind.startswith("ClassVar") and not line.target.id.startswith("_"):
            yield f"| `{line.target.id}` | `{kind}` | {said} |"


def _options(described: Described) -> Iterator[str]:
    """What random games were asked, kind by kind."""
    setup = find_game(described.game).setup
    found: dict[str, dict[str, Option]] = {}
    for data in described.setups:
        for seed in SEEDS:
            _note(Table.start(setup.from_data(data), SeededDealer(seed)), seed, found)
    for kind in sorted(found):
        rows = [f"| `{tag}` | `{option!r}` |" for tag, option in sorted(found[kind].items())]
        yield f"### `{kind}`\n\n" + "\n".join(["| tag | example |", "|---|---|", *rows])


def _note(table: Table[Any], seed: int, found: dict[str, dict[str, Option]]) -> None:
    bot = RandomBot(seed)
    while (decision := table.decision) is not None:
        for part in decision.parts or (decision,):
            tags = found.setdefault(part.kind, {})
            for option in part.options:
                tags.setdefault(str(option[0]), option)
        table.apply(bot.choose(table, decision))


def file_of(described: Described) -> Path:
    """The page of a game."""
    return FOLDER / f"{described.game}.md"


if __name__ == "__main__":
    for one in GAMES:
        file_of(one).write_text(page_of(one), encoding="utf-8")
