"""``vigil bench``: our speed beside that of other engines, in the same run."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from vigil.bench import Speed, contenders, measure, ratios
from vigil.bench.contenders import PEERS
from vigil.bench.measure import ROUNDS
from vigil.cli.extras import import_with
from vigil.cli.options import read_game, takes_game
from vigil.cli.parser import Parser, UsageError
from vigil.cli.simulate import progress_bar
from vigil.core.game import find_game, game_names
from vigil.terminal import make_console
from vigil.words import Words

FIELDS: Final = Speed._fields


def arguments(parser: Parser) -> None:
    """What the command takes."""
    takes_game(parser)
    parser.option("--seconds", "SECONDS", type=_seconds, default=20.0)
    parser.option("--server")
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
    if args.server:
        return measure_server(args, words)
    games = game_names() if args.game is None else (read_game(args.game).name,)
    playing = contenders(find_game(game).setup.from_data({}) for game in games)
    with progress_bar() as bar:
        task = bar.add_task("", total=ROUNDS * len(playing))
        speeds = measure(playing, args.seconds, lambda: bar.advance(task))
    if args.json:
        print(json.dumps(as_data(games, args.seconds, speeds)))
        return 0
    console = make_console()
    console.print(speed_table(games, speeds, words))
    console.print(ratio_table(games, speeds, words))
    return 0


def measure_server(args: Namespace, words: Words) -> int:
    """Measure the answers that a server takes."""
    if args.game is not None:
        raise UsageError("unknown_argument", value=args.game, command="vigil bench --server")
    load = import_with("bench", "vigil.bench.network").load(args.seconds)
    if args.json:
        print(json.dumps(load._asdict()))
        return 0
    table = Grid(box=SIMPLE_HEAD, title=words.text("cli-bench-server"))
    table.add_column()
    table.add_column(justify="right")
    for field, value in load._asdict().items():
        table.add_row(words.text(f"cli-bench-{field}"), _figure(value))
    make_console().print(table)
    return 0


def as_data(games: Sequence[str], seconds: float, speeds: Mapping[str, Speed]) -> dict[str, Any]:
    """The measurements as plain data; a peer that is not installed is null."""
    missing = {name: None for name in PEERS if name not in speeds}
    measured = {name: speed._asdict() for name, speed in speeds.items()}
    start = {"games": list(games), "seconds": seconds, "rounds": ROUNDS}
    divided = {game: ratios(speeds, game) for game in games}
    return {**start, "engines": measured | missing, "ratios": divided}


def speed_table(games: Sequence[str], speeds: Mapping[str, Speed], words: Words) -> Grid:
    """Every engine in a row."""
    table = Grid(box=SIMPLE_HEAD, title=words.text("cli-bench-title"))
    table.add_column(words.text("cli-bench-engine"))
    for field in FIELDS:
        table.add_column(words.text(f"cli-bench-{field}"), justify="right")
    ours = dict(_ours(games, words))
    for name, speed in speeds.items():
        table.add_row(ours.get(name, name), *(_figure(value) for value in speed))
    for name in PEERS:
        if name not in speeds:
            table.add_row(name, words.text("cli-bench-missing"))
    return table


def ratio_table(games: Sequence[str], speeds: Mapping[str, Speed], words: Words) -> Grid:
    """Ours divided by catanatron's, a column for each game."""
    table = Grid(box=SIMPLE_HEAD, title=words.text("cli-bench-ratios"))
    table.add_column()
    for game in games:
        table.add_column(words.text(f"cli-game-{game}"), justify="right")
    columns = [ratios(speeds, game) for game in games]
    for key in columns[0]:
        figures = (f"{column[key]:.3g}" for column in columns)
        table.add_row(words.text(f"cli-ratio-{key}"), *figures)
    if not table.row_count:
        table.add_row("catanatron", words.text("cli-bench-missing"))
    return table


def _ours(games: Sequence[str], words: Words) -> Iterator[tuple[str, str]]:
    """What our own contenders are called for people."""
    for game in games:
        name = words.text(f"cli-game-{game}")
        for way in ("run", "table"):
            yield f"{game} {way}", words.text(f"cli-bench-{way}", game=name)


def _figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}"
