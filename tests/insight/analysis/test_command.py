"""``vigil analyse``: as text, as data, as a page, and what it refuses."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cli.command import LANGUAGES, complain, succeed
from insight.analysis.test_analysis import blunder
from insight.report.reports import played
from promises.keys import keep_keys
from vigil.core import Table
from vigil.insight.analysis import Plan, analyse
from vigil.terminal.analysis import chances_at, drawn
from vigil.words import Words

HEADINGS = ("curve", "turning", "costliest", "players")
OUTSIDE = re.compile(r"https?://|<script|<link|@import|url\(|src=", re.IGNORECASE)
"""What would make a page load something."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(blunder().to_json())
    return path


class Reader(HTMLParser):
    """Reads a page, and sees that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, _: object) -> None:
        self.tags.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, _: object) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def read(path: Path) -> Reader:
    reader = Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_printed(file: Path, language: str) -> None:
    printed = succeed("analyse", str(file), "--budget", "4", "--lang", language)
    words = Words(language)
    for heading in HEADINGS:
        assert words.text(f"analysis-heading-{heading}") in printed
    assert "█" in printed
    assert "100 %" in printed
    assert words.text("analysis-choice") in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_the_same_and_loads_nothing(file: Path, tmp_path: Path, language: str) -> None:
    page = tmp_path / "page.html"
    printed = succeed(
        *("analyse", str(file), "--budget", "4", "--html", str(page), "--lang", language)
    )
    assert str(page) in printed
    found, words = read(page), Words(language)
    for heading in HEADINGS:
        assert words.text(f"analysis-heading-{heading}") in found.said
    assert {"svg", "circle", "table", "li"} <= set(found.tags)
    assert f'lang="{language}"' in page.read_text(encoding="utf-8")
    assert not OUTSIDE.search(page.read_text(encoding="utf-8"))


def test_data_and_page_at_once(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    told = succeed("analyse", str(file), "--budget", "4", "--json", "--html", str(page))
    data = json.loads(told)
    assert (data["budget"], data["won"], data["end"]) == (4, False, 0.0)
    assert read(page).tags


def test_the_same_seed_gives_the_same_analysis(file: Path, pytestconfig: pytest.Config) -> None:
    told = [succeed("analyse", str(file), "--budget", "4", "--json") for _ in range(2)]
    assert told[0] == told[1]
    other = succeed("analyse", str(file), "--budget", "4", "--json", "--seed", "9")
    assert json.loads(other)["seed"] == "9"
    keep_keys("analyse", json.loads(other), pytestconfig)


def test_a_save_is_analysed_so_far(tmp_path: Path) -> None:
    table = Table.replay(played("village alone"), to=40)
    file = tmp_path / "game.save"
    file.write_text(table.save())
    printed = succeed("analyse", str(file), "--budget", "4")
    assert Words("en").text("analysis-so-far") in printed


def test_the_curve_is_read_off_between_its_points() -> None:
    found = analyse(Plan.of(blunder(), budget=4))
    first, last = found.steps
    assert chances_at(found, [0, last.ply, last.to]) == [found.begin, first.after, 0.0]
    assert drawn(found, blunder(), Words("en"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "vigil analyse FILE"),
        (("FILE", "--budget", "3"), "from 4 to 1000"),
        (("FILE", "--workers", "0"), "from 1 to 256"),
        (("FILE", "--seed", "x"), "whole number"),
        (("missing.json",), "missing.json"),
    ],
)
def test_a_mistake_is_one_line(file: Path, arguments: tuple[str, ...], said: str) -> None:
    given = [str(file) if word == "FILE" else word for word in arguments]
    line = complain("analyse", *given)
    assert said in line


def test_a_game_without_a_choice_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    file.write_text(Table.start(played("village alone").setup).save())
    assert "no choice" in complain("analyse", str(file))


def test_a_record_that_no_longer_replays_is_one_line() -> None:
    changed = Path(__file__).parents[2] / "records" / "changed"
    record = changed / "ghost_stories_4p_first_print_rules_2.record.json"
    assert "breaks the current rules" in complain("analyse", str(record))
