"""``vigil arena``: bots compared on the same deals."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from vigil.bots import check_player
from vigil.bots.work_pool import TaskRunner
from vigil.cli.arena_plot import plot
from vigil.cli.main import INTERRUPTED
from vigil.cli.options import check_output, read_game, takes_game
from vigil.cli.parser import Parser, UsageError, number, words_of
from vigil.cli.setups import read_setup, setup_options
from vigil.cli.simulate import progress_bar
from vigil.cli.task_runners import takes_workers, task_runner_of
from vigil.core.game import Setup
from vigil.research.simulation import (
    CLAIRVOYANT,
    Contest,
    Duel,
    Ledger,
    Match,
    Standing,
    compete,
    duels,
    standing,
)
from vigil.research.simulation.about import about_data, about_now
from vigil.research.simulation.interrupts import interrupts_deferred
from vigil.terminal import make_console
from vigil.terminal.files import new_seed, write_text
from vigil.words import Words, speaker_for
from vigil.words.figures import p_value, written


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    takes_game(parser)
    parser.option("--bots", "BOTS", type=read_bots, default=("rules", "random"))
    parser.option("--games", "N", type=number("--games", 1), default=100)
    setup_options(parser)
    parser.option("--seed", "SEED", type=number("--seed", 0))
    takes_workers(parser)
    parser.option("--resume", "FILE")
    parser.option("--plot", "FILE")
    parser.option("--json")


def read_bots(text: str) -> tuple[str, ...]:
    """The names of bots, each once; an error for a bot that does not exist."""
    names = tuple(name if name == CLAIRVOYANT else check_player(name) for name in words_of(text))
    if len(set(names)) < max(1, len(names)):
        raise UsageError("bots", value=text)
    return names


@dataclass(frozen=True, kw_only=True)
class Result:
    """The result of a contest."""

    contest: Contest
    done: int
    """Number of games played: fewer than requested after an interrupt."""
    standings: Sequence[Standing]
    duels: Sequence[Duel]


def run(args: Namespace, words: Words) -> int:
    """Play, then print the results; after Ctrl-C the results so far, and how to resume."""
    check_output(args.plot)
    result = played(read_setup(read_game(args.game), args), args)
    status, total = 0, result.contest.games * len(result.contest.bots)
    if result.done < total:
        print(interrupted(result.done, total, args, words), file=sys.stderr)
        status = INTERRUPTED
    if not result.standings:
        return status
    if args.plot is not None:
        drawn = plot(title(result, words), result.standings, made(result, args, words))
        write_text(args.plot, drawn)
    if args.json:
        print(json.dumps(as_data(result, args.command_line), ensure_ascii=False))
        return status
    console = make_console()
    for table in tables(result, words):
        console.print(table)
    return status


def interrupted(done: int, total: int, args: Namespace, words: Words) -> str:
    """Report an interrupt: what is stored, and how to resume."""
    if args.resume is None:
        return words.text("cli-sum-interrupted", done=done, total=total, option="--resume FILE")
    return words.text("cli-sum-kept", done=done, total=total, command=args.command_line)


def played(setup: Setup, args: Namespace) -> Result:
    """Play the games that are not in the file yet; the default seed is that of the file."""
    ledger = None if args.resume is None else Ledger(args.resume)
    kept = ledger.head.seed if ledger is not None and ledger.head is not None else None
    seed = next((seed for seed in (args.seed, kept) if seed is not None), None)
    contest = Contest(
        setup=setup, bots=args.bots, games=args.games, seed=new_seed() if seed is None else seed
    )
    if ledger is not None:
        ledger.open(contest)
    matches = watched(contest, ledger, task_runner_of(args))
    came = {match.bot for match in matches}
    standings = [standing(bot, matches) for bot in contest.bots if bot in came]
    return Result(
        contest=contest,
        done=len(matches),
        standings=standings,
        duels=duels(contest, matches) if len(standings) > 1 else [],
    )


def watched(contest: Contest, ledger: Ledger | None, runner: TaskRunner) -> list[Match]:
    """Play with a progress bar; every match is stored as it ends, up to an interrupt."""
    kept = [] if ledger is None else [m for m in ledger.matches if contest.wants(m)]
    done = [*kept]
    with progress_bar() as bar, suppress(KeyboardInterrupt):
        task = bar.add_task("", total=contest.games * len(contest.bots), completed=len(kept))

        def came(matches: Sequence[Match]) -> None:
            with interrupts_deferred():
                if ledger is not None:
                    ledger.add(matches)
                done.extend(matches)
            bar.advance(task, len(matches))

        return compete(contest, kept, played=came, run_tasks=runner)
    return done


# -- as data


def as_data(result: Result, command: str) -> dict[str, Any]:
    """The result as plain data, with seed, command, version and date."""
    contest = result.contest
    return {
        "game": contest.setup.game,
        "setup": contest.setup.to_data(),
        "games": contest.games,
        **about_data(command, contest.seed),
        "bots": [_standing_data(one) for one in result.standings],
        "duels": [asdict(duel) | {"significant": duel.significant} for duel in result.duels],
    }


def _standing_data(one: Standing) -> dict[str, Any]:
    return {
        "bot": one.bot,
        "wins": one.wins,
        "share": round(one.share, 4),
        "interval": [round(edge, 4) for edge in one.interval],
        "losses": dict(one.losses),
        "mean_score": round(one.mean_score, 3),
        "mean_turns": round(one.mean_turns, 3),
        "decision_us": round(one.decision_seconds * 1e6, 1),
    }


# -- for people


def title(result: Result, words: Words) -> str:
    """The heading: the games that were played."""
    contest = result.contest
    game, games = words.text(f"cli-game-{contest.setup.game}"), result.done // len(contest.bots)
    return words.text("cli-sum-title", game=game, games=games, seed=str(contest.seed))


def made(result: Result, args: Namespace, words: Words) -> str:
    """The command, seed, version and date of the plot."""
    about = about_now(args.command_line, result.contest.seed)
    facts = {"command": about.command, "version": about.version, "date": about.date}
    return words.text("study-command", seed=about.seed, **facts)


def tables(result: Result, words: Words) -> Iterator[Grid]:
    """The tables of the result: bots, reasons for defeats, pairs of bots."""
    yield standing_table(result, words)
    if any(one.losses for one in result.standings):
        yield loss_table(result, words)
    if result.duels:
        yield duel_table(result.duels, words)


def standing_table(result: Result, words: Words) -> Grid:
    """The bots, one row each."""
    table = Grid(box=SIMPLE_HEAD, title=title(result, words))
    table.add_column(words.text("cli-arena-bot"))
    for column in ("won", "interval", "score", "turns", "decision"):
        table.add_column(words.text(f"cli-arena-{column}"), justify="right")
    for one in result.standings:
        figures = (
            f"{one.wins} ({one.share:.1%})",
            "{:.1%} – {:.1%}".format(*one.interval),
            f"{one.mean_score:.1f}",
            f"{one.mean_turns:.1f}",
            f"{one.decision_seconds * 1e6:.0f}",
        )
        table.add_row(one.bot, *(written(figure, words.language) for figure in figures))
    return table


def loss_table(result: Result, words: Words) -> Grid:
    """For each bot and reason, the games lost for it."""
    speaker = speaker_for(result.contest.setup, words)
    table = Grid(box=SIMPLE_HEAD)
    table.add_column(words.text("cli-arena-lost"))
    for one in result.standings:
        table.add_column(one.bot, justify="right")
    for reason in dict.fromkeys(reason for one in result.standings for reason in one.losses):
        counts = (str(one.losses.get(reason, 0)) for one in result.standings)
        table.add_row(speaker.name("loss", reason), *counts)
    return table


def duel_table(found: Sequence[Duel], words: Words) -> Grid:
    """The pairs of bots: the deals that only one of the two won."""
    table = Grid(box=SIMPLE_HEAD)
    table.add_column(words.text("cli-arena-duel"))
    for column in ("first-only", "second-only", "chance", "difference"):
        table.add_column(words.text(f"cli-arena-{column}"), justify="right")
    for duel in found:
        proven = words.text("cli-arena-proven" if duel.significant else "cli-arena-open")
        counts = (str(duel.one_only), str(duel.other_only))
        chance = written(p_value(duel.chance), words.language)
        table.add_row(f"{duel.one} : {duel.other}", *counts, chance, proven)
    return table
