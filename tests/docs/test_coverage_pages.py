"""The coverage pages name code and tests that exist, and every ruling has a test."""

from __future__ import annotations

import re

import pytest

from publishing.coverage import (
    FOLDER,
    PAGES,
    Covered,
    found_where,
    missing_on,
    proofs_of,
    rulings_on,
)

each = pytest.mark.parametrize("covered", PAGES, ids=lambda covered: covered.page.stem)


def test_every_page_is_looked_at() -> None:
    assert {covered.page for covered in PAGES} == set(FOLDER.glob("*.md"))


@each
def test_all_code_and_tests_that_it_names_are_there(covered: Covered) -> None:
    assert missing_on(covered) == []


@each
def test_every_chapter_names_its_code_and_its_tests(covered: Covered) -> None:
    chapters = covered.page.read_text("utf-8").split("## Chapters")[1].split("\n## ")[0]
    rows = [line.split("|")[1:-1] for line in chapters.splitlines() if line.startswith("| ")]
    assert len(rows) > 5
    for _, code, tests in rows[1:]:
        assert re.search(r"`\S+(\.py|/)`", code)
        assert re.search(r"`\S*test_\w+\.py`", tests)


@each
def test_every_ruling_has_a_test(covered: Covered) -> None:
    rulings = rulings_on(covered.page.read_text("utf-8"))
    assert len(rulings) > 10
    assert [ruling for ruling in rulings if not proofs_of(covered, ruling)] == []


def test_a_ruling_is_not_taken_for_another() -> None:
    first = PAGES[0]
    assert set(proofs_of(first, "R1")).isdisjoint(proofs_of(first, "R11"))
    assert "| R11 |" in found_where(first)
    assert "`model/rules.py`" in found_where(first)
