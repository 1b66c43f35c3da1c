"""The front door, suggestions, files and streams: what people meet first."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from cli.command import LANGUAGES, VIGIL, inside
from forms import crossed, some
from vigil.cli.completion import fish
from vigil.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_without_a_game_offers_what_there_is(language: str, tmp_path: Path) -> None:
    done = inside("play", "--lang", language, typed="q\n", XDG_DATA_HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    for command in ("play ghost_stories", "play --lesson horizons_1", "join"):
        assert f"vigil {command}" in done.stdout
    assert "--resume" not in done.stdout


def test_a_number_at_the_front_door_begins_that_game(tmp_path: Path) -> None:
    done = inside("play", typed="9\n2\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "--seed" in done.stdout or "seed" in done.stdout.lower()


def test_a_game_that_was_left_is_offered_first(tmp_path: Path) -> None:
    kept = tmp_path / "vigil" / "games"
    kept.mkdir(parents=True)
    (kept / "horizons-1.save").touch()
    done = inside("play", typed="q\n", XDG_DATA_HOME=str(tmp_path))
    assert "1  Resume your last game  (vigil play --resume)" in done.stdout


NEARLY = {
    ("simulat",): "simulate",
    ("play", "gost_stories"): "ghost_stories",
    ("simulate", "horizons", "--game", "3"): "--games",
}


@pytest.mark.parametrize(("typed", "language"), crossed([*NEARLY], LANGUAGES))
def test_a_misspelled_name_gets_a_suggestion(typed: tuple[str, ...], language: str) -> None:
    said = inside(*typed, "--lang", language).stderr.strip()
    assert NEARLY[typed] in said.rpartition(". ")[2] or NEARLY[typed] in said.split()[-1]


def test_a_mistake_in_a_file_names_it_and_a_missing_folder_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert "broken.json: " in inside("replay", str(broken)).stderr
    out = tmp_path / "nowhere" / "x.csv"
    said = inside("simulate", "horizons", "--games", "1", "--out", str(out)).stderr
    assert f"Folder “{out.parent}” does not exist" in said


@pytest.mark.parametrize(
    "typed",
    [
        ("train", "horizons", "--games", "100000", "--out"),
        ("arena", "horizons", "--games", "100000", "--plot"),
    ],
)
def test_a_file_in_a_missing_folder_is_refused_before_long_work(
    tmp_path: Path, typed: tuple[str, ...]
) -> None:
    folder = tmp_path / "nowhere"
    done = inside(*typed, str(folder / "x"))
    assert done.returncode == 2
    assert f"Folder “{folder}” does not exist" in done.stderr


def test_a_database_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    done = inside("serve", "--database", str(folder / "vigil.db"))
    assert done.returncode == 2
    assert not folder.exists()


@pytest.mark.parametrize("buffered", [True, False])
@pytest.mark.parametrize("command", some(["cards nymph", "--version"]))
@pytest.mark.parametrize(("output", "status"), [(">&-", 0), (">/dev/full", 2)])
def test_output_that_cannot_be_written_is_one_line(
    command: str, output: str, status: int, buffered: bool
) -> None:
    done = subprocess.run(
        ["sh", "-c", f"'{VIGIL}' {command} {output}"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONUNBUFFERED": "" if buffered else "1"},
    )
    assert done.returncode == status
    said = done.stderr.splitlines()
    assert len(said) == (status != 0)
    assert all("No space left on device" in line for line in said)


def test_fish_completes_every_option() -> None:
    script = fish(Words("en"))
    assert "-n '__fish_seen_subcommand_from serve' -l database" in script
    assert "-a simulate" in script
