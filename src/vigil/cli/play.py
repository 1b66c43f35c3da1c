"""``vigil play``: a game in the terminal, with keys and mouse or in plain text."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from vigil.bots import Bot, check_player, make_player, searches
from vigil.cli.extras import how_to_install, import_with
from vigil.cli.input_text import about
from vigil.cli.main import INTERRUPTED, is_terminal
from vigil.cli.options import default_game, read_game, takes_game
from vigil.cli.parser import Parser, UsageError, number
from vigil.cli.setups import is_set_up, read_setup, setup_options
from vigil.cli.show import position_text
from vigil.core.dealer import SeededDealer
from vigil.core.table import Table
from vigil.teaching.lessons import lessons
from vigil.terminal import Screen, Session, Sitting
from vigil.terminal.files import (
    bots_in,
    keep,
    last_kept,
    new_seed,
    playable,
    read_table,
    warn_of_rules,
)
from vigil.words import Words

if TYPE_CHECKING:
    from vigil.bots.process_pool import ProcessPool


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    takes_game(parser)
    setup_options(parser, suggested=True)
    parser.option("--seed", "SEED", type=number("--seed", 0))
    parser.option("--load", "FILE")
    parser.option("--resume", text=parser.words.text("cli-option-left"))
    parser.option("--position", "TEXT")
    parser.option("--bot", "BOT", type=check_player)
    parser.option("--humans", "N", type=number("--humans", 0))
    parser.option("--plain")
    known = parser.words.text("cli-option-lesson", known=", ".join(lessons()))
    parser.option("--lesson", "LESSON", text=known)


def run(args: Namespace, words: Words) -> int:
    """Play to the end, or until the player leaves."""
    if args.lesson is not None:
        return learn(args.lesson, words)
    load = loaded_file(args)
    table = open_table(args, load)
    names = bots_of(args, table, load)
    sitting, screen = Sitting(table, made(names, table), names), Screen.of(table.setup, words)
    warn_of_rules(table.record, words)
    if not args.plain and is_terminal() and (play := application(words)) is not None:
        print(play(sitting, screen))
        return 0
    if isinstance(table.dealer, SeededDealer):
        screen.say("cli-seed", seed=str(table.dealer.seed))
    session = Session(sitting, screen)
    try:
        session.run()
    except KeyboardInterrupt:
        screen.line("")
        screen.say("tui-kept", file=str(keep(session.table, names)))
        return INTERRUPTED
    return 0


def learn(name: str, words: Words) -> int:
    """Play a lesson, which needs the application."""
    if name not in lessons():
        raise UsageError("no_lesson", value=name, known=", ".join(lessons()))
    if not is_terminal():
        raise UsageError("no_terminal", command="play --lesson")
    start = import_with("terminal", "vigil.terminal.app.start")
    print(start.learn(name, lessons()[name], words), end="")
    return 0


def application(words: Words) -> Callable[[Sitting, Screen], str] | None:
    """The full-screen table; where its packages are missing, one line says how to get them."""
    try:
        from vigil.terminal.app.start import play  # slow to import
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("vigil"):
            raise
        command = how_to_install("terminal")
        print(words.text("cli-terminal-extra", command=command), file=sys.stderr)
        return None
    return play


def loaded_file(args: Namespace) -> str | None:
    """The file of a game to resume."""
    if not args.resume:
        return None if args.load is None else str(args.load)
    if args.load is not None:
        raise UsageError("setup_is_fixed", option="--resume")
    found = last_kept()
    if found is None:
        raise UsageError("nothing_kept")
    return str(found)


def open_table(args: Namespace, load: str | None) -> Table:
    """The game to play: a new one, one from a position, or one from a file."""
    if load is not None or args.position is not None:
        _refuse_setup(args, load)
    if load is not None:
        with about(load):
            return playable(read_table(load))
    dealer = SeededDealer(new_seed() if args.seed is None else args.seed)
    if args.position is not None:
        game = read_game(args.game or default_game())
        return Table.at(game, game.read(position_text(args.position)), dealer)
    return Table.start(read_setup(read_game(args.game), args, suggested=True), dealer)


def _refuse_setup(args: Namespace, load: str | None) -> None:
    """Refuse setup options for a game that has begun."""
    set_up = is_set_up(args, suggested=True)
    if load is None and set_up:
        raise UsageError("setup_is_fixed", option="--position")
    own = (args.game, args.seed, args.position)
    if load is not None and (set_up or any(value is not None for value in own)):
        raise UsageError("setup_is_fixed", option="--resume" if args.resume else "--load")


def bots_of(args: Namespace, table: Table, load: str | None) -> dict[int, str]:
    """The names of the bots for the seats after the people's, or those of a save."""
    if args.bot is None:
        if args.humans is not None:
            raise UsageError("humans_without_bot")
        return {} if load is None else bots_in(load)
    humans, players = 1 if args.humans is None else args.humans, table.setup.players
    if humans > players:
        known = {"value": str(humans), "least": "0", "most": str(players)}
        raise UsageError("number", option="--humans", **known)
    return dict.fromkeys(range(humans, players), args.bot)


def made(names: Mapping[int, str], table: Table) -> dict[int, Bot]:
    """The bots with these names, by seat."""
    seed = table.dealer.seed if isinstance(table.dealer, SeededDealer) else new_seed()
    pool = whole_pool() if any(map(searches, names.values())) else None
    return {seat: make_player(name, seed + seat, pool) for seat, name in names.items()}


def whole_pool() -> ProcessPool | None:
    """A pool with all cores of the machine; none on a single core."""
    from vigil.bots.process_pool import ProcessPool  # NumPy is slow to import

    cores = os.cpu_count() or 1
    return ProcessPool(cores) if cores > 1 else None
