"""Commands, their options and what ``--json`` gives stay as scripts know them."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from cli.command import inside
from promises.files import HERE, promised
from promises.keys import keep_keys, keys_of, missing
from vigil.cli.commands import COMMANDS
from vigil.cli.parser import Parser
from vigil.words import Words

RECORD: Final = str(Path(__file__).parents[1] / "records" / "ghost_stories_4p_rules_3.record.json")

PRINTED: Final = {
    "simulate": ("simulate", "horizons", "--games", "1", "--seed", "1", "--json"),
    "simulate_sweep": (
        *("simulate", "horizons", "--games", "1", "--seed", "1", "--json"),
        *("--sweep", "players=1", "--bot", "random"),
    ),
    "arena": (
        "arena",
        "horizons",
        "--bots",
        "random,rules",
        "--games",
        "1",
        "--seed",
        "1",
        "--json",
    ),
    "replay": ("replay", RECORD, "--json"),
    "report": ("report", RECORD, "--json"),
    "cards": ("cards", "--json"),
    "doctor": ("doctor", "--json"),
    "show": ("show", "players: 2; red ghosts: 38 - 3; red: at 0; turn: red", "--json"),
}
"""What is printed for programs, by command; what takes longer is kept beside its own tests."""


def options_of(command: str) -> list[str]:
    parser = Parser(command, Words("en"))
    import_module(f"vigil.cli.{command}").arguments(parser)
    parser.always_takes()
    return sorted(name for action in parser._actions for name in action.option_strings)


def test_commands_keep_their_options(pytestconfig: pytest.Config) -> None:
    """An option may come; none may go."""
    now = {command: options_of(command) for command in COMMANDS}
    before = promised("commands", now, pytestconfig)
    assert {**before}.keys() == now.keys()
    gone = {name: sorted({*before[name]} - {*now[name]}) for name in before}
    assert gone == {name: [] for name in before}


@pytest.mark.parametrize("command", PRINTED)
def test_printed_data_keeps_its_keys(command: str, pytestconfig: pytest.Config) -> None:
    """A key may come; none may go or change its kind."""
    keep_keys(command, json.loads(inside(*PRINTED[command]).stdout), pytestconfig)


@pytest.mark.parametrize("command", [name for name in COMMANDS if "--json" in options_of(name)])
def test_every_command_for_programs_has_its_promise(command: str) -> None:
    """Those that take longer are kept where they are tested: ``keep_keys`` is called there."""
    assert [*HERE.glob(f"keys_{command}*.json")]


SILENT: Final = ("play", "serve", "join", "completion")
"""Commands that report nothing: they play, serve, or print what a shell runs."""


def test_every_command_that_reports_prints_data() -> None:
    assert [name for name in COMMANDS if "--json" not in options_of(name)] == [*SILENT]


def test_what_goes_or_changes_is_found() -> None:
    before = keys_of({"a": 1, "b": [{"c": "x"}], "setup": {"players": 2}})
    now = {"a": 1.5, "b": [{"c": "y", "d": 1}], "setup": {}, "e": 0}
    assert missing(keys_of(now), before, "x") == []
    assert missing(keys_of({"a": "1", "b": [{}]}), before, "x") == ["x.a", "x.b[].c", "x.setup"]
