"""A game in plain text, typed through a pipe."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cli.command import GAMES, LANGUAGES, inside, numbers, succeed, vigil
from forms import some
from vigil.core import Record, SeededDealer, Table
from vigil.games.horizons import Setup
from vigil.terminal import Screen
from vigil.words import Words

PLAY = ("play", "ghost_stories", "--players", "2", "--seed", "3")
PLAYS = {game: ("play", game, *PLAY[2:]) for game in GAMES}
TITLES = {"ghost_stories": "Ghost Stories ·", "horizons": "Horizons of Spirit Island ·"}
OVER = {"en": "The game is over:", "ru": "Игра окончена:", "pl": "Koniec gry:"}
LEFT = {"en": "You left the game.", "ru": "Вы вышли из игры.", "pl": "Opuszczasz grę."}


@pytest.mark.parametrize(
    ("game", "language", "width"),
    some(
        [
            ("ghost_stories", "ru", "80"),
            ("horizons", "pl", "100"),
            ("ghost_stories", "en", "100"),
            ("horizons", "ru", "80"),
        ],
        2,
    ),
)
def test_a_whole_game_through_a_pipe(game: str, language: str, width: str) -> None:
    typed = numbers(7, 600, most=4)
    run = vigil if language == "ru" else inside
    output = succeed(*PLAYS[game], "--lang", language, typed=typed, run=run, COLUMNS=width)
    assert "\x1b" not in output
    assert LEFT[language] not in output
    assert OVER[language] in output
    assert max(map(len, output.splitlines())) <= int(width)


def test_answers_left_over_at_the_end_of_the_game_are_passed_over() -> None:
    output = succeed("play", "ghost_stories", "--seed", "3", typed="1\n" * 2000 + "log\n2\n")
    assert output.count(OVER["en"]) == 1
    assert output.splitlines()[-1].strip() == ">"
    assert output.rpartition("> log")[2].count("Turn 1:") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_input_leaves_the_game(language: str) -> None:
    output = succeed(*PLAY, "--lang", language, typed="1\n1\n")
    assert output.splitlines()[-1] == LEFT[language]


def test_at_the_end_the_game_is_reported_written_down_and_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    over = numbers(7, 600, most=4)
    output = succeed(*PLAY, typed=f"{over}report\nrecord {file}\n?\nhint\nundo\nquit\n")
    told = output.split("\n> report\n")[1]
    assert told.startswith("Report: Ghost Stories")
    report, after = told.split(f"\nSaved to {file}.")
    assert "Key moments" in report
    assert after.splitlines()[-1] == LEFT["en"]
    assert Table.replay(Record.from_json(file.read_text())).decision is None


def test_quit_leaves_the_game() -> None:
    assert succeed(*PLAY, typed="quit\n1\n1\n").splitlines()[-1] == LEFT["en"]


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_goes_on_at_the_same_question(game: str, tmp_path: Path) -> None:
    save = tmp_path / "evening.save"
    before = succeed(*PLAYS[game], typed=numbers(7, 20) + f"save {save}\nboard\n")
    after = succeed("play", "--load", str(save))
    assert screen(before) == screen(after)
    inside = succeed(*PLAY, typed=f"load {save}\n")
    assert screen(inside) == screen(after)


@pytest.mark.parametrize("game", some(GAMES))
def test_a_recorded_game_can_be_loaded_and_replayed(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    before = succeed(*PLAYS[game], typed=numbers(7, 20) + f"record {file}\nboard\n")
    record = Record.from_json(file.read_text())
    assert Table.replay(record).ply == len(record.answers)
    assert screen(succeed("play", "--load", str(file))) == screen(before)


def screen(output: str) -> str:
    """The last board and question."""
    start = max(output.rfind(title) for title in TITLES.values())
    return output[start:].split("\n> ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_back_a_choice(game: str) -> None:
    first = succeed(*PLAYS[game], typed="")
    for typed in ("1\nu\n", "1\n1\nundo\nundo\n", "1\n1\n1\nundo turn\nundo turn\n"):
        assert screen(succeed(*PLAYS[game], typed=typed)) == screen(first)


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_the_last_choice_of_a_person(game: str) -> None:
    bots = (*PLAYS[game], "--bot", "random")
    first = succeed(*bots, typed="")
    typed = numbers(7, 12)
    assert screen(succeed(*bots, typed=typed + "u\n" * 12)) == screen(first)


@pytest.mark.parametrize("game", some(GAMES))
def test_redo_does_again_what_was_taken_back_until_somebody_answers_otherwise(game: str) -> None:
    typed = numbers(7, 6)
    there = screen(succeed(*PLAYS[game], typed=typed))
    again = typed + "u\nundo turn\n" + "redo\n" * 2
    assert screen(succeed(*PLAYS[game], typed=again)) == there
    assert "Nothing to redo" in succeed(*PLAYS[game], typed=again + "redo\n")
    assert "Nothing to redo" in succeed(*PLAYS[game], typed="1\nu\n2\nredo\n")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_may_play_all_seats(game: str) -> None:
    output = succeed(*PLAYS[game], "--bot", "random", "--humans", "0")
    assert "\n> " not in output
    assert LEFT["en"] not in output


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("en", "tea house", "1 Qi and 1 Tao token"),
        ("ru", "чайный домик", "Чайный Домик"),
        ("pl", "herbaciarnia", "Herbaciarnia"),
        ("en", "57", "Uncatchable"),
        ("en", "move", "you may move your Taoist"),
        ("ru", "move", "Передвижение"),
        ("en", "zlota", "Nothing found for"),
    ],
)
def test_help_on_a_word(language: str, word: str, said: str) -> None:
    output = succeed(*PLAY, "--lang", language, typed=f"? {word}\n")
    assert said in output.split(f"> ? {word}")[1]


EVERYBODY = {
    "en": "it enters, every player discards",
    "ru": "каждый игрок теряет",
    "pl": "każdy gracz traci",
}


def one_line(output: str) -> str:
    return " ".join(output.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_true_for_the_edition(language: str) -> None:
    asked = "? w61_bone_cracker\n"
    revised = succeed(*PLAY, "--lang", language, typed=asked)
    first = succeed(*PLAY, "--edition", "first_print", "--lang", language, typed=asked)
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


SIGNS = {"ghost_stories": "☯ Yin-Yang", "horizons": "S∴ sands"}


@pytest.mark.parametrize("game", GAMES)
def test_help_lists_the_commands_and_the_signs_of_the_game(game: str) -> None:
    output = succeed(*PLAYS[game], typed="help\n")
    for other, sign in SIGNS.items():
        assert (sign in output.split("> help")[1]) == (other == game)
    for command in ("undo turn", "save FILE", "record FILE", "load FILE", "? WORD", "log", "quit"):
        assert command in output


SLIPS = {
    "99": "Type a number from 1 to",
    "0": "Type a number from 1 to",
    "sing": "Type a number from 1 to",
    "": "Type a number from 1 to",
    "undo everything": "“undo action”",
    "undo": "Nothing to undo yet",
    "save": "Missing file name",
    "load": "Missing file name",
    "load nowhere.save": "File “nowhere.save” not found",
    "save nowhere/x": "Folder “nowhere” does not exist",
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


POWER_PHASE = """
players: 2; spirits: eyes_watch_from_the_trees sun_bright_whirlwind; phase: fast; G5: town 1
seat 0: in_play mysterious_abductions; seat 1: in_play gift_of_the_sunlit_air, elements sun 1 air 2
H5: presence0 2 explorer 3 town:1 2 dahan:1 1 blight 1 defend 2; G1: presence1 1 dahan 2
ravage_card: i1_jungle; build_card: i1_sands; taken: 1; earned: 1; next: power_phase fast
"""


def test_the_table_of_horizons_tells_everything() -> None:
    output = succeed("show", "--game", "horizons", POWER_PHASE)
    for part in (
        "H5 J♣  E3 T2'' D1' X1",  # pieces and their damage
        "◉2* R7/2+X»",  # a sacred site, damage against defence, blight that cascades
        "B+T",
        "Ravage: J♣ Stage I: Jungle · Build: S∴ Stage I: Sands",
        "cards to resolve: 1 · Terror level I · level II in 2 cards",
        "Blight left: 11",
        "1☼2≈✓ · 2☼3≈",  # levels of the innate power
        "●1↯ Mysterious Abductions",  # can be used now
        "○◷ Violent Windstorms",  # but not this one
    ):
        assert part in output, part


def test_a_question_for_everyone_is_grouped_by_spirit() -> None:
    asked = succeed("show", "--game", "horizons", POWER_PHASE).rsplit("\n\n", 1)[-1]
    lines = [line.strip() for line in asked.splitlines()]
    assert lines[1] == "◉ Eyes Watch from the Trees"
    assert lines[2].startswith("[1] Use: Mysterious Abductions")
    assert lines.index("✶ Sun-Bright Whirlwind") > 2
    assert [line[:3] for line in lines if line.startswith("[")] == ["[1]", "[2]", "[3]", "[4]"]


def test_a_low_terminal_shows_in_full_only_the_spirit_that_is_asked() -> None:
    table = Table.start(Setup(players=3), SeededDealer(5))
    while table.decision is not None and len(table.decision.seats()) > 1:
        table.apply(len(table.decision.options) - 1)
    assert table.decision is not None
    drawn = []
    for height in (24, 60):
        console = Console(width=80, height=height, file=StringIO(), force_terminal=True)
        Screen.of(table.setup, Words("en"), console).board(table)
        drawn.append(console.file.getvalue())  # type: ignore[attr-defined]  # it is a StringIO
    low, high = drawn
    assert (low.count("Hand"), high.count("Hand")) == (1, 3)
    assert low.count("\n") < high.count("\n")


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


def test_options_of_the_island_are_obeyed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = "--players 2 --spirits sun_bright_whirlwind eyes_watch_from_the_trees --boards H C"
    options += " --progression --bonus-growth --no-first-explore --escalation --switch H1"
    output = succeed("play", "horizons", *options.split(), typed=f"record {file}\n")
    assert "Board C (assumed)" in output
    assert "setup" in output
    setup = json.loads(file.read_text())["setup"]
    assert setup["spirits"] == ["sun_bright_whirlwind", "eyes_watch_from_the_trees"]
    assert (setup["boards"], setup["switches"]) == (["H", "C"], ["H1"])
    assert (setup["progression"], setup["bonus_growth"], setup["escalation"]) == (True, True, True)
    assert setup["first_explore"] is False


def test_power_progressions_are_named_by_the_numbers_of_seats(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = "--players 3 --progression-seats 1 3"
    succeed("play", "horizons", *options.split(), typed=f"record {file}\n")
    assert json.loads(file.read_text())["setup"]["progression"] == [0, 2]


def test_the_language_comes_from_the_environment() -> None:
    assert LEFT["pl"] in vigil(*PLAY, VIGIL_LANG="pl").stdout
    assert LEFT["ru"] in vigil(*PLAY, LANG="ru_RU.UTF-8").stdout
    assert LEFT["en"] in vigil(*PLAY, "--lang", "en", VIGIL_LANG="pl").stdout
