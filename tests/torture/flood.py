"""Floods from one and from many addresses, with and without nginx, and what others felt of them.

``PYTHONPATH=tests python -m torture.flood`` seats a crowd that plays, and attacks the server with
more than its limits permit, each attack on a separate server; ``--help`` says what else it can
do. Everything stays on loopback, and is bounded in count and time.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from uvicorn.loops.auto import auto_loop_factory

from deploy.nginx import find_nginx
from torture.flood_arena import DIRECT, NGINX, Arena, arena, sources_of
from torture.flood_figures import Row, as_json, compared, line, load_now, table
from torture.flood_registry import ATTACKS
from torture.flood_trial import Trial

TABLES: Final = 50
THINKING: Final = 0.2
"""Seconds of a thought, on the average: quick people, so that there are enough answers to count."""
SECONDS: Final = 15.0
WARM_SECONDS: Final = 3.0
AFTERWARDS: Final = 4.0
"""Seconds after an attack in which memory is given back."""
MANY: Final = 100
"""Addresses of an attack from many."""
MOST: Final = 253
"""From 127.0.0.2 to 127.0.0.254."""


async def trial_of(arena: Arena, name: str, sources: list[str], given: Namespace) -> Row:
    """Quiet seconds, then the flood, then what is left of it, then quiet seconds again.

    Games change as they go on: the flood is compared with the time before and after it.
    """
    trial = Trial(arena, name, sources, given.thinking)
    attackers = trial.attackers()
    visits: asyncio.Task[None] | None = None
    try:
        await trial.seat(given.tables)
        await attackers.prepared()
        await trial.watch(WARM_SECONDS)
        before = trial.gauge.mib_now
        quiet = await trial.quiet(given.seconds)
        quiet_waits = trial.waits
        attackers.begin(given.seconds)
        visits = asyncio.create_task(trial.visit())
        flood = await trial.watch(given.seconds)
        sent, statuses = await attackers.ended(given.seconds)
        attackers.close()
        visits.cancel()
        peak = max(flood.mib, (await trial.watch(AFTERWARDS)).mib)
        after, disturbed = trial.gauge.mib_now, trial.all_disturbed
        later = await trial.quiet(given.seconds)
        quiet = quiet.joined(later, quiet_waits + trial.waits)
        load = load_now()
        stop = await asyncio.to_thread(arena.server.stopped_after)
    finally:
        attackers.close()
        if visits is not None:
            visits.cancel()
        await trial.crowd.go()
    return Row(
        attack=name,
        way=arena.kind,
        addresses=len(sources),
        quiet=quiet,
        flood=flood,
        mib_before=before,
        mib_peak=peak,
        mib_after=after,
        disturbed=disturbed,
        stop_seconds=stop,
        sent=sent,
        statuses=statuses,
        log_kib=arena.server.log.stat().st_size / 1024,
        load_average=load,
    )


# -- running


def options(words: Sequence[str]) -> Namespace:
    """What is wanted."""
    parser = ArgumentParser(
        prog="torture.flood",
        description=__doc__,
        epilog="\n".join(f"{name:12} {one.about}" for name, one in ATTACKS.items()),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("tables", type=int, nargs="?", default=TABLES)
    parser.add_argument(
        "--attack", action="append", choices=ATTACKS, metavar="NAME", help="repeatable"
    )
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each attack")
    parser.add_argument("--thinking", type=float, default=THINKING, help="seconds of a thought")
    parser.add_argument("--addresses", type=int, action="append", help=f"default: 1 and {MANY}")
    parser.add_argument("--way", action="append", choices=(DIRECT, NGINX), help="default: both")
    parser.add_argument("--json", default="", help="write all figures to this file")
    parser.add_argument(
        "--compare", nargs=2, metavar="JSON", help="only print two earlier runs side by side"
    )
    given = parser.parse_args(words)
    given.attack = given.attack or list(ATTACKS)
    given.addresses = given.addresses or [1, MANY]
    given.way = given.way or [DIRECT, *([NGINX] if find_nginx() else [])]
    if not all(0 < number <= MOST for number in given.addresses):
        parser.error(f"attacks come from 1 to {MOST} addresses")
    return given


def main(words: Sequence[str]) -> int:
    """Attack; say what others felt, and whether everything held."""
    given = options(words)
    if given.compare:
        print(compared(*given.compare))
        return 0
    rows = list[Row]()
    wanted = [
        (way, addresses, name)
        for way in given.way
        for addresses in given.addresses
        for name in given.attack
    ]
    for number, (way, addresses, name) in enumerate(wanted):
        told = f"{number + 1}/{len(wanted)} {name}, {way}, {addresses} addresses"
        print(f"{told} …", end="", file=sys.stderr, flush=True)
        with arena(way) as made, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            row = runner.run(trial_of(made, name, sources_of(addresses), given))
        rows.append(row)
        print(f"\r{line(row)}", file=sys.stderr, flush=True)
        if given.json:
            Path(given.json).write_bytes(as_json(rows))
    print(table(rows))
    broken = sum(bool(row.faults) for row in rows)
    print(f"{len(rows) - broken} of {len(rows)} held")
    return bool(broken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
