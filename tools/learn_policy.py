"""Learns the policy of a game: ``python tools/learn_policy.py ghost_stories --games 200``.

It plays games, tries the options of questions, fits weights to the results, and writes those that
are a gain in other games. ``--kept FILE`` stores the questions of each game as a line of JSON, so
that an interrupted run can resume.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from vigil.bots.judgement import find_judge
from vigil.bots.policy import Policy, policy_file
from vigil.bots.training.distil import Choice, distil
from vigil.bots.training.trials import tried_out
from vigil.core.game import find_game

DECISIVE: Final = ("move", "place_ghost", "spirit_phase", "power_phase")
"""Kinds of questions that are always tried."""
FEW: Final = 150
"""The fewest questions of a kind to learn from."""


def main() -> int:
    """Play, fit and write."""
    args = arguments()
    modules = tuple(args.module)
    by_kind: dict[str, list[Choice]] = defaultdict(list)
    for kind, choice in questions(args, modules):
        by_kind[kind].append(choice)
    weights = {}
    for kind, choices in sorted(by_kind.items()):
        if len(choices) < FEW:
            continue
        found = distil(choices)
        print(
            f"{kind}: {len(choices)} questions, {found.before:.5f} lost without weights,", end=" "
        )
        print(f"gain {found.gain:.5f} ± {found.error:.5f}", "" if found.is_kept else "(not kept)")
        if found.is_kept:
            weights[kind] = found.weights
    command = " ".join(("python tools/learn_policy.py", *sys.argv[1:]))
    policy = Policy(find_game(args.game).rules_version, command, weights)
    out = Path(args.out or str(policy_file(args.game, modules)))
    out.write_bytes(msgspec.json.format(msgspec.json.encode(policy), indent=1) + b"\n")
    return 0


def arguments() -> Namespace:
    """The arguments."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--module", action="append", default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=60_000)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--out")
    return parser.parse_args()


def questions(args: Namespace, modules: tuple[str, ...]) -> Iterator[tuple[str, Choice]]:
    """The questions of all games, those of an earlier run first."""
    setups, games = find_judge(args.game).practice(modules), 0
    if args.kept is not None and args.kept.exists():
        for line in args.kept.read_text(encoding="utf-8").splitlines():
            games += 1
            yield from msgspec.json.decode(line, type=list[tuple[str, Choice]])
    for number in range(games, args.games):
        seed = args.seed + number
        found = list(tried_out(setups[seed % len(setups)], seed, DECISIVE))
        if args.kept is not None:
            with args.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
        yield from found


if __name__ == "__main__":
    raise SystemExit(main())
