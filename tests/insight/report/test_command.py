"""``vigil report`` prints a report in every language, or as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import LANGUAGES, complain, inside, succeed
from insight.report.reports import SETUPS, played
from vigil.core import Table
from vigil.terminal.files import table_in
from vigil.words import Words

HEADINGS = ("score", "timeline", "moments", "deeds", "luck")
RECORDS = Path(__file__).parents[2] / "records"


@pytest.fixture(params=SETUPS)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played(request.param).to_json())
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_printed(file: Path, language: str) -> None:
    printed = succeed("report", str(file), "--lang", language)
    words = Words(language)
    for heading in HEADINGS:
        assert words.text(f"report-heading-{heading}") in printed
    assert words.text("report-total") in printed


def test_a_report_as_data(file: Path) -> None:
    data = json.loads(succeed("report", str(file), "--json"))
    assert data["plies"] == len(json.loads(file.read_text())["answers"])
    assert {"timeline", "moments", "deeds", "luck", "outcome"} <= set(data)


@pytest.mark.parametrize("record", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_records_and_saves_of_earlier_rules_are_told(record: Path) -> None:
    done = inside("report", str(record), "--json")
    assert json.loads(done.stdout)["timeline"]
    earlier = table_in(record.read_text()).record.earlier
    assert ("older rules" in done.stderr) == earlier


def test_a_game_that_goes_on_says_so(tmp_path: Path) -> None:
    table = Table.replay(played("village"), to=60)
    file = tmp_path / "game.save"
    file.write_text(table.save())
    printed = succeed("report", str(file))
    assert Words("en").text("report-so-far") in printed
    assert Words("en").text("report-now") in printed


def test_a_file_is_needed() -> None:
    assert "vigil: " in complain("report")
