"""The page about simulations has the columns that tables have."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from vigil.core.game import game_names
from vigil.research.simulation.columns import columns_of, turn_columns_of

DOCS = Path(__file__).parents[3] / "docs"


def test_the_page_is_as_make_schema_writes_it() -> None:
    spec = spec_from_file_location("make_schema", DOCS / "make_schema.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    page = (DOCS / "simulation.md").read_text(encoding="utf-8")
    assert module.written(page) == page
    for game in game_names():
        for column in (*columns_of(game), *turn_columns_of(game)):
            assert f"| `{column.name}` | {column.kind} | {column.meaning} |" in page
