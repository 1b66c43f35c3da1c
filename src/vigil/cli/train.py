"""``vigil train``: fit a net that judges positions to practice games."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from vigil.bots.judgement import find_judge, weights_file
from vigil.bots.training.fit import Progress
from vigil.bots.training.practice import PracticeGame
from vigil.bots.training.train import Trained, Training, gather, train, write_weights
from vigil.cli.main import INTERRUPTED
from vigil.cli.options import check_output, read_game
from vigil.cli.simulate import progress_bar
from vigil.cli.task_runners import task_runner_of
from vigil.cli.train_options import arguments
from vigil.core.plugin import find_plugin
from vigil.research.simulation.about import about_data
from vigil.terminal import make_console
from vigil.words import Words

__all__ = ["arguments", "run"]

BLOCKS: Final = "▁▂▃▄▅▆▇█"


def run(args: Namespace, words: Words) -> int:
    """Play practice games, fit a net, write it and print its losses."""
    game = read_game(args.game)
    find_judge(game.name)
    modules = () if args.module is None else (checked_module(game.name, args.module),)
    training = Training(game=game.name, modules=modules, games=args.games, seed=args.seed)
    check_output(args.out)
    out = Path(args.out or str(weights_file(find_plugin(game.name), modules)))
    try:
        games = practised(training, args)
        trained = train(games, training.seed, lambda progress: _watch(progress, words))
    except KeyboardInterrupt:
        print(interrupted(args, words), file=sys.stderr)
        return INTERRUPTED
    write_weights(out, training, trained, command_of(training))
    if args.json:
        data = as_data(training, trained, out) | about_data(args.command_line, args.seed)
        print(json.dumps(data, ensure_ascii=False))
    else:
        make_console().print(as_table(training, trained, out, words))
    return 0


def practised(training: Training, args: Namespace) -> list[PracticeGame]:
    """The practice games, played with a progress bar."""
    with progress_bar() as bar:
        task = bar.add_task("", total=training.games)
        runner = task_runner_of(args, usual=os.cpu_count() or 1)
        return gather(training, args.samples, 1, lambda more: bar.advance(task, more), runner)


def interrupted(args: Namespace, words: Words) -> str:
    """How to resume with the games stored in a folder."""
    if args.samples is None:
        return words.text("cli-train-interrupted")
    return words.text("cli-train-kept", file=args.samples, command=args.command_line)


def checked_module(game: str, name: str) -> str:
    """A module of the game; an error for any other."""
    plain = find_judge(game).practice(())[0]
    replace(plain, modules=(name,))  # refuses an unknown module
    return name


def command_of(training: Training) -> str:
    """The command that makes the same net, with any number of processes."""
    module = "".join(f" --module {name}" for name in training.modules)
    return f"vigil train {training.game}{module} --games {training.games} --seed {training.seed}"


def _watch(progress: Progress, words: Words) -> None:
    """Print progress on standard error."""
    console = Console(stderr=True)
    if console.is_terminal:
        facts = {"loss": f"{progress.loss:.4f}", "check": f"{progress.check:.4f}"}
        console.print(words.text("cli-train-epoch", epoch=progress.epoch, **facts))


def curve(values: list[float]) -> str:
    """Values as a row of block characters."""
    low, high = min(values), max(values)
    spread = (high - low) or 1.0
    return "".join(BLOCKS[round((value - low) / spread * (len(BLOCKS) - 1))] for value in values)


def as_data(training: Training, trained: Trained, out: Path) -> dict[str, Any]:
    """The result as plain data."""
    return {
        "game": training.game,
        "modules": list(training.modules),
        "games": training.games,
        "rules": training.rules,
        "positions": trained.positions,
        "curve": [progress._asdict() for progress in trained.curve],
        "loss": round(trained.unseen, 5),
        "guess": round(trained.guess, 5),
        "file": str(out),
    }


def as_table(training: Training, trained: Trained, out: Path, words: Words) -> Grid:
    """The result for people."""
    game = words.text(f"cli-game-{training.game}")
    table = Grid(box=SIMPLE_HEAD, show_header=False, title=words.text("cli-train-title", game=game))
    table.add_column()
    table.add_column(justify="right", overflow="fold")
    rows = {
        "games": str(training.games),
        "positions": str(trained.positions),
        "guess": f"{trained.guess:.4f}",
        "loss": f"{trained.unseen:.4f}",
        "curve": curve([progress.check for progress in trained.curve]),
        "file": str(out),
    }
    for key, value in rows.items():
        table.add_row(words.text(f"cli-train-{key}"), value)
    return table
