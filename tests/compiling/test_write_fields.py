"""Copies written out below the fields: what is in the files, and that it is right."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from write_fields import MARK, written

from vigil import SeededDealer, Table
from vigil.core.fields import Fields
from vigil.core.game import find_game

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path for path in (ROOT / "src").rglob("*.py") if f"\n{MARK}\n" in path.read_text("utf-8")
)
CHOICES: dict[str, dict[str, Any]] = {
    "ghost_stories": {"players": 4},
    "white_moon": {"players": 4, "modules": ["white_moon"]},
    "horizons": {"players": 2},
}

FRESH = '''"""A table."""

from __future__ import annotations

from typing import Any, ClassVar

from vigil.core.fields import Fields


class Lamp(Fields):
    """A lamp."""

    oil: int
    flames: list[int]


AFTER = 1
'''


def test_the_states_of_the_games_are_written_out() -> None:
    assert len(FILES) == 3


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_written_out_is_what_the_fields_want(path: Path) -> None:
    assert written(path) == path.read_text(encoding="utf-8")


def test_it_is_written_below_the_fields_and_only_once(tmp_path: Path) -> None:
    path = tmp_path / "lamp.py"
    path.write_text(FRESH)
    once = written(path)
    path.write_text(once)
    assert once.index("flames: list") < once.index(MARK) < once.index("AFTER = 1")
    assert "        other.flames = self.flames[:]\n" in once
    assert written(path) == once


@pytest.mark.parametrize("name", CHOICES)
def test_a_written_copy_is_the_one_that_looking_at_the_fields_gives(name: str) -> None:
    setup = find_game(name.replace("white_moon", "ghost_stories")).setup.from_data(CHOICES[name])
    table, random = Table.start(setup, SeededDealer(1)), Random(1)
    for _ in range(200):
        if table.decision is None:
            break
        table.apply(random.randrange(len(table.decision.options)))
        written_out, looked_at = table.state.copy(), Fields.copy(table.state)
        assert written_out == looked_at == table.state
        assert not _shared_lists(written_out, table.state)


def _shared_lists(one: Fields, other: Fields) -> list[str]:
    return [
        name
        for name in one.kinds
        if isinstance(getattr(one, name), list | Fields)
        and getattr(one, name) is getattr(other, name)
    ]


def test_a_file_without_the_names_that_are_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "lamp.py"
    path.write_text(FRESH.replace("Any, ClassVar", "Any"))
    with pytest.raises(SystemExit, match="must import Any and ClassVar"):
        written(path)
