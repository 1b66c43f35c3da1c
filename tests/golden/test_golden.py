"""Golden playthroughs: the same game, question by question, as the transcript on file.

``pytest tests/golden --golden`` writes the transcripts anew; a person reads the difference.
"""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from golden.playthroughs import PLAYTHROUGHS, WRITTEN
from golden.transcript import transcript

HERE = Path(__file__).parent
SHOWN = 60
"""How many lines of a difference are shown."""


@pytest.mark.parametrize("name", WRITTEN)
def test_a_playthrough_goes_as_it_is_written_down(name: str, pytestconfig: pytest.Config) -> None:
    path = HERE / f"{name}.txt"
    played = transcript(PLAYTHROUGHS[name])
    if pytestconfig.getoption("--golden"):
        path.write_text(played, "utf-8")
    written = path.read_text("utf-8") if path.exists() else ""
    found = unified_diff(written.splitlines(), played.splitlines(), "written", "played", n=2)
    difference = list(found)
    assert not difference, "\n".join(difference[:SHOWN])


def test_no_transcript_is_left_over(pytestconfig: pytest.Config) -> None:
    left_over = [path for path in HERE.glob("*.txt") if path.stem not in WRITTEN]
    if pytestconfig.getoption("--golden"):
        for path in left_over:
            path.unlink()
        left_over = []
    assert left_over == []
