"""The types of the client are those of the server."""

from __future__ import annotations

from generate_types import TYPES, heading, schema


def test_the_types_of_the_client_are_up_to_date() -> None:
    found = TYPES.read_text(encoding="utf-8").splitlines()[0]
    assert found == heading(schema()), "the server has changed what it says: run make types"
