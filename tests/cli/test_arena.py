"""``vigil arena``: bots beside each other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cli.command import GAMES, LANGUAGES, complain, succeed
from vigil.cli.main import main

PLAN = ("arena", "ghost_stories", "--players", "1", "--games", "5", "--seed", "3")
SVG = "{http://www.w3.org/2000/svg}"


def result(*arguments: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(succeed(*arguments, "--json").splitlines()[-1])
    return data


@pytest.mark.parametrize("game", GAMES)
def test_an_arena_compares_bots_on_the_same_deals(game: str) -> None:
    data = result("arena", game, "--bots", "random,rules", "--games", "3", "--seed", "3")
    assert (data["game"], data["seed"], data["games"]) == (game, "3", 3)
    assert [one["bot"] for one in data["bots"]] == ["random", "rules"]
    for one in data["bots"]:
        assert one["wins"] + sum(one["losses"].values()) == 3
        assert one["interval"][0] <= one["share"] <= one["interval"][1]
        assert one["decision_us"] > 0
    (duel,) = data["duels"]
    assert duel["both"] + duel["one_only"] + duel["other_only"] + duel["neither"] == 3
    assert duel["significant"] is False


def test_a_bot_plays_in_an_arena_as_in_a_simulation() -> None:
    simulated = result("simulate", *PLAN[1:], "--bot", "rules")
    (alone,) = result(*PLAN, "--bots", "rules")["bots"]
    assert alone["wins"] == simulated["wins"]
    assert alone["losses"] == simulated["losses"]
    assert alone["mean_score"] == simulated["mean_score"]


WORDS = {
    "en": ("95 % interval", "Reasons for defeat", "not significant"),
    "ru": ("Интервал 95 %", "Причины поражений", "незначима"),
    "pl": ("Przedział 95 %", "Przyczyny porażek", "nieistotna"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_of_an_arena_for_people(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert main([*PLAN, "--lang", language]) == 0
    output = capsys.readouterr().out
    assert all(words in output for words in WORDS[language])
    assert "rules : random" in output


def test_an_arena_goes_on_from_its_file_with_the_seed_of_the_file(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    first = result(*PLAN, "--resume", file)
    del first["command"]
    written = Path(file).read_text()
    again = result(*PLAN[:-2], "--resume", file)
    assert again | first == again
    assert Path(file).read_text() == written


def test_a_plot_shows_every_bot_with_its_interval(tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    data = result(*PLAN, "--plot", str(file))
    drawing = ElementTree.parse(file)
    shares = [float(dot.attrib["cx"]) for dot in drawing.iter(f"{SVG}circle")]
    lines = [p for p in drawing.iter(f"{SVG}path") if "stroke-width:4" in p.attrib["style"]]
    texts = [text.text for text in drawing.iter(f"{SVG}text")]
    assert len(shares) == len(lines) == 2
    assert {one["bot"] for one in data["bots"]} <= set(texts)
    assert (shares[0] > shares[1]) == (data["bots"][0]["wins"] > data["bots"][1]["wins"])


REFUSED = {"en": "seed 3, not 4", "ru": "зерном 3, а не 4", "pl": "ziarnem 3, a nie 4"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_another_seed_is_refused_in_the_language(language: str, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    succeed(*PLAN, "--bots", "random", "--resume", file)
    line = (*PLAN[:-1], "4", "--bots", "random", "--resume", file, "--lang", language)
    assert REFUSED[language] in complain(*line)
