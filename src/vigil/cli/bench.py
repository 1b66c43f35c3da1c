"""``vigil bench``: our speed beside that of other engines, in the same run."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from vigil.bench import Speed, contenders, measure, ratios
from vigil.bench.contenders import PEERS
from vigil.bench.measure import ROUNDS
from vigil.cli.options import DEFAULT_GAME, read_game
from vigil.cli.parser import Parser, UsageError
from vigil.cli.simulate import progress_bar
from vigil.terminal import make_console
from vigil.words import Words

FIELDS: Final = Speed._fields


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.takes("game", "GAME")
    parser.option("--seconds", "SECONDS", type=_seconds, default=20.0)
    parser.option("--json")


def _seconds(text: str) -> float:
    """Reads a positive number of seconds."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise UsageError("number", option="--seconds", value=text, least="0.1", most="3600")
    return value


def run(args: Namespace, words: Words) -> int:
    """Measure and print."""
    setup = read_game(args.game or DEFAULT_GAME).setup.from_data({})
    playing = contenders(setup)
    with progress_bar() as bar:
        task = bar.add_task("", total=ROUNDS * len(playing))
        speeds = measure(playing, args.seconds, lambda: bar.advance(task))
    if args.json:
        print(json.dumps(as_data(setup.game, args.seconds, speeds)))
        return 0
    console = make_console()
    console.print(speed_table(speeds, words))
    console.print(ratio_table(speeds, words))
    return 0


def as_data(game: str, seconds: float, speeds: Mapping[str, Speed]) -> dict[str, Any]:
    """The measurements as plain data; a peer that is not installed is null."""
    missing = {name: None for name in PEERS if name not in speeds}
    measured = {name: speed._asdict() for name, speed in speeds.items()}
    start = {"game": game, "seconds": seconds, "rounds": ROUNDS}
    return {**start, "engines": measured | missing, "ratios": ratios(speeds)}


def speed_table(speeds: Mapping[str, Speed], words: Words) -> Grid:
    """Every engine in a row."""
    table = Grid(box=SIMPLE_HEAD, title=words.text("cli-bench-title"))
    table.add_column(words.text("cli-bench-engine"))
    for field in FIELDS:
        table.add_column(words.text(f"cli-bench-{field}"), justify="right")
    for name, speed in speeds.items():
        table.add_row(_engine(name, words), *(_figure(value) for value in speed))
    for name in PEERS:
        if name not in speeds:
            table.add_row(name, words.text("cli-bench-missing"))
    return table


def ratio_table(speeds: Mapping[str, Speed], words: Words) -> Grid:
    """Ours divided by catanatron's."""
    table = Grid(box=SIMPLE_HEAD, title=words.text("cli-bench-ratios"), show_header=False)
    for key, ratio in ratios(speeds).items():
        table.add_row(words.text(f"cli-ratio-{key}"), f"{ratio:.3g}")
    if not table.row_count:
        table.add_row("catanatron", words.text("cli-bench-missing"))
    return table


def _engine(name: str, words: Words) -> str:
    ours = {"vigil run": "cli-bench-run", "vigil table": "cli-bench-table"}
    return words.text(ours[name]) if name in ours else name


def _figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}"
