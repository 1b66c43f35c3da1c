"""What is in the box has the facts that its types promise."""

from __future__ import annotations

from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from vigil.core.game import Setup
from vigil.games import ghost_stories, horizons
from vigil.games.ghost_stories.presentation import views as ghost_stories_views
from vigil.games.horizons.presentation import views as horizons_views
from vigil.words import box_of

BOXES: list[tuple[Setup, Any]] = [
    (ghost_stories.Setup(modules=("white_moon",)), ghost_stories_views.FactsByKind),
    (horizons.Setup(), horizons_views.FactsByKind),
]


def is_like(facts: dict[str, Any], kind: Any) -> bool:
    """Whether facts are what a type promises, no more and no less."""
    return facts.keys() == get_type_hints(kind).keys() and msgspec.convert(facts, kind) == facts


@pytest.mark.parametrize(("setup", "facts_by_kind"), BOXES)
def test_every_thing_in_the_box_has_the_facts_of_its_kind(setup: Setup, facts_by_kind: Any) -> None:
    hints = get_type_hints(facts_by_kind)
    for entry in box_of(setup).values():
        hint = hints[entry.kind]
        kinds = get_args(hint) if isinstance(hint, UnionType) else (hint,)
        assert any(is_like(dict(entry.facts), kind) for kind in kinds), entry


@pytest.mark.parametrize(("setup", "facts_by_kind"), BOXES)
def test_every_kind_with_facts_is_in_the_box(setup: Setup, facts_by_kind: Any) -> None:
    found = {entry.kind for entry in box_of(setup).values()}
    assert found == get_type_hints(facts_by_kind).keys()
