"""Who may import whom, and the house style that a machine can check."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import vigil

ROOT: Final = Path(vigil.__file__).parent

BELOW: Final[dict[str, tuple[str, ...]]] = {
    "core": (),
    "": ("core",),
    "games": ("core",),
    "words": ("core", ""),
    "bots": ("core", ""),
    "insight": ("core", "", "words", "bots"),
    "teaching": ("core", "", "bots"),
    "research": ("core", "", "words", "bots"),
    "terminal": ("core", "", "words", "bots", "insight", "teaching", "tables"),
    "env": ("core", "", "words", "bots", "terminal"),
    "tables": ("core", "", "words", "bots", "insight", "teaching"),
    "server": ("core", "", "words", "bots", "insight", "teaching", "tables"),
    "offline": ("core", "", "words", "bots", "insight", "tables"),
    "bench": ("core", "", "bots", "research", "tables", "server", "env"),
    "cli": (
        *("core", "", "words", "bots", "insight", "teaching", "research", "terminal", "server"),
        *("tables", "bench"),
    ),
    "game": ("core", "", "words", "bots", "insight", "terminal", "env"),
    "__main__": ("cli",),
}
"""The packages that each package may import besides itself; nothing imports a game."""

FRAMEWORKS: Final[dict[str, tuple[str, ...]]] = {
    "words": ("words",),
    "bot": ("bots",),
    "chronicle": ("insight",),
    "terminal": ("terminal", "words"),
    "foresight": ("insight",),
    "facts": (),
    "spaces": ("env",),
    "plugin": ("game",),
}
"""What the parts of a game may import besides its rules and the core."""

FLOORS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "vigil.insight": (("foresight", "report"), ("advice", "analysis", "danger")),
    "vigil.teaching": (("book", "campaign", "lessons"), ("puzzles",)),
    "vigil.research": (("pages", "simulation"), ("study",)),
    "vigil.games.horizons": (
        ("model",),
        ("powers",),
        ("content",),
        ("phases",),
        ("presentation", "upgrade"),
        ("bot", "chronicle", "facts", "foresight", "plugin", "spaces", "terminal", "words"),
    ),
    "vigil.server": (
        ("common", "json_logging"),
        ("config",),
        ("storage",),
        ("hosts", "push"),
        ("services", "origin_checks"),
        ("desk",),
        ("api", "wire"),
        ("app",),
        ("run",),
    ),
    "vigil.tables": (
        ("errors", "tokens"),
        ("limits", "damage", "problems"),
        ("row", "room", "bot_budget"),
        ("protocol",),
        ("host",),
        ("replies",),
        ("handlers",),
    ),
    "vigil.games.ghost_stories": (
        ("content",),
        ("model",),
        ("phases",),
        ("presentation",),
        ("white_moon",),
        ("numbering",),
        ("bot", "chronicle", "facts", "foresight", "plugin", "spaces", "terminal", "words"),
    ),
    "vigil.games.ghost_stories.white_moon": (
        ("content",),
        ("model",),
        ("phases",),
        ("presentation",),
        ("module",),
    ),
}
"""The rooms of a package by floors, the lowest first; a room may import itself and lower floors."""

TOPS: Final[dict[str, str]] = {"vigil.bots": "training", "vigil.terminal": "app"}
"""Rooms that nothing else in their package imports."""

PURE: Final = ("core", "games")
"""What a game does depends on its state and its answers alone."""

OUTSIDE: Final = frozenset(
    {"asyncio", "datetime", "io", "locale", "logging", "os", "pathlib", "random", "secrets"}
    | {"shutil", "signal", "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid"}
)
"""Modules that would let the clock, chance or the machine into the rules."""

COMPILER: Final = frozenset({"mypy_extensions", "typing_extensions"})
"""What only tells the compiler or the checker something."""

LONGEST_FUNCTION: Final = 50
LONGEST_FILE: Final = 600


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES: Final = {module_name(path): path.read_text() for path in sorted(ROOT.rglob("*.py"))}


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """All nodes of a source; it is parsed once."""
    return tuple(ast.walk(ast.parse(source)))


@cache
def imported(source: str) -> tuple[str, ...]:
    """The modules that a source names in its imports, wherever they stand."""
    return tuple(_imported(source))


def _imported(source: str) -> Iterator[str]:
    for node in nodes(source):
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
    root = name.split(".")[0]
    if root == "vigil":
        return _looks_down(module, name)
    if not is_pure(module):
        return root != ""
    return root in (sys.stdlib_module_names | COMPILER) and root not in OUTSIDE


def is_pure(module: str) -> bool:
    """Whether a module belongs to the engine: the core, or the rules of a game."""
    return package_of(module) in PURE and part_of(module) not in FRAMEWORKS


def part_of(module: str) -> str:
    """The part of a game to which a module belongs; others than these are its rules."""
    return ".".join(module.split(".")[3:4]) if package_of(module) == "games" else ""


def _looks_down(module: str, name: str) -> bool:
    package, other = package_of(module), package_of(name)
    if package == other == "games":
        return _inside_a_game(module, name)
    own = FRAMEWORKS.get(part_of(module), ())
    return other == package or other in (*BELOW[package], *own)


def _inside_a_game(module: str, name: str) -> bool:
    """Parts of a game import its rules; rules import no other part."""
    if name.split(".")[2:3] != module.split(".")[2:3]:
        return False
    part = part_of(name)
    return part not in FRAMEWORKS or part == part_of(module)


def wrong_imports(module: str, source: str) -> list[str]:
    return [name for name in imported(source) if not is_allowed(module, name)]


def test_a_module_imports_only_what_lies_below_it() -> None:
    wrong = {module: wrong_imports(module, source) for module, source in SOURCES.items()}
    assert {module: names for module, names in wrong.items() if names} == {}


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
        ("vigil.games.ghost_stories.phases.turn", "from vigil.games.horizons import state"),
        ("vigil.games.ghost_stories.phases.turn", "from vigil.games import horizons"),
        ("vigil.games.ghost_stories.phases.turn", "from vigil.words import text"),
        ("vigil.games.ghost_stories.phases.turn", "from vigil.bots import random_bot"),
        (
            "vigil.games.ghost_stories.phases.turn",
            "from vigil.games.ghost_stories.words import names",
        ),
        ("vigil.games.ghost_stories.phases.turn", "import rich"),
        ("vigil.games.ghost_stories.bot", "from vigil.games.ghost_stories.words import names"),
        ("vigil.games.ghost_stories.words", "from vigil.terminal import screen"),
        ("vigil.games.ghost_stories.terminal.board", "from vigil.games.horizons import State"),
        ("vigil.bots.bot", "from vigil.research.simulation import runner"),
        ("vigil.bots.bot", "from vigil.games.ghost_stories import State"),
        ("vigil.cli.main", "from vigil.games.ghost_stories import State"),
        ("vigil.words.text", "from vigil.terminal import screen"),
        ("vigil.research.simulation.runner", "from vigil.cli import main"),
        ("vigil.server.app", "from vigil.cli import main"),
        ("vigil", "from vigil.words import text"),
        ("vigil", "from vigil import games"),
    ],
)
def test_an_import_that_looks_up_or_outside_is_found(module: str, line: str) -> None:
    assert wrong_imports(module, line) != []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("vigil.core.table", "from vigil.core.game import Game"),
        ("vigil.core.table", "import json"),
        (
            "vigil.games.ghost_stories.phases.turn",
            "from vigil.games.ghost_stories.model.state import State",
        ),
        ("vigil.games.ghost_stories", "from vigil.games.ghost_stories.phases import turn"),
        ("vigil.games.ghost_stories.phases.turn", "from vigil.core.decision import choose"),
        ("vigil.research.simulation.runner", "import rich, random"),
        ("vigil.cli.main", "from vigil.research.simulation import runner"),
        ("vigil.cli.main", "from vigil import __version__"),
        ("vigil.cli.main", "import vigil"),
        ("vigil.games.ghost_stories.bot.turn", "from vigil.games.ghost_stories import State"),
        ("vigil.games.ghost_stories.bot.turn", "from vigil.bots.heuristics import Heuristics"),
        ("vigil.games.ghost_stories.terminal.board", "from vigil.words import Words"),
        ("vigil.games.ghost_stories.terminal.board", "import rich"),
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
    """The floor of a room; what only the door of the package offers is above all of them."""
    floors = FLOORS[package]
    return next((n for n, rooms in enumerate(floors) if room in rooms), len(floors))


def upward_imports(package: str, module: str, source: str) -> list[str]:
    """What a module of a package imports from its own floor or a higher one, itself apart."""
    own = room_in(package, module)
    others = [name for name in imported(source) if room_in(package, name) not in ("", own)]
    floor = floor_of(package, own)
    return [name for name in others if floor_of(package, room_in(package, name)) >= floor]


@pytest.mark.parametrize("package", FLOORS)
def test_no_arrow_leads_upward_between_floors(package: str) -> None:
    wrong = {
        module: upward_imports(package, module, source)
        for module, source in SOURCES.items()
        if is_inside(package, module)
    }
    assert {module: names for module, names in wrong.items() if names} == {}


@pytest.mark.parametrize(("package", "room"), TOPS.items())
def test_nothing_in_a_package_imports_its_top_room(package: str, room: str) -> None:
    others = [
        name for name in SOURCES if is_inside(package, name) and room_in(package, name) != room
    ]
    assert others
    assert [
        module
        for module in others
        if any(room_in(package, name) == room for name in imported(SOURCES[module]))
    ] == []


@pytest.mark.parametrize("package", FLOORS)
def test_every_room_stands_on_one_floor(package: str) -> None:
    named = [room for rooms in FLOORS[package] for room in rooms]
    assert sorted(named) == sorted({room_in(package, name) for name in SOURCES} - {""})


@pytest.mark.parametrize(
    ("package", "module", "line", "found"),
    [
        ("tables", "room.room", "from {}.host.viewer import Viewer", True),
        ("tables", "room.room", "from {} import host", True),
        ("server", "api.tables", "from {}.wire import viewer_session", True),
        ("server", "services", "import {}.app", True),
        ("server", "hosts.hub", "from {}.hosts.worker_queue import WorkerQueue", False),
        ("server", "app", "from {}.api import tables", False),
        ("server", "common.rate_limiter", "from vigil.core.errors import VigilError", False),
        ("games.ghost_stories", "model.verbs", "from {}.phases.curse import suffer", True),
        ("games.ghost_stories", "phases.turn", "from {}.white_moon.model import state", True),
        ("games.ghost_stories", "phases.turn", "from {} import State", True),
        ("games.ghost_stories", "white_moon.module", "from {}.phases.yang import act", False),
        ("games.ghost_stories.white_moon", "model.verbs", "from {}.phases import deaths", True),
        ("games.ghost_stories.white_moon", "module", "from {}.phases import deaths", False),
    ],
)
def test_an_arrow_between_floors_is_found(
    package: str, module: str, line: str, found: bool
) -> None:
    whole = f"vigil.{package}"
    assert bool(upward_imports(whole, f"{whole}.{module}", line.format(whole))) == found


MODELS: Final = [module for module in SOURCES if re.search(r"^vigil\.games\..*\.model\.", module)]


def test_no_model_of_a_game_asks() -> None:
    """Verbs change the state and queries read it; only phases and what is above wait."""
    assert [
        module
        for module in MODELS
        if any(isinstance(node, ast.Await) for node in nodes(SOURCES[module]))
    ] == []


def test_every_package_has_its_place() -> None:
    found = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert found <= set(BELOW)
    assert set(PURE) <= found


# -- no game is named outside its package

NAMES: Final = re.compile(
    r"ghost.?stories|horizons|white.?moon|spirit.?island|taoist|wu.?feng|dahan", re.IGNORECASE
)
SHARED: Final = sorted(
    path
    for path in ROOT.rglob("*")
    if path.suffix in (".py", ".ftl", ".json", ".mako")
    and path.relative_to(ROOT).parts[0] not in ("games", "client")
)


def test_shared_code_and_texts_name_no_game() -> None:
    named = {path: NAMES.findall(path.read_text(encoding="utf-8")) for path in SHARED}
    assert {str(path): names for path, names in named.items() if names} == {}


def test_the_games_name_themselves() -> None:
    """The pattern finds what it is meant to find."""
    for game in ("ghost_stories", "horizons"):
        own = (ROOT / "games" / game).rglob("*.ftl")
        assert any(NAMES.search(path.read_text(encoding="utf-8")) for path in own)


# -- house style


def functions(source: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in nodes(source):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_a_file_is_short_and_so_are_its_functions() -> None:
    assert [name for name, text in SOURCES.items() if text.count("\n") > LONGEST_FILE] == []
    assert [
        f"{module}.{function.name}"
        for module, source in SOURCES.items()
        for function in functions(source)
        if length(function) > LONGEST_FUNCTION
    ] == []


def prints(source: str) -> bool:
    names = (node.func for node in nodes(source) if isinstance(node, ast.Call))
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


def test_the_engine_never_prints_and_holds_nothing_across_a_question() -> None:
    engine = list(filter(is_pure, SOURCES))
    assert engine
    assert [module for module in engine if prints(SOURCES[module])] == []
    assert [module for module in engine if holds_on(SOURCES[module])] == []


def test_what_the_house_style_forbids_is_found() -> None:
    long = "def f():\n" + "    pass\n" * LONGEST_FUNCTION
    assert [length(f) > LONGEST_FUNCTION for f in functions(long)] == [True]
    assert prints("def f():\n    print(1)")
    assert not prints("def f():\n    s.print(1)")
    assert holds_on("async def f():\n    try:\n        await g()\n    finally:\n        h()") == [
        "f"
    ]
    assert holds_on("async def f():\n    with g():\n        h()\n    await k()") == []
