"""The commands that answer once: simulate, replay, show, cards, bench, help."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.command import GAMES, LANGUAGES, VIGIL, inside, numbers, succeed, vigil
from forms import some
from promises.keys import keep_keys
from vigil.bench.contenders import load_rivals
from vigil.cli.commands import COMMANDS
from vigil.cli.main import main

TIMING = {"seconds", "decisions_per_second", "games_per_second"}
POSITIONS = {
    "ghost_stories": "players: 2; level: normal; red ghosts: 38 - 3; turn: red",
    "horizons": "players: 1; spirits: sun_bright_whirlwind; G5: explorer 2 presence0 1",
}


def simulated(*arguments: str) -> dict[str, Any]:
    run = vigil if "--workers" in arguments else inside
    line = succeed("simulate", "--json", *arguments, run=run).splitlines()[-1]
    data: dict[str, Any] = json.loads(line)
    return data


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in TIMING | {"command"}}


@pytest.mark.parametrize("game", some(GAMES))
def test_a_simulation_depends_on_its_seed_alone(game: str) -> None:
    plan = (game, "--games", "60", "--players", "2", "--seed", "5")
    one = simulated(*plan)
    assert one["games"] == 60
    assert one["wins"] + sum(one["losses"].values()) == 60
    assert one["decisions"] > 0
    assert one.keys() >= TIMING
    assert untimed(simulated(*plan)) == untimed(one)
    assert untimed(simulated(*plan, "--workers", "2")) == untimed(one)
    assert untimed(simulated(*plan[:-1], "6")) != untimed(one)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_a_simulation_for_people(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", game, "--games", "5", "--lang", language]) == 0
    assert "%" in capsys.readouterr().out


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / f"{request.param}.record"
    play = ("play", request.param, "--players", "2", "--seed", "3")
    succeed(*play, typed=numbers(7, 30) + f"record {file}\nsave {file}.save\n")
    return file


FIRST = {"ghost_stories": ("Turn 1:", "Ход 1:"), "horizons": ("Round 1.", "Ход 1.")}
EARLY = {"ghost_stories": 40, "horizons": 15}


def test_a_replay_tells_the_game(record: Path) -> None:
    english, russian = FIRST[record.stem]
    whole = succeed("replay", str(record))
    assert english in whole
    assert succeed("replay", f"{record}.save") == whole
    assert len(succeed("replay", str(record), "--to", str(EARLY[record.stem]))) < len(whole)
    assert russian in succeed("replay", str(record), "--lang", "ru")


def test_a_replay_may_stop_before_the_table_is_laid(record: Path) -> None:
    assert "[1]" in succeed("replay", str(record), "--to", "1")


def test_a_replay_as_data(record: Path) -> None:
    early = EARLY[record.stem]
    data = json.loads(succeed("replay", str(record), "--json", "--to", str(early)))
    assert data["answers"] == early
    assert any(line.startswith(FIRST[record.stem][0]) for line in data["log"])
    assert data["view"]["game"] == record.stem


CHANGED = Path(__file__).parents[1] / "records/changed/ghost_stories_last_card_rules_2.record.json"
EARLIER = {"en": "older rules", "ru": "старым правилам", "pl": "starych zasad"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("replay",), ("report",), ("play", "--load")])
def test_a_game_of_earlier_rules_is_told_to_be_one(command: tuple[str, ...], language: str) -> None:
    done = inside(*command, str(CHANGED), "--lang", language)
    assert done.returncode == 0
    assert EARLIER[language] in done.stderr
    assert "2" in done.stderr


def test_a_replay_as_data_names_the_rules_of_its_game() -> None:
    assert json.loads(inside("replay", str(CHANGED), "--json").stdout)["rules"] == 2


SHOWN = {
    ("ghost_stories", "en"): "Bleeding Eyes",
    ("ghost_stories", "ru"): "Кровавый глаз",
    ("ghost_stories", "pl"): "Krwawiące",
    ("horizons", "en"): "Sun-Bright Whirlwind",
    ("horizons", "ru"): "Яркий от Солнца Порыв Ветра",
    ("horizons", "pl"): "Słonecznie Jasny Wicher",
}


@pytest.mark.parametrize(("game", "language"), SHOWN)
def test_show_draws_a_position(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(POSITIONS[game])
    drawn = []
    for position in (POSITIONS[game], str(file)):
        assert main(["show", position, "--game", game, "--lang", language]) == 0
        drawn.append(capsys.readouterr().out)
    assert SHOWN[game, language] in drawn[0]
    assert "[1]" in drawn[0]
    assert drawn[0] == drawn[1]


def test_a_question_to_chance_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--game", "horizons", "next: set_up", "--lang", "en"]) == 0
    assert "[5] Sun-Bright Whirlwind" in capsys.readouterr().out


def test_a_track_slot_shows_its_number_and_its_element(capsys: pytest.CaptureFixture[str]) -> None:
    position = "players: 1; spirits: sun_bright_whirlwind; seat 0: energy_open 5"
    assert main(["show", "--game", "horizons", position, "--lang", "en"]) == 0
    drawn = capsys.readouterr().out
    assert "1 2 ☼ 3 4≈┃6" in drawn
    assert "1┃2 3 ≈ 4 5☼" in drawn


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


@pytest.mark.parametrize(
    ("language", "ruling"),
    [("en", "the mantra add up"), ("ru", "Мантра складываются"), ("pl", "Mantra się sumują")],
)
def test_cards_come_with_what_was_ruled_about_them(
    capsys: pytest.CaptureFixture[str], language: str, ruling: str
) -> None:
    assert ruling in cards(capsys, "circle_of_prayer", language=language)
    found = json.loads(cards(capsys, "circle_of_prayer", "--json", language=language))
    assert any(ruling in one for entry in found for one in entry["rulings"])


def test_terms_and_abilities_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("Qi", "мучитель", "Inkarnacja", "tormentor"):
        assert cards(capsys, word)


def test_cards_of_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    first = ("--edition", "first_print")
    assert "it enters, every player discards" in cards(capsys, "bone cracker", *first)
    assert "it enters, every player discards" not in cards(capsys, "bone cracker")
    assert cards(capsys, "tea house", *first) == cards(capsys, "tea house")
    assert cards(capsys, "bone cracker", "--edition", "revised") == cards(capsys, "bone cracker")


def test_stones_and_abilities_are_those_of_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    everything = json.loads(cards(capsys, "--json", "--edition", "first_print"))
    printed = {entry["id"]: entry["facts"].get("yin") for entry in everything}
    assert printed["w61_bone_cracker"] == ["group_discard_tao"]
    assert "board_discard_tao" not in cards(capsys, "--json", "--edition", "first_print")
    assert main(["cards", "board_discard_tao", "--edition", "first_print", "--lang", "en"]) == 2
    assert "its player discards" in cards(capsys, "board_discard_tao")


PIECES = {"ghost_stories": 65 + 9 + 8, "horizons": 5 + 5 + 20 + 58 + 15 + 15 + 8}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    output = cards(capsys, "--game", game, language=language)
    assert max(map(len, output.splitlines())) <= 100
    everything = json.loads(cards(capsys, "--game", game, "--json", language=language))
    assert len(everything) == PIECES[game]
    assert all(entry["name"] and entry["text"] for entry in everything)


def test_everything_of_the_island_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    island = ("--game", "horizons")
    for word in ("Глаза следят", "mischief", "scapegoats", "Stage II: Jungle", "h", "sacred site"):
        assert cards(capsys, word, *island)
    assert cards(capsys, "DESZCZ", *island) == cards(capsys, "rain of blood", *island)
    assert "Blistering Heat" in cards(capsys, "blistering_heat", *island)


def test_boards_not_known_to_be_in_the_box_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    island = ("--game", "horizons")
    assert "assumed" in cards(capsys, "board b", *island).splitlines()[0]
    assert "assumed" not in cards(capsys, "board g", *island).splitlines()[0]
    rows = [line for line in cards(capsys, *island).splitlines() if "island board" in line]
    assert [line[6] for line in rows if line.rstrip().endswith("assumed")] == list("ABCDEF")


SPEED = {"decisions_per_second", "games_per_second", "copy_us"}
KINDS = ("ghost_stories", "white_moon", "horizons")


def test_bench_measures_every_kind_of_game_and_keeps_a_line(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    file = tmp_path / "history.jsonl"
    arguments = ("--json", "--seconds", "0.05", "--keep", str(file))
    data = json.loads(succeed("bench", *arguments).splitlines()[-1])
    assert (data["games"], data["pure"]["form"]) == (list(GAMES), "pure")
    engines = data["pure"]["engines"]
    for name in (f"{kind} {way}" for kind in KINDS for way in ("run", "table")):
        assert engines[name].keys() == SPEED
        assert all(value > 0 for value in engines[name].values())
    assert len(engines) == 2 * len(KINDS)
    for figure in ("bytes_an_answer", "us_at_ply", "rules_bot_us", "ratios"):
        assert tuple(data["pure"][figure]) == KINDS
    ours = {name: data["pure"]["steps"][f"{name} gym"] for name in KINDS}
    assert all(steps > 0 for steps in ours.values())
    (line,) = file.read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["pure"]["bytes"] == data["pure"]["bytes_an_answer"]
    keep_keys("bench", data, pytestconfig)


@pytest.mark.long_form
def test_bench_prints_one_table_of_both_forms() -> None:
    shown = succeed("bench", "horizons", "--seconds", "0.05", "--lang", "en")
    assert shown.count("Sources") == shown.count("Compiled") == 1
    assert "Horizons of Spirit Island: fork of the table" in shown
    assert "Environment horizons aec: steps/s" in shown
    assert "catanatron" not in shown


RIVALS = """
from vigil.bench.contenders import Contender, Rivals

