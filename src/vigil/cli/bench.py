"""``vigil bench``: the speed of both forms of the engine in one table, with other engines on
request.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

import vigil
from vigil.bench import FORMS, both_forms
from vigil.cli.extras import import_with
from vigil.cli.options import read_game, takes_game
from vigil.cli.parser import Parser, UsageError
from vigil.core.game import game_names
from vigil.terminal import make_console
from vigil.words import Words

Form: TypeAlias = Mapping[str, Any]
"""The measurements of one build of the engine."""
Row: TypeAlias = tuple[str, Callable[[Form], str]]
"""The name of a row and how to find its figure."""

NOTHING: Final = "–"


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    takes_game(parser)
    parser.option("--seconds", "SECONDS", type=_seconds, default=20.0)
    parser.option("--server")
    parser.option("--compiled", "FOLDER", type=Path)
    parser.option("--rivals", "FILE", type=Path)
    parser.option("--keep", "FILE", type=Path)
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
    games = game_names() if args.game is None else (read_game(args.game).name,)
    if args.compiled is not None and not (args.compiled / "vigil").is_dir():
        raise UsageError("no_package", value=str(args.compiled))
    if args.rivals is not None and not args.rivals.is_file():
        raise UsageError("no_rivals", value=str(args.rivals))
    if args.server:
        import_with("bench", "vigil.bench.network")
    chosen = {"server": args.server, "compiled": args.compiled, "rivals": args.rivals}
    found = dict(both_forms(games, args.seconds, **chosen))
    if args.keep is not None:
        with args.keep.open("a", encoding="utf-8") as file:
            file.write(json.dumps(kept(found)) + "\n")
    if args.json:
        made = {"command": args.command_line, "date": today(), "version": vigil.__version__}
        print(json.dumps({**made, "games": list(games), **found}))
    else:
        make_console().print(bench_table(found, words))
    return 0


def today() -> str:
    """The date of a measurement."""
    return datetime.now(UTC).date().isoformat()


def kept(found: Mapping[str, Form | None]) -> dict[str, Any]:
    """One line of the history: date, version, and speed relative to catanatron."""
    figures = {
        name: {"ratios": form["ratios"], "bytes": form["bytes_an_answer"], "start": form["start"]}
        for name, form in found.items()
        if form is not None
    }
    return {"date": today(), "version": vigil.__version__, **figures}


def bench_table(found: Mapping[str, Form | None], words: Words) -> Grid:
    """A row for each figure, a column for each build."""
    pure = found["pure"]
    assert pure is not None
    title = "cli-bench-title-rivals" if _rivals(pure) else "cli-bench-title"
    table = Grid(box=SIMPLE_HEAD, title=words.text(title))
    table.add_column()
    for name in FORMS:
        table.add_column(words.text(f"cli-bench-{name}"), justify="right")
    forms = [found[name] for name in FORMS]
    for label, figure in _rows(pure, words):
        table.add_row(label, *(NOTHING if form is None else figure(form) for form in forms))
    if None in forms:
        table.caption = words.text("cli-bench-not-compiled")
    return table


def _rivals(form: Form) -> list[str]:
    """The rows of the other engines."""
    return [name for name in form["engines"] if name.split()[0] not in form["ratios"]]


def _rows(pure: Form, words: Words) -> Iterator[Row]:
    for kind in pure["ratios"]:
        yield from _rows_of(kind, words)
    rivals = _rivals(pure)
    for name in rivals:
        yield words.text("cli-bench-peer", name=name), _speed_of(name, words)
    for name in pure["steps"]:
        yield words.text("cli-bench-steps", name=name), _steps_of(name, words)
    if rivals:
        yield words.text("cli-bench-choices"), lambda form: _figure(form["choices"])
    yield words.text("cli-bench-workers"), lambda form: _figure(form["two_workers"])
    for key in pure["start"]:
        yield words.text(f"cli-bench-{key}"), lambda form, key=key: f"{form['start'][key]:.3f}"  # type: ignore[misc]
    for key in pure["server"] or ():
        yield words.text(f"cli-bench-{key}"), lambda form, key=key: _figure(form["server"][key])  # type: ignore[misc]


def _rows_of(kind: str, words: Words) -> Iterator[Row]:
    """The rows of a game, or of one with a module."""
    game = words.text(f"cli-game-{kind}")
    for way, key in (("run", "decisions_per_second"), ("table", "table_decisions_per_second")):
        yield words.text(f"cli-bench-{way}", game=game), _play_of(kind, way, key)
    for way, name in (("run", "copy"), ("table", "fork")):
        yield words.text(f"cli-bench-{name}", game=game), _copy_of(f"{kind} {way}")
    for key in ("bytes_an_answer", "rules_bot_us"):
        yield words.text(f"cli-bench-{key}", game=game), _one_of(key, kind)
    yield words.text("cli-bench-us_at_ply", game=game), lambda form: _plies(form["us_at_ply"][kind])


def _play_of(kind: str, way: str, key: str) -> Callable[[Form], str]:
    """Decisions per second, and the ratio to catanatron."""

    def figure(form: Form) -> str:
        speed = _figure(form["engines"][f"{kind} {way}"]["decisions_per_second"])
        ratio = form["ratios"][kind].get(key)
        return speed if ratio is None else f"{speed} ({ratio:.2g}×)"

    return figure


def _copy_of(engine: str) -> Callable[[Form], str]:
    return lambda form: _figure(form["engines"][engine]["copy_us"])


def _one_of(key: str, kind: str) -> Callable[[Form], str]:
    return lambda form: _figure(form[key][kind])


def _speed_of(name: str, words: Words) -> Callable[[Form], str]:
    def figure(form: Form) -> str:
        speed = form["engines"][name]
        if speed is None:
            return words.text("cli-bench-missing")
        return f"{_figure(speed['decisions_per_second'])}, {_figure(speed['copy_us'])}"

    return figure


def _steps_of(name: str, words: Words) -> Callable[[Form], str]:
    def figure(form: Form) -> str:
        steps = form["steps"][name]
        return words.text("cli-bench-missing") if steps is None else _figure(steps)

    return figure


def _plies(found: Mapping[str, float | None]) -> str:
    return ", ".join(NOTHING if value is None else _figure(value) for value in found.values())


def _figure(value: float | None) -> str:
    if value is None:
        return NOTHING
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
