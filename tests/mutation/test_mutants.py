"""The mutants fit the sources; ``make mutants`` tries them."""

from __future__ import annotations

import pytest
from mutants import ROOT, Mutant, mutants

MUTANTS = mutants()


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_the_text_that_a_mutant_changes_stands_once(mutant: Mutant) -> None:
    assert len(mutant.places(ROOT)) == 1
    assert mutant.new != mutant.old
    files = [test for test in mutant.tests if test.startswith(("tests/", "web/"))]
    assert files
    assert all((ROOT / file).exists() for file in files)


def test_each_mutant_is_another_one_and_there_are_enough() -> None:
    assert len({(mutant.within, mutant.old, mutant.new) for mutant in MUTANTS}) == len(MUTANTS)
    assert len(MUTANTS) >= 40
