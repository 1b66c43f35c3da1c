"""Options of the command line are made from the choices of the games."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

import pytest

from cli.command import inside
from core.toy import TOY
from vigil.cli.parser import Parser
from vigil.cli.setups import TAKEN, own_options, read_setup
from vigil.core.game import find_game
from vigil.core.plugin import offered
from vigil.core.setup import Choice
from vigil.game import Plugin
from vigil.words import Words


@pytest.mark.parametrize(
    ("choice", "option", "metavar"),
    [
        (Choice(entry="oil_price", values=(1, 2), default=1), "--oil-price", "OIL-PRICE"),
        (Choice(entry="options.moon", values=("new",), default="", metavar="X"), "--moon", "X"),
        (Choice(entry="dark", values=(False, True), default=False), "--dark", ""),
        (Choice(entry="lit", values=(False, True), default=True), "--no-lit", ""),
        (Choice(entry="a", values=(1,), default=1, flag="b"), "--b", "B"),
    ],
)
def test_an_option_is_called_like_its_entry(choice: Choice, option: str, metavar: str) -> None:
    toy = Plugin(name="toy", package="core", rules=replace(TOY, choices=(choice,)))
    with offered(toy):
        (made,) = [one for one in own_options() if one.game == "toy"]
    assert (made.name, made.metavar) == (option, metavar)


def test_games_share_an_option_that_is_typed_alike_and_no_other() -> None:
    alike = Choice(entry="level", values=("easy",), default="easy")
    other = Choice(entry="qi", values=(False, True), default=False)
    taken = Choice(entry="seed", values=(1, 2), default=1)
    toy = Plugin(name="toy", package="core", rules=replace(TOY, choices=(alike, other, taken)))
    with offered(toy):
        made = [option.name for option in own_options() if option.game == "toy"]
    assert made == ["--level", "--toy-qi", "--toy-seed"]


@pytest.mark.parametrize("command", ["play", "simulate", "cards"])
def test_every_other_option_of_a_command_is_taken(command: str) -> None:
    parser = Parser(command, Words("en"))
    import_module(f"vigil.cli.{command}").arguments(parser)
    declared = {name for action in parser._actions for name in action.option_strings}
    own = (*own_options(), *own_options(suggested=True))
    assert declared - {option.name for option in own} <= TAKEN


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_a_game_for_people_begins_with_what_is_suggested_and_an_option_turns_it_over(
    game: str,
) -> None:
    parser = Parser("play", Words("en"))
    import_module("vigil.cli.play").arguments(parser)
    for typed, asked in (([], False), (["--ask-all"], True)):
        args = parser.parse_args([game, *typed])
        assert read_setup(find_game(game), args, suggested=True).to_data()["ask_all"] is asked


def test_a_switch_that_is_on_is_turned_off() -> None:
    done = inside("simulate", "horizons", "--no-first-explore", "--games", "1", "--json")
    assert '"first_explore": false' in done.stdout
