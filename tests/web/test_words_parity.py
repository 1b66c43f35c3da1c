"""The browser puts games into the same words as the program does."""

from __future__ import annotations

from pathlib import Path

from web.in_vitest import check_in_vitest
from words.parity import write


def test_the_browser_says_what_the_program_says(tmp_path: Path) -> None:
    told = tmp_path / "told.jsonl"
    write(told)
    check_in_vitest("parity.config.ts", TOLD=told)
