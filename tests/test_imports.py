"""Who may import whom, and the house style that a machine can check."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import vigil

ROOT: Final = Path(vigil.__file__).parent

_ENGINE: Final = ("core", "games", "")
"""The engine and ``vigil`` itself, which only gathers it."""

BELOW: Final[dict[str, tuple[str, ...]]] = {
    "core": (),
    "games": ("core",),
    "": ("core", "games"),
    "words": _ENGINE,
    "bots": _ENGINE,
    "report": _ENGINE,
    "lessons": (),
    "simulation": (*_ENGINE, "bots"),
    "bench": (*_ENGINE, "bots", "simulation", "server"),
    "env": (*_ENGINE, "bots", "simulation"),
    "terminal": (*_ENGINE, "words", "bots", "simulation", "report"),
    "server": (*_ENGINE, "words", "bots", "simulation", "report", "lessons"),
    "cli": (
        *(*_ENGINE, "words", "bots", "simulation", "bench", "env"),
        *("terminal", "server", "report"),
    ),
    "__main__": ("cli",),
}
"""The packages that each package may import besides itself."""

FLOORS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "vigil.server": (
        ("common", "json_logging"),
        ("room", "config"),
        ("storage",),
        ("table",),
        ("services",),
        ("api", "wire"),
        ("app",),
        ("run",),
    ),
}
"""The rooms of a package by floors, the lowest first; a room may import itself and lower floors."""

PURE: Final = ("core", "games")
"""What a game does depends on its state and its answers alone."""

OUTSIDE: Final = frozenset(
    {"asyncio", "datetime", "io", "locale", "logging", "os", "pathlib", "random", "secrets"}
    | {"shutil", "signal", "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid"}
)
"""Modules that would let the clock, chance or the machine into the rules."""

LONGEST_FUNCTION: Final = 50
LONGEST_FILE: Final = 600


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES: Final = {module_name(path): path.read_text() for path in sorted(ROOT.rglob("*.py"))}


def imported(source: str) -> Iterator[str]:
    """The modules that a source names in its imports, wherever they stand."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from (f"{module}.{alias.name}" for alias in node.names)


def package_of(module: str) -> str:
    """The package right below ``vigil``; empty for ``vigil`` itself and its own names."""
    name = ".".join(module.split(".")[1:2])
    return name if name in BELOW else ""


def is_allowed(module: str, name: str) -> bool:
    """Whether a module may import a name."""
    package, root = package_of(module), name.split(".")[0]
    if root == "vigil":
        return _looks_down(module, name)
    if package not in PURE:
        return root != ""
    return root in sys.stdlib_module_names and root not in OUTSIDE


def _looks_down(module: str, name: str) -> bool:
    package, other = package_of(module), package_of(name)
    if package == other == "games" and module != "vigil.games":
        return name.split(".")[2:3] == module.split(".")[2:3]
    return other == package or other in BELOW[package]


def wrong_imports(module: str, source: str) -> list[str]:
    return [name for name in imported(source) if not is_allowed(module, name)]


@pytest.mark.parametrize("module", SOURCES)
def test_a_module_imports_only_what_lies_below_it(module: str) -> None:
    assert wrong_imports(module, SOURCES[module]) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("vigil.core.table", "from vigil.games import ghost_stories"),
        ("vigil.core.table", "from vigil import games"),
        ("vigil.core.table", "import vigil"),
        ("vigil.core.dealer", "import random"),
        ("vigil.core.dealer", "from os import urandom"),
        ("vigil.core.dealer", "import rich"),
        ("vigil.core.dealer", "def f():\n    import time"),
        ("vigil.core.dealer", "from .game import Game"),
        ("vigil.games.ghost_stories.turn", "from vigil.games.horizons import state"),
        ("vigil.games.ghost_stories.turn", "from vigil.games import horizons"),
        ("vigil.games.ghost_stories.turn", "from vigil.words import text"),
        ("vigil.games.ghost_stories.turn", "from vigil.bots import random_bot"),
        ("vigil.bots.bot", "from vigil.simulation import runner"),
        ("vigil.words.text", "from vigil.terminal import screen"),
        ("vigil.simulation.runner", "from vigil.cli import main"),
        ("vigil.server.app", "from vigil.cli import main"),
        ("vigil", "from vigil.words import text"),
    ],
)
def test_an_import_that_looks_up_or_outside_is_found(module: str, line: str) -> None:
    assert wrong_imports(module, line) != []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("vigil.core.table", "from vigil.core.game import Game"),
        ("vigil.core.table", "import json"),
        ("vigil.games", "from vigil.games import ghost_stories"),
        ("vigil.games.ghost_stories.turn", "from vigil.games.ghost_stories.state import State"),
        ("vigil.games.ghost_stories", "from vigil.games.ghost_stories import turn"),
        ("vigil.games.ghost_stories.turn", "from vigil.core.decision import choose"),
        ("vigil.simulation.runner", "import rich, random"),
        ("vigil.cli.main", "from vigil.simulation import runner"),
        ("vigil.cli.main", "from vigil import __version__"),
        ("vigil.cli.main", "import vigil"),
        ("vigil", "from vigil import games"),
        ("vigil.__main__", "from vigil.cli.main import main"),
    ],
)
def test_an_import_that_looks_down_is_welcome(module: str, line: str) -> None:
    assert wrong_imports(module, line) == []


