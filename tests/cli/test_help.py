"""First steps, help with examples, completion, and what the doctor says."""

from __future__ import annotations

import json
import shlex
import socket
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Final

import pytest

from cli.command import LANGUAGES, succeed, vigil
from vigil.cli import doctor
from vigil.cli.commands import COMMANDS, command_of
from vigil.cli.examples import EXAMPLES, examples_of
from vigil.cli.main import main
from vigil.cli.parser import Parser
from vigil.words import Words

LINES: Final = [(name, line) for name in EXAMPLES for line in examples_of(name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_arguments_it_says_what_to_do(language: str) -> None:
    said = succeed("--lang", language)
    for name in ("serve", "play", "simulate", "doctor"):
        assert examples_of(name)[0] in said


def test_every_command_has_an_example() -> None:
    assert tuple(EXAMPLES) == COMMANDS


@pytest.mark.parametrize(("name", "line"), LINES)
def test_an_example_of_the_help_can_be_read(name: str, line: str) -> None:
    words = shlex.split(line.removeprefix('eval "$(').partition(" > ")[0].removesuffix(')"'))
    assert words[:2] == ["vigil", name]
    parser = Parser(name, Words("en"))
    command_of(name).arguments(parser)
    parser.read(words[2:])


def test_help_shows_examples_and_defaults() -> None:
    said = succeed("simulate", "--help", "--lang", "en", run=vigil)
    assert examples_of("simulate")[0] in said
    assert "number of games (default: 100)" in said


def test_help_can_be_asked_for_as_a_command() -> None:
    assert succeed("help") == succeed("--help")
    assert succeed("help", "play", run=vigil) == succeed("play", "--help", run=vigil)
    assert succeed("-V") == succeed("--version")


def test_arguments_may_stand_after_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--lang", "en", "--game", "ghost_stories", "tea_house"]) == 0
    after = capsys.readouterr().out
    assert main(["cards", "tea_house", "--game", "ghost_stories", "--lang", "en"]) == 0
    assert capsys.readouterr().out == after


def test_no_columns_at_all_are_as_many_as_without_a_terminal() -> None:
    assert succeed("cards", "tea_house", COLUMNS="0") == succeed("cards", "tea_house")


def completed(*typed: str, folder: Path) -> list[str]:
    """What bash offers for a command line, by the script that Vigil prints."""
    script = folder / "vigil.bash"
    script.write_text(succeed("completion", "bash"), encoding="utf-8")
    words = " ".join(map(shlex.quote, typed))
    asked = (
        f"source {shlex.quote(str(script))}; COMP_WORDS=({words}); COMP_CWORD={len(typed) - 1}; "
        'COMP_LINE="${COMP_WORDS[*]}"; _shtab_vigil; printf \'%s\\n\' "${COMPREPLY[@]}"'
    )
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=False)
    return done.stdout.split()


def test_bash_completes_commands_and_options(tmp_path: Path) -> None:
    assert "simulate" in completed("vigil", "sim", folder=tmp_path)
    assert "--workers" in completed("vigil", "simulate", "--wor", folder=tmp_path)


# -- the doctor


def found(capsys: pytest.CaptureFixture[str], status: int = 0) -> dict[str, dict[str, str]]:
    assert main(["doctor", "--json", "--lang", "en"]) == status
    return {one["about"]: one for one in json.loads(capsys.readouterr().out)}


def test_the_doctor_finds_what_is_installed(capsys: pytest.CaptureFixture[str]) -> None:
    healthy = found(capsys)
    assert {healthy[name]["state"] for name in ("vigil", "horizons", "server")} == {"good"}


def test_what_an_extra_lacks_is_named_with_the_way_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(name: str) -> str:
        if name == "litestar":
            raise PackageNotFoundError(name)
        return "1"

    monkeypatch.setattr(doctor, "version", version)
    server = found(capsys)["server"]
    assert server["state"] == "missing"
    assert server["fix"] == f"{shlex.quote(sys.executable)} -m pip install 'vigil-table[server]'"
    assert "litestar" in server["said"]


def test_a_taken_port_is_told_with_another(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(doctor, "PORT", taken.getsockname()[1])
            port = found(capsys)["port"]
    assert (port["state"], port["fix"]) == ("missing", "vigil serve --port 8001")


def test_a_place_without_room_for_tables_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "ENOUGH", 2**80)
    assert found(capsys, status=1)["folder"]["fix"].startswith("Use another place")


def test_the_folder_of_tables_is_named_before_it_exists(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(doctor, "user_data_path", lambda _name: tmp_path / "not" / "yet")
    assert str(tmp_path / "not" / "yet") in found(capsys)["folder"]["said"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_speaks_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "_installed", lambda _package: False)
    monkeypatch.setattr(doctor, "ENOUGH", 2**80)
    monkeypatch.setattr(sys, "executable", f"/home/{'someone/' * 9}bin/python")
    assert main(["doctor", "--lang", language]) == 1
    assert "pip install 'vigil-table[server]'" in capsys.readouterr().out
