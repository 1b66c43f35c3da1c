"""A bug report of a server is opened by ``vigil replay``: first the words, then the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.command import LANGUAGES, inside, succeed
from cli.serving import served
from forms import some
from vigil.core.record import dumps_checked

WORDS = "The ghost did not haunt.\n\x1b[31mIt should have."


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("server")
    with served(folder / "vigil.db") as server:
        seats = [{"name": "Ann"}, {"name": "Ben"}]
        new = {"game": "ghost_stories", "setup": {"players": 2}, "seats": seats, "start": True}
        table = server.ask("POST", "/api/tables", new)["table"]["id"]
        answer = server.http.post(f"/api/tables/{table}/report", json={"words": WORDS})
    file = folder / "report.json"
    file.write_text(answer.text)
    return file


REPORTED = {"en": "Reported with Vigil", "ru": "Сообщение об ошибке", "pl": "Zgłoszenie błędu"}


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_the_words_come_first(language: str, report: Path) -> None:
    lines = succeed("replay", str(report), "--lang", language).splitlines()
    assert lines[0].startswith(REPORTED[language])
    assert lines[1:4] == ["The ghost did not haunt.", " [31mIt should have.", ""]
    assert any("[1]" in line for line in lines)


def test_a_report_as_data(report: Path) -> None:
    data = json.loads(succeed("replay", str(report), "--json"))
    assert data["words"] == WORDS
    assert data["seed"] is None
    assert data["view"]["game"] == "ghost_stories"


def test_a_reported_game_can_be_played_on(report: Path) -> None:
    assert "[1]" in succeed("play", "--load", str(report))


def damaged(data: dict[str, Any]) -> list[str]:
    whole = {name: value for name, value in data.items() if name != "check"}
    return [
        json.dumps(data | {"words": "?"}),
        dumps_checked(whole | {"record": "?"}),
        dumps_checked(whole | {"format": 99}),
        dumps_checked(whole | {"game": "chess"}),
        dumps_checked({name: value for name, value in whole.items() if name != "record"}),
    ]


def test_a_damaged_report_is_one_line(report: Path, tmp_path: Path) -> None:
    for number, text in enumerate(damaged(json.loads(report.read_text()))):
        file = tmp_path / str(number)
        file.write_text(text)
        done = inside("replay", str(file))
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1