# -- floors inside a package


def room_in(package: str, module: str) -> str:
    """The folder or file of a package in which a module stands; empty outside and at its door."""
    return module.removeprefix(f"{package}.").split(".")[0] if is_inside(package, module) else ""


def is_inside(package: str, module: str) -> bool:
    return module.startswith(f"{package}.")


def floor_of(package: str, room: str) -> int:
    return next(n for n, rooms in enumerate(FLOORS[package]) if room in rooms)


def upward_imports(package: str, module: str, source: str) -> list[str]:
    """What a module of a package imports from its own floor or a higher one, itself apart."""
    own = room_in(package, module)
    others = [name for name in imported(source) if room_in(package, name) not in ("", own)]
    floor = floor_of(package, own)
    return [name for name in others if floor_of(package, room_in(package, name)) >= floor]


INSIDE: Final = [(name, module) for name in FLOORS for module in SOURCES if is_inside(name, module)]


@pytest.mark.parametrize(("package", "module"), INSIDE)
def test_no_arrow_leads_upward_between_floors(package: str, module: str) -> None:
    assert upward_imports(package, module, SOURCES[module]) == []


@pytest.mark.parametrize("package", FLOORS)
def test_every_room_stands_on_one_floor(package: str) -> None:
    named = [room for rooms in FLOORS[package] for room in rooms]
    assert sorted(named) == sorted({room_in(package, name) for name in SOURCES} - {""})


@pytest.mark.parametrize(
    ("module", "line", "found"),
    [
        ("vigil.server.room.room", "from vigil.server.storage.store import Store", True),
        ("vigil.server.room.room", "from vigil.server import storage", True),
        ("vigil.server.api.tables", "from vigil.server.wire import talk", True),
        ("vigil.server.services", "import vigil.server.app", True),
        ("vigil.server.table.hub", "from vigil.server.table.viewer import Viewer", False),
        ("vigil.server.app", "from vigil.server.api import tables", False),
        ("vigil.server.common.limits", "from vigil.core.errors import VigilError", False),
    ],
)
def test_an_arrow_between_floors_is_found(module: str, line: str, found: bool) -> None:
    assert bool(upward_imports("vigil.server", module, line)) == found


def test_every_package_has_its_place() -> None:
    found = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert found <= set(BELOW)
    assert set(PURE) <= found


# -- house style


def functions(source: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


@pytest.mark.parametrize("module", SOURCES)
def test_a_file_is_short_and_so_are_its_functions(module: str) -> None:
    source = SOURCES[module]
    assert source.count("\n") <= LONGEST_FILE
    assert [f.name for f in functions(source) if length(f) > LONGEST_FUNCTION] == []


def prints(source: str) -> bool:
    names = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return any(isinstance(name, ast.Name) and name.id in ("print", "input") for name in names)


def holds_on(source: str) -> list[str]:
    """Functions with a context manager or a ``try`` around an ``await``."""
    found = []
    for function in functions(source):
        for node in ast.walk(function):
            kept = isinstance(node, ast.With | ast.AsyncWith | ast.Try)
            if kept and any(isinstance(inner, ast.Await) for inner in ast.walk(node)):
                found.append(function.name)
    return found


@pytest.mark.parametrize("module", [name for name in SOURCES if package_of(name) in PURE])
def test_the_engine_never_prints_and_holds_nothing_across_a_question(module: str) -> None:
    assert not prints(SOURCES[module])
    assert holds_on(SOURCES[module]) == []


def test_what_the_house_style_forbids_is_found() -> None:
    long = "def f():\n" + "    pass\n" * LONGEST_FUNCTION
    assert [length(f) > LONGEST_FUNCTION for f in functions(long)] == [True]
    assert prints("def f():\n    print(1)")
    assert not prints("def f():\n    s.print(1)")
    assert holds_on("async def f():\n    try:\n        await g()\n    finally:\n        h()") == [
        "f"
    ]
    assert holds_on("async def f():\n    with g():\n        h()\n    await k()") == []
