"""The mutants fit the sources; ``make mutants`` tries them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from mutants import ROOT, Mutant, client_failure, mutants, python_failure

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


def cases(*inner: str) -> str:
    return "".join(f'<testcase name="test_it">{one}</testcase>' for one in inner)


@pytest.mark.parametrize(
    ("inner", "found"),
    [
        ("", ""),
        ("<error message='collection failure'/>", ""),
        ("<error message='failed on setup with AssertionError'/>", ""),
        ("<failure message='Failed: Timeout (&gt;600.0s) from pytest-timeout.'/>", ""),
        ("<failure message='assert 3 == 4\n  where'/>", "test_it: assert 3 == 4 where"),
    ],
)
def test_only_a_test_that_fails_itself_catches_a_mutant(inner: str, found: str) -> None:
    report = f"<testsuites><testsuite>{cases('', inner)}</testsuite></testsuites>"
    assert python_failure(report) == found


@pytest.mark.parametrize(
    ("results", "found"),
    [
        ([], ""),
        ([{"title": "it", "status": "passed", "failureMessages": []}], ""),
        ([{"title": "it", "status": "failed", "failureMessages": ["no\n1"]}], "it: no 1"),
    ],
)
def test_a_file_of_the_client_that_cannot_be_imported_catches_none(
    results: list[dict[str, Any]], found: str
) -> None:
    report = {"testResults": [{"status": "failed", "assertionResults": results}]}
    assert client_failure(json.dumps(report)) == found
