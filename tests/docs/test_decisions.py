"""The decision records: uniform headers, one list, no unexplained gap in the numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from publishing.decisions import (
    FOLDER,
    INDEX,
    BadHeader,
    decision_in,
    decisions,
    table_of,
    with_table,
)

LIST = INDEX.read_text("utf-8")


def test_every_record_is_numbered_as_its_file() -> None:
    for record in decisions():
        assert record.file.startswith(f"{record.number:04}-")


def test_the_list_is_that_of_the_records() -> None:
    assert with_table(LIST, table_of(decisions())) == LIST, "make decisions writes it"


def test_a_missing_number_is_explained() -> None:
    numbers = {record.number for record in decisions()}
    for missing in set(range(1, max(numbers))) - numbers:
        assert f"Number {missing} " in LIST


def test_what_took_the_place_of_a_decision_is_a_later_one() -> None:
    for record in decisions():
        if record.successor:
            assert decision_in(FOLDER / record.successor).number > record.number


@pytest.mark.parametrize(
    "text", ["# 7. A title\n\nText\n", "# 7. A title\n\nDate: today · Status: accepted\n\nText\n"]
)
def test_a_record_without_a_header_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "0007-a-title.md").write_text(text)
    with pytest.raises(BadHeader, match=r"0007-a-title\.md begins otherwise"):
        decision_in(tmp_path / "0007-a-title.md")
