"""What people type: lists in any form, input from a pipe, a program without games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import complain, inside, succeed
from vigil.core.record import Record

RECORD = Path(__file__).parents[1] / "records" / "ghost_stories_2p_rules_2.record.json"


@pytest.mark.parametrize(
    "typed",
    [
        "horizons --players 2 --boards G H",
        "horizons --players 2 --boards G,H",
        "horizons --players 2 --boards G --boards H",
        "--players 2 --boards G H horizons",
        "--players 2 --boards G,H horizons",
        "--boards G H --players 2 horizons",
        "--boards G H horizons --players 2",
    ],
)
def test_a_list_is_typed_with_commas_spaces_or_again(typed: str, tmp_path: Path) -> None:
    output = tmp_path / "game.save"
    succeed("play", *typed.split(), "--seed", "1", typed=f"save {output}\nquit\n")
    assert json.loads(output.read_text())["setup"]["boards"] == ["G", "H"]


@pytest.mark.parametrize(
    "typed",
    [
        "--players 2 --colours red,blue ghost_stories",
        "ghost_stories --players 2 --colours red blue",
        "--players 2 --colours red blue ghost_stories",
    ],
)
def test_games_take_lists_alike(typed: str, tmp_path: Path) -> None:
    output = tmp_path / "game.save"
    succeed("play", *typed.split(), "--seed", "1", typed=f"save {output}\nquit\n")
    assert json.loads(output.read_text())["setup"]["colours"] == ["red", "blue"]


def test_a_game_named_twice_is_refused() -> None:
    assert "“horizons”" in complain("play", "horizons", "--boards", "G", "horizons")


@pytest.mark.parametrize("empty", ["--level=", "--colours=", "--colours=,"])
def test_an_empty_value_is_missing(empty: str) -> None:
    said = complain("play", "ghost_stories", empty)
    assert "needs a value" in said


@pytest.mark.parametrize("command", ["replay", "report"])
def test_a_record_is_piped_in(command: str) -> None:
    text = RECORD.read_text()
    piped = inside(command, "-", "--json", typed=text)
    named = inside(command, str(RECORD), "--json")
    assert piped.returncode == named.returncode == 0
    assert piped.stdout.replace(f"vigil {command} -", "vigil") == named.stdout.replace(
        f"vigil {command} {RECORD}", "vigil"
    )


def test_a_position_is_piped_in() -> None:
    position = "players: 2; turn: red"
    assert succeed("show", "-", typed=position) == succeed("show", position)


def test_neither_position_nor_file_is_said_so() -> None:
    assert "neither a file nor a position" in complain("show", "garbage")


def test_seeds_are_text_for_programs() -> None:
    record = Record.from_json(RECORD.read_text())
    shown = json.loads(inside("replay", str(RECORD), "--json").stdout)
    assert shown["seed"] == (None if record.seed is None else str(record.seed))
    done = json.loads(succeed("simulate", "horizons", "--games", "1", "--seed", "7", "--json"))
    assert done["seed"] == "7"


def test_cards_name_what_is_typed() -> None:
    said = succeed("cards", "--game", "horizons", "mud of the swamp")
    assert "--spirits: fathomless_mud_of_the_swamp" in said


def test_trouble_with_writing_names_the_file_that_was_asked_for(tmp_path: Path) -> None:
    target = tmp_path / "nowhere" / "game.save"
    said = succeed("play", "horizons", "--seed", "1", typed=f"save {target}\nquit\n")
    assert str(target) in said
    assert ".part" not in said


def test_a_fresh_machine_has_no_tables(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    assert json.loads(succeed("admin", "list", "--json", run=inside, **home)) == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", ["", "simulate", "doctor", "play --help", "help"])
def test_without_games_one_line_says_what_to_install(arguments: str) -> None:

    hidden = "import sys, importlib.metadata as m; m.entry_points = lambda **_: ()\n"
    run = f"{hidden}from vigil.cli.main import main; sys.exit(main({arguments.split()!r}))"
    done = subprocess.run(
        [sys.executable, "-c", run], capture_output=True, text=True, env={**os.environ, "LANG": "C"}
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "vigil: No game is installed. Install Vigil's: pip install vigil-table\n"
    )
