"""``docs/environments.md`` and the docstrings have the tables of the arrays as they are.

``pytest tests/env --golden`` writes the tables of the page anew.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from env.walks import SETUPS
from vigil.env.spaces import Array, Spaces, spaces_of
from vigil.games.ghost_stories import spaces as ghost_stories
from vigil.games.horizons import spaces as horizons

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
TABLE = re.compile(r"<!-- arrays (\w+) -->\n(?:\|.*\n)*")


def spaces_named(name: str) -> Spaces:
    return spaces_of(SETUPS[name](0))


def shown(name: str) -> list[Array]:
    """The arrays that the table of an environment has."""
    arrays = spaces_named(name).all_arrays
    if name != "WhiteMoon":
        return list(arrays)
    base = {array.name for array in spaces_named("GhostStories").arrays}
    return [array for array in arrays if array.name not in base]


def groups(array: Array) -> str:
    """The columns in a few words: neighbours of a group are one."""
    found = []
    for group, columns in groupby(array.columns, lambda column: column.group or column.name):
        count = len(list(columns))
        found.append(group if count == 1 else f"{group} ({count})")
    return "; ".join(found)


def table(name: str) -> str:
    lines = [f"<!-- arrays {name} -->", "| array | shape | rows | columns |", "|---|---|---|---|"]
    for array in shown(name):
        shape = " × ".join(map(str, array.shape))
        lines.append(f"| `{array.name}` | {shape} | {array.meaning} | {groups(array)} |")
    return "\n".join(lines) + "\n"


def test_the_page_has_the_tables(pytestconfig: pytest.Config) -> None:
    page = PAGE.read_text("utf-8")
    now = TABLE.sub(lambda found: table(found.group(1)), page)
    if pytestconfig.getoption("--golden"):
        PAGE.write_text(now, "utf-8")
        return
    assert now == page
    assert TABLE.findall(page) == list(SETUPS)


@pytest.mark.parametrize("name", SETUPS)
def test_the_page_counts_actions_and_figures(name: str) -> None:
    spaces = spaces_named(name)
    row = rf"\| `vigil/{name}-v0` \| [^|]+ \| {len(spaces.actions)} \| {spaces.high.size} \|"
    assert re.search(row, PAGE.read_text("utf-8"))


@pytest.mark.parametrize(("name", "part"), [("WhiteMoon", ghost_stories), ("Horizons", horizons)])
def test_docstrings_have_every_array_with_its_shape(name: str, part: object) -> None:
    for array in spaces_named(name).all_arrays:
        shape = " x ".join(map(str, array.shape))
        row = rf"\| ``{array.name}`` \| (\d+ or )?{shape} \| {re.escape(array.meaning)} \|"
        assert re.search(row, str(part.__doc__))
