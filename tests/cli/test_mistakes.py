"""Wrong command lines: one line that says what is wrong and what would be right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import LANGUAGES, complain, vigil
from vigil.cli.main import main
from vigil.core.record import dumps_checked

MISTAKES = {
    "dance": "play, simulate",
    "--lang de": "en, ru, pl",
    "serve --public-address games.example": "https://games.example",
    "serve --public-address http://games.example/vigil": "https://games.example",
    "serve --public-address http://[": "https://games.example",
    "serve --host=": "--host 127.0.0.1",
    "admin list more --database nowhere.db": "more",
    "play ghost_stories --players 2 --bot random --humans 3": "from 0 to 2",
    "play chess": "ghost_stories",
    "play ghost_stories extra": "vigil play --help",
    "play ghost_stories --bogus": "vigil play --help",
    "play ghost_stories --level": "--level LEVEL",
    "play ghost_stories --black-tao=1": "--black-tao",
    "play ghost_stories --level easy": "initiation, normal, nightmare, hell",
    "play ghost_stories --edition third": "revised, first_print",
    "play ghost_stories --module sunset": "Expansions: white_moon",
    "play ghost_stories --portal edge": "--module white_moon",
    "play ghost_stories --village-tiles random": "--module white_moon",
    "play ghost_stories --incarnations new": "--module white_moon",
    "play ghost_stories --module white_moon --portal 9": "centre, edge, corner, 0",
    "play ghost_stories --module white_moon --portal top": "centre, edge, corner, 0",
    "play ghost_stories --module white_moon --portal": "--portal PLACE",
    "play ghost_stories --module white_moon --village-tiles all": "first_games, random",
    "play ghost_stories --module white_moon --incarnations old": "mixed, new, base",
    "play ghost_stories --module white_moon --cards nowhere.toml": "nowhere.toml",
    "play ghost_stories --module white_moon --cards .": "“.”",
    "play ghost_stories --switch W5": "R22",
    "play ghost_stories --switch Z9": "R22",
    "play ghost_stories --players 7": "1, 2, 3, 4",
    "play ghost_stories --players many": "--players",
    "play ghost_stories --players 2 --seats 0,1": "1",
    "play ghost_stories --seats north": "0",
    "play ghost_stories --players 1 --colours pink": "red",
    "play ghost_stories --first 9": "0, 1, 2, 3",
    "play ghost_stories --village tea_house": "cemetery",
    "play ghost_stories --humans 2": "--bot random",
    "play ghost_stories --bot deep": "random",
    "play ghost_stories --load game.save": "--load",
    "play ghost_stories --spirits sun_bright_whirlwind": "--colours",
    "play ghost_stories --escalation": "--level",
    "play horizons --level hell": "--escalation",
    "play horizons --edition revised": "--spirits",
    "play horizons --black-tao": "--boards",
    "play horizons --portal edge": "--spirits",
    "play horizons --players 4": "1, 2, 3",
    "play horizons --spirits sun": "rising_heat_of_stone_and_sand",
    "play horizons --spirits": "--spirits SPIRIT",
    "play horizons --boards G Z": "A, B, C, D, E, F, G, H",
    "play horizons --boards G H": "Name 1",
    "play horizons --players 2 --boards G G": "each one once",
    "play horizons --switch R22": "H1, H2",
    "play horizons --module sunset": "This game has none",
    "play horizons --progression=yes": "--progression",
    "play --load nowhere.save": "nowhere.save",
    "play --position players:9": "1, 2, 3, 4",
    "simulate": "ghost_stories",
    "simulate ghost_stories --games 0": "1",
    "simulate ghost_stories --games ten": "ten",
    "simulate ghost_stories --workers 0": "256",
    "simulate ghost_stories --bot deep": "random",
    "simulate horizons --level hell": "--spirits",
    "completion": "bash, zsh",
    "completion dash": "bash, zsh",
    "replay": "FILE",
    "replay nowhere.record": "nowhere.record",
    "replay .": "“.”",
    "show": "players: 2",
    "show nowhere.txt": "nowhere.txt",
    "show nonsense:1": "nonsense",
    "show --game horizons players:9": "1, 2, 3",
    "show --game horizons spirits:sun": "sun_bright_whirlwind",
    "cards --game horizons qwertyuiop": "vigil cards --game horizons",
    "cards --game horizons --edition revised": "horizons has no option --edition",
    "cards qwertyuiop": "vigil cards",
    "cards --game chess": "ghost_stories",
    "cards --edition third": "revised, first_print",
    "cards --module sunset": "white_moon",
    "cards --cards nowhere.toml": "nowhere.toml",
    "bench chess": "ghost_stories",
    "bench --seconds soon": "3600",
    "bench --compiled nowhere": "make bench",
    "bench --rivals nowhere": "benchmarks/rivals.py",
    "arena": "ghost_stories, horizons",
    "arena ghost_stories --bots rules,deep": "“deep”",
    "arena ghost_stories --bots rules:brave": "rules:careful",
    "arena ghost_stories --bots rules,rules": "different bots",
    "arena ghost_stories --bots ,": "different bots",
    "arena ghost_stories --games 0": "1 or more",
    "arena ghost_stories --workers 0": "256",
    "arena ghost_stories --players 7": "1, 2, 3, 4",
    "arena horizons --level hell": "--spirits",
    "arena ghost_stories --resume .": "“.” is a folder",
    "arena ghost_stories --games 1 --bots random --plot nowhere/plot.svg": "nowhere",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_one_line(
    line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VIGIL_LANG", "en")
    assert main(line.split()) == 2
    output, error = capsys.readouterr()
    assert output == ""
    assert error.count("\n") == 1
    assert MISTAKES[line] in error


@pytest.mark.parametrize("line", list(MISTAKES)[:: len(MISTAKES) // 2])
def test_a_mistake_ends_the_process_with_status_2(line: str) -> None:
    done = vigil(*line.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert MISTAKES[line] in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_told_in_the_language(language: str) -> None:
    words = {"en": "Unknown game", "ru": "Неизвестная игра", "pl": "Nieznana gra"}
    assert words[language] in complain("play", "chess", "--lang", language)


@pytest.mark.parametrize("text", ["", "{}", "[]", "\x00\xff", '{"check": "0"}'])
def test_a_file_of_something_else(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text(text, encoding="latin-1")
    for command in (["replay", str(file)], ["play", "--load", str(file)]):
        assert main([*command, "--lang", "en"]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_record_of_an_unknown_game(tmp_path: Path) -> None:
    file = tmp_path / "file"
    data = {"kind": "record", "format": 1, "game": "chess", "rules": 1}
    file.write_text(dumps_checked(data))
    assert "chess" in complain("replay", str(file))
    file.write_text(json.dumps(data))
    complain("replay", str(file))
