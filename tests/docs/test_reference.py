"""The pages about views, states and options are those of the types as they are now."""

from __future__ import annotations

import pytest

from make_reference import GAMES, Described, file_of, page_of


@pytest.mark.parametrize("described", GAMES, ids=lambda one: one.game)
def test_a_page_is_up_to_date(described: Described) -> None:
    """``make reference`` writes it anew."""
    assert file_of(described).read_text(encoding="utf-8") == page_of(described)
