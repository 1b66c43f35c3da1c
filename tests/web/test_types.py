"""The types of the client are those of the server and of the games."""

from __future__ import annotations

import pytest
from generate_types import TYPES, heading, schema
from view_types import VIEWS, Views, view_types


def first_line(text: str) -> str:
    return text.splitlines()[0]


def test_the_types_of_the_client_are_up_to_date() -> None:
    found = first_line(TYPES.read_text(encoding="utf-8"))
    assert found == heading(schema()), "the server has changed what it says: run make types"


@pytest.mark.parametrize("views", VIEWS, ids=lambda views: views.path.parent.name)
def test_the_views_of_the_client_are_up_to_date(views: Views) -> None:
    found = first_line(views.path.read_text(encoding="utf-8"))
    assert found == first_line(view_types(views)), "a view has changed: run make types"
