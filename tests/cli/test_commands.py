"""The commands that answer once: simulate, replay, show, cards, bench, help."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.command import LANGUAGES, VIGIL, numbers, succeed
from vigil.cli.main import COMMANDS, main

TIMING = {"seconds", "decisions_per_second", "games_per_second"}
POSITION = "players: 2; level: normal; red ghosts: 38 - 3; turn: red"


def simulated(*arguments: str) -> dict[str, Any]:
    line = succeed("simulate", "ghost_stories", "--json", *arguments).splitlines()[-1]
    data: dict[str, Any] = json.loads(line)
    return data


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in TIMING}


def test_a_simulation_depends_on_its_seed_alone() -> None:
    plan = ("--games", "60", "--players", "2", "--seed", "5")
    one = simulated(*plan)
    assert one["games"] == 60
    assert one["wins"] + sum(one["losses"].values()) == 60
    assert one["decisions"] > 0
    assert one.keys() >= TIMING
    assert untimed(simulated(*plan)) == untimed(one)
    assert untimed(simulated(*plan, "--workers", "2")) == untimed(one)
    assert untimed(simulated(*plan[:-1], "6")) != untimed(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_a_simulation_for_people(language: str) -> None:
    output = succeed("simulate", "ghost_stories", "--games", "5", "--lang", language)
    assert "%" in output


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "game.record"
    play = ("play", "ghost_stories", "--players", "2", "--seed", "3")
    succeed(*play, typed=numbers(7, 30) + f"record {file}\nsave {file}.save\n")
    return file


def test_a_replay_tells_the_game(record: Path) -> None:
    whole = succeed("replay", str(record))
    assert "Turn 1:" in whole
    assert succeed("replay", f"{record}.save") == whole
    assert len(succeed("replay", str(record), "--to", "40")) < len(whole)
    assert "Ход 1:" in succeed("replay", str(record), "--lang", "ru")


def test_a_replay_as_data(record: Path) -> None:
    data = json.loads(succeed("replay", str(record), "--json", "--to", "40"))
    assert data["answers"] == 40
    assert data["log"][0].startswith("Turn 1:")
    assert data["view"]["game"] == "ghost_stories"


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Bleeding Eyes"), ("ru", "Кровавый глаз"), ("pl", "Krwawiące")]
)
def test_show_draws_a_position(language: str, name: str, tmp_path: Path) -> None:
    output = succeed("show", POSITION, "--lang", language)
    assert name in output
    assert "[1]" in output
    file = tmp_path / "position.txt"
    file.write_text(POSITION)
    assert succeed("show", str(file), "--lang", language) == output


@pytest.mark.parametrize("word", ["чайный домик", "herbaciarnia"])
def test_a_card_is_found_by_a_word_of_any_language(word: str) -> None:
    assert "1 Qi and 1 Tao token" in succeed("cards", word)


def cards(capsys: pytest.CaptureFixture[str], *arguments: str, language: str = "en") -> str:
    assert main(["cards", *arguments, "--lang", language]) == 0
    return capsys.readouterr().out


def test_words_need_neither_case_nor_marks(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("Tea House", "tea_house", "HERBACIARN", "чайный"):
        assert "1 Qi and 1 Tao token" in cards(capsys, word)
    assert cards(capsys, "swiatynia buddyjska") == cards(capsys, "Świątynia Buddyjska")


def test_terms_and_abilities_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("Qi", "мучитель", "Inkarnacja", "tormentor"):
        assert cards(capsys, word)


def test_cards_of_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    first = ("--edition", "first_print")
    assert "every player discards" in cards(capsys, "bone cracker", *first)
    assert "every player discards" not in cards(capsys, "bone cracker")
    assert cards(capsys, "tea house", *first) == cards(capsys, "tea house")
    assert cards(capsys, "bone cracker", "--edition", "revised") == cards(capsys, "bone cracker")


def test_stones_and_abilities_are_those_of_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    everything = json.loads(cards(capsys, "--json", "--edition", "first_print"))
    printed = {entry["id"]: entry["facts"].get("yin") for entry in everything}
    assert printed["w61_bone_cracker"] == ["group_discard_tao"]
    assert "Roll every turn" in cards(capsys, "--edition", "first_print")
    assert "Roll every turn" not in cards(capsys)
    assert "wherever this card is" in cards(capsys, "roll_every_turn", "--edition", "first_print")
    assert main(["cards", "roll_every_turn", "--lang", "en"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    output = cards(capsys, language=language)
    assert max(map(len, output.splitlines())) <= 100
    everything = json.loads(cards(capsys, "--json", language=language))
    assert len(everything) == 65 + 9 + 8
    assert all(entry["name"] and entry["text"] for entry in everything)


def test_bench_measures_ours_and_the_peers() -> None:
    data = json.loads(succeed("bench", "--json", "--seconds", "0.2").splitlines()[-1])
    assert {"vigil run", "vigil table", "catanatron", "python-chess"} == data["engines"].keys()
    for name in ("vigil run", "vigil table"):
        speed = data["engines"][name]
        assert speed.keys() == {"decisions_per_second", "games_per_second", "copy_us"}
        assert all(value > 0 for value in speed.values())
    if data["engines"]["catanatron"]:
        assert data["ratios"].keys() >= {"decisions_per_second", "fork_us"}


USAGE = {"en": "usage: vigil", "ru": "использование: vigil", "pl": "użycie: vigil"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_are_listed_in_every_language(language: str) -> None:
    assert succeed("--help", "--lang", language).startswith(USAGE[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_in_every_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([command, "--help", "--lang", language])
    output = capsys.readouterr().out
    assert output.startswith(USAGE[language])
    assert "positional arguments" not in output
    assert "show this help message" not in output


def test_the_module_is_the_command() -> None:
    run = [sys.executable, "-m", "vigil", "--version"]
    assert subprocess.check_output(run, text=True) == succeed("--version")


def test_a_reader_who_goes_away_is_no_mistake() -> None:
    line = f"{VIGIL} cards | head -n 1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""
