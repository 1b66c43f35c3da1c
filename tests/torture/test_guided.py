"""The short form of the guided search for bad input, and that it would notice what it looks for."""

from __future__ import annotations

import pytest

from torture.guided import TARGETS, Search, Target


@pytest.mark.parametrize("kind", TARGETS)
def test_a_search_finds_many_refusals_and_nothing_else(kind: str) -> None:
    search = Search(TARGETS[kind], 3)
    for _ in range(100):
        search.step()
    assert len(search.ways) > 2


def test_a_seed_is_read_without_refusal() -> None:
    for target in TARGETS.values():
        for text in target.seeds():
            target.read(text)


def test_a_reader_that_breaks_is_told_with_its_input() -> None:
    target = Target(lambda: ["[]"], lambda text: 1 // len(text[:0]), lambda text, _: text)
    with pytest.raises(AssertionError, match=r"ZeroDivisionError for '\[\]'"):
        Search(target, 1).step()