def counted(name):
    return Contender(name=name, positions=lambda seed: iter(range(100)), copy=abs)

RIVALS = Rivals(
    engines={"catanatron": counted("catanatron"), "absent": None},
    environments={"counting": counted("counting")},
    share_of_choices=lambda: 0.25,
)
"""


@pytest.mark.long_form
def test_bench_measures_the_engines_of_others_beside_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rivals.py"
    file.write_text(RIVALS, encoding="utf-8")
    arguments = ("bench", "horizons", "--seconds", "0.05", "--lang", "en", "--rivals", str(file))
    found = json.loads(succeed(*arguments, "--json"))["pure"]
    assert found["engines"]["catanatron"].keys() == SPEED
    assert (found["engines"]["absent"], found["choices"]) == (None, 0.25)
    assert found["steps"]["counting"] > 0
    assert 0 < found["ratios"]["horizons"]["decisions_per_second"] < 1
    measured = [("pure", found), ("compiled", None)]
    monkeypatch.setattr("vigil.cli.bench.both_forms", lambda *_, **__: measured)
    shown = succeed(*arguments)
    assert "Random play, in one run with other engines" in shown
    assert re.search(r"absent: decisions/s, copy in µs +not installed", shown)
    assert "catanatron's decisions with more than one option" in shown


def test_make_bench_knows_its_rivals() -> None:
    """None of them has to be installed."""
    file = Path(__file__).parents[2] / "benchmarks" / "rivals.py"
    rivals = load_rivals(file)
    assert rivals.engines.keys() >= {"catanatron", "python-chess", "OpenSpiel backgammon"}
    assert rivals.environments.keys() == {"catanatron gym", "PettingZoo connect_four"}


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
