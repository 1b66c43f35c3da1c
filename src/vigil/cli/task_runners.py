"""Runners for long work: local processes, or a Ray cluster."""

from __future__ import annotations

from argparse import Namespace
from functools import partial
from typing import Final

from vigil.bots.work_pool import TaskRunner, run_in_pool
from vigil.cli.extras import import_with
from vigil.cli.parser import Parser, number

LOCAL: Final = "local"
"""The address that means a Ray cluster on this machine."""


def takes_workers(parser: Parser) -> None:
    """Declare the options that set who does the work."""
    parser.option("--workers", "N", type=number("--workers", 1, 256))
    parser.option("--ray", "ADDRESS", nargs="?", const=LOCAL)


def task_runner_of(args: Namespace, usual: int = 1, least: int = 1) -> TaskRunner:
    """Local processes, or a cluster that gets at least ``least`` tasks at a time."""
    if args.ray is None:
        return partial(run_in_pool, workers=args.workers or usual)
    on_ray = import_with("ray", "vigil.research.simulation.on_ray")
    runner: TaskRunner = partial(
        on_ray.run_on_ray, address=args.ray, workers=args.workers, least=least
    )
    return runner
