"""A game that no line of the program names is played, shown, saved, reported and hosted."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.command import complain, succeed, vigil
from cli.serving import served
from examples.installed import SOURCE
from vigil.bots import RulesBot
from vigil.core import SeededDealer, Table, find_game, game_names
from vigil.core.conform import walk
from vigil.core.errors import BadPosition, IllegalSetup
from vigil.core.game import Setup
from vigil.core.table import Table as AnyTable
from vigil.insight.report import report_of
from vigil.research.simulation import Plan, simulate
from vigil.words import LANGUAGES, Words, box_of, speaker_for

MOST_LINES = 300

pytestmark = pytest.mark.usefixtures("_lantern")


def setup(**chosen: int) -> Setup:
    return find_game("lantern").setup.from_data(chosen)


def at(position: str) -> AnyTable:
    game = find_game("lantern")
    return Table.at(game, game.read(position), SeededDealer(1))


def answer(table: AnyTable, *option: str | int) -> None:
    assert table.decision is not None
    table.apply(table.decision.options.index(option))


# -- the package


def test_it_is_small() -> None:
    files = list((SOURCE / "src").rglob("*.py"))
    assert sum(len(file.read_text().splitlines()) for file in files) <= MOST_LINES


MOST_LINES_OF_THE_BOARD = 150


def test_its_board_is_small() -> None:
    board = (SOURCE / "src" / "vigil_lantern" / "board.js").read_text(encoding="utf-8")
    assert len(board.splitlines()) <= MOST_LINES_OF_THE_BOARD


def test_it_is_found_by_its_entry_point() -> None:
    assert "lantern" in game_names()
    assert find_game("lantern").name == "lantern"


# -- the contract


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ships", [3, 4, 5])
def test_it_keeps_the_contract(players: int, ships: int) -> None:
    for seed in range(4):
        walk(setup(players=players, ships=ships), seed, every=4)


# -- the rules


def test_enough_ships_at_home_win() -> None:
    table = at('home: 3; keepers: ["west", "tower"]; ships: {"west": [1], "north": [], "east": []}')
    answer(table, "guide", "west")
    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.reason, table.outcome.score) == (True, "home", 23)


def test_guiding_burns_oil_and_needs_some() -> None:
    table = at('oil: 1; keepers: ["west", "tower"]; ships: {"west": [2], "north": [], "east": []}')
    answer(table, "guide", "west")
    assert (table.view()["oil"], table.view()["bays"][0]["ships"]) == (0, [1])
    assert table.decision is not None
    assert ("guide", "west") not in table.decision.options


STORM = (
    'agenda: [["turn", 1], ["fall", 0]]; keepers: ["west", "tower"]; wrecks: 2; oil: {oil}; '
    'ships: {{"west": [2], "north": [2], "east": []}}; '
    'night: [[["known", ["storm", "{bay}", 0]]], [["night", []]]]'
)


def test_a_storm_wrecks_a_ship_that_nobody_shields_and_the_third_wreck_loses() -> None:
    table = at(STORM.format(oil=3, bay="north"))
    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.reason) == (False, "wrecks")


def test_a_keeper_in_the_bay_may_burn_oil_against_the_storm() -> None:
    table = at(STORM.format(oil=3, bay="west"))
    answer(table, "shield")
    assert (table.view()["oil"], table.view()["wrecks"]) == (2, 2)
    assert table.outcome is not None
    assert table.outcome.reason == "dawn"


def test_fog_without_oil_loses() -> None:
    night = '[[["known", ["fog", "", 0]]], [["night", []]]]'
    table = at(f'oil: 0; agenda: [["turn", 1], ["fall", 0]]; night: {night}')
    assert table.outcome is not None
    assert table.outcome.reason == "dark"


def test_who_watches_the_sky_knows_the_next_card() -> None:
    table = Table.start(setup(), SeededDealer(2))
    answer(table, "watch")
    shown = table.view()["night"]["next"]
    answer(table, "rest")
    fell = [event for event in table.events if event.tag.startswith("fell")]
    assert [event.data["card"] for event in fell] == [shown["card"]]


def test_a_wrong_set_up_or_position_is_refused_in_words() -> None:
    with pytest.raises(IllegalSetup, match="ships"):
        setup(ships=9)
    for position in (
        "oil: much",
        'oil: "2"',
        "tea: 3",
        'agenda: [["dance"]]',
        'setup: {"ships": 9}',
    ):
        with pytest.raises(BadPosition):
            find_game("lantern").read(position)


def test_rules_of_thumb_play_far_better_than_chance() -> None:
    plan = {bot: Plan(setup=setup(), games=100, seed=4, bot=bot) for bot in ("random", "rules")}
    wins = {bot: simulate(one).wins for bot, one in plan.items()}
    assert wins["rules"] > 50 > 20 > wins["random"]


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    for seed in range(12):
        chosen = setup(players=2 + seed % 3)
        table, bot, luck = Table.start(chosen), RulesBot(seed), Random(seed)
        speaker = speaker_for(chosen, Words(language))
        while (decision := table.decision) is not None:
            view = table.view()
            assert speaker.question(decision, view)
            assert all(speaker.option(option, decision, view) for option in decision.options)
            thinks = not decision.chance and luck.random() < 0.8
            index = bot.choose(table, decision) if thinks else luck.randrange(len(decision.options))
            table.apply(index)
        lines = [speaker.event(event, table.view()) for event in table.events]
        assert all(lines)
        assert speaker.outcome(table.view())
    for entry in box_of(chosen).values():
        assert speaker.name(entry.kind, entry.id)
        assert speaker.text(entry.kind, entry.id)


def test_names_stand_where_the_table_of_words_puts_them() -> None:
    table = Table.start(setup(), SeededDealer(2))
    assert table.decision is not None
    speaker = speaker_for(table.setup, Words("en"))
    view = table.view()
    assert speaker.question(table.decision, view) == "Ada, what do you do?"
    assert speaker.option(("go", "west"), table.decision, view) == "Go to the west bay"
    answer(table, "go", "west")
    assert speaker.event(table.events[-1], view) == "Ada goes to the west bay."


# -- the command line


def test_it_is_played_saved_undone_replayed_and_reported(site: Path, tmp_path: Path) -> None:
    save, record = tmp_path / "game.save", tmp_path / "game.record"
    typed = f"1\n1\nundo\n1\nsave {save}\nrecord {record}\nquit\n"
    place = {"PYTHONPATH": str(site)}
    played = succeed("play", "lantern", "--seed", "5", typed=typed, run=vigil, **place)
    assert played.count("Ada goes to the west bay.") == 1
    assert "West bay" not in played.split("Ada goes")[0].splitlines()[0]
    again = succeed("play", "--load", str(save), typed="board\nquit\n", run=vigil, **place)
    assert "what do you do?" in again
    assert "Ada goes to the west bay." in succeed("replay", str(record), run=vigil, **place)
    report = succeed("report", str(record), "--lang", "ru", run=vigil, **place)
    assert "Маяк" in report
    assert "Масло" in report


def test_its_choices_are_options(site: Path) -> None:
    place = {"PYTHONPATH": str(site)}
    line = ("simulate", "lantern", "--ships", "3", "--players", "3", "--games", "5", "--json")
    assert json.loads(succeed(*line, run=vigil, **place))["setup"] == {"players": 3, "ships": 3}
    assert "3, 4, 5" in complain("play", "lantern", "--ships", "9", **place)
    assert "no option --ships" in complain("play", "horizons", "--ships", "3", **place)
    assert "--players, --module, --switch, --ships" in complain(
        "play", "lantern", "--level", "hell", **place
    )
    assert "Unknown setup entry “modules”" in complain(
        "play", "lantern", "--module", "sunset", **place
    )


def test_its_box_and_its_positions_are_shown(site: Path) -> None:
    place = {"PYTHONPATH": str(site)}
    listed = succeed("cards", "--game", "lantern", run=vigil, **place)
    assert "north bay" in listed
    assert "unless a keeper" in succeed("cards", "--game", "lantern", "шторм", run=vigil, **place)
    shown = succeed("show", "--game", "lantern", "oil: 1", "--seed", "1", run=vigil, **place)
    assert "Oil: 1" in shown
    assert "oil: 2" in complain("show", "--game", "lantern", **place)


# -- the server


def test_it_is_hosted(site: Path, tmp_path: Path) -> None:
    with served(tmp_path / "vigil.db", PYTHONPATH=str(site)) as server:
        games = {game["id"]: game["choices"] for game in server.ask("GET", "/api/games")["games"]}
        assert [choice["entry"] for choice in games["lantern"]] == ["players", "ships"]
        seats = [{"bot": "rules"}, {"bot": "random"}]
        new = {"game": "lantern", "setup": {"ships": 3}, "seats": seats, "start": True}
        table = server.ask("POST", "/api/tables", new)["table"]["id"]
        assert server.finished(table)["status"] == "over"
        report: dict[str, Any] = server.ask("GET", f"/api/tables/{table}/story")
        assert sum(report["deeds"]["choices"]) > 0
        content = server.ask("GET", "/api/games/lantern/content")
        assert {"tower", "storm"} <= {entry["id"] for entry in content}
        assert server.stop() == (0, "", "")


def test_its_report_tells_the_figures_of_each_turn() -> None:
    table, bot = Table.start(setup(), SeededDealer(3)), RulesBot(3)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    report = report_of(table.record)
    assert [turn.number for turn in report.timeline] == list(range(1, report.turns + 1))
    assert set(report.figures) == {"oil", "home", "wrecks"}
    assert report.moments[-1].kind == "end"
