"""The tutorial goes as it is written, with fewer games; bots of the guides play too."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from cli.command import vigil
from docs.commands import ROOT

TUTORIAL: Final = (ROOT / "docs" / "tutorials" / "first-experiment.md").read_text("utf-8")
GUIDE: Final = (ROOT / "docs" / "guides" / "write-a-bot.md").read_text("utf-8")


def test_the_first_experiment_leads_to_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in re.findall(r"^```python (\S+)\n(.*?)^```", TUTORIAL, re.M | re.S):
        (tmp_path / name).write_text(text, encoding="utf-8")
    for line in re.findall(r"^vigil (.*)$", TUTORIAL, re.M):
        arguments = line.replace("--games 200", "--games 2").split()
        done = vigil(*arguments)
        assert (done.returncode, done.stderr) == (0, "")
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "vigil simulate ghost_stories" in page
    assert (tmp_path / "games.csv.about.json").exists()


@pytest.mark.parametrize("name", ["First", "Lookahead"])
def test_a_bot_of_the_guide_plays(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python\n(.*?)^```", GUIDE, re.M | re.S)
    (tmp_path / "guide.py").write_text("\n\n".join(blocks), encoding="utf-8")
    done = vigil(
        "simulate", "ghost_stories", "--players", "1", "--games", "1", "--bot", f"guide:{name}",
        "--seed", "3",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
