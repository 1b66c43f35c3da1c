"""The layers of the client: a file imports its own and those below it, and nothing in a circle."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).parents[2] / "web" / "src"

LAYERS: Final = (
    ("lib/base",),
    ("lib/protocol",),
    ("lib/words",),
    ("lib/settings.svelte.ts",),
    ("lib/sound", "lib/local"),
    ("lib/server",),
    ("art",),
    ("lib/game",),
    ("lib/table",),
    ("lib/progress",),
    ("parts",),
    ("games", "book"),
    ("tutorial", "puzzles", "campaign", "marks"),
    ("screens",),
    ("",),
)
"""From the lowest up; those on one layer do not know each other; the last is the application."""

IMPORT: Final = re.compile(
    r"""(?:\bfrom\s*|\bimport\s*|\bimport\(\s*|\bnew\sURL\(\s*)['"]([^'"]+)['"]"""
)
GLOB: Final = re.compile(
    r"""import\.meta\.glob(?:<[^>]*>)?\(\s*['"](\.[^'"]+\.(?:ts|svelte))['"]"""
)
COMMENT: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
ENDINGS: Final = ("", ".ts", "/index.ts")
GAME: Final = re.compile(r"games/([^/]+)/")


@cache
def sources() -> dict[str, str]:
    """Every module of the client by its path below ``web/src``."""
    return {
        path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".ts", ".svelte")
    }


def resolved(module: str, name: str) -> str | None:
    """The module of ours that an import names; nothing for packages, drawings and texts."""
    place = name.partition("?")[0]
    if place.startswith("$lib/"):
        place = f"lib/{place.removeprefix('$lib/')}"
    elif place.startswith("."):
        place = posixpath.normpath(posixpath.join(posixpath.dirname(module), place))
    else:
        return None
    return next((place + end for end in ENDINGS if place + end in sources()), None)


def globbed(module: str, pattern: str) -> list[str]:
    """The modules of ours that a pattern of ``import.meta.glob`` finds."""
    place = posixpath.normpath(posixpath.join(posixpath.dirname(module), pattern))
    found = re.compile(re.escape(place).replace(r"\*", "[^/]*"))
    return [other for other in sources() if found.fullmatch(other)]


def imported(module: str, source: str) -> list[str]:
    """The modules of ours that a source imports, whether at once or later."""
    text = COMMENT.sub("", source)
    named = [resolved(module, name) for name in IMPORT.findall(text)]
    found = [other for pattern in GLOB.findall(text) for other in globbed(module, pattern)]
    return [other for other in (*named, *found) if other is not None]


def layer_of(module: str) -> tuple[int, str]:
    """The number of a module's layer, and its place there."""
    for number, places in enumerate(LAYERS):
        for place in places:
            if not place or module == place or module.startswith(f"{place}/"):
                return number, place
    raise AssertionError(module)


def is_allowed(module: str, other: str) -> bool:
    own, its = layer_of(module), layer_of(other)
    one, two = GAME.match(module), GAME.match(other)
    if one and two:
        return one[1] == two[1]
    if two:
        return module == "games/index.ts"
    return own == its or its[0] < own[0]


def wrong_imports(module: str, source: str) -> list[str]:
    return [
        f"{module} imports {other}"
        for other in imported(module, source)
        if not is_allowed(module, other)
    ]


def test_a_module_imports_only_what_lies_below_it() -> None:
    assert [
        wrong for module, source in sources().items() for wrong in wrong_imports(module, source)
    ] == []


def circle_in(graph: dict[str, set[str]]) -> list[str]:
    """A circle of imports, if there is one; a component may draw itself."""
    try:
        TopologicalSorter({one: others - {one} for one, others in graph.items()}).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


def test_no_imports_form_a_circle() -> None:
    circle = circle_in(
        {module: set(imported(module, source)) for module, source in sources().items()}
    )
    assert " -> ".join(circle) == ""


def test_a_circle_is_found() -> None:
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": {"b", "c"}}) in (
        ["b", "c", "b"],
        ["c", "b", "c"],
    )
    assert circle_in({"a": {"a", "b"}, "b": set()}) == []


def test_every_layer_is_there() -> None:
    places = {place for layer in LAYERS for place in layer}
    assert {layer_of(module)[1] for module in sources()} == places
    assert {"main.ts", "App.svelte"} <= {one for one in sources() if layer_of(one)[1] == ""}


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("lib/table/picks.ts", "import { stranger } from '../../games/plain/stranger'"),
        ("lib/words/i18n.svelte.ts", "import { http } from '../server/http'"),
        ("lib/words/marks.ts", "import type { GameFace } from '$lib/game/face'"),
        ("lib/local/engine.ts", "const bar = import('../../parts/EngineBar.svelte')"),
        ("lib/game/registry.ts", "const F = import.meta.glob<P>('../../games/*/plugin.ts', {})"),
        ("lib/sound/index.ts", "import { engine } from '$lib/local/engine'"),
        ("parts/Spot.svelte", "import Home from '../screens/Home.svelte'"),
        ("parts/Spot.svelte", "import { registerAllGames } from '../games'"),
        ("games/horizons/index.ts", "import Sky from '../../screens/report/Page.svelte'"),
        ("games/horizons/index.ts", "import { plugin } from '../ghost_stories/plugin'"),
        ("games/horizons/index.ts", "import { books } from '../../book/books'"),
        ("screens/Home.svelte", "import Board from '../games/plain/Board.svelte'"),
        ("screens/Home.svelte", "import App from '../App.svelte'"),
        ("puzzles/puzzles.ts", "import type { Lesson } from '../tutorial/lesson'"),
    ],
)
def test_an_import_that_leads_up_or_aside_is_named(module: str, line: str) -> None:
    assert [wrong.partition(" imports ")[0] for wrong in wrong_imports(module, line)][:1] == [
        module
    ]


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("lib/table/picks.ts", "import { pluginOf } from '../game/registry'"),
        ("games/index.ts", "import { stranger } from './plain/stranger'"),
        ("games/horizons/index.ts", "import Spot from '../../parts/Spot.svelte'"),
        ("games/horizons/index.ts", "import Board from './board/Board.svelte'"),
        ("screens/Home.svelte", "import NewTable from './home/NewTable.svelte'"),
        ("main.ts", "import { registerAllGames } from './games'"),
        ("lib/base/copy.ts", "// import { http } from '../server/http'"),
        ("lib/base/copy.ts", "import { tick } from 'svelte'"),
        ("art/sheets.ts", "import drawings from './icons.svg?raw'"),
    ],
)
def test_an_import_that_leads_down_is_welcome(module: str, line: str) -> None:
    assert wrong_imports(module, line) == []
