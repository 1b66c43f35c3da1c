"""The speeds that the README names are measured: the history of the benchmarks has them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
HISTORY: Final = ROOT / "benchmarks" / "history.jsonl"
SENTENCE: Final = re.compile(r"catanatron: (.+?)\. `make bench`", re.DOTALL)
PAIR: Final = re.compile(r"(\d\.\d)(?: in Ghost Stories)? and (\d\.\d)")
GAMES: Final = ("ghost_stories", "horizons")


def measured() -> set[tuple[str, ...]]:
    """How many times as fast as catanatron both games were, in each run and form."""
    runs = [json.loads(line) for line in HISTORY.read_text("utf-8").splitlines()]
    ratios = [run[form]["ratios"] for run in runs for form in ("pure", "compiled") if form in run]
    return {
        tuple(f"{one[game]['table_decisions_per_second']:.1f}" for game in GAMES) for one in ratios
    }


def speeds_in(text: str) -> list[tuple[str, str]]:
    """The pairs of speeds that a text names."""
    found = SENTENCE.search(text)
    assert found is not None
    return PAIR.findall(found[1])


def test_the_readme_names_measured_speeds() -> None:
    speeds = speeds_in((ROOT / "README.md").read_text("utf-8"))
    assert len(speeds) == 3
    assert {*speeds} <= measured()


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_its_translations_name_the_same(language: str) -> None:
    text = (ROOT / f"README.{language}.md").read_text("utf-8")
    for pair in speeds_in((ROOT / "README.md").read_text("utf-8")):
        for speed in pair:
            assert speed.replace(".", ",") in text or speed in text
