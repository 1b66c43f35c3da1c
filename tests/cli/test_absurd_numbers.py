"""Files whose numbers no game could have: each command says so in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from cli.command import Done, inside
from vigil.core.commitment import commitment, mixed
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.record import FORMAT, dumps_checked
from vigil.core.table import Table

ABSURD: Final[tuple[Any, ...]] = (
    *(-(10**40), -1, 10**40, 10**300, -(10**4000), 2**63, 2.5, -0.0, 1e308),
    *(float("nan"), float("inf"), True, False, None, "7", "", [], [1], {}),
)
SECRET: Final = 2**90 + 1
LUCK: Final = ("0f" * 16, "")
SETUPS: Final[dict[str, dict[str, Any]]] = {
    "ghost_stories": {"players": 2},
    "white_moon": {"players": 2, "modules": ["white_moon"]},
    "horizons": {"players": 2},
}


@cache
def table_of(name: str) -> Table:
    """A game at its beginning."""
    game, random = find_game(name.replace("white_moon", "ghost_stories")), Random(2)
    setup = game.setup.from_data(SETUPS[name])
    table = Table.start(setup, SeededDealer(mixed(SECRET, LUCK)))
    for _ in range(12):
        assert table.decision is not None
        table.apply(random.randrange(len(table.decision.options)))
    return table


def record_of(name: str) -> str:
    record = replace(table_of(name).record, commitment=commitment(SECRET))
    return replace(record, secret=SECRET, luck=LUCK).to_json()


def position_of(name: str) -> str:
    """The record of a game that began at a position."""
    table = table_of(name)
    again = Table.at(table.game, table.state, SeededDealer(SECRET))
    again.apply(0)
    return replace(again.record, commitment=commitment(SECRET), dealt_from=1).to_json()


def report_of(name: str) -> str:
    content = {"kind": "report", "format": FORMAT, "game": table_of(name).game.name, "rules": 4}
    return dumps_checked(content | {"words": "?", "ply": 3, "record": record_of(name)})


def save_of(name: str) -> str:
    return table_of(name).save()


FILES: Final[dict[str, Callable[[str], str]]] = {
    "record": record_of,
    "position": position_of,
    "save": save_of,
    "report": report_of,
}
COMMANDS: Final = {
    "replay": ("replay", "--plain"),
    "data": ("replay", "--json"),
    "report": ("report",),
    "verify": ("verify", "--commitment", commitment(SECRET)),
    "analyse": ("analyse", "--budget", "4", "--json"),
    "show": ("show",),
}
KNOWN: Final = (0, 1, 2, 3, 4)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where numbers stand in plain data."""
    if isinstance(data, dict | list):
        parts = data.items() if isinstance(data, dict) else enumerate(data)
        for key, part in parts:
            yield from places(part, (*path, key))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield path


def with_number(data: dict[str, Any], path: tuple[Any, ...], value: Any) -> str:
    """The file with another value at a place, and a check sum that fits."""
    changed = deepcopy(data)
    part: Any = changed
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return dumps_checked(changed)


def check(done: Done, case: object) -> None:
    """It came to an end that is known, with at most one sentence about a mistake."""
    assert done.returncode in KNOWN, case
    if done.returncode == 2:
        assert done.stdout == "", case
        assert done.stderr.startswith("vigil: "), case
        assert done.stderr.count("\n") == 1, case


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("kind", FILES)
def test_a_number_that_cannot_be_is_one_sentence(name: str, kind: str, tmp_path: Path) -> None:
    data = json.loads(FILES[kind](name))
    data.pop("check")
    random, file = Random(f"{name} {kind}"), tmp_path / "file.json"
    top = [path for path in places(data) if path[0] != "answers" and len(path) < 3]
    deep = [path for path in places(data) if path not in top]
    chosen = random.sample(top, min(8, len(top))) + random.sample(deep, min(6, len(deep)))
    for path in chosen:
        for value in random.sample(ABSURD, 2):
            file.write_text(with_number(data, path, value))
            for command in ("verify", random.choice(["replay", "data", "report", "show"])):
                check(inside(*COMMANDS[command], str(file)), (path, value, command))


@pytest.mark.parametrize("value", [-(10**40), -1, 10**40, 2.5, float("nan"), True, None, "4", []])
@pytest.mark.parametrize("kind", ["record", "save", "report"])
def test_versions_are_counted_from_nothing_up(kind: str, value: Any, tmp_path: Path) -> None:
    data = json.loads(FILES[kind]("horizons"))
    data.pop("check")
    file = tmp_path / "file.json"
    for part in ("rules", "format"):
        file.write_text(with_number(data, (part,), value))
        for command in COMMANDS.values():
            done = inside(*command, str(file))
            check(done, part)
            assert done.returncode == 2
