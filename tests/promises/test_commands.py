"""Commands, their options and what ``--json`` gives stay as scripts know them."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from cli.command import inside
from promises.files import promised
from vigil.cli.commands import COMMANDS
from vigil.cli.parser import Parser
from vigil.words import Words

RECORD: Final = str(Path(__file__).parents[1] / "records" / "ghost_stories_4p_rules_3.record.json")

PRINTED: Final = {
    "simulate": ("simulate", "horizons", "--games", "1", "--seed", "1", "--json"),
    "arena": ("arena", "horizons", "--bots", "random", "--games", "1", "--seed", "1", "--json"),
    "replay": ("replay", RECORD, "--json"),
    "report": ("report", RECORD, "--json"),
    "cards": ("cards", "--json"),
    "doctor": ("doctor", "--json"),
}
"""What is printed for programs, by command; ``tests/cli`` looks at what servers say."""


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


def keys_of(data: Any) -> Any:
    """The keys of printed data, with the kind of each value."""
    if isinstance(data, list):
        return [keys_of(data[0])] if data else []
    if isinstance(data, dict):
        return {key: type(value).__name__ for key, value in data.items()}
    return type(data).__name__


@pytest.mark.parametrize("command", PRINTED)
def test_printed_data_keeps_its_keys(command: str, pytestconfig: pytest.Config) -> None:
    """A key may come; none may go or change its kind."""
    now = keys_of(json.loads(inside(*PRINTED[command]).stdout))
    before = promised(f"keys_{command}", now, pytestconfig)
    for new, old in pairs(now, before):
        assert {key: new.get(key) for key in old} == old


def pairs(now: Any, before: Any) -> list[tuple[Any, Any]]:
    """Objects side by side, also those in a list."""
    return [*zip(now, before, strict=True)] if isinstance(now, list) else [(now, before)]
