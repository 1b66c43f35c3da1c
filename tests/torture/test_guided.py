"""The short form of the guided search for bad input, and that it would notice what it looks for."""

from __future__ import annotations

import pytest

from torture.guided import TARGETS, Search, Target, results_text
from vigil.research.simulation.results import BadResults


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


@pytest.mark.parametrize("column", ["turns", "number", "cell"])
def test_a_game_without_its_figures_is_refused(column: str) -> None:
    head, first, *others = results_text().split("\n")
    cells = first.split(",")
    cells[head.split(",").index(column)] = ""
    with pytest.raises(BadResults) as refused:
        TARGETS["results"].read("\n".join((head, ",".join(cells), *others)))
    assert refused.value.data["column"] == column
