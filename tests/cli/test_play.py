"""A game in plain text, typed through a pipe."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import LANGUAGES, numbers, succeed, vigil
from vigil.core import Record, Table

PLAY = ("play", "ghost_stories", "--players", "2", "--seed", "3")
LEFT = {"en": "You left the game.", "ru": "Вы вышли из игры.", "pl": "Gra została opuszczona."}


@pytest.mark.parametrize(("language", "width"), [("en", "100"), ("ru", "80"), ("pl", "100")])
def test_a_whole_game_through_a_pipe(language: str, width: str) -> None:
    output = succeed(*PLAY, "--lang", language, typed=numbers(7, 600), COLUMNS=width)
    assert "\x1b" not in output
    assert LEFT[language] not in output
    assert output.rstrip().rsplit("\n> ", 1)[-1].count("\n") > 20
    assert max(map(len, output.splitlines())) <= int(width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_input_leaves_the_game(language: str) -> None:
    output = succeed(*PLAY, "--lang", language, typed="1\n1\n")
    assert output.splitlines()[-1] == LEFT[language]


def test_quit_leaves_the_game() -> None:
    assert succeed(*PLAY, typed="quit\n1\n1\n").splitlines()[-1] == LEFT["en"]


def test_a_saved_game_goes_on_at_the_same_question(tmp_path: Path) -> None:
    save = tmp_path / "evening.save"
    before = succeed(*PLAY, typed=numbers(7, 20) + f"save {save}\nboard\n")
    after = succeed("play", "--load", str(save))
    assert screen(before) == screen(after)
    inside = succeed(*PLAY, typed=f"load {save}\n")
    assert screen(inside) == screen(after)


def test_a_recorded_game_can_be_loaded_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    before = succeed(*PLAY, typed=numbers(7, 20) + f"record {file}\nboard\n")
    record = Record.from_json(file.read_text())
    assert Table.replay(record).ply == len(record.answers)
    assert screen(succeed("play", "--load", str(file))) == screen(before)


def screen(output: str) -> str:
    """The last board and question."""
    return output[output.rindex("Ghost Stories ·") :].split("\n> ")[0]


def test_undo_takes_back_a_choice() -> None:
    first = succeed(*PLAY, typed="")
    for typed in ("1\nu\n", "1\n1\nundo\nundo\n", "1\n1\n1\nundo turn\nundo turn\n"):
        assert screen(succeed(*PLAY, typed=typed)) == screen(first)


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    bots = (*PLAY, "--bot", "random")
    first = succeed(*bots, typed="")
    typed = numbers(7, 12)
    assert screen(succeed(*bots, typed=typed + "u\n" * 12)) == screen(first)


def test_a_bot_may_play_all_seats() -> None:
    output = succeed(*PLAY, "--bot", "random", "--humans", "0")
    assert "\n> " not in output
    assert LEFT["en"] not in output


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("en", "tea house", "1 Qi and 1 Tao token"),
        ("ru", "чайный домик", "Чайный Домик"),
        ("pl", "herbaciarnia", "Herbaciarnia"),
        ("en", "57", "Uncatchable"),
        ("en", "zlota", "Nothing here is called"),
    ],
)
def test_help_on_a_word(language: str, word: str, said: str) -> None:
    output = succeed(*PLAY, "--lang", language, typed=f"? {word}\n")
    assert said in output.split(f"> ? {word}")[1]


EVERYBODY = {
    "en": "every player discards",
    "ru": "каждый игрок теряет",
    "pl": "każdy gracz traci",
}


def one_line(output: str) -> str:
    return " ".join(output.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_true_for_the_edition(language: str) -> None:
    asked = {"typed": "? w61_bone_cracker\n"}
    revised = succeed(*PLAY, "--lang", language, **asked)
    first = succeed(*PLAY, "--edition", "first_print", "--lang", language, **asked)
    assert EVERYBODY[language] not in one_line(revised)
    assert EVERYBODY[language] in one_line(first)


def test_help_follows_a_game_that_is_loaded(tmp_path: Path) -> None:
    save = tmp_path / "first.save"
    succeed(*PLAY, "--edition", "first_print", typed=f"save {save}\n")
    output = succeed(*PLAY, typed=f"? bone cracker\nload {save}\n? bone cracker\n")
    before, after = output.split("> load ")
    assert EVERYBODY["en"] not in one_line(before)
    assert EVERYBODY["en"] in one_line(after)
    assert EVERYBODY["en"] in one_line(succeed("play", "--load", str(save), typed="? 61\n"))


def test_help_lists_the_commands() -> None:
    output = succeed(*PLAY, typed="help\n")
    for command in ("undo turn", "save FILE", "record FILE", "load FILE", "? WORD", "log", "quit"):
        assert command in output


SLIPS = {
    "99": "type a number from 1 to",
    "0": "type a number from 1 to",
    "sing": "Type a number from 1 to",
    "": "Type a number from 1 to",
    "undo everything": "“undo action”",
    "undo": "Nobody has answered",
    "save": "Name a file",
    "load": "Name a file",
    "load nowhere.save": "There is no file “nowhere.save”",
    "save nowhere/x": "There is no file",
}


def test_slips_at_the_prompt_are_explained() -> None:
    output = succeed(*PLAY, typed="".join(f"{line}\n" for line in SLIPS))
    replies = output.split("\n> ")[1:]
    for (line, said), reply in zip(SLIPS.items(), replies, strict=False):
        assert reply.startswith(line)
        assert said in reply


def test_log_tells_the_whole_game() -> None:
    output = succeed(*PLAY, typed=numbers(7, 12) + "log\n")
    assert output.count("Turn 1:") == 2


def test_a_game_may_begin_at_a_position(tmp_path: Path) -> None:
    position = "players: 2; level: normal; red ghosts: 38 - 3; turn: red"
    output = succeed("play", "--position", position)
    assert "Bleeding Eyes" in output
    file = tmp_path / "position.txt"
    file.write_text(position)
    assert "Bleeding Eyes" in succeed("play", "--position", str(file))


def test_options_of_the_setup_are_obeyed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = "--players 2 --level hell --edition first_print --switch R22 --switch V1 --seats 1,3"
    options += " --colours blue,red,green --powers second_wind --first 1 --qi 5 --black-tao"
    succeed("play", "ghost_stories", *options.split(), typed=f"record {file}\n")
    setup = json.loads(file.read_text())["setup"]
    assert setup["switches"] == ["R22", "V1"]
    assert setup["seats"] == [1, 3]
    assert (setup["first"], setup["qi"], setup["black_tao"]) == (1, 5, True)


def test_the_language_comes_from_the_environment() -> None:
    assert LEFT["pl"] in vigil(*PLAY, VIGIL_LANG="pl").stdout
    assert LEFT["ru"] in vigil(*PLAY, LANG="ru_RU.UTF-8").stdout
    assert LEFT["en"] in vigil(*PLAY, "--lang", "en", VIGIL_LANG="pl").stdout
