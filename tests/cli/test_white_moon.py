"""White Moon in plain text: setup, table, cards and games."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.command import LANGUAGES, inside, numbers, succeed, vigil
from forms import some
from vigil.core import SeededDealer, Table
from vigil.core.game import find_game
from vigil.games.ghost_stories import Setup
from vigil.terminal import Screen
from vigil.words import Words

MOON = ("ghost_stories", "--module", "white_moon")
PLAY = ("play", *MOON, "--players", "2", "--seed", "3")

# -- playing


@pytest.mark.long_form
@pytest.mark.parametrize(
    ("portal", "language", "width"),
    some([("centre", "en", "100"), ("edge", "ru", "80"), ("corner", "pl", "80")]),
)
def test_a_whole_game_through_a_pipe(portal: str, language: str, width: str) -> None:
    typed = numbers(5, 900, most=4)
    run = vigil if portal == "edge" else inside
    play = (*PLAY, "--portal", portal, "--lang", language)
    output = succeed(*play, typed=typed, run=run, COLUMNS=width)
    assert "\x1b" not in output
    played, over, _ = output.partition(Words(language).text("cli-end-how")[:12])
    assert over
    assert played.rsplit("\n> ", 1)[-1].count("\n") > 20
    assert max(map(len, output.splitlines())) <= int(width)


def test_options_of_the_setup_are_obeyed(tmp_path: Path) -> None:
    record, cards = tmp_path / "game.record", tmp_path / "cards.toml"
    cards.write_text("[wm01_marsh_jackal]\nresistance = 4\n")
    options = f"--portal 5 --village-tiles random --incarnations new --cards {cards} --switch W5"
    succeed(*PLAY, *options.split(), typed=f"record {record}\n")
    setup = json.loads(record.read_text())["setup"]
    assert (setup["modules"], setup["switches"]) == (["white_moon"], ["W5"])
    assert setup["options"] == {
        "portal": 5,
        "village": "random",
        "incarnations": "new",
        "cards": {"wm01_marsh_jackal": {"resistance": 4}},
    }


def test_a_saved_game_goes_on_without_the_cards_file(tmp_path: Path) -> None:
    save, cards = tmp_path / "evening.save", tmp_path / "cards.toml"
    cards.write_text('[wm01_marsh_jackal]\nname = "Mud Jackal"\n')
    succeed(*PLAY, "--cards", str(cards), typed=f"1\n1\nsave {save}\n")
    cards.unlink()
    output = succeed("play", "--load", str(save), typed="? 71\n")
    assert "Mud Jackal" in output.split("> ? 71")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_signs_of_the_module(language: str) -> None:
    base = ("play", "ghost_stories", "--seed", "3")
    for play, told in ((PLAY, True), (base, False)):
        help = succeed(*play, "--lang", language, typed="help\n").split("> help")[1]
        assert ("✓†♙?" in help) == told


@pytest.mark.parametrize(("word", "said"), [("su-ling", "first stone"), ("li", "3 Qi"), ("85", "")])
def test_help_on_a_word(word: str, said: str) -> None:
    reply = succeed(*PLAY, typed=f"? {word}\n").split(f"> ? {word}")[1]
    assert "White Moon" in reply
    assert said in " ".join(reply.split())


# -- the table

POSITION = """
players: 3; level: normal; modules: white_moon; portal: 2; haunted: 4; turn: red
villagers: 0 ? ? hua, 1 ? xiang sheng, 3 zhou, 5 ? wu, 6 sun li hua, 7 ? ? sun, 8 ? li
shelter: long chang sun; graveyard: hua miao weng li; crystals: red 1; receptacles: 6; omen: yes
su-ling: red 1; artifacts: life_potion red, moon_dust yellow, scroll_of_unity red; lying: green hua
red ghosts: - 71 -; yellow ghosts: 79 - 38^; red: at 0; yellow: at 8; green: at 1
"""


def test_the_table_tells_everything() -> None:
    output = succeed("show", POSITION)
    for part in (
        "♙Hua ? ?",  # the top villager and two whom nobody has seen
        "♙Sheng Xiang ?",  # one who was seen before another came on top
        "◎ Port",
        "( )",
        "(☾)",
        "Y◆ 2 ♕",  # Su-Ling in front of a ghost
        "♟R",
        "↓G",  # a Taoist laid down
        "Qi 3 ☯ ✦1 ☾1",
        "White Moon · Shelter: 3 · Graveyard: 4 (lost at 12)",
        "Long ✓ ",
        "Weng † ",
        "Sun ✓♙♙",
        "Zhou ♙??",
        "☾ crystals in reserve: 2 · Su-Ling may move",
        "Artifacts: R▲ Life Potion, Scroll of Unity · Y◆ Moon Dust",
    ):
        assert part in output, part


@pytest.mark.parametrize(("width", "shown"), [("100", "♙Xiang Sheng Zhou"), ("80", "♙Xiang +2 ")])
def test_a_stack_too_long_for_its_tile_is_counted(width: str, shown: str) -> None:
    position = "modules: white_moon; turn: red; villagers: 0 zhou sheng xiang"
    assert shown in succeed("show", position, COLUMNS=width)


def test_a_left_stone_that_the_armour_ignores_is_not_shown() -> None:
    position = "modules: white_moon; turn: red; red ghosts: 46{} - -"
    assert "│Captures a die" in succeed("show", position.format(""))
    assert "│Immune to dice" in succeed("show", position.format("!"))


def test_a_place_that_several_options_name_shows_all_their_numbers() -> None:
    game = find_game("ghost_stories")
    decision = Table.at(game, game.read(POSITION)).decision
    assert decision is not None
    alone, along = (decision.options.index((way, 3)) + 1 for way in ("tile", "escort"))
    assert f" [{alone} {along}] " in succeed("show", POSITION)


@pytest.mark.parametrize(
    ("clauses", "said"),
    [
        ("red ghosts: 81 - -", "✗ Port"),
        ("red ghosts: 83 - -", "Su-Ling is captive"),
        ("", "Su-Ling in reserve"),
        ("barrier due: yes", "Barrier at the turn's end"),
        (
            "barrier: yes; receptacles: 0 2 6 8; red ghosts: 71 - -;"
            " next: barrier_board 0, barrier_ends",
            " · Mystic Barrier ─",
        ),
        ("su-ling: blue 2", "♕ Su-Ling"),
        ("graveyard: hua hua hua li li li sun sun sun", "Graveyard: 9 (lost at 12)"),
    ],
)
def test_what_else_the_table_shows(clauses: str, said: str) -> None:
    output = succeed("show", f"modules: white_moon; turn: red; portal: 4; {clauses}")
    assert said in output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clauses", ["omen: yes", "red ghosts: 83 - -", ""])
def test_the_longest_frame_fits_a_narrow_terminal(clauses: str, language: str) -> None:
    position = f"modules: white_moon; turn: red; barrier due: yes; {clauses}"
    promised = Words(language).text("cli-barrier-promised")
    output = succeed("show", position, "--lang", language, COLUMNS="80")
    assert f" · {promised} ─" in output


def drawn(table: Table, width: int, height: int, language: str) -> list[str]:
    console = Console(width=width, height=height, file=StringIO(), force_terminal=True)
    Screen.of(table.setup, Words(language), console).board(table)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_terminal_saves_lines(language: str) -> None:
    table = Table.start(Setup(players=3, modules=("white_moon",)), SeededDealer(5))
    low, high = (len(drawn(table, 80, height, language)) for height in (40, 60))
    assert low < 34 < high


def test_without_the_module_the_table_is_as_before() -> None:
    output = succeed("show", "players: 2; turn: red")
    assert not set("♙♕◎☾") & set(output)


# -- the cards


def cards(*arguments: str, language: str = "en") -> str:
    return succeed("cards", *arguments, "--lang", language)


def listed(*arguments: str) -> dict[str, Any]:
    return {entry["id"]: entry for entry in json.loads(cards("--json", *arguments))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_module_is_listed_with_the_base_game(language: str) -> None:
    output = cards("--module", "white_moon", language=language)
    assert max(map(len, output.splitlines())) <= 100
    marked = [line for line in output.splitlines() if " ☾ " in line]
    assert len(marked) == 10 + 6 + 1 + 12 + 8 + 8
    assert "☾" not in cards(language=language)


def test_estimates_are_marked() -> None:
    lines = cards("--module", "white_moon").splitlines()
    (hunter,) = [" ".join(line.split()) for line in lines if "Grey Hunter" in line]
    assert "79 Grey Hunter ghost ☾ ~K■ ~3 Devours on entry | ~Devourer" in hunter
    assert "☾ White Moon · ~ estimate" in [line.strip() for line in lines]
    card = cards("grey hunter")
    assert "estimate" in card.splitlines()[0]
    assert "--cards FILE" in card


def test_cards_as_data_carry_module_and_estimates() -> None:
    everything = listed("--module", "white_moon")
    assert len(everything) == 65 + 9 + 8 + 45
    of_module = [entry for entry in everything.values() if entry["facts"].get("module")]
    assert len(of_module) == 45
    assert all(entry["name"] and entry["text"] for entry in of_module)
    estimated = [entry for entry in everything.values() if entry["facts"].get("estimated")]
    assert len(estimated) == 16


@pytest.mark.parametrize("word", ["Су-Лин", "moon dust", "72", "pożeranie", "kung-fu", "biały"])
def test_a_word_of_the_module_is_found_without_it(word: str) -> None:
    assert "White Moon" in cards(word)


def test_base_tiles_are_told_as_they_are_played() -> None:
    assert "crystal" not in cards("herbalist")
    assert "crystal" in cards("herbalist", "--module", "white_moon")


def test_an_owner_sees_the_figures_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        '[wm01_marsh_jackal]\nname = "Żółty Szakal"\ncolour = "red"\nresistance = 5\n'
        'enter = ["lose_qi"]\nyin = []\ncurses = []\nrewards = ["gain_2_tao"]\n'
    )
    own = ("--module", "white_moon", "--cards", str(file))
    for word in ("71", "zolty szakal"):
        card = cards(word, *own)
        assert card.startswith("Żółty Szakal  ghost 71  R▲ red  White Moon\n")
        assert "red × 5" in card
        assert "Lose 1 Qi" in card
        assert "estimate" not in card
    facts = listed("71", *own)["wm01_marsh_jackal"]["facts"]
    assert (facts["resistance"], facts["estimated"]) == ({"red": 5}, [])


# -- simulations


def test_a_simulation_of_the_module() -> None:
    plan = ("simulate", *MOON, "--games", "20", "--seed", "5", "--portal", "corner")
    data = json.loads(succeed(*plan, "--json").splitlines()[-1])
    assert data["setup"]["options"] == {"portal": "corner"}
    assert data["wins"] + sum(data["losses"].values()) == 20
    assert data["losses"]["villagers_dead"] > 0
    two = json.loads(succeed(*plan, "--json", "--workers", "2", run=vigil).splitlines()[-1])
    assert (two["losses"], two["decisions"]) == (data["losses"], data["decisions"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_for_people_names_the_losses(language: str) -> None:
    output = succeed("simulate", *MOON, "--games", "9", "--seed", "5", "--lang", language)
    assert "villagers_dead" not in output
    assert "%" in output
